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
    /// Returns the hint at an action after the one that was given for it, if any.
    fn after(last: Option<Self>, action: Action) -> Option<Self> {
        match last {
            Some(_) => Some(Self::Action(action)),
            None => first_hole(action).map(Self::Hole),
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
    /// Gives a hint at the requested turn or at its rest; a puzzle then counts as solved with help.
    pub(super) fn course_hint(&mut self) -> Vec<Effect> {
        let Some(course) = &mut self.learning.course else { return Vec::new() };
        if course.stand != LessonState::Asked {
            return Vec::new();
        }
        let (played, before) = course.begun();
        let turn: Vec<Action> = self.game.played().skip(played).collect();
        let goal = &course.exercise.stages[course.begun.len() - 1].goal;
        let action = goal.next_action(&before, &turn);
        course.hinted = action.and_then(|action| LessonHint::after(course.hinted, action));
        course.mark = Mark::Helped;
        let hinted = course.hinted;
        self.input.clear();
        let told = hinted.map(|hint| Effect::Announce(self.words_of_lesson_hint(hint)));
        told.into_iter().collect()
    }

    fn words_of_lesson_hint(&self, hint: LessonHint) -> String {
        self.teach(match hint {
            LessonHint::Hole(cell) => Teaching::Hint(cell),
            LessonHint::Action(action) => Teaching::HintAction(self.position().turn(), action),
        })
    }

    /// Returns the hint of a lesson or a puzzle; `None` in a game.
    pub(in crate::session) fn course_hinted(&self) -> Option<Hint> {
        let course = self.learning.course.as_ref()?;
        Some(match course.hinted {
            _ if course.stand != LessonState::Asked => Hint::Closed,
            None => Hint::Open,
            Some(hint) => {
                Hint::Given { words: self.words_of_lesson_hint(hint), cells: hint.cells() }
            }
        })
    }

    /// Returns the hole that the first step of a lesson marks.
    pub(in crate::session) fn course_marked(&self) -> Option<Cell> {
        self.learning.course.as_ref()?.marked
    }
}
