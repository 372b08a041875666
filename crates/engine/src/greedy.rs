//! A simple opponent that captures when it can and looks no further than the reply.

use sandgrid_rules::{Action, Game, Outcome, Pending, Position, Side};

use crate::dice::SplitMix64;
use crate::prospect::captures;

/// Weights of an action's consequences, in points.
mod worth {
    /// Winning the game; losing it counts the same, negative.
    pub(super) const GAME: i32 = 100_000;
    /// Taking a piece.
    pub(super) const PIECE: i32 = 1_000;
    /// Being able to continue capturing.
    pub(super) const GOING_ON: i32 = 400;
    /// Each capture left to the enemy, in the middle of the turn or at its end.
    pub(super) const EXPOSED: i32 = 150;
    /// Upper end of the random throw added to each action; smaller differences are mostly hidden by
    /// it.
    pub(super) const THROW: u8 = 60;
    /// Moving the piece back to the hole that it came from.
    pub(super) const SHUFFLING: i32 = 80;
    /// A threatened capture of its own.
    pub(super) const THREAT: i32 = 25;
}

/// Returns the move of the greedy opponent: it captures when it can, preferring a win or a continued chain; it
/// removes a piece that threatens; else it places or steps by the seed where little can be captured.
///
/// `None` when the game is over. The result depends on the game and the seed alone. Cost: it plays each action, and
/// each answer in the row games, on a copy of the position; well below a millisecond.
#[must_use]
pub fn greedy(game: &Game, seed: u64) -> Option<Action> {
    let position = game.position();
    let back = undoing(game);
    let mut dice = SplitMix64::of(game, seed);
    let judged = game.actions().into_iter().map(|action| {
        let shuffling = if Some(action) == back { worth::SHUFFLING } else { 0 };
        (judge(position, action) - shuffling + dice.below(worth::THROW), action)
    });
    // The first of equals wins, which keeps the choice independent of the iteration.
    judged.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, action)| action)
}

/// Returns the step that would undo this side's last turn.
pub(crate) fn undoing(game: &Game) -> Option<Action> {
    let us = game.position().turn();
    let (_, turn) = game.turns().filter(|(side, _)| *side == us).last()?;
    let Action::Step { from, dir } = turn.first()? else { return None };
    Some(Action::Step { from: from.neighbor(*dir)?, dir: dir.opposite() })
}

/// Returns the value of an action for the side that plays it.
fn judge(before: &Position, action: Action) -> i32 {
    let us = before.turn();
    let mut after = *before;
    if after.play(action).is_err() {
        return -worth::GAME;
    }
    if let Some(outcome) = after.outcome() {
        return decided(outcome, &after, us);
    }
    let taken = i32::from(before.total(!us)) - i32::from(after.total(!us));
    let mut value = taken * worth::PIECE;
    if after.turn() == us && !after.pending().is_fresh() {
        value += promise(&after);
    }
    value - worth::EXPOSED * captures(&after, !us) + worth::THREAT * captures(&after, us)
}

/// Returns the value of a finished game; a draw costs as much as the side was ahead.
fn decided(outcome: Outcome, position: &Position, us: Side) -> i32 {
    match outcome.winner() {
        Some(winner) if winner == us => worth::GAME,
        Some(_) => -worth::GAME,
        None => {
            let ahead = i32::from(position.total(us)) - i32::from(position.total(!us));
            -worth::PIECE * ahead
        }
    }
}

/// Returns the value that the rest of an unfinished turn promises.
fn promise(position: &Position) -> i32 {
    let owed = match position.pending() {
        Pending::Open | Pending::Place | Pending::Hop(_) => 0,
        Pending::Take { more, .. } => more,
        Pending::Chain { owed, .. } => owed,
    };
    let on = position.actions().into_iter().any(|action| matches!(action, Action::Leap { .. }));
    i32::from(owed) * worth::PIECE + if on { worth::GOING_ON } else { 0 }
}
