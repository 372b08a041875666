//! Threats: captures that the next turn could make.

use sandgrid_rules::{Action, Cell, Cells, Direction, Family, FriendlyLeap, Position, Side};

/// Returns the number of captures that a side would have on the board if it were to act.
pub(crate) fn captures(position: &Position, side: Side) -> i32 {
    let found = match position.ruleset().family() {
        Family::Leaping(_) => leaps(position, side),
        Family::Row(row) => rows(position, side, u32::from(row.line.value)),
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

/// Returns the number of captures of a side, including those that begin with hops over friends;
/// with hops, each capturable piece counts once.
pub(crate) fn captures_with_hops(position: &Position, side: Side) -> i32 {
    let Family::Leaping(choices) = position.ruleset().family() else {
        return captures(position, side);
    };
    if choices.friends.value != FriendlyLeap::ThenCapture {
        return captures(position, side);
    }
    let ours = position.pieces(side);
    let victims = |from: Cell| over(position, side, hopped(position, ours - from.into(), from));
    let all = ours.into_iter().fold(Cells::EMPTY, |all, from| all | victims(from));
    i32::try_from(all.len()).expect("a board has few pieces")
}

/// Returns the holes that a piece reaches by hops over these friends, its own included.
fn hopped(position: &Position, friends: Cells, from: Cell) -> Cells {
    let mut reached = Cells::from(from);
    loop {
        let step =
            |dir: Direction| (reached.stepped(dir) & friends).stepped(dir) & position.empty();
        let more = Direction::ALL.into_iter().fold(reached, |all, dir| all | step(dir));
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

/// Returns the enemies that a piece could leap over from these holes.
fn over(position: &Position, side: Side, holes: Cells) -> Cells {
    let victims = |dir: Direction| {
        holes.stepped(dir) & position.pieces(!side) & position.empty().stepped(dir.opposite())
    };
    Direction::ALL.into_iter().fold(Cells::EMPTY, |all, dir| all | victims(dir))
}

/// Returns whether a piece that hops over a friend can capture, at once or after more hops.
pub(crate) fn hops_to_capture(position: &Position, hop: Action) -> bool {
    let us = position.turn();
    let after = position.played(hop);
    let Some(at) = after.pending().leaper() else { return false };
    let holes = hopped(&after, after.pieces(us) - at.into(), at);
    !over(&after, us, holes).is_empty()
}

/// Counts the steps that make a row of exactly `line` pieces.
///
/// While pieces are being placed, no row counts, but none is near then either.
fn rows(position: &Position, side: Side, line: u32) -> u32 {
    let ours = position.pieces(side);
    let makes = |from: Cell, to: Cell| longest_row(ours - from.into(), to) == line;
    let count = |dir: Direction| {
        let steppers = ours & position.empty().stepped(dir.opposite());
        let made = steppers
            .into_iter()
            .filter(|from| from.neighbor(dir).is_some_and(|to| makes(*from, to)));
        u32::try_from(made.count()).expect("at most one step a piece")
    };
    Direction::ALL.into_iter().map(count).sum()
}

/// Returns whether the piece at `at` stands in a row of exactly `line` pieces.
pub(crate) fn stands_in_row(pieces: Cells, at: Cell, line: u8) -> bool {
    longest_row(pieces - at.into(), at) == u32::from(line)
}

/// Returns the length of the longer of the two rows that a piece at `at` forms with `rest`.
fn longest_row(rest: Cells, at: Cell) -> u32 {
    let up = 1 + run(rest, at, Direction::North) + run(rest, at, Direction::South);
    let across = 1 + run(rest, at, Direction::East) + run(rest, at, Direction::West);
    up.max(across)
}

/// Returns the length of the unbroken run of pieces next to a cell, in one direction.
fn run(pieces: Cells, beside: Cell, dir: Direction) -> u32 {
    let next = beside.neighbor(dir).filter(|next| pieces.contains(*next));
    next.map_or(0, |next| 1 + run(pieces, next, dir))
}

/// Returns whether the side to act can win by captures in this turn, without a hop before them.
pub(crate) fn captures_all(position: &Position) -> bool {
    finishing(position).is_some()
}

/// Returns the first action of a turn that wins by capturing, without hopping first.
pub(crate) fn finishing(position: &Position) -> Option<Action> {
    let us = position.turn();
    let captures = |action: &Action| !matches!(action, Action::Place { .. } | Action::Hop { .. });
    position.actions().into_iter().filter(captures).find(|action| {
        let next = position.played(*action);
        let fewer = next.total(!us) < position.total(!us) || !position.pending().is_fresh();
        match next.outcome() {
            Some(outcome) => fewer && outcome.winner() == Some(us),
            None => next.turn() == us && captures_all(&next),
        }
    })
}

/// The number of pieces below which a player watches each of them.
const LAST: u8 = 4;

/// Returns whether an action leaves the side's last few pieces where one turn captures them all, which
/// loses the game.
pub(crate) fn gives_away(position: &Position, action: Action) -> bool {
    let us = position.turn();
    let next = position.played(action);
    position.total(us) <= LAST && next.turn() != us && captures_all(&next)
}
