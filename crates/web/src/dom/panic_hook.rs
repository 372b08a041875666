//! The panic hook: the page shows the failure, with a report.

use std::panic;

use web_sys::Event;

use crate::dom::document::{document, write};

/// The document event that reports a panic to start.js, which shows the message and completes the report.
const EVENT: &str = "sandgrid-broken";

/// The element of the report.
const REPORT: &str = "broken-report";

/// Installs the panic hook.
pub fn tell_of_it() {
    panic::set_hook(Box::new(|info| {
        let document = document();
        let report = document.get_element_by_id(REPORT);
        // A later panic follows from the first.
        if let Some(report) = report.filter(|it| !it.has_child_nodes()) {
            write(&report, &info.to_string());
        }
        if let Ok(event) = Event::new(EVENT) {
            // `dispatchEvent` throws only for an event that is being dispatched.
            let _ = document.dispatch_event(&event);
        }
    }));
}
