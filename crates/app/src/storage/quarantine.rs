//! Quarantine of damaged saves: each is stored under another key, so that nothing overwrites it.

use std::collections::BTreeMap;

/// The damaged texts, by the storage key of their quarantine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Quarantine(BTreeMap<String, String>);

/// Prefix of all quarantine keys.
const MARK: &str = "damaged-";

impl Quarantine {
    /// Loads a stored entry; ignores keys without the prefix.
    pub(crate) fn recall(&mut self, name: &str, text: &str) {
        if name.starts_with(MARK) {
            self.0.insert(name.to_owned(), text.to_owned());
        }
    }

    /// Quarantines a text: returns the writes and removals for the storage, the copy first.
    pub(crate) fn put(&mut self, name: &str, text: &str) -> [(String, Option<String>); 2] {
        let aside = self.free(&[MARK, name].concat(), text);
        self.recall(&aside, text);
        [(aside, Some(text.to_owned())), (name.to_owned(), None)]
    }

    /// Returns the entries whose original key satisfies the predicate: quarantine key, original key, text.
    pub(crate) fn of(&self, is_meant: impl Fn(&str) -> bool) -> Vec<(String, String, String)> {
        let meant = |(aside, text): (&String, &String)| {
            let name = aside.strip_prefix(MARK)?;
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

    /// Returns a quarantine key that is free or holds the same text.
    fn free(&self, name: &str, text: &str) -> String {
        let is_free = |name: &String| self.0.get(name).is_none_or(|other| other == text);
        let later = (2..).map(|number: u32| format!("{name}-{number}"));
        let mut names = [name.to_owned()].into_iter().chain(later);
        names.find(is_free).unwrap_or_else(|| name.to_owned())
    }

    /// Iterates over all entries: key and text.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}
