//! `lab puzzles`: finds positions with a unique solution in self-play games and proves them.

mod alike;
mod grade;
mod make;
mod prove;
mod theme;
mod turns;
mod verify;

use std::io::Write;

use crate::failure::Failure;

/// The commands.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Makes puzzles from games of the engine against itself
    Make(make::MakeArgs),
    /// Proves the puzzles of a file, and counts them by ruleset and stars
    Verify(verify::VerifyArgs),
}

/// Runs a command.
pub(crate) fn run(command: PuzzlesCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        PuzzlesCommand::Make(args) => make::run(&args, out),
        PuzzlesCommand::Verify(args) => verify::run(&args, out),
    }
}
