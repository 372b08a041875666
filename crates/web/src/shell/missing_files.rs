//! Reports files of the page that failed to load, blocked or lost.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::dom::document::{element, window};

/// Reports that the page cannot start without a file or, with an empty name, that the browser lacks a feature.
/// start.js shows the message and also sends it to the host. Once the page has started, start.js names the file beside
/// the notice.
pub fn show(name: &str) {
    let tell = Reflect::get(&window(), &"sandgridTell".into()).unwrap_or_default();
    if let Ok(tell) = tell.dyn_into::<Function>() {
        // The function does not throw.
        let _ = tell.call1(&JsValue::UNDEFINED, &name.into());
    }
}

/// Returns a sentence about the files that failed to load while the page started without them; `None` if all
/// loaded.
#[must_use]
pub fn words() -> Option<String> {
    let text = |id| element::<Element>(id).text_content().unwrap_or_default();
    let names = text("lost-files");
    (!names.is_empty()).then(|| [text("needs-files"), names].join(" "))
}
