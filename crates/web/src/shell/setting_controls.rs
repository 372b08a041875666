//! The controls of the settings dialog, which both pages have.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::dom::document::{document, element};

/// Sets every control to the value of its setting.
pub(crate) fn fill(value: impl Fn(&str) -> String) {
    element::<HtmlSelectElement>("language").set_value(&value("language"));
    let Ok(controls) = document().query_selector_all(".settings input") else { return };
    let controls = (0..controls.length()).filter_map(|at| controls.get(at)?.dyn_into().ok());
    controls.for_each(|control: HtmlInputElement| {
        let value = value(&control.name());
        match control.type_().as_str() {
            "radio" => control.set_checked(control.value() == value),
            "checkbox" => control.set_checked(value == "yes"),
            _ => control.set_value(&value),
        }
    });
}

/// Returns the value that a control has for its setting.
#[must_use]
pub(crate) fn value(control: &HtmlInputElement) -> String {
    match (control.type_().as_str(), control.checked()) {
        ("checkbox", true) => "yes".to_owned(),
        ("checkbox", false) => "no".to_owned(),
        _ => control.value(),
    }
}
