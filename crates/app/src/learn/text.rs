//! The text format of lessons and puzzles: a keyword and its value on each line.

use core::fmt;

use sandgrid_rules::{Illegal, KeyError, Position, Ruleset, SetupError, Turn, TurnError};

/// A parse error of lessons or puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnError {
    /// Line, counted from 1.
    pub line: usize,
    /// Reason.
    pub fault: LearnFault,
}

/// The reason of a parse error.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnFault {
    /// Unknown keyword.
    UnknownKeyword(String),
    /// Missing line with that keyword.
    Missing(&'static str),
    /// Second line with that keyword, of which one is allowed.
    Repeated(String),
    /// More lines with that keyword than this number.
    TooMany(&'static str, usize),
    /// The keyword follows a goal without turns, so the position after it is not known.
    AfterOpenGoal(String),
    /// Invalid value of that keyword.
    InvalidValue(&'static str),
    /// Unknown ruleset.
    UnknownRuleset(KeyError),
    /// Invalid position for the ruleset.
    Position(SetupError),
    /// Malformed turn.
    Turn(TurnError),
    /// Illegal action.
    IllegalAction(Illegal),
}

impl fmt::Display for LearnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            LearnFault::UnknownKeyword(word) => write!(f, "unknown keyword \"{word}\""),
            LearnFault::Missing(word) => write!(f, "\"{word}\" is missing"),
            LearnFault::Repeated(word) => write!(f, "\"{word}\" is repeated"),
            LearnFault::TooMany(word, most) => write!(f, "more than {most} times \"{word}\""),
            LearnFault::AfterOpenGoal(word) => {
                write!(f, "\"{word}\" follows a goal that lists no turns")
            }
            LearnFault::InvalidValue(word) => write!(f, "invalid value of \"{word}\""),
            LearnFault::UnknownRuleset(error) => error.fmt(f),
            LearnFault::Position(error) => error.fmt(f),
            LearnFault::Turn(error) => error.fmt(f),
            LearnFault::IllegalAction(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for LearnError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.fault {
            LearnFault::UnknownRuleset(error) => Some(error),
            LearnFault::Position(error) => Some(error),
            LearnFault::Turn(error) => Some(error),
            LearnFault::IllegalAction(illegal) => Some(illegal),
            LearnFault::UnknownKeyword(_)
            | LearnFault::Missing(_)
            | LearnFault::Repeated(_)
            | LearnFault::TooMany(..)
            | LearnFault::AfterOpenGoal(_)
            | LearnFault::InvalidValue(_) => None,
        }
    }
}

/// A line with a keyword.
#[derive(Copy, Clone, Debug)]
pub(super) struct TextLine<'a> {
    pub(super) number: usize,
    pub(super) word: &'a str,
    pub(super) rest: &'a str,
}

impl TextLine<'_> {
    pub(super) fn wrong(&self, fault: LearnFault) -> LearnError {
        LearnError { line: self.number, fault }
    }

    pub(super) fn unknown(&self) -> LearnError {
        self.wrong(LearnFault::UnknownKeyword(self.word.to_owned()))
    }

    pub(super) fn rules(&self) -> Result<&'static Ruleset, LearnError> {
        Ruleset::find(self.rest).map_err(|error| self.wrong(LearnFault::UnknownRuleset(error)))
    }

    pub(super) fn position(&self, rules: &'static Ruleset) -> Result<Position, LearnError> {
        Position::parse(self.rest, rules).map_err(|error| self.wrong(LearnFault::Position(error)))
    }

    pub(super) fn turns(&self, text: &str) -> Result<Vec<Turn>, LearnError> {
        let turn = |text: &str| text.parse().map_err(|error| self.wrong(LearnFault::Turn(error)));
        text.split_whitespace().map(turn).collect()
    }

    /// Plays a turn and returns the position after it.
    pub(super) fn played(
        &self,
        mut position: Position,
        turn: &Turn,
    ) -> Result<Position, LearnError> {
        for action in turn.iter() {
            let played = position.play(*action);
            played.map_err(|illegal| self.wrong(LearnFault::IllegalAction(illegal)))?;
        }
        Ok(position)
    }
}

/// Splits a text into lines; skips empty lines and comments.
pub(super) fn lines(text: &str) -> Vec<TextLine<'_>> {
    let all = text.lines().enumerate().map(|(index, line)| {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        TextLine { number: index + 1, word, rest: rest.trim() }
    });
    all.filter(|line| !line.word.is_empty() && !line.word.starts_with('#')).collect()
}

/// A line with the lines that belong to it.
#[derive(Clone, Debug)]
pub(super) struct TextEntry<'a> {
    pub(super) head: TextLine<'a>,
    pub(super) lines: Vec<TextLine<'a>>,
}

impl<'a> TextEntry<'a> {
    /// Groups lines into entries that begin with the keyword `head`.
    pub(super) fn all(lines: &[TextLine<'a>], head: &str) -> Result<Vec<Self>, LearnError> {
        let mut entries: Vec<Self> = Vec::new();
        for line in lines {
            match entries.last_mut() {
                _ if line.word == head => {
                    entries.push(Self { head: *line, lines: Vec::new() });
                }
                Some(entry) => entry.lines.push(*line),
                None => return Err(line.unknown()),
            }
        }
        Ok(entries)
    }

    /// Returns the line with a keyword.
    pub(super) fn line(&self, word: &'static str) -> Result<TextLine<'a>, LearnError> {
        let found = self.lines.iter().find(|line| line.word == word);
        found.copied().ok_or_else(|| self.head.wrong(LearnFault::Missing(word)))
    }

    /// Returns an error if there is a line with another keyword, or a second line with one of `once`.
    pub(super) fn only(&self, once: &[&str], often: &[&str]) -> Result<(), LearnError> {
        for (index, line) in self.lines.iter().enumerate() {
            let is_once = once.contains(&line.word);
            if !is_once && !often.contains(&line.word) {
                return Err(line.unknown());
            }
            if is_once && self.lines[..index].iter().any(|before| before.word == line.word) {
                return Err(line.wrong(LearnFault::Repeated(line.word.to_owned())));
            }
        }
        Ok(())
    }
}
