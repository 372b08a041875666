//! Enter in a field activates the field's button. The page has no forms: a frame with `sandbox="allow-scripts"` alone
//! blocks their submission silently.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent};

use crate::dom::document::document;
use crate::dom::listener::Listener;
use crate::dom::shortcut;

/// The attribute of an element around fields: the CSS selector of the button that Enter presses.
const ENTER: &str = "data-enter";

/// Attaches the listener; dropping it detaches it.
pub fn listen() -> Listener {
    Listener::new(&document(), "keydown", |event: KeyboardEvent| {
        let is_meant = !event.default_prevented() && !event.repeat();
        let is_spared = shortcut::has_modifier(&event) || shortcut::is_composing(&event);
        if event.key() != "Enter" || !is_meant || is_spared {
            return;
        }
        if let Some(button) = button_of(&event) {
            // Keep the same key press from activating the element that gets the focus now.
            event.prevent_default();
            button.click();
        }
    })
}

/// Returns the button of the field in which a key was pressed. Excluded are read-only fields, which record
/// shortcut keys, and file fields, which Enter opens.
fn button_of(event: &KeyboardEvent) -> Option<HtmlElement> {
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    if field.read_only() || field.type_() == "file" {
        return None;
    }
    let around: Element = field.closest(&format!("[{ENTER}]")).ok()??;
    let button = document().query_selector(&around.get_attribute(ENTER)?).ok()??;
    button.dyn_into().ok()
}
