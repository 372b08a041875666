//! What is said about lessons and puzzles, beside their own texts.

use sandgrid_rules::{Cell, GameKind, Ruleset, Side};

use super::catalogue::Mark;
use super::puzzle::{Aim, PuzzleTheme};
use super::text::LearnError;

/// What is said about lessons and puzzles, beside their own texts.
#[derive(Clone, Debug, PartialEq)]
pub enum Teaching {
    /// Which step of which lesson is on the board.
    Step {
        /// What the lesson is called.
        title: String,
        /// Which step.
        step: usize,
        /// Of how many.
        of: usize,
    },
    /// Which puzzle is on the board.
    Puzzle {
        /// Of which game.
        kind: GameKind,
        /// Which of that game's.
        number: usize,
        /// Of how many.
        of: usize,
        /// How hard it is.
        stars: u8,
    },
    /// What a puzzle asks of a side; of the turns, those that are left.
    Asks(Side, Aim),
    /// A turn is right, and will be answered.
    Right,
    /// A turn is allowed, and does not do what the puzzle asks.
    Wrong(Aim),
    /// A puzzle is solved, and what was in it.
    Solved(Mark, Vec<PuzzleTheme>),
    /// A hint: the turn begins or goes on there.
    Hint(Cell),
    /// A lesson is over.
    LessonDone,
    /// No puzzle is left.
    AllSolved,
    /// A game is on the board again.
    Returned(&'static Ruleset),
    /// A text could not be read.
    Trouble(LearnError),
    /// So many steps of a lesson are done.
    StepsDone {
        /// How many.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// The puzzles of a game.
    Track {
        /// Which game.
        kind: GameKind,
        /// How many are solved.
        solved: usize,
        /// Of how many.
        of: usize,
    },
    /// A puzzle in the list.
    Chip {
        /// Which of its game's.
        number: usize,
        /// How hard it is.
        stars: u8,
        /// Whether it is solved.
        mark: Mark,
    },
}
