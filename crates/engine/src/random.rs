//! An opponent that plays uniformly at random.

use alloc::vec::Vec;

use sandgrid_rules::{Action, Game};

use crate::dice::SplitMix64;

/// Returns a legal action, each with the same probability; `None` when the game is over. The result depends on the
/// game and the seed alone.
///
/// A baseline: an opponent that does not win against it does not know the game.
#[must_use]
pub fn random(game: &Game, seed: u64) -> Option<Action> {
    let actions: Vec<Action> = game.actions().into_iter().collect();
    SplitMix64::of(game, seed).pick(&actions)
}
