//! Aims at the groups that seem best, without weighing every act: for playing on in thought.

use super::context::DecisionContext;
use super::even::bare_draw;
use super::worth::Goal;
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::{Act, Counts, Direction, Face, Own, Round, Stage, Then, View};

/// Returns the act of a fast rollout policy.
pub(super) fn decide(view: &View<'_>, own: &Own<'_>) -> Option<Act> {
    let round = view.table.round;
    match view.table.stage {
        Stage::Direct => Some(Act::Direct(Direction::Clockwise, None)),
        Stage::Replace(_) | Stage::Refill(_) => Some(bare_draw()),
        Stage::Choose => view.table.open_rounds().next().map(Act::Choose),
        Stage::Take(_) => Some(take(view, own, round?)),
        Stage::Claim { .. } => Some(claim(view, own, round?)),
        Stage::Play(_) => play(&DecisionContext::of(view, own, round?, Goal::Lead)),
        Stage::Empty(Then::PickUp(_)) => Some(last_discard(view, own, round?)),
        Stage::Empty(_) => Some(Act::Score),
        Stage::Over => None,
    }
}

fn take(view: &View<'_>, own: &Own<'_>, round: Round) -> Act {
    if !view.table.place(own.seat).announced && view.check(&Act::Announce).is_ok() {
        return Act::Announce;
    }
    let Some(block) = view.table.last_discard() else { return bare_draw() };
    if view.check(&Act::PickUp).is_err() {
        return bare_draw();
    }
    if is_near(view, own, round, block.face()) { Act::PickUp } else { bare_draw() }
}

/// Picks up the last discard if it fits, and else leaves the empty Fence to the Chief.
fn last_discard(view: &View<'_>, own: &Own<'_>, round: Round) -> Act {
    match view.table.last_discard() {
        Some(block) if is_near(view, own, round, block.face()) => Act::PickUp,
        _ if view.table.chief == own.seat => Act::Score,
        _ => Act::Pass,
    }
}

/// Returns whether that block goes into a group that is then all but complete.
fn is_near(view: &View<'_>, own: &Own<'_>, round: Round, face: Face) -> bool {
    let context = DecisionContext::of(view, own, round, Goal::Lead);
    let mut held = context.held;
    held.add(face);
    context.worth.aim(&context.plan, &held).has_near(face)
}

fn claim(view: &View<'_>, own: &Own<'_>, round: Round) -> Act {
    let Some(block) = view.table.last_discard() else { return Act::Pass };
    let mut counts = own.counts();
    counts.add(block.face());
    let plan = Plan::after(round, &view.table.house, &view.table.place(own.seat).groups);
    if !could_claim(view, round, &plan, &counts, block.face()) {
        return Act::Pass;
    }
    super::even::claim(view, own, round, Goal::Lead)
}

/// Returns whether there may be a group with that face in these blocks.
fn could_claim(view: &View<'_>, round: Round, plan: &Plan, counts: &Counts, face: Face) -> bool {
    let africa = counts.0[usize::from(AFRICA)];
    let is_held = |pattern: &&Pattern| {
        let mut left = *counts;
        let missing = pattern.faces().iter().filter(|face| {
            let count = &mut left.0[usize::from(**face)];
            let is_missing = *count == 0;
            *count = count.saturating_sub(1);
            is_missing
        });
        missing.count() <= usize::from(africa.min(1))
    };
    let index = face.index();
    let mut with_it = Pattern::all(round, &view.table.house).iter().filter(|pattern| {
        pattern.lot != Lot::Africa && pattern.faces().iter().any(|at| usize::from(*at) == index)
    });
    with_it.any(|pattern| is_held(&pattern) && plan.with(*pattern).is_ok())
}

fn play(context: &DecisionContext<'_>) -> Option<Act> {
    let aim = context.worth.aim(&context.plan, &context.held);
    let legal = |act: &Act| context.view.check(act).is_ok();
    let show = aim.complete(&context.held).map(Act::Show).filter(legal);
    let discard = || aim.spare(&context.held, &context.worth.odds().live).map(Act::Discard);
    show.or_else(discard)
}
