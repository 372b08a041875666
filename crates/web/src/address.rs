//! The page's address: `?rules=KEY` and `&position=TEXT` or `&record=TEXT`; or `#g=LINK`.

use sandgrid_app::link;
use sandgrid_app::rules::{KeyError, Ruleset};
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use crate::page::window;

/// The rulebook that the address asks for: none, one, or a text that names none and why.
///
/// # Errors
///
/// What is wrong with the key.
pub fn rules() -> Result<Option<&'static Ruleset>, KeyError> {
    let Some(key) = asked("rules") else { return Ok(None) };
    // In an address a plus may stand for a space; no key has a space.
    let key = key.replace(' ', "+");
    Ruleset::find(&key).map(Some)
}

/// The game that the address asks for, as a text that a sitting can load.
#[must_use]
pub fn game() -> Option<String> {
    linked().or_else(|| asked("record")).or_else(|| asked("position"))
}

/// Whether the address asks for nothing.
#[must_use]
pub fn is_plain() -> bool {
    asked("rules").is_none() && game().is_none()
}

/// Whether the address says nothing to us but perhaps a language.
#[must_use]
pub fn is_bare() -> bool {
    let query = window().location().search().unwrap_or_default();
    let query = query.trim_start_matches('?');
    linked().is_none() && query.split('&').all(|it| it.is_empty() || it.starts_with("lang="))
}

/// Whether the address asks for Yebo, which is no game of the sand and has no rulebook there.
#[must_use]
pub fn is_yebo() -> bool {
    query().trim_start_matches('?').split('&').any(|it| it == "rules=yebo")
}

/// The game of a link, with the mark before it.
#[must_use]
pub fn linked() -> Option<String> {
    window().location().hash().ok().filter(|hash| hash.starts_with(link::MARK))
}

/// The address that opens a game anywhere, made of a link's text.
#[must_use]
pub fn of(text: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let end = here.find(['?', '#']).unwrap_or(here.len());
    format!("{}{}{text}", &here[..end], link::MARK)
}

fn asked(name: &str) -> Option<String> {
    parameter(&query(), name)
}

/// What the address asks now; [`clear`] takes it away.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// A parameter of what an address asks.
pub(crate) fn parameter(query: &str, name: &str) -> Option<String> {
    UrlSearchParams::new_with_str(query).ok()?.get(name)
}

/// Takes back what the address asks for: from now on, loading the page again goes on with the game.
pub fn clear() {
    let path = window().location().pathname();
    // The language that was asked for is spoken on.
    let path =
        path.map(|path| asked("lang").map_or(path.clone(), |it| format!("{path}?lang={it}")));
    // Some frames forbid it; then the address stays as it was.
    if let (Ok(history), Ok(path)) = (window().history(), path) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}
