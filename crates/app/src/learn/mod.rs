//! Lessons and puzzles, parsed from text: positions and exercises on them.

pub use catalogue::{Achieved, Catalogue, LessonEntry, Mark, PuzzleEntry, Track};
pub use class_sheet::{ClassRow, ClassSheet};
pub use done_steps::DoneSteps;
pub(crate) use exercise::first_hole;
pub use exercise::{Exercise, Goal, Judgement, Stage};
pub use lesson::{Lesson, Step, read_lessons};
pub use progress::Progress;
pub use pupils::{PupilFlaw, PupilMessage};
pub(crate) use pupils::{PupilList, is_pupil_key, pupil_key};
pub use puzzle::{Aim, Puzzle, PuzzleTheme, read_puzzles};
pub use teaching::{Refutation, Teaching};
pub use text::{LearnError, LearnFault};

mod catalogue;
mod class_sheet;
mod done_steps;
mod exercise;
mod lesson;
mod progress;
mod pupils;
mod puzzle;
mod teaching;
mod text;
