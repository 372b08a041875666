//! How good a position is.

use core::fmt;

/// How good a position is for whoever acts in it.
///
/// Ordered from lost to won. Near 0 it is a judgement, in points: 200 more of them mean odds of
/// winning that are *e* times as good. Beyond ±[`Value::SURE`] it is a certainty, and tells in how
/// many actions the game ends; sooner is better for the winner, later for the loser.
///
/// # Text
/// `+37`, `-120`, `win 5`, `loss 4`: the last two count the actions until the end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(pub(crate) i32);

impl Value {
    /// A win at once.
    pub(crate) const WON: i32 = 30_000;
    /// Larger than every value.
    pub(crate) const INFINITE: i32 = 32_000;
    /// Beyond this lies certainty.
    pub const SURE: i32 = 29_000;

    /// Points, −29 000 to 29 000; `None` where the end is seen.
    #[must_use]
    pub fn points(self) -> Option<i32> {
        (self.0.abs() <= Self::SURE).then_some(self.0)
    }

    /// In how many actions whoever acts wins at the latest, if that is sure.
    #[must_use]
    pub fn wins_in(self) -> Option<u32> {
        (self.0 > Self::SURE).then(|| (Self::WON - self.0).unsigned_abs())
    }

    /// In how many actions whoever acts loses, if he cannot help it.
    #[must_use]
    pub fn loses_in(self) -> Option<u32> {
        (self.0 < -Self::SURE).then(|| (Self::WON + self.0).unsigned_abs())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(actions), _) => write!(f, "win {actions}"),
            (_, Some(actions)) => write!(f, "loss {actions}"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}
