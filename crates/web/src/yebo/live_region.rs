//! The live regions: sentences in quick succession are announced as one.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use web_sys::Element;

use crate::dom::document::element;
use crate::dom::timer::{Timer, elapsed};

/// Milliseconds for which a sentence waits for the next.
const GATHER: u32 = 150;

/// Maximum milliseconds that a sentence waits.
const LONGEST_WAIT: u32 = 1_000;

/// Milliseconds for which a refusal stays in the live region: long enough for a busy screen reader to read it, and
/// short enough that a user who browses the page does not find it much later.
const STAY: u32 = 8_000;

/// The page's live regions.
#[derive(Debug, Default)]
pub(super) struct LiveRegion {
    gathered: Rc<RefCell<Vec<String>>>,
    /// The time of the first gathered sentence, in milliseconds of [`elapsed`].
    since: Cell<f64>,
    timer: RefCell<Option<Timer>>,
    /// The timer that clears the refusal.
    stay: RefCell<Option<Timer>>,
}

impl LiveRegion {
    /// Announces a text at the next pause, or once the first sentence has waited long enough.
    pub(super) fn say(&self, text: String) {
        let now = elapsed();
        if self.gathered.borrow().is_empty() {
            self.since.set(now);
        }
        self.gathered.borrow_mut().push(text);
        let gathered = Rc::clone(&self.gathered);
        let spoken = Timer::after(wait(now - self.since.get()), move || {
            speak("said", &gathered.take().join(" "));
        });
        self.timer.replace(Some(spoken));
    }

    /// Clears pending and shown sentences: another person reads the next ones.
    pub(super) fn clear(&self) {
        self.gathered.borrow_mut().clear();
        self.timer.take();
        self.stay.take();
        for id in ["said", "alert"] {
            element::<Element>(id).set_text_content(None);
        }
    }

    /// Announces a text at once.
    pub(super) fn alert(&self, text: &str) {
        speak("alert", text);
        let gone = Timer::after(STAY, || element::<Element>("alert").set_text_content(None));
        self.stay.replace(Some(gone));
    }
}

/// Returns the milliseconds of further gathering, after the first sentence has waited for `waited`.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small and positive")]
fn wait(waited: f64) -> u32 {
    GATHER.min(LONGEST_WAIT.saturating_sub(waited as u32))
}

fn speak(id: &str, text: &str) {
    let place: Element = element(id);
    // A repeated text is changed by a blank, so that it is announced again.
    let again = place.text_content().as_deref() == Some(text);
    let text = if again { format!("{text}\u{a0}") } else { text.to_owned() };
    place.set_text_content(Some(&text));
}
