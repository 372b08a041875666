//! The four ways a piece can go.

use core::ops::{Index, IndexMut};

/// One of the four straight ways; no game of this crate knows a diagonal.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards the higher rows.
    North,
    /// Towards the later columns.
    East,
    /// Towards the lower rows.
    South,
    /// Towards the earlier columns.
    West,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The direction of that number; only the two low bits count.
    pub(crate) const fn from_index(index: u8) -> Self {
        match index & 3 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }
}

/// One value for each direction, looked up by it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ByDirection<T>([T; 4]);

impl<T> ByDirection<T> {
    /// The four values, made one by one.
    #[inline]
    pub(crate) fn from_fn(mut make: impl FnMut(Direction) -> T) -> Self {
        Self([
            make(Direction::North),
            make(Direction::East),
            make(Direction::South),
            make(Direction::West),
        ])
    }

    /// The four values in the order of [`Direction::ALL`].
    #[inline]
    pub(crate) fn values(&self) -> &[T; 4] {
        &self.0
    }
}

impl<T> Index<Direction> for ByDirection<T> {
    type Output = T;

    #[inline]
    fn index(&self, dir: Direction) -> &T {
        &self.0[dir as usize]
    }
}

impl<T> IndexMut<Direction> for ByDirection<T> {
    #[inline]
    fn index_mut(&mut self, dir: Direction) -> &mut T {
        &mut self.0[dir as usize]
    }
}
