//! The search of one node of the tree.

use core::ops::Range;

use sandgrid_rules::{Action, Actions, Outcome, Position};

use super::order::{Code, ScoredMove, pick, rank_all};
use super::{PLIES, Searching, Value, Window};
use crate::evaluate::coarse_quiet_count;
use crate::key;
use crate::transposition::Bound;

/// The place of a position in the search tree.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    /// Remaining depth in turns.
    pub(super) depth: i32,
    /// Number of actions from the root.
    pub(super) ply: usize,
}

/// Number of actions sorted by selection; the rest is searched in list order.
const PICKED: usize = 8;

/// The best action found so far.
struct Best {
    value: i32,
    action: Option<Action>,
}

impl Searching<'_> {
    /// Returns the value of a position at the given remaining depth.
    pub(super) fn node(&mut self, position: &Position, place: Place, window: Window) -> i32 {
        let Place { depth, ply } = place;
        if depth <= 0 || ply >= PLIES {
            return self.quiesce(position, ply, window);
        }
        if self.counted() {
            return 0;
        }
        if let Some(value) = self.known(position, ply) {
            return value;
        }
        let fresh = position.pending().is_fresh();
        let hash = key::position_key(position);
        if fresh
            && self.path.repeats(hash, position.quiet())
            && let Some(outcome) = position.outcome().or_else(|| position.repeated())
        {
            return self.worth(outcome, position, ply);
        }
        let key = key::with(hash, coarse_quiet_count(position));
        // Horizon nodes are many and cheap: a table lookup would cost more than it saves.
        let tip = depth == 1 && fresh;
        if !tip && let Some(value) = self.remembered(key, place, window) {
            return value;
        }
        if fresh {
            self.path.enter(hash);
        }
        let best = self.best(position, key, place, window);
        if fresh {
            self.path.leave();
        }
        if !self.stopped && !tip && best.action.is_some() {
            self.keep(key, place, window, &best);
        }
        best.value
    }

    /// Returns a stored value that is deep enough and decides the null window.
    fn remembered(&self, key: u64, place: Place, window: Window) -> Option<i32> {
        let entry = self.transpositions.probe(key)?;
        let deep = if self.careful {
            i32::from(entry.depth) == place.depth
        } else {
            i32::from(entry.depth) >= place.depth
        };
        let value = nearer(i32::from(entry.value), place.ply);
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.beta,
            Bound::AtMost => value <= window.alpha,
        };
        (deep && answers && window.is_null()).then_some(value)
    }

    #[expect(clippy::cast_possible_truncation, reason = "values and depths are that small")]
    fn keep(&mut self, key: u64, place: Place, window: Window, best: &Best) {
        let bound = if best.value >= window.beta {
            Bound::AtLeast
        } else if best.value > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let value = farther(best.value, place.ply) as i16;
        let action = best.action.filter(|_| bound != Bound::AtMost);
        self.transpositions.store(key, (value, bound), place.depth as i8, action);
    }

    /// Searches the actions in order.
    fn best(&mut self, position: &Position, key: u64, place: Place, window: Window) -> Best {
        let actions = position.actions();
        let mut best = Best { value: -Value::INFINITE, action: None };
        if actions.is_empty() {
            best.value = self.end(position, place.ply);
            return best;
        }
        if let Some(value) = self.settled(position, &actions, place, window) {
            best.value = value;
            return best;
        }
        let start = self.list.len();
        // Searches the best action of an earlier search before the others are generated.
        let tip = place.depth == 1 && position.pending().is_fresh();
        let known =
            if tip { None } else { self.transpositions.probe(key).and_then(|entry| entry.best) };
        let known = known.filter(|action| actions.contains(*action));
        if let Some(action) = known {
            self.list.push(ScoredMove { rank: i32::MAX, code: Code::of(action), action });
            self.among_these(position, start..start + 1, start, place, window, &mut best);
        }
        if best.value < window.beta && !self.stopped {
            rank_all(position, &actions, self.experience, place.ply, self.list);
            let mut rest = start;
            if known.is_some() {
                rest += 1;
                let code = self.list[start].code;
                let again = self.list[rest..].iter().position(|ranked| ranked.code == code);
                self.list.swap_remove(rest + again.expect("a legal action is listed"));
            }
            self.among_these(position, rest..self.list.len(), start, place, window, &mut best);
        }
        self.list.truncate(start);
        best
    }

    /// Searches a range of the list, whose actions begin at `start`, until one fails high.
    fn among_these(
        &mut self,
        position: &Position,
        part: Range<usize>,
        start: usize,
        place: Place,
        window: Window,
        best: &mut Best,
    ) {
        for index in part.clone() {
            if index - start < PICKED {
                pick(&mut self.list[index..part.end]);
            }
            let action = self.list[index].action;
            let alpha = window.alpha.max(best.value);
            let value =
                self.follow(position, action, index - start, place, Window { alpha, ..window });
            if self.stopped {
                return;
            }
            if value > best.value {
                *best = Best { value, action: Some(action) };
            }
            if value >= window.beta {
                let tried = &self.list[start..=index];
                self.experience.learn(position, place.ply, place.depth, tried);
                return;
            }
        }
    }

    /// Returns the value of a position that static null-move pruning cuts off: near the horizon,
    /// with an evaluation above beta by a margin.
    fn settled(
        &mut self,
        position: &Position,
        actions: &Actions,
        place: Place,
        window: Window,
    ) -> Option<i32> {
        let near = place.depth <= 3 && window.is_null() && position.pending().is_fresh();
        if self.careful || !near || window.beta.abs() > Value::SURE {
            return None;
        }
        let looks = self.evaluate(position, actions) - self.margin * place.depth;
        (looks >= window.beta).then_some(looks)
    }

    /// Returns the value of an action, the `index`-th in search order, by principal variation
    /// search.
    pub(super) fn follow(
        &mut self,
        position: &Position,
        action: Action,
        index: usize,
        place: Place,
        window: Window,
    ) -> i32 {
        let next = position.played(action);
        let depth = place.depth - i32::from(next.pending().is_fresh());
        let full = Place { depth, ply: place.ply + 1 };
        if index == 0 {
            return self.answered(position, &next, window, |this, w| this.node(&next, full, w));
        }
        let less = self.reduction(action, index, place);
        let null = window.null();
        let short = Place { depth: depth - less, ..full };
        let mut value = self.answered(position, &next, null, |this, w| this.node(&next, short, w));
        if value > window.alpha && less > 0 {
            value = self.answered(position, &next, null, |this, w| this.node(&next, full, w));
        }
        if value > window.alpha && value < window.beta {
            value = self.answered(position, &next, window, |this, w| this.node(&next, full, w));
        }
        value
    }

    /// Returns the late move reduction of an action, in turns.
    fn reduction(&self, action: Action, index: usize, place: Place) -> i32 {
        let is_quiet = matches!(
            action,
            Action::Place { .. } | Action::Step { .. } | Action::Hop { .. } | Action::Take { .. }
        );
        if self.careful || !is_quiet || place.depth < 2 || index < 3 {
            return 0;
        }
        let deep = i32::from(place.depth >= 4);
        match index {
            3..=7 => 1,
            8..=15 => 1 + deep,
            _ => 2 + deep,
        }
    }

    /// Returns the value of the position after an action, whichever side acts there.
    #[inline]
    pub(super) fn answered(
        &mut self,
        position: &Position,
        next: &Position,
        window: Window,
        ask: impl FnOnce(&mut Self, Window) -> i32,
    ) -> i32 {
        if next.turn() == position.turn() { ask(self, window) } else { -ask(self, window.turned()) }
    }

    /// Returns the value of the game's end.
    #[cold]
    pub(super) fn end(&self, position: &Position, ply: usize) -> i32 {
        let outcome = position.outcome().expect("a game without a legal action is over");
        self.worth(outcome, position, ply)
    }

    /// Returns the value of an outcome for the side to act.
    pub(super) fn worth(&self, outcome: Outcome, position: &Position, ply: usize) -> i32 {
        let ply = i32::try_from(ply).expect("few plies");
        match outcome.winner() {
            Some(winner) if winner == position.turn() => Value::WON - ply,
            Some(_) => ply - Value::WON,
            None if position.turn() == self.side => -super::CONTEMPT,
            None => super::CONTEMPT,
        }
    }
}

/// Converts a value from the root's point of view to the position's own: `ply` actions nearer to the end.
fn farther(value: i32, ply: usize) -> i32 {
    shifted(value, ply, 1)
}

/// Converts a stored, node-relative value to root-relative distance.
fn nearer(value: i32, ply: usize) -> i32 {
    shifted(value, ply, -1)
}

fn shifted(value: i32, ply: usize, sign: i32) -> i32 {
    let ply = i32::try_from(ply).expect("few plies") * sign;
    if value.abs() > Value::SURE { value + ply * value.signum() } else { value }
}
