//! Fields for names, which take a number of characters, and no part of a sign that several characters make up. The
//! attribute `maxlength` counts otherwise, and cuts within signs.

use sandgrid_app::shortened;
use web_sys::{HtmlInputElement, InputEvent};

use super::document::document;
use super::listener::Listener;
use wasm_bindgen::JsCast;

/// The attribute with the number of characters.
const LONGEST: &str = "data-longest";

/// Attaches the listeners; dropping them detaches them.
pub fn listen() -> [Listener; 2] {
    ["input", "change"].map(|kind| {
        Listener::new(&document(), kind, |event: web_sys::Event| {
            // A word that is being composed changes until it is finished.
            let is_composing = event.dyn_ref().is_some_and(InputEvent::is_composing);
            let field = event.target().and_then(|target| target.dyn_into().ok());
            if let Some(field) = field.filter(|_| !is_composing) {
                shorten(&field);
            }
        })
    })
}

fn shorten(field: &HtmlInputElement) {
    let Some(longest) = field.get_attribute(LONGEST).and_then(|it| it.parse().ok()) else { return };
    let text = field.value();
    let short = shortened(&text, longest);
    if short.len() < text.len() {
        let caret = field.selection_start().ok().flatten();
        field.set_value(short);
        // It throws for no field of texts.
        let _ = field.set_selection_start(caret);
        let _ = field.set_selection_end(caret);
    }
}
