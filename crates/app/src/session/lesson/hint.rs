//! The hints of lessons and puzzles: first a hole, then an action.

use sandgrid_rules::{Action, Cell};

use super::LessonState;
use crate::learn::{Mark, first_hole};
use crate::session::Session;
use crate::{Effect, Hint, Teaching};

/// A hint at the next action of the requested turn.
#[derive(Copy, Clone, Debug)]
pub(super) enum LessonHint {
    /// The hole to press first.
    Hole(Cell),
    /// The action, when the hint is asked for again.
    Action(Action),
}

impl LessonHint {
    /// Returns the next hint for an action: first its hole, if it has one, then the action.
    fn after(last: Option<Self>, action: Action) -> Self {
        match last {
            Some(_) => Self::Action(action),
            None => first_hole(action).map_or(Self::Action(action), Self::Hole),
        }
    }

    /// Returns the marked holes, the first to press first.
    fn cells(self) -> Vec<Cell> {
        match self {
            Self::Hole(cell) => vec![cell],
            Self::Action(action) => [action.from(), action.to()].into_iter().flatten().collect(),
        }
    }
}

impl Session {
    /// Gives a hint at the requested turn or at its rest; a puzzle then counts as solved with help. If no rest reaches
    /// the goal, says that the turn is wrong.
    pub(super) fn exercise_hint(&mut self) -> Vec<Effect> {
        let Some(course) = &mut self.learning.course else { return Vec::new() };
        if course.state != LessonState::Asked {
            return Vec::new();
        }
        let (played, before) = course.stage_start();
        let turn: Vec<Action> = self.game.played().skip(played).collect();
        let Some(action) = course.stage().goal.next_action(&before, &turn) else {
            course.kept = Some(LessonState::Wrong);
            return vec![Effect::Alert(self.exercise_verdict().unwrap_or_default())];
        };
        let hint = LessonHint::after(course.hinted, action);
        (course.hinted, course.mark) = (Some(hint), Mark::Helped);
        self.input.clear();
        vec![Effect::Announce(self.words_of_lesson_hint(hint))]
    }

    fn words_of_lesson_hint(&self, hint: LessonHint) -> String {
        self.teach(match hint {
            LessonHint::Hole(cell) => Teaching::Hint(cell),
            LessonHint::Action(action) => Teaching::HintAction(self.position().turn(), action),
        })
    }

    /// Returns the hint of a lesson or a puzzle; `None` in a game.
    pub(in crate::session) fn exercise_hinted(&self) -> Option<Hint> {
        let course = self.learning.course.as_ref()?;
        Some(match course.hinted {
            _ if course.state != LessonState::Asked => Hint::Unavailable,
            None => Hint::Available,
            Some(hint) => {
                Hint::Given { words: self.words_of_lesson_hint(hint), cells: hint.cells() }
            }
        })
    }

    /// Returns the holes that the first step of a lesson marks.
    pub(in crate::session) fn exercise_marked(&self) -> &[Cell] {
        self.learning.course.as_ref().map_or(&[], |course| &course.marked)
    }
}
