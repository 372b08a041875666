//! `sandgrid rules`: lists rulesets and prints rulebooks.

use std::io::Write;

use sandgrid_rules::Ruleset;

use crate::failure::Failure;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// Ruleset to print
    #[arg(value_name = "KEY", value_parser = Ruleset::find)]
    rules: Option<&'static Ruleset>,
}

/// Writes all keys, or one rulebook.
pub(crate) fn run(args: &RulesArgs, out: &mut impl Write) -> Result<(), Failure> {
    match args.rules {
        None => Ok(Ruleset::ALL.iter().try_for_each(|rules| writeln!(out, "{}", rules.key()))?),
        Some(rules) => write_book(rules, out),
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
        let words = rules.passages(rule.words()).collect::<Vec<_>>().join(" ");
        writeln!(out, "{} ({}): {words}", rule.id, rule.place())?;
    }
    Ok(())
}
