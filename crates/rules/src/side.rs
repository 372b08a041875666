//! The two players.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players. `!side` is the enemy.
///
/// # Text
/// `o` for the first, a pebble; `i` for the second, a stick.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side that began: pebbles.
    First,
    /// The other: sticks.
    Second,
}

impl Side {
    /// Both, the one who began first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// `o` or `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::First => 'o',
            Self::Second => 'i',
        }
    }

    /// The side of that letter.
    pub(crate) const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'o' => Some(Self::First),
            'i' => Some(Self::Second),
            _ => None,
        }
    }
}

impl Not for Side {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One value for each player, looked up by side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// The first side's value.
    pub first: T,
    /// The second side's value.
    pub second: T,
}

impl<T> BySide<T> {
    /// One value for each player.
    pub const fn new(first: T, second: T) -> Self {
        Self { first, second }
    }

    /// The same, with each value turned into another.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> BySide<U> {
        BySide { first: make(self.first), second: make(self.second) }
    }

    /// One value for each player, made from the side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self { first: make(Side::First), second: make(Side::Second) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
