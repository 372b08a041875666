//! What counts in Wali and Bolotondou.

use sandgrid_rules::{Actions, Cells, Direction, Position};

use super::{Rim, TERMS, Terms, count};

pub(super) const NAMES: [&str; TERMS] = [
    "to act",
    "pieces",
    "pieces in hand",
    "holes to place in",
    "pieces in hand that find no hole",
    "rows that we can close",
    "rows that they can close",
    "whether we can close a row",
    "whether they can close a row, and we cannot",
    "steps",
    "rows standing",
    "rows that can be opened and closed again",
    "open rows",
    "pieces on edges",
    "pieces in corners",
    "who is ahead",
];

#[inline(always)]
pub(super) fn terms(position: &Position, actions: &Actions, rim: &Rim, line: u8) -> Terms {
    let (us, them) = (position.turn(), !position.turn());
    let (ours, theirs, empty) = (position.ours(), position.theirs(), position.empty());
    let hands = position.in_hand();
    let (hand, other) = (i32::from(hands[us]), i32::from(hands[them]));
    let pieces = i32::from(position.total(us)) - i32::from(position.total(them));
    let placing = hand + other > 0;
    let mut terms = [0; TERMS];
    terms[0] = 1;
    terms[1] = pieces;
    terms[2] = hand - other;
    if placing {
        let (here, there) = (count(actions.places()), count(empty - joining(theirs, line)));
        terms[3] = here - there;
        terms[4] = (other - there).max(0) - (hand - here).max(0);
    }
    let (close, closed) = (closings(ours, empty, line), closings(theirs, empty, line));
    let (can, could) = (i32::from(!close.is_empty()), i32::from(!closed.is_empty()));
    terms[5] = count(close);
    terms[6] = -count(closed);
    terms[7] = can;
    terms[8] = -could * (1 - can);
    terms[9] = steps(ours, empty) - steps(theirs, empty);
    let (rows, others) = (standing(ours, line), standing(theirs, line));
    terms[10] = count(rows) - count(others);
    terms[11] = count(rows & around(empty)) - count(others & around(empty));
    terms[12] = count(joining(ours, line) & empty) - count(joining(theirs, line) & empty);
    terms[13] = count(ours & rim.edges) - count(theirs & rim.edges);
    terms[14] = count(ours & rim.corners) - count(theirs & rim.corners);
    terms[15] = pieces.signum();
    terms
}

/// The holes in which one piece more would stand in a row of that many, 2 or 3, or longer.
#[inline(always)]
fn joining(pieces: Cells, line: u8) -> Cells {
    joining_along(pieces, Direction::North, line) | joining_along(pieces, Direction::East, line)
}

#[inline(always)]
fn joining_along(pieces: Cells, axis: Direction, line: u8) -> Cells {
    let (before, behind) = (pieces.stepped(axis), pieces.stepped(axis.opposite()));
    if line == 2 {
        return before | behind;
    }
    let twice = before & before.stepped(axis) | behind & behind.stepped(axis.opposite());
    twice | before & behind
}

/// The empty holes to which a piece can step and stand in a row there; that a row may be too long
/// is left out.
#[inline(always)]
pub(crate) fn closings(pieces: Cells, empty: Cells, line: u8) -> Cells {
    Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
        found | pieces.stepped(dir) & empty & closing(pieces, dir, line)
    })
}

/// Where a piece that comes that way would stand in a row.
#[inline(always)]
pub(crate) fn closing(pieces: Cells, dir: Direction, line: u8) -> Cells {
    let across = match dir {
        Direction::North | Direction::South => Direction::East,
        Direction::East | Direction::West => Direction::North,
    };
    let back = dir.opposite();
    let one = pieces.stepped(back);
    // Along its own way the piece leaves a hole behind, so that only what lies ahead counts.
    let ahead = if line == 2 { one } else { one & one.stepped(back) };
    ahead | joining_along(pieces, across, line)
}

/// The pieces that stand in the middle of a row of three, or at the lower end of a row of two.
#[inline(always)]
fn standing(pieces: Cells, line: u8) -> Cells {
    let (up, down) = (pieces.stepped(Direction::North), pieces.stepped(Direction::South));
    let (right, left) = (pieces.stepped(Direction::East), pieces.stepped(Direction::West));
    if line == 2 { pieces & (down | left) } else { pieces & (up & down | right & left) }
}

#[inline(always)]
fn steps(pieces: Cells, empty: Cells) -> i32 {
    Direction::ALL.into_iter().map(|dir| count(pieces.stepped(dir) & empty)).sum()
}

#[inline(always)]
fn around(cells: Cells) -> Cells {
    Direction::ALL.into_iter().fold(cells, |found, dir| found | cells.stepped(dir))
}
