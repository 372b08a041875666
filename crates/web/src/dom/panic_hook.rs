//! The panic hook: the page shows the failure, with a report.

use std::panic;

use web_sys::Event;

use crate::dom::document::{document, write};

/// The event of the document that tells start.js that a program has broken. It shows what there is
/// to be said, and makes the report whole.
const EVENT: &str = "sandgrid-broken";

/// The element of the report.
const REPORT: &str = "broken-report";

/// Has the page say from now on when this program breaks, and where.
pub fn tell_of_it() {
    panic::set_hook(Box::new(|info| {
        let document = document();
        if let Some(report) = document.get_element_by_id(REPORT) {
            write(&report, &info.to_string());
        }
        if let Ok(event) = Event::new(EVENT) {
            // It throws only for an event that is under way.
            let _ = document.dispatch_event(&event);
        }
    }));
}
