//! What is said: sentences that come close after one another are said as one.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::Element;

use crate::clock::Timer;
use crate::page::element;

/// Milliseconds in which a sentence waits for the next.
const GATHER: u32 = 150;

/// Milliseconds for which what was refused stays where a screen reader listens: long enough to be read
/// out, however busy it is, and not so long that somebody who walks through the page finds it there much
/// later.
const STAY: u32 = 8_000;

/// The places where a screen reader listens.
#[derive(Debug, Default)]
pub(super) struct Voice {
    gathered: Rc<RefCell<Vec<String>>>,
    timer: RefCell<Option<Timer>>,
    /// Until then what was refused stays.
    stay: RefCell<Option<Timer>>,
}

impl Voice {
    /// Says something when there is a pause.
    pub(super) fn say(&self, text: String) {
        self.gathered.borrow_mut().push(text);
        let gathered = Rc::clone(&self.gathered);
        let spoken = Timer::after(GATHER, move || {
            speak("said", &gathered.take().join(" "));
        });
        self.timer.replace(Some(spoken));
    }

    /// Drops what waits to be said, and clears both places: somebody else reads them next.
    pub(super) fn hush(&self) {
        self.gathered.borrow_mut().clear();
        self.timer.take();
        self.stay.take();
        for id in ["said", "alert"] {
            element::<Element>(id).set_text_content(None);
        }
    }

    /// Says something at once.
    pub(super) fn cry(&self, text: &str) {
        speak("alert", text);
        let gone = Timer::after(STAY, || element::<Element>("alert").set_text_content(None));
        self.stay.replace(Some(gone));
    }
}

fn speak(id: &str, text: &str) {
    let place: Element = element(id);
    // The same sentence again is news, too.
    let again = place.text_content().as_deref() == Some(text);
    let text = if again { format!("{text}\u{a0}") } else { text.to_owned() };
    place.set_text_content(Some(&text));
}
