//! Seats, and the direction of play.

use core::fmt;
use core::str::FromStr;

/// A place at the table.
///
/// # Text
/// `A` to `D`, clockwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The first.
    A,
    /// Clockwise of A.
    B,
    /// Clockwise of B.
    C,
    /// Clockwise of C.
    D,
}

/// How many play.
///
/// Source: 003-E1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Players {
    /// A and B.
    Two,
    /// A, B and C.
    Three,
    /// All four seats.
    Four,
}

/// The direction of turns.
///
/// # Text
/// `+` clockwise: A, B, C, D; `-` the other way.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// A, B, C, D.
    Clockwise,
    /// D, C, B, A.
    Counter,
}

impl Seat {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Players {
    /// The three ways to play.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// 2, 3 or 4.
    #[must_use]
    pub const fn count(self) -> usize {
        self as usize + 2
    }

    /// Returns the seats, clockwise.
    #[must_use]
    pub fn seats(self) -> &'static [Seat] {
        &Seat::ALL[..self.count()]
    }

    /// Returns whether a player sits there.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.index() < self.count()
    }

    /// Returns the seat after `seat` in that direction.
    #[must_use]
    pub fn next(self, seat: Seat, direction: Direction) -> Seat {
        let count = self.count();
        let step = match direction {
            Direction::Clockwise => 1,
            Direction::Counter => count - 1,
        };
        Seat::ALL[(seat.index() + step) % count]
    }

    /// Everybody in that direction, `seat` first.
    pub fn from(self, seat: Seat, direction: Direction) -> impl Iterator<Item = Seat> {
        let next = move |seat: &Seat| Some(self.next(*seat, direction));
        core::iter::successors(Some(seat), next).take(self.count())
    }

    /// Everybody else in that direction, the neighbor of `seat` first.
    pub fn after(self, seat: Seat, direction: Direction) -> impl Iterator<Item = Seat> {
        self.from(seat, direction).skip(1)
    }
}

impl Direction {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Clockwise, Self::Counter];

    /// The other one.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Clockwise => Self::Counter,
            Self::Counter => Self::Clockwise,
        }
    }
}

/// Some of the seats.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Returns whether `seat` is one of them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// These, and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// One after the other, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Clockwise => "+",
            Self::Counter => "-",
        })
    }
}

/// A text that is no seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatError;

impl fmt::Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is written A, B, C or D")
    }
}

impl core::error::Error for SeatError {}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        match text {
            "A" => Ok(Self::A),
            "B" => Ok(Self::B),
            "C" => Ok(Self::C),
            "D" => Ok(Self::D),
            _ => Err(SeatError),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;

    #[test]
    fn seats_follow_both_directions() {
        let after = |players: Players, seat, direction| -> Vec<Seat> {
            players.after(seat, direction).collect()
        };
        assert_eq!(
            after(Players::Four, Seat::B, Direction::Clockwise),
            [Seat::C, Seat::D, Seat::A]
        );
        assert_eq!(after(Players::Four, Seat::B, Direction::Counter), [Seat::A, Seat::D, Seat::C]);
        assert_eq!(after(Players::Three, Seat::A, Direction::Counter), [Seat::C, Seat::B]);
        assert_eq!(after(Players::Two, Seat::A, Direction::Counter), [Seat::B]);
    }

    #[test]
    fn seat_sets_keep_their_members() {
        let both: Seats = [Seat::C, Seat::A, Seat::C].into_iter().collect();
        assert_eq!(both.iter().collect::<Vec<_>>(), [Seat::A, Seat::C]);
        assert_eq!(both.with(Seat::A), both);
        assert!(both.has(Seat::C) && !both.has(Seat::B));
    }
}
