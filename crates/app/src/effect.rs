//! What a sitting asks of the outside.

use sandgrid_engine::greedy;
use sandgrid_rules::{Action, Game};

/// What the outside has to do.
///
/// After every event the scene may have changed, too.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Say it when there is a pause (a polite live region).
    Announce(String),
    /// Say it at once, and show it: a refusal with its rule, the end of the game, bad input.
    Alert(String),
    /// Let the opponent think, and hand its answer in as
    /// [`Event::Answered`](crate::Event::Answered).
    Ask(Question),
    /// Move the keyboard's focus to that hole, if the board has the focus.
    FocusHole(sandgrid_rules::Cell),
}

/// A decision for which the opponent is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// Comes back with the answer, so that a late answer is known as such.
    pub id: u32,
    /// The game so far.
    pub game: Box<Game>,
    /// Same game, same seed: same answer.
    pub seed: u64,
    /// Milliseconds to wait before the answer is handed in, so that a person can follow.
    pub pause: u32,
}

impl Question {
    /// What the opponent plays; `None` when the game is over.
    ///
    /// Pure: same question, same answer, on every machine.
    #[must_use]
    pub fn answer(&self) -> Option<Action> {
        greedy(&self.game, self.seed)
    }
}
