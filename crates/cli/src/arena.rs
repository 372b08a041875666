//! `sandgrid match` and `lab ladder`: measures playing strength.

mod play;
mod player;
mod program;
mod score;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use sandgrid_engine::Level;
use sandgrid_rules::Ruleset;

use crate::args::Rulesets;
use crate::failure::Failure;
use crate::{networks, tables};
use play::Contest;
pub(crate) use play::opening;
use player::Spec;

/// The arguments of a series of games.
#[derive(Debug, clap::Args)]
struct SeriesArgs {
    /// Games; each random opening is played twice with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u64,
    /// Endgame tables
    #[arg(long, value_name = "DIR")]
    tables: Option<String>,
    /// Evaluation networks
    #[arg(long, value_name = "DIR")]
    networks: Option<PathBuf>,
    /// Seconds for an answer of a program; after that it loses
    #[arg(long, value_name = "S", default_value_t = 60)]
    patience: u64,
}

/// The arguments of a match.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    /// Rulesets
    #[arg(long, value_name = "KEYS", value_parser = Rulesets::parse)]
    rules: Rulesets,
    /// First player
    #[arg(long, value_name = "PLAYER", value_parser = Spec::parse)]
    a: Spec,
    /// Second player
    #[arg(long, value_name = "PLAYER", value_parser = Spec::parse)]
    b: Spec,
    #[command(flatten)]
    series: SeriesArgs,
}

/// The arguments of the ladder.
#[derive(Debug, clap::Args)]
pub(crate) struct LadderArgs {
    /// Rulesets; all without variations by default
    #[arg(long, value_name = "KEYS", value_parser = Rulesets::parse)]
    rules: Option<Rulesets>,
    /// Lowest level that plays against the one below it
    #[arg(long, value_name = "N", default_value_t = 2)]
    from: u8,
    /// Highest level
    #[arg(long, value_name = "N", default_value_t = Level::HIGHEST.number())]
    to: u8,
    #[command(flatten)]
    series: SeriesArgs,
}

/// Plays a match between two players and writes the score.
pub(crate) fn run_match(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let MatchArgs { rules: Rulesets(rulesets), a, b, series } = args;
    for rules in rulesets {
        let contest = series.contest(rules, a, b);
        let score = play::play(&contest).map_err(Failure::usage)?;
        writeln!(out, "{}\t{a}\t{b}\t{score}", rules.key())?;
        out.flush()?; // The next ruleset may take long.
    }
    Ok(())
}

/// Plays each level against the one below it.
pub(crate) fn run_ladder(args: &LadderArgs, out: &mut impl Write) -> Result<(), Failure> {
    let Rulesets(rulesets) = args.rules.clone().unwrap_or_else(Rulesets::without_variations);
    for rules in rulesets {
        for pair in Level::ALL.windows(2) {
            if !(args.from..=args.to).contains(&pair[1].number()) {
                continue;
            }
            let (a, b) = (Spec::Level(pair[1], None), Spec::Level(pair[0], None));
            let contest = args.series.contest(rules, &a, &b);
            let score = play::play(&contest).map_err(Failure::usage)?;
            writeln!(out, "{}\t{a}\t{b}\t{score}", rules.key())?;
            out.flush()?;
        }
    }
    Ok(())
}

impl SeriesArgs {
    fn contest<'a>(&self, rules: &'static Ruleset, a: &'a Spec, b: &'a Spec) -> Contest<'a> {
        Contest {
            rules,
            a,
            b,
            pairs: self.games.div_ceil(2),
            seed: self.seed,
            threads: self.threads.clamp(1, 64),
            tables: tables::load_reporting(self.tables.as_deref(), rules),
            network: networks::load_reporting(self.networks.as_deref(), rules),
            patience: Duration::from_secs(self.patience),
        }
    }
}
