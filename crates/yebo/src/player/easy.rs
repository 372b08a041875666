//! Plays like a child who has understood the rules, and does not see everything.

use alloc::vec::Vec;

use super::naive;
use crate::dice::Dice;
use crate::{Act, Aim, Collection, Face, Own, Round, Stage, Then, View};

/// What a child would do.
pub(super) fn decide(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Act> {
    match view.table.stage {
        Stage::Direct | Stage::Over => None,
        Stage::Choose => choose(view, own),
        Stage::Replace(_) | Stage::Refill(_) => Some(naive::draw(dice)),
        Stage::Take(_) | Stage::Empty(Then::PickUp(_)) => Some(take(view, dice)),
        Stage::Claim { .. } if overlooks(dice, 4) => Some(Act::Pass),
        Stage::Claim { .. } => Some(claim(view, own)),
        Stage::Play(_) => play(view, own, dice),
        Stage::Empty(_) => Some(Act::Rebuild),
    }
}

/// Whether something goes unseen, once in so many times.
pub(super) fn overlooks(dice: &mut Dice, times: usize) -> bool {
    dice.below(times) == 0
}

/// The round that most of the hand goes with.
fn choose(view: &View<'_>, own: &Own<'_>) -> Option<Act> {
    let missing =
        |round: &Round| Collection::new(*round, &view.table.house, &[], &own.counts()).missing();
    view.table.open_rounds().min_by_key(missing).map(Act::Choose)
}

fn take(view: &View<'_>, dice: &mut Dice) -> Act {
    if view.check(&Act::Announce).is_ok() && !overlooks(dice, 3) {
        return Act::Announce;
    }
    let helps = || {
        let (collection, block) = (view.collection()?, view.table.last_discard()?);
        Some(collection.with(block.face()).missing() < collection.missing())
    };
    let picks_up = view.check(&Act::PickUp).is_ok() && !overlooks(dice, 4);
    if picks_up && helps() == Some(true) { Act::PickUp } else { naive::leave(view, dice) }
}

/// Calls for whatever brings the collection nearer.
fn claim(view: &View<'_>, own: &Own<'_>) -> Act {
    let Some(Act::Yebo(meld)) = naive::claim(view, own) else { return Act::Pass };
    let helps = || {
        let (collection, block) = (view.collection()?, view.table.last_discard()?);
        let with = meld.faces().fold(collection.with(block.face()), Collection::without);
        Some(with.with_group(&meld)?.missing() <= collection.missing())
    };
    if helps() == Some(true) { Act::Yebo(meld) } else { Act::Pass }
}

/// Displays what it sees, and discards what is of no use.
fn play(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Act> {
    let collection = view.collection()?;
    let Aim { missing, keep } = collection.aim();
    // Nobody overlooks the last group.
    let sees = missing == 0 || !overlooks(dice, 6);
    let show = naive::first_meld(view, &own.counts(), Act::Show, |meld| {
        let left = meld.faces().fold(collection, Collection::without);
        left.with_group(meld).is_some_and(|left| left.missing() <= missing)
    });
    if let Some(show) = show.filter(|_| sees) {
        return Some(show);
    }
    let held = own.counts();
    let is_spare = |face: &Face| held.of(*face) > keep.of(*face);
    let may = |face: &Face| *face != Face::Africa;
    let mut faces: Vec<Face> = held.faces().filter(may).filter(is_spare).collect();
    if faces.is_empty() {
        faces = held.faces().filter(may).collect();
    }
    (!faces.is_empty()).then(|| Act::Discard(faces[dice.below(faces.len())]))
}
