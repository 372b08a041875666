//! Questions to the board: by a letter where the focus is on it, or from their sheet.

use std::rc::Rc;

use sandgrid_app::{Event, Letters, Question};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::app::App;
use crate::listener::Listener;
use crate::menu::{heard, target};
use crate::page::{document, element};
use crate::{dialog, typing};

/// Begins to listen; it ends when the listeners are dropped.
pub fn listen(app: &Rc<App>) -> Vec<Listener> {
    vec![heard(app, &document(), "keydown", key), heard(app, &element("ask"), "click", click)]
}

/// A letter does something only on the board: elsewhere it belongs to whoever listens there.
fn key(app: &Rc<App>, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    let is_held = event.ctrl_key() || event.meta_key() || event.alt_key();
    let on_board = target(event).is_some_and(|target| is_within(&target, "#stage"));
    if is_held || event.repeat() || event.default_prevented() || !on_board {
        return;
    }
    let Some(letter) = letter(event).filter(|letter| app.settings().keys.has(*letter)) else {
        return;
    };
    event.prevent_default();
    if letter == Letters::NOTATION {
        typing::open();
    } else if let Some(question) = Question::of(letter) {
        app.dispatch(Event::Ask(question));
    }
}

/// The letter of a key; where the keyboard writes others than ours, the one in its place.
fn letter(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => Some(letter.to_ascii_lowercase()),
        (Some(letter), None) if letter.is_alphabetic() => {
            event.code().strip_prefix("Key")?.to_ascii_lowercase().parse().ok()
        }
        _ => None,
    }
}

/// The answer is told at the board, which cannot be heard behind a sheet.
fn click(app: &Rc<App>, event: &web_sys::Event) {
    let button = target(event).and_then(|target| target.closest("[data-ask]").ok().flatten());
    let Some(button) = button else { return };
    let letter = button.get_attribute("data-ask").and_then(|letter| letter.parse().ok());
    if let Some(question) = letter.and_then(Question::of) {
        dialog::close_around(&button);
        app.go_to_board();
        app.dispatch(Event::Ask(question));
    }
}

fn is_within(target: &Element, selector: &str) -> bool {
    target.closest(selector).ok().flatten().is_some()
}
