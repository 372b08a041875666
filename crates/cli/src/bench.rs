//! `sandgrid bench`: search speed.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sandgrid_engine::{Budget, NoObserver, Searcher};
use sandgrid_rules::{Game, Position};

use crate::args::ruleset;
use crate::failure::Failure;
use crate::{networks, tables};

/// Ruleset, position, and the number of nodes of a search to [`DEPTH`], per line.
const POSITIONS: &str = include_str!("bench.tsv");

/// Default search depth in turns.
const DEPTH: u8 = 7;

/// Number of measurements per position.
const TIMES: u32 = 5;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// Search depth in turns
    #[arg(long, value_name = "N", default_value_t = DEPTH, value_parser = depth)]
    depth: u8,
    /// Only this ruleset
    #[arg(long, value_name = "KEY")]
    rules: Option<String>,
    /// Endgame tables; node counts are then not checked
    #[arg(long, value_name = "DIR")]
    tables: Option<String>,
    /// Evaluation networks; node counts are then not checked
    #[arg(long, value_name = "DIR")]
    networks: Option<PathBuf>,
}

fn depth(text: &str) -> Result<u8, String> {
    let depth = text.parse().ok().filter(|depth| (1..=Budget::DEEPEST).contains(depth));
    depth.ok_or_else(|| format!("is not 1 to {}", Budget::DEEPEST))
}

/// Searches middle-game positions and writes the speed. Node counts that differ from the recorded
/// ones are an error: they show that the search or the rules have changed.
pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut searcher = Searcher::default();
    let (mut nodes, mut took, mut wrong) = (0, Duration::ZERO, 0);
    let mut rules = None;
    // Tables save nodes, so the recorded counts do not apply.
    let is_usual = args.depth == DEPTH && args.tables.is_none() && args.networks.is_none();
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect("a line of the table has three fields");
        let (key, position, expected) = (field(), field(), field());
        if args.rules.as_ref().is_some_and(|only| only != key) {
            continue;
        }
        let position = Position::parse(position, ruleset(key)?).map_err(Failure::usage)?;
        let game = Game::from_position(position);
        if rules != Some(position.ruleset()) {
            rules = Some(position.ruleset());
            let rules = position.ruleset();
            searcher.consult(tables::load_reporting(args.tables.as_deref(), rules));
            searcher.evaluate_with(networks::load_reporting(args.networks.as_deref(), rules));
        }
        let (counted, time) = measured(&mut searcher, &game, args.depth);
        writeln!(out, "{key}\t{position}\t{counted}\t{:.1} M/s", rate(counted, time))?;
        out.flush()?;
        wrong += u32::from(is_usual && counted.to_string() != expected);
        nodes += counted;
        took += time;
    }
    writeln!(out, "all\t{nodes} nodes\t{:.2} s\t{:.1} M/s", took.as_secs_f64(), rate(nodes, took))?;
    compared(wrong, out)
}

/// Returns an error if node counts differ from the recorded ones.
fn compared(wrong: u32, out: &mut impl Write) -> Result<(), Failure> {
    out.flush()?;
    match wrong {
        0 => Ok(()),
        _ => Err(Failure::usage(format_args!("{wrong} node counts differ from bench.tsv"))),
    }
}

/// Returns the number of nodes and the shortest of several times: other load on the machine only
/// slows the search down.
fn measured(searcher: &mut Searcher, game: &Game, depth: u8) -> (u64, Duration) {
    let runs = (0..TIMES).map(|_| {
        let start = Instant::now();
        let report = searcher.search(game, Budget::depth(depth), &mut NoObserver);
        (start.elapsed(), report.map_or(0, |report| report.nodes))
    });
    let (time, nodes) = runs.min().expect("it is measured at least once");
    (nodes, time)
}

/// Returns the rate in millions of nodes a second.
fn rate(nodes: u64, time: Duration) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a rate is printed with one digit")]
    let nodes = nodes as f64;
    nodes / time.as_secs_f64().max(1e-9) / 1e6
}
