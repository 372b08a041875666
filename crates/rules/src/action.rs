//! One decision of a player.

use core::fmt;
use core::str::FromStr;

use crate::{Cell, Direction};

/// One decision of a player; a turn is one or several of them.
///
/// It stores only what the player chose, so that it cannot contradict itself. Whether it is legal
/// depends on the [`Position`](crate::Position).
///
/// # Text
/// `c3` place · `c3-c4` step · `c3xe3` leap over an enemy · `c3^e3` leap over a friend · `*a5`
/// remove · `*hand` remove from the hand · `*-` decline the removal · `stop`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Set a piece from the hand into an empty hole.
    Place {
        /// The hole.
        at: Cell,
    },
    /// Move a piece to the next hole.
    Step {
        /// The hole that it leaves.
        from: Cell,
        /// The direction.
        dir: Direction,
    },
    /// Move a piece over a neighboring enemy, taking that enemy.
    Leap {
        /// The hole that it leaves.
        from: Cell,
        /// The direction.
        dir: Direction,
    },
    /// Move a piece over a neighboring friend, who stays.
    Hop {
        /// The hole that it leaves.
        from: Cell,
        /// The direction.
        dir: Direction,
    },
    /// Remove an enemy piece from the board.
    Take {
        /// The hole of the removed piece.
        at: Cell,
    },
    /// Remove an enemy piece from the enemy's hand.
    TakeFromHand,
    /// Leave the second piece where it is, and end the turn.
    Decline,
    /// Leap no further, and end the turn, or go on to what is owed.
    Stop,
}

impl Action {
    /// Returns the hole that a step, leap or hop starts from.
    #[must_use]
    pub fn from(self) -> Option<Cell> {
        match self {
            Self::Step { from, .. } | Self::Leap { from, .. } | Self::Hop { from, .. } => {
                Some(from)
            }
            Self::Place { .. }
            | Self::Take { .. }
            | Self::TakeFromHand
            | Self::Decline
            | Self::Stop => None,
        }
    }

    /// Returns the hole that a piece comes to, or is taken from; `None` too where it lies beyond the lattice.
    #[must_use]
    pub fn to(self) -> Option<Cell> {
        match self {
            Self::Place { at } | Self::Take { at } => Some(at),
            Self::Step { from, dir } => from.neighbor(dir),
            Self::Leap { from, dir } | Self::Hop { from, dir } => {
                from.neighbor(dir).and_then(|over| over.neighbor(dir))
            }
            Self::TakeFromHand | Self::Decline | Self::Stop => None,
        }
    }

    /// Returns the hole that a leap or hop passes over.
    #[must_use]
    pub fn over(self) -> Option<Cell> {
        match self {
            Self::Leap { from, dir } | Self::Hop { from, dir } => from.neighbor(dir),
            Self::Place { .. }
            | Self::Step { .. }
            | Self::Take { .. }
            | Self::TakeFromHand
            | Self::Decline
            | Self::Stop => None,
        }
    }

    /// Returns the sign between the two holes of a written move.
    fn sign(self) -> Option<char> {
        match self {
            Self::Step { .. } => Some('-'),
            Self::Leap { .. } => Some('x'),
            Self::Hop { .. } => Some('^'),
            Self::Place { .. }
            | Self::Take { .. }
            | Self::TakeFromHand
            | Self::Decline
            | Self::Stop => None,
        }
    }

    /// Writes it without the hole that a move starts from.
    pub(crate) fn write_continued(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.sign(), self.to()) {
            (Self::Place { at }, ..) => write!(f, "{at}"),
            (Self::Take { at }, ..) => write!(f, "*{at}"),
            (Self::TakeFromHand, ..) => f.write_str("*hand"),
            (Self::Decline, ..) => f.write_str("*-"),
            (Self::Stop, ..) => f.write_str("stop"),
            (_, Some(sign), Some(to)) => write!(f, "{sign}{to}"),
            // Cannot be read back, and cannot be legal on any board.
            (_, sign, None) => write!(f, "{}??", sign.unwrap_or('?')),
            (_, None, Some(to)) => write!(f, "{to}"),
        }
    }

    /// Reads one action at the start of a text; returns it with the rest.
    ///
    /// `from` is the hole on which a repeated start would be left out.
    pub(crate) fn read(text: &str, from: Option<Cell>) -> Option<(Self, &str)> {
        if let Some(rest) = text.strip_prefix("stop") {
            return Some((Self::Stop, rest));
        }
        if let Some(rest) = text.strip_prefix('*') {
            return Self::read_taken(rest);
        }
        match Cell::read(text) {
            Some((at, rest)) => Self::read_move(at, rest).or(Some((Self::Place { at }, rest))),
            None => Self::read_move(from?, text),
        }
    }

    fn read_taken(text: &str) -> Option<(Self, &str)> {
        if let Some(rest) = text.strip_prefix("hand") {
            return Some((Self::TakeFromHand, rest));
        }
        if let Some(rest) = text.strip_prefix('-') {
            return Some((Self::Decline, rest));
        }
        Cell::read(text).map(|(at, rest)| (Self::Take { at }, rest))
    }

    fn read_move(from: Cell, text: &str) -> Option<(Self, &str)> {
        let sign = text.chars().next()?;
        let (to, rest) = Cell::read(text.get(sign.len_utf8()..)?)?;
        let (dir, distance) = from.straight(to)?;
        let action = match (sign, distance) {
            ('-', 1) => Self::Step { from, dir },
            ('x', 2) => Self::Leap { from, dir },
            ('^', 2) => Self::Hop { from, dir },
            _ => return None,
        };
        Some((action, rest))
    }

    /// Encodes the action in eleven bits.
    pub(crate) fn pack(self) -> u16 {
        let (kind, cell, dir) = match self {
            Self::Place { at } => (0, at.index(), 0),
            Self::Step { from, dir } => (1, from.index(), dir as u8),
            Self::Leap { from, dir } => (2, from.index(), dir as u8),
            Self::Hop { from, dir } => (3, from.index(), dir as u8),
            Self::Take { at } => (4, at.index(), 0),
            Self::TakeFromHand => (5, 0, 0),
            Self::Decline => (6, 0, 0),
            Self::Stop => (7, 0, 0),
        };
        u16::from(cell) | u16::from(dir) << 6 | kind << 8
    }

    /// Decodes the result of [`pack`](Self::pack).
    pub(crate) fn unpack(bits: u16) -> Self {
        let [low, kind] = bits.to_le_bytes();
        let (at, dir) = (Cell::from_index(low), Direction::from_index(low >> 6));
        match kind {
            0 => Self::Place { at },
            1 => Self::Step { from: at, dir },
            2 => Self::Leap { from: at, dir },
            3 => Self::Hop { from: at, dir },
            4 => Self::Take { at },
            5 => Self::TakeFromHand,
            6 => Self::Decline,
            _ => Self::Stop,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from() {
            write!(f, "{from}")?;
        }
        self.write_continued(f)
    }
}

/// A text that is no action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ActionError;

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an action is written c3, c3-c4, c3xe3, c3^e3, *a5, *hand, *- or stop, \
             and goes straight: one hole for a step, two for a leap",
        )
    }
}

impl core::error::Error for ActionError {}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        match Self::read(text, None) {
            Some((action, "")) => Ok(action),
            _ => Err(ActionError),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::*;
    use crate::Cells;

    /// Every action that can be written, and every one that would leave the lattice.
    fn every() -> impl Iterator<Item = Action> {
        let named = [Action::TakeFromHand, Action::Decline, Action::Stop];
        (!Cells::EMPTY)
            .into_iter()
            .flat_map(|at| {
                let moves = Direction::ALL.into_iter().flat_map(move |dir| {
                    let from = at;
                    [
                        Action::Step { from, dir },
                        Action::Leap { from, dir },
                        Action::Hop { from, dir },
                    ]
                });
                moves.chain([Action::Place { at }, Action::Take { at }])
            })
            .chain(named)
    }

    #[test]
    fn packed_actions_round_trip() {
        for action in every() {
            assert_eq!(Action::unpack(action.pack()), action);
        }
    }

    #[test]
    fn actions_on_the_lattice_round_trip() {
        for action in every() {
            let read = action.to_string().parse::<Action>();
            let leaves = action.from().is_some() && action.to().is_none();
            assert_eq!(read.ok(), (!leaves).then_some(action), "{action}");
        }
    }

    #[test]
    fn malformed_actions_are_refused() {
        for text in [
            "",
            "c",
            "c9",
            "i1",
            "c3-",
            "c3-c5",
            "c3-d4",
            "c3xd3",
            "c3xe5",
            "c3^c3",
            "C3",
            "c3 ",
            " c3",
            "*",
            "*hands",
            "*--",
            "stops",
            "c3-c4x",
            "c3\u{2212}c4",
            "é3",
            "c3xe3xg3",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ActionError), "{text:?}");
        }
        let told = ActionError.to_string();
        for form in ["c3,", "c3-c4", "c3xe3", "c3^e3", "*a5", "*hand", "*-", "stop"] {
            assert!(told.contains(form), "{told}");
        }
    }
}
