//! What could be captured at the next turn.

use sandgrid_rules::{Action, Cell, Cells, Direction, Family, Position, Side};

/// How many captures a side would have on the board if it were to act, whoever does.
pub(crate) fn captures(position: &Position, side: Side) -> i32 {
    let found = match position.ruleset().family() {
        Family::Leaping(_) => leaps(position, side),
        Family::Row(row) => rows(position, side, u32::from(row.line.is)),
    };
    i32::try_from(found).expect("a board has few pieces, and each has four ways to go")
}

fn leaps(position: &Position, side: Side) -> u32 {
    let leapers = |dir: Direction| {
        let back = dir.opposite();
        let victims = position.pieces(!side) & position.empty().stepped(back);
        (position.pieces(side) & victims.stepped(back)).len()
    };
    Direction::ALL.into_iter().map(leapers).sum()
}

/// Steps that make a row of that length, and none that is longer.
///
/// While pieces are placed no row can be made, but none is near then, either.
fn rows(position: &Position, side: Side, line: u32) -> u32 {
    let ours = position.pieces(side);
    let makes = |from: Cell, to: Cell| {
        let rest = ours - from.into();
        let up = 1 + run(rest, to, Direction::North) + run(rest, to, Direction::South);
        let across = 1 + run(rest, to, Direction::East) + run(rest, to, Direction::West);
        up.max(across) == line
    };
    let count = |dir: Direction| {
        let steppers = ours & position.empty().stepped(dir.opposite());
        let made = steppers
            .into_iter()
            .filter(|from| from.neighbor(dir).is_some_and(|to| makes(*from, to)));
        u32::try_from(made.count()).expect("at most one step a piece")
    };
    Direction::ALL.into_iter().map(count).sum()
}

/// How many pieces stand in an unbroken row beside a cell, that way.
fn run(pieces: Cells, beside: Cell, dir: Direction) -> u32 {
    let next = beside.neighbor(dir).filter(|next| pieces.contains(*next));
    next.map_or(0, |next| 1 + run(pieces, next, dir))
}

/// Whether whoever acts can win by capturing in this turn, without hopping about first.
pub(crate) fn captures_all(position: &Position) -> bool {
    let us = position.turn();
    let captures = |action: &Action| !matches!(action, Action::Place { .. } | Action::Hop { .. });
    position.actions().into_iter().filter(captures).any(|action| {
        let next = position.played(action);
        let fewer = next.total(!us) < position.total(!us) || !position.duty().is_fresh();
        match next.outcome() {
            Some(outcome) => fewer && outcome.winner() == Some(us),
            None => next.turn() == us && captures_all(&next),
        }
    })
}
