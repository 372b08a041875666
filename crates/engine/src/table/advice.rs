//! Choice of actions by the tables.

use alloc::vec::Vec;

use sandgrid_rules::{Action, Game, Pending, Position};

use super::law::TableRules;
use super::probe::Tables;
use super::value::ProbeResult;
use super::value::WinDrawLoss;

/// The tables' advice on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The entry of the position.
    pub(crate) standing: ProbeResult,
    /// The best action, as far as the tables distinguish the actions.
    pub(crate) best: Action,
    /// All actions that keep the value.
    pub(crate) keeping: Vec<Action>,
}

/// An action with the position's entry if it is played, and the entry after it.
#[derive(Copy, Clone, Debug)]
struct Told {
    standing: ProbeResult,
    next: ProbeResult,
    action: Action,
}

impl Tables {
    /// Returns the best action if the tables cover every action of a position; `None` otherwise and when the game is
    /// over.
    ///
    /// Playing it wins every won position: each half-turn of the winner brings a placement, a capture or the end
    /// nearer, before the quiet count runs out. In a lost position it delays as long as possible. It does not
    /// distinguish draws.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<Action> {
        best(&self.told(position)?).map(|told| told.action)
    }

    /// Returns the entry of a position that is not stored itself, as the best of its actions.
    pub(super) fn by_actions(&self, position: &Position) -> Option<ProbeResult> {
        best(&self.told(position)?).map(|told| told.standing)
    }

    /// Returns the best action of a game that is not over, without the `barred` ones, if the tables cover it.
    ///
    /// An action that ends the game by repetition has the value of that end.
    pub(crate) fn advise(&self, game: &Game, barred: &[Action]) -> Option<Advice> {
        if game.outcome().is_some() {
            return None;
        }
        let mut told = self.told(game.position())?;
        told.retain(|told| !barred.contains(&told.action));
        for told in &mut told {
            if let Some(ends) = repeating(game, told.action) {
                (told.standing, told.next) = (ends, ends);
            }
        }
        let Told { standing, action, .. } = best(&told)?;
        let keeping = told.iter().filter(|told| told.standing.value == standing.value);
        Some(Advice { standing, best: action, keeping: keeping.map(|told| told.action).collect() })
    }

    /// Returns every action with the entry of the position if it is played, and the entry after it.
    fn told(&self, position: &Position) -> Option<Vec<Told>> {
        let told = |action| {
            let after = position.played(action);
            let next = self.standing(&after)?;
            if after.turn() == position.turn() {
                // The turn continues, or the game is over: at least one half-turn.
                let within = if next.value == WinDrawLoss::Draw { 0 } else { next.within.max(1) };
                return Some(Told { standing: ProbeResult { within, ..next }, next, action });
            }
            let within = match action {
                _ if next.value == WinDrawLoss::Draw => 0,
                Action::Step { .. } => next.within + 1,
                Action::Place { .. }
                | Action::Leap { .. }
                | Action::Hop { .. }
                | Action::Take { .. }
                | Action::TakeFromHand
                | Action::Decline
                | Action::Stop => 1,
            };
            let turned = |within| ProbeResult { value: !next.value, within };
            Some(Told { standing: turned(within), next: turned(next.within), action })
        };
        if position.ruleset() != self.ruleset() {
            return None;
        }
        // With many pieces, the tables cannot cover any action.
        let near = self.is_near(position) || !position.pending().is_fresh();
        near.then(|| position.actions().into_iter().map(told).collect()).flatten()
    }

    /// Returns the entry of a position just after a placement or a capture, for use in a search; `None` if the tables
    /// do not cover it, if the game is over, or if its end is so near that the search sees it better.
    pub(crate) fn ahead(&self, position: &Position) -> Option<ProbeResult> {
        let spot = self.spot(position);
        if position.pending() != Pending::Open || !self.knows(spot.layer) {
            return None;
        }
        let standing = self.fresh(spot, 0);
        (standing.value == WinDrawLoss::Draw || standing.within > 0).then_some(standing)
    }
}

/// Returns the best action; among equals, the one after which the next win is nearer.
fn best(told: &[Told]) -> Option<Told> {
    told.iter().copied().max_by_key(|told| (told.standing.key(), told.next.key()))
}

/// Returns the entry after an action that ends the game only by repetition.
fn repeating(game: &Game, action: Action) -> Option<ProbeResult> {
    let turn = game.position().turn();
    if !matches!(action, Action::Step { .. }) || game.position().quiet() == 0 {
        return None;
    }
    let mut game = game.clone();
    game.play(action).ok()?;
    let outcome = game.outcome().filter(|_| game.position().outcome().is_none())?;
    let value = match outcome.winner() {
        None => WinDrawLoss::Draw,
        Some(winner) if winner == turn => WinDrawLoss::Win,
        Some(_) => WinDrawLoss::Loss,
    };
    Some(ProbeResult { value, within: u8::from(value != WinDrawLoss::Draw) })
}

const _: () = assert!(TableRules::LIMIT < 100, "half-turns and plies are added up within a value");
