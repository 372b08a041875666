//! Hearing the host: what it asks for is carried out by whichever page this is, and answered.

use sandgrid_app::Term;
use web_sys::MessageEvent;

use super::host::{Heard, Host};
use super::protocol::{Answer, Code, Request, Said, VERSION, Value};
use super::{host, put};
use crate::listener::Listener;
use crate::page::window;

/// What went wrong, and what about it is to be said.
#[derive(Clone, Debug)]
pub(crate) struct Fault(pub(crate) Code, pub(crate) String);

/// Begins to listen to the host, where there is one. What it asks for is carried out by that function,
/// which says nothing where there is no page any more.
pub(crate) fn listen(
    carry_out: impl Fn(Request) -> Option<Result<Answer, Fault>> + 'static,
) -> Option<Listener> {
    let host = host()?;
    Some(Listener::new(&window(), "message", move |event: MessageEvent| {
        hear(&carry_out, &host, &event);
    }))
}

fn hear(
    carry_out: &impl Fn(Request) -> Option<Result<Answer, Fault>>,
    host: &Host,
    event: &MessageEvent,
) {
    let (done, id) = match host.hear(event) {
        Heard::Nothing => return,
        Heard::Request(request, id) => match carry_out(request) {
            Some(done) => (done, id),
            None => return,
        },
        Heard::OtherVersion(id) => {
            let message = format!("this board speaks version {VERSION} of the protocol");
            (Err(Fault(Code::UnknownVersion, message)), id)
        }
        Heard::Unclear(why, id) => (Err(Fault(Code::UnknownRequest, why)), id),
    };
    match (done, id) {
        (Ok(value), Some(id)) => host.tell(&Said::Answer { id, value }),
        (Ok(_), None) => {}
        (Err(Fault(code, message)), id) => host.tell(&Said::Error { code, message, id }),
    }
}

/// States a term anew, as a message has it.
pub(crate) fn state(name: &str, value: Option<Value>) -> Result<Term, Fault> {
    let value = match value {
        None => None,
        Some(Value::Text(text)) => Some(text),
        Some(Value::Switch(is)) => Some(if is { "yes" } else { "no" }.to_owned()),
        Some(Value::Number(number)) => Some(written(number)),
    };
    put(name, value.as_deref()).map_err(|error| Fault(Code::UnknownTerm, error.to_string()))
}

/// A number as scripts write it.
fn written(number: f64) -> String {
    let text = js_sys::Number::from(number).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}
