//! Bitboards for small boards, and their symmetries.

use alloc::boxed::Box;
use alloc::vec::Vec;

use sandgrid_rules::{Cell, Cells, Direction, Shape};

/// A set of holes, one bit each: row by row from the bottom, without gaps.
pub(crate) type Holes = u32;

/// Iterates over the holes of a set as single-bit masks, lowest first.
pub(crate) fn each(mut holes: Holes) -> impl Iterator<Item = Holes> {
    core::iter::from_fn(move || {
        let lowest = holes & holes.wrapping_neg();
        holes ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// A board of at most 30 holes.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    columns: u32,
    rows: u32,
    all: Holes,
    first_column: Holes,
    last_column: Holes,
    symmetries: Vec<Symmetry>,
}

/// The image of each hole, ten holes at a time.
type Symmetry = Box<[[Holes; CHUNK]; CHUNKS]>;

const CHUNK_BITS: u32 = 10;
const CHUNK: usize = 1 << CHUNK_BITS;
const CHUNKS: usize = 3;

impl Grid {
    /// Maximum number of holes.
    pub(crate) const MOST: u32 = CHUNK_BITS * 3;

    /// Creates a grid.
    ///
    /// # Panics
    /// When it has more than 30 holes.
    pub(crate) fn new(columns: u32, rows: u32) -> Self {
        assert!(columns * rows <= Self::MOST, "a table's board has at most 30 holes");
        let first_column = (0..rows).fold(0, |column, row| column | 1 << (row * columns));
        let mut grid = Self {
            columns,
            rows,
            all: (1 << (columns * rows)) - 1,
            first_column,
            last_column: first_column << (columns - 1),
            symmetries: Vec::new(),
        };
        let count = if columns == rows { 8 } else { 4 };
        grid.symmetries = (0..count).map(|number| grid.symmetry(number)).collect();
        grid
    }

    pub(crate) fn of(shape: Shape) -> Self {
        Self::new(shape.columns().into(), shape.rows().into())
    }

    /// Returns the number of holes.
    pub(crate) fn len(&self) -> u32 {
        self.columns * self.rows
    }

    /// Returns the other holes of the board.
    #[inline]
    pub(crate) fn without(&self, holes: Holes) -> Holes {
        self.all & !holes
    }

    /// Moves every hole one step; holes that would leave the board are dropped.
    #[inline]
    pub(crate) fn beside(&self, holes: Holes, dir: Direction) -> Holes {
        match dir {
            Direction::North => holes << self.columns & self.all,
            Direction::East => (holes & !self.last_column) << 1,
            Direction::South => holes >> self.columns,
            Direction::West => (holes & !self.first_column) >> 1,
        }
    }

    /// Returns the number of symmetries: 4, or 8 for a square board. The first is the identity.
    pub(crate) fn symmetries(&self) -> usize {
        self.symmetries.len()
    }

    /// Applies a symmetry to a set.
    #[inline]
    pub(crate) fn turned(&self, symmetry: usize, holes: Holes) -> Holes {
        let chunk = |number: usize| holes as usize >> (number * CHUNK_BITS as usize) & (CHUNK - 1);
        let [low, middle, high] = &*self.symmetries[symmetry];
        low[chunk(0)] | middle[chunk(1)] | high[chunk(2)]
    }

    /// Computes a symmetry: bit 0 mirrors columns, bit 1 mirrors rows, bit 2 then transposes.
    fn symmetry(&self, number: usize) -> Symmetry {
        let goes_to = |hole: u32| {
            let (column, row) = (hole % self.columns, hole / self.columns);
            let column = if number & 1 == 0 { column } else { self.columns - 1 - column };
            let row = if number & 2 == 0 { row } else { self.rows - 1 - row };
            if number & 4 == 0 { row * self.columns + column } else { column * self.columns + row }
        };
        let mut map: Symmetry = Box::new([[0; CHUNK]; CHUNKS]);
        for (part, first) in map.iter_mut().zip((0..).step_by(CHUNK_BITS as usize)) {
            for bits in 1..CHUNK {
                // The set without its lowest hole has been computed before.
                let hole = first + bits.trailing_zeros();
                let turned = if hole < self.len() { 1 << goes_to(hole) } else { 0 };
                part[bits] = part[bits & (bits - 1)] | turned;
            }
        }
        map
    }

    /// Converts a cell set of the rules crate.
    pub(crate) fn read(&self, cells: Cells) -> Holes {
        let hole = |cell: Cell| u32::from(cell.row()) * self.columns + u32::from(cell.column());
        cells.into_iter().fold(0, |holes, cell| holes | 1 << hole(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::amount::amount;

    #[test]
    fn steps_stop_at_the_edges() {
        let grid = Grid::new(6, 5);
        for dir in Direction::ALL {
            let stepped = |cells: Cells| cells.stepped(dir) & Shape::SIX_BY_FIVE.cells();
            for cell in Shape::SIX_BY_FIVE.cells() {
                let (holes, cells) = (grid.read(cell.into()), stepped(cell.into()));
                assert_eq!(grid.beside(holes, dir), grid.read(cells), "{cell} {dir:?}");
            }
        }
    }

    #[test]
    fn symmetries_keep_neighbors_together_and_differ() {
        for (columns, rows, count) in
            amount([(6, 5, 4), (5, 5, 8), (3, 4, 4)], [(4, 3, 4), (3, 3, 8), (3, 4, 4)])
        {
            let grid = Grid::new(columns, rows);
            let around = |hole: Holes| {
                Direction::ALL.iter().fold(0, |all, dir| all | grid.beside(hole, *dir))
            };
            let mut seen = Vec::new();
            for symmetry in 0..grid.symmetries() {
                for hole in each(grid.without(0)) {
                    let turned = grid.turned(symmetry, hole);
                    assert_eq!(around(turned), grid.turned(symmetry, around(hole)));
                }
                seen.push((grid.turned(symmetry, 1), grid.turned(symmetry, 2)));
            }
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), count);
        }
    }
}
