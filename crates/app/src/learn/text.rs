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
    Word(String),
    /// Missing line with that keyword.
    Missing(&'static str),
    /// Invalid value of that keyword.
    Rest(&'static str),
    /// Unknown ruleset.
    Key(KeyError),
    /// Invalid position for the ruleset.
    Position(SetupError),
    /// Malformed turn.
    Turn(TurnError),
    /// Illegal action.
    Refused(Illegal),
}

impl fmt::Display for LearnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            LearnFault::Word(word) => write!(f, "\"{word}\" says nothing here"),
            LearnFault::Missing(word) => write!(f, "\"{word}\" is missing"),
            LearnFault::Rest(word) => write!(f, "what stands after \"{word}\" says nothing"),
            LearnFault::Key(error) => error.fmt(f),
            LearnFault::Position(error) => error.fmt(f),
            LearnFault::Turn(error) => error.fmt(f),
            LearnFault::Refused(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for LearnError {}

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
        self.wrong(LearnFault::Word(self.word.to_owned()))
    }

    pub(super) fn rules(&self) -> Result<&'static Ruleset, LearnError> {
        Ruleset::find(self.rest).map_err(|error| self.wrong(LearnFault::Key(error)))
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
            position.play(*action).map_err(|illegal| self.wrong(LearnFault::Refused(illegal)))?;
        }
        Ok(position)
    }
}

/// Splits a text into lines; skips empty lines and remarks.
pub(super) fn lines(text: &str) -> Vec<TextLine<'_>> {
    let told = text.lines().enumerate().map(|(index, line)| {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        TextLine { number: index + 1, word, rest: rest.trim() }
    });
    told.filter(|line| !line.word.is_empty() && !line.word.starts_with('#')).collect()
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

    /// Returns an error if there is a line with another keyword.
    pub(super) fn only(&self, words: &[&str]) -> Result<(), LearnError> {
        let strange = self.lines.iter().find(|line| !words.contains(&line.word));
        strange.map_or(Ok(()), |line| Err(line.unknown()))
    }
}
