//! The saved games of one kind on this device.

use std::collections::BTreeMap;

use crate::sorted::sorted;
use crate::storage::checksum::fnv1a;
use crate::storage::quarantine::Quarantine;

/// A game as a [`GameStore`] saves it.
pub(crate) trait Storable: Sized {
    /// The properties that lists and limits need, so that the text is parsed once.
    type Summary: Clone + core::fmt::Debug;

    /// Maximum number of finished games. Unfinished games are unlimited.
    const MAX_FINISHED: usize;
    /// Maximum number of imported games without an action since: a link may import a game unasked.
    const MAX_IMPORTED: usize;

    /// Parses a stored text; `None` if it is damaged.
    fn from_text(text: &str) -> Option<Self>;

    /// Returns the text for the storage.
    fn to_text(&self) -> String;

    /// Returns the record in a stored text. An imported game has the checksum of its record as its id.
    fn record(text: &str) -> Option<&str>;

    /// Returns the summary of a game.
    fn summary(&self, id: u64) -> Self::Summary;

    /// Returns whether a game is finished.
    fn is_finished(summary: &Self::Summary) -> bool;

    /// Returns the sort key that the text itself has, if any; higher for games played later.
    fn place(&self) -> Option<u64>;
}

/// The saved games of one kind by their ids, the id of the current one, and damaged texts.
#[derive(Clone, Debug)]
pub(crate) struct GameStore<G: Storable> {
    /// Id of the current game.
    pub(crate) current: u64,
    /// Quarantine of damaged texts.
    pub(crate) quarantine: Quarantine,
    games: BTreeMap<u64, Entry<G::Summary>>,
    /// Ids and sort keys, also of games that are not loaded yet. Games without one are the oldest. A list, since the
    /// page's first program has no other use for such a tree.
    places: Vec<(u64, u64)>,
    /// Ids and texts of games that another window has saved and this program cannot read.
    unreadable: Vec<(u64, String)>,
}

#[derive(Clone, Debug)]
struct Entry<S> {
    text: String,
    summary: S,
    /// Whether the game was imported and not played since.
    is_imported: bool,
}

impl<G: Storable> Default for GameStore<G> {
    fn default() -> Self {
        Self::new(0)
    }
}

impl<G: Storable> GameStore<G> {
    /// Creates a store without games, for a current game of that id.
    pub(crate) fn new(current: u64) -> Self {
        let quarantine = Quarantine::default();
        let (places, unreadable) = (Vec::new(), Vec::new());
        Self { current, quarantine, games: BTreeMap::new(), places, unreadable }
    }

    /// Inserts or replaces a game and returns its text for the storage.
    pub(crate) fn put(&mut self, id: u64, game: &G) -> &str {
        if let Some(place) = game.place() {
            self.set_place(id, place);
        }
        let text = game.to_text();
        let is_imported = G::record(&text).is_some_and(|record| fnv1a(record) == id);
        let entry = Entry { text, summary: game.summary(id), is_imported };
        self.take_unreadable(id);
        &self.games.entry(id).insert_entry(entry).into_mut().text
    }

    /// Parses a stored game and inserts it; returns `None` without a change if it is damaged.
    pub(crate) fn read(&mut self, id: u64, text: &str) -> Option<()> {
        self.put(id, &G::from_text(text)?);
        Some(())
    }

    /// Parses and returns a game.
    pub(crate) fn get(&self, id: u64) -> Option<G> {
        G::from_text(&self.games.get(&id)?.text)
    }

    /// Returns the record of a game.
    pub(crate) fn record(&self, id: u64) -> Option<&str> {
        G::record(&self.games.get(&id)?.text)
    }

    /// Returns whether the store has a game of that id.
    pub(crate) fn has(&self, id: u64) -> bool {
        self.games.contains_key(&id)
    }

    /// Removes a game.
    pub(crate) fn drop(&mut self, id: u64) {
        self.games.remove(&id);
        self.forget_place(id);
        self.take_unreadable(id);
    }

    /// Removes a game whose new text cannot be read, and holds that text until the game is opened.
    pub(crate) fn spoil(&mut self, id: u64, text: &str) {
        self.drop(id);
        self.unreadable.push((id, text.to_owned()));
    }

    /// Removes and returns the unreadable text of a game.
    pub(crate) fn take_unreadable(&mut self, id: u64) -> Option<String> {
        let at = self.unreadable.iter().position(|(other, _)| *other == id)?;
        Some(self.unreadable.swap_remove(at).1)
    }

    /// Returns the sort key of a game; 0 if it has none.
    pub(crate) fn place(&self, id: u64) -> u64 {
        self.places.iter().find(|(other, _)| *other == id).map_or(0, |(_, place)| *place)
    }

    /// Moves a game after all others.
    pub(crate) fn move_to_end(&mut self, id: u64) {
        let place = self.next_place(id).max(1);
        self.set_place(id, place);
    }

    /// Moves a game before all others.
    pub(crate) fn forget_place(&mut self, id: u64) {
        self.places.retain(|(other, _)| *other != id);
    }

    fn set_place(&mut self, id: u64, place: u64) {
        self.forget_place(id);
        self.places.push((id, place));
    }

    /// Returns a sort key after those of all other games.
    pub(crate) fn next_place(&self, id: u64) -> u64 {
        let others = self.places.iter().filter(|(other, _)| *other != id);
        others.map(|(_, place)| place + 1).max().unwrap_or(0)
    }

    /// Returns the lowest id of all games.
    pub(crate) fn first(&self) -> Option<u64> {
        self.games.keys().next().copied()
    }

    /// Returns the ids of all games, the latest first.
    pub(crate) fn ids(&self) -> Vec<u64> {
        let rank = |id: u64| (self.place(id), id);
        sorted(self.games.keys().copied(), |one, other| rank(*one) > rank(*other))
    }

    /// Returns the summaries of all games, the latest first.
    pub(crate) fn summaries(&self) -> Vec<&G::Summary> {
        self.ids().iter().filter_map(|id| Some(&self.games.get(id)?.summary)).collect()
    }

    /// Returns those of these games, given the latest first, that exceed the limits, by id.
    pub(crate) fn surplus(&self, of: &[u64]) -> Vec<u64> {
        let having = |is_meant: fn(&Entry<G::Summary>) -> bool| {
            let is_meant = move |id: &&u64| self.games.get(*id).is_some_and(is_meant);
            of.iter().filter(is_meant).copied()
        };
        let finished = having(|entry| G::is_finished(&entry.summary)).skip(G::MAX_FINISHED);
        let imported = having(|entry| entry.is_imported).skip(G::MAX_IMPORTED);
        let mut leaving = sorted(finished.chain(imported), |one, other| one < other);
        leaving.dedup();
        leaving
    }
}
