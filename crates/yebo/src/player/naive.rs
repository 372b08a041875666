//! Takes what fits at once, keeps what pairs up, remembers nothing.

use crate::dice::Dice;
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::{Act, Counts, End, Face, Meld, Own, Stage, Then, View};

/// Returns the act of an opponent that considers its own hand alone.
pub(super) fn decide(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Act> {
    match view.table.stage {
        Stage::Direct | Stage::Over => None,
        Stage::Choose => view.table.open_rounds().next().map(Act::Choose),
        Stage::Replace(_) | Stage::Refill(_) => Some(draw(dice)),
        Stage::Take(_) | Stage::Empty(Then::PickUp(_)) => Some(take(view, own, dice)),
        Stage::Claim { .. } => claim(view, own),
        Stage::Play(_) => play(view, own),
        Stage::Empty(_) => Some(Act::Rebuild),
    }
}

/// Draws rather than pick the last discard up; with an empty Fence, lets it go.
pub(super) fn leave(view: &View<'_>, dice: &mut Dice) -> Act {
    if !matches!(view.table.stage, Stage::Empty(_)) {
        return draw(dice);
    }
    // The Chief in turn decides about the Fence at once.
    let acts = [Act::Rebuild, Act::Score];
    acts.into_iter().find(|act| view.check(act).is_ok()).unwrap_or(Act::Pass)
}

/// Draws from a random end: the blocks there are hidden.
pub(super) fn draw(dice: &mut Dice) -> Act {
    Act::Draw(End::ALL[dice.below(2)])
}

fn take(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Act {
    if view.check(&Act::Announce).is_ok() {
        return Act::Announce;
    }
    let lies = view.table.last_discard().map(crate::Block::face);
    let fits =
        |face: Face| HandFit::of(view, &own.counts()).is_some_and(|fit| fit.partners(face) > 0);
    match lies {
        Some(face) if view.check(&Act::PickUp).is_ok() && fits(face) => Act::PickUp,
        _ => leave(view, dice),
    }
}

/// Calls for the first group that is there.
pub(super) fn claim(view: &View<'_>, own: &Own<'_>) -> Option<Act> {
    let mut counts = own.counts();
    view.table.last_discard().iter().for_each(|block| counts.add(block.face()));
    first_meld(view, &counts, Act::Yebo, |_| true).or(Some(Act::Pass))
}

/// The first of the groups in these blocks that will do and of which that act is legal, those
/// without a blank first.
pub(super) fn first_meld(
    view: &View<'_>,
    counts: &Counts,
    act: impl Fn(Meld) -> Act,
    will_do: impl Fn(&Meld) -> bool,
) -> Option<Act> {
    let (mut whole, mut blank) = (None, None);
    view.for_each_meld(counts, |meld| {
        let best = if meld.blank().is_none() { &mut whole } else { &mut blank };
        if best.is_none() && view.check(&act(meld)).is_ok() && will_do(&meld) {
            *best = Some(act(meld));
        }
    });
    whole.or(blank)
}

fn play(view: &View<'_>, own: &Own<'_>) -> Option<Act> {
    let counts = own.counts();
    if let Some(show) = first_meld(view, &counts, Act::Show, |_| true) {
        return Some(show);
    }
    let fit = HandFit::of(view, &counts)?;
    let faces = counts.faces().filter(|face| *face != Face::Africa);
    faces.min_by_key(|face| fit.partners(*face)).map(Act::Discard)
}

/// Which blocks go together, in the suits of which there are most.
struct HandFit {
    patterns: &'static [Pattern],
    plan: Plan,
    suits: u8,
    counts: Counts,
}

impl HandFit {
    fn of(view: &View<'_>, counts: &Counts) -> Option<Self> {
        let (table, seat) = (view.table, view.own?.seat);
        let round = table.round?;
        let plan = Plan::after(round, &table.house, &table.place(seat).groups);
        let patterns = Pattern::all(round, &table.house);
        let of = |suits: &u8| -> u8 {
            let is_of = |at: &usize| suits & 1 << (at / 9) != 0;
            (0..27).filter(is_of).map(|at| counts.0[at]).sum()
        };
        let suits = plan.suit_options().max_by_key(of)?;
        Some(Self { patterns, plan, suits, counts: *counts })
    }

    /// With how many blocks of the hand that face goes, in the group where these are most.
    fn partners(&self, face: Face) -> usize {
        let index = face.index();
        let fits = |it: &&Pattern| {
            it.suits & !self.suits == 0
                && it.lot != Lot::Africa
                && it.faces().iter().any(|at| usize::from(*at) == index)
                && self.plan.with(**it).is_ok()
        };
        let partners = |pattern: &Pattern| {
            let mut left = self.counts;
            let _ = left.remove(face); // It may be another's.
            pattern.faces().iter().filter(|at| left.0[usize::from(**at)] > 0).count()
        };
        if index == usize::from(AFRICA) {
            return 2;
        }
        self.patterns.iter().filter(fits).map(partners).max().unwrap_or(0)
    }
}
