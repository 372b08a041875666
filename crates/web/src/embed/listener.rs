//! The host message listener: parses requests, passes them to the page, and answers them.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use sandgrid_app::EmbedOption;
use wasm_bindgen_futures::spawn_local;
use web_sys::MessageEvent;

use super::host::{Host, Incoming};
use super::protocol::{Answer, Code, HostEvent, Request, VERSION, Value};
use super::{host, put, report};
use crate::dom::document::window;
use crate::dom::listener::Listener;

/// An error of a request: its code and its message.
#[derive(Clone, Debug)]
pub(crate) struct RequestError(pub(crate) Code, pub(crate) String);

/// A queue of messages: each request is finished before the next one starts.
struct HostListener<F> {
    host: Rc<Host>,
    carry_out: F,
    waiting: RefCell<VecDeque<Incoming>>,
    is_busy: Cell<bool>,
}

/// Listens for requests, if there is a host. `carry_out` processes a request; it returns `None` once the page
/// is gone.
pub(crate) fn listen(
    carry_out: impl AsyncFn(Request) -> Option<Result<Answer, RequestError>> + 'static,
) -> Option<Listener> {
    let (waiting, is_busy) = (RefCell::default(), Cell::default());
    let ear = Rc::new(HostListener { host: host()?, carry_out, waiting, is_busy });
    Some(Listener::new(&window(), "message", move |event: MessageEvent| hear(&ear, &event)))
}

fn hear<F>(ear: &Rc<HostListener<F>>, event: &MessageEvent)
where
    F: AsyncFn(Request) -> Option<Result<Answer, RequestError>> + 'static,
{
    match ear.host.hear(event) {
        Incoming::Nothing => return,
        heard => ear.waiting.borrow_mut().push_back(heard),
    }
    if !ear.is_busy.replace(true) {
        let ear = Rc::clone(ear);
        spawn_local(async move {
            while let Some(heard) = ear.next() {
                ear.answer(heard).await;
            }
            ear.is_busy.set(false);
        });
    }
}

impl<F: AsyncFn(Request) -> Option<Result<Answer, RequestError>>> HostListener<F> {
    fn next(&self) -> Option<Incoming> {
        self.waiting.borrow_mut().pop_front()
    }

    async fn answer(&self, heard: Incoming) {
        let (done, id) = match heard {
            Incoming::Nothing => return,
            Incoming::Request(request, id) => match (self.carry_out)(request).await {
                Some(done) => (done, id),
                None => return,
            },
            Incoming::OtherVersion(id) => {
                let message = format!("this board speaks version {VERSION} of the protocol");
                (Err(RequestError(Code::UnknownVersion, message)), id)
            }
            Incoming::Unclear(why, id) => (Err(RequestError(Code::UnknownRequest, why)), id),
        };
        match (done, id) {
            (Ok(value), Some(id)) => self.host.tell(&HostEvent::Answer { id, value }),
            (Ok(_), None) => {}
            (Err(fault), id) => report(fault, id),
        }
    }
}

/// Sets an embed option to the value of a message; a second error tells of names that are left out.
pub(crate) fn state(
    name: &str,
    value: Option<Value>,
) -> Result<(EmbedOption, Option<RequestError>), RequestError> {
    let value = match value {
        None => None,
        Some(Value::Text(text)) => Some(text),
        Some(Value::Switch(is)) => Some(if is { "yes" } else { "no" }.to_owned()),
        Some(Value::Number(number)) => Some(written(number)),
    };
    match put(name, value.as_deref()) {
        Ok((option, left_out)) => Ok((option, left_out.map(|error| unknown_option(&error)))),
        Err(error) => Err(unknown_option(&error)),
    }
}

/// Formats a number as JavaScript does.
fn written(number: f64) -> String {
    let text = js_sys::Number::from(number).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}

/// Returns the error of an invalid option.
pub(crate) fn unknown_option(error: &impl ToString) -> RequestError {
    RequestError(Code::UnknownOption, error.to_string())
}
