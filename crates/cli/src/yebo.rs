//! `sandgrid yebo` and `lab yebo`: plays Yebo games and measures playing strength.

mod averages;
mod bench;
mod contest;
mod discards;
mod sheet;
mod tally;

use std::io::Write;

use sandgrid_engine::{Beginner, BeginnerError};
use sandgrid_yebo::player::{Strength, StrengthError};
use sandgrid_yebo::{Game, HouseRules, Players, Seat};

use crate::failure::Failure;
use contest::Contest;

/// The commands of `sandgrid yebo`.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum YeboCommand {
    /// Plays a match between two strengths, who have every other seat; prints the score
    Match(MatchArgs),
    /// Plays a game; prints acts and scores
    Play(PlayArgs),
}

/// The commands of `lab yebo`.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum LabCommand {
    /// Measures decision times
    Bench(MeasureArgs<10>),
    /// Counts the discards that are claimed or picked up
    Discards(MeasureArgs<200>),
    /// Averages the value of a dealt hand in each round
    #[command(alias = "fit")]
    Averages(averages::AveragesArgs),
}

/// The arguments of a match.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    /// First strength
    #[arg(long, value_name = "STRENGTH", value_parser = strength)]
    a: Strength,
    /// Second strength
    #[arg(long, value_name = "STRENGTH", value_parser = strength)]
    b: Strength,
    /// Games; each seed is played twice with seats swapped
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of players
    #[arg(long, value_name = "2|3|4", default_value = "4", value_parser = players)]
    seats: Players,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u64,
}

/// The arguments of a game.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// Strength of the first and third seat
    #[arg(long, value_name = "STRENGTH", default_value = "even", value_parser = strength)]
    a: Strength,
    /// Strength of the other seats; the same without it
    #[arg(long, value_name = "STRENGTH", value_parser = strength)]
    b: Option<Strength>,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of players
    #[arg(long, value_name = "2|3|4", default_value = "4", value_parser = players)]
    seats: Players,
}

/// The arguments of a measurement with that default number of games.
#[derive(Debug, clap::Args)]
pub(crate) struct MeasureArgs<const GAMES: u64> {
    /// Strength of all seats
    #[arg(long, value_name = "STRENGTH", value_parser = strength)]
    a: Option<Strength>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = GAMES)]
    games: u64,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of players
    #[arg(long, value_name = "2|3|4", default_value = "4", value_parser = players)]
    seats: Players,
}

/// Runs a command of `sandgrid yebo`.
pub(crate) fn run(command: YeboCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        YeboCommand::Match(args) => run_match(&args, out),
        YeboCommand::Play(args) => run_play(&args, out),
    }
}

/// Runs a command of `lab yebo`.
pub(crate) fn run_lab(command: LabCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        LabCommand::Bench(args) => bench::run(&args, out),
        LabCommand::Discards(args) => discards::run(&args, out),
        LabCommand::Averages(args) => averages::run(&args, out),
    }
}

/// Plays a match between two strengths and writes the score.
fn run_match(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let MatchArgs { a, b, games, seed, seats: players, threads } = *args;
    let threads = threads.clamp(1, 64);
    let contest = Contest { a, b, players, pairs: games.div_ceil(2), seed, threads };
    let tally = contest.play();
    Ok(writeln!(out, "{a}\t{b}\t{}\t{tally}", players.count())?)
}

/// Writes a game, act by act, with the score of every round.
fn run_play(args: &PlayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let PlayArgs { a, seed, seats, .. } = *args;
    let b = args.b.unwrap_or(a);
    let mut game = Game::new(seed, seats, HouseRules::default());
    let who = |seat: Seat| if seat.index().is_multiple_of(2) { a } else { b };
    contest::play(&mut game, who, seed, |game, (seat, act), _| sheet::line(out, game, seat, act))?;
    sheet::total(out, &game)
}

/// Parses a strength.
fn strength(text: &str) -> Result<Strength, String> {
    match text.strip_prefix("beginner:") {
        Some(kind) => kind.parse().map(yardstick).map_err(|why: BeginnerError| why.to_string()),
        None => text.parse().map_err(|why: StrengthError| why.to_string()),
    }
}

/// Returns the strength that corresponds to a kind of scripted beginner.
const fn yardstick(kind: Beginner) -> Strength {
    match kind {
        Beginner::Random => Strength::Random,
        Beginner::Taker => Strength::Taker,
        Beginner::Looker => Strength::Naive,
    }
}

/// Parses the number of players.
fn players(text: &str) -> Result<Players, String> {
    let number = text.parse().ok();
    let found = Players::ALL.into_iter().find(|players| Some(players.count()) == number);
    found.ok_or_else(|| "is not 2, 3 or 4".to_owned())
}
