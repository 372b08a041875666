//! Arguments that the commands share.

use std::fmt::Display;

use clap::Args;
use clap::builder::BoolishValueParser;
use sandgrid_rules::{Book, Position, Ruleset};

use crate::failure::Failure;

/// A position: a ruleset, and a text or the start.
#[derive(Debug, Args)]
pub(crate) struct PositionArgs {
    /// Rulebook, with variations: yote-ludos+chain+mandatory
    #[arg(long, value_name = "KEY", value_parser = Ruleset::find)]
    rules: &'static Ruleset,
    /// Position; the start without it
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl PositionArgs {
    /// Returns the position.
    pub(crate) fn position(&self) -> Result<Position, Failure> {
        match &self.position {
            None => Ok(Position::start(self.rules)),
            Some(text) => Position::parse(text, self.rules).map_err(Failure::usage),
        }
    }
}

/// A list of rulesets.
#[derive(Clone, Debug)]
pub(crate) struct Rulesets(pub(crate) Vec<&'static Ruleset>);

impl Rulesets {
    /// Returns the rulesets of all books without variations.
    pub(crate) fn without_variations() -> Self {
        Self(Book::ALL.iter().filter_map(|book| Ruleset::find(book.key).ok()).collect())
    }

    /// Parses keys separated by commas, or `all`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self(Ruleset::ALL.to_vec()));
        }
        let found = text.split(',').map(Ruleset::find);
        found.collect::<Result<_, _>>().map(Self).map_err(|error| error.to_string())
    }
}

/// A ruleset by its key.
pub(crate) fn ruleset(key: &str) -> Result<&'static Ruleset, Failure> {
    Ruleset::find(key).map_err(Failure::usage)
}

/// Parses a whole number of at least 1.
pub(crate) fn positive(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("a whole number from 1 to {} is needed", u32::MAX))
}

/// Parses yes or no.
pub(crate) fn yes_or_no() -> BoolishValueParser {
    BoolishValueParser::new()
}

/// Returns the error of an argument.
pub(crate) fn wrong(name: &str, text: &str, why: impl Display) -> Failure {
    Failure::usage(format_args!("{name} {text:?}: {why}"))
}
