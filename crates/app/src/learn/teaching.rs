//! Messages about lessons and puzzles, apart from their own texts.

use sandgrid_rules::{Action, Cell, GameKind, Ruleset, Side};

use super::catalogue::Mark;
use super::pupils::PupilMessage;
use super::puzzle::{Aim, PuzzleTheme};
use super::text::LearnError;
use crate::MoveDescription;

/// The other side's answer to a wrong turn in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// Side that answers.
    pub side: Side,
    /// Moves of the answer; not empty.
    pub moves: Vec<MoveDescription>,
}

/// A message about lessons and puzzles, apart from their own texts.
#[derive(Clone, Debug, PartialEq)]
pub enum Teaching {
    /// Title of a lesson's step.
    Step {
        /// Title of the lesson.
        title: String,
        /// Number of the step.
        step: usize,
        /// Number of steps.
        of: usize,
    },
    /// Title of a puzzle.
    Puzzle {
        /// Game of the puzzle.
        kind: GameKind,
        /// Number of the puzzle within its game.
        number: usize,
        /// Number of puzzles of the game.
        of: usize,
        /// Difficulty.
        stars: u8,
    },
    /// Question of a puzzle for a side; the aim counts the turns left.
    Asks(Side, Aim),
    /// A reminder for a first puzzle: a side that cannot act has lost.
    Blockade,
    /// A right turn; the answer follows.
    Right,
    /// A legal turn that misses the puzzle's aim, and the other side's answer, if it is known.
    Wrong(Aim, Option<Refutation>),
    /// The other side's answer alone.
    Refuted(Refutation),
    /// A solved puzzle and its themes.
    Solved(Mark, Vec<PuzzleTheme>),
    /// A hint at the hole of the next action.
    Hint(Cell),
    /// A second hint: the next action of a side.
    HintAction(Side, Action),
    /// A completed lesson.
    LessonDone,
    /// All puzzles are solved.
    AllSolved,
    /// Return to the suspended game.
    Returned(&'static Ruleset),
    /// A parse error.
    Trouble(LearnError),
    /// Progress in a lesson.
    StepsDone {
        /// Number of completed steps.
        done: usize,
        /// Number of steps.
        of: usize,
    },
    /// Heading of a game's puzzles.
    Track {
        /// The game.
        kind: GameKind,
        /// Number of solved puzzles.
        solved: usize,
        /// Number of puzzles.
        of: usize,
    },
    /// About pupils and their class sheet.
    Pupils(PupilMessage),
    /// Accessible name of a puzzle in the list.
    Chip {
        /// The game.
        kind: GameKind,
        /// Number of the puzzle within its game.
        number: usize,
        /// Difficulty.
        stars: u8,
        /// Solution state.
        mark: Mark,
    },
}
