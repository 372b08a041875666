//! The only caller of the Yebo AI.

use sandgrid_yebo::{Act, View, player};

use super::Strength;

/// Returns the act that the AI chooses for a seat; `None` if the seat has nothing to decide. A seat that is not
/// awaited may still announce.
pub(super) fn decide(view: &View<'_>, strength: Strength, seed: u64) -> Option<Act> {
    let strength = match strength {
        Strength::First => player::Strength::Novice,
        Strength::Gentle => player::Strength::Easy,
        Strength::Steady => player::Strength::Even,
        Strength::Keen => player::Strength::Strong,
    };
    player::decide(view, strength, seed)
}
