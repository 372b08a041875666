//! Takes every group that it can have, and throws away by chance what goes into none.

use alloc::vec::Vec;

use super::naive;
use crate::dice::Dice;
use crate::{Act, Counts, Face, Own, Stage, Then, View};

/// Returns the act of an opponent that displays complete groups and plans no further.
pub(super) fn decide(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Act> {
    match view.table.stage {
        Stage::Take(_) | Stage::Empty(Then::PickUp(_)) => Some(take(view, own, dice)),
        Stage::Play(_) => play(view, own, dice),
        Stage::Direct
        | Stage::Choose
        | Stage::Replace(_)
        | Stage::Refill(_)
        | Stage::Claim { .. }
        | Stage::Empty(_)
        | Stage::Over => naive::decide(view, own, dice),
    }
}

fn take(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Act {
    if view.check(&Act::Announce).is_ok() {
        return Act::Announce;
    }
    let lies = view.table.last_discard().filter(|_| view.check(&Act::PickUp).is_ok());
    let makes_group = lies.is_some_and(|block| {
        let mut counts = own.counts();
        counts.add(block.face());
        groups(view, &counts) > groups(view, &own.counts())
    });
    if makes_group { Act::PickUp } else { naive::leave(view, dice) }
}

/// Returns the number of different groups in these blocks.
fn groups(view: &View<'_>, counts: &Counts) -> usize {
    let mut found = 0;
    view.for_each_meld(counts, |_| found += 1);
    found
}

/// Displays the first group that is there; else discards anything.
fn play(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Act> {
    let counts = own.counts();
    if let Some(show) = naive::first_meld(view, &counts, Act::Show, |_| true) {
        return Some(show);
    }
    let faces: Vec<Face> = counts.faces().filter(|face| *face != Face::Africa).collect();
    (!faces.is_empty()).then(|| Act::Discard(faces[dice.below(faces.len())]))
}
