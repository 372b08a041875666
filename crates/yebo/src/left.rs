//! The blocks left in the hands at the end of a round.

use alloc::vec::Vec;

use crate::{Block, Players, Seat};

/// The hands at the end of a round. Hands are secret during it (003-E11), and the text is silent about them after it:
/// as each Africa in them counts, they are laid open to be counted.
///
/// Only a [`Played`](crate::Played) gives access to them: a running round has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left(Vec<(Seat, Block)>);

impl Left {
    /// Lays the hands open, as the round is scored.
    pub(crate) fn open<I: Iterator<Item = Block>>(
        players: Players,
        hand: impl Fn(Seat) -> I,
    ) -> Self {
        let held = |seat: &Seat| {
            let seat = *seat;
            hand(seat).map(move |block| (seat, block))
        };
        Self(players.seats().iter().flat_map(held).collect())
    }

    /// Returns the blocks that a seat held, in the order in which they came; none if a set-up merely declared the
    /// round played.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Block> + '_ {
        self.0.iter().filter(move |(by, _)| *by == seat).map(|(_, block)| *block)
    }
}
