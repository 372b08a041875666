//! What a seat would do: the one place at which opponents are asked for.

use sandgrid_yebo::{Act, View, player};

use super::Strength;

/// What a seat of that strength does now; `None` where nothing is asked of it. Who is not asked may
/// still announce.
pub(super) fn decide(view: &View<'_>, strength: Strength, seed: u64) -> Option<Act> {
    let strength = match strength {
        Strength::First => player::Strength::Novice,
        Strength::Gentle => player::Strength::Easy,
        Strength::Steady => player::Strength::Even,
        Strength::Keen => player::Strength::Strong,
    };
    player::decide(view, strength, seed)
}
