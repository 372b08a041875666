//! The blocks that belong to a seat and lie open on the table.

use alloc::vec::Vec;

use crate::{Block, Group};

/// The open blocks and the state of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The number of blocks in the hand.
    pub held: u8,
    /// The blocks that everybody has seen going there: discards picked up, Africa taken back.
    pub known: Vec<Block>,
    /// The displayed groups, in the order in which they were displayed.
    pub groups: Vec<Group>,
    /// The Sightings.
    pub sightings: Vec<Block>,
    /// Whether one final block was announced in this round.
    pub announced: bool,
    /// The discard that was on the table at the announcement, until the next discard: taking that one does not win by
    /// it.
    pub missed: Option<Block>,
}
