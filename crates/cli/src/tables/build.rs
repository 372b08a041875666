//! `sandgrid tables build`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use lexopt::{Arg, Parser};
use sandgrid_engine::table::{Count, Layer, Solver};
use sandgrid_rules::Ruleset;

use super::crew::Threads;
use crate::failure::Failure;
use crate::options;

/// Layers with at most this many pieces on the weaker side share the first table.
const FIRST: u8 = 2;

/// Builds tables, writes their statistics, and saves them.
pub(super) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let Some(order) = Order::read(parser)? else {
        return crate::help(out);
    };
    let began = Instant::now();
    let (most, least) = order.upto;
    let mut solver = Solver::new(order.rules, most).map_err(Failure::usage)?;
    let plan = solver.plan(most, least);
    fs::create_dir_all(&order.out).map_err(|error| cannot(&order.out, &error))?;
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
        fs::write(&path, &bytes).map_err(|error| cannot(&path, &error))?;
        let seconds = began.elapsed().as_secs_f32();
        writeln!(out, "# {}: {} bytes, {seconds:.0} s", path.display(), bytes.len())?;
        out.flush()?;
    }
    Ok(())
}

fn cannot(path: &Path, error: &std::io::Error) -> Failure {
    Failure::usage(format_args!("{}: {error}", path.display()))
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

/// The tables to build, and their directory.
struct Order {
    rules: &'static Ruleset,
    upto: (u8, u8),
    out: PathBuf,
}

impl Order {
    /// Parses the remaining arguments; `None` for `--help`.
    fn read(parser: &mut Parser) -> Result<Option<Self>, Failure> {
        let (mut rules, mut upto, mut out) = (None, None, None);
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Short('h') | Arg::Long("help") => return Ok(None),
                Arg::Long("rules") => rules = Some(options::ruleset(&super::text(parser)?)?),
                Arg::Long("upto") => upto = Some(totals(&super::text(parser)?)?),
                Arg::Long("out") => out = Some(super::path(parser)?),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(Self {
            rules: rules.ok_or(Failure::usage("--rules KEY is missing"))?,
            upto: upto.ok_or(Failure::usage("--upto A,B is missing"))?,
            out: out.unwrap_or_else(|| "tables".into()),
        }))
    }
}

/// Parses the totals of a table, the stronger side's first.
fn totals(text: &str) -> Result<(u8, u8), Failure> {
    let numbers = text.split_once(',').and_then(|(most, least)| {
        let (most, least): (u8, u8) = (most.parse().ok()?, least.parse().ok()?);
        (least >= 1 && most >= least && most <= Solver::MOST).then_some((most, least))
    });
    let why = format_args!("two numbers from 1 to {}, the greater first", Solver::MOST);
    numbers.ok_or_else(|| options::wrong("--upto", text, why))
}
