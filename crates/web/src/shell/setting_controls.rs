//! The controls of the settings dialog, which both pages have.

use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::dom::document::{all, element};

/// Sets every control to the value of its setting.
pub(crate) fn fill(value: impl Fn(&str) -> String) {
    element::<HtmlSelectElement>("language").set_value(&value("language"));
    for control in all::<HtmlInputElement>(".settings input") {
        let value = value(&control.name());
        match control.type_().as_str() {
            "radio" => control.set_checked(control.value() == value),
            "checkbox" => control.set_checked(value == "yes"),
            _ => control.set_value(&value),
        }
    }
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
