//! `sandgrid play`: plays moves from a position.

use std::io::Write;

use sandgrid_rules::{Game, Turn};

use crate::args::{PositionArgs, wrong};
use crate::failure::Failure;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    start: PositionArgs,
    /// Actions or whole turns
    #[arg(value_name = "ACTION")]
    actions: Vec<String>,
}

/// Plays actions or whole turns, and writes the resulting position; on the next line `-`, or the winner (`o`, `i` or
/// `draw`), a tab, the reason and its rule.
pub(crate) fn run(args: &PlayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut game = Game::from_position(args.start.position()?);
    for (index, word) in args.actions.iter().enumerate() {
        let number = format!("move {}", index + 1);
        let turn: Turn = word.parse().map_err(|error| wrong(&number, word, error))?;
        for action in turn.iter() {
            let told = |illegal| Failure::usage(format_args!("{number}: {illegal}"));
            game.play(*action).map_err(told)?;
        }
    }
    writeln!(out, "{}", game.position())?;
    match game.outcome() {
        None => writeln!(out, "-")?,
        Some(outcome) => {
            let verdict = outcome.winner().map_or("draw".to_owned(), |side| side.to_string());
            let rule = outcome.rule(game.ruleset());
            writeln!(out, "{verdict}\t{outcome} ({}, {})", rule.id, rule.place())?;
        }
    }
    Ok(())
}
