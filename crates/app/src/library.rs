//! The games that are kept on this device.

use std::collections::BTreeMap;

use sandgrid_rules::Position;

use crate::saved::{Saved, SavedError, whole};
use crate::{Choice, End};

/// All that is kept: games by their numbers, and texts that turned out to be damaged.
#[derive(Clone, Debug, Default)]
pub(crate) struct Library {
    games: BTreeMap<u64, Volume>,
    damaged: BTreeMap<String, String>,
}

#[derive(Clone, Debug)]
struct Volume {
    text: String,
    kept: Kept,
}

/// A kept game, as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// What it is known by.
    pub id: u64,
    /// What is played, and by whom.
    pub choice: Choice,
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// How many turns it has.
    pub turns: usize,
    /// What stands on the board.
    pub position: Position,
    /// How it ended.
    pub end: Option<End>,
}

impl Library {
    /// Puts a game in, in place of what was known by that number.
    pub(crate) fn put(&mut self, id: u64, saved: &Saved) -> &str {
        let kept = Kept {
            id,
            choice: saved.choice,
            when: saved.when,
            turns: whole(&saved.game).turns().count(),
            position: *saved.game.position(),
            end: saved.end(),
        };
        let volume = Volume { text: saved.to_string(), kept };
        &self.games.entry(id).insert_entry(volume).into_mut().text
    }

    /// Takes a game out.
    pub(crate) fn drop(&mut self, id: u64) {
        self.games.remove(&id);
    }

    /// A game, to go on with it.
    #[must_use]
    pub(crate) fn get(&self, id: u64) -> Option<Saved> {
        self.games.get(&id)?.text.parse().ok()
    }

    /// Reads a game that was kept under that number.
    ///
    /// # Errors
    ///
    /// Why the text is none.
    pub(crate) fn read(&mut self, id: u64, text: &str) -> Result<(), SavedError> {
        let saved: Saved = text.parse()?;
        self.put(id, &saved);
        Ok(())
    }

    /// Whether a game that was kept elsewhere is newer than what is known by that number here.
    #[must_use]
    pub(crate) fn wants(&self, id: u64, when: u64) -> bool {
        self.games.get(&id).is_none_or(|volume| volume.kept.when < when)
    }

    /// Sets a damaged text aside.
    pub(crate) fn set_aside(&mut self, name: &str, text: &str) {
        self.damaged.insert(name.to_owned(), text.to_owned());
    }

    /// Under which name a damaged text is set aside, so that it hides no other.
    pub(crate) fn name_aside(&self, name: &str, text: &str) -> String {
        let is_free = |name: &String| self.damaged.get(name).is_none_or(|other| other == text);
        let later = (2..).map(|number: u32| format!("{name}-{number}"));
        let mut names = [name.to_owned()].into_iter().chain(later);
        names.find(is_free).unwrap_or_else(|| name.to_owned())
    }

    /// Every game, the newest first.
    #[must_use]
    pub(crate) fn games(&self) -> Vec<&Kept> {
        let mut games: Vec<&Kept> = self.games.values().map(|volume| &volume.kept).collect();
        games.sort_by_key(|kept| core::cmp::Reverse((kept.when, kept.id)));
        games
    }

    /// What could not be read, by the names under which it is kept.
    pub(crate) fn damaged(&self) -> impl Iterator<Item = (&str, &str)> {
        self.damaged.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}
