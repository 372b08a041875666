//! What has happened.

use alloc::vec::Vec;

use crate::{Block, Direction, End, Face, Round, Score, Seat, Seats, Slot};

/// One thing that has happened, as the table was changed by it: enough to show it and to tell it.
///
/// A block that only one seat may know is `None` for the others; [`Self::seen_by`] sees to that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The Chief said which way it goes.
    Directed {
        /// Who.
        chief: Seat,
        /// Which way.
        direction: Direction,
    },
    /// A seat was dealt its twelve blocks, Sightings included.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which; hidden from the others.
        blocks: Option<Vec<Block>>,
    },
    /// A seat drew a block.
    Drew {
        /// Who.
        seat: Seat,
        /// From where.
        end: End,
        /// Which; hidden from the others unless it is a Sighting.
        block: Option<Block>,
    },
    /// A Sighting was laid face up.
    Sighted {
        /// Before whom.
        seat: Seat,
        /// Which.
        block: Block,
    },
    /// Play goes the other way.
    Reversed {
        /// Which way now.
        direction: Direction,
    },
    /// The Chief chose the round.
    Chosen {
        /// Who.
        chief: Seat,
        /// Which.
        round: Round,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The last discard went into a hand.
    PickedUp {
        /// Whose.
        seat: Seat,
        /// Which.
        block: Block,
    },
    /// A group was displayed.
    Shown {
        /// By whom.
        seat: Seat,
        /// Where it lies now.
        slot: Slot,
    },
    /// A 4th block was laid.
    FourthLaid {
        /// By whom.
        seat: Seat,
        /// On which group.
        slot: Slot,
        /// Which.
        block: Block,
    },
    /// An Africa was taken out of a group, and the block that it stood for put there.
    Bought {
        /// By whom.
        seat: Seat,
        /// Whose group it was.
        of: Seat,
        /// Which group.
        slot: Slot,
        /// What was put there.
        block: Block,
        /// What was taken.
        africa: Block,
    },
    /// An Africa that could not be discarded went into a group, and set the next discard free.
    Guarded {
        /// By whom.
        seat: Seat,
        /// Into which group.
        slot: Slot,
        /// The Africa.
        africa: Block,
    },
    /// A block was discarded, and named aloud.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        block: Block,
    },
    /// One final block was announced.
    Announced {
        /// By whom.
        seat: Seat,
    },
    /// A seat has called or passed; what, is not known yet.
    Answered {
        /// Who.
        seat: Seat,
    },
    /// A seat turns out to have called Yebo.
    Called {
        /// Who.
        seat: Seat,
    },
    /// Somebody has the last discard, and displays a group with it.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which block.
        block: Block,
        /// Where the group lies.
        slot: Slot,
    },
    /// A block must be drawn, and none is left.
    FenceEmpty,
    /// The Fence was rebuilt.
    Rebuilt {
        /// Of how many blocks.
        blocks: u8,
    },
    /// The round was won.
    Won {
        /// By whom.
        seat: Seat,
    },
    /// The round was scored.
    Scored {
        /// Which.
        round: Round,
        /// What it brought.
        score: Score,
    },
    /// Who is Chief of the next round.
    Chief {
        /// Who.
        seat: Seat,
    },
    /// All six rounds are played.
    Over {
        /// Who has won.
        winners: Seats,
    },
}

impl Event {
    /// What that seat may know of it; `None` is an onlooker.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match self {
            Self::Dealt { seat, .. } if viewer != Some(*seat) => {
                Self::Dealt { seat: *seat, blocks: None }
            }
            Self::Drew { seat, end, block: Some(block) }
                if viewer != Some(*seat) && !matches!(block.face(), Face::Sighting(_)) =>
            {
                Self::Drew { seat: *seat, end: *end, block: None }
            }
            seen => seen.clone(),
        }
    }
}
