//! Plays like a child who has understood the rules, and does not see everything; in a first game it
//! sees less.

use alloc::vec::Vec;

use super::naive;
use crate::dice::Dice;
use crate::{Act, Aim, Collection, Face, Own, Round, Stage, Then, View};

/// How often each thing goes unseen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Lapses {
    /// That a discard could be called.
    claim: Odds,
    /// That a discard could be picked up.
    pick_up: Odds,
    /// That a group could be displayed, unless it is the last.
    show: Odds,
    /// That it is time to announce.
    announce: Odds,
    /// That a block is of use, when one is discarded.
    discard: Odds,
}

/// A probability as a fraction.
type Odds = (usize, usize);

impl Lapses {
    /// Of a child.
    pub(super) const EASY: Self =
        Self { claim: (1, 4), pick_up: (1, 4), show: (1, 6), announce: (1, 3), discard: (0, 1) };

    /// Of a first-time player.
    pub(super) const NOVICE: Self =
        Self { claim: (3, 4), pick_up: (3, 4), show: (1, 3), announce: (1, 2), discard: (3, 5) };

    /// Whether it forgets to announce.
    pub(super) fn forgets(self, dice: &mut Dice) -> bool {
        overlooks(dice, self.announce)
    }
}

/// Returns the act of a weak opponent.
pub(super) fn decide(
    view: &View<'_>,
    own: &Own<'_>,
    lapses: Lapses,
    dice: &mut Dice,
) -> Option<Act> {
    match view.table.stage {
        Stage::Direct | Stage::Over => None,
        Stage::Choose => choose(view, own),
        Stage::Replace(_) | Stage::Refill(_) => Some(naive::draw(dice)),
        Stage::Take(_) | Stage::Empty(Then::PickUp(_)) => Some(take(view, lapses, dice)),
        Stage::Claim { .. } if overlooks(dice, lapses.claim) => Some(Act::Pass),
        Stage::Claim { .. } => Some(claim(view, own)),
        Stage::Play(_) => play(view, own, lapses, dice),
        Stage::Empty(_) => Some(Act::Rebuild),
    }
}

/// Whether something goes unseen now.
fn overlooks(dice: &mut Dice, (times, of): Odds) -> bool {
    times > 0 && dice.below(of) < times
}

/// The round that most of the hand goes with.
fn choose(view: &View<'_>, own: &Own<'_>) -> Option<Act> {
    let missing =
        |round: &Round| Collection::new(*round, &view.table.house, &[], &own.counts()).missing();
    view.table.open_rounds().min_by_key(missing).map(Act::Choose)
}

fn take(view: &View<'_>, lapses: Lapses, dice: &mut Dice) -> Act {
    if view.check(&Act::Announce).is_ok() && !lapses.forgets(dice) {
        return Act::Announce;
    }
    let helps = || {
        let (collection, block) = (view.collection()?, view.table.last_discard()?);
        Some(collection.with(block.face()).missing() < collection.missing())
    };
    let picks_up = view.check(&Act::PickUp).is_ok() && !overlooks(dice, lapses.pick_up);
    if picks_up && helps() == Some(true) { Act::PickUp } else { naive::leave(view, dice) }
}

/// Claims every block that improves the collection.
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
fn play(view: &View<'_>, own: &Own<'_>, lapses: Lapses, dice: &mut Dice) -> Option<Act> {
    let collection = view.collection()?;
    let Aim { missing, keep } = collection.aim();
    // The last group is never overlooked.
    let sees = missing == 0 || !overlooks(dice, lapses.show);
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
    if faces.is_empty() || missing > 0 && overlooks(dice, lapses.discard) {
        faces = held.faces().filter(may).collect();
    }
    (!faces.is_empty()).then(|| Act::Discard(faces[dice.below(faces.len())]))
}
