//! What the browser keeps for us on this device, where it may.

use std::cell::Cell;

use js_sys::Object;
use sandgrid_app::Mishap;
use web_sys::{Storage, StorageEvent};

use crate::listener::Listener;
use crate::page::window;

/// Other pages of the same site keep things, too: ours have this before their names.
const OURS: &str = "sandgrid:";

/// What stands before the names of texts that were damaged.
const ASIDE: &str = "damaged-";

thread_local! {
    static CLOSED: Cell<bool> = const { Cell::new(false) };
}

/// From now on nothing is kept, and nothing that is kept is found: the board is a guest here.
pub fn close() {
    CLOSED.set(true);
}

/// Whether something is kept here, where the browser keeps anything.
#[must_use]
pub fn is_open() -> bool {
    !CLOSED.get()
}

/// Everything that is kept: names and texts. What was set aside before comes first, so that nothing that
/// turns out to be damaged takes its name; browsers have no order.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    let all = names().filter_map(|name| read(&name).map(|text| (name, text)));
    let (aside, others): (Vec<_>, Vec<_>) = all.partition(|(name, _)| name.starts_with(ASIDE));
    [aside, others].concat()
}

/// The names of all that.
fn names() -> impl Iterator<Item = String> {
    let keys = storage().map(|storage| Object::keys(&storage)).unwrap_or_default();
    keys.into_iter().filter_map(|key| Some(key.as_string()?.strip_prefix(OURS)?.to_owned()))
}

/// Keeps a text under a name in place of the last one, or forgets it.
///
/// # Errors
///
/// Where the browser keeps nothing, or no more.
pub fn keep(name: &str, text: Option<&str>) -> Result<(), Mishap> {
    if CLOSED.get() {
        return Ok(());
    }
    let storage = storage().ok_or(Mishap::NothingKept)?;
    let key = format!("{OURS}{name}");
    let done = match text {
        Some(text) => storage.set_item(&key, text),
        None => storage.remove_item(&key),
    };
    done.map_err(|_| Mishap::NothingKept)
}

/// Listens to what other windows keep, or forget: a name, and the text or none.
pub fn listen(heard: impl Fn(String, Option<String>) + 'static) -> Listener {
    Listener::new(&window(), "storage", move |event: StorageEvent| {
        let name = event.key().and_then(|key| Some(key.strip_prefix(OURS)?.to_owned()));
        if let Some(name) = name.filter(|_| is_open()) {
            heard(name, event.new_value());
        }
    })
}

/// What is kept under a name.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{OURS}{name}")).ok().flatten()
}

/// Whether nothing is kept.
#[must_use]
pub fn is_empty() -> bool {
    names().next().is_none()
}

/// Even to ask for it is forbidden in some frames.
fn storage() -> Option<Storage> {
    if CLOSED.get() {
        return None;
    }
    window().local_storage().ok().flatten()
}
