//! `sandgrid tables`: builds and checks endgame tables.

mod build;
mod crew;
mod found;
mod plain;
mod sample;
mod verify;
mod win;

pub(crate) use self::crew::Threads;
pub(crate) use self::plain::Game as PlainGame;
pub(crate) use self::verify::{Checker, Part, Until};

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use lexopt::{Arg, Parser, ValueExt};
use sandgrid_engine::table::{Layer, Tables};

use crate::failure::Failure;
use crate::options;
pub(crate) use found::{Found, found, told};
pub(crate) use sample::Sample;

/// Runs the sub-command named by the next argument.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let word = match parser.next()? {
        Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Value(word)) => options::text(word, "tables")?,
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(Failure::usage("tables: what is to be done? build, verify or win")),
    };
    match word.as_str() {
        "build" => build::run(parser, out),
        "verify" => verify::run(parser, out),
        "win" => win::run(parser, out),
        "help" => crate::help(out),
        _ => Err(Failure::usage(format_args!(
            "tables: there is no {word:?}; there are build, verify and win"
        ))),
    }
}

/// Loads tables, in the given order: those with fewer pieces come first.
fn load(paths: &[PathBuf]) -> Result<Tables, Failure> {
    let (first, others) =
        paths.split_first().ok_or(Failure::usage("which FILE? Tables end in .table"))?;
    let refused = |path: &Path, error: &dyn std::fmt::Display| {
        Failure::usage(format_args!("{}: {error}", path.display()))
    };
    let read = |path: &PathBuf| std::fs::read(path).map_err(|error| refused(path, &error));
    let mut tables = Tables::load(&read(first)?).map_err(|error| refused(first, &error))?;
    for path in others {
        tables.add(&read(path)?).map_err(|error| refused(path, &error))?;
    }
    Ok(tables)
}

/// Returns the value of a flag as a path.
fn path(parser: &mut Parser) -> Result<PathBuf, Failure> {
    let value: OsString = parser.value()?;
    Ok(value.into())
}

/// Returns the value of a flag as text.
fn text(parser: &mut Parser) -> Result<String, Failure> {
    Ok(parser.value()?.string()?)
}

/// Formats a layer: pieces on the board and in hand, of the side to act and of the other side.
fn name(Layer { us, them }: Layer) -> String {
    format!("{}+{} v {}+{}", us.placed(), us.hand, them.placed(), them.hand)
}
