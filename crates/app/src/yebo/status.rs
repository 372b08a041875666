//! Public status of a game, for a host.

use sandgrid_yebo::Seat;

/// The status of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Seed of the shuffle.
    pub seed: u64,
    /// Number of acts.
    pub acts: usize,
    /// Seat to decide; `None` once the game is over.
    pub turn: Option<Seat>,
    /// Winners, once the game is over.
    pub winners: Option<Vec<Seat>>,
}
