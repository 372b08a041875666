//! The AI in a worker: requests and responses are texts.

use sandgrid_app::yebo::MoveRequest;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::dom::listener::Listener;

/// The worker's first message.
pub(super) const READY: &str = "ready";

/// Starts listening, and reports that; dropping the listener ends it.
pub fn serve(scope: &DedicatedWorkerGlobalScope) -> Listener {
    let port = scope.clone();
    let listener = Listener::new(scope, "message", move |event: MessageEvent| {
        // `postMessage` does not throw for a string.
        let _ = port.post_message(&answer(&event.data().as_string().unwrap_or_default()).into());
    });
    let _ = scope.post_message(&READY.into());
    listener
}

/// Returns the response to a request; only its number if the request is invalid.
pub(super) fn answer(question: &str) -> String {
    let asked = question.parse::<MoveRequest>();
    let id = question.split(' ').next().unwrap_or_default().to_owned();
    asked.and_then(|it| it.answer()).map_or(id, |answer| answer.to_string())
}
