//! Binding page elements to a controller.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use crate::dom::listener::Listener;

/// Handles one event of an element.
pub type Handler<T> = fn(&Rc<T>, &web_sys::Event);

/// Calls a handler for one kind of event of one element, until the listener or the controller is dropped.
pub fn bind<T: 'static>(
    app: &Rc<T>,
    target: &EventTarget,
    kind: &'static str,
    act: Handler<T>,
) -> Listener {
    let weak = Rc::downgrade(app);
    Listener::new(target, kind, move |event: web_sys::Event| {
        if let Some(app) = weak.upgrade() {
            act(&app, &event);
        }
    })
}

/// Returns the element that an event was dispatched to.
#[must_use]
pub fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
