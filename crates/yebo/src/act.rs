//! Acts: the decisions of a seat.

use core::fmt;
use core::str::FromStr;

use crate::{Direction, End, Face, Meld, Round, Seat, StackNumber, StackNumberError};

/// A decision of a seat. Blocks are named by their faces: which of two equal blocks is
/// meant makes no difference that the rules know, but for [`crate::Origin`], and there the block that
/// may do less is the one that goes.
///
/// # Text
/// Each variant documents its own. Printed acts parse back.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// `direction +`, `direction + 17`: the Chief says which way it goes, and deals, from that stack of the Fence on;
    /// from the first one, if the Chief names none.
    Direct(Direction, Option<StackNumber>),
    /// `round 3`: the Chief chooses what is played.
    Choose(Round),
    /// `left`, `right`: take the next block from that end of the Fence.
    Draw(End),
    /// `pick-up`: take the last discard into the hand instead of drawing.
    PickUp,
    /// `yebo P5 P5 P5`: claim the last discard for that group, of which it is one block.
    Yebo(Meld),
    /// `pass`: let the last discard go; with an empty Fence, so that the Chief decides.
    Pass,
    /// `show P5 P5 AF=P5`: display that group.
    Show(Meld),
    /// `fourth P5 1`: lay a 4th block on the first of one's own groups.
    Fourth(Face, Slot),
    /// `buy B2`: put the block that Africa stands for in B's second group there, and take the Africa.
    Buy(Seat, Slot),
    /// `discard P5`: end the turn.
    Discard(Face),
    /// `guard P5 1`: with nothing but Africa left, put one in the place of a `P5` of the first of
    /// one's own groups, and discard that.
    Guard(Face, Slot),
    /// `announce`: say that one is looking for one final block.
    Announce,
    /// `rebuild`: the Chief has the Fence rebuilt from the discards.
    Rebuild,
    /// `score`: the Chief has the round scored as it is.
    Score,
}

/// One of a player's groups, in the order in which they were displayed.
///
/// # Text
/// `1` to `6`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8); // Invariant: < 6.

impl Slot {
    /// All six.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Returns the group's index, 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Direct(direction, None) => write!(f, "direction {direction}"),
            Self::Direct(direction, Some(from)) => write!(f, "direction {direction} {from}"),
            Self::Choose(round) => write!(f, "round {round}"),
            Self::Draw(end) => end.fmt(f),
            Self::PickUp => f.write_str("pick-up"),
            Self::Yebo(meld) => write!(f, "yebo {meld}"),
            Self::Pass => f.write_str("pass"),
            Self::Show(meld) => write!(f, "show {meld}"),
            Self::Fourth(face, slot) => write!(f, "fourth {face} {slot}"),
            Self::Buy(seat, slot) => write!(f, "buy {seat}{slot}"),
            Self::Discard(face) => write!(f, "discard {face}"),
            Self::Guard(face, slot) => write!(f, "guard {face} {slot}"),
            Self::Announce => f.write_str("announce"),
            Self::Rebuild => f.write_str("rebuild"),
            Self::Score => f.write_str("score"),
        }
    }
}

/// A text that is no act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ActError {
    /// It begins like none, or does not go on like one.
    Form,
    /// Dealing would begin at a stack that the Fence does not have.
    Stack(StackNumberError),
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str(
                "an act is one of: direction +, direction -, direction + 17, round 3, left, right, \
                 pick-up, yebo P5 P5 P5, pass, show P5 P5 AF=P5, fourth P5 1, buy B2, discard P5, \
                 guard P5 1, announce, rebuild, score",
            ),
            Self::Stack(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ActError {}

impl FromStr for Act {
    type Err = ActError;

    fn from_str(text: &str) -> Result<Self, ActError> {
        let text = text.trim_ascii();
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let act = match (word, rest) {
            ("direction", way) => return read_direction(way),
            ("round", number) => read_round(number).map(Self::Choose),
            ("left", "") => Some(Self::Draw(End::Left)),
            ("right", "") => Some(Self::Draw(End::Right)),
            ("pick-up", "") => Some(Self::PickUp),
            ("yebo", meld) => meld.parse().ok().map(Self::Yebo),
            ("pass", "") => Some(Self::Pass),
            ("show", meld) => meld.parse().ok().map(Self::Show),
            ("fourth", at) => read_place(at).map(|(face, slot)| Self::Fourth(face, slot)),
            ("buy", at) => read_group(at).map(|(seat, slot)| Self::Buy(seat, slot)),
            ("discard", face) => face.parse().ok().map(Self::Discard),
            ("guard", at) => read_place(at).map(|(face, slot)| Self::Guard(face, slot)),
            ("announce", "") => Some(Self::Announce),
            ("rebuild", "") => Some(Self::Rebuild),
            ("score", "") => Some(Self::Score),
            _ => None,
        };
        act.ok_or(ActError::Form)
    }
}

/// A direction, and perhaps a stack: `+ 17`.
fn read_direction(text: &str) -> Result<Act, ActError> {
    let (sign, from) = text.split_once(' ').map_or((text, None), |(sign, it)| (sign, Some(it)));
    let direction = match sign {
        "+" => Direction::Clockwise,
        "-" => Direction::Counter,
        _ => return Err(ActError::Form),
    };
    let from = from.map(str::parse).transpose().map_err(ActError::Stack)?;
    Ok(Act::Direct(direction, from))
}

fn read_round(text: &str) -> Option<Round> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Round::from_number(digit - b'0'),
        _ => None,
    }
}

fn read_slot(text: &str) -> Option<Slot> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(Slot(digit - b'1')),
        _ => None,
    }
}

/// A face and a slot: `P5 1`.
fn read_place(text: &str) -> Option<(Face, Slot)> {
    let (face, slot) = text.split_once(' ')?;
    Some((face.parse().ok()?, read_slot(slot)?))
}

/// A seat and a slot: `B2`.
fn read_group(text: &str) -> Option<(Seat, Slot)> {
    let (seat, slot) = text.split_at_checked(1)?;
    Some((seat.parse().ok()?, read_slot(slot)?))
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::*;

    #[test]
    fn acts_round_trip() {
        for text in [
            "direction +",
            "direction -",
            "direction + 1",
            "direction - 72",
            "round 6",
            "left",
            "right",
            "pick-up",
            "yebo P5 P5 AF=P5",
            "pass",
            "show AF AF",
            "show AF=P2 M3 S4",
            "fourth P5 6",
            "buy D1",
            "discard F2",
            "guard B2 4",
            "announce",
            "rebuild",
            "score",
        ] {
            assert_eq!(text.parse::<Act>().unwrap().to_string(), text);
        }
        assert_eq!("show M3 S4 AF=P2".parse(), "show AF=P2 S4 M3".parse::<Act>());
    }

    #[test]
    fn act_errors_explain_the_notation() {
        let told = ActError::Form.to_string();
        let examples = told.strip_prefix("an act is one of: ").unwrap();
        assert_eq!(examples.split(", ").count(), 17, "{told}");
        for example in examples.split(", ") {
            assert_eq!(example.parse::<Act>().unwrap().to_string(), example);
        }
    }

    #[test]
    fn malformed_acts_are_refused() {
        for text in [
            "",
            "draw",
            "left 1",
            "direction",
            "direction 17",
            "direction +17",
            "round 7",
            "round 03",
            "show P5",
            "show P5 P5 P5 P5",
            "show AF=P5 AF=P5 P5",
            "show AF=AF AF",
            "show X40 X40",
            "buy E1",
            "buy B0",
            "buy é1",
            "fourth P5",
            "fourth P5 7",
            "discard",
            "Pass",
        ] {
            assert_eq!(text.parse::<Act>(), Err(ActError::Form), "{text:?}");
        }
    }

    #[test]
    fn only_stacks_of_the_fence_are_read() {
        for number in 1..=72 {
            let text = std::format!("direction - {number}");
            assert_eq!(text.parse::<Act>().unwrap().to_string(), text);
        }
        for from in ["0", "73", "007", "+7", "-1", " 7", "256", "seven", "1 2"] {
            let told = std::format!("direction + {from}").parse::<Act>();
            assert_eq!(told, Err(ActError::Stack(StackNumberError)), "{from:?}");
        }
        let told = ActError::Stack(StackNumberError).to_string();
        assert_eq!(told, "the stacks of the Fence are 1 to 72 (003-E10, Q-E3)");
    }
}
