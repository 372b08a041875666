//! How good a position is.

use core::fmt;

use crate::table;

/// How good a position is for whoever acts in it.
///
/// Ordered from lost to won. Near 0 it is a judgement, in points: 200 more of them mean odds of
/// winning that are *e* times as good. Beyond ±[`Value::SURE`] it is a certainty: the end was seen,
/// and is so many actions away, or endgame tables know how what comes will end. Sooner is better
/// for the winner, later for the loser; and an end that was seen is better than one that is known.
///
/// # Text
/// `+37`, `-120`; `win 5`, `loss 4`, counting the actions until the end; `won`, `lost` by tables.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(pub(crate) i32);

impl Value {
    /// A win at once.
    pub(crate) const WON: i32 = 30_000;
    /// A win by tables, at once.
    pub(crate) const KNOWN: i32 = 28_900;
    /// Larger than every value.
    pub(crate) const INFINITE: i32 = 32_000;
    /// Beyond this lies certainty.
    pub const SURE: i32 = 28_000;
    /// Beyond this the end is seen.
    const SEEN: i32 = 29_000;

    /// What tables say, so many actions ahead; what a draw is worth is the caller's affair.
    pub(crate) fn known(standing: table::Standing, ply: i32) -> Option<Self> {
        let worth = Self::KNOWN - ply - i32::from(standing.within);
        match standing.value {
            table::Value::Win => Some(Self(worth)),
            table::Value::Draw => None,
            table::Value::Loss => Some(Self(-worth)),
        }
    }

    /// Points, −28 000 to 28 000; `None` where it is certain who wins.
    #[must_use]
    pub fn points(self) -> Option<i32> {
        (self.0.abs() <= Self::SURE).then_some(self.0)
    }

    /// In how many actions whoever acts wins at the latest, if that was seen.
    #[must_use]
    pub fn wins_in(self) -> Option<u32> {
        (self.0 > Self::SEEN).then(|| (Self::WON - self.0).unsigned_abs())
    }

    /// In how many actions whoever acts loses, if it was seen that he cannot help it.
    #[must_use]
    pub fn loses_in(self) -> Option<u32> {
        (self.0 < -Self::SEEN).then(|| (Self::WON + self.0).unsigned_abs())
    }

    /// A win or a loss that is certain, whether it was seen or is known from tables.
    #[must_use]
    pub fn certain(self) -> Option<table::Value> {
        let is_won = self.0 > 0;
        let certain = self.0.abs() > Self::SURE;
        certain.then_some(if is_won { table::Value::Win } else { table::Value::Loss })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in(), self.certain()) {
            (Some(actions), ..) => write!(f, "win {actions}"),
            (_, Some(actions), _) => write!(f, "loss {actions}"),
            (.., Some(table::Value::Win)) => f.write_str("won"),
            (.., Some(_)) => f.write_str("lost"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}
