//! Quiescence search: captures are searched to their end before a position is evaluated.

use sandgrid_rules::{Action, Actions, Capture, Cells, Direction, Family, Pending, Position};

use super::order::{attackers, closing_steps, screens};
use super::{Searching, Window};

/// The number of removals that are searched at the horizon.
pub(super) const REMOVALS: usize = 3;

impl Searching<'_> {
    /// Returns the value of a position if from now on both sides only capture, or stop.
    ///
    /// Where a turn begins, the side to act may stand pat unless it must capture. Of the second pieces only the most
    /// valuable few are searched.
    pub(super) fn quiesce(&mut self, position: &Position, ply: usize, window: Window) -> i32 {
        if self.counted() {
            return 0;
        }
        if let Some(value) = self.known(position, ply) {
            return value;
        }
        let actions = position.actions();
        if actions.is_empty() {
            return self.end(position, ply);
        }
        let Window { mut alpha, beta } = window;
        let mut best = -super::Value::INFINITE;
        if may_rest(position, &actions) || ply >= super::PLIES {
            best = self.evaluate(position, &actions);
            if best >= beta || ply >= super::PLIES {
                return best;
            }
            alpha = alpha.max(best);
        }
        for action in captures(position, &actions) {
            let next = position.played(action);
            let value = self.answered(position, &next, Window { alpha, beta }, |this, window| {
                this.quiesce(&next, ply + 1, window)
            });
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }
}

/// Returns whether the side to act may do anything but capture.
pub(super) fn may_rest(position: &Position, actions: &Actions) -> bool {
    position.pending().is_fresh() && !(actions.has_leap() && must_capture(position))
}

fn must_capture(position: &Position) -> bool {
    match position.ruleset().family() {
        Family::Leaping(choices) => choices.capture.value == Capture::Mandatory,
        Family::Row(_) => false,
    }
}

/// Returns the actions that continue or end a capture.
pub(super) fn captures(position: &Position, actions: &Actions) -> Captures {
    let mut left = Captures::default();
    match position.pending() {
        Pending::Take { .. } => {
            left.takes = worst(position, actions);
            left.rest = Some(Action::TakeFromHand);
        }
        Pending::Open | Pending::Place => {}
        Pending::Chain { .. } | Pending::Hop(_) => left.rest = Some(Action::Stop),
    }
    left.rest = left.rest.filter(|action| actions.contains(*action));
    if let Family::Row(choices) = position.ruleset().family() {
        left.moves =
            Direction::ALL.map(|dir| closing_steps(position, actions, dir, choices.line.value));
    } else {
        left.moves = Direction::ALL.map(|dir| actions.leaps(dir));
        left.leaping = true;
    }
    left
}

/// Returns the most dangerous of the pieces that can be removed, at most [`REMOVALS`].
fn worst(position: &Position, actions: &Actions) -> Cells {
    let takes = actions.takes();
    if takes.len() as usize <= REMOVALS {
        return takes;
    }
    let (attackers, screens) = (attackers(position), screens(position));
    let classes = [attackers & screens, attackers, screens, takes];
    classes.into_iter().fold(Cells::EMPTY, |chosen, class| {
        let free = REMOVALS - chosen.len() as usize;
        chosen | ((class & takes) - chosen).into_iter().take(free).collect()
    })
}

/// An iterator over captures.
#[derive(Clone, Debug, Default)]
pub(super) struct Captures {
    moves: [Cells; 4],
    takes: Cells,
    rest: Option<Action>,
    leaping: bool,
}

impl Iterator for Captures {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        for (dir, cells) in Direction::ALL.into_iter().zip(&mut self.moves) {
            if let Some(from) = cells.into_iter().next() {
                cells.remove(from);
                let step = Action::Step { from, dir };
                return Some(if self.leaping { Action::Leap { from, dir } } else { step });
            }
        }
        if let Some(at) = self.takes.into_iter().next() {
            self.takes.remove(at);
            return Some(Action::Take { at });
        }
        self.rest.take()
    }
}
