//! How Wali and Bolotondou are played.

use crate::direction::ByDirection;
use crate::outcome::limit;
use crate::position::Judged;
use crate::{
    Action, Actions, BySide, Cells, Deadlock, Direction, Draw, Duty, Outcome, Position, Row, Side,
    Win,
};

/// The two ways in which a row can lie, each by one of its directions.
const AXES: [Direction; 2] = [Direction::North, Direction::East];

/// Whether pieces are still being placed.
#[inline(always)]
pub(crate) fn is_placing(position: &Position) -> bool {
    position.in_hand.first | position.in_hand.second != 0
}

/// Takes the hand of whoever can place no more, and gives the turn to who can (Q-W1).
pub(crate) fn settle(position: &mut Position, row: &Row) {
    if is_placing(position) {
        take_stuck_hands(position, row);
        if position.in_hand[position.turn] == 0 && position.in_hand[!position.turn] > 0 {
            position.turn = !position.turn;
        }
    }
}

/// Whoever can place no more never will again, since nothing leaves the board: his hand is out.
#[inline(always)]
fn take_stuck_hands(position: &mut Position, row: &Row) {
    for side in Side::ALL {
        if position.in_hand[side] > 0 && is_stuck(position, row, side) {
            position.total[side] -= position.in_hand[side];
            position.in_hand[side] = 0;
        }
    }
}

#[inline(always)]
fn is_stuck(position: &Position, row: &Row, side: Side) -> bool {
    // A piece spoils four holes at most, so that few pieces cannot spoil them all.
    let ours = position.total[side] - position.in_hand[side];
    let shape = position.rules.shape;
    let empty = shape.columns() * shape.rows() - placed(position);
    4 * ours >= empty && places(position, row, side).is_empty()
}

/// How many pieces are on the board, while nobody has lost any.
#[inline(always)]
fn placed(position: &Position) -> u8 {
    let on = BySide::from_fn(|side| position.total[side] - position.in_hand[side]);
    on.first + on.second
}

/// The holes in which a side may place a piece.
#[inline(always)]
fn places(position: &Position, row: &Row, side: Side) -> Cells {
    let ours = position.board[side];
    AXES.into_iter().fold(position.empty(), |free, axis| {
        free - joining(ours, axis, row.line.is)
    })
}

/// The holes in which one piece more would stand in a row of that many, 2 to 4, or longer.
#[inline(always)]
fn joining(ours: Cells, axis: Direction, length: u8) -> Cells {
    let back = axis.opposite();
    let (a1, b1) = (ours.stepped(axis), ours.stepped(back));
    if length == 2 {
        return a1 | b1;
    }
    // Where what lies behind is a row of two already, and so on.
    let (a2, b2) = (a1 & a1.stepped(axis), b1 & b1.stepped(back));
    if length == 3 {
        return a2 | b2 | a1 & b1;
    }
    let (a3, b3) = (a2 & a2.stepped(axis), b2 & b2.stepped(back));
    a3 | b3 | a2 & b1 | a1 & b2
}

#[inline(always)]
pub(crate) fn actions(position: &Position, row: &Row) -> Actions {
    match position.duty {
        Duty::Take { .. } => Actions {
            take: position.theirs(),
            ..Actions::default()
        },
        _ if is_placing(position) => Actions {
            place: places(position, row, position.turn),
            ..Actions::default()
        },
        _ if is_decided(position, row) => Actions::default(),
        _ => Actions {
            step: steps(position, row),
            ..Actions::default()
        },
    }
}

/// Which of our pieces can step that way and that, making no row too long.
#[inline(always)]
fn steps(position: &Position, row: &Row) -> ByDirection<Cells> {
    let (ours, empty) = (position.ours(), position.empty());
    let free = ByAxis::from_fn(|axis| empty - joining(ours, axis, row.line.is + 1));
    ByDirection::from_fn(|dir| {
        let back = dir.opposite();
        // Along its own way the piece leaves a hole behind, so that only what lies ahead counts.
        let landing = free.across(dir) - ahead(ours, dir, row.line.is);
        ours & landing.stepped(back)
    })
}

/// The holes right before that many of our pieces in a row.
#[inline(always)]
fn ahead(ours: Cells, dir: Direction, length: u8) -> Cells {
    let back = dir.opposite();
    let one = ours.stepped(back);
    let two = one & one.stepped(back);
    match length {
        1 => one,
        2 => two,
        _ => two & two.stepped(back),
    }
}

/// One value for each way in which a row can lie.
struct ByAxis<T> {
    upright: T,
    level: T,
}

impl<T: Copy> ByAxis<T> {
    #[inline(always)]
    fn from_fn(mut make: impl FnMut(Direction) -> T) -> Self {
        Self {
            upright: make(Direction::North),
            level: make(Direction::East),
        }
    }

    /// The value of the rows that lie across that way.
    #[inline(always)]
    fn across(&self, dir: Direction) -> T {
        match dir {
            Direction::North | Direction::South => self.level,
            Direction::East | Direction::West => self.upright,
        }
    }
}

#[inline(always)]
pub(crate) fn apply(position: &mut Position, row: &Row, action: Action) {
    match action {
        Action::Place { at } => place(position, row, at.into()),
        Action::Step { from, dir } => step(position, row, from.into(), dir),
        Action::Take { at } => {
            position.capture(at.into());
            position.duty = Duty::Open;
            // Whoever won still acts.
            if !is_won(position, row) {
                end_turn(position, !position.turn, 0);
            }
        }
        _ => unreachable!("a row game knows places, steps and removals"),
    }
}

#[inline(always)]
fn end_turn(position: &mut Position, next: Side, quiet: u8) {
    position.turn = next;
    position.quiet = quiet;
    position.judged = Judged::Played;
}

#[inline(always)]
fn place(position: &mut Position, row: &Row, at: Cells) {
    let us = position.turn;
    position.board[us] |= at;
    position.in_hand[us] -= 1;
    take_stuck_hands(position, row);
    let next = if position.in_hand[!us] > 0 {
        !us
    } else if position.in_hand[us] > 0 {
        us
    } else {
        Side::First // Whoever began the placing begins the moving.
    };
    end_turn(position, next, 0);
}

#[inline(always)]
fn step(position: &mut Position, row: &Row, from: Cells, dir: Direction) {
    let us = position.turn;
    let to = from.stepped(dir);
    let rest = position.board[us] ^ from;
    position.board[us] = rest | to;
    let rows = AXES.into_iter().fold(Cells::EMPTY, |rows, axis| {
        rows | joining(rest, axis, row.line.is)
    });
    if (rows & to).is_empty() {
        end_turn(position, !us, position.quiet + 1);
    } else {
        position.duty = Duty::Take {
            more: 1,
            leaper: None,
        };
    }
}

/// Whether the enemy has too few pieces left, now that all are placed.
#[inline(always)]
fn is_won(position: &Position, row: &Row) -> bool {
    position.total[!position.turn] <= row.end.is
}

/// Whether the game is over for any reason but that nothing can be done.
#[inline(always)]
fn is_decided(position: &Position, row: &Row) -> bool {
    is_won(position, row)
        || position.total[position.turn] <= row.end.is
        || position.quiet >= limit::ROW
}

/// How the game ended.
pub(crate) fn outcome(position: &Position, row: &Row) -> Option<Outcome> {
    if !position.duty.is_fresh() || is_placing(position) {
        return None;
    }
    let us = position.turn;
    let won = |by, how| Some(Outcome::Won { by, how });
    if is_won(position, row) {
        won(us, Win::FewLeft)
    } else if position.total[us] <= row.end.is {
        won(!us, Win::FewLeft)
    } else if steps(position, row)
        .values()
        .iter()
        .all(|cells| cells.is_empty())
    {
        won(!us, Win::Blocked)
    } else {
        (position.quiet >= limit::ROW).then_some(Outcome::Drawn(Draw::NoProgress(Deadlock::Quiet)))
    }
}

/// What the third occurrence of a position means (Q-W13).
pub(crate) fn repeated(position: &Position) -> Option<Outcome> {
    (!is_placing(position)).then_some(Outcome::Drawn(Draw::NoProgress(Deadlock::Repeated)))
}
