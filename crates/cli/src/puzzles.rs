//! `sandgrid puzzles`: finds positions with a unique solution in self-play games and proves them.

mod alike;
mod grade;
mod make;
mod prove;
mod theme;
mod turns;
mod verify;

use std::io::Write;

use lexopt::{Arg, Parser};

use crate::failure::Failure;
use crate::options;

/// Runs the sub-command named by the next argument.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let word = match parser.next()? {
        Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Value(word)) => options::text(word, "puzzles")?,
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(Failure::usage("puzzles: what is to be done? make or verify")),
    };
    match word.as_str() {
        "make" => make::run(parser, out),
        "verify" => verify::run(parser, out),
        "help" => crate::help(out),
        _ => Err(Failure::usage(format_args!(
            "puzzles: there is no {word:?}; there are make and verify"
        ))),
    }
}
