//! `lab tables win`: checks that the highest level wins won positions against best resistance.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use sandgrid_engine::table::{Executor, Tables, WinDrawLoss};
use sandgrid_engine::{Level, NoObserver, Searcher};
use sandgrid_rules::{Action, Game, Outcome, Position};

use super::sample::Sample;
use super::thread_pool::Threads;
use crate::failure::Failure;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct WinArgs {
    /// Positions for each number of pieces
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: usize,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Tables, the smaller first
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Plays won positions out, the highest level against the tables, and writes how many it won.
pub(super) fn run(args: &WinArgs, out: &mut impl Write) -> Result<(), Failure> {
    let began = Instant::now();
    let tables = Arc::new(super::load(&args.files)?);
    let rules = tables.ruleset();
    writeln!(out, "{}: loaded in {:.2} s", rules.key(), began.elapsed().as_secs_f32())?;
    let totals = tables.layers().map(|layer| (layer.us.total, layer.them.total));
    let totals: BTreeSet<(u8, u8)> = totals.filter(|(us, them)| us >= them).collect();
    for totals in totals {
        let won = won(&tables, Sample::new(rules, totals, args.seed), args.count);
        if won.is_empty() {
            continue;
        }
        let Played { longest, slowest } = played(&tables, &won)?;
        let (us, them) = totals;
        let (won, slowest) = (won.len(), slowest.as_secs_f64() * 1000.0);
        writeln!(
            out,
            "{us}v{them}\t{won} of {won} won\tthe longest in {longest} half-turns\tno answer \
             took more than {slowest:.0} ms"
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Returns `count` positions that the side to act wins; fewer if hardly any exist.
fn won(tables: &Tables, mut sample: Sample, count: usize) -> Vec<Position> {
    /// Maximum number of positions drawn per position wanted.
    const TRIED: usize = 500;
    let drawn = (0..count.saturating_mul(TRIED)).map(|_| sample.next());
    drawn.filter(|position| tables.probe(position) == Some(WinDrawLoss::Win)).take(count).collect()
}

struct Played {
    /// In half-turns.
    longest: usize,
    slowest: Duration,
}

/// Plays all positions out.
fn played(tables: &Arc<Tables>, won: &[Position]) -> Result<Played, Failure> {
    let (longest, slowest) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let lost = Threads::all().run(won.len(), &|range| {
        let mut searcher = Searcher::new(2);
        searcher.consult(Some(Arc::clone(tables)));
        let mut lost = 0;
        for position in &won[range] {
            let game = play(tables, &mut searcher, *position, &slowest);
            let winner = game.outcome().and_then(Outcome::winner);
            lost += u64::from(winner != Some(position.turn()));
            longest.fetch_max(game.turns().count(), Ordering::Relaxed);
        }
        lost
    });
    if lost > 0 {
        return Err(Failure::usage(format_args!(
            "level 13 did not win {lost} of {} won positions",
            won.len()
        )));
    }
    let micros = u64::try_from(slowest.into_inner()).expect("an hour at most");
    Ok(Played { longest: longest.into_inner(), slowest: Duration::from_micros(micros) })
}

/// Plays the highest level, which acts first, against the longest defence.
fn play(
    tables: &Tables,
    searcher: &mut Searcher,
    position: Position,
    slowest: &AtomicUsize,
) -> Game {
    let mut game = Game::from_position(position);
    while game.outcome().is_none() {
        let action: Option<Action> = if game.position().turn() == position.turn() {
            let began = Instant::now();
            let report = searcher.choose(&game, Level::HIGHEST, 0, &mut NoObserver);
            let took = usize::try_from(began.elapsed().as_micros()).unwrap_or(usize::MAX);
            slowest.fetch_max(took, Ordering::Relaxed);
            report.map(|report| report.action)
        } else {
            tables.best(game.position())
        };
        game.play(action.expect("the game goes on")).expect("what is chosen is legal");
    }
    game
}
