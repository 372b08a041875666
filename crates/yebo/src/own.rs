//! The knowledge of one seat: its hand and its hidden answer.

use crate::hand::count;
use crate::{Counts, Held, Meld, Seat};

/// The knowledge of one seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Own<'a> {
    /// The seat.
    pub seat: Seat,
    /// Its hand, in the order in which the blocks came.
    pub hand: &'a [Held],
    /// Its answer to the last discard, while other seats have not answered.
    pub answer: Option<Answer>,
}

/// An answer to a discard.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It wants it, for that group.
    Yebo(Meld),
    /// It lets it go.
    Pass,
}

impl Own<'_> {
    /// Returns the number of blocks of each face in the hand.
    #[must_use]
    pub fn counts(&self) -> Counts {
        count(self.hand)
    }
}
