//! Files of the page that did not come: refused by a blocker or a filter, or lost on their way.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::dom::document::{element, window};

/// Says that the page cannot begin without a file, and which; or, without a name, that the browser lacks something.
/// Each is start.js's to say, to the page around it, too.
pub fn show(name: &str) {
    let tell = Reflect::get(&window(), &"sandgridTell".into()).unwrap_or_default();
    if let Ok(tell) = tell.dyn_into::<Function>() {
        // It throws nowhere.
        let _ = tell.call1(&JsValue::UNDEFINED, &name.into());
    }
}

/// A sentence about the files without which the page has begun; `None` where all have come.
#[must_use]
pub fn words() -> Option<String> {
    let text = |id| element::<Element>(id).text_content().unwrap_or_default();
    let names = text("lost-files");
    (!names.is_empty()).then(|| [text("needs-files"), names].join(" "))
}
