//! Summaries of the saved sand games.

use sandgrid_rules::Position;

use crate::{GameResult, GameSetup};

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
