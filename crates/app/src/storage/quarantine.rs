//! Quarantine of damaged saves: each is stored under another key, so that nothing overwrites it.

use std::collections::BTreeMap;

/// The damaged texts, by the storage key of their quarantine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Quarantine(BTreeMap<String, String>);

/// Prefix of all quarantine keys.
pub const QUARANTINED: &str = "damaged-";

/// Returns the first key that is free for the text of `name`: `damaged-NAME`, else with a number from 2.
pub fn quarantine_key(name: &str, is_free: impl Fn(&str) -> bool) -> String {
    let mut key = [QUARANTINED, name].concat();
    let mut number = 2_u32;
    while !is_free(&key) {
        key = format!("{QUARANTINED}{name}-{number}");
        number += 1;
    }
    key
}

impl Quarantine {
    /// Loads a stored entry; ignores keys without the prefix.
    pub(crate) fn recall(&mut self, name: &str, text: &str) {
        if name.starts_with(QUARANTINED) {
            self.0.insert(name.to_owned(), text.to_owned());
        }
    }

    /// Quarantines a text, under a key that is free or holds the same text. Returns the writes and removals for the
    /// storage, the copy first.
    pub(crate) fn put(&mut self, name: &str, text: &str) -> [(String, Option<String>); 2] {
        let aside = quarantine_key(name, |key| self.0.get(key).is_none_or(|other| other == text));
        self.recall(&aside, text);
        [(aside, Some(text.to_owned())), (name.to_owned(), None)]
    }

    /// Returns the entries whose original key satisfies the predicate: quarantine key, original key, text.
    pub(crate) fn of(&self, is_meant: impl Fn(&str) -> bool) -> Vec<(String, String, String)> {
        let meant = |(aside, text): (&String, &String)| {
            let name = aside.strip_prefix(QUARANTINED)?;
            // A number is appended to the key where an earlier entry of that key is in quarantine.
            let bare = name.rsplit_once('-').map(|(bare, _)| bare);
            let name = [name].into_iter().chain(bare).find(|name| is_meant(name))?;
            Some((aside.clone(), name.to_owned(), text.clone()))
        };
        self.0.iter().filter_map(meant).collect()
    }

    /// Removes an entry.
    pub(crate) fn drop(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// Iterates over all entries: key and text.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}
