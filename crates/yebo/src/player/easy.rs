//! The two weakest opponents against people: they know the rules, and overlook things.

use alloc::vec::Vec;

use super::naive;
use crate::dice::Dice;
use crate::{Act, Aim, Collection, Face, Own, Round, Stage, Then, View};

/// Probabilities of overlooking each kind of opportunity.
#[derive(Copy, Clone, Debug)]
pub(super) struct Lapses {
    /// Of a call.
    claim: Odds,
    /// Of picking a discard up.
    pick_up: Odds,
    /// Of displaying a group, unless it is the last.
    show: Odds,
    /// Of announcing.
    announce: Odds,
    /// Of the use of a block, when one is discarded; `None` if that is always seen.
    discard: Option<Odds>,
}

/// A probability as a fraction.
#[derive(Copy, Clone, Debug)]
struct Odds {
    times: usize,
    of: usize,
}

impl Odds {
    const fn new(times: usize, of: usize) -> Self {
        assert!(0 < times && times <= of);
        Self { times, of }
    }
}

impl Lapses {
    /// A child who knows the rules.
    pub(super) const EASY: Self = Self {
        claim: Odds::new(1, 4),
        pick_up: Odds::new(1, 4),
        show: Odds::new(1, 6),
        announce: Odds::new(1, 3),
        discard: None,
    };

    /// A first-time player.
    pub(super) const NOVICE: Self = Self {
        claim: Odds::new(3, 4),
        pick_up: Odds::new(3, 4),
        show: Odds::new(1, 3),
        announce: Odds::new(1, 2),
        discard: Some(Odds::new(3, 5)),
    };

    /// Returns whether announcing is overlooked now.
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

/// Returns whether something is overlooked now.
fn overlooks(dice: &mut Dice, odds: Odds) -> bool {
    dice.below(odds.of) < odds.times
}

/// Chooses the open round with the fewest missing blocks.
fn choose(view: &View<'_>, own: &Own<'_>) -> Option<Act> {
    let missing =
        |round: &Round| Collection::new(*round, &view.table.house, &[], &own.counts()).missing();
    view.table.open_rounds().min_by_key(missing).map(Act::Choose)
}

/// Returns the own collection, and the same with the last discard.
fn with_discard(view: &View<'_>) -> Option<(Collection, Collection)> {
    let collection = view.collection()?;
    Some((collection, collection.with(view.table.last_discard()?.face())))
}

fn take(view: &View<'_>, lapses: Lapses, dice: &mut Dice) -> Act {
    if view.check(&Act::Announce).is_ok() && !lapses.forgets(dice) {
        return Act::Announce;
    }
    let helps = || with_discard(view).is_some_and(|(own, with)| with.missing() < own.missing());
    let picks_up = view.check(&Act::PickUp).is_ok() && !overlooks(dice, lapses.pick_up);
    if picks_up && helps() { Act::PickUp } else { naive::leave(view, dice) }
}

/// Claims every block that improves the collection.
fn claim(view: &View<'_>, own: &Own<'_>) -> Act {
    let Some(Act::Yebo(meld)) = naive::claim(view, own) else { return Act::Pass };
    let helps = || {
        let (own, with) = with_discard(view)?;
        let with = meld.faces().fold(with, Collection::without);
        Some(with.with_group(&meld)?.missing() <= own.missing())
    };
    if helps() == Some(true) { Act::Yebo(meld) } else { Act::Pass }
}

/// Displays a noticed group, else discards a spare block.
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
    let is_overlooked = |odds| missing > 0 && overlooks(dice, odds);
    if faces.is_empty() || lapses.discard.is_some_and(is_overlooked) {
        faces = held.faces().filter(may).collect();
    }
    (!faces.is_empty()).then(|| Act::Discard(faces[dice.below(faces.len())]))
}
