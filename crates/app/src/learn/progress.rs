//! Progress in lessons and puzzles.

use core::fmt;
use std::collections::BTreeMap;

use super::catalogue::Mark;
use super::done_steps::DoneSteps;
use crate::storage::envelope::Envelope;

/// Progress in lessons and puzzles: completed steps of each lesson, and solved puzzles.
///
/// # Text
/// In its envelope, a line each: `lesson yote 3` (the first three steps), `lesson yote 3 7 9` (and two others),
/// `puzzle 3f9a2c solved`, `puzzle 3f9a2d helped`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<String, DoneSteps>,
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
                ["lesson", id, count, others @ ..] => {
                    let mut steps = DoneSteps::first(count.parse().ok()?);
                    for number in others {
                        steps.add(number.parse::<usize>().ok()?.checked_sub(1)?);
                    }
                    progress.lessons.insert((*id).to_owned(), steps);
                }
                ["puzzle", id, "solved"] => progress.record_mark(id, Mark::Solved),
                ["puzzle", id, "helped"] => progress.record_mark(id, Mark::Helped),
                _ => return None,
            }
        }
        Some(progress)
    }

    /// Merges other progress: all steps that are completed in one of them, and the better mark of each puzzle.
    pub fn merge(&mut self, other: &Self) {
        for (id, steps) in &other.lessons {
            self.lessons.entry(id.clone()).or_default().merge(*steps);
        }
        other.puzzles.iter().for_each(|(id, mark)| self.record_mark(id, *mark));
    }

    /// Returns the completed steps of a lesson.
    #[must_use]
    pub fn steps(&self, lesson: &str) -> DoneSteps {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Returns the solution state of a puzzle.
    #[must_use]
    pub fn mark(&self, puzzle: &str) -> Mark {
        self.puzzles.get(puzzle).copied().unwrap_or_default()
    }

    /// Records a completed step of a lesson, by its index.
    pub fn complete_step(&mut self, lesson: &str, step: usize) {
        self.lessons.entry(lesson.to_owned()).or_default().add(step);
    }

    /// Records a solved puzzle; a solution without help is permanent.
    pub fn record_mark(&mut self, puzzle: &str, mark: Mark) {
        let marked = self.puzzles.entry(puzzle.to_owned()).or_default();
        *marked = mark.max(*marked);
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lessons = self.lessons.iter().map(|(id, steps)| {
            let others = steps.indices().filter(|step| *step > steps.first_open());
            let others: Vec<String> = others.map(|step| format!(" {}", step + 1)).collect();
            format!("lesson {id} {}{}\n", steps.first_open(), others.concat())
        });
        let puzzles = self.puzzles.iter().filter_map(|(id, mark)| {
            let mark = match mark {
                Mark::Open => return None,
                Mark::Helped => "helped",
                Mark::Solved => "solved",
            };
            Some(format!("puzzle {id} {mark}\n"))
        });
        f.write_str(&Envelope::LEARNING.wrap(&lessons.chain(puzzles).collect::<String>()))
    }
}
