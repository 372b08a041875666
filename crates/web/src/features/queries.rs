//! Board queries: by a letter key where the focus is on the board, or from the query dialog; the list of keys.

use std::rc::Rc;

use sandgrid_app::{BoardQuery, Event, Letters};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::board::controller::BoardController;
use crate::dom::bind::{bind, target};
use crate::dom::document::{all, document, element, mark, part};
use crate::dom::listener::Listener;
use crate::dom::shortcut;
use crate::features::move_input;
use crate::shell::dialog;

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    mark(&element("grid"), "aria-describedby", "board-keys");
    vec![bind(app, &document(), "keydown", key), bind(app, &element("ask"), "click", click)]
}

/// Opens the dialog, with the letters that ask the same on the board.
pub fn open(app: &BoardController) {
    let settings = app.settings();
    for button in all::<Element>("#ask [data-ask]") {
        let letter = button.get_attribute("data-ask").and_then(|letter| letter.parse().ok());
        let is_heard = letter.is_some_and(|letter| settings.keys.has(letter));
        part::<HtmlElement>(&button, "kbd").set_hidden(!is_heard);
    }
    dialog::open("ask");
}

/// Handles a question mark anywhere, and a letter on the board; elsewhere, letters belong to other handlers.
fn key(app: &Rc<BoardController>, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if shortcut::asks_for_keys(event) && app.settings().keys.has_any() && !dialog::is_any_open() {
        event.prevent_default();
        return dialog::open("help");
    }
    let on_board = target(event).is_some_and(|target| is_within(&target, "#stage"));
    if event.repeat() || !on_board || !shortcut::is_free(event) {
        return;
    }
    let Some(letter) = shortcut::letter(event).filter(|letter| app.settings().keys.has(*letter))
    else {
        return;
    };
    event.prevent_default();
    if letter == Letters::NOTATION {
        move_input::open();
    } else if let Some(question) = BoardQuery::of(letter) {
        app.dispatch(Event::Query(question));
    }
}

/// The answer appears at the board, which is silent behind a dialog.
fn click(app: &Rc<BoardController>, event: &web_sys::Event) {
    let button = target(event).and_then(|target| target.closest("[data-ask]").ok().flatten());
    let Some(button) = button else { return };
    let letter = button.get_attribute("data-ask").and_then(|letter| letter.parse().ok());
    if let Some(question) = letter.and_then(BoardQuery::of) {
        dialog::close_around(&button);
        app.go_to_board();
        app.dispatch(Event::Query(question));
    }
}

fn is_within(target: &Element, selector: &str) -> bool {
    target.closest(selector).ok().flatten().is_some()
}
