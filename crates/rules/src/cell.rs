//! One hole.

use core::fmt;
use core::str::FromStr;

use crate::Direction;

/// One hole of the lattice that every board of this crate is cut from.
///
/// The lattice has eight columns and eight rows, so a cell is always valid; whether it lies on a
/// particular board depends on that board's [`Shape`](crate::Shape). Cells are ordered row by row
/// from the bottom, and from left to right within a row.
///
/// # Text
/// A column letter `a`–`h`, left to right, then a row digit `1`–`8`, bottom to top.
///
/// ```
/// # use sandgrid_rules::Cell;
/// let cell: Cell = "c3".parse()?;
/// assert_eq!((cell.column(), cell.row()), (2, 2));
/// assert_eq!(cell.to_string(), "c3");
/// # Ok::<(), sandgrid_rules::CellError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8); // Invariant: < 64.

impl Cell {
    /// The number of cells in a row of the lattice, and in a column.
    pub const LATTICE: u8 = 8;

    /// The cell of that column and row, both counted from 0 at `a1`; `None` beyond 7.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::LATTICE && row < Self::LATTICE {
            Some(Self(row * Self::LATTICE + column))
        } else {
            None
        }
    }

    /// The cell of that index; only the six low bits count.
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// 0 for column `a` to 7 for column `h`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % Self::LATTICE
    }

    /// 0 for row 1 to 7 for row 8.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / Self::LATTICE
    }

    /// 0 for `a1`, 1 for `b1`, … 63 for `h8`.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The direction and the distance to a cell in the same row or column; `None` for any other.
    #[must_use]
    pub fn straight(self, to: Self) -> Option<(Direction, u8)> {
        let columns = i16::from(to.column()) - i16::from(self.column());
        let rows = i16::from(to.row()) - i16::from(self.row());
        let dir = match (columns, rows) {
            (0, 0) => return None,
            (0, 1..) => Direction::North,
            (0, _) => Direction::South,
            (1.., 0) => Direction::East,
            (_, 0) => Direction::West,
            _ => return None,
        };
        u8::try_from(columns.abs() + rows.abs()).ok().map(|distance| (dir, distance))
    }

    /// Reads a cell at the start of a text, and gives back what follows it.
    pub(crate) fn read(text: &str) -> Option<(Self, &str)> {
        let (name, rest) = text.split_at_checked(2)?;
        let [column @ b'a'..=b'h', row @ b'1'..=b'8'] = *name.as_bytes() else {
            return None;
        };
        Self::new(column - b'a', row - b'1').map(|cell| (cell, rest))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), char::from(b'1' + self.row()))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no hole.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CellError;

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hole is a letter a to h and a digit 1 to 8, like c3")
    }
}

impl core::error::Error for CellError {}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        match Self::read(text) {
            Some((cell, "")) => Ok(cell),
            _ => Err(CellError),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn only_rows_and_columns_are_straight() {
        let c3 = cell("c3");
        for (name, way) in [
            ("c3", None),
            ("c8", Some((Direction::North, 5))),
            ("c1", Some((Direction::South, 2))),
            ("d3", Some((Direction::East, 1))),
            ("a3", Some((Direction::West, 2))),
            ("d4", None),
            ("a1", None),
        ] {
            assert_eq!(c3.straight(cell(name)), way, "{name}");
        }
    }

    #[test]
    fn cell_errors_explain_the_notation() {
        for text in ["", "c", "c9", "i1", "C3", "c33", "33"] {
            let error = text.parse::<Cell>().unwrap_err();
            assert!(error.to_string().contains("c3"), "{text}: {error}");
        }
    }
}
