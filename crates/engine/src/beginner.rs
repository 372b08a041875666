//! Scripted beginners: reference opponents for calibrating the first levels.
//!
//! They share no code with the levels except the count of possible captures.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use sandgrid_rules::{Action, Family, FriendlyLeap, Game, Pending, Position};

use crate::dice::SplitMix64;
use crate::prospect::captures;
use crate::random;

/// A kind of beginner.
///
/// # Text
/// `random`, `taker`, `looker`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Beginner {
    /// Plays a random legal action.
    Random,
    /// Captures whenever it can, without looking at the reply; otherwise plays a random legal
    /// action.
    Taker,
    /// Looks one turn ahead: captures where the enemy can recapture least, mostly leaves no piece
    /// that can be captured, and empties its hand early.
    Looker,
}

/// Probability, in percent, that a looker checks which captures it leaves.
const LOOKS: i32 = 80;

impl Beginner {
    /// All kinds, weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Taker, Self::Looker];

    /// Returns the text form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Taker => "taker",
            Self::Looker => "looker",
        }
    }

    /// Returns the action to play, or `None` when the game is over. Depends only on the game and
    /// the seed.
    #[must_use]
    pub fn action(self, game: &Game, seed: u64) -> Option<Action> {
        match self {
            Self::Random => random(game, seed),
            Self::Taker => {
                let choice = taking(game.position()).unwrap_or_else(|| all(game.position()));
                SplitMix64::of(game, seed).pick(&choice)
            }
            Self::Looker => looker(game, seed),
        }
    }
}

impl fmt::Display for Beginner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error returned when a text names no kind of beginner.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BeginnerError;

impl fmt::Display for BeginnerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a beginner is one of:")?;
        Beginner::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }
}

impl core::error::Error for BeginnerError {}

impl FromStr for Beginner {
    type Err = BeginnerError;

    fn from_str(text: &str) -> Result<Self, BeginnerError> {
        Self::ALL.into_iter().find(|kind| kind.word() == text).ok_or(BeginnerError)
    }
}

fn looker(game: &Game, seed: u64) -> Option<Action> {
    let position = game.position();
    let mut dice = SplitMix64::of(game, seed);
    if let Some(taking) = taking(position) {
        return dice.pick(&safest(position, &taking));
    }
    let mut choice = all(position);
    if dice.below(100) < LOOKS {
        choice = safest(position, &choice);
    }
    let places = |action: &Action| matches!(action, Action::Place { .. });
    let placing: Vec<Action> = choice.iter().copied().filter(places).collect();
    dice.pick(if placing.is_empty() { &choice } else { &placing })
}

fn all(position: &Position) -> Vec<Action> {
    position.actions().into_iter().collect()
}

/// Returns the actions that capture or continue a capture, or `None` if there are none.
fn taking(position: &Position) -> Option<Vec<Action>> {
    let takes = |action: &Action| match action {
        Action::Leap { .. } | Action::Take { .. } | Action::TakeFromHand => true,
        Action::Step { .. } => matches!(position.played(*action).pending(), Pending::Take { .. }),
        Action::Hop { .. } => hops_to_capture(position, *action),
        Action::Place { .. } | Action::Decline | Action::Stop => false,
    };
    let found: Vec<Action> = position.actions().into_iter().filter(takes).collect();
    (!found.is_empty()).then_some(found)
}

/// Returns whether a piece can capture right after leaping over a friend.
fn hops_to_capture(position: &Position, hop: Action) -> bool {
    let Family::Leaping(choices) = position.ruleset().family() else { return false };
    choices.friends.value == FriendlyLeap::ThenCapture && position.played(hop).actions().has_leap()
}

/// Returns the actions after which the enemy has the fewest captures.
fn safest(position: &Position, actions: &[Action]) -> Vec<Action> {
    let us = position.turn();
    let left = |action: &Action| captures(&position.played(*action), !us);
    let least = actions.iter().map(left).min();
    actions.iter().copied().filter(|action| Some(left(action)) == least).collect()
}
