//! The review of a finished game on the screen.

use std::rc::Rc;

use sandgrid_rules::BySide;

/// The state of the review of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReviewState {
    /// The game is not over, or has no turns.
    #[default]
    Unavailable,
    /// The game is over.
    Available,
    /// Requested.
    Open(Review),
}

impl ReviewState {
    /// Returns the review, if it was requested.
    #[must_use]
    pub fn open(&self) -> Option<&Review> {
        match self {
            Self::Open(review) => Some(review),
            Self::Unavailable | Self::Available => None,
        }
    }
}

/// The engine's review of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// Evaluation before each turn, as far as reviewed, and at the end.
    pub points: Rc<[ReviewPoint]>,
    /// Turns with the greatest loss, and the capture with which the winner took the lead for good, in order.
    pub turning: Rc<[TurningPoint]>,
    /// Number of turns in the game, those of both sides.
    pub turn_count: usize,
    /// Number, as in records, of the last turn reviewed so far.
    pub number: usize,
    /// Number, as in records, of the last turn of the game.
    pub of: usize,
    /// Names of the halves of the chart, by the side that is ahead there.
    pub ahead: BySide<String>,
    /// Whether the review is complete.
    pub is_done: bool,
}

impl Review {
    /// Returns the number of turns for which there was a better one.
    #[must_use]
    pub fn mistakes(&self) -> usize {
        self.turning.iter().filter(|turn| turn.better.is_some()).count()
    }
}

/// An evaluation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ReviewPoint {
    /// From −100 (the second side wins) to 100 (the first side wins).
    pub balance: i8,
    /// Whether the value is proven, by a tablebase or by search.
    pub is_exact: bool,
}

/// A turn that the review names: a costly one, or the capture that took the lead for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Index of the turn.
    pub at: usize,
    /// Turn number as in records.
    pub number: u16,
    /// Notation of the turn.
    pub text: String,
    /// Notation of a better turn; `None` for the winner's capture.
    pub better: Option<String>,
    /// Description in one sentence or two: for an error also its cost and the better turn.
    pub words: String,
}
