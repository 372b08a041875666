//! Puzzles: positions with one solution.

use core::fmt;

use sandgrid_rules::Turn;

use super::exercise::{Exercise, Goal, Stage};
use super::text::{LearnError, LearnFault, TextEntry, TextLine, lines};

/// A position with one solution.
///
/// # Text
/// As [`read_puzzles`] reads it, an empty line at its end.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// What it is kept under; one word, made from the position.
    pub id: String,
    /// What is to be reached.
    pub aim: Aim,
    /// How hard it is: 1 to 3.
    pub stars: u8,
    /// What is to be found in it.
    pub themes: Vec<PuzzleTheme>,
    /// The solution, with the answers of the other side: ours, theirs, ours, and so on.
    pub line: Vec<Turn>,
    /// The same as it is played.
    pub exercise: Exercise,
}

/// What is to be reached.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To win in so many turns at the latest, whatever the other side does.
    Win(u8),
    /// To make a row in so many turns at the latest, whatever the other side does.
    Row(u8),
    /// To keep a won game won.
    Keep,
    /// Not to lose.
    Save,
}

impl Aim {
    /// How many turns it takes.
    #[must_use]
    pub const fn turns(self) -> u8 {
        match self {
            Self::Win(turns) | Self::Row(turns) => turns,
            Self::Keep | Self::Save => 1,
        }
    }

    fn read(line: &TextLine<'_>) -> Result<Self, LearnError> {
        let wrong = line.wrong(LearnFault::Rest("aim"));
        let (word, count) = line.rest.split_once(' ').unwrap_or((line.rest, "0"));
        let count: u8 = count.parse().map_err(|_| wrong.clone())?;
        match (word, count) {
            ("win", 1..) => Ok(Self::Win(count)),
            ("row", 1..) => Ok(Self::Row(count)),
            ("keep", 0) => Ok(Self::Keep),
            ("save", 0) => Ok(Self::Save),
            _ => Err(wrong),
        }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Row(turns) => write!(f, "row {turns}"),
            Self::Keep => f.write_str("keep"),
            Self::Save => f.write_str("save"),
        }
    }
}

/// What is to be found in a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PuzzleTheme {
    /// The second piece decides.
    Second,
    /// Several leaps in a turn.
    Chain,
    /// A leap over a friend.
    Hop,
    /// The enemy can no longer move.
    Blockade,
    /// A turn that takes nothing.
    Quiet,
    /// The enemy takes, and loses by it.
    Sacrifice,
    /// A row is opened, to be made again.
    Horse,
}

impl PuzzleTheme {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Second,
        Self::Chain,
        Self::Hop,
        Self::Blockade,
        Self::Quiet,
        Self::Sacrifice,
        Self::Horse,
    ];

    /// As it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Second => "second",
            Self::Chain => "chain",
            Self::Hop => "hop",
            Self::Blockade => "blockade",
            Self::Quiet => "quiet",
            Self::Sacrifice => "sacrifice",
            Self::Horse => "horse",
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "puzzle {}", self.id)?;
        writeln!(f, "rules {}", self.exercise.rules().key())?;
        writeln!(f, "position {}", self.exercise.start)?;
        writeln!(f, "aim {}", self.aim)?;
        writeln!(f, "stars {}", self.stars)?;
        if !self.themes.is_empty() {
            f.write_str("themes")?;
            self.themes.iter().try_for_each(|theme| write!(f, " {}", theme.name()))?;
            f.write_str("\n")?;
        }
        f.write_str("line")?;
        self.line.iter().try_for_each(|turn| write!(f, " {turn}"))?;
        f.write_str("\n")
    }
}

/// Reads a text of puzzles (docs/puzzles.md).
///
/// # Errors
/// Names the line that is wrong, and what is wrong in it: every turn in it must be legal.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, LearnError> {
    let puzzles = TextEntry::all(&lines(text), "puzzle")?;
    puzzles.into_iter().map(|entry| puzzle(&entry)).collect()
}

fn puzzle(entry: &TextEntry<'_>) -> Result<Puzzle, LearnError> {
    entry.only(&["rules", "position", "aim", "stars", "themes", "line"])?;
    let id = entry.head.rest.to_owned();
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(entry.head.wrong(LearnFault::Rest("puzzle")));
    }
    let position = entry.line("position")?.position(entry.line("rules")?.rules()?)?;
    let aim = Aim::read(&entry.line("aim")?)?;
    let (grade, told) = (entry.line("stars")?, entry.line("line")?);
    let wrong = |line: TextLine<'_>, word| line.wrong(LearnFault::Rest(word));
    let stars = grade.rest.parse().ok().filter(|count| (1..=3).contains(count));
    let themes = entry.lines.iter().filter(|line| line.word == "themes").map(themes);
    let themes: Vec<Vec<PuzzleTheme>> = themes.collect::<Result<_, _>>()?;
    let line = told.turns(told.rest)?;
    if line.len() + 1 != 2 * usize::from(aim.turns()) {
        return Err(wrong(told, "line"));
    }
    line.iter().try_fold(position, |position, turn| told.played(position, turn))?;
    let stage =
        |turns: &[Turn]| Stage { goal: Goal::Turns(vec![turns[0]]), reply: turns.get(1).copied() };
    Ok(Puzzle {
        id,
        aim,
        stars: stars.ok_or(wrong(grade, "stars"))?,
        themes: themes.concat(),
        exercise: Exercise { start: position, stages: line.chunks(2).map(stage).collect() },
        line,
    })
}

fn themes(line: &TextLine<'_>) -> Result<Vec<PuzzleTheme>, LearnError> {
    let theme = |name: &str| {
        let found = PuzzleTheme::ALL.into_iter().find(|theme| theme.name() == name);
        found.ok_or(line.wrong(LearnFault::Rest("themes")))
    };
    line.rest.split_whitespace().map(theme).collect()
}
