//! What the browser keeps for us on this device, where it may.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Object;
use sandgrid_app::{Mishap, sum};
use wasm_bindgen::JsValue;
use web_sys::{PageTransitionEvent, Storage, StorageEvent};

use crate::listener::Listener;
use crate::page::window;

/// Other pages of the same site keep things, too: ours have this before their names.
const OURS: &str = "sandgrid:";

/// What stands before the names of texts that were damaged.
const ASIDE: &str = "damaged-";

thread_local! {
    static CLOSED: Cell<bool> = const { Cell::new(false) };
    /// What this window knows of each text: its name and its checksum. A list, since the first program
    /// has no other use for a tree.
    static KNOWN: RefCell<Vec<(String, u64)>> = const { RefCell::new(Vec::new()) };
    /// The names of damaged texts for which there was no room elsewhere.
    static HELD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
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

/// Whether anything can be kept: the board is no guest, and the browser gives the page a place.
#[must_use]
pub fn can_keep() -> bool {
    storage().is_some()
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
    let (key, full) = (key(name), |_| Mishap::NothingKept);
    make_way(&storage, name).map_err(full)?;
    match text {
        Some(text) => storage.set_item(&key, text),
        None => storage.remove_item(&key),
    }
    .map_err(full)?;
    is_news(name, text);
    Ok(())
}

/// What is under that name cannot be read here, and could not be put elsewhere yet: nothing takes its place until
/// it is.
pub fn hold(name: &str) {
    HELD.with_borrow_mut(|held| {
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
fn make_way(storage: &Storage, name: &str) -> Result<(), JsValue> {
    if HELD.with_borrow(|held| !held.iter().any(|it| it == name)) {
        return Ok(());
    }
    if let Some(damaged) = storage.get_item(&key(name))? {
        let is_free = |name: &String| !matches!(storage.get_item(&key(name)), Ok(Some(_)));
        let mut names = (1_u32..).map(|number| format!("{ASIDE}{name}-{number}"));
        let aside = names.find(is_free).expect("numbers do not end");
        storage.set_item(&key(&aside), &damaged)?;
    }
    HELD.with_borrow_mut(|held| held.retain(|it| it != name));
    Ok(())
}

/// Listens to what other windows keep, or forget: a name, and the text or none.
pub fn listen(heard: impl Fn(String, Option<String>) + 'static) -> [Listener; 2] {
    let heard = Rc::new(heard);
    let also = Rc::clone(&heard);
    let told = move |event: StorageEvent| {
        let name = event.key().and_then(|key| Some(key.strip_prefix(OURS)?.to_owned()));
        // What is told may be older than what is there, and known.
        if let Some(name) = name.filter(|_| is_open()) {
            let text = peek(&name);
            if is_news(&name, text.as_deref()) {
                heard(name, text);
            }
        }
    };
    // A window that was frozen was told nothing.
    let thawed = move |event: PageTransitionEvent| {
        if event.persisted() {
            for (name, text) in unheard_of_all() {
                also(name, Some(text));
            }
        }
    };
    [Listener::new(&window(), "storage", told), Listener::new(&window(), "pageshow", thawed)]
}

/// What other windows have kept under some names without this one having heard of it yet: names and texts.
#[must_use]
pub fn unheard(names: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
    let news = |name: String| {
        let text = peek(&name)?;
        is_news(&name, Some(&text)).then_some((name, text))
    };
    names.into_iter().filter_map(news).collect()
}

/// The same, under all names.
#[must_use]
pub fn unheard_of_all() -> Vec<(String, String)> {
    unheard(names())
}

/// Whether that is something else than this window knew to be under that name; from now on it knows.
fn is_news(name: &str, text: Option<&str>) -> bool {
    let told = text.map(sum);
    KNOWN.with_borrow_mut(|known| {
        let place = known.iter().position(|(it, _)| it == name);
        let before = place.map(|place| known.swap_remove(place).1);
        known.extend(told.map(|told| (name.to_owned(), told)));
        before != told
    })
}

/// What is kept under a name.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    let text = peek(name);
    is_news(name, text.as_deref());
    text
}

/// Whether the game of that number is kept.
#[must_use]
pub fn has_a_game(id: u64) -> bool {
    peek(&format!("game-{id:x}")).is_some()
}

/// Whether nothing is kept.
#[must_use]
pub fn is_empty() -> bool {
    names().next().is_none()
}

fn peek(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok().flatten()
}

fn key(name: &str) -> String {
    [OURS, name].concat()
}

/// Even to ask for it is forbidden in some frames.
fn storage() -> Option<Storage> {
    if CLOSED.get() {
        return None;
    }
    window().local_storage().ok().flatten()
}
