//! The start of a drag.

use sandgrid_rules::{Cell, Side};

/// Where a drag begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DragSource {
    /// On a hole of the board.
    Hole(Cell),
    /// On the heap of that side's pieces in hand.
    Hand(Side),
}
