//! The step of the lesson that is on the table, which a reload of the page brings back.

use std::cell::Cell;
use std::rc::Rc;

use sandgrid_app::yebo::{YeboEvent, YeboSession};

use super::controller::YeboController;
use crate::embed;
use crate::platform::tab;

/// The name of the step's number in the storage of the tab.
const NAME: &str = "yebo-step";

thread_local! {
    /// The step that was written last. Until the first change the number of the earlier page stays.
    static WRITTEN: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Resumes the step that was on the table when the page was left at the same address.
pub(super) fn resume(controller: &Rc<YeboController>) {
    if embed::is_embedded() {
        return;
    }
    if let Some(step) = tab::recall(NAME).and_then(|step| step.parse().ok()) {
        controller.dispatch(YeboEvent::LearnFrom(step));
    }
}

/// Writes down the step on the table if it has changed.
pub(super) fn remember(session: &YeboSession) {
    let step = session.lesson_step();
    if step != WRITTEN.replace(step) && !embed::is_embedded() {
        tab::leave(NAME, step.map(|step| step.to_string()).as_deref());
    }
}
