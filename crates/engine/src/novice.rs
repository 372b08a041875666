//! Opponents that err as new players do: they overlook things.
//!
//! A novice evaluates the board as it is and never searches. It notices each capture with a
//! probability that is high at the holes of the last turns, checks only at times what it leaves to
//! be captured, and tends to continue its quiet turns as before. It avoids steps that only undo the
//! last one and holes where it has just lost a piece, sees a win in one turn, and avoids leaving its
//! last few pieces where one turn captures them.

use alloc::vec::Vec;

use sandgrid_rules::{Action, Cells, Direction, Family, Game, Pending, Position};

use crate::attention::Attention;
use crate::dice::SplitMix64;
use crate::greedy::undoing;
use crate::prospect::{captures_with_hops, finishing, gives_away, hops_to_capture, stands_in_row};

/// Returns the action of a novice; `None` when the game is over. The result depends on the game and the seed alone.
pub(crate) fn novice(game: &Game, attention: Attention, seed: u64) -> Option<Action> {
    let position = game.position();
    if let Some(action) = finishing(position) {
        return Some(action);
    }
    let mut dice = SplitMix64::of(game, seed);
    dice.stir(position.turn() as u64);
    let cares = chance(&mut dice, attention.care);
    let aims = chance(&mut dice, attention.aim);
    let mut mind = Mind { position, attention, dice, cares, aims, history: History::of(game) };
    let choice = mind.sensible(game);
    mind.capture(&choice).or_else(|| mind.quiet(&choice))
}

/// The state of one decision.
struct Mind<'a> {
    position: &'a Position,
    attention: Attention,
    dice: SplitMix64,
    /// Whether it checks which captures it leaves.
    cares: bool,
    /// Whether it looks for threats.
    aims: bool,
    history: History,
}

impl Mind<'_> {
    /// Returns the legal actions without those that no player would choose, if others remain.
    fn sensible(&self, game: &Game) -> Vec<Action> {
        let position = self.position;
        let back = undoing(game);
        let seen = |action: &Action| {
            matches!(action, Action::Step { .. })
                && self.history.stood.contains(&position.played(*action).pieces(position.turn()))
        };
        let mut choice: Vec<Action> = position.actions().into_iter().collect();
        keep(&mut choice, |action| !gives_away(position, *action));
        keep(&mut choice, |action| Some(*action) != back);
        keep(&mut choice, |action| !seen(action));
        keep(&mut choice, |action| !self.risks_again(*action));
        keep(&mut choice, |action| *action != Action::Decline);
        choice
    }

    /// Whether an action brings a piece without a capture to a hole where this side has just lost one.
    fn risks_again(&self, action: Action) -> bool {
        let is_quiet = matches!(action, Action::Place { .. } | Action::Step { .. })
            && !captures_by(self.position, action);
        is_quiet && action.to().is_some_and(|to| self.history.lost.contains(to))
    }

    /// Returns one of the captures that it notices.
    fn capture(&mut self, choice: &[Action]) -> Option<Action> {
        let mut noticed = Vec::new();
        for action in choice {
            if self.notices(*action) {
                noticed.push(*action);
            }
        }
        let on_board = |action: &Action| *action != Action::TakeFromHand;
        keep(&mut noticed, on_board);
        self.best(&noticed)
    }

    /// Returns whether an action captures and the novice notices it.
    fn notices(&mut self, action: Action) -> bool {
        let Attention { near, far, .. } = self.attention;
        match action {
            Action::Take { .. } | Action::TakeFromHand => true,
            Action::Leap { .. } | Action::Step { .. } if captures_by(self.position, action) => {
                let often = if self.history.is_near(action) { near } else { far };
                chance(&mut self.dice, often)
            }
            Action::Hop { .. } => {
                hops_to_capture(self.position, action) && chance(&mut self.dice, far * 2 / 3)
            }
            Action::Place { .. }
            | Action::Step { .. }
            | Action::Leap { .. }
            | Action::Decline
            | Action::Stop => false,
        }
    }

    /// Returns a turn that captures nothing, or the end of one that did.
    fn quiet(&mut self, choice: &[Action]) -> Option<Action> {
        if choice.contains(&Action::Stop) {
            return Some(Action::Stop);
        }
        let mut quiet = choice.to_vec();
        keep(&mut quiet, |action| !captures_by(self.position, *action));
        keep(&mut quiet, |action| !matches!(action, Action::Hop { .. }));
        let places = self.places();
        keep(&mut quiet, |action| matches!(action, Action::Place { .. }) == places);
        self.best(&quiet)
    }

    /// Returns whether the novice considers placing from the hand; mostly it continues with the kind of its last
    /// action.
    fn places(&mut self) -> bool {
        let goes_on = chance(&mut self.dice, worth::GOING_ON);
        match self.history.placed {
            Some(placed) if goes_on => placed,
            _ => chance(&mut self.dice, self.attention.hand),
        }
    }

    /// Returns the action with the highest value plus a random throw.
    fn best(&mut self, actions: &[Action]) -> Option<Action> {
        let mut best: Option<(i32, Action)> = None;
        for action in actions {
            let value = self.value(*action) + self.dice.below(worth::THROW);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn value(&self, action: Action) -> i32 {
        let (us, after) = (self.position.turn(), self.position.played(action));
        let mut value = self.nature(action);
        if self.cares {
            value -= worth::EXPOSED * captures_with_hops(&after, !us);
        }
        if self.aims {
            value += worth::THREAT * (captures_with_hops(&after, us) - self.step_back(action));
        }
        value
    }

    /// Returns 1 if stepping back would capture, which the novice never does; otherwise 0.
    fn step_back(&self, action: Action) -> i32 {
        match (action, self.position.ruleset().family()) {
            (Action::Step { from, .. }, Family::Row(row)) => {
                let ours = self.position.pieces(self.position.turn());
                i32::from(stands_in_row(ours, from, row.line.value))
            }
            _ => 0,
        }
    }

    /// Returns how natural an action looks: near other pieces, and with the piece that moved
    /// before.
    fn nature(&self, action: Action) -> i32 {
        let Some(to) = action.to() else { return 0 };
        let (us, moves) = (self.position.turn(), action.from());
        let others = self.position.pieces(us) - moves.map_or(Cells::EMPTY, Cells::from);
        let company = (around(to.into()) & others).len().min(2);
        let meets = (around(to.into()) & self.position.pieces(!us)).len().min(1);
        let same = moves.is_some_and(|from| self.history.ours.contains(from));
        worth::COMPANY * i32::try_from(company).unwrap_or_default()
            + worth::MEETING * i32::try_from(meets).unwrap_or_default()
            + worth::SAME * i32::from(same)
    }
}

/// The novice's weights.
mod worth {
    /// Upper end of the random throw added to each action.
    pub(super) const THROW: u8 = 40;
    /// Each capture left to the enemy, if checked.
    pub(super) const EXPOSED: i32 = 200;
    /// Each capture that its own next turn could make, if it looks for threats.
    pub(super) const THREAT: i32 = 60;
    /// Each friend next to the hole.
    pub(super) const COMPANY: i32 = 6;
    /// An enemy next to the hole.
    pub(super) const MEETING: i32 = 6;
    /// Moving the piece that moved before.
    pub(super) const SAME: i32 = 10;
    /// Probability, in percent, of doing the same as before, placing or moving.
    pub(super) const GOING_ON: u8 = 60;
}

/// The part of the game that the novice remembers.
struct History {
    /// The holes of the last two turns, the enemy's included.
    holes: Cells,
    /// The holes to which this side's last turn brought pieces.
    ours: Cells,
    /// The holes where this side lost pieces in the enemy's last two turns.
    lost: Cells,
    /// Whether this side placed a piece in its last turn; `None` before its first.
    placed: Option<bool>,
    /// The holes of this side's pieces before its last turns, latest first, back to the last placement or capture.
    stood: Vec<Cells>,
}

impl History {
    /// The number of its own turns that it remembers.
    const REMEMBERED: usize = 6;

    fn of(game: &Game) -> Self {
        let us = game.position().turn();
        let mut history = Self {
            holes: Cells::EMPTY,
            ours: Cells::EMPTY,
            lost: Cells::EMPTY,
            placed: None,
            stood: Vec::new(),
        };
        let mut position = *game.start();
        let (mut before, mut lost_before) = (Cells::EMPTY, Cells::EMPTY);
        for (side, turn) in game.turns() {
            let holes = turn.iter().flat_map(|it| [it.from(), it.over(), it.to()]).flatten();
            let holes: Cells = holes.collect();
            history.holes = before | holes;
            before = holes;
            if side == us {
                history.ours = turn.iter().filter_map(|action| action.to()).collect();
                history.placed = turn.first().map(|it| matches!(it, Action::Place { .. }));
                history.stood.truncate(Self::REMEMBERED - 1);
                history.stood.insert(0, position.pieces(us));
            }
            let stood = position.pieces(us);
            turn.iter().for_each(|action| position = position.played(*action));
            if side != us {
                let lost = stood - position.pieces(us);
                history.lost = lost_before | lost;
                lost_before = lost;
            }
            if position.quiet() == 0 {
                history.stood.clear();
            }
        }
        history
    }

    /// Returns whether a move lies next to the holes of the last turns.
    fn is_near(&self, action: Action) -> bool {
        let holes: Cells =
            [action.from(), action.over(), action.to()].into_iter().flatten().collect();
        !(holes & self.holes).is_empty()
    }
}

/// Returns the holes orthogonally adjacent to these.
fn around(cells: Cells) -> Cells {
    Direction::ALL.into_iter().fold(Cells::EMPTY, |all, dir| all | cells.stepped(dir))
}

/// Returns whether an action captures on the board, or makes a row that does.
fn captures_by(position: &Position, action: Action) -> bool {
    match action {
        Action::Leap { .. } => true,
        Action::Step { .. } => matches!(position.played(action).pending(), Pending::Take { .. }),
        Action::Place { .. }
        | Action::Hop { .. }
        | Action::Take { .. }
        | Action::TakeFromHand
        | Action::Decline
        | Action::Stop => false,
    }
}

/// Keeps only the wanted actions, unless none would be left.
fn keep(actions: &mut Vec<Action>, wanted: impl Fn(&Action) -> bool) {
    if actions.iter().any(&wanted) {
        actions.retain(wanted);
    }
}

fn chance(dice: &mut SplitMix64, percent: u8) -> bool {
    dice.below(100) < i32::from(percent)
}
