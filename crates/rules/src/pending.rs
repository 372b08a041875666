//! The pending decision of a position.

use core::fmt;

use crate::{Cell, Cells};

/// The decision that the side to act has to make.
///
/// # Text
/// The fourth field of a position: `-` · `place` · `take:N`, `take:N@CELL` · `chain:N@CELL` ·
/// `hop:C1,C2,…`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A fresh turn.
    Open,
    /// A fresh turn in which a piece must be placed, because the enemy has placed one.
    Place,
    /// Enemy pieces are to be removed.
    Take {
        /// The number of pieces; at least 1.
        more: u8,
        /// The piece that may leap on afterwards, where the rulebook lets it.
        leaper: Option<Cell>,
    },
    /// The piece may leap on, or stop.
    Chain {
        /// The piece.
        at: Cell,
        /// The number of enemy pieces to be removed at the end.
        owed: u8,
    },
    /// The last cell's piece is leaping over friends, and may go on, capture, or stop.
    Hop(Path),
}

impl Pending {
    /// Returns whether a turn begins here.
    #[must_use]
    pub const fn is_fresh(self) -> bool {
        matches!(self, Self::Open | Self::Place)
    }

    /// The piece that alone may move, in the middle of its leaps.
    #[must_use]
    pub fn leaper(self) -> Option<Cell> {
        match self {
            Self::Open | Self::Place => None,
            Self::Take { leaper, .. } => leaper,
            Self::Chain { at, .. } => Some(at),
            Self::Hop(path) => Some(path.last()),
        }
    }
}

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("-"),
            Self::Place => f.write_str("place"),
            Self::Take { more, leaper: None } => write!(f, "take:{more}"),
            Self::Take { more, leaper: Some(at) } => write!(f, "take:{more}@{at}"),
            Self::Chain { at, owed } => write!(f, "chain:{owed}@{at}"),
            Self::Hop(path) => {
                f.write_str("hop:")?;
                path.cells().enumerate().try_for_each(|(index, cell)| {
                    write!(f, "{}{cell}", if index == 0 { "" } else { "," })
                })
            }
        }
    }
}

/// The cells that a piece has touched in leaping over friends, its first and its last included.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Path(u64); // Six bits a cell, the last one lowest; above them, from bit 60, how many.

impl Path {
    /// On a board of 30, leaps of two reach at most nine holes.
    pub const LONGEST: u8 = 9;

    /// A piece that has not leapt yet.
    #[must_use]
    pub fn new(start: Cell) -> Self {
        Self(u64::from(start.index()) | 1 << 60)
    }

    /// The same path, and one leap more; `None` where no path can be that long.
    #[must_use]
    pub fn and(self, cell: Cell) -> Option<Self> {
        (self.len() < Self::LONGEST).then(|| {
            let cells = self.0 << 6 & ((1 << 60) - 1) | u64::from(cell.index());
            Self(cells | u64::from(self.len() + 1) << 60)
        })
    }

    fn len(self) -> u8 {
        (self.0 >> 60) as u8
    }

    /// Returns the hole where the piece stands now.
    #[must_use]
    pub fn last(self) -> Cell {
        Cell::from_index((self.0 & 63) as u8)
    }

    /// The cells in their order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.len()).rev().map(move |back| Cell::from_index((self.0 >> (6 * back) & 63) as u8))
    }

    /// The cells as a set.
    #[must_use]
    pub fn visited(self) -> Cells {
        self.cells().collect()
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cells()).finish()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn a_path_remembers_nine_cells_in_their_order_and_no_more() {
        let cells = ["a1", "h8", "c3", "e3", "e5", "c5", "a5", "a3", "h1"].map(cell);
        let mut path = Path::new(cells[0]);
        for (at, cell) in cells.iter().enumerate().skip(1) {
            assert_eq!(path.last(), cells[at - 1]);
            path = path.and(*cell).unwrap();
            assert_eq!(path.cells().collect::<Vec<_>>(), cells[..=at]);
        }
        assert_eq!(path.visited(), cells.into_iter().collect());
        assert_eq!(path.and(cell("b2")), None);
    }

    #[test]
    fn leaping_piece_alone_may_move() {
        let (c3, e3) = (cell("c3"), cell("e3"));
        for (pending, leaper) in [
            (Pending::Open, None),
            (Pending::Place, None),
            (Pending::Take { more: 1, leaper: None }, None),
            (Pending::Take { more: 1, leaper: Some(c3) }, Some(c3)),
            (Pending::Chain { at: e3, owed: 2 }, Some(e3)),
            (Pending::Hop(Path::new(c3).and(e3).unwrap()), Some(e3)),
        ] {
            assert_eq!(pending.leaper(), leaper, "{pending}");
            assert_eq!(
                pending.is_fresh(),
                matches!(pending, Pending::Open | Pending::Place),
                "{pending}"
            );
        }
    }
}
