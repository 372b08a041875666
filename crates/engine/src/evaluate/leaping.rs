//! Evaluation features of Yoté and Choko.

use sandgrid_rules::{Actions, Cells, Direction, Pending, Position};

use super::{Rim, TERMS, Terms, coarse_quiet_count, count};

pub(super) const NAMES: [&str; TERMS] = [
    "to act",
    "pieces",
    "pieces in hand",
    "who is ahead",
    "who is ahead, the longer it is quiet",
    "theirs en prise",
    "ours en prise",
    "whether we can leap",
    "whether they can leap, and we cannot",
    "holes to go to",
    "pieces on edges",
    "pieces in corners",
    "ways to be leapt over",
    "bound to place",
    "hand empty",
    "leaps in preparation",
];

#[inline(always)]
pub(super) fn terms(position: &Position, actions: &Actions, rim: &Rim) -> Terms {
    let (us, them) = (position.turn(), !position.turn());
    let (ours, theirs, empty) = (position.ours(), position.theirs(), position.empty());
    let hands = position.in_hand();
    let pieces = i32::from(position.total(us)) - i32::from(position.total(them));
    let (gained, lost) = (en_prise(ours, theirs, empty), en_prise(theirs, ours, empty));
    let (can, could) = (i32::from(actions.has_leap()), i32::from(!lost.is_empty()));
    let (near, far) = (around(ours) & empty, around(theirs) & empty);
    let bound = i32::from(position.pending() == Pending::Place);
    [
        1,
        pieces,
        i32::from(hands[us]) - i32::from(hands[them]),
        pieces.signum(),
        pieces.signum() * i32::from(coarse_quiet_count(position)),
        count(gained),
        -count(lost),
        can,
        -could * (1 - can),
        count(near) - count(far),
        count(ours & rim.edges) - count(theirs & rim.edges),
        count(ours & rim.corners) - count(theirs & rim.corners),
        exposures(theirs, empty) - exposures(ours, empty),
        -bound,
        i32::from(hands[them] == 0) - i32::from(hands[us] == 0),
        count(near & posts(theirs, empty)) - count(far & posts(ours, empty)),
    ]
}

/// Returns the victims that a leaper can capture next.
#[inline(always)]
pub(crate) fn en_prise(leapers: Cells, victims: Cells, empty: Cells) -> Cells {
    Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
        found | victims & leapers.stepped(dir) & empty.stepped(dir.opposite())
    })
}

/// Returns the holes orthogonally adjacent to a set.
#[inline(always)]
fn around(cells: Cells) -> Cells {
    Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| found | cells.stepped(dir))
}

/// Counts the lines on which a piece has a free hole on both sides, so that an enemy who reaches
/// one of them could leap over it.
#[inline(always)]
fn exposures(pieces: Cells, empty: Cells) -> i32 {
    let upright = empty.stepped(Direction::North) & empty.stepped(Direction::South);
    let level = empty.stepped(Direction::East) & empty.stepped(Direction::West);
    count(pieces & upright) + count(pieces & level)
}

/// Returns the free holes from which a piece could leap over one of the victims.
#[inline(always)]
pub(crate) fn posts(victims: Cells, empty: Cells) -> Cells {
    Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
        let back = dir.opposite();
        found | empty & (victims & empty.stepped(back)).stepped(back)
    })
}
