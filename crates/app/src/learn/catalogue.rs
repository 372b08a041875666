//! What there is to learn, as a list.

use sandgrid_rules::GameKind;

/// What there is to learn, and how far somebody has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    /// The lessons in their order; their indices name them.
    pub lessons: Vec<Shelved>,
    /// The puzzles, game by game.
    pub tracks: Vec<Track>,
}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// What it is called.
    pub title: String,
    /// How far somebody has come, in words.
    pub words: String,
    /// Whether all of it is done.
    pub is_done: bool,
}

/// The puzzles of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The game.
    pub kind: GameKind,
    /// What it is called, and how many are solved.
    pub title: String,
    /// The puzzles: which of all, how hard, whether solved, and how that is read out.
    pub puzzles: Vec<(usize, u8, Mark, String)>,
}

/// How far one has come with what is on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Achieved {
    /// A lesson.
    Lesson {
        /// What it is kept under.
        key: String,
        /// How many of its steps have been done, now or before.
        done: usize,
        /// How many it has.
        of: usize,
    },
    /// A puzzle.
    Puzzle {
        /// Which, from 1.
        number: usize,
        /// How it was solved, if it was.
        solved: Mark,
    },
}

/// How a puzzle was solved, if it was.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// It was not.
    #[default]
    Open,
    /// With a hint.
    Helped,
    /// Without help.
    Solved,
}
