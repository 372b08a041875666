//! The text field for moves, typed or dictated.

use std::rc::Rc;

use sandgrid_app::Event;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, KeyboardEvent};

use crate::board::controller::BoardController;
use crate::board::status::end_welcome;
use crate::dom::bind::bind;
use crate::dom::document::element;
use crate::dom::listener::Listener;
use crate::dom::press;
use crate::dom::shortcut;
use crate::shell::dialog;

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    vec![
        bind(app, &element("typing-play"), "click", play),
        bind(app, &element("typing"), "keydown", |app, event| {
            let key = event.dyn_ref::<KeyboardEvent>();
            let is_escape = |key: &KeyboardEvent| {
                key.key() == "Escape"
                    && !key.default_prevented()
                    && !shortcut::is_composing(key)
                    && !shortcut::has_modifier(key)
            };
            if key.is_some_and(is_escape) {
                // Keep Escape from clearing the selection on the board.
                event.prevent_default();
                close(app);
            }
        }),
        bind(app, &element("typing-close"), "click", |app, _| close(app)),
        bind(app, &element("open-typing"), "click", |_, _| {
            dialog::close_all();
            open();
        }),
    ]
}

/// Shows and focuses the field. On a telephone, the welcome of a first visit covers its place.
pub fn open() {
    end_welcome();
    element::<HtmlElement>("typing").set_hidden(false);
    focus();
}

fn focus() {
    let field: HtmlInputElement = element("typed");
    // `focus` does not throw for these arguments.
    let _ = field.focus();
    field.select();
}

fn close(app: &Rc<BoardController>) {
    element::<HtmlElement>("typing").set_hidden(true);
    app.go_to_board();
}

/// Plays the typed turn. A refused text stays in the field, and so does one that is typed too early.
fn play(app: &Rc<BoardController>, event: &web_sys::Event) {
    let field: HtmlInputElement = element("typed");
    if press::is_second(event) && field.value().is_empty() {
        return;
    }
    let is_early = app.session().is_early();
    app.dispatch(Event::EnterMove(field.value()));
    if app.scene().notice.is_none() && !is_early {
        field.set_value("");
    }
    focus();
}
