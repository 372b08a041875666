//! `lab tables build`.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use sandgrid_engine::table::{Count, Layer, Solver};
use sandgrid_rules::Ruleset;

use super::thread_pool::Threads;
use crate::failure::Failure;
use crate::files;

/// Layers with at most this many pieces on the weaker side share the first table.
const FIRST: u8 = 2;

/// The tables to build, and their directory.
#[derive(Debug, clap::Args)]
pub(crate) struct BuildArgs {
    /// Ruleset
    #[arg(long, value_name = "KEY", value_parser = Ruleset::find)]
    rules: &'static Ruleset,
    /// Most pieces of the stronger and of the weaker side, hands included
    #[arg(long, value_name = "A,B", value_parser = totals)]
    upto: (u8, u8),
    /// Directory
    #[arg(long, value_name = "DIR", default_value = "tables")]
    out: PathBuf,
}

/// Builds tables, writes their statistics, and saves them.
pub(super) fn run(order: &BuildArgs, out: &mut impl Write) -> Result<(), Failure> {
    let began = Instant::now();
    let (most, least) = order.upto;
    let mut solver = Solver::new(order.rules, most).map_err(Failure::usage)?;
    let plan = solver.plan(most, least);
    std::fs::create_dir_all(&order.out).map_err(|error| files::refused(&order.out, error))?;
    writeln!(
        out,
        "layer\tquiet: won\tdrawn\tlost\tcapturing: won\tdrawn\tlost\ttoo long\tlongest"
    )?;
    for weaker in FIRST..=least.max(FIRST) {
        let is_here = |layer: &&Layer| layer.them.total.max(FIRST) == weaker;
        let layers: Vec<Layer> = plan.iter().filter(is_here).copied().collect();
        for layer in &layers {
            solver.solve(*layer, &Threads::all());
            tell(&solver, *layer, out)?;
        }
        let bytes = solver.write(order.rules.key(), &layers);
        let named = format!("{}-{most}v{}.table", order.rules.key(), weaker.min(least));
        let path = order.out.join(named);
        files::write(&path, &bytes)?;
        let seconds = began.elapsed().as_secs_f32();
        writeln!(out, "# {}: {} bytes, {seconds:.0} s", path.display(), bytes.len())?;
        out.flush()?;
    }
    Ok(())
}

/// Writes the statistics of a layer and of its counterpart with the other side to act.
fn tell(solver: &Solver, layer: Layer, out: &mut impl Write) -> Result<(), Failure> {
    let turned = layer.turned();
    for layer in [Some(layer), Some(turned).filter(|turned| *turned != layer)].into_iter().flatten()
    {
        let tally = solver.tally(layer);
        let count = |Count { won, drawn, lost }| format!("{won}\t{drawn}\t{lost}");
        let (quiet, capturing) = (count(tally.quiet), count(tally.capturing));
        let (long, longest) = (tally.too_long, tally.longest);
        writeln!(out, "{}\t{quiet}\t{capturing}\t{long}\t{longest}", super::name(layer))?;
    }
    Ok(out.flush()?)
}

/// Parses the totals of a table, the stronger side's first.
fn totals(text: &str) -> Result<(u8, u8), String> {
    let numbers = text.split_once(',').and_then(|(most, least)| {
        let (most, least): (u8, u8) = (most.parse().ok()?, least.parse().ok()?);
        (least >= 1 && most >= least && most <= Solver::MOST).then_some((most, least))
    });
    numbers.ok_or_else(|| format!("two numbers from 1 to {}, the greater first", Solver::MOST))
}
