//! Summaries of the saved sand games.

use sandgrid_rules::{Position, Side};

use crate::{GameResult, GameSetup, Names, Seating};

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
    /// Number of the last turn as in records; 0 before the first.
    pub number: usize,
    /// Position on the board.
    pub position: Position,
    /// Result, if the game has ended.
    pub end: Option<GameResult>,
    /// Names of the players.
    pub names: Names,
}

impl GameSummary {
    /// Returns the players, with the name of a friend elsewhere.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.choice.seating(&self.names)
    }

    /// Returns the side to act; `None` after the end of the game.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.end.is_none().then(|| self.position.turn())
    }

    /// Maximum number of finished games, the last played by sort key. Unfinished games are unlimited.
    pub const ENDED: usize = 200;
    /// Maximum number of imported games without an action since. The longest take 20 kB.
    pub const AS_THEY_CAME: usize = 50;
}
