//! Search values.

use core::fmt;
use core::str::FromStr;

use sandgrid_rules::{Family, Position, Ruleset, Side};

use crate::evaluate::Evaluator;
use crate::table;

/// The value of a position for the side to act.
///
/// Ordered from lost to won. Near 0 it is an evaluation in points: 200 points multiply the odds of winning by *e*.
/// Beyond ±[`Value::SURE`] it is certain: the search has seen the end that many actions away, or endgame tables know
/// the result. Sooner is better for the winner, later for the loser; a seen end is better than a known one.
///
/// # Text
/// `+37`, `-120`; `win 5`, `loss 4`, counting the actions until the end; `won`, `lost` by tables.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(pub(crate) i32);

impl Value {
    /// A win now.
    pub(crate) const WON: i32 = 30_000;
    /// A win by tables, now.
    pub(crate) const KNOWN: i32 = 28_900;
    /// Greater than every value.
    pub(crate) const INFINITE: i32 = 32_000;
    /// Largest evaluation; values beyond are proven.
    pub const SURE: i32 = 28_000;
    /// Values beyond this were proven by a search to the end.
    const SEEN: i32 = 29_000;

    /// Returns the value of a table entry `ply` actions ahead; `None` for a draw, whose value the caller knows.
    pub(crate) fn known(standing: table::ProbeResult, ply: i32) -> Option<Self> {
        let worth = Self::KNOWN - ply - i32::from(standing.within);
        match standing.value {
            table::WinDrawLoss::Win => Some(Self(worth)),
            table::WinDrawLoss::Draw => None,
            table::WinDrawLoss::Loss => Some(Self(-worth)),
        }
    }

    /// Returns the evaluation in points, −28 000 to 28 000; `None` if the winner is proven.
    #[must_use]
    pub fn points(self) -> Option<i32> {
        (self.0.abs() <= Self::SURE).then_some(self.0)
    }

    /// Returns the number of actions after which the side to act wins at the latest, if the search has seen it.
    #[must_use]
    pub fn wins_in(self) -> Option<u32> {
        (self.0 > Self::SEEN).then(|| (Self::WON - self.0).unsigned_abs())
    }

    /// Returns the number of actions after which the side to act loses, if the search has seen it.
    #[must_use]
    pub fn loses_in(self) -> Option<u32> {
        (self.0 < -Self::SEEN).then(|| (Self::WON + self.0).unsigned_abs())
    }

    /// Returns a proven win or loss, by search or by tables.
    #[must_use]
    pub fn certain(self) -> Option<table::WinDrawLoss> {
        let is_won = self.0 > 0;
        let certain = self.0.abs() > Self::SURE;
        certain.then_some(if is_won { table::WinDrawLoss::Win } else { table::WinDrawLoss::Loss })
    }

    /// Returns the evaluation in hundredths of a piece; `None` if the result is proven.
    #[must_use]
    pub fn hundredths(self, rules: &Ruleset) -> Option<i32> {
        self.points().map(|points| points * 100 / Evaluator::new(rules).piece())
    }

    /// Returns the winner, if it is certain, and the number of its turns until then at the latest, including one that
    /// has begun; the value is that of the position.
    #[must_use]
    pub fn decides(self, position: &Position) -> Option<(Side, u32)> {
        let us = position.turn();
        let (winner, actions) = match (self.wins_in(), self.loses_in()) {
            (Some(actions), _) => (us, actions),
            (_, Some(actions)) => (!us, actions),
            _ => return None,
        };
        // In a row game, a side that can place no more is skipped; else each side acts once between two turns of the
        // other.
        let in_hand = position.in_hand();
        let placing = in_hand[us] + in_hand[!us] > 0;
        let alternate = !placing || matches!(position.ruleset().family(), Family::Leaping(_));
        let turns = match alternate {
            true if winner == us => actions.div_ceil(2),
            true => actions / 2,
            false => actions,
        };
        Some((winner, turns))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in(), self.certain()) {
            (Some(actions), ..) => write!(f, "win {actions}"),
            (_, Some(actions), _) => write!(f, "loss {actions}"),
            (.., Some(table::WinDrawLoss::Win)) => f.write_str("won"),
            (.., Some(_)) => f.write_str("lost"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}

/// The error returned when a text is not a value.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ValueError;

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value is written like +37, -120, win 5, loss 4, won or lost")
    }
}

impl core::error::Error for ValueError {}

impl FromStr for Value {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Self, ValueError> {
        let within = |least, most| move |number: &i32| (least..=most).contains(number);
        let number = |digits: &str| digits.parse::<i32>().ok();
        let far = within(0, Self::WON - Self::SEEN - 1);
        let value = match text.split_once(' ') {
            Some(("win", actions)) => number(actions).filter(far).map(|far| Self::WON - far),
            Some(("loss", actions)) => number(actions).filter(far).map(|far| far - Self::WON),
            Some(_) => None,
            None if text == "won" => Some(Self::KNOWN),
            None if text == "lost" => Some(-Self::KNOWN),
            None => number(text).filter(within(-Self::SURE, Self::SURE)),
        };
        value.map(Self).ok_or(ValueError)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn a_value_reads_back() {
        for number in [-30_000, -29_001, -28_900, -28_000, -1, 0, 37, 28_000, 29_995, 30_000] {
            assert_eq!(Value(number).to_string().parse(), Ok(Value(number)));
        }
        for text in ["", "win", "win -1", "loss 1000", "28001", "win 5 ", "five"] {
            assert_eq!(text.parse::<Value>(), Err(ValueError), "{text}");
        }
    }

    #[test]
    fn a_piece_is_a_hundred_hundredths() {
        for rules in Ruleset::ALL {
            let piece = Evaluator::new(rules).piece();
            for (value, expected) in [
                (Value(piece), Some(100)),
                (Value(-2 * piece), Some(-200)),
                (Value(0), Some(0)),
                (Value(Value::WON - 3), None),
            ] {
                assert_eq!(value.hundredths(rules), expected, "{}", rules.key());
            }
        }
    }

    #[test]
    fn the_turns_of_the_winner_are_counted() {
        let yote = Position::start(Ruleset::ALL[0]);
        let wali = Position::start(Ruleset::find("wali-ludens").unwrap());
        let (us, them) = (Side::First, Side::Second);
        for (position, value, expected) in [
            (&yote, Value(Value::WON - 1), Some((us, 1))),
            (&yote, Value(Value::WON - 3), Some((us, 2))),
            (&yote, Value(Value::WON - 4), Some((us, 2))),
            (&yote, Value(2 - Value::WON), Some((them, 1))),
            (&yote, Value(5 - Value::WON), Some((them, 2))),
            // The other side might be passed over.
            (&wali, Value(Value::WON - 3), Some((us, 3))),
            (&yote, Value(Value::SURE), None),
        ] {
            assert_eq!(value.decides(position), expected, "{value}");
        }
    }
}
