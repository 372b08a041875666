//! A set of holes.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{Cell, Direction};

/// A set of holes, one bit each. Every operation but the iteration takes constant time.
///
/// `|` joins, `&` keeps what both have, `-` takes away, `^` keeps what only one has, `!` is
/// everything else of the lattice. Iteration goes in the order of [`Cell`].
///
/// ```
/// # use sandgrid_rules::{Cells, Direction};
/// // . . . .      . x . .
/// // . x . x  ->  . . . x   one step north
/// let row: Cells = ["b1".parse()?, "d1".parse()?].into_iter().collect();
/// let above: Cells = ["b2".parse()?, "d2".parse()?].into_iter().collect();
/// assert_eq!(row.stepped(Direction::North), above);
/// # Ok::<(), sandgrid_rules::CellError>(())
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64); // Bit n is the cell of index n.

impl Cells {
    /// No hole.
    pub const EMPTY: Self = Self(0);

    const COLUMN_A: u64 = 0x0101_0101_0101_0101;
    const COLUMN_H: u64 = Self::COLUMN_A << 7;

    /// All cells of the first columns and rows.
    pub(crate) const fn block(columns: u8, rows: u8) -> Self {
        let mut bits = 0;
        let mut row = 0;
        while row < rows {
            bits |= ((1 << columns) - 1) << (row * Cell::LATTICE);
            row += 1;
        }
        Self(bits)
    }

    /// Returns the number of holes.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether that hole is one of them.
    #[must_use]
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// The only hole, where there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<Cell> {
        let mut cells = self.into_iter();
        cells.next().filter(|_| cells.next().is_none())
    }

    /// The holes of a row as bits, the first column lowest.
    ///
    /// ```
    /// # use sandgrid_rules::Cells;
    /// let cells: Cells = ["b1".parse()?, "c3".parse()?, "f3".parse()?].into_iter().collect();
    /// assert_eq!([cells.row(0), cells.row(1), cells.row(2)], [0b10, 0, 0b10_0100]);
    /// # Ok::<(), sandgrid_rules::CellError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn row(self, row: u8) -> u8 {
        (self.0 >> (row * Cell::LATTICE) & 0xff) as u8
    }

    /// The holes of a column as bits, the first row lowest.
    ///
    /// ```
    /// # use sandgrid_rules::Cells;
    /// let cells: Cells = ["b1".parse()?, "c3".parse()?, "c5".parse()?].into_iter().collect();
    /// assert_eq!([cells.column(0), cells.column(1), cells.column(2)], [0, 0b1, 0b1_0100]);
    /// # Ok::<(), sandgrid_rules::CellError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn column(self, column: u8) -> u8 {
        // The product moves bit 8n to bit 56 + n.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        ((self.0 >> column & Self::COLUMN_A).wrapping_mul(GATHER) >> 56) as u8
    }

    /// Adds a hole.
    pub fn insert(&mut self, cell: Cell) {
        *self |= cell.into();
    }

    /// Takes a hole out.
    pub fn remove(&mut self, cell: Cell) {
        *self = *self - cell.into();
    }

    /// Every hole moved one step; what would leave the lattice is gone.
    #[must_use]
    #[inline]
    pub const fn stepped(self, dir: Direction) -> Self {
        Self(match dir {
            Direction::North => self.0 << 8,
            Direction::East => (self.0 & !Self::COLUMN_H) << 1,
            Direction::South => self.0 >> 8,
            Direction::West => (self.0 & !Self::COLUMN_A) >> 1,
        })
    }

    /// Every hole of a board moved one step, for a set that is then compared with holes of boards.
    ///
    /// No board reaches the last column, so that what goes over an edge lands there and not on a
    /// board.
    #[inline(always)]
    pub(crate) const fn beside(self, dir: Direction) -> Self {
        Self(match dir {
            Direction::North => self.0 << 8,
            Direction::East => self.0 << 1,
            Direction::South => self.0 >> 8,
            Direction::West => self.0 >> 1,
        })
    }

    /// Returns the number of holes of several sets, each counted as often as it occurs.
    ///
    /// The same as adding up every [`len`](Self::len).
    #[inline(always)]
    pub(crate) fn count_all(sets: [Self; 5]) -> u32 {
        if cfg!(target_feature = "popcnt") {
            return sets.iter().map(|set| set.len()).sum();
        }
        // Without an instruction that counts bits, adding sets up bit by bit first is quicker.
        let (one, two) = sets[0].added(sets[1], sets[3]);
        let (ones, also_two) = one.added(sets[2], sets[4]);
        ones.len() + 2 * (two.len() + also_two.len())
    }

    /// Three sets added up: what occurs an odd number of times, and what occurs more than once.
    #[inline(always)]
    const fn added(self, b: Self, c: Self) -> (Self, Self) {
        let odd = self.0 ^ b.0;
        (Self(odd ^ c.0), Self(self.0 & b.0 | odd & c.0))
    }
}

/// The order of iteration, and the only place where the bits are picked one by one.
#[derive(Clone, Debug)]
pub struct CellsIter(u64);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        (self.0 != 0).then(|| {
            #[expect(clippy::cast_possible_truncation, reason = "at most 63")]
            let cell = Cell::from_index(self.0.trailing_zeros() as u8);
            self.0 &= self.0 - 1;
            cell
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for CellsIter {}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    #[inline]
    fn into_iter(self) -> CellsIter {
        CellsIter(self.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | cell.into())
    }
}

impl From<Cell> for Cells {
    #[inline]
    fn from(cell: Cell) -> Self {
        Self(1 << cell.index())
    }
}

impl BitOr for Cells {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitXor for Cells {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for Cells {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl Sub for Cells {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Cells {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Cell {
    /// The next cell that way; `None` at the edge of the lattice.
    #[must_use]
    pub fn neighbor(self, dir: Direction) -> Option<Self> {
        Cells::from(self).stepped(dir).single()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;

    use super::*;
    use crate::Shape;

    fn cells(names: &str) -> Cells {
        names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    /// Returns the same cells by their indices, in a standard set.
    fn indices(cells: Cells) -> BTreeSet<u8> {
        cells.into_iter().map(Cell::index).collect()
    }

    #[test]
    fn sets_are_sets() {
        let (a, b) = (cells("a1 c3 c3 h8 d4"), cells("c3 d4 e5 a8"));
        let (one, other) = (indices(a), indices(b));
        assert_eq!(one.len(), 4, "a hole is there once");
        assert_eq!(indices(a | b), &one | &other);
        assert_eq!(indices(a & b), &one & &other);
        assert_eq!(indices(a ^ b), &one ^ &other);
        assert_eq!(indices(a - b), &one - &other);
        assert_eq!(indices(!a), &(0..64).collect() - &one);
        let (mut or, mut and, mut xor) = (a, a, a);
        or |= b;
        and &= b;
        xor ^= b;
        assert_eq!((or, and, xor), (a | b, a & b, a ^ b));
        let [c3, e5] = ["c3", "e5"].map(|name| name.parse().unwrap());
        let mut changed = a;
        changed.remove(c3);
        changed.remove(e5);
        changed.insert(e5);
        assert_eq!(changed, cells("a1 d4 e5 h8"), "what is not there is taken out by nobody");
        assert_eq!(a.into_iter().len(), 4);
    }

    #[test]
    fn steps_stop_at_the_edges_of_the_lattice() {
        assert_eq!(cells("h1 g2").stepped(Direction::East), cells("h2"));
        assert_eq!(cells("a3 b3").stepped(Direction::West), cells("a3"));
        assert_eq!(cells("a8").stepped(Direction::North), Cells::EMPTY);
        assert_eq!(cells("a1").stepped(Direction::South), Cells::EMPTY);
    }

    #[test]
    fn fast_neighbour_matches_reference() {
        let others = [Shape::new(3, 3), Shape::new(3, 4), Shape::new(1, 7), Shape::new(7, 7)];
        for shape in [Shape::SIX_BY_FIVE, Shape::FIVE_BY_FIVE].into_iter().chain(others) {
            for dir in Direction::ALL {
                let (quick, careful) = (shape.cells().beside(dir), shape.cells().stepped(dir));
                assert_eq!(quick & shape.cells(), careful & shape.cells());
            }
        }
    }

    #[test]
    fn bulk_count_matches_single_counts() {
        let mut state = 1_u64;
        for _ in 0..1000 {
            let sets = [(); 5].map(|()| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                Cells(state ^ state >> 31)
            });
            assert_eq!(Cells::count_all(sets), sets.iter().map(|set| set.len()).sum());
        }
    }

    #[test]
    fn the_only_hole_is_single_and_two_are_not() {
        assert_eq!(cells("c3").single(), "c3".parse().ok());
        assert_eq!(cells("c3 d3").single(), None);
        assert_eq!(Cells::EMPTY.single(), None);
    }
}
