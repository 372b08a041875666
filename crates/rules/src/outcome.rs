//! The end of a game.

use core::fmt;

use crate::rule::rulings;
use crate::{Family, FewPieces, Impasse, Rule, Ruleset, Side};

/// The end of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Won {
        /// The winner.
        by: Side,
        /// The reason.
        how: Win,
    },
    /// The game is drawn.
    Drawn(Draw),
}

/// Why a game is won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// The enemy has no piece left, on the board or in hand.
    CapturedAll,
    /// The enemy cannot act.
    Blocked,
    /// The enemy has too few pieces left to make a row.
    FewLeft,
    /// No progress; the side with more pieces wins.
    MorePieces(Deadlock),
    /// No progress; the side with more captures wins.
    MoreTaken(Deadlock),
}

/// Why a game is drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Both have three pieces or fewer.
    FewEach,
    /// Both have as many, three at most, and neither can capture.
    EqualFew,
    /// Both have three pieces or fewer, and there is no progress.
    Stale(Deadlock),
    /// No progress, and neither side is ahead.
    Equal(Deadlock),
    /// No progress.
    NoProgress(Deadlock),
}

/// The reason why there is no progress.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deadlock {
    /// The side to act has no legal action.
    Blocked,
    /// For too many turns no piece was placed or captured.
    Quiet,
    /// The same, where the rulebook counts turns otherwise as long as a piece is in hand.
    QuietWithHand,
    /// The same position stood three times.
    Repeated,
}

impl Outcome {
    /// Returns the winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn(_) => None,
        }
    }

    /// The rule that ends the game.
    #[must_use]
    pub fn rule(self, rules: &Ruleset) -> &'static Rule {
        match &rules.family {
            Family::Leaping(leaping) => match self.deadlock() {
                None => match self {
                    Self::Drawn(_) => leaping.few.rule,
                    Self::Won { how: Win::Blocked, .. } => leaping.blocked.rule,
                    Self::Won { .. } => leaping.law.win,
                },
                Some(Deadlock::Blocked) if self.winner().is_none() => &rulings::Y9,
                Some(Deadlock::Blocked) => leaping.blocked.rule,
                Some(Deadlock::Quiet) if matches!(self, Self::Drawn(Draw::Stale(_))) => {
                    &rulings::Y16
                }
                Some(Deadlock::Quiet) => match leaping.impasse.value {
                    Impasse::MoreTaken if self.winner().is_none() => &rulings::Y14,
                    Impasse::Drawn | Impasse::MorePieces | Impasse::MoreTaken => {
                        leaping.impasse.rule
                    }
                },
                Some(Deadlock::QuietWithHand | Deadlock::Repeated) => &rulings::Y15,
            },
            Family::Row(row) => match self {
                Self::Drawn(_) => row.law.impasse,
                Self::Won { how: Win::Blocked, .. } => row.law.blocked,
                Self::Won { .. } => row.end.rule,
            },
        }
    }

    /// Returns the deadlock that ended the game, if one did.
    #[must_use]
    pub const fn deadlock(self) -> Option<Deadlock> {
        match self {
            Self::Won { how: Win::MorePieces(why) | Win::MoreTaken(why), .. }
            | Self::Drawn(Draw::Stale(why) | Draw::Equal(why) | Draw::NoProgress(why)) => Some(why),
            Self::Won { .. } | Self::Drawn(_) => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won { how, .. } => how.fmt(f),
            Self::Drawn(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CapturedAll => f.write_str("all enemy pieces are captured"),
            Self::Blocked => f.write_str("the enemy cannot move"),
            Self::FewLeft => f.write_str("the enemy has too few pieces left"),
            Self::MorePieces(why) => write!(f, "{why}; more pieces win"),
            Self::MoreTaken(why) => write!(f, "{why}; who has taken more pieces wins"),
        }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FewEach => f.write_str("both have three pieces or fewer"),
            Self::EqualFew => {
                f.write_str("both have as many pieces, three at most, and neither can capture")
            }
            Self::Stale(why) => write!(f, "{why}; both have three pieces or fewer"),
            Self::Equal(why) => write!(f, "{why}; neither is ahead"),
            Self::NoProgress(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for Deadlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blocked => "whoever is to act cannot",
            Self::Quiet => "for too long no piece was placed or captured",
            Self::QuietWithHand => "for too long no piece was captured, or placed from a hand",
            Self::Repeated => "the position stands for the third time",
        })
    }
}

/// The limits of the quiet count, in half-turns.
pub(crate) mod limit {
    /// Ten turns each.
    pub(crate) const SHORT: u8 = 20;
    /// Twenty-five rounds.
    pub(crate) const LEAPING: u8 = 50;
    /// Fifty rounds.
    pub(crate) const ROW: u8 = 100;
}

const _: () = assert!(FewPieces::PIECES == 3, "the words above say three");
