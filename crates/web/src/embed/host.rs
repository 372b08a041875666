//! The page around the board, which has said by its address of which origin it is. Nothing is said to
//! any other, and nothing is heard from any other.

use js_sys::{Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};

use super::protocol::{Id, Request, Said, VERSION};
use crate::page::window;

/// The mark that every message has, with the version.
const MARK: &str = "sandgrid";

/// What a page has as its origin that has none: one from a disk, or a sandboxed frame.
const NO_ORIGIN: &str = "null";

/// The page around the board.
#[derive(Debug)]
pub struct Host {
    window: Window,
    origin: String,
}

/// What has been heard.
#[derive(Debug)]
pub enum Heard {
    /// It is not for us, or from somebody else.
    Nothing,
    /// It asks for that.
    Request(Request, Option<Id>),
    /// It is of another version.
    OtherVersion(Option<Id>),
    /// It cannot be understood, because of that.
    Unclear(String, Option<Id>),
}

impl Host {
    /// The page around, of that origin; `None` where that is no origin.
    #[must_use]
    pub fn new(origin: &str) -> Option<Self> {
        let window = window().parent().ok().flatten()?;
        let is_origin = origin == NO_ORIGIN
            || web_sys::Url::new(origin).is_ok_and(|address| address.origin() == origin);
        is_origin.then(|| Self { window, origin: origin.to_owned() })
    }

    /// Says something.
    pub fn tell(&self, said: &Said) {
        let Ok(message) = said.serialize(&Serializer::json_compatible()) else { return };
        // It throws for no object of our own, and an origin was looked at before.
        let _ = Reflect::set(&message, &MARK.into(), &VERSION.into());
        let to = if self.origin == NO_ORIGIN { "*" } else { &self.origin };
        let _ = self.window.post_message(&message, to);
    }

    /// Makes sense of a message, where it is this page's.
    #[must_use]
    pub fn hear(&self, event: &MessageEvent) -> Heard {
        let is_hers = event.source().is_some_and(|source| Object::is(&source, &self.window));
        if !is_hers || event.origin() != self.origin {
            return Heard::Nothing;
        }
        let Ok(message) = event.data().dyn_into::<Object>() else { return Heard::Nothing };
        let Ok(version) = Reflect::get(&message, &MARK.into()) else { return Heard::Nothing };
        if version.is_undefined() {
            return Heard::Nothing;
        }
        let id = id_of(&message);
        if version.as_f64() != Some(f64::from(VERSION)) {
            return Heard::OtherVersion(id);
        }
        match serde_wasm_bindgen::from_value::<Request>(message.into()) {
            Ok(request) => Heard::Request(request, id),
            Err(error) => Heard::Unclear(error.to_string(), id),
        }
    }
}

fn id_of(message: &JsValue) -> Option<Id> {
    let id = Reflect::get(message, &"id".into()).ok()?;
    serde_wasm_bindgen::from_value(id).ok()
}
