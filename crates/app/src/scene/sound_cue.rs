//! What is to be heard.

use sandgrid_rules::Action;

use crate::Piece;

/// A short sound: one for whatever happens.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SoundCue {
    /// A piece is put into the sand.
    Placed(Piece),
    /// A piece goes to the next hole.
    Stepped(Piece),
    /// A piece leaps.
    Leapt(Piece),
    /// A piece is lifted away, to the others that are captured.
    Taken(Piece),
    /// Somebody forgoes something.
    Passed,
    /// Something is taken back, or played again.
    Back,
    /// Something is not done.
    Wrong,
    /// The game is over.
    Over,
}

impl SoundCue {
    /// What an action sounds like, whose own pieces and whose enemy's are these.
    pub(crate) fn of(action: Action, ours: Piece, theirs: Piece) -> Self {
        match action {
            Action::Place { .. } => Self::Placed(ours),
            Action::Step { .. } => Self::Stepped(ours),
            Action::Leap { .. } | Action::Hop { .. } => Self::Leapt(ours),
            Action::Take { .. } | Action::TakeFromHand => Self::Taken(theirs),
            Action::Decline | Action::Stop => Self::Passed,
        }
    }
}
