//! Hands: the hidden blocks of a seat.

use alloc::vec::Vec;

use crate::{Block, Counts, Face};

/// The origin of a block in a hand, which decides how it may be used.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// From the table, for all to see: a discard, or an Africa out of a group. Never a 4th block.
    Table,
    /// From the Fence, in the deal or in an earlier turn. May be laid as a 4th block.
    Fence,
    /// From the Fence, in this turn. May also take an Africa back.
    Drawn,
}

/// A block in a hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// The block.
    pub block: Block,
    /// Its origin.
    pub from: Origin,
}

/// The blocks of a hand, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand(pub(crate) Vec<Held>);

impl Hand {
    pub(crate) fn add(&mut self, block: Block, from: Origin) {
        self.0.push(Held { block, from });
    }

    /// Takes out a block of that face that may do at least what those of that origin may; of several,
    /// one that may do less.
    pub(crate) fn take(&mut self, face: Face, least: Origin) -> Option<Block> {
        let may = |held: &Held| held.block.face() == face && held.from >= least;
        let meant = self.0.iter().enumerate().filter(|(_, held)| may(held));
        let at = meant.min_by_key(|(_, held)| held.from)?.0;
        Some(self.0.remove(at).block)
    }

    /// Ends the turn in which blocks were drawn.
    pub(crate) fn settle(&mut self) {
        for held in self.0.iter_mut().filter(|held| held.from == Origin::Drawn) {
            held.from = Origin::Fence;
        }
    }

    pub(crate) fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.0.iter().map(|held| held.block)
    }
}

/// Returns the number of blocks of each face.
pub(crate) fn count(hand: &[Held]) -> Counts {
    hand.iter().map(|held| held.block).collect()
}
