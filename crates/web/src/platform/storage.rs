//! Access to localStorage.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Object;
use sandgrid_app::{QUARANTINED, Warning, fnv1a, quarantine_key};
use wasm_bindgen::JsValue;
use web_sys::{PageTransitionEvent, Storage, StorageEvent};

use crate::dom::document::window;
use crate::dom::listener::Listener;

/// The prefix of this site's keys; other pages of the same origin have their own.
const PREFIX: &str = "sandgrid:";

/// The key and the text of a trial: no entry, so that other windows do not hear of it.
const TRIAL: &str = "sandgrid-trial";

thread_local! {
    static DISABLED: Cell<bool> = const { Cell::new(false) };
    /// Whether the browser has failed to give a text back. Nothing is written then: a text that cannot be read is not
    /// known to be absent.
    static UNREADABLE: Cell<bool> = const { Cell::new(false) };
    /// Whether the storage has been tried.
    static TRIED: Cell<bool> = const { Cell::new(false) };
    /// The checksum of each text as this window last read or wrote it. A list, since the first program has no other
    /// use for a tree.
    static LAST_READ: RefCell<Vec<(String, u64)>> = const { RefCell::new(Vec::new()) };
    /// The names of damaged texts that still wait to be quarantined.
    static TO_QUARANTINE: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Disables storage in guest mode: nothing is written, and reads return nothing.
pub fn disable() {
    DISABLED.set(true);
}

/// Accesses entries of the device itself, which a guest may read and write, too.
pub(crate) fn as_device<T>(access: impl FnOnce() -> T) -> T {
    let was_disabled = DISABLED.replace(false);
    let result = access();
    DISABLED.set(was_disabled);
    result
}

/// Returns whether storage is enabled; the browser may still refuse it.
#[must_use]
pub fn is_enabled() -> bool {
    !DISABLED.get()
}

/// Returns whether storage is enabled, and the browser provides it and gives its texts back.
#[must_use]
pub fn is_available() -> bool {
    storage().is_some()
}

/// Returns all saved entries, names and texts. Quarantined ones come first, so that a text that turns out to be
/// damaged cannot take the name of one; browsers guarantee no order.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    let all = names().filter_map(|name| read(&name).map(|text| (name, text)));
    let (aside, others): (Vec<_>, Vec<_>) =
        all.partition(|(name, _)| name.starts_with(QUARANTINED));
    [aside, others].concat()
}

/// Returns all saved entries for a backup.
///
/// # Errors
///
/// Returns [`Warning::NothingSaved`] if the browser refuses storage or does not give a text back.
pub fn backup() -> Result<Vec<(String, String)>, Warning> {
    let is_readable = storage().is_some_and(|storage| gives_back(&storage));
    let entries = all();
    let is_whole = is_readable && entries.len() == names().count();
    is_whole.then_some(entries).ok_or(Warning::NothingSaved)
}

/// Returns the names of all saved entries.
fn names() -> impl Iterator<Item = String> {
    let keys = storage().map(|storage| Object::keys(&storage)).unwrap_or_default();
    keys.into_iter().filter_map(|key| Some(key.as_string()?.strip_prefix(PREFIX)?.to_owned()))
}

/// Writes a text under a name, or deletes it with `None`.
///
/// # Errors
///
/// Returns [`Warning::NothingSaved`] if the browser refuses storage or cannot read it, or its quota is exceeded.
pub fn write(name: &str, text: Option<&str>) -> Result<(), Warning> {
    if DISABLED.get() {
        return Ok(());
    }
    let storage = storage().filter(gives_back).ok_or(Warning::NothingSaved)?;
    let (key, full) = (key(name), |_| Warning::NothingSaved);
    free_slot(&storage, name).map_err(full)?;
    match text {
        Some(text) => storage.set_item(&key, text),
        None => storage.remove_item(&key),
    }
    .map_err(full)?;
    changed_since_read(name, text);
    Ok(())
}

/// The writes and removals of one event.
#[derive(Debug, Default)]
pub struct Batch {
    /// Whether a write has failed: a text that could not be moved then stays in its place.
    is_full: bool,
}

impl Batch {
    /// Writes a text under a name, or deletes it with `None`; returns whether that is done.
    pub fn write(&mut self, name: &str, text: Option<&str>) -> bool {
        if self.is_full && text.is_none() {
            quarantine_before_write(name);
            return true;
        }
        let is_done = write(name, text).is_ok();
        self.is_full |= !is_done;
        is_done
    }
}

/// Marks a text that is unreadable and not yet quarantined: it is quarantined before the next write.
pub fn quarantine_before_write(name: &str) {
    TO_QUARANTINE.with_borrow_mut(|held| {
        if !held.iter().any(|it| it == name) {
            held.push(name.to_owned());
        }
    });
}

/// Moves a marked text under that name into quarantine.
///
/// # Errors
///
/// Returns the browser's error if the quota is exceeded.
fn free_slot(storage: &Storage, name: &str) -> Result<(), JsValue> {
    if TO_QUARANTINE.with_borrow(|held| !held.iter().any(|it| it == name)) {
        return Ok(());
    }
    if let Some(damaged) = storage.get_item(&key(name))? {
        // The session may have put the same text aside already.
        let aside = quarantine_key(
            name,
            |aside| !matches!(storage.get_item(&key(aside)), Ok(Some(other)) if other != damaged),
        );
        storage.set_item(&key(&aside), &damaged)?;
    }
    TO_QUARANTINE.with_borrow_mut(|held| held.retain(|it| it != name));
    Ok(())
}

/// Listens for changes by other windows; `heard` gets a name and the new text, or `None` if it was deleted.
pub fn listen(heard: impl Fn(String, Option<String>) + 'static) -> [Listener; 2] {
    let heard = Rc::new(heard);
    let also = Rc::clone(&heard);
    let told = move |event: StorageEvent| {
        let name = event.key().and_then(|key| Some(key.strip_prefix(PREFIX)?.to_owned()));
        // The event may be older than the text, which is known already.
        if let Some(name) = name.filter(|_| is_enabled()) {
            let text = read_raw(&name);
            if is_available() && changed_since_read(&name, text.as_deref()) {
                heard(name, text);
            }
        }
    };
    // A frozen window got no events.
    let thawed = move |event: PageTransitionEvent| {
        if event.persisted() {
            for (name, text) in all_unseen_changes() {
                also(name, Some(text));
            }
        }
    };
    [Listener::new(&window(), "storage", told), Listener::new(&window(), "pageshow", thawed)]
}

/// Returns the texts of other windows under these names that this window has not read yet.
#[must_use]
pub fn unseen_changes(names: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
    let news = |name: String| {
        let text = read_raw(&name)?;
        changed_since_read(&name, Some(&text)).then_some((name, text))
    };
    names.into_iter().filter_map(news).collect()
}

/// Returns all entries that other windows have changed and this window has not read yet.
#[must_use]
pub fn all_unseen_changes() -> Vec<(String, String)> {
    unseen_changes(names())
}

/// Returns whether a text differs from the last one seen under that name, and records it as seen.
fn changed_since_read(name: &str, text: Option<&str>) -> bool {
    let told = text.map(fnv1a);
    LAST_READ.with_borrow_mut(|known| {
        let place = known.iter().position(|(it, _)| it == name);
        let before = place.map(|place| known.swap_remove(place).1);
        known.extend(told.map(|told| (name.to_owned(), told)));
        before != told
    })
}

/// Returns the text under a name.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    let text = read_raw(name);
    changed_since_read(name, text.as_deref());
    text
}

/// Returns whether the game with that id is saved.
#[must_use]
pub fn has_a_game(id: u64) -> bool {
    read_raw(&format!("game-{id:x}")).is_some()
}

/// Returns whether nothing is saved.
#[must_use]
pub fn is_empty() -> bool {
    names().next().is_none()
}

fn read_raw(name: &str) -> Option<String> {
    let text = storage()?.get_item(&key(name));
    if text.is_err() {
        UNREADABLE.set(true);
    }
    text.ok().flatten()
}

/// Returns whether the storage gives back what is written, which is tried before the first write; without room for the
/// trial, before the next.
fn gives_back(storage: &Storage) -> bool {
    if !TRIED.get() && storage.set_item(TRIAL, TRIAL).is_ok() {
        TRIED.set(true);
        let text = storage.get_item(TRIAL);
        UNREADABLE.set(!matches!(text, Ok(Some(text)) if text == TRIAL));
        // A trial that stays is written over by the next.
        let _ = storage.remove_item(TRIAL);
    }
    !UNREADABLE.get()
}

fn key(name: &str) -> String {
    [PREFIX, name].concat()
}

/// Returns the browser's storage. In some frames even the access to it throws.
fn storage() -> Option<Storage> {
    if DISABLED.get() || UNREADABLE.get() {
        return None;
    }
    window().local_storage().ok().flatten()
}
