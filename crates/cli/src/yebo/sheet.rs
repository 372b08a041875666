//! Writes Yebo games as text.

use std::io::Write;

use sandgrid_yebo::{Act, Game, Played, Seat, Stage};

use crate::failure::Failure;

/// Writes an act, and after a round its score.
pub(super) fn line(out: &mut impl Write, game: &Game, seat: Seat, act: Act) -> Result<(), Failure> {
    writeln!(out, "{seat} {act}")?;
    let ended = matches!(act, Act::Discard(_) | Act::Guard(..) | Act::Score);
    match game.table().played.last() {
        Some(played) if ended && matches!(game.table().stage, Stage::Direct | Stage::Over) => {
            score(out, game, played)
        }
        _ => Ok(()),
    }
}

/// Writes the score of a round, part by part.
fn score(out: &mut impl Write, game: &Game, played: &Played) -> Result<(), Failure> {
    let winner = played.winner.map_or("nobody".to_owned(), |seat| seat.to_string());
    writeln!(out, "# round {} won by {winner}", played.round)?;
    for (seat, sheet) in game.table().seats().iter().zip(played.score.sheets()) {
        let groups: i32 = sheet.groups.iter().sum();
        writeln!(
            out,
            "# {seat}\t{}\tgroups {groups}\t4th {}\tSightings {}\twinner {}\tAfrica {}",
            sheet.total(),
            sheet.fourths,
            sheet.sightings,
            sheet.winner,
            sheet.africa,
        )?;
    }
    Ok(())
}

/// Writes the final scores and the winners.
pub(super) fn total(out: &mut impl Write, game: &Game) -> Result<(), Failure> {
    let table = game.table();
    for seat in table.seats() {
        let won = if table.winners().has(*seat) { "\twon" } else { "" };
        writeln!(out, "{seat}\t{}{won}", table.total(*seat))?;
    }
    Ok(())
}
