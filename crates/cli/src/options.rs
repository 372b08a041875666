//! Arguments that the sub-commands share.

use std::ffi::OsString;
use std::fmt::Display;

use lexopt::{Arg, Parser, ValueExt};
use sandgrid_rules::{Position, Ruleset};

use crate::failure::Failure;

/// The parsed arguments of a sub-command.
#[derive(Debug, Default)]
pub(crate) struct Options {
    rules: Option<String>,
    position: Option<String>,
    depth: Option<String>,
    /// Whether `--made` was given.
    pub(crate) made: bool,
    /// Whether `--turns` was given.
    pub(crate) turns: bool,
    /// Whether `--help` was given.
    pub(crate) help: bool,
    /// The positional arguments, in order.
    pub(crate) words: Vec<String>,
}

/// The arguments that a sub-command takes beside `--help`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// At most one word.
    Word,
    /// A position.
    Position,
    /// A position and words.
    PositionAndWords,
    /// A position, a depth and the counting mode.
    PositionAndDepth,
}

impl Options {
    /// Parses the remaining arguments.
    pub(crate) fn read(parser: &mut Parser, takes: Takes) -> Result<Self, Failure> {
        let mut options = Self::default();
        let has_position = takes != Takes::Word;
        let has_depth = takes == Takes::PositionAndDepth;
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Short('h') | Arg::Long("help") => options.help = true,
                Arg::Long("rules") if has_position => {
                    set(&mut options.rules, parser, "--rules")?;
                }
                Arg::Long("position") if has_position => {
                    set(&mut options.position, parser, "--position")?;
                }
                Arg::Long("depth") if has_depth => set(&mut options.depth, parser, "--depth")?,
                Arg::Long("made") if has_depth => options.made = true,
                Arg::Long("turns") if has_depth => options.turns = true,
                Arg::Value(word)
                    if takes == Takes::PositionAndWords
                        || takes == Takes::Word && options.words.is_empty() =>
                {
                    options.words.push(text(word, "argument")?);
                }
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }

    /// Returns the position in the arguments.
    pub(crate) fn position(&self) -> Result<Position, Failure> {
        let key = self.rules.as_deref().ok_or(Failure::usage("--rules KEY is missing"))?;
        let rules = ruleset(key)?;
        match &self.position {
            None => Ok(Position::start(rules)),
            Some(text) => Position::parse(text, rules).map_err(Failure::usage),
        }
    }

    /// Returns the value of `--depth`, at least 1.
    pub(crate) fn depth(&self) -> Result<u32, Failure> {
        let text = self.depth.as_deref().ok_or(Failure::usage("--depth N is missing"))?;
        match text.parse() {
            Ok(depth) if depth > 0 => Ok(depth),
            _ => {
                let why = format_args!("a whole number from 1 to {} is needed", u32::MAX);
                Err(wrong("--depth", text, why))
            }
        }
    }
}

/// Parsed flags, each with a value.
#[derive(Debug, Default)]
pub(crate) struct Flags {
    values: Vec<(&'static str, String)>,
    /// Whether `--help` was given.
    pub(crate) help: bool,
}

impl Flags {
    /// Parses the remaining arguments; `names` are the accepted flags without dashes.
    pub(crate) fn read(parser: &mut Parser, names: &[&'static str]) -> Result<Self, Failure> {
        let mut flags = Self::default();
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Short('h') | Arg::Long("help") => flags.help = true,
                Arg::Long(name) => {
                    let known = names.iter().find(|known| **known == name);
                    let Some(known) = known else { return Err(arg.unexpected().into()) };
                    if flags.text(known).is_some() {
                        return Err(Failure::usage(format_args!("--{known} is given twice")));
                    }
                    flags.values.push((known, parser.value()?.string()?));
                }
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(flags)
    }

    /// Returns the value of a flag.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let given = self.values.iter().find(|(known, _)| *known == name);
        given.map(|(_, value)| value.as_str())
    }

    /// Returns the value of a required flag.
    pub(crate) fn needed(&self, name: &str) -> Result<&str, Failure> {
        self.text(name).ok_or_else(|| Failure::usage(format_args!("--{name} is missing")))
    }

    /// Returns the whole number after a flag, or `default`.
    pub(crate) fn number(&self, name: &str, default: u64) -> Result<u64, Failure> {
        let Some(text) = self.text(name) else { return Ok(default) };
        let number = text.parse();
        number.map_err(|_| wrong(&format!("--{name}"), text, "a whole number is needed"))
    }

    /// Returns whether `yes` was given after a flag.
    pub(crate) fn switch(&self, name: &str) -> Result<bool, Failure> {
        match self.text(name) {
            None | Some("no") => Ok(false),
            Some("yes") => Ok(true),
            Some(text) => Err(wrong(&format!("--{name}"), text, "is not yes or no")),
        }
    }

    /// Returns the rulesets listed after `--rules`, separated by commas; without the flag, those of
    /// all books without variations.
    pub(crate) fn rulesets(&self) -> Result<Vec<&'static Ruleset>, Failure> {
        match self.text("rules") {
            Some("all") => Ok(Ruleset::ALL.to_vec()),
            Some(keys) => keys.split(',').map(ruleset).collect(),
            None => sandgrid_rules::Book::ALL.iter().map(|book| ruleset(book.key)).collect(),
        }
    }
}

/// Returns the ruleset with this key.
pub(crate) fn ruleset(key: &str) -> Result<&'static Ruleset, Failure> {
    Ruleset::find(key).map_err(Failure::usage)
}

/// Checks that no arguments are left.
pub(crate) fn nothing_more(parser: &mut Parser) -> Result<(), Failure> {
    match parser.next()? {
        None => Ok(()),
        Some(arg) => Err(arg.unexpected().into()),
    }
}

/// Converts an argument to text.
pub(crate) fn text(word: OsString, name: &str) -> Result<String, Failure> {
    word.into_string().map_err(|word| wrong(name, &word.to_string_lossy(), "is not UTF-8"))
}

/// Returns the error of an argument.
pub(crate) fn wrong(name: &str, text: &str, why: impl Display) -> Failure {
    Failure::usage(format_args!("{name} {text:?}: {why}"))
}

/// Reads the value of a flag that may be given once.
fn set(value: &mut Option<String>, parser: &mut Parser, name: &str) -> Result<(), Failure> {
    if value.is_some() {
        return Err(Failure::usage(format_args!("{name} is given twice")));
    }
    *value = Some(parser.value()?.string()?);
    Ok(())
}
