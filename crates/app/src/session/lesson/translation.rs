//! Lessons in another language.

use super::{Session, Unit};
use crate::learn::Lesson;

impl Session {
    /// Replaces the lessons by those of another language; the current step goes on in their words.
    pub(super) fn replace_lessons(&mut self, lessons: Vec<Lesson>) {
        let former = core::mem::replace(&mut self.learning.lessons, lessons);
        let unit = self.learning.course.as_ref().map(|course| course.unit);
        let Some(Unit::Step { lesson, step }) = unit else { return };
        let Some(id) = former.get(lesson).map(|lesson| &lesson.id) else { return };
        let Some(lesson) = self.learning.lessons.iter().position(|lesson| lesson.id == *id) else {
            return;
        };
        let unit = Unit::Step { lesson, step };
        let Some(exercise) = self.exercise(unit) else { return };
        let same = |course: &&mut super::ActiveExercise| course.exercise.start == exercise.start;
        if let Some(course) = self.learning.course.as_mut().filter(same) {
            course.unit = unit;
            course.exercise = exercise;
        }
    }
}
