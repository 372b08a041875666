//! The games that are kept on this device.

use std::collections::{BTreeMap, BTreeSet};

use sandgrid_rules::Position;

use crate::storage::checksum::fnv1a;
use crate::storage::saved_game::{SavedGame, SavedGameError, whole};
use crate::text::split::split_once_small;
use crate::{GameResult, GameSetup};

/// The games that are kept, by their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameLibrary {
    games: BTreeMap<u64, StoredGame>,
}

#[derive(Clone, Debug)]
struct StoredGame {
    text: String,
    kept: GameSummary,
    /// The larger, the later it was played.
    place: u64,
    /// Whether it came from elsewhere, and nobody has acted in it since: a link may bring one unasked.
    is_as_it_came: bool,
}

/// A kept game, as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// What it is known by.
    pub id: u64,
    /// What is played, and by whom.
    pub choice: GameSetup,
    /// When it was last played, in milliseconds since 1970, as the device's clock said.
    pub when: u64,
    /// How many turns it has.
    pub turns: usize,
    /// What stands on the board.
    pub position: Position,
    /// How it ended.
    pub end: Option<GameResult>,
}

impl GameSummary {
    /// How many games that have ended are kept: those that were played last, whatever the device's clock said. A game that
    /// goes on always is.
    pub const ENDED: usize = 200;
    /// How many games that came from elsewhere are kept until somebody acts in them. The longest take 20 kB.
    pub const AS_THEY_CAME: usize = 50;
}

impl GameLibrary {
    /// Puts a game in, in place of what was known by that number.
    pub(crate) fn put(&mut self, id: u64, saved: &SavedGame) -> &str {
        let kept = GameSummary {
            id,
            choice: saved.choice,
            when: saved.when,
            turns: whole(&saved.game).turns().count(),
            position: *saved.game.position(),
            end: saved.end(),
        };
        let text = saved.to_string();
        // It is known by what it was when it came.
        let is_as_it_came =
            split_once_small(&text, "\n\n").is_some_and(|(_, record)| fnv1a(record) == id);
        let volume = StoredGame { text, kept, place: saved.place(), is_as_it_came };
        &self.games.entry(id).insert_entry(volume).into_mut().text
    }

    /// Takes a game out.
    pub(crate) fn drop(&mut self, id: u64) {
        self.games.remove(&id);
    }

    /// A game, to go on with it.
    #[must_use]
    pub(crate) fn get(&self, id: u64) -> Option<SavedGame> {
        self.games.get(&id)?.text.parse().ok()
    }

    /// Reads a game that was kept under that number.
    ///
    /// # Errors
    ///
    /// Why the text is none.
    pub(crate) fn read(&mut self, id: u64, text: &str) -> Result<(), SavedGameError> {
        let saved: SavedGame = text.parse()?;
        self.put(id, &saved);
        Ok(())
    }

    /// Whether a game that was kept elsewhere is newer than what is known by that number here.
    #[must_use]
    pub(crate) fn wants(&self, id: u64, saved: &SavedGame) -> bool {
        self.games.get(&id).is_none_or(|volume| volume.place < saved.place())
    }

    /// The place of a game that is played now, after all the others and after its own before, by a clock that may
    /// have been set back.
    #[must_use]
    pub(crate) fn next_place(&self, id: u64, before: u64, now: u64) -> u64 {
        let now = if now < before { before + 1 } else { now };
        let others = self.games.iter().filter(|(other, _)| **other != id);
        let last = others.map(|(_, volume)| volume.place + 1).max();
        now.max(last.unwrap_or(0))
    }

    /// Games that have ended, or that are as they came, and that leave since there are more of them than are
    /// kept.
    pub(crate) fn surplus(&self) -> Vec<u64> {
        let volumes = self.volumes();
        let ended =
            volumes.iter().filter(|volume| volume.kept.end.is_some()).skip(GameSummary::ENDED);
        let came =
            volumes.iter().filter(|volume| volume.is_as_it_came).skip(GameSummary::AS_THEY_CAME);
        let leaving: BTreeSet<u64> = ended.chain(came).map(|volume| volume.kept.id).collect();
        leaving.into_iter().collect()
    }

    /// Every game, the newest first.
    #[must_use]
    pub(crate) fn games(&self) -> Vec<&GameSummary> {
        self.volumes().into_iter().map(|volume| &volume.kept).collect()
    }

    fn volumes(&self) -> Vec<&StoredGame> {
        let mut volumes: Vec<&StoredGame> = self.games.values().collect();
        volumes.sort_by_key(|volume| core::cmp::Reverse((volume.place, volume.kept.id)));
        volumes
    }
}
