//! Announcements to screen readers: sentences in quick succession are announced as one.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::dom::document::element;
use crate::dom::live_region::{self, AlertRegion, speak};
use crate::dom::timer::{Timer, elapsed};

/// Milliseconds for which a sentence waits for the next.
const GATHER: u32 = 150;

/// Maximum milliseconds that a sentence waits.
const LONGEST_WAIT: u32 = 1_000;

/// The sentences that wait, and the alert that is announced.
#[derive(Debug)]
pub(super) struct Announcer {
    gathered: Rc<RefCell<Vec<String>>>,
    /// The time of the first gathered sentence, in milliseconds of [`elapsed`].
    since: Cell<f64>,
    timer: RefCell<Option<Timer>>,
    alert: RefCell<AlertRegion>,
}

impl Announcer {
    /// Creates it with nothing to say.
    pub(super) fn new() -> Self {
        Self {
            gathered: Rc::default(),
            since: Cell::default(),
            timer: RefCell::default(),
            alert: RefCell::new(AlertRegion::new()),
        }
    }

    /// Announces a text at the next pause, or once the first sentence has waited long enough.
    pub(super) fn say(&self, text: String) {
        let now = elapsed();
        if self.gathered.borrow().is_empty() {
            self.since.set(now);
        }
        // A sentence that repeats the last one, such as a second block drawn, says nothing new.
        if self.gathered.borrow().last() != Some(&text) {
            self.gathered.borrow_mut().push(text);
        }
        let gathered = Rc::clone(&self.gathered);
        let spoken = Timer::after(wait(now - self.since.get()), move || {
            speak(&element("said"), &gathered.take().join(" "));
        });
        self.timer.replace(Some(spoken));
    }

    /// Clears pending and shown sentences: another person reads the next ones, or another language has them.
    pub(super) fn clear(&self) {
        self.gathered.borrow_mut().clear();
        self.timer.take();
        live_region::clear();
    }

    /// Announces a text at once.
    pub(super) fn alert(&self, text: &str) {
        self.alert.borrow_mut().say(text);
    }
}

/// Returns the milliseconds of further gathering, after the first sentence has waited for `waited`.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small and positive")]
fn wait(waited: f64) -> u32 {
    GATHER.min(LONGEST_WAIT.saturating_sub(waited as u32))
}
