//! The buttons around the board, and the sheets that they open.

use std::rc::Rc;

use sandgrid_app::Event;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use crate::app::App;
use crate::listener::Listener;
use crate::page::element;
use crate::{address, dialog};

/// What an element does when an event of one kind comes to it.
type Act = fn(&Rc<App>, &web_sys::Event);

const ACTS: [(&str, &str, Act); 15] = [
    ("undo", "click", undo),
    ("redo", "click", redo),
    ("hint-me", "click", hint),
    ("analyse", "click", analyse),
    ("keep-table", "click", |app, _| app.dispatch(Event::KeepTable)),
    ("pause", "click", |app, _| app.dispatch(Event::Pause)),
    ("open-new", "click", open_new),
    ("again", "click", open_new),
    ("open-rules", "click", open_rules),
    ("choices", "click", choose),
    ("books", "change", |_, _| dialog::book_chosen()),
    ("new-form", "change", |_, _| dialog::players_chosen()),
    ("new", "click", close),
    ("rules", "click", close),
    ("new-form", "submit", begin),
];

/// Begins to listen to the buttons; it ends when the listeners are dropped.
pub fn listen(app: &Rc<App>) -> Vec<Listener> {
    dialog::prepare();
    let listener = |(id, kind, act): (&str, &'static str, Act)| {
        let weak = Rc::downgrade(app);
        Listener::new(&element::<EventTarget>(id), kind, move |event: web_sys::Event| {
            if let Some(app) = weak.upgrade() {
                act(&app, &event);
            }
        })
    };
    ACTS.map(listener).into()
}

fn undo(app: &Rc<App>, event: &web_sys::Event) {
    if usable(event) {
        app.dispatch(Event::Undo);
    }
}

fn redo(app: &Rc<App>, event: &web_sys::Event) {
    if usable(event) {
        app.dispatch(Event::Redo);
    }
}

fn hint(app: &Rc<App>, event: &web_sys::Event) {
    if usable(event) {
        app.dispatch(Event::Hint);
    }
}

fn analyse(app: &Rc<App>, _: &web_sys::Event) {
    app.dispatch(Event::Analyse);
    // On a telephone it lies below the words.
    element::<Element>("analysis").scroll_into_view_with_bool(false);
}

fn open_new(app: &Rc<App>, _: &web_sys::Event) {
    dialog::open_new(app.choice());
}

fn open_rules(app: &Rc<App>, _: &web_sys::Event) {
    dialog::open_rules(app.choice().rules, &app.scene().title);
}

fn choose(app: &Rc<App>, event: &web_sys::Event) {
    if let Some(action) = target(event).and_then(|target| app.action_of(&target)) {
        app.dispatch(Event::Act(action));
    }
}

fn close(_: &Rc<App>, event: &web_sys::Event) {
    let closes = |target: &Element| target.closest("[data-close]").ok().flatten().is_some();
    if let Some(target) = target(event).filter(closes) {
        dialog::close_around(&target);
    }
}

/// Begins the game that is chosen in the sheet.
fn begin(app: &Rc<App>, event: &web_sys::Event) {
    event.prevent_default();
    if let Some(choice) = dialog::chosen(seed()) {
        dialog::close_around(&element("new-form"));
        address::keep(choice.rules);
        app.dispatch(Event::New(choice));
    }
}

/// A number that nobody can foresee.
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is below 2^53")]
pub fn seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

fn usable(event: &web_sys::Event) -> bool {
    let button: Option<Element> = event.current_target().and_then(|target| target.dyn_into().ok());
    button.is_some_and(|button| button.get_attribute("aria-disabled").as_deref() != Some("true"))
}

fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
