//! Plays on in thought, in games that could be this one.

use alloc::vec::Vec;

use super::context::DecisionContext;
use super::odds::{others, small};
use super::wait::Waits;
use super::worth::Goal;
use super::{even, quick, random};
use crate::dice::Dice;
use crate::score::Sheet;
use crate::state::State;
use crate::{Act, Own, Round, Seat, Stage, View};

/// In how many made-up games each act is tried.
const WORLDS: u32 = 24;

/// How many discards are weighed anew at most.
const TRIED: usize = 4;

/// How far, in points, one of them may seem to be behind the best.
const BEHIND: f32 = 12.0;

/// How often everybody's turn comes in thought, before what they hold is weighed.
const CYCLES: usize = 4;

/// The same where a round is chosen, of which nothing is known yet.
const LONG: usize = 6;

/// How many times its likely error the lead of an act must be, to be believed against what seemed
/// best before: squared.
const DOUBT: f32 = 1.0;

/// The same for discards beside a seat that waits for one block: the estimate knows which blocks are dangerous.
const MUCH_DOUBT: f32 = 4.0;

/// The same where nothing is known that would speak for the one that seemed best.
const LITTLE_DOUBT: f32 = 0.1;

/// Returns the act with the best result in rollouts of sampled games.
pub(super) fn decide(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Act> {
    let acts = candidates(view, own, dice)?;
    match *acts {
        [] => None,
        [act] => Some(act),
        _ => best(view, own, &acts, dice),
    }
}

/// Returns promising acts, best first; a single one if rollouts are not worth while.
fn candidates(view: &View<'_>, own: &Own<'_>, dice: &mut Dice) -> Option<Vec<Act>> {
    let meant = even::decide(view, own, Goal::Lead, dice)?;
    let mut acts = Vec::from([meant]);
    match (view.table.stage, meant) {
        (Stage::Choose, _) => {
            acts.extend(view.table.open_rounds().map(Act::Choose).filter(|act| *act != meant));
        }
        (Stage::Claim { .. }, Act::Yebo(_)) => acts.push(Act::Pass),
        (Stage::Play(_), Act::Discard(_)) => {
            acts = discards(&DecisionContext::of(view, own, view.table.round?, Goal::Lead));
        }
        _ => {}
    }
    Some(acts)
}

/// Returns the discards with the best expected value after the next draw, best first: one alone, unless another seat
/// is about to win.
fn discards(context: &DecisionContext<'_>) -> Vec<Act> {
    let mut acts = even::discards(context, BEHIND);
    acts.truncate(TRIED);
    if acts.len() > 1 {
        for (act, worth) in &mut acts {
            if let Act::Discard(face) = *act {
                *worth += context.next(face) - context.without(face);
            }
        }
        acts.sort_by(|one, two| two.1.total_cmp(&one.1));
    }
    let mut others = context.table.seats().iter().filter(|seat| **seat != context.seat);
    if !others.any(|seat| context.table.place(*seat).announced) {
        acts.truncate(1);
    }
    acts.into_iter().map(|(act, _)| act).collect()
}

/// How far an act turned out to be ahead of the first, in all made-up games.
#[derive(Copy, Clone, Debug, Default)]
struct Lead {
    sum: f32,
    squares: f32,
}

impl Lead {
    fn add(&mut self, lead: f32) {
        self.sum += lead;
        self.squares += lead * lead;
    }

    /// Returns whether it is more than chance can be believed to have brought.
    fn is_clear(self, doubt: f32) -> bool {
        let mean = self.sum / small(WORLDS);
        let error = (self.squares / small(WORLDS) - mean * mean).max(0.0) / small(WORLDS);
        mean > 0.0 && mean * mean > doubt * error
    }
}

/// The act after which one is furthest ahead of the others, on average: the first, which seemed
/// best before, unless another is clearly better.
fn best(view: &View<'_>, own: &Own<'_>, acts: &[Act], dice: &mut Dice) -> Option<Act> {
    let mut leads: Vec<Lead> = acts.iter().map(|_| Lead::default()).collect();
    let live = view.unseen();
    let rivals = Seat::ALL.map(|seat| {
        let is_rival = seat != own.seat && view.table.players.has(seat);
        Waits::of(view.table, seat, &live).filter(|_| is_rival)
    });
    for _ in 0..WORLDS {
        let parts = rivals
            .each_ref()
            .map(|waits| waits.as_ref().map(|waits| waits.sample(dice)).unwrap_or_default());
        let world = view.imagine_with(dice.next(), &parts).into_state();
        let mut first = None;
        for (act, lead) in acts.iter().zip(&mut leads) {
            let mut state = world.clone();
            state.apply(own.seat, *act);
            let ahead = play_on(&mut state, own.seat, dice);
            lead.add(ahead - *first.get_or_insert(ahead));
        }
    }
    let doubt = match acts[0] {
        Act::Choose(_) => LITTLE_DOUBT,
        Act::Discard(_) if rivals.iter().any(Option::is_some) => MUCH_DOUBT,
        _ => DOUBT,
    };
    let clear = acts.iter().zip(leads).filter(|(_, lead)| lead.is_clear(doubt));
    let better = clear.max_by(|one, two| one.1.sum.total_cmp(&two.1.sum));
    better.map(|(act, _)| act).or(acts.first()).copied()
}

/// Plays on for a while, or to the end of the round, and says how far that seat is ahead then.
fn play_on(state: &mut State, seat: Seat, dice: &mut Dice) -> f32 {
    let played = state.table.played.len();
    let cycles = if state.table.discards.is_empty() { LONG } else { CYCLES };
    let most = cycles * state.table.players.count();
    let mut turns = 0;
    while state.table.played.len() == played && turns < most {
        if let Stage::Claim { by, .. } = state.table.stage {
            announce(state, by);
        }
        let Some(acting) = state.table.awaited().iter().next() else { break };
        let view = state.view(Some(acting));
        let act = view.own.and_then(|own| quick::decide(&view, &own));
        let act = act.filter(|act| view.check(act).is_ok()).or_else(|| random::decide(&view, dice));
        let Some(act) = act else { break };
        turns += usize::from(matches!(act, Act::Discard(_) | Act::Guard(..)));
        state.apply(acting, act);
    }
    ahead(state, seat, played)
}

/// Announces for the seat that has just discarded, if it can.
fn announce(state: &mut State, seat: Seat) {
    let is_open = !state.table.place(seat).announced;
    if is_open && state.view(Some(seat)).check(&Act::Announce).is_ok() {
        state.apply(seat, Act::Announce);
    }
}

/// Returns the average lead of a seat over the others, in points that they have or may still get.
fn ahead(state: &State, seat: Seat, played: usize) -> f32 {
    let table = &state.table;
    let ended = table.played.get(played);
    let worth = |of: Seat| match (ended, table.round) {
        (Some(ended), _) => points(ended.score.of(of).total()),
        (None, Some(round)) => hopes(state, of, round),
        (None, None) => 0.0,
    };
    let rivals = table.seats().iter().filter(|other| **other != seat);
    let sum: f32 = rivals.map(|other| worth(*other)).sum();
    worth(seat) - sum / f32::from(others(table))
}

/// Returns the points that a seat has displayed, plus the expected value of the rest.
fn hopes(state: &State, seat: Seat, round: Round) -> f32 {
    let view = state.view(Some(seat));
    let Some(own) = view.own else { return 0.0 };
    let shown = points(Sheet::shown(state.table.place(seat)).total());
    shown + DecisionContext::of(&view, &own, round, Goal::Points).now()
}

/// Points of a round, exactly.
fn points(points: i32) -> f32 {
    f32::from(i16::try_from(points).unwrap_or(0))
}
