//! The start of a drag.

use sandgrid_rules::{Cell, Side};

/// The source of a drag.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DragSource {
    /// A hole of the board.
    Hole(Cell),
    /// A side's pieces in hand.
    Hand(Side),
}
