//! Values of positions, and their representation.

use core::cmp::Ordering;
use core::ops::Not;

/// The value of a position for the side to act, with best play of both.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinDrawLoss {
    /// The other side wins.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to act can win.
    Win,
}

impl WinDrawLoss {
    /// Returns the value of a comparison of material.
    pub(crate) fn of(ordering: Ordering) -> Self {
        match ordering {
            Ordering::Less => Self::Loss,
            Ordering::Equal => Self::Draw,
            Ordering::Greater => Self::Win,
        }
    }
}

impl Not for WinDrawLoss {
    type Output = Self;

    /// Returns the value for the other side.
    fn not(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// The stored state of a position of a layer, in a byte.
///
/// A win or a loss has the number of half-turns until it leaves the layer, or ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Undecided; the position may still be lost.
    Open,
    /// Not lost: a placement or a capture draws.
    Held,
    /// Won in this number of half-turns, 0 to 126.
    Won(u8),
    /// Lost in this number of half-turns, 0 to 126.
    Lost(u8),
}

impl Mark {
    /// Greatest depth that can be encoded.
    pub(crate) const DEEPEST: u8 = 126;

    #[inline]
    pub(crate) fn from_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Open,
            255 => Self::Held,
            1..128 => Self::Won(byte - 1),
            _ => Self::Lost(byte - 128),
        }
    }

    #[inline]
    pub(crate) fn byte(self) -> u8 {
        match self {
            Self::Open => 0,
            Self::Held => 255,
            Self::Won(depth) => depth + 1,
            Self::Lost(depth) => 128 + depth,
        }
    }

    /// Returns the value just after a placement or a capture, if `limit` quiet half-turns draw the game.
    #[inline]
    pub(crate) fn value(self, limit: u8) -> WinDrawLoss {
        match self {
            Self::Won(depth) if depth <= limit => WinDrawLoss::Win,
            Self::Lost(depth) if depth <= limit => WinDrawLoss::Loss,
            Self::Open | Self::Held | Self::Won(_) | Self::Lost(_) => WinDrawLoss::Draw,
        }
    }
}

/// A table entry: the result and the distance to conversion.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ProbeResult {
    /// The value for the side to act.
    pub value: WinDrawLoss,
    /// For a win or a loss, half-turns until a placement, a capture or the end, with best play by
    /// both sides; 0 for a draw.
    pub within: u8,
}

impl ProbeResult {
    pub(super) const DRAWN: Self = Self { value: WinDrawLoss::Draw, within: 0 };

    /// Returns a sort key: the better entry is the greater one, from lost soon to won soon.
    pub(super) fn key(self) -> (WinDrawLoss, i16) {
        let within = i16::from(self.within);
        (self.value, if self.value == WinDrawLoss::Win { -within } else { within })
    }
}
