//! Texts of this tab alone, in `sessionStorage`: they outlive a reload, and no other window reads them.

use js_sys::Reflect;
use web_sys::Storage;

use crate::dom::document::window;

/// The prefix of this site's keys; other pages of the same origin have their own.
const PREFIX: &str = "sandgrid:";

/// Returns the text of that name, where there is one and the browser gives access.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok().flatten()
}

/// Writes the text, or removes it. Without access to the storage nothing happens: a reload then forgets.
pub fn write(name: &str, text: Option<&str>) {
    let Some(storage) = storage() else { return };
    // A full storage refuses the text; `removeItem` does not throw.
    let _ = match text {
        Some(text) => storage.set_item(&key(name), text),
        None => storage.remove_item(&key(name)),
    };
}

/// Returns the text that a page at the present address left under that name, if this page is that one again: reloaded, or
/// gone back to.
#[must_use]
pub fn recall(name: &str) -> Option<String> {
    let text = read(name).filter(|_| is_again())?;
    let (address, text) = text.split_once('\n')?;
    (address == here()).then(|| text.to_owned())
}

/// Leaves a text for the next page at the present address, or removes it.
pub fn leave(name: &str, text: Option<&str>) {
    write(name, text.map(|text| format!("{}\n{text}", here())).as_deref());
}

/// Returns whether the browser shows an earlier page again, and has not followed a link or an address.
fn is_again() -> bool {
    let entry = window().performance().map(|clock| clock.get_entries_by_type("navigation").get(0));
    let kind = entry.and_then(|entry| Reflect::get(&entry, &"type".into()).ok());
    kind.and_then(|kind| kind.as_string()).is_some_and(|kind| kind != "navigate")
}

fn here() -> String {
    window().location().href().unwrap_or_default()
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
