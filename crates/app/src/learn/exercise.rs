//! Exercises: a position and goals for turns in it.

use sandgrid_rules::{Action, Cell, Family, Outcome, Position, Ruleset, Turn};

/// An exercise: a position, the requested turns, and the answers of the other side.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// Initial position.
    pub start: Position,
    /// Requested turns in order; not empty.
    pub stages: Vec<Stage>,
}

/// A requested turn.
#[derive(Clone, Debug)]
pub struct Stage {
    /// Goal of the turn.
    pub goal: Goal,
    /// Answer of the other side.
    pub reply: Option<Turn>,
}

/// The goal of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One of these turns, or one to the same position; if only the beginning of a turn is given, with any
    /// continuation. Not empty.
    Turns(Vec<Turn>),
    /// A turn that places a piece.
    Place,
    /// A turn that steps.
    Step,
    /// A turn that captures.
    Capture,
    /// A turn that wins the game.
    Win,
}

/// The judgement of a turn by a goal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The turn is not complete.
    Open,
    /// The goal is reached.
    Reached,
    /// The turn is complete and misses the goal.
    Missed,
}

impl Exercise {
    /// Returns the ruleset.
    #[must_use]
    pub fn rules(&self) -> &'static Ruleset {
        self.start.ruleset()
    }
}

impl Goal {
    /// Judges the actions of a turn so far, given the position before it.
    #[must_use]
    pub fn judge(&self, before: &Position, turn: &[Action]) -> Judgement {
        let mut after = *before;
        for action in turn {
            if after.play(*action).is_err() {
                return Judgement::Missed;
            }
        }
        let is_over = after.pending().is_fresh() || after.outcome().is_some();
        // A row is followed by its capture, which the person makes.
        let is_told = is_over || !matches!(before.ruleset().family(), Family::Row(_));
        let has = |turns: &[Turn]| turns.iter().any(|wanted| turn.starts_with(wanted));
        match self {
            Self::Turns(turns) if is_told && has(turns) => Judgement::Reached,
            _ if !is_over => Judgement::Open,
            _ if self.accepts(before, turn, &after) => Judgement::Reached,
            Self::Turns(_) | Self::Place | Self::Step | Self::Capture | Self::Win => {
                Judgement::Missed
            }
        }
    }

    fn accepts(&self, before: &Position, turn: &[Action], after: &Position) -> bool {
        let has = |what: fn(&Action) -> bool| turn.iter().any(what);
        match self {
            Self::Turns(turns) => {
                turns.iter().any(|wanted| position_after(before, wanted) == Some(*after))
            }
            Self::Place => has(|action| matches!(action, Action::Place { .. })),
            Self::Step => has(|action| matches!(action, Action::Step { .. })),
            Self::Capture => {
                has(|action| matches!(action, Action::Leap { .. } | Action::Take { .. }))
            }
            Self::Win => after.outcome().and_then(Outcome::winner) == Some(before.turn()),
        }
    }

    /// Returns the holes to press first for a turn that reaches the goal; none if every legal turn begins in one of
    /// them, since then nothing is to be pointed out.
    #[must_use]
    pub fn holes_to_point_out(&self, before: &Position) -> Vec<Cell> {
        let mut right = Vec::new();
        let mut is_all = true;
        for action in before.actions() {
            let hole = first_hole(action);
            match hole.filter(|_| self.is_begun_by(before, action)) {
                Some(hole) if !right.contains(&hole) => right.push(hole),
                Some(_) => {}
                None => is_all = false,
            }
        }
        if is_all { Vec::new() } else { right }
    }

    /// Returns whether a turn that reaches the goal begins with an action.
    fn is_begun_by(&self, before: &Position, action: Action) -> bool {
        match self {
            Self::Turns(turns) => turns.iter().any(|turn| turn.starts_with(&[action])),
            Self::Place | Self::Step | Self::Capture | Self::Win => {
                self.judge(before, &[action]) != Judgement::Missed
            }
        }
    }

    /// Returns the next action of a turn that reaches the goal, given the actions so far.
    #[must_use]
    pub fn next_action(&self, before: &Position, turn: &[Action]) -> Option<Action> {
        if let Self::Turns(turns) = self
            && let Some(wanted) = turns.iter().find(|wanted| wanted.starts_with(turn))
            && let Some(next) = wanted.get(turn.len())
        {
            return Some(*next);
        }
        let mut position = *before;
        turn.iter().try_for_each(|action| position.play(*action)).ok()?;
        let leads = |action: &Action| {
            let played: Vec<Action> = turn.iter().copied().chain([*action]).collect();
            self.judge(before, &played) != Judgement::Missed
        };
        position.actions().into_iter().find(leads)
    }
}

/// Returns the hole that is pressed first for an action.
pub(crate) fn first_hole(action: Action) -> Option<Cell> {
    action.from().or_else(|| action.to())
}

/// Returns the position after a turn.
fn position_after(before: &Position, turn: &Turn) -> Option<Position> {
    let mut position = *before;
    turn.iter().try_for_each(|action| position.play(*action)).ok()?;
    Some(position)
}
