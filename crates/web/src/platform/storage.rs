//! Access to localStorage.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Object;
use sandgrid_app::{Warning, fnv1a};
use wasm_bindgen::JsValue;
use web_sys::{PageTransitionEvent, Storage, StorageEvent};

use crate::dom::document::window;
use crate::dom::listener::Listener;

/// Other pages of the same site keep things, too: ours have this before their names.
const PREFIX: &str = "sandgrid:";

/// The prefix of quarantined texts.
const QUARANTINE: &str = "damaged-";

thread_local! {
    static DISABLED: Cell<bool> = const { Cell::new(false) };
    /// The checksum of each text as this window last read or wrote it. A list, since the first program has no other
    /// use for a tree.
    static LAST_READ: RefCell<Vec<(String, u64)>> = const { RefCell::new(Vec::new()) };
    /// The names of damaged texts for which there was no room elsewhere.
    static TO_QUARANTINE: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// From now on nothing is kept, and nothing that is kept is found: the board is a guest here.
pub fn disable() {
    DISABLED.set(true);
}

/// Whether something is kept here, where the browser keeps anything.
#[must_use]
pub fn is_enabled() -> bool {
    !DISABLED.get()
}

/// Whether anything can be kept: the board is no guest, and the browser gives the page a place.
#[must_use]
pub fn is_available() -> bool {
    storage().is_some()
}

/// Everything that is kept: names and texts. What was set aside before comes first, so that nothing that
/// turns out to be damaged takes its name; browsers have no order.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    let all = names().filter_map(|name| read(&name).map(|text| (name, text)));
    let (aside, others): (Vec<_>, Vec<_>) = all.partition(|(name, _)| name.starts_with(QUARANTINE));
    [aside, others].concat()
}

/// The names of all that.
fn names() -> impl Iterator<Item = String> {
    let keys = storage().map(|storage| Object::keys(&storage)).unwrap_or_default();
    keys.into_iter().filter_map(|key| Some(key.as_string()?.strip_prefix(PREFIX)?.to_owned()))
}

/// Keeps a text under a name in place of the last one, or forgets it.
///
/// # Errors
///
/// Where the browser keeps nothing, or no more.
pub fn write(name: &str, text: Option<&str>) -> Result<(), Warning> {
    if DISABLED.get() {
        return Ok(());
    }
    let storage = storage().ok_or(Warning::NothingSaved)?;
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

/// Marks a text that is unreadable and not yet quarantined: it is quarantined before the next write.
pub fn quarantine_before_write(name: &str) {
    TO_QUARANTINE.with_borrow_mut(|held| {
        if !held.iter().any(|it| it == name) {
            held.push(name.to_owned());
        }
    });
}

/// Puts what is held under that name elsewhere.
///
/// # Errors
///
/// There is no room.
fn free_slot(storage: &Storage, name: &str) -> Result<(), JsValue> {
    if TO_QUARANTINE.with_borrow(|held| !held.iter().any(|it| it == name)) {
        return Ok(());
    }
    if let Some(damaged) = storage.get_item(&key(name))? {
        let is_free = |name: &String| !matches!(storage.get_item(&key(name)), Ok(Some(_)));
        let mut names = (1_u32..).map(|number| format!("{QUARANTINE}{name}-{number}"));
        let aside = names.find(is_free).expect("numbers do not end");
        storage.set_item(&key(&aside), &damaged)?;
    }
    TO_QUARANTINE.with_borrow_mut(|held| held.retain(|it| it != name));
    Ok(())
}

/// Listens to what other windows keep, or forget: a name, and the text or none.
pub fn listen(heard: impl Fn(String, Option<String>) + 'static) -> [Listener; 2] {
    let heard = Rc::new(heard);
    let also = Rc::clone(&heard);
    let told = move |event: StorageEvent| {
        let name = event.key().and_then(|key| Some(key.strip_prefix(PREFIX)?.to_owned()));
        // The event may be older than the text, which is known already.
        if let Some(name) = name.filter(|_| is_enabled()) {
            let text = read_raw(&name);
            if changed_since_read(&name, text.as_deref()) {
                heard(name, text);
            }
        }
    };
    // A window that was frozen was told nothing.
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

/// The same, under all names.
#[must_use]
pub fn all_unseen_changes() -> Vec<(String, String)> {
    unseen_changes(names())
}

/// Whether that is something else than this window knew to be under that name; from now on it knows.
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

/// Whether the game of that number is kept.
#[must_use]
pub fn has_a_game(id: u64) -> bool {
    read_raw(&format!("game-{id:x}")).is_some()
}

/// Whether nothing is kept.
#[must_use]
pub fn is_empty() -> bool {
    names().next().is_none()
}

fn read_raw(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok().flatten()
}

fn key(name: &str) -> String {
    [PREFIX, name].concat()
}

/// Even to ask for it is forbidden in some frames.
fn storage() -> Option<Storage> {
    if DISABLED.get() {
        return None;
    }
    window().local_storage().ok().flatten()
}
