//! `lab fit`: fits evaluation weights to self-play.

mod regression;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::ArgAction;
use sandgrid_engine::{
    Budget, Evaluator, NoObserver, SearchResult, Searcher, TERMS, Terms, Weights,
};
use sandgrid_rules::{Family, Position, Ruleset};

use crate::arena::opening;
use crate::args::{Rulesets, yes_or_no};
use crate::failure::Failure;
use crate::label::{UNIT, label};
use regression::Sample;

/// Weight of the game's result in a label; the rest is the search value.
const RESULT: f64 = 0.7;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct FitArgs {
    /// Rulesets; all without variations by default
    #[arg(long, value_name = "KEYS", value_parser = Rulesets::parse)]
    rules: Option<Rulesets>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 3000)]
    games: u64,
    /// Nodes an action
    #[arg(long, value_name = "N", default_value_t = 1500)]
    nodes: u64,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u64,
    /// Print each weight with its feature
    #[arg(long, value_name = "yes", default_value = "no", value_parser = yes_or_no(), action = ArgAction::Set)]
    explain: bool,
}

/// Plays games, fits the weights to their results by logistic regression, and writes them as an
/// entry of the table in `evaluate/weights.rs`.
pub(crate) fn run(args: &FitArgs, out: &mut impl Write) -> Result<(), Failure> {
    let Rulesets(rulesets) = args.rules.clone().unwrap_or_else(Rulesets::without_variations);
    for rules in rulesets {
        let samples = samples(rules, args);
        let fitted = regression::fit(&samples, parts(rules) * TERMS);
        let weights = weights(&fitted);
        writeln!(out, "    // {} positions, loss {:.4}", samples.len(), fitted.loss)?;
        writeln!(out, "    ({:?}, Weights {{", rules.key())?;
        writeln!(
            out,
            "        early: {:?},\n        late: {:?},\n        held: {:?},\n    }}),",
            weights.early, weights.late, weights.held
        )?;
        if args.explain {
            for (index, name) in Weights::names(rules.family()).iter().enumerate() {
                let (early, late) = (weights.early[index], weights.late[index]);
                let held = weights.held.map_or(String::new(), |held| format!(", {}", held[index]));
                writeln!(out, "    // {name}: {early}, {late}{held}")?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Converts fitted weights to whole points.
fn weights(fitted: &regression::Fitted) -> Weights {
    #[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
    let points = |weight: f64| (weight * UNIT).round().clamp(-3000.0, 3000.0) as i32;
    let part = |from: usize| std::array::from_fn(|index| points(fitted.weights[from + index]));
    let held = (fitted.weights.len() > 2 * TERMS).then(|| part(2 * TERMS));
    Weights { early: part(0), late: part(TERMS), held }
}

/// Returns the number of weights of each feature: one more in games that place all pieces before moving.
const fn parts(rules: &Ruleset) -> usize {
    match rules.family() {
        Family::Leaping(_) => 2,
        Family::Row(_) => 3,
    }
}

/// Returns labelled positions from self-play.
fn samples(rules: &'static Ruleset, args: &FitArgs) -> Vec<Sample> {
    let FitArgs { games, nodes, seed, threads, .. } = *args;
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || {
        let mut searcher = Searcher::new(1 << 14);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let seed = seed.wrapping_mul(1_000_003).wrapping_add(game);
            let found = played(rules, &mut searcher, nodes, seed);
            all.lock().expect("no thread panics").push((game, found));
        }
    };
    thread::scope(|scope| (0..threads.clamp(1, 64)).for_each(|_| drop(scope.spawn(work))));
    let mut all = all.into_inner().expect("no thread panics");
    all.sort_by_key(|(game, _)| *game); // Makes the result independent of thread scheduling.
    all.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Returns the labelled positions of one game.
fn played(rules: &'static Ruleset, searcher: &mut Searcher, nodes: u64, seed: u64) -> Vec<Sample> {
    let judge = Evaluator::new(rules);
    let turns = 2 + usize::try_from(seed % 8).expect("less than eight");
    let mut game = opening(rules, seed, turns);
    let mut asked: Vec<(Position, SearchResult)> = Vec::new();
    while game.outcome().is_none() {
        let report = searcher.search(&game, Budget::nodes(nodes), &mut NoObserver);
        let report = report.expect("a game that goes on has an action");
        if game.position().pending().is_fresh() {
            asked.push((*game.position(), report.clone()));
        }
        game.play(report.action).expect("what is found is legal");
    }
    let winner = game.outcome().and_then(sandgrid_rules::Outcome::winner);
    let samples = asked.iter().map(|(position, report)| Sample {
        terms: inputs(&judge, position),
        label: label(position, report, winner, RESULT),
    });
    samples.collect()
}

/// Returns the regression inputs: the terms scaled by the share of pieces in the game, by the share
/// of pieces gone, and, with a placing phase, by the share in hand.
fn inputs(judge: &Evaluator, position: &Position) -> Vec<f64> {
    let terms: Terms = judge.terms(position);
    let turn = position.turn();
    let total = f64::from(position.total(turn) + position.total(!turn));
    let all = f64::from(2 * position.ruleset().pieces());
    let (early, hands) = (total / all, position.in_hand());
    let held = f64::from(hands[turn] + hands[!turn]) / all;
    let kept_share = f64::from(judge.kept_share(position)) / f64::from(Evaluator::FULL);
    let part = |share: f64| terms.iter().map(move |term| f64::from(*term) * share * kept_share);
    let shares = [early, 1.0 - early, held];
    shares.into_iter().take(parts(position.ruleset())).flat_map(part).collect()
}
