//! The sheet of settings: every control is named and valued as the settings are written.

use std::rc::Rc;

use sandgrid_app::Event;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use crate::app::App;
use crate::listener::Listener;
use crate::page::{document, element};

/// Begins to listen to the controls; it ends when the listener is dropped.
pub fn listen(app: &Rc<App>) -> Listener {
    let weak = Rc::downgrade(app);
    let form: Element = element("settings-form");
    Listener::new(&form, "change", move |event: web_sys::Event| {
        let control = event.target().and_then(|target| target.dyn_into().ok());
        if let (Some(app), Some(control)) = (weak.upgrade(), control) {
            app.dispatch(preference(&control));
        }
    })
}

/// Lets every control show what is preferred now.
pub fn fill(app: &App) {
    let settings = app.settings();
    let Ok(controls) = document().query_selector_all("#settings-form input") else { return };
    let controls = (0..controls.length()).filter_map(|index| controls.get(index)?.dyn_into().ok());
    for control in controls {
        let control: HtmlInputElement = control;
        let value = settings.value(&control.name());
        match control.type_().as_str() {
            "radio" => control.set_checked(control.value() == value),
            "checkbox" => control.set_checked(value == "yes"),
            _ => control.set_value(&value),
        }
    }
}

fn preference(control: &HtmlInputElement) -> Event {
    let value = match (control.type_().as_str(), control.checked()) {
        ("checkbox", true) => "yes".to_owned(),
        ("checkbox", false) => "no".to_owned(),
        _ => control.value(),
    };
    Event::Prefer { name: control.name(), value }
}
