//! The exercise that comes next: a step of a lesson, or an unsolved puzzle.

use super::{Learning, Unit, kind};
use crate::learn::Mark;
use crate::{Effect, Message, Session, Teaching};

impl Session {
    /// Opens a step of a lesson, or the first one if there is no such step.
    pub(super) fn enter_step(&mut self, lesson: usize, step: usize) -> Vec<Effect> {
        let known = self.learning.lessons.get(lesson);
        let step = known.filter(|known| step < known.steps.len()).map_or(0, |_| step);
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
                } else if course.left.is_going_on() {
                    self.course_leave(vec![Message::Teaching(Teaching::LessonDone)])
                } else {
                    // A first game follows: its prompt is all that is said.
                    self.course_leave(Vec::new())
                }
            }
            Unit::Puzzle(puzzle) => self.enter_unsolved(puzzle),
        }
    }

    /// Opens the next unsolved puzzle after the given one, preferably of the same game; from a game, the first one of it.
    pub(super) fn enter_unsolved(&mut self, after: usize) -> Vec<Effect> {
        let Learning { puzzles, progress, .. } = &self.learning;
        let count = puzzles.len();
        let others = (1..count).map(|step| (after + step) % count);
        let mut open = others.filter(|index| progress.mark(&puzzles[*index].id) == Mark::Open);
        let is_same = |index: &usize| kind(&puzzles[*index]) == kind(&puzzles[after]);
        let next = match &self.learning.course {
            Some(_) => open.clone().find(is_same).or_else(|| open.next()),
            None => {
                let own = self.setup_to_offer().rules.kind();
                let open = (0..count).filter(|at| progress.mark(&puzzles[*at].id) == Mark::Open);
                open.min_by_key(|at| kind(&puzzles[*at]) != own)
            }
        };
        match next {
            Some(puzzle) => self.enter(Unit::Puzzle(puzzle)),
            None => self.course_leave(vec![Message::Teaching(Teaching::AllSolved)]),
        }
    }
}
