//! Progress in lessons and puzzles.

use core::fmt;
use std::collections::BTreeMap;

use super::catalogue::Mark;
use crate::storage::envelope::Envelope;

/// Progress in lessons and puzzles: completed steps of each lesson, and solved puzzles.
///
/// # Text
/// In its envelope a line for each: `lesson yote 3`, `puzzle 3f9a2c solved`, `puzzle 3f9a2d helped`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<String, usize>,
    puzzles: BTreeMap<String, Mark>,
}

impl Progress {
    /// Parses the text of [`Display`](fmt::Display); returns `None` if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let lines = Envelope::LEARNING.unwrap(text).ok()?;
        let mut progress = Self::default();
        for line in lines.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words.as_slice() {
                ["lesson", id, steps] => {
                    progress.lessons.insert((*id).to_owned(), steps.parse().ok()?);
                }
                ["puzzle", id, "solved"] => progress.solve(id, Mark::Solved),
                ["puzzle", id, "helped"] => progress.solve(id, Mark::Helped),
                _ => return None,
            }
        }
        Some(progress)
    }

    /// Merges other progress; the higher value wins.
    pub fn merge(&mut self, other: &Self) {
        other.lessons.iter().for_each(|(id, steps)| self.reach(id, *steps));
        other.puzzles.iter().for_each(|(id, mark)| self.solve(id, *mark));
    }

    /// Returns the number of completed steps of a lesson.
    #[must_use]
    pub fn steps(&self, lesson: &str) -> usize {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Returns the solution state of a puzzle.
    #[must_use]
    pub fn mark(&self, puzzle: &str) -> Mark {
        self.puzzles.get(puzzle).copied().unwrap_or_default()
    }

    /// Records that number of completed steps of a lesson.
    pub fn reach(&mut self, lesson: &str, steps: usize) {
        let reached = self.lessons.entry(lesson.to_owned()).or_default();
        *reached = steps.max(*reached);
    }

    /// Records a solved puzzle; a solution without help is permanent.
    pub fn solve(&mut self, puzzle: &str, mark: Mark) {
        let marked = self.puzzles.entry(puzzle.to_owned()).or_default();
        *marked = mark.max(*marked);
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lessons = self.lessons.iter().map(|(id, steps)| format!("lesson {id} {steps}\n"));
        let puzzles = self.puzzles.iter().map(|(id, mark)| {
            let mark = if *mark == Mark::Solved { "solved" } else { "helped" };
            format!("puzzle {id} {mark}\n")
        });
        f.write_str(&Envelope::LEARNING.wrap(&lessons.chain(puzzles).collect::<String>()))
    }
}
