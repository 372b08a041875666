//! The way of the staff to the counts of a kiosk: presses on the game's name, and a code.

use std::cell::Cell;
use std::rc::Rc;

use sandgrid_app::normalised_word;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};

use super::presses::StaffPresses;
use super::use_counter::UseCounter;
use super::{options, use_sheet};
use crate::dom::bind::target;
use crate::dom::document::{document, element};
use crate::dom::listener::Listener;
use crate::dom::timer::elapsed;
use crate::shell::dialog;

/// The dialog that asks for the code, and its field.
const CODE: &str = "staff-code";
const DIGITS: &str = "staff-digits";
/// The length of the longest code.
const LONGEST: usize = 12;
/// The number of wrong codes after which the dialog waits, and for how many milliseconds.
const ATTEMPTS: u32 = 5;
const WAIT: f64 = 60_000.0;

/// The entrance to the counts.
#[derive(Debug)]
struct StaffEntrance {
    counter: Rc<UseCounter>,
    presses: StaffPresses,
    /// Number of wrong codes in succession.
    wrong: Cell<u32>,
    /// Until when no code is accepted, by [`elapsed`].
    closed: Cell<f64>,
}

/// The result of a code.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Verdict {
    /// None was entered.
    None,
    Wrong,
    /// Too many were wrong.
    TooMany,
}

/// Attaches the listener; dropping it detaches it.
pub(super) fn listen(counter: &Rc<UseCounter>) -> Listener {
    place_button();
    let entrance = StaffEntrance {
        counter: Rc::clone(counter),
        presses: StaffPresses::default(),
        wrong: Cell::default(),
        closed: Cell::default(),
    };
    Listener::new(&document(), "click", move |event: web_sys::Event| {
        let button = target(&event).and_then(|target| target.closest("button").ok().flatten());
        if let Some(button) = button {
            entrance.handle(&button);
        }
    })
}

/// Moves the button from the dialogs, which load after the board, to the name of the game.
fn place_button() {
    let found = |selector: &str| document().query_selector(selector).ok().flatten();
    // At Yebo, the header is not there.
    if let Some(place) = found("div.kiosk").or_else(|| found(".brand")) {
        // The button does not contain its place.
        let _ = place.prepend_with_node_1(&element::<Element>("staff"));
    }
}

impl StaffEntrance {
    fn handle(&self, button: &Element) {
        match button.id().as_str() {
            "staff" => self.press(),
            "staff-enter" => self.enter(),
            "use-save" => use_sheet::save(&self.counter),
            use_sheet::ANEW => use_sheet::begin_anew(&self.counter),
            _ => button.get_attribute("data-digit").iter().for_each(|digit| type_digit(digit)),
        }
    }

    fn press(&self) {
        if options().staff.is_some() && self.presses.press() {
            element::<HtmlInputElement>(DIGITS).set_value("");
            tell(Verdict::None);
            dialog::open(CODE);
        }
    }

    /// Handles the code that was entered.
    fn enter(&self) {
        let field: HtmlInputElement = element(DIGITS);
        let code = normalised_word(&field.value());
        field.set_value("");
        if elapsed() < self.closed.get() {
            return tell(Verdict::TooMany);
        }
        if options().staff.is_some_and(|staff| staff == code) {
            self.wrong.set(0);
            element::<HtmlDialogElement>(CODE).close();
            return use_sheet::open(&self.counter);
        }
        self.wrong.set(self.wrong.get() + 1);
        if self.wrong.get() < ATTEMPTS {
            return tell(Verdict::Wrong);
        }
        self.wrong.set(0);
        self.closed.set(elapsed() + WAIT);
        tell(Verdict::TooMany);
    }
}

/// Shows the result of a code.
fn tell(verdict: Verdict) {
    let show = |id, of: Verdict| element::<HtmlElement>(id).set_hidden(verdict != of);
    show("staff-wrong", Verdict::Wrong);
    show("staff-wait", Verdict::TooMany);
}

/// Writes a digit into the field, or erases the last one.
fn type_digit(digit: &str) {
    let field: HtmlInputElement = element(DIGITS);
    let mut code = field.value();
    if digit.is_empty() {
        code.pop();
    } else if code.len() < LONGEST {
        code.push_str(digit);
    }
    field.set_value(&code);
    tell(Verdict::None);
}
