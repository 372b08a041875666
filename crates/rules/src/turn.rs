//! A turn: the actions of one side until the other acts.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use crate::{Action, Cell};

/// The actions of one side, from its first decision until the turn is over.
///
/// # Text
/// The actions written together, a repeated start left out: `b3xd3*d5xd5*f1`.
///
/// ```
/// # use sandgrid_rules::Turn;
/// let turn: Turn = "b3xd3*d5xd5*f1".parse()?;
/// assert_eq!(turn.len(), 4);
/// assert_eq!(turn[2].to_string(), "d3xd5");
/// assert_eq!(turn.to_string(), "b3xd3*d5xd5*f1");
/// # Ok::<(), sandgrid_rules::TurnError>(())
/// ```
#[derive(Copy, Clone)]
pub struct Turn {
    actions: [Action; Self::LONGEST],
    len: u8, // Invariant: at most LONGEST.
}

impl Turn {
    /// No turn has more actions: eight hops reach every hole that hopping can reach on a board of
    /// 30, twelve leaps and removals take twelve pieces, and two stops end the two.
    pub const LONGEST: usize = 24;

    /// A turn in which nothing was done yet.
    pub(crate) const EMPTY: Self = Self { actions: [Action::Stop; Self::LONGEST], len: 0 };

    /// Adds an action; `None` where no turn can be that long.
    pub(crate) fn push(&mut self, action: Action) -> Option<()> {
        *self.actions.get_mut(usize::from(self.len))? = action;
        self.len += 1;
        Some(())
    }

    /// Returns the hole of the piece that moved last.
    fn standing(&self) -> Option<Cell> {
        self.iter().rev().find(|action| action.from().is_some()).and_then(|action| action.to())
    }
}

impl Deref for Turn {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}

impl PartialEq for Turn {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Turn {}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut standing = None;
        for action in &**self {
            if action.from().is_some() && action.from() == standing {
                action.write_continued(f)?;
            } else {
                write!(f, "{action}")?;
            }
            standing = action.from().and(action.to()).or(standing);
        }
        Ok(())
    }
}

/// A text that is no turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TurnError {
    /// The number of bytes before the place that cannot be read.
    pub offset: usize,
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no action can be read from character {} on; \
             a turn is written like c3, c3-c4, c3xe3*a5 or a1^c1stop",
            self.offset + 1
        )
    }
}

impl core::error::Error for TurnError {}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Self, TurnError> {
        let mut turn = Self::EMPTY;
        let mut rest = text;
        while !rest.is_empty() || turn.is_empty() {
            let error = TurnError { offset: text.len() - rest.len() };
            let (action, after) = Action::read(rest, turn.standing()).ok_or(error)?;
            turn.push(action).ok_or(error)?;
            rest = after;
        }
        Ok(turn)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::*;

    #[test]
    fn a_repeated_start_is_left_out_and_found_again() {
        for (text, actions) in [
            ("c3", 1),
            ("b3xd3*d5xd5*f1", 4),
            ("a1^c1^c3xe3*e5xe5*a5", 6),
            ("a1^c1stop", 2),
            ("c3xe3xe5stop*a1*a2", 5),
            ("c2-d2*e5", 2),
            ("c3xe3*-", 2),
            ("c3xe3*hand", 2),
        ] {
            let turn: Turn = text.parse().unwrap();
            assert_eq!(turn.len(), actions, "{text}");
            assert_eq!(turn.to_string(), text);
        }
    }

    #[test]
    fn turn_equality_compares_actions() {
        let turn = |text: &str| text.parse::<Turn>().unwrap();
        assert_eq!(turn("c3xe3*a5"), turn("c3xe3*a5"));
        assert_ne!(turn("c3xe3*a5"), turn("c3xe3*a4"), "another action");
        assert_ne!(turn("c3xe3*a5"), turn("c3xe3"), "one action less");
    }

    #[test]
    fn parse_error_gives_its_offset() {
        for (text, offset) in [("", 0), ("xd5", 0), ("c3xe3*", 5), ("c3xe3?", 5), ("c3xe3xf3", 5)] {
            assert_eq!(text.parse::<Turn>(), Err(TurnError { offset }), "{text:?}");
        }
        let long = "*a1".repeat(Turn::LONGEST + 1);
        assert_eq!(long.parse::<Turn>(), Err(TurnError { offset: 3 * Turn::LONGEST }));
    }
}
