//! An opponent that plays uniformly at random.

use sandgrid_rules::{Action, Game};

use crate::dice::SplitMix64;

/// Returns a legal action, each with the same probability; `None` when the game is over. The result depends on the
/// game and the seed alone.
///
/// A baseline: an opponent that does not win against it does not know the game.
#[must_use]
pub fn random(game: &Game, seed: u64) -> Option<Action> {
    let actions = game.actions();
    let count = u8::try_from(actions.len()).expect("a board has few pieces, and few ways to go");
    let index = SplitMix64::of(game, seed).below(count);
    actions.into_iter().nth(usize::try_from(index).expect("dice have no face below zero"))
}
