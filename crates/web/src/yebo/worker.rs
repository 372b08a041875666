//! An opponent in a worker: questions come as texts, and answers go.

use sandgrid_app::yebo::MoveRequest;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::dom::listener::Listener;

/// The worker's first message.
pub(super) const READY: &str = "ready";

/// Begins to listen, and says so; it ends when the listener is dropped.
pub fn serve(scope: &DedicatedWorkerGlobalScope) -> Listener {
    let port = scope.clone();
    let listener = Listener::new(scope, "message", move |event: MessageEvent| {
        // It throws for nothing that is a text.
        let _ = port.post_message(&answer(&event.data().as_string().unwrap_or_default()).into());
    });
    let _ = scope.post_message(&READY.into());
    listener
}

/// The answer to a question; its number alone, where it is none.
pub(super) fn answer(question: &str) -> String {
    let asked = question.parse::<MoveRequest>();
    let id = question.split(' ').next().unwrap_or_default().to_owned();
    asked.and_then(|it| it.answer()).map_or(id, |answer| answer.to_string())
}
