//! Evaluation features of Wali and Bolotondou.

use sandgrid_rules::{Actions, Cells, Direction, Position, Row, Side};

use super::{Rim, TERMS, Terms, count};

pub(super) const NAMES: [&str; TERMS] = [
    "to act, or to begin moving",
    "pieces",
    "pieces in hand",
    "holes to place in",
    "pieces in hand that find no hole",
    "rows that we can close",
    "rows that they can close",
    "whether we can close a row, and act first",
    "whether they can close a row, and we cannot before",
    "steps",
    "rows standing",
    "rows that can be opened and closed again",
    "open rows; while placing, those that can be closed and still be filled",
    "pieces on edges",
    "pieces in corners",
    "who is ahead",
];

/// One side's pieces with their steps and the rows within reach.
struct Camp {
    pieces: Cells,
    steps: [Cells; 4],
    /// The empty holes at which one more piece would stand in a row.
    joining: Cells,
    /// The empty holes at which a step closes a row.
    closings: Cells,
}

impl Camp {
    #[inline(always)]
    fn new(pieces: Cells, empty: Cells, steps: [Cells; 4], row: &Row) -> Self {
        let joining = row.joining(pieces) & empty;
        Self { pieces, steps, joining, closings: closings(pieces, &steps, row) }
    }

    #[inline(always)]
    fn steps(&self) -> i32 {
        self.steps.into_iter().map(count).sum()
    }
}

#[inline(always)]
pub(super) fn terms(position: &Position, actions: &Actions, rim: &Rim, row: &Row) -> Terms {
    let (us, empty) = (position.turn(), position.empty());
    let hands = position.in_hand();
    let hands = [i32::from(hands[us]), i32::from(hands[!us])];
    let placing = hands != [0; 2];
    let steps = if placing {
        row.steps(position.ours(), empty)
    } else {
        Direction::ALL.map(|dir| actions.steps(dir))
    };
    let ours = Camp::new(position.ours(), empty, steps, row);
    let theirs = Camp::new(position.theirs(), empty, row.steps(position.theirs(), empty), row);
    let pieces = i32::from(position.total(us)) - i32::from(position.total(!us));
    let (rows, others) =
        (standing(ours.pieces, row.line.value), standing(theirs.pieces, row.line.value));
    let mut terms = [0; TERMS];
    terms[1] = pieces;
    let (mut close, mut closed) = (ours.closings, theirs.closings);
    if placing {
        while_placing(&mut terms, &ours, &theirs, hands, empty);
        (close, closed) = (close & theirs.joining, closed & ours.joining);
    } else {
        terms[12] = count(ours.joining) - count(theirs.joining);
    }
    // The side that begins placing also begins moving.
    let tempo = if placing && us == Side::Second {
        tempo(closed, close).map(|term| -term)
    } else {
        tempo(close, closed)
    };
    [terms[0], terms[7], terms[8]] = tempo;
    terms[5] = count(close);
    terms[6] = -count(closed);
    terms[9] = ours.steps() - theirs.steps();
    terms[10] = count(rows) - count(others);
    terms[11] = count(rows & around(empty)) - count(others & around(empty));
    terms[13] = count(ours.pieces & rim.edges) - count(theirs.pieces & rim.edges);
    terms[14] = count(ours.pieces & rim.corners) - count(theirs.pieces & rim.corners);
    terms[15] = pieces.signum();
    terms
}

/// Features of the placing phase: the pieces in hand, and the holes where they fit.
#[inline(always)]
fn while_placing(
    terms: &mut Terms,
    ours: &Camp,
    theirs: &Camp,
    [hand, other]: [i32; 2],
    empty: Cells,
) {
    let (here, there) = (count(empty - ours.joining), count(empty - theirs.joining));
    terms[2] = hand - other;
    terms[3] = here - there;
    terms[4] = (other - there).max(0) - (hand - here).max(0);
    // The enemy may fill an open hole that he may place in.
    terms[12] = count(ours.closings - theirs.joining) - count(theirs.closings - ours.joining);
}

/// Returns the tempo features: for acting at all, for closing a row, and for a row that only the other side can
/// close.
#[inline(always)]
fn tempo(close: Cells, closed: Cells) -> [i32; 3] {
    let (can, could) = (i32::from(!close.is_empty()), i32::from(!closed.is_empty()));
    [1, can, -could * (1 - can)]
}

/// Returns the empty holes to which a piece can step and stand in a row there.
#[inline(always)]
pub(crate) fn closings(pieces: Cells, steps: &[Cells; 4], row: &Row) -> Cells {
    Direction::ALL.into_iter().zip(steps).fold(Cells::EMPTY, |found, (dir, from)| {
        found | from.stepped(dir) & closing(pieces, dir, row.line.value)
    })
}

/// Returns the holes where a piece that arrives in direction `dir` completes a row.
#[inline(always)]
pub(crate) fn closing(pieces: Cells, dir: Direction, line: u8) -> Cells {
    let across = match dir {
        Direction::North | Direction::South => Direction::East,
        Direction::East | Direction::West => Direction::North,
    };
    let back = dir.opposite();
    let one = pieces.stepped(back);
    // The moving piece leaves a hole behind it, so only the pieces ahead count along its direction.
    let ahead = if line == 2 { one } else { one & one.stepped(back) };
    ahead | joining_along(pieces, across, line)
}

/// Returns the holes at which one more piece would stand in a row of at least `line` (2 or 3)
/// pieces.
#[inline(always)]
fn joining_along(pieces: Cells, axis: Direction, line: u8) -> Cells {
    let (before, behind) = (pieces.stepped(axis), pieces.stepped(axis.opposite()));
    if line == 2 {
        return before | behind;
    }
    let twice = before & before.stepped(axis) | behind & behind.stepped(axis.opposite());
    twice | before & behind
}

/// Returns the pieces in the middle of a row of three, or at the lower end of a row of two.
#[inline(always)]
fn standing(pieces: Cells, line: u8) -> Cells {
    let (up, down) = (pieces.stepped(Direction::North), pieces.stepped(Direction::South));
    let (right, left) = (pieces.stepped(Direction::East), pieces.stepped(Direction::West));
    if line == 2 { pieces & (down | left) } else { pieces & (up & down | right & left) }
}

#[inline(always)]
fn around(cells: Cells) -> Cells {
    Direction::ALL.into_iter().fold(cells, |found, dir| found | cells.stepped(dir))
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::{Action, Family, Game, Pending, Ruleset};

    use super::super::held;
    use super::*;
    use crate::amount::amount;
    use crate::random;

    /// Returns the holes where a step of the side to act completes a row, so that it must capture.
    fn played_closings(position: &Position) -> Cells {
        let steps = position.actions().into_iter().filter_map(|action| match action {
            Action::Step { from, dir } => Some((action, Cells::from(from).stepped(dir))),
            _ => None,
        });
        let takes = steps
            .filter(|(step, _)| matches!(position.played(*step).pending(), Pending::Take { .. }));
        takes.fold(Cells::EMPTY, |found, (_, to)| found | to)
    }

    #[test]
    fn row_features_agree_with_the_rules() {
        let mut closed = 0;
        for rules in Ruleset::ALL {
            let Family::Row(row) = rules.family() else { continue };
            for seed in 0..amount(40, 1) {
                let mut game = Game::new(rules);
                while let Some(action) = random(&game, seed) {
                    let position = game.position();
                    if position.pending().is_fresh() && held(position) == 0 {
                        let (ours, empty) = (position.ours(), position.empty());
                        let found = closings(ours, &row.steps(ours, empty), row);
                        assert_eq!(found, played_closings(position), "{position}");
                        closed += count(found);
                    }
                    game.play(action).expect("a listed action is legal");
                }
            }
        }
        assert!(closed > amount(1_000, 20), "{closed}");
    }
}
