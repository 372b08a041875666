//! `lab networks play`: positions from games with itself.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use sandgrid_engine::{Budget, Evaluator, NoObserver, SearchResult, Searcher, SplitMix64, random};
use sandgrid_rules::{Game, Outcome, Position, Ruleset};

use super::sample::{self, Sample};
use crate::arena::opening;
use crate::failure::Failure;
use crate::files;
use crate::label::label;

/// Weight of the game's result in a label; the rest is the search value.
const RESULT: f64 = 0.5;

/// In half of the games chance goes on after the opening, for up to that many half-turns, in one of four of them.
const CHANCE: u64 = 50;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct SelfPlayArgs {
    /// Ruleset
    #[arg(long, value_name = "KEY", value_parser = Ruleset::find)]
    rules: &'static Ruleset,
    /// File of samples; further games are appended to a file of the same rules, seed, nodes and network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games in the file
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    games: u64,
    /// Nodes an action
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    nodes: u64,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u64,
    /// Network that plays; the terms alone play without one
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
}

/// Plays the games that the file lacks.
pub(super) fn run(args: &SelfPlayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let network = args.network.as_deref().map(super::load).transpose()?;
    let name = match &args.network {
        Some(path) => format!("{:016x}", checksum(&files::read(path)?)),
        None => "none".to_owned(),
    };
    let heading = sample::heading(args.rules, args.seed, args.nodes, &name);
    let (mut file, done) = sample::append(&args.out, &heading)?;
    let (next, start) = (AtomicU64::new(done), Instant::now());
    let (sender, receiver) = mpsc::channel::<(u64, Vec<Sample>)>();
    thread::scope(|scope| {
        for _ in 0..args.threads.clamp(1, 64) {
            let (sender, next, network) = (sender.clone(), &next, network.clone());
            scope.spawn(move || {
                let mut searcher = Searcher::new(1 << 14);
                searcher.evaluate_with(network);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let is_heard = game < args.games && {
                        let samples = played(args, &mut searcher, game);
                        sender.send((game, samples)).is_ok()
                    };
                    if !is_heard {
                        return;
                    }
                }
            });
        }
        drop(sender);
        collect(args, done, &receiver, start, &mut file)
    })?;
    file.flush()?;
    writeln!(out, "{}: {} games", args.out.display(), args.games.max(done))?;
    Ok(())
}

/// Writes the games in the order of their numbers, and shows the progress.
fn collect(
    args: &SelfPlayArgs,
    done: u64,
    receiver: &mpsc::Receiver<(u64, Vec<Sample>)>,
    start: Instant,
    file: &mut impl Write,
) -> Result<(), Failure> {
    let (mut next, mut positions) = (done, 0);
    let mut waiting = BTreeMap::new();
    for (game, samples) in receiver {
        waiting.insert(game, samples);
        while let Some(samples) = waiting.remove(&next) {
            sample::write(file, &samples)?;
            (next, positions) = (next + 1, positions + samples.len());
            if next.is_multiple_of(200) {
                file.flush()?;
                let left = start.elapsed().as_secs() * (args.games - next) / (next - done).max(1);
                eprintln!("{next} of {} games, {positions} positions, {left} s left", args.games);
            }
        }
    }
    Ok(())
}

/// Returns the labelled positions of one game, from where no chance plays any more.
fn played(args: &SelfPlayArgs, searcher: &mut Searcher, number: u64) -> Vec<Sample> {
    let judge = Evaluator::new(args.rules);
    let mut random = SplitMix64::new(args.seed ^ number.rotate_left(32));
    let mut roll = |end: u64| random.number() % end;
    let turns = usize::try_from(2 + roll(9)).unwrap_or(2);
    let mut game = opening(args.rules, roll(u64::MAX), turns);
    let mut chance = if roll(2) == 0 { roll(CHANCE) } else { 0 };
    let mut asked: Vec<(Position, SearchResult)> = Vec::new();
    while game.outcome().is_none() {
        let is_fresh = game.position().pending().is_fresh();
        chance -= u64::from(is_fresh && chance > 0);
        if is_fresh && chance > 0 && roll(4) == 0 {
            whole_turn(&mut game, roll(u64::MAX));
            continue;
        }
        let report = searcher.search(&game, Budget::nodes(args.nodes), &mut NoObserver);
        let report = report.expect("a game that goes on has an action");
        let action = report.action;
        if is_fresh && chance == 0 {
            asked.push((*game.position(), report));
        }
        game.play(action).expect("what is found is legal");
    }
    let winner = game.outcome().and_then(Outcome::winner);
    asked
        .iter()
        .map(|(position, report)| {
            Sample::new(&judge, position, label(position, report, winner, RESULT))
        })
        .collect()
}

/// Plays random actions until the next turn begins or the game is over.
fn whole_turn(game: &mut Game, seed: u64) {
    while let Some(action) = random(game, seed) {
        game.play(action).expect("a listed action is legal");
        if game.position().pending().is_fresh() {
            return;
        }
    }
}

/// The network's checksum in its file's header, without the rest of the file.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.get(8..16).and_then(|sum| sum.try_into().ok()).map_or(0, u64::from_le_bytes)
}
