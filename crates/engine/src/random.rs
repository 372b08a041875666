//! The opponent who does not think at all.

use sandgrid_rules::{Action, Game};

use crate::dice::SplitMix64;

/// Any legal action, each as likely as any other; only the game and the seed decide.
///
/// `None` when the game is over. A yardstick: whoever does not win against it has not understood
/// the game.
#[must_use]
pub fn random(game: &Game, seed: u64) -> Option<Action> {
    let actions = game.actions();
    let count = u8::try_from(actions.len()).expect("a board has few pieces, and few ways to go");
    let index = SplitMix64::of(game, seed).below(count);
    actions.into_iter().nth(usize::try_from(index).expect("dice have no face below zero"))
}
