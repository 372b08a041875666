//! The step of the lesson that is on the table, which a reload of the page brings back.

use std::cell::Cell;

use sandgrid_app::yebo::YeboSession;

use crate::embed;
use crate::platform::tab;

/// The name of the step's number in the storage of the tab.
const NAME: &str = "yebo-step";

thread_local! {
    /// The step that was written last. Until the first change the number of the earlier page stays.
    static WRITTEN: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Returns the step that was on the table when the page was left at the same address.
pub(super) fn left() -> Option<usize> {
    if embed::is_embedded() {
        return None;
    }
    tab::recall(NAME).and_then(|step| step.parse().ok())
}

/// Writes down the step on the table if it has changed.
pub(super) fn remember(session: &YeboSession) {
    let step = session.lesson_step();
    if step != WRITTEN.replace(step) && !embed::is_embedded() {
        tab::leave(NAME, step.map(|step| step.to_string()).as_deref());
    }
}
