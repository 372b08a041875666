//! The outline of a board.

use crate::{Cell, Cells};

/// A rectangle of holes, cut from the lower left corner of the lattice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    columns: u8, // Invariant: 1 to 7, as is the other: `Cells::beside` needs an edge.
    rows: u8,
    cells: Cells,
}

impl Shape {
    /// Five rows of six holes: Yoté, Wali, Bolotondou, and the Choko of Ludens Planet.
    pub const SIX_BY_FIVE: Self = Self::new(6, 5);
    /// Five rows of five holes: Choko.
    pub const FIVE_BY_FIVE: Self = Self::new(5, 5);

    /// Any other outline, 1 to 7 holes either way.
    ///
    /// # Panics
    /// When it has no holes, or more than that.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Self {
        assert!(columns > 0 && rows > 0, "a board has holes");
        assert!(columns < Cell::LATTICE && rows < Cell::LATTICE, "a board leaves an edge free");
        Self { columns, rows, cells: Cells::block(columns, rows) }
    }

    /// Returns the number of columns, counted from `a`.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Returns the number of rows, counted from 1.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Every hole.
    #[must_use]
    pub const fn cells(self) -> Cells {
        self.cells
    }

    /// Returns whether that hole is on the board.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.cells.contains(cell)
    }
}
