//! A position and what is to be played in it.

use sandgrid_rules::{Action, Cell, Outcome, Position, Ruleset, Turn};

/// A position, what is to be played in it, and what the other side answers.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// What is on the board at first.
    pub start: Position,
    /// What is asked, one turn after the other; not empty.
    pub stages: Vec<Stage>,
}

/// One turn that is asked.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What the turn must be.
    pub goal: Goal,
    /// What the other side plays then.
    pub reply: Option<Turn>,
}

/// What a turn must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One of these, or what comes to the same; where only its beginning is written, however it
    /// goes on. Not empty.
    Turns(Vec<Turn>),
    /// It places a piece.
    Place,
    /// It moves a piece by a step.
    Step,
    /// It takes something.
    Capture,
    /// It wins the game.
    Win,
}

/// What has come of a turn, judged by a goal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It goes on.
    Open,
    /// It is what was asked.
    Reached,
    /// It is over, and something else.
    Missed,
}

impl Exercise {
    /// The rules that it is played by.
    #[must_use]
    pub fn rules(&self) -> &'static Ruleset {
        self.start.ruleset()
    }
}

impl Goal {
    /// What has come of the turn that began there, as far as it has been played.
    #[must_use]
    pub fn judge(&self, before: &Position, turn: &[Action]) -> Judgement {
        let mut after = *before;
        for action in turn {
            if after.play(*action).is_err() {
                return Judgement::Missed;
            }
        }
        let is_over = after.duty().is_fresh() || after.outcome().is_some();
        match self {
            Self::Turns(turns) if turns.iter().any(|wanted| turn.starts_with(wanted)) => {
                Judgement::Reached
            }
            _ if !is_over => Judgement::Open,
            _ if self.accepts(before, turn, &after) => Judgement::Reached,
            _ => Judgement::Missed,
        }
    }

    fn accepts(&self, before: &Position, turn: &[Action], after: &Position) -> bool {
        let has = |what: fn(&Action) -> bool| turn.iter().any(what);
        match self {
            Self::Turns(turns) => turns.iter().any(|wanted| end(before, wanted) == Some(*after)),
            Self::Place => has(|action| matches!(action, Action::Place { .. })),
            Self::Step => has(|action| matches!(action, Action::Step { .. })),
            Self::Capture => {
                has(|action| matches!(action, Action::Leap { .. } | Action::Take { .. }))
            }
            Self::Win => after.outcome().and_then(Outcome::winner) == Some(before.turn()),
        }
    }

    /// A hole that a turn of that goal begins with, after what has been played of it.
    #[must_use]
    pub fn next_hole(&self, before: &Position, turn: &[Action]) -> Option<Cell> {
        let actions = |position: &Position| position.actions();
        let hole = |action: Action| action.from().or_else(|| action.to());
        if let Self::Turns(turns) = self
            && let Some(wanted) = turns.iter().find(|wanted| wanted.starts_with(turn))
        {
            return wanted.get(turn.len()).copied().and_then(hole);
        }
        let mut position = *before;
        turn.iter().try_for_each(|action| position.play(*action)).ok()?;
        let leads = |action: &Action| {
            let played: Vec<Action> = turn.iter().copied().chain([*action]).collect();
            self.judge(before, &played) != Judgement::Missed
        };
        actions(&position).into_iter().find(leads).and_then(hole)
    }
}

/// What a turn leads to.
fn end(before: &Position, turn: &Turn) -> Option<Position> {
    let mut position = *before;
    turn.iter().try_for_each(|action| position.play(*action)).ok()?;
    Some(position)
}
