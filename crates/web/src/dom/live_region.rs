//! The live regions: elements whose changes a screen reader speaks.

use web_sys::Element;

use crate::dom::document::element;
use crate::dom::timer::Timer;

/// Milliseconds after which an alert leaves its region: long enough for a busy screen reader to read it, and short
/// enough that a user who browses the page does not find it much later.
const STAY: u32 = 8_000;

/// The assertive region, whose text is spoken at once.
#[derive(Debug)]
pub(crate) struct AlertRegion {
    timer: Timer,
}

impl AlertRegion {
    /// Creates it. A text that the first program has put there leaves it, too.
    pub(crate) fn new() -> Self {
        Self { timer: clear_later() }
    }

    /// Announces a text at once.
    pub(crate) fn say(&mut self, text: &str) {
        speak(&element("alert"), text);
        self.timer = clear_later();
    }

    /// Removes the text: it is no longer true.
    pub(crate) fn clear() {
        element::<Element>("alert").set_text_content(None);
    }
}

fn clear_later() -> Timer {
    Timer::after(STAY, AlertRegion::clear)
}

/// Sets a region's text, changed by a blank if it is repeated, so that it is announced again.
pub(crate) fn speak(region: &Element, text: &str) {
    let again = region.text_content().as_deref() == Some(text);
    let text = if again { format!("{text}\u{a0}") } else { text.to_owned() };
    region.set_text_content(Some(&text));
}

/// Clears both regions.
pub(crate) fn clear() {
    for id in ["said", "alert"] {
        element::<Element>(id).set_text_content(None);
    }
}
