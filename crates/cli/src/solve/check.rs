//! Verifies a solution against the reference implementation of the rules.

use std::io::Write;

use sandgrid_engine::table::{Layer, SolvedGame};
use sandgrid_rules::Blocked;

use crate::failure::Failure;
use crate::tables::{Checker, Part, PlainGame, Until};

/// Compares every position with its successors, for both the winner in time and the distance to the
/// end.
pub(super) fn run(
    solved: &SolvedGame,
    blocked: Option<Blocked>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (key, shape) = (solved.ruleset().key(), solved.ruleset().shape());
    let mut game = PlainGame::of(key, (shape.columns(), shape.rows())).ok_or_else(|| {
        Failure::usage(format_args!(
            "{key}: the reference rules have only the traditional rulebooks"
        ))
    })?;
    game.blocked_loses = blocked == Some(Blocked::Loses);
    let change = |layer: Layer, us, them| {
        let standing = solved.solver().look_up(layer, us, them)?;
        Some((standing.value, standing.within.into()))
    };
    let end = |layer: Layer, us, them| {
        let result = solved.look_up(layer, us, them)?;
        Some((result.value(), result.within()))
    };
    let part = Part::WHOLE;
    let mut count = 0;
    for layer in solved.layers() {
        count += Checker { told: &change, until: Until::Change, game, part }.check(layer)?;
        Checker { told: &end, until: Until::End, game, part }.check(layer)?;
    }
    Ok(writeln!(out, "checked\t{count} positions, twice: they agree with their successors")?)
}
