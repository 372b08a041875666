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
        if let Some(report) = document.get_element_by_id(REPORT) {
            write(&report, &info.to_string());
        }
        if let Ok(event) = Event::new(EVENT) {
            // `dispatchEvent` throws only for an event that is being dispatched.
            let _ = document.dispatch_event(&event);
        }
    }));
}
