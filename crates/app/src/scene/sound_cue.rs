//! Sound cues.

use sandgrid_rules::Action;

use crate::Piece;

/// A short sound for an event of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SoundCue {
    /// A piece is placed from the hand.
    Placed(Piece),
    /// A piece steps to an adjacent hole.
    Stepped(Piece),
    /// A piece leaps or hops.
    Leapt(Piece),
    /// A captured piece is removed.
    Taken(Piece),
    /// A player declines or stops.
    Passed,
    /// Undo or redo.
    Back,
    /// An invalid move or input.
    Wrong,
    /// The game is over.
    Over,
}

impl SoundCue {
    /// Returns the cue of an action, given the pieces of the acting side and of the other side.
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
