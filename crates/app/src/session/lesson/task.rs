//! The task that is on the board in place of a game: an exercise, or a position that is being set up.

use sandgrid_rules::Setup;

use super::{Session, Unit};
use crate::Effect;

/// The first word of a task's text.
mod kind {
    /// A lesson's id and the index of its step follow.
    pub(super) const LESSON: &str = "lesson";
    /// A puzzle's id follows.
    pub(super) const PUZZLE: &str = "puzzle";
    /// A ruleset's key and the five fields of a setup follow; the setup need not be playable.
    pub(super) const POSITION: &str = "position";
}

impl Session {
    /// Returns the task on the board as a text for [`Event::ResumeTask`](crate::Event::ResumeTask); `None` during a game.
    #[must_use]
    pub fn task(&self) -> Option<String> {
        if let Some(course) = &self.learning.course {
            return self.exercise_text(course.unit);
        }
        let setup = self.editor.as_ref()?.setup();
        let rules = self.choice.rules;
        Some(format!("{} {} {}", kind::POSITION, rules.key(), setup.display(rules.shape())))
    }

    /// Returns whether a task's text needs the catalogue of lessons and puzzles.
    #[must_use]
    pub fn is_exercise(task: &str) -> bool {
        task.starts_with(kind::LESSON) || task.starts_with(kind::PUZZLE)
    }

    /// Resumes a task. A text that means nothing here changes nothing: the lessons may be of another version.
    pub(in crate::session) fn resume_task(&mut self, task: &str) -> Vec<Effect> {
        let (kind, rest) = task.split_once(' ').unwrap_or((task, ""));
        match kind {
            kind::LESSON => self.resume_step(rest).unwrap_or_default(),
            kind::PUZZLE => self.resume_puzzle(rest).unwrap_or_default(),
            kind::POSITION => self.resume_setup(rest).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    fn exercise_text(&self, unit: Unit) -> Option<String> {
        match unit {
            Unit::Step { lesson, step } => {
                let id = &self.learning.lessons.get(lesson)?.id;
                Some(format!("{} {id} {step}", kind::LESSON))
            }
            Unit::Puzzle(puzzle) => {
                let id = &self.learning.puzzles.get(puzzle)?.id;
                Some(format!("{} {id}", kind::PUZZLE))
            }
        }
    }

    fn resume_step(&mut self, text: &str) -> Option<Vec<Effect>> {
        let (id, step) = text.rsplit_once(' ')?;
        let lesson = self.learning.lessons.iter().position(|lesson| lesson.id == id)?;
        Some(self.enter(Unit::Step { lesson, step: step.parse().ok()? }))
    }

    fn resume_puzzle(&mut self, id: &str) -> Option<Vec<Effect>> {
        let puzzle = self.learning.puzzles.iter().position(|puzzle| puzzle.id == id)?;
        Some(self.enter(Unit::Puzzle(puzzle)))
    }

    /// Opens the editor with a setup for the rules of the game on the board.
    fn resume_setup(&mut self, text: &str) -> Option<Vec<Effect>> {
        let (key, fields) = text.split_once(' ')?;
        let rules = self.choice.rules;
        let setup = Setup::parse(fields, rules.shape()).ok().filter(|_| key == rules.key())?;
        let effects = self.begin_editing();
        if let Some(editor) = &mut self.editor {
            editor.lay(setup);
        }
        Some(effects)
    }
}
