//! Texts that were kept and turned out to be damaged: they are kept under other names.

use std::collections::BTreeMap;

/// What is damaged, by the names under which it is kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct Quarantine(BTreeMap<String, String>);

/// With what all these names begin.
const MARK: &str = "damaged-";

impl Quarantine {
    /// Takes over what was set aside before; nothing, where that name is another.
    pub(crate) fn recall(&mut self, name: &str, text: &str) {
        if name.starts_with(MARK) {
            self.0.insert(name.to_owned(), text.to_owned());
        }
    }

    /// Sets a text aside, so that nothing writes over it: the names and texts that are to be kept, or
    /// kept no more. It comes first where it is kept from now on.
    pub(crate) fn put(&mut self, name: &str, text: &str) -> [(String, Option<String>); 2] {
        let aside = self.free(&[MARK, name].concat(), text);
        self.recall(&aside, text);
        [(aside, Some(text.to_owned())), (name.to_owned(), None)]
    }

    /// What stood under names of that kind: the name of each now, the one that it had, and the text.
    pub(crate) fn of(&self, is_meant: impl Fn(&str) -> bool) -> Vec<(String, String, String)> {
        let meant = |(aside, text): (&String, &String)| {
            let name = aside.strip_prefix(MARK)?;
            // A number stands behind it where something was set aside before.
            let bare = name.rsplit_once('-').map(|(bare, _)| bare);
            let name = [name].into_iter().chain(bare).find(|name| is_meant(name))?;
            Some((aside.clone(), name.to_owned(), text.clone()))
        };
        self.0.iter().filter_map(meant).collect()
    }

    /// That text is kept no more.
    pub(crate) fn drop(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// A name under which a text hides no other.
    fn free(&self, name: &str, text: &str) -> String {
        let is_free = |name: &String| self.0.get(name).is_none_or(|other| other == text);
        let later = (2..).map(|number: u32| format!("{name}-{number}"));
        let mut names = [name.to_owned()].into_iter().chain(later);
        names.find(is_free).unwrap_or_else(|| name.to_owned())
    }

    /// All of it: names and texts.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}
