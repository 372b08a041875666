//! The exercise that comes next: a step of a lesson, or an unsolved puzzle.

use super::{Learning, Unit, kind};
use crate::learn::Mark;
use crate::{Effect, Message, Session, Teaching};

impl Session {
    /// Opens a step of a lesson, or the first one if there is no such step.
    pub(super) fn enter_step(&mut self, lesson: usize, step: usize) -> Vec<Effect> {
        let known = self.learning.lessons.get(lesson);
        let step = known.filter(|known| step < known.steps().len()).map_or(0, |_| step);
        self.enter(Unit::Step { lesson, step })
    }

    /// Opens the next step, or the next unsolved puzzle.
    pub(super) fn next_unit(&mut self) -> Vec<Effect> {
        let Some(course) = &self.learning.course else { return Vec::new() };
        match course.unit {
            Unit::Step { lesson, step } => {
                let next = Unit::Step { lesson, step: step + 1 };
                if self.exercise(next).is_some() {
                    self.enter(next)
                } else if course.suspended.is_going_on() {
                    self.exercise_leave(vec![Message::Teaching(Teaching::LessonDone)])
                } else {
                    // A first game follows: its prompt is all that is said.
                    self.exercise_leave(Vec::new())
                }
            }
            Unit::Puzzle(puzzle) => self.enter_unsolved(puzzle),
        }
    }

    /// Opens the next unsolved puzzle after the given one, preferably of the same game; from a game, the first one of it.
    pub(super) fn enter_unsolved(&mut self, after: usize) -> Vec<Effect> {
        let Learning { puzzles, progress, offered, .. } = &self.learning;
        let count = puzzles.len();
        let before = self.learning.course.as_ref().map(|_| after);
        let own =
            before.map_or_else(|| self.setup_to_offer().rules.kind(), |at| kind(&puzzles[at]));
        let first = before.map_or(0, |at| at + 1);
        let others = (first..first + count).map(|at| at % count).filter(|at| Some(*at) != before);
        let is_offered = |at| offered.is_empty() || offered.contains(&kind(&puzzles[at]));
        let open = others.filter(|at| progress.mark(&puzzles[*at].id) == Mark::Open);
        let open = open.filter(|at| is_offered(*at));
        match open.min_by_key(|at| kind(&puzzles[*at]) != own) {
            Some(puzzle) => self.enter(Unit::Puzzle(puzzle)),
            None => self.exercise_leave(vec![Message::Teaching(Teaching::AllSolved)]),
        }
    }
}
