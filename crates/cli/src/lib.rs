//! The command `sandgrid` as a library, so that tests can call it without a process.

mod arena;
mod bench;
mod engine;
mod failure;
mod fit;
mod moves;
mod options;
mod perft;
mod play;
mod puzzles;
mod rules;
mod solve;
mod tables;
mod yebo;

pub use engine::Talk;
pub use failure::Failure;

use std::io::Write;

use lexopt::{Arg, Parser};

/// The commands, as the error for a missing command lists them.
const COMMANDS: &str = "rules, moves, play, perft, bench, match, ladder, fit, tables, puzzles, solve, engine, yebo, help";

const HELP: &str = include_str!("help.txt");

/// Runs the command named by the first argument.
///
/// # Errors
/// When the request is invalid or the output cannot be written.
pub fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let word = match parser.next()? {
        None => {
            return Err(Failure::usage(format_args!("what is to be done? One of {COMMANDS}")));
        }
        Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Short('V') | Arg::Long("version")) => "version".to_owned(),
        Some(Arg::Value(word)) => options::text(word, "command")?,
        Some(other) => return Err(other.unexpected().into()),
    };
    match word.as_str() {
        "rules" => rules::run(parser, out),
        "moves" => moves::run(parser, out),
        "play" => play::run(parser, out),
        "perft" => perft::run(parser, out),
        "bench" => bench::run(parser, out),
        "fit" => fit::run(parser, out),
        "engine" => engine::run(parser, out),
        "tables" => tables::run(parser, out),
        "puzzles" => puzzles::run(parser, out),
        "solve" => solve::run(parser, out),
        "yebo" => yebo::run(parser, out),
        "match" => arena::run_match(parser, out),
        "ladder" => arena::run_ladder(parser, out),
        "help" => options::nothing_more(parser).and_then(|()| help(out)),
        "version" => options::nothing_more(parser).and_then(|()| version(out)),
        _ => {
            Err(Failure::usage(format_args!("there is no command {word:?}; there are {COMMANDS}")))
        }
    }
}

/// Writes the help text.
fn help(out: &mut impl Write) -> Result<(), Failure> {
    Ok(out.write_all(HELP.as_bytes())?)
}

/// Writes the version.
fn version(out: &mut impl Write) -> Result<(), Failure> {
    Ok(writeln!(out, "sandgrid {}", env!("CARGO_PKG_VERSION"))?)
}
