//! `sandgrid play`: plays moves from a position.

use std::io::Write;

use lexopt::Parser;
use sandgrid_rules::{Game, Turn};

use crate::failure::Failure;
use crate::options::{Options, Takes, wrong};

/// Plays actions or whole turns, and writes the resulting position and the game's status.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let options = Options::read(parser, Takes::PositionAndWords)?;
    if options.help {
        return crate::help(out);
    }
    let mut game = Game::from_position(options.position()?);
    for (index, word) in options.words.iter().enumerate() {
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
