//! The list of lessons and puzzles.

use sandgrid_rules::GameKind;

use super::done_steps::DoneSteps;

/// The list of lessons and puzzles with the progress of the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    /// Lessons in order; their indices are their ids.
    pub lessons: Vec<LessonEntry>,
    /// The lesson to take next: the first one about the game on the board that is not completed, if there is one.
    pub next: Option<usize>,
    /// Puzzles by game.
    pub tracks: Vec<Track>,
}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonEntry {
    /// The game.
    pub kind: GameKind,
    /// Title.
    pub title: String,
    /// Progress in words.
    pub words: String,
    /// Whether the lesson is completed.
    pub is_done: bool,
}

/// The puzzles of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The game.
    pub kind: GameKind,
    /// Title and number of solved puzzles.
    pub title: String,
    /// Puzzles in order.
    pub puzzles: Vec<PuzzleEntry>,
}

/// A puzzle in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleEntry {
    /// Index among all puzzles.
    pub index: usize,
    /// Difficulty from 1.
    pub stars: u8,
    /// Progress.
    pub mark: Mark,
    /// Accessible name.
    pub name: String,
}

/// Progress in the current exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Achieved {
    /// A lesson.
    Lesson {
        /// Key of the lesson.
        key: String,
        /// Steps completed, now or earlier.
        steps: DoneSteps,
        /// Number of steps.
        of: usize,
    },
    /// A puzzle.
    Puzzle {
        /// Number of the puzzle, from 1.
        number: usize,
        /// Solution state.
        solved: Mark,
    },
}

/// The solution state of a puzzle.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Unsolved.
    #[default]
    Open,
    /// Solved with a hint.
    Helped,
    /// Solved without help.
    Solved,
}
