//! A small board as bits, and the ways in which it looks the same.

use alloc::boxed::Box;
use alloc::vec::Vec;

use sandgrid_rules::{Cell, Cells, Direction, Shape};

/// A set of holes, one bit each: row by row from the bottom, no bit unused.
pub(crate) type Holes = u32;

/// The holes of a set one by one, each as a set of its own, from the lowest.
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
    /// The most holes a board may have.
    pub(crate) const MOST: u32 = CHUNK_BITS * 3;

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

    /// How many holes.
    pub(crate) fn len(&self) -> u32 {
        self.columns * self.rows
    }

    /// Returns the other holes of the board.
    #[inline]
    pub(crate) fn without(&self, holes: Holes) -> Holes {
        self.all & !holes
    }

    /// Every hole moved one step; what would leave the board is gone.
    #[inline]
    pub(crate) fn beside(&self, holes: Holes, dir: Direction) -> Holes {
        match dir {
            Direction::North => holes << self.columns & self.all,
            Direction::East => (holes & !self.last_column) << 1,
            Direction::South => holes >> self.columns,
            Direction::West => (holes & !self.first_column) >> 1,
        }
    }

    /// How many ways the board looks the same: 4, or 8 where it is square. The first changes
    /// nothing.
    pub(crate) fn symmetries(&self) -> usize {
        self.symmetries.len()
    }

    /// The holes as they lie when the board is turned or mirrored that way.
    #[inline]
    pub(crate) fn turned(&self, symmetry: usize, holes: Holes) -> Holes {
        let chunk = |number: usize| holes as usize >> (number * CHUNK_BITS as usize) & (CHUNK - 1);
        let [low, middle, high] = &*self.symmetries[symmetry];
        low[chunk(0)] | middle[chunk(1)] | high[chunk(2)]
    }

    /// Bit 0 mirrors left and right, bit 1 below and above, bit 2 then swaps columns and rows.
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
                // All but the lowest hole have been turned together before.
                let hole = first + bits.trailing_zeros();
                let turned = if hole < self.len() { 1 << goes_to(hole) } else { 0 };
                part[bits] = part[bits & (bits - 1)] | turned;
            }
        }
        map
    }

    /// The same holes in the words of the rules.
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
