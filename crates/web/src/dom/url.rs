//! The page's address: `?rules=KEY` and `&position=TEXT` or `&record=TEXT`; or `#g=LINK`.

use sandgrid_app::rules::{KeyError, Ruleset};
use sandgrid_app::text::share_link;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use crate::dom::document::window;

/// The parameter that brings a game.
const RECORD: &str = "record";

/// The rulebook that the address asks for: none, one, or a text that names none and why.
///
/// # Errors
///
/// What is wrong with the key.
pub fn rules() -> Result<Option<&'static Ruleset>, KeyError> {
    let Some(key) = asked("rules").map(|key| plain(&key)) else { return Ok(None) };
    // In an address a plus may stand for a space; no key has a space.
    let key = key.replace(' ', "+");
    if key.is_empty() { Ok(None) } else { Ruleset::find(&key).map(Some) }
}

/// The game that the address asks for, as a text that a sitting can load.
#[must_use]
pub fn game() -> Option<String> {
    games().next()
}

/// All texts of the address that should be games; the first one is the game that it asks for.
pub fn games() -> impl Iterator<Item = String> {
    let asked = [RECORD, "position"].into_iter().filter_map(asked);
    linked().into_iter().chain(asked.filter(|text| !text.trim().is_empty()))
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
    asked("rules").is_some_and(|rules| plain(&rules) == "yebo")
}

/// The game of a link, with the mark before it.
#[must_use]
pub fn linked() -> Option<String> {
    window().location().hash().ok().filter(|hash| hash.starts_with(share_link::MARK))
}

/// Whether a server handed the page out. The address of any other, such as a file on a disk, opens nothing
/// elsewhere and may tell the user's name.
#[must_use]
pub fn is_served() -> bool {
    let protocol = window().location().protocol();
    protocol.is_ok_and(|protocol| matches!(protocol.as_str(), "http:" | "https:"))
}

/// The address that opens a game anywhere, made of a link's text.
#[must_use]
pub fn of(text: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let end = here.find(['?', '#']).unwrap_or(here.len());
    format!("{}{}{text}", &here[..end], share_link::MARK)
}

/// A word of the address as it is meant: blanks around it and capitals say nothing.
pub(crate) fn plain(word: &str) -> String {
    word.trim().to_ascii_lowercase()
}

fn asked(name: &str) -> Option<String> {
    parameter(&query(), name)
}

/// Returns the present query of the address; [`clear`] removes it.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// A parameter of what an address asks.
pub(crate) fn parameter(query: &str, name: &str) -> Option<String> {
    UrlSearchParams::new_with_str(query).ok()?.get(name)
}

/// Removes the request from the address: a reload continues the game.
pub fn clear() {
    let path = window().location().pathname();
    // The language that was asked for is spoken on.
    // Nothing but a code: what else it says would be asked for from now on.
    let is_code = |it: &String| it.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
    let lang = asked("lang").filter(is_code);
    let path = path.map(|path| lang.map_or(path.clone(), |it| format!("{path}?lang={it}")));
    if let Ok(path) = path {
        replace(&path);
    }
}

/// Removes the game alone from the address: a reload continues it as it stands.
pub(crate) fn drop_record() {
    let location = window().location();
    let (Ok(path), Ok(query)) = (location.pathname(), location.search()) else { return };
    let Ok(asked) = UrlSearchParams::new_with_str(&query) else { return };
    asked.delete(RECORD);
    replace(&format!("{path}?{}", String::from(asked.to_string())));
}

/// Has another address stand there, and loads nothing. Some frames forbid it; then it stays as it was.
fn replace(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}
