//! Reads and writes the page's address: `?rules=KEY` with `&position=TEXT` or `&record=TEXT`, or `#g=LINK`.

use sandgrid_app::rules::{KeyError, Ruleset};
use sandgrid_app::text::share_link;
use sandgrid_app::{find_ruleset, normalised_word};
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use crate::dom::document::window;

/// The query parameter that carries a game record.
const RECORD: &str = "record";

/// Returns the ruleset that the address asks for, or `None` where it asks for none.
///
/// # Errors
///
/// Returns the error of the `rules` key where no ruleset has it.
pub fn rules() -> Result<Option<&'static Ruleset>, KeyError> {
    let Some(key) = asked("rules").map(|key| plain(&key)) else { return Ok(None) };
    if key.is_empty() { Ok(None) } else { find_ruleset(&key).map(Some) }
}

/// Returns the game that the address asks for, as a text that a session can load.
#[must_use]
pub fn game() -> Option<String> {
    games().next()
}

/// Returns every text of the address that should be a game; the first one is the game to load.
pub fn games() -> impl Iterator<Item = String> {
    let asked = [RECORD, "position"].into_iter().filter_map(asked);
    linked().into_iter().chain(asked.filter(|text| !text.trim().is_empty()))
}

/// Returns whether the address asks neither for a ruleset nor for a game.
#[must_use]
pub fn is_plain() -> bool {
    asked("rules").is_none() && game().is_none()
}

/// Returns whether the address has no game link and no parameter except `lang`.
#[must_use]
pub fn is_bare() -> bool {
    let query = window().location().search().unwrap_or_default();
    let query = query.trim_start_matches('?');
    linked().is_none() && query.split('&').all(|it| it.is_empty() || it.starts_with("lang="))
}

/// Returns whether the address asks for Yebo, which has no [`Ruleset`] among the board games.
#[must_use]
pub fn is_yebo() -> bool {
    asked("rules").is_some_and(|rules| plain(&rules) == "yebo")
}

/// Returns the game link of the address's fragment, including [`share_link::MARK`].
#[must_use]
pub fn linked() -> Option<String> {
    window().location().hash().ok().filter(|hash| hash.starts_with(share_link::MARK))
}

/// Begins the fragment of an address to which the visitor of a kiosk goes on; the code of the language follows.
const VISIT: &str = "#visit=";

/// Returns the fragment with which a visitor of that language goes on to the other games' page.
pub(crate) fn visit_in(language: &str) -> String {
    format!("{VISIT}{language}")
}

/// Removes such a fragment from the address, and returns the language: a reload is no visit.
pub(crate) fn take_visit() -> Option<String> {
    let location = window().location();
    let language = location.hash().ok()?.strip_prefix(VISIT)?.to_owned();
    if let (Ok(path), Ok(query)) = (location.pathname(), location.search()) {
        replace(&format!("{path}{query}"));
    }
    Some(language)
}

/// Returns whether the page was loaded over HTTP or HTTPS. Any other address, such as a file on a disk, opens
/// nothing on another device and may reveal the user's name.
#[must_use]
pub fn is_served() -> bool {
    let protocol = window().location().protocol();
    protocol.is_ok_and(|protocol| matches!(protocol.as_str(), "http:" | "https:"))
}

/// Returns the address that opens a game on any device, from a link's text.
#[must_use]
pub fn of(text: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let end = here.find(['?', '#']).unwrap_or(here.len());
    format!("{}{}{text}", &here[..end], share_link::MARK)
}

/// Normalises a value of the address: surrounding blanks and case are ignored.
pub(crate) fn plain(word: &str) -> String {
    normalised_word(word)
}

/// Returns a parameter of the address.
pub(crate) fn asked(name: &str) -> Option<String> {
    parameter(&query(), name)
}

/// Returns the present query of the address; [`clear`] removes it.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// Returns one parameter of a query.
pub(crate) fn parameter(query: &str, name: &str) -> Option<String> {
    UrlSearchParams::new_with_str(query).ok()?.get(name)
}

/// Removes the request from the address: a reload continues the game.
pub fn clear() {
    let path = window().location().pathname();
    // Keep the requested language, but only if it is a plain language code: other text in `lang` would
    // otherwise become a permanent request.
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

/// Replaces the address without loading it. Some sandboxed frames forbid this; then the address is unchanged.
fn replace(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}
