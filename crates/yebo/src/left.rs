//! What was left in the hands as a round ended.

use alloc::vec::Vec;

use crate::{Block, Players, Seat};

/// What everybody still held as a round ended. Hands are secret while it goes on (003-E11), and the
/// text is silent about them after it: as each Africa in them counts, they are laid open to be counted.
///
/// There is no other way to one than through a [`Played`](crate::Played): none of a running round
/// exists.
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

    /// What that seat held, in the order in which the blocks came; nothing where the round was only
    /// said to have been played.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Block> + '_ {
        self.0.iter().filter(move |(by, _)| *by == seat).map(|(_, block)| *block)
    }
}
