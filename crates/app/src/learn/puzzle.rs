//! Puzzles: positions with one solution.

use core::fmt;

use sandgrid_rules::Turn;

use super::exercise::{Exercise, Goal, Stage};
use super::text::{LearnError, LearnFault, TextEntry, TextLine, lines};

/// A position with one solution.
///
/// # Text
/// The format of [`read_puzzles`], with an empty line at the end.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Key of the progress; one word, derived from the position.
    pub id: String,
    /// Aim.
    pub aim: Aim,
    /// Difficulty, 1 to 3.
    pub stars: u8,
    /// Themes of the solution.
    pub themes: Vec<PuzzleTheme>,
    /// Solution with the answers of the other side, alternating, beginning with the solver's turn.
    pub line: Vec<Turn>,
    /// Exercise made from the solution.
    pub exercise: Exercise,
}

/// The aim of a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Win in at most that number of turns against any defence.
    Win(u8),
    /// Make a row in at most that number of turns against any defence.
    Row(u8),
    /// Keep a won game won.
    Keep,
    /// Avoid a loss.
    Save,
}

impl Aim {
    /// Returns the number of turns of the solver.
    #[must_use]
    pub const fn turns(self) -> u8 {
        match self {
            Self::Win(turns) | Self::Row(turns) => turns,
            Self::Keep | Self::Save => 1,
        }
    }

    fn read(line: &TextLine<'_>) -> Result<Self, LearnError> {
        let wrong = line.wrong(LearnFault::InvalidValue("aim"));
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

/// A theme of a puzzle's solution.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PuzzleTheme {
    /// The bonus capture decides.
    Second,
    /// Several leaps in a turn.
    Chain,
    /// A hop over a piece of one's own side.
    Hop,
    /// The enemy is blocked.
    Blockade,
    /// A turn without a capture.
    Quiet,
    /// The enemy captures and loses by it.
    Sacrifice,
    /// A row is opened, to be made again.
    Horse,
}

impl PuzzleTheme {
    /// All themes.
    pub const ALL: [Self; 7] = [
        Self::Second,
        Self::Chain,
        Self::Hop,
        Self::Blockade,
        Self::Quiet,
        Self::Sacrifice,
        Self::Horse,
    ];

    /// Returns the text form.
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

/// Parses a text of puzzles (docs/puzzles.md).
///
/// # Errors
/// Returns the line of the first error and its reason; every turn must be legal.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, LearnError> {
    let puzzles = TextEntry::all(&lines(text), "puzzle")?;
    puzzles.into_iter().map(|entry| puzzle(&entry)).collect()
}

fn puzzle(entry: &TextEntry<'_>) -> Result<Puzzle, LearnError> {
    entry.only(&["rules", "position", "aim", "stars", "line"], &["themes"])?;
    let id = entry.head.rest.to_owned();
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(entry.head.wrong(LearnFault::InvalidValue("puzzle")));
    }
    let position = entry.line("position")?.position(entry.line("rules")?.rules()?)?;
    let aim = Aim::read(&entry.line("aim")?)?;
    let (grade, told) = (entry.line("stars")?, entry.line("line")?);
    let wrong = |line: TextLine<'_>, word| line.wrong(LearnFault::InvalidValue(word));
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
        found.ok_or(line.wrong(LearnFault::InvalidValue("themes")))
    };
    line.rest.split_whitespace().map(theme).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_themes_are_repeated() {
        let puzzle = "puzzle 1a\nrules yote-traditional\nposition 6/6/2oi2/6/5i o 8/0 - 0\n\
                      aim win 1\nstars 1\nline c3xe3*f1\n";
        assert!(read_puzzles(&format!("{puzzle}themes chain\nthemes hop\n")).is_ok());
        for line in ["stars 2", "aim win 1", "line c3xe3*f1"] {
            let error = read_puzzles(&format!("{puzzle}{line}\n")).expect_err(line).to_string();
            assert!(error.starts_with("line 7: ") && error.ends_with("is repeated"), "{error}");
        }
    }
}
