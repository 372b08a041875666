//! `sandgrid rules`: lists rulesets and prints rulebooks.

use std::io::Write;

use lexopt::Parser;
use sandgrid_rules::Ruleset;

use crate::failure::Failure;
use crate::options::{Options, Takes, ruleset};

/// Writes all keys, or one rulebook.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let options = Options::read(parser, Takes::Word)?;
    if options.help {
        return crate::help(out);
    }
    match options.words.first() {
        None => Ok(Ruleset::ALL.iter().try_for_each(|rules| writeln!(out, "{}", rules.key()))?),
        Some(key) => write_book(ruleset(key)?, out),
    }
}

/// Writes a rulebook as text, each statement with its rule id and its place in the source.
fn write_book(rules: &Ruleset, out: &mut impl Write) -> Result<(), Failure> {
    let (source, shape) = (rules.book().source, rules.shape());
    writeln!(out, "{}: {}", rules.key(), rules.kind())?;
    writeln!(out, "{} ({})", source.title, source.published)?;
    writeln!(
        out,
        "{} rows of {} holes, {} pieces each",
        shape.rows(),
        shape.columns(),
        rules.pieces()
    )?;
    for variation in rules.book().variations {
        let chosen = if rules.variations().contains(variation) { "chosen" } else { "not chosen" };
        writeln!(out, "+{}: {chosen} ({})", variation.name(), variation.rule())?;
    }
    writeln!(out)?;
    for rule in rules.rules() {
        writeln!(out, "{} ({}): {}", rule.id, rule.place(), rule.words())?;
    }
    Ok(())
}
