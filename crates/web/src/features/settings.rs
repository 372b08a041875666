//! The settings dialogs. Every control has the name and values of its setting's stored form.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::Event;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::board::controller::BoardController;
use crate::dom::bind::{bind, target};
use crate::dom::document::{document, element};
use crate::dom::listener::Listener;
use crate::dom::shortcut;
use crate::platform::i18n;
use crate::shell::setting_controls;

/// Keys that cannot be a switch: they move the focus, close, modify other keys, or are not reported.
const LEADING: [&str; 12] = [
    "Tab",
    "Shift",
    "Escape",
    "Control",
    "Alt",
    "AltGraph",
    "Meta",
    "CapsLock",
    "NumLock",
    "Dead",
    "Process",
    "Unidentified",
];

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    vec![
        bind(app, &document(), "change", change),
        bind(app, &document(), "keydown", key),
        bind(app, &element("speaks"), "change", choose_language),
        follow_language(app),
    ]
}

fn change(app: &Rc<BoardController>, event: &web_sys::Event) {
    let is_ours = |control: &Element| control.closest(".settings").ok().flatten().is_some();
    if let Some(control) = target(event).filter(is_ours) {
        prefer(app, control);
    }
}

fn prefer(app: &Rc<BoardController>, control: Element) {
    match control.dyn_into::<HtmlInputElement>() {
        Ok(control) => app.dispatch(preference(&control)),
        Err(control) => {
            if let Ok(list) = control.dyn_into::<HtmlSelectElement>() {
                set_language(app, list.value());
            }
        }
    }
}

/// Sets a switch to the key that is pressed in its field.
fn key(app: &Rc<BoardController>, event: &web_sys::Event) {
    let control = target(event).filter(|it| it.has_attribute("data-key"));
    let control = control.and_then(|control| control.dyn_into::<HtmlInputElement>().ok());
    let Some((control, event)) = control.zip(event.dyn_ref::<KeyboardEvent>()) else { return };
    let key = event.key();
    let is_used = event.default_prevented() || shortcut::is_composing(event);
    if is_used || shortcut::has_modifier(event) || LEADING.contains(&key.as_str()) {
        return;
    }
    event.prevent_default();
    control.set_value(if key == " " { "Space" } else { &key });
    app.dispatch(preference(&control));
}

/// Sets the language that is chosen in the header.
fn choose_language(app: &Rc<BoardController>, _: &web_sys::Event) {
    let value = element::<HtmlSelectElement>("speaks").value();
    set_language(app, value);
}

fn set_language(app: &Rc<BoardController>, value: String) {
    let before = app.settings().language;
    app.dispatch(Event::SetSetting { name: "language".to_owned(), value });
    // Chosen again: its words could not be fetched.
    if app.settings().language == before {
        speak(app);
    }
}

/// Switches the page to the language of the settings.
fn speak(app: &Rc<BoardController>) {
    let app = Rc::clone(app);
    let code = app.settings().language.unwrap_or_else(i18n::preferred);
    spawn_local(async move {
        app.speak(&code).await;
        // Its messages may not have come.
        element::<HtmlSelectElement>("speaks").set_value(i18n::current().code());
    });
}

/// Switches the page to the language of the settings when it has changed, here or in another window.
fn follow_language(app: &Rc<BoardController>) -> Listener {
    let spoken = RefCell::new(app.settings().language);
    let weak = Rc::downgrade(app);
    Listener::new(&document(), BoardController::SETTLED, move |_: web_sys::Event| {
        let Some(app) = weak.upgrade() else { return };
        let wanted = app.settings().language;
        if spoken.replace(wanted.clone()) != wanted {
            speak(&app);
        }
    })
}

fn preference(control: &HtmlInputElement) -> Event {
    Event::SetSetting { name: control.name(), value: setting_controls::value(control) }
}
