//! The commands `sandgrid` and `lab` as a library.

mod arena;
mod args;
mod bench;
mod blunders;
mod engine;
mod failure;
mod files;
mod fit;
mod label;
mod moves;
mod networks;
mod perft;
mod play;
mod puzzles;
mod rules;
mod solve;
mod tables;
mod yebo;

pub use engine::Talk;
pub use failure::Failure;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// Explanations of the arguments.
const TERMS: &str = "\
KEY is a rulebook's key, with variations after it: yote-ludos+chain+mandatory. `sandgrid rules` lists
them. KEYS are several, separated by commas, or all.
PLAYER is level:N (1 to 13), level:N@MS (at most so many milliseconds a turn), nodes:N (an action),
time:MS (a turn), greedy, random, beginner:KIND, or cmd:PROGRAM ARGUMENTS|GO for a program that speaks
the engine protocol and is asked to \"go GO\". KIND is random (any action), taker (captures whenever it
can) or looker (looks one turn ahead).
STRENGTH is one of Yebo's: novice, easy, even or strong, random, or beginner:KIND.
DIR has endgame tables, which level 13, nodes and time look up. Missing and damaged ones are reported
once, and skipped.
TEXT is a position of five fields, such as \"i5/6/2oi2/6/6 o 4/4 - 0\": the board from the top row down
(o a pebble, i a stick, a digit that many empty holes); the side to act; the hands; the pending
decision; half-turns since the last placement or capture.
ACTION is c3 (place), c3-c4 (step), c3xe3 (leap over an enemy), c3^e3 (leap over a friend), *a5
(remove), *hand (remove from the hand), *- (decline the removal) or stop; or a whole turn: c3xe3*a5.

Exit status: 0, or 2 with one line on standard error.";

/// Rulebooks, legal moves, games and opponents of Yoté, Choko, Wali, Bolotondou and Yebo.
#[derive(Debug, Parser)]
#[command(name = "sandgrid", version, after_help = TERMS, arg_required_else_help = false)]
struct Sandgrid {
    #[command(subcommand)]
    command: UserCommand,
}

/// The commands of `sandgrid`.
#[derive(Debug, Subcommand)]
enum UserCommand {
    /// Lists the keys of all rulesets, or prints one rulebook with its sources
    Rules(rules::RulesArgs),
    /// Lists the legal actions in byte order
    Moves(args::PositionArgs),
    /// Plays actions or whole turns; prints the position and the outcome
    Play(play::PlayArgs),
    /// Counts action sequences of every length up to a depth
    Perft(perft::PerftArgs),
    /// Measures positions per second in fixed games, and checks the node counts
    Bench(bench::BenchArgs),
    /// Plays a match between two players; prints score and Elo difference
    Match(arena::MatchArgs),
    /// Speaks the protocol of docs/engine-protocol.md
    Engine(engine::EngineArgs),
    /// Plays games of Yebo
    #[command(subcommand, arg_required_else_help = false)]
    Yebo(yebo::YeboCommand),
    /// Prints the version
    Version,
}

/// Fits weights, builds tables, makes puzzles, and measures strength.
#[derive(Debug, Parser)]
#[command(name = "lab", version, after_help = TERMS, arg_required_else_help = false)]
struct Lab {
    #[command(subcommand)]
    command: LabCommand,
}

/// The commands of `lab`.
#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Plays each level against the one below it
    Ladder(arena::LadderArgs),
    /// Fits the evaluation's weights to self-play
    Fit(fit::FitArgs),
    /// Trains evaluation networks
    #[command(subcommand, arg_required_else_help = false)]
    Networks(networks::NetworksCommand),
    /// Measures how often the search loses a value that tables prove
    Blunders(blunders::BlunderArgs),
    /// Builds and checks endgame tables
    #[command(subcommand, arg_required_else_help = false)]
    Tables(tables::TablesCommand),
    /// Makes and proves puzzles
    #[command(subcommand, arg_required_else_help = false)]
    Puzzles(puzzles::PuzzlesCommand),
    /// Solves a traditional game on a small board
    Solve(solve::SolveArgs),
    /// Measures Yebo's opponents
    #[command(subcommand, arg_required_else_help = false)]
    Yebo(yebo::LabCommand),
}

/// Runs the command `sandgrid` with the process's arguments.
#[must_use]
pub fn sandgrid() -> ExitCode {
    finish::<Sandgrid>("sandgrid", |program, out| match program.command {
        UserCommand::Rules(args) => rules::run(&args, out),
        UserCommand::Moves(args) => moves::run(&args, out),
        UserCommand::Play(args) => play::run(&args, out),
        UserCommand::Perft(args) => perft::run(&args, out),
        UserCommand::Bench(args) => bench::run(&args, out),
        UserCommand::Match(args) => arena::run_match(&args, out),
        UserCommand::Engine(args) => engine::run(&args, out),
        UserCommand::Yebo(command) => yebo::run(command, out),
        UserCommand::Version => Ok(writeln!(out, "sandgrid {}", env!("CARGO_PKG_VERSION"))?),
    })
}

/// Runs the command `lab` with the process's arguments.
#[must_use]
pub fn lab() -> ExitCode {
    finish::<Lab>("lab", |program, out| match program.command {
        LabCommand::Ladder(args) => arena::run_ladder(&args, out),
        LabCommand::Fit(args) => fit::run(&args, out),
        LabCommand::Networks(command) => networks::run(command, out),
        LabCommand::Blunders(args) => blunders::run(&args, out),
        LabCommand::Tables(command) => tables::run(command, out),
        LabCommand::Puzzles(command) => puzzles::run(command, out),
        LabCommand::Solve(args) => solve::run(&args, out),
        LabCommand::Yebo(command) => yebo::run_lab(command, out),
    })
}

/// Output of a command.
type Out = BufWriter<io::StdoutLock<'static>>;

/// Parses the arguments, runs a command, and writes its error to standard error on one line.
fn finish<P: Parser>(name: &str, run: impl FnOnce(P, &mut Out) -> Result<(), Failure>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = parsed(std::env::args_os(), &mut out)
        .and_then(|program| program.map_or(Ok(()), |program| run(program, &mut out)))
        .and_then(|()| out.flush().map_err(Failure::from));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(line) = failure.line() {
                // If this fails too, the exit status still reports the error.
                let _ = writeln!(io::stderr(), "{name}: {line}");
            }
            failure.status()
        }
    }
}

/// Parses arguments; `None` if they ask for help or the version, which is written.
fn parsed<P: Parser>(
    args: impl Iterator<Item = OsString>,
    out: &mut impl Write,
) -> Result<Option<P>, Failure> {
    match P::try_parse_from(args) {
        Ok(program) => Ok(Some(program)),
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            write!(out, "{error}")?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory};

    use super::{Lab, Sandgrid};

    fn check(command: &Command) {
        for argument in command.get_arguments() {
            let (command, id) = (command.get_name(), argument.get_id());
            assert!(argument.get_help().is_some(), "{command}: {id} has no help");
        }
        command.get_subcommands().for_each(check);
    }

    #[test]
    fn every_argument_has_its_help() {
        check(&Sandgrid::command());
        check(&Lab::command());
    }
}
