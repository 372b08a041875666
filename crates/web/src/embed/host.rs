//! The host page, whose origin the address declares. Messages are sent to that origin and accepted from it alone.

use js_sys::{JsString, Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};

use super::protocol::{HostEvent, Id, Request, VERSION};
use crate::dom::document::window;

/// The property that marks every message; its value is the protocol version.
const MARK: &str = "sandgrid";

/// The fields of a request; all others are ignored.
const FIELDS: [&str; 11] =
    ["do", "rules", "side", "level", "text", "turn", "by", "to", "form", "name", "value"];

/// The fields that may contain a whole game.
const GAMES: [&str; 2] = ["text", "value"];

/// Maximum length of a text in UTF-16 units: one more than the limit of a game, a turn or a word, so that
/// overlong texts are still recognised.
const LONGEST_GAME: u32 = (1 << 20) + 1;
const LONGEST_WORD: u32 = 1001;

/// The origin of a page without one: from a disk, or in a sandboxed frame.
const NO_ORIGIN: &str = "null";

/// The host page.
#[derive(Debug)]
pub struct Host {
    window: Window,
    origin: String,
}

/// A parsed message.
#[derive(Debug)]
pub enum Incoming {
    /// A request.
    Request(Request, Option<Id>),
    /// A message of another protocol version.
    OtherVersion(Option<Id>),
    /// An invalid request, with the reason.
    Unclear(String, Option<Id>),
}

impl Host {
    /// Connects to the parent page; `None` if `origin` is not a valid origin.
    #[must_use]
    pub fn new(origin: &str) -> Option<Self> {
        let window = window().parent().ok().flatten()?;
        let is_origin = origin == NO_ORIGIN
            || web_sys::Url::new(origin).is_ok_and(|address| address.origin() == origin);
        is_origin.then(|| Self { window, origin: origin.to_owned() })
    }

    /// Sends a message.
    pub fn tell(&self, said: &HostEvent) {
        let Ok(message) = said.serialize(&Serializer::json_compatible()) else { return };
        // `Reflect.set` does not throw for an own object, and the origin was validated by [`Host::new`].
        let _ = Reflect::set(&message, &MARK.into(), &VERSION.into());
        let to = if self.origin == NO_ORIGIN { "*" } else { &self.origin };
        let _ = self.window.post_message(&message, to);
    }

    /// Parses a message; `None` if it is of another origin than the host's, or no message to us.
    #[must_use]
    pub fn hear(&self, event: &MessageEvent) -> Option<Incoming> {
        let is_hers = event.source().is_some_and(|source| Object::is(&source, &self.window));
        if !is_hers || event.origin() != self.origin {
            return None;
        }
        let message = event.data().dyn_into::<Object>().ok()?;
        let version = Reflect::get(&message, &MARK.into()).ok()?;
        if version.is_undefined() {
            return None;
        }
        let id = id_of(&message);
        if version.as_f64() != Some(f64::from(VERSION)) {
            return Some(Incoming::OtherVersion(id.unwrap_or_default()));
        }
        let id = match id {
            Ok(id) => id,
            Err(why) => return Some(Incoming::Unclear(why, None)),
        };
        Some(match plain(&message) {
            Ok(request) => match serde_wasm_bindgen::from_value::<Request>(request.into()) {
                Ok(request) => Incoming::Request(request, id),
                Err(_) => Incoming::Unclear(unclear(&message), id),
            },
            Err(why) => Incoming::Unclear(why, id),
        })
    }
}

/// Copies a message into a plain object of our own. The host's object may be cyclic or endless.
fn plain(message: &Object) -> Result<Object, String> {
    let request = Object::new();
    for name in FIELDS {
        let Ok(value) = Reflect::get(message, &name.into()) else { continue };
        let longest = if GAMES.contains(&name) { LONGEST_GAME } else { LONGEST_WORD };
        let value = match value.dyn_into::<JsString>() {
            Ok(text) => text.slice(0, longest).into(),
            Err(value) if value.is_object() || value.is_bigint() => {
                return Err(format!("`{name}` is no text, no number and no switch"));
            }
            Err(value) => value,
        };
        if !value.is_undefined() {
            // `Reflect.set` does not throw for an own object.
            let _ = Reflect::set(&request, &name.into(), &value);
        }
    }
    Ok(request)
}

/// The fields that each request takes, in words.
const TAKES: [(&str, &str); 11] = [
    ("new", "`rules` and `side`, which are texts, and `level`, a whole number; or nothing"),
    ("load", "`text`, a text"),
    ("play", "`turn`, a text"),
    ("undo", "nothing"),
    ("redo", "nothing"),
    ("restart", "nothing"),
    ("hint", "nothing"),
    ("step", "`by`, a whole number, or `to`, a whole number from 0"),
    ("export", "`form`, which is `record`, `position` or `link`"),
    ("set", "`name`, a text, and `value`, a text, a number, a switch or null"),
    ("restore", "`text`, a text"),
];

/// Returns the reason why a message is no valid request.
fn unclear(message: &JsValue) -> String {
    let asked = Reflect::get(message, &"do".into()).ok().and_then(|asked| asked.as_string());
    let Some(asked) = asked else {
        return "a request has `do`, a text that names it".to_owned();
    };
    let known = TAKES.iter().find(|(name, _)| *name == asked);
    known.map_or_else(
        || {
            let names = TAKES.map(|(name, _)| format!("`{name}`")).join(", ");
            format!("a request is one of {names}, `state`")
        },
        |(name, takes)| format!("`{name}` takes {takes}"),
    )
}

/// Returns the id of a request, if it has one: a finite number or a short text. Any other could not be repeated, or
/// not be recognised in the answer.
fn id_of(message: &JsValue) -> Result<Option<Id>, String> {
    let id = Reflect::get(message, &"id".into()).unwrap_or_default();
    if id.is_null() || id.is_undefined() {
        return Ok(None);
    }
    if let Some(number) = id.as_f64().filter(|number| number.is_finite()) {
        return Ok(Some(Id::Number(number)));
    }
    let word = id.dyn_into::<JsString>().ok().filter(|word| word.length() < LONGEST_WORD);
    let no_id =
        || format!("`id` is no number and no text of at most {} characters", LONGEST_WORD - 1);
    word.map(|word| Some(Id::Text(word.into()))).ok_or_else(no_id)
}
