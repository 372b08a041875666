//! Opponents: choose an act for a seat.
//!
//! They see a [`View`] alone, so that they cannot know hidden blocks. Same view, same
//! strength, same seed: same act, on every machine.

use core::fmt;
use core::str::FromStr;

use crate::dice::Dice;
use crate::{Act, Block, Game, Round, Seat, Stage, View};

mod context;
mod easy;
mod even;
mod naive;
mod odds;
mod quick;
mod random;
mod reason;
mod risk;
mod strong;
mod taker;
mod wait;
mod worth;

use easy::Lapses;
use worth::Goal;

pub use reason::{Advice, Fit, Reason, advise, why};

/// The strength of an opponent.
///
/// # Text
/// `random`, `taker`, `naive`, `novice`, `easy`, `even`, `strong`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Does anything that is legal; a yardstick.
    Random,
    /// Takes every group that it can have, and discards anything; a yardstick.
    Taker,
    /// Takes what fits at once, discards what helps least, and remembers nothing; a yardstick.
    Naive,
    /// A first-time player, who overlooks much.
    Novice,
    /// Plays like a child who has understood the rules.
    Easy,
    /// Weighs what may come of each block, and remembers what has gone.
    Even,
    /// Tries what seems good in games that could be this one.
    Strong,
}

impl Strength {
    /// All of them: yardsticks, and then the levels, either the weakest first.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Taker,
        Self::Naive,
        Self::Novice,
        Self::Easy,
        Self::Even,
        Self::Strong,
    ];

    /// The strengths for play against a person; the others are yardsticks.
    pub const LEVELS: [Self; 4] = [Self::Novice, Self::Easy, Self::Even, Self::Strong];

    /// `random`, `taker`, `naive`, `novice`, `easy`, `even`, `strong`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Taker => "taker",
            Self::Naive => "naive",
            Self::Novice => "novice",
            Self::Easy => "easy",
            Self::Even => "even",
            Self::Strong => "strong",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A text that is no strength.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct StrengthError;

impl fmt::Display for StrengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("who plays is one of:")?;
        Strength::ALL.iter().try_for_each(|strength| write!(f, " {strength}"))
    }
}

impl core::error::Error for StrengthError {}

impl FromStr for Strength {
    type Err = StrengthError;

    fn from_str(text: &str) -> Result<Self, StrengthError> {
        Self::ALL.into_iter().find(|strength| strength.word() == text).ok_or(StrengthError)
    }
}

/// Returns the act of an opponent of that strength, always a legal one; `None` if there is no decision to make. A
/// seat that is [awaited](crate::Table::awaited) always decides; the others can only announce, and are to be called
/// after their discard.
///
/// As Chief it names no stack of the Fence, since all are alike and every measured game stays as it was: a program that
/// wants the Fence opened elsewhere names one itself.
#[must_use]
pub fn decide(view: &View<'_>, strength: Strength, seed: u64) -> Option<Act> {
    let own = view.own.filter(|own| view.table.players.has(own.seat))?;
    let mut dice = chance(view, seed);
    if !view.table.awaited().has(own.seat) {
        let forgets = lapses(strength).is_some_and(|lapses| lapses.forgets(&mut dice));
        let may = !forgets && view.check(&Act::Announce).is_ok();
        return may.then_some(Act::Announce);
    }
    let meant = match strength {
        Strength::Random => None,
        Strength::Naive => naive::decide(view, &own, &mut dice),
        Strength::Taker => taker::decide(view, &own, &mut dice),
        Strength::Novice => easy::decide(view, &own, Lapses::NOVICE, &mut dice),
        Strength::Easy => easy::decide(view, &own, Lapses::EASY, &mut dice),
        Strength::Even => even::decide(view, &own, Goal::Points, &mut dice),
        Strength::Strong => strong::decide(view, &own, &mut dice),
    };
    let meant = meant.filter(|act| view.check(act).is_ok());
    meant.or_else(|| random::decide(view, &mut dice))
}

/// Returns the probabilities with which that strength overlooks an opportunity.
const fn lapses(strength: Strength) -> Option<Lapses> {
    match strength {
        Strength::Novice => Some(Lapses::NOVICE),
        Strength::Easy => Some(Lapses::EASY),
        Strength::Random
        | Strength::Taker
        | Strength::Naive
        | Strength::Even
        | Strength::Strong => None,
    }
}

/// Returns the next act, given the strength in each seat: an announcement first, else the act of an awaited seat.
/// `None` when the game is over.
#[must_use]
pub fn next(game: &Game, who: impl Fn(Seat) -> Strength, seed: u64) -> Option<(Seat, Act)> {
    let table = game.table();
    let announces = |seat: &Seat| {
        let may_be_short = match table.stage {
            Stage::Claim { by, .. } => by == *seat,
            Stage::Take(_) => table.discards.is_empty(),
            _ => false,
        };
        may_be_short && !table.place(*seat).announced && !table.awaited().has(*seat)
    };
    let awaited = table.awaited().iter().next();
    let asked = table.seats().iter().copied().filter(announces).chain(awaited);
    let mut acts = asked.map(|seat| (seat, decide(&game.view(seat), who(seat), seed)));
    acts.find_map(|(seat, act)| Some((seat, act?)))
}

/// Returns the expected value of the hand in a round, in points, as [`Strength::Even`] estimates it; `None` for an
/// onlooker.
#[must_use]
pub fn worth(view: &View<'_>, round: Round) -> Option<f32> {
    let own = view.own.filter(|own| view.table.players.has(own.seat))?;
    Some(context::DecisionContext::of(view, &own, round, Goal::Points).now())
}

/// Creates the random numbers of one decision, from the seat's view alone.
fn chance(view: &View<'_>, seed: u64) -> Dice {
    let hand = view.own.map_or(&[][..], |own| own.hand);
    let mut dice = Dice::new(seed);
    dice.stir(view.own.map_or(0, |own| own.seat.index() as u64));
    dice.stir(view.table.played.len() as u64);
    dice.stir(u64::from(view.table.ends.total) << 8 | view.table.discards.len() as u64);
    for held in hand {
        dice.stir(u64::from(Block::number(held.block)));
    }
    dice
}
