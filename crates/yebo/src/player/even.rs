//! Weighs what may come of each block, and remembers what has gone.

use alloc::vec::Vec;

use super::context::DecisionContext;
use super::naive::draw;
use super::risk::Risk;
use super::worth::Goal;
use crate::dice::Dice;
use crate::{Act, Counts, Direction, Face, Own, Round, Seat, Slot, Stage, Then, View};

/// Returns the act with the best expected value of the hand after it.
pub(super) fn decide(view: &View<'_>, own: &Own<'_>, goal: Goal, dice: &mut Dice) -> Option<Act> {
    let table = view.table;
    match (table.stage, table.round) {
        (Stage::Direct, _) => Some(Act::Direct(Direction::ALL[dice.below(2)], None)),
        (Stage::Choose, _) => choose(view, own, goal),
        (Stage::Replace(_) | Stage::Refill(_), _) => Some(draw(dice)),
        (Stage::Take(_), Some(round)) => {
            Some(take(&DecisionContext::of(view, own, round, goal), dice))
        }
        (Stage::Claim { .. }, Some(round)) => Some(claim(view, own, round, goal)),
        (Stage::Play(_), Some(round)) => play(&DecisionContext::of(view, own, round, goal)),
        (Stage::Empty(then), Some(round)) => {
            Some(empty(&DecisionContext::of(view, own, round, goal), then))
        }
        _ => None,
    }
}

/// From the left, as good as from the right.
pub(super) const fn bare_draw() -> Act {
    Act::Draw(crate::End::Left)
}

/// The average value of a hand of twelve, round by round: `lab yebo averages`.
const USUAL: [f32; 6] = [19.4, 47.9, 68.7, 55.9, 56.3, 100.8];

/// The round in which the hand is furthest above what is usual there.
fn choose(view: &View<'_>, own: &Own<'_>, goal: Goal) -> Option<Act> {
    let above =
        |round: &Round| DecisionContext::of(view, own, *round, goal).now() - USUAL[*round as usize];
    let best = view.table.open_rounds().max_by(|one, two| above(one).total_cmp(&above(two)));
    best.map(Act::Choose)
}

fn take(context: &DecisionContext<'_>, dice: &mut Dice) -> Act {
    if context.view.check(&Act::Announce).is_ok() {
        return Act::Announce;
    }
    let lies = context.table.last_discard().map(crate::Block::face);
    let may = context.view.check(&Act::PickUp).is_ok();
    if may && lies.is_some_and(|face| is_better_than_a_draw(context, face)) {
        Act::PickUp
    } else {
        draw(dice)
    }
}

/// Returns whether that block brings more than one drawn from the Fence does, on average.
fn is_better_than_a_draw(context: &DecisionContext<'_>, face: Face) -> bool {
    let now = context.now();
    let taken = context.with(face) - now;
    taken > context.worth.odds().draw && taken > drawn(context, now)
}

/// How much a draw would bring, on average.
fn drawn(context: &DecisionContext<'_>, now: f32) -> f32 {
    context.worth.odds().draw + context.after_draw(&context.held) - now
}

/// Calls Yebo where that leaves more than to go on as before.
pub(super) fn claim(view: &View<'_>, own: &Own<'_>, round: Round, goal: Goal) -> Act {
    let Some(block) = view.table.last_discard() else { return Act::Pass };
    let mut counts = own.counts();
    counts.add(block.face());
    let mut melds = Vec::new();
    view.for_each_meld(&counts, |meld| {
        if view.check(&Act::Yebo(meld)).is_ok() {
            melds.push(meld);
        }
    });
    if melds.is_empty() {
        return Act::Pass;
    }
    let context = DecisionContext::of(view, own, round, goal);
    let worth = melds.into_iter().map(|meld| (meld, context.shown(&meld, &counts)));
    let best = worth.max_by(|one, two| one.1.total_cmp(&two.1));
    let is_to_win = round.spec().claims == crate::round::Claims::ToWin;
    match best {
        Some((meld, worth)) if is_to_win || worth > context.now() => Act::Yebo(meld),
        _ => Act::Pass,
    }
}

fn play(context: &DecisionContext<'_>) -> Option<Act> {
    winning(context).or_else(|| better(context)).or_else(|| discard(context))
}

/// A group to display where the collection is complete.
fn winning(context: &DecisionContext<'_>) -> Option<Act> {
    let collection = context.view.collection().filter(|it| it.misses_at_most(0))?;
    let mut best: Option<(Act, f32)> = None;
    context.view.for_each_meld(&context.held, |meld| {
        let mut left = Some(collection);
        for face in meld.faces() {
            left = left.map(|it| it.without(face));
        }
        let stays = left.and_then(|it| it.with_group(&meld)).is_some_and(|it| it.misses_at_most(0));
        let points = DecisionContext::points(&meld);
        let is_best = best.is_none_or(|(_, most)| points > most);
        if stays && is_best && context.view.check(&Act::Show(meld)).is_ok() {
            best = Some((Act::Show(meld), points));
        }
    });
    best.map(|(act, _)| act)
}

/// Returns an act that is better than none: displaying, laying or buying.
fn better(context: &DecisionContext<'_>) -> Option<Act> {
    let now = context.now();
    let mut best = (None, now + 0.01);
    let mut weigh = |act: Act, worth: &dyn Fn() -> f32| {
        if context.view.check(&act).is_ok() {
            let worth = worth();
            if worth > best.1 {
                best = (Some(act), worth);
            }
        }
    };
    context.view.for_each_meld(&context.held, |meld| {
        weigh(Act::Show(meld), &|| context.shown(&meld, &context.held));
    });
    for (group, slot) in context.table.place(context.seat).groups.iter().zip(Slot::ALL) {
        for face in context.held.faces() {
            if group.takes_fourth(face, context.round, &context.table.house) {
                let gain = points(face) + context.worth.odds().draw;
                weigh(Act::Fourth(face, slot), &|| gain + context.without(face));
            }
        }
    }
    for seat in context.table.seats() {
        for (group, slot) in context.table.place(*seat).groups.iter().zip(Slot::ALL) {
            if let Some(face) = group.meld().blank() {
                weigh(Act::Buy(*seat, slot), &|| bought(context, *seat, face));
            }
        }
    }
    best.0
}

fn points(face: Face) -> f32 {
    if matches!(face, Face::Suit(..)) { 10.0 } else { 20.0 }
}

/// Returns the expected value with an Africa in the place of that face, whose block then lies in a group.
fn bought(context: &DecisionContext<'_>, of: Seat, face: Face) -> f32 {
    let mut held: Counts = context.held;
    let _ = held.remove(face); // It is legal.
    held.add(Face::Africa);
    let given = if of == context.seat { points(face) } else { -points(face) / 3.0 };
    given + context.worth.of(&context.plan, &held)
}

/// Returns the discard that costs the hand least and helps the others least.
fn discard(context: &DecisionContext<'_>) -> Option<Act> {
    discards(context, 0.0).first().map(|(act, _)| *act)
}

/// The blocks that are missed least and help others least, the best first, none that is further
/// behind the best.
pub(super) fn discards(context: &DecisionContext<'_>, behind: f32) -> Vec<(Act, f32)> {
    let faces =
        context.held.faces().filter(|face| context.view.check(&Act::Discard(*face)).is_ok());
    let risk = Risk::of(context, context.now());
    let worth = faces.map(|face| (Act::Discard(face), context.without(face) - risk.cost(face)));
    let mut worth: Vec<_> = worth.collect();
    worth.sort_by(|one, two| two.1.total_cmp(&one.1));
    let least = worth.first().map_or(0.0, |best| best.1 - behind);
    worth.into_iter().take_while(|(_, worth)| *worth >= least).collect()
}

/// Picks up the last discard if it helps, and else, as Chief, continues if the hand has prospects.
fn empty(context: &DecisionContext<'_>, then: Then) -> Act {
    if let Then::PickUp(_) = then {
        if context.view.check(&Act::Announce).is_ok() {
            return Act::Announce;
        }
        let lies = context.table.last_discard().map(crate::Block::face);
        if lies.is_some_and(|face| is_better_than_a_draw(context, face)) {
            return Act::PickUp;
        }
        if context.table.chief != context.seat {
            return Act::Pass;
        }
    }
    let hopes = context.view.collection().is_some_and(|it| it.misses_at_most(2));
    let may = context.view.check(&Act::Rebuild).is_ok();
    if may && (hopes || context.held.of(Face::Africa) > 0) { Act::Rebuild } else { Act::Score }
}
