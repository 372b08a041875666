//! `sandgrid match` and `sandgrid ladder`: measures playing strength.

mod play;
mod player;
mod program;
mod score;

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use lexopt::Parser;
use sandgrid_engine::Level;
use sandgrid_engine::table::Tables;
use sandgrid_rules::Ruleset;

use crate::failure::Failure;
use crate::options::{Flags, wrong};
use crate::tables;
use play::Contest;
pub(crate) use play::opening;
use player::Spec;

/// Plays a match between two players and writes the score.
pub(crate) fn run_match(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let names = ["rules", "a", "b", "games", "seed", "threads", "tables", "patience"];
    let flags = Flags::read(parser, &names)?;
    if flags.help {
        return crate::help(out);
    }
    flags.needed("rules")?;
    let spec = |name: &str| {
        let text = flags.needed(name)?;
        Spec::parse(text).map_err(|why| wrong(&format!("--{name}"), text, why))
    };
    let (a, b) = (spec("a")?, spec("b")?);
    for rules in flags.rulesets()? {
        let tables = tables::told(flags.text("tables"), rules);
        let contest = contest_of(&flags, rules, &a, &b, tables)?;
        let score = play::play(&contest).map_err(Failure::usage)?;
        writeln!(out, "{}\t{a}\t{b}\t{score}", rules.key())?;
        out.flush()?; // The next ruleset may take long.
    }
    Ok(())
}

/// Plays each level against the one below it.
pub(crate) fn run_ladder(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let flags =
        Flags::read(parser, &["rules", "games", "seed", "threads", "from", "to", "tables"])?;
    if flags.help {
        return crate::help(out);
    }
    let (from, to) =
        (flags.number("from", 2)?, flags.number("to", Level::HIGHEST.number().into())?);
    for rules in flags.rulesets()? {
        let tables = tables::told(flags.text("tables"), rules);
        for pair in Level::ALL.windows(2) {
            if !(from..=to).contains(&u64::from(pair[1].number())) {
                continue;
            }
            let (a, b) = (Spec::Level(pair[1], None), Spec::Level(pair[0], None));
            let contest = contest_of(&flags, rules, &a, &b, tables.clone())?;
            let score = play::play(&contest).map_err(Failure::usage)?;
            writeln!(out, "{}\t{a}\t{b}\t{score}", rules.key())?;
            out.flush()?;
        }
    }
    Ok(())
}

fn contest_of<'a>(
    flags: &Flags,
    rules: &'static Ruleset,
    a: &'a Spec,
    b: &'a Spec,
    tables: Option<Arc<Tables>>,
) -> Result<Contest<'a>, Failure> {
    let (games, seed) = (flags.number("games", 100)?, flags.number("seed", 1)?);
    let threads = flags.number("threads", 1)?;
    let patience = Duration::from_secs(flags.number("patience", 60)?);
    let (pairs, threads) = (games.div_ceil(2), threads.clamp(1, 64));
    Ok(Contest { rules, a, b, pairs, seed, threads, tables, patience })
}
