//! `lab blunders`: how often the search loses a value that tables prove.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use clap::value_parser;
use sandgrid_engine::network::Network;
use sandgrid_engine::table::{Layer, Tables, WinDrawLoss};
use sandgrid_engine::{Budget, NoObserver, Searcher};
use sandgrid_rules::{Action, Game, Position};

use crate::args::{Rulesets, ruleset};
use crate::failure::Failure;
use crate::networks;
use crate::tables::{self, Sample};

/// The rulesets whose tables are in the repository.
const RULES: [&str; 2] = ["yote-traditional", "choko-traditional"];

/// A class of positions.
struct Task {
    /// The pieces of the side to act, and of the other side.
    totals: (u8, u8),
    /// The least value of the positions.
    least: WinDrawLoss,
}

const TASKS: [Task; 2] = [
    Task { totals: (4, 3), least: WinDrawLoss::Win },
    Task { totals: (4, 4), least: WinDrawLoss::Draw }, // A lost position has no value to lose.
];

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct BlunderArgs {
    /// Rulesets; those with committed tables without it
    #[arg(long, value_name = "KEYS", value_parser = Rulesets::parse)]
    rules: Option<Rulesets>,
    /// Nodes per search
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    /// Positions per class, up to a million
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// Endgame tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    tables: String,
    /// Evaluation networks
    #[arg(long, value_name = "DIR")]
    networks: Option<PathBuf>,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u64,
}

/// Searches positions in which some actions keep the value and others do not, and writes how often
/// the search loses it, without tables and with them. With tables, any loss is an error.
pub(crate) fn run(args: &BlunderArgs, out: &mut impl Write) -> Result<(), Failure> {
    let rulesets: Vec<_> = match &args.rules {
        Some(Rulesets(rulesets)) => rulesets.clone(),
        None => RULES.iter().map(|key| ruleset(key)).collect::<Result<_, _>>()?,
    };
    let (seed, count) = (args.seed, args.count as usize);
    for rules in rulesets {
        let network = networks::load_reporting(args.networks.as_deref(), rules);
        let asked = Asked { nodes: args.nodes, threads: args.threads.clamp(1, 64), network };
        let Some(tables) = tables::load_reporting(Some(&args.tables), rules) else { continue };
        for task in TASKS {
            if let Some(positions) = task.positions(&tables, seed, count) {
                asked.both(&task, &positions, &tables, out)?;
            }
        }
    }
    Ok(())
}

/// A position in which some actions keep the value and others lose it.
struct Critical {
    game: Game,
    value: WinDrawLoss,
}

impl Task {
    /// Returns `count` positions of the class; `None` if the tables do not cover it.
    fn positions(&self, tables: &Tables, seed: u64, count: usize) -> Option<Vec<Critical>> {
        let reach = |layer: Layer| (layer.us.total, layer.them.total) == self.totals;
        tables.layers().any(reach).then(|| {
            let mut sample = Sample::new(tables.ruleset(), self.totals, seed);
            let drawn = std::iter::from_fn(|| Some(sample.next()));
            drawn.filter_map(|position| self.critical(tables, position)).take(count).collect()
        })
    }

    fn critical(&self, tables: &Tables, position: Position) -> Option<Critical> {
        let value = tables.probe(&position).filter(|value| *value >= self.least)?;
        let actions = position.actions();
        let is_kept = |action| worth(tables, &position, action) == value;
        // Some action always keeps the value.
        let is_critical = !actions.has_leap() && !actions.into_iter().all(is_kept);
        is_critical.then(|| Critical { game: Game::from_position(position), value })
    }
}

/// Returns the value of an action of a quiet position.
fn worth(tables: &Tables, position: &Position, action: Action) -> WinDrawLoss {
    !tables.probe(&position.played(action)).expect("a step or a placement leaves as many pieces")
}

/// The setting of the player.
struct Asked {
    nodes: u64,
    threads: u64,
    network: Option<Arc<Network>>,
}

impl Asked {
    /// Measures the search without tables and with them.
    fn both(
        &self,
        task: &Task,
        positions: &[Critical],
        tables: &Arc<Tables>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let (key, (us, them)) = (tables.ruleset().key(), task.totals);
        let alone = self.thrown(positions, tables, None);
        writeln!(out, "{key}\t{us}v{them}\tsearch alone\t{alone}")?;
        let aided = self.thrown(positions, tables, Some(tables));
        writeln!(out, "{key}\t{us}v{them}\twith tables\t{aided}")?;
        out.flush()?;
        if aided.all() > 0 {
            return Err(Failure::usage("the search does not do what the tables say"));
        }
        Ok(())
    }

    fn thrown(
        &self,
        positions: &[Critical],
        judge: &Tables,
        consulted: Option<&Arc<Tables>>,
    ) -> Thrown {
        let (next, sum) = (AtomicUsize::new(0), Mutex::new(Thrown::default()));
        let work = || {
            let mut searcher = Searcher::default();
            searcher.consult(consulted.cloned());
            searcher.evaluate_with(self.network.clone());
            while let Some(critical) = positions.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Critical { game, value } = critical;
                let report = searcher.search(game, Budget::nodes(self.nodes), &mut NoObserver);
                let report = report.expect("a critical position has several actions");
                let left = worth(judge, game.position(), report.action);
                sum.lock().expect("nobody panics with it").add(*value, left);
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(work);
            }
        });
        sum.into_inner().expect("nobody panics with it")
    }
}

/// Lost values out of all, for won and drawn positions.
#[derive(Copy, Clone, Debug, Default)]
struct Thrown {
    won: (u32, u32),
    drawn: (u32, u32),
}

impl Thrown {
    fn add(&mut self, value: WinDrawLoss, left: WinDrawLoss) {
        let (thrown, all) = if value == WinDrawLoss::Win { &mut self.won } else { &mut self.drawn };
        *all += 1;
        *thrown += u32::from(left < value);
    }

    fn all(&self) -> u32 {
        self.won.0 + self.drawn.0
    }
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, thrown) = (self.won.1 + self.drawn.1, self.all());
        let share = 100.0 * f64::from(thrown) / f64::from(all.max(1));
        write!(f, "{thrown} of {all} thrown away: {share:.1} %")?;
        let Self { won, drawn } = self;
        write!(f, "\t{} of {} wins, {} of {} draws", won.0, won.1, drawn.0, drawn.1)
    }
}
