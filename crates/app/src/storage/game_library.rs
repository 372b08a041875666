//! The library of saved games on this device.

use std::collections::{BTreeMap, BTreeSet};

use sandgrid_rules::Position;

use crate::storage::checksum::fnv1a;
use crate::storage::saved_game::{SavedGame, SavedGameError, whole};
use crate::text::split::split_once_small;
use crate::{GameResult, GameSetup};

/// The saved games by their ids.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameLibrary {
    games: BTreeMap<u64, StoredGame>,
}

#[derive(Clone, Debug)]
struct StoredGame {
    text: String,
    kept: GameSummary,
    /// Sort key; higher for games played later.
    place: u64,
    /// Whether the game was imported and not played since: a link may import a game unasked.
    is_as_it_came: bool,
}

/// Summary of a saved game for the list.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// Id of the game.
    pub id: u64,
    /// Rulebook and players.
    pub choice: GameSetup,
    /// Time of the last action in milliseconds since 1970, by the device's clock.
    pub when: u64,
    /// Number of turns.
    pub turns: usize,
    /// Position on the board.
    pub position: Position,
    /// Result, if the game has ended.
    pub end: Option<GameResult>,
}

impl GameSummary {
    /// Maximum number of finished games, the last played by sort key. Unfinished games are unlimited.
    pub const ENDED: usize = 200;
    /// Maximum number of imported games without an action since. The longest take 20 kB.
    pub const AS_THEY_CAME: usize = 50;
}

impl GameLibrary {
    /// Inserts or replaces a game and returns its text for the storage.
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
        // An imported game has the checksum of its original record as its id.
        let is_as_it_came =
            split_once_small(&text, "\n\n").is_some_and(|(_, record)| fnv1a(record) == id);
        let volume = StoredGame { text, kept, place: saved.place(), is_as_it_came };
        &self.games.entry(id).insert_entry(volume).into_mut().text
    }

    /// Removes a game.
    pub(crate) fn drop(&mut self, id: u64) {
        self.games.remove(&id);
    }

    /// Parses and returns a game.
    #[must_use]
    pub(crate) fn get(&self, id: u64) -> Option<SavedGame> {
        self.games.get(&id)?.text.parse().ok()
    }

    /// Parses a stored game and inserts it.
    ///
    /// # Errors
    ///
    /// Returns the parse error.
    pub(crate) fn read(&mut self, id: u64, text: &str) -> Result<(), SavedGameError> {
        let saved: SavedGame = text.parse()?;
        self.put(id, &saved);
        Ok(())
    }

    /// Returns whether a game of a backup is newer than the game of the same id here, or absent here.
    #[must_use]
    pub(crate) fn wants(&self, id: u64, saved: &SavedGame) -> bool {
        self.games.get(&id).is_none_or(|volume| volume.place < saved.place())
    }

    /// Returns the sort key of a game played at `now`: after all others and after its own previous key
    /// `before`, even if the clock was set back.
    #[must_use]
    pub(crate) fn next_place(&self, id: u64, before: u64, now: u64) -> u64 {
        let now = if now < before { before + 1 } else { now };
        let others = self.games.iter().filter(|(other, _)| **other != id);
        let last = others.map(|(_, volume)| volume.place + 1).max();
        now.max(last.unwrap_or(0))
    }

    /// Returns the ids of finished and of imported games beyond the limits.
    pub(crate) fn surplus(&self) -> Vec<u64> {
        let volumes = self.volumes();
        let ended =
            volumes.iter().filter(|volume| volume.kept.end.is_some()).skip(GameSummary::ENDED);
        let came =
            volumes.iter().filter(|volume| volume.is_as_it_came).skip(GameSummary::AS_THEY_CAME);
        let leaving: BTreeSet<u64> = ended.chain(came).map(|volume| volume.kept.id).collect();
        leaving.into_iter().collect()
    }

    /// Returns all games, the newest first.
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
