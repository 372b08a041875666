//! The host message listener: parses requests, passes them to the page, and answers them.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use sandgrid_app::EmbedOption;
use wasm_bindgen_futures::spawn_local;
use web_sys::MessageEvent;

use super::host::{Host, Incoming};
use super::protocol::{Answer, Code, HostEvent, Id, Request, VERSION, Value};
use super::{host, put, report};
use crate::dom::document::window;
use crate::dom::listener::Listener;

/// An error of a request: its code and its message.
#[derive(Clone, Debug)]
pub(crate) struct RequestError(pub(crate) Code, pub(crate) String);

/// The options of which any number may change at once, in any order: the look, the sound and the language.
const LOOK: [EmbedOption; 11] = [
    EmbedOption::Lang,
    EmbedOption::Theme,
    EmbedOption::Sound,
    EmbedOption::VolumeMax,
    EmbedOption::Coordinates,
    EmbedOption::Motion,
    EmbedOption::Accent,
    EmbedOption::Ground,
    EmbedOption::Ink,
    EmbedOption::Radius,
    EmbedOption::Font,
];

/// A queue of messages: each request is finished before the next one starts. Waiting
/// values of one option are queued together, the newest last.
struct HostListener<F> {
    host: Rc<Host>,
    carry_out: F,
    waiting: RefCell<VecDeque<Vec<Incoming>>>,
    is_busy: Cell<bool>,
}

/// Listens for requests, if there is a host. `carry_out` processes a request; it returns `None` once the page
/// is gone.
pub(crate) fn listen(
    carry_out: impl AsyncFn(Request) -> Option<Result<Answer, RequestError>> + 'static,
) -> Option<Listener> {
    let (waiting, is_busy) = (RefCell::default(), Cell::default());
    let listener = Rc::new(HostListener { host: host()?, carry_out, waiting, is_busy });
    Some(Listener::new(&window(), "message", move |event: MessageEvent| hear(&listener, &event)))
}

fn hear<F>(listener: &Rc<HostListener<F>>, event: &MessageEvent)
where
    F: AsyncFn(Request) -> Option<Result<Answer, RequestError>> + 'static,
{
    let Some(heard) = listener.host.hear(event) else { return };
    listener.enqueue(heard);
    if !listener.is_busy.replace(true) {
        let listener = Rc::clone(listener);
        spawn_local(async move {
            while let Some(heard) = listener.next() {
                listener.answer(heard).await;
            }
            listener.is_busy.set(false);
        });
    }
}

impl<F: AsyncFn(Request) -> Option<Result<Answer, RequestError>>> HostListener<F> {
    fn enqueue(&self, heard: Incoming) {
        let mut waiting = self.waiting.borrow_mut();
        let older = superseded(&waiting, &heard).and_then(|at| waiting.remove(at));
        let mut together = older.unwrap_or_default();
        together.push(heard);
        waiting.push_back(together);
    }

    fn next(&self) -> Option<Vec<Incoming>> {
        self.waiting.borrow_mut().pop_front()
    }

    /// Carries out the newest request, and answers the superseded ones like it. One that is refused supersedes none.
    async fn answer(&self, mut together: Vec<Incoming>) {
        while let Some(heard) = together.pop() {
            let Some((done, id)) = self.carried_out(heard).await else { return };
            match done {
                Ok(value) => {
                    let ids = together.drain(..).filter_map(into_id).chain(id);
                    ids.for_each(|id| {
                        self.host.tell(&HostEvent::Answer { id, value: value.clone() });
                    });
                }
                Err(fault) => report(fault, id),
            }
        }
    }

    /// Returns the result of a message and the id of its answer; `None` if the page is gone.
    async fn carried_out(
        &self,
        heard: Incoming,
    ) -> Option<(Result<Answer, RequestError>, Option<Id>)> {
        Some(match heard {
            Incoming::Request(request, id) => ((self.carry_out)(request).await?, id),
            Incoming::OtherVersion(id) => {
                let message = format!("this board speaks version {VERSION} of the protocol");
                (Err(RequestError(Code::UnknownVersion, message)), id)
            }
            Incoming::Unclear(why, id) => (Err(RequestError(Code::UnknownRequest, why)), id),
        })
    }
}

/// Returns the place of the waiting values that a message supersedes.
fn superseded(waiting: &VecDeque<Vec<Incoming>>, heard: &Incoming) -> Option<usize> {
    let name = option_of(heard)?;
    let names = waiting.iter().rev().map_while(|together| option_of(together.first()?));
    let reach = if is_look(name) { usize::MAX } else { 1 };
    let back = names.take(reach).position(|other| other == name)?;
    Some(waiting.len() - 1 - back)
}

/// Returns whether an option of that name is one of [`LOOK`].
fn is_look(name: &str) -> bool {
    EmbedOption::named(name).is_some_and(|option| LOOK.contains(&option))
}

/// Returns the name of the option that a message sets.
fn option_of(heard: &Incoming) -> Option<&str> {
    match heard {
        Incoming::Request(Request::Set { name, .. }, _) => Some(name),
        Incoming::Request(..) | Incoming::OtherVersion(_) | Incoming::Unclear(..) => None,
    }
}

fn into_id(heard: Incoming) -> Option<Id> {
    if let Incoming::Request(_, id) = heard { id } else { None }
}

/// Sets an embed option to the value of a message; a second error tells of names that are left out.
pub(crate) fn set_option(
    name: &str,
    value: Option<Value>,
) -> Result<(EmbedOption, Option<RequestError>), RequestError> {
    let value = match value {
        None => None,
        Some(Value::Text(text)) => Some(text),
        Some(Value::Switch(is)) => Some(if is { "yes" } else { "no" }.to_owned()),
        Some(Value::Number(number)) => Some(format_number(number)),
    };
    match put(name, value.as_deref()) {
        Ok((option, left_out)) => Ok((option, left_out.map(|error| unknown_option(&error)))),
        Err(error) => Err(unknown_option(&error)),
    }
}

/// Formats a number as JavaScript does.
fn format_number(number: f64) -> String {
    let text = js_sys::Number::from(number).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}

/// Returns the error of an invalid option.
pub(crate) fn unknown_option(error: &impl ToString) -> RequestError {
    RequestError(Code::UnknownOption, error.to_string())
}
