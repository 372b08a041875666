//! The rules of Wali and Bolotondou.

use crate::direction::ByDirection;
use crate::outcome::limit;
use crate::position::{Tally, TurnEnd};
use crate::{
    Action, Actions, Cell, Cells, Deadlock, Direction, Draw, Outcome, Pending, Position, Row, Side,
    Win,
};

/// The two axes of rows, each by one of its directions.
const AXES: [Direction; 2] = [Direction::North, Direction::East];

/// The quiet count at which the game is drawn.
pub(crate) const QUIET_LIMIT: u8 = limit::ROW;

impl Row {
    /// Returns the holes in which another piece of that side would complete a row or a longer line: it may not be placed
    /// there (001-W2, 001-B2).
    #[must_use]
    #[inline(always)]
    pub fn joining(&self, pieces: Cells) -> Cells {
        AXES.into_iter()
            .fold(Cells::EMPTY, |found, axis| found | joining(pieces, axis, self.line.value))
    }

    /// The rows in which the piece at that hole stands, by axis: upright, then level. A row is as long as
    /// the ruleset says, or longer; an empty set stands for none.
    #[must_use]
    pub fn rows_with(&self, pieces: Cells, at: Cell) -> [Cells; 2] {
        AXES.map(|axis| {
            let mut row = Cells::EMPTY;
            for dir in [axis, axis.opposite()] {
                let mut next = Some(at);
                while let Some(cell) = next.filter(|cell| pieces.contains(*cell)) {
                    row.insert(cell);
                    next = cell.neighbor(dir);
                }
            }
            if row.len() >= u32::from(self.line.value) { row } else { Cells::EMPTY }
        })
    }

    /// Which of a side's pieces can step each way, in the order of [`Direction::ALL`], making no
    /// row too long (001-W6, 001-B3).
    #[must_use]
    #[inline(always)]
    pub fn steps(&self, pieces: Cells, empty: Cells) -> [Cells; 4] {
        *steps(pieces, empty, self).values()
    }
}

/// Returns whether pieces are still being placed.
#[inline(always)]
pub(crate) fn is_placing(position: &Position) -> bool {
    position.our.in_hand | position.their.in_hand != 0
}

/// Removes the hand of a side that can place no more, and gives the turn to one that can (Q-W1).
pub(crate) fn settle(position: &mut Position, row: &Row) {
    if is_placing(position) {
        take_stuck_hands(position, row);
        if position.our.in_hand == 0 && position.their.in_hand > 0 {
            let judged = position.judged; // No turn has ended.
            let Position { ours, our, quiet, .. } = *position;
            *position = Position { judged, ..position.passed(ours, our, quiet) };
        }
    }
}

/// A side that can place no more never will again, since no piece leaves the board: its hand is removed.
#[inline(always)]
fn take_stuck_hands(position: &mut Position, row: &Row) {
    let empty = position.empty();
    take_stuck_hand(position.ours, &mut position.our, empty, row);
    take_stuck_hand(position.theirs, &mut position.their, empty, row);
}

fn take_stuck_hand(ours: Cells, our: &mut Tally, empty: Cells, row: &Row) {
    if our.in_hand > 0 && (empty - row.joining(ours)).is_empty() {
        our.total -= our.in_hand;
        our.in_hand = 0;
    }
}

/// The holes in which one piece more would stand in a row of that many, 2 to 4, or longer.
#[inline(always)]
fn joining(ours: Cells, axis: Direction, length: u8) -> Cells {
    let back = axis.opposite();
    let (a1, b1) = (ours.beside(axis), ours.beside(back));
    if length == 2 {
        return a1 | b1;
    }
    // Holes behind which there is a row of two already, and so on.
    let (a2, b2) = (a1 & a1.beside(axis), b1 & b1.beside(back));
    if length == 3 {
        return a2 | b2 | a1 & b1;
    }
    let (a3, b3) = (a2 & a2.beside(axis), b2 & b2.beside(back));
    a3 | b3 | a2 & b1 | a1 & b2
}

#[inline(always)]
pub(crate) fn actions(position: &Position, row: &Row) -> Actions {
    match position.pending {
        Pending::Take { .. } => Actions { take: position.theirs, ..Actions::none(position) },
        Pending::Open | Pending::Place | Pending::Chain { .. } | Pending::Hop(_) => {
            fresh(position, row)
        }
    }
}

/// Returns the actions of a fresh turn.
#[inline(always)]
fn fresh(position: &Position, row: &Row) -> Actions {
    if is_placing(position) {
        let place = position.empty() - row.joining(position.ours);
        Actions { place, ..Actions::none(position) }
    } else if is_decided(position) {
        Actions::none(position)
    } else {
        Actions { step: steps(position.ours, position.empty(), row), ..Actions::none(position) }
    }
}

/// Returns the pieces of a side that can step, by direction, making no row too long.
#[inline(always)]
fn steps(ours: Cells, empty: Cells, row: &Row) -> ByDirection<Cells> {
    let free = ByAxis::from_fn(|axis| empty - joining(ours, axis, row.line.value + 1));
    ByDirection::from_fn(|dir| {
        let back = dir.opposite();
        // Along its own way the piece leaves a hole behind, so that only what lies ahead counts.
        let landing = free.across(dir) - ahead(ours, dir, row.line.value);
        ours & landing.beside(back)
    })
}

/// The holes right before that many of our pieces in a row, 2 or 3.
#[inline(always)]
fn ahead(ours: Cells, dir: Direction, length: u8) -> Cells {
    let back = dir.opposite();
    let one = ours.beside(back);
    let two = one & one.beside(back);
    if length == 2 { two } else { two & two.beside(back) }
}

/// One value for each of the two axes.
struct ByAxis<T> {
    upright: T,
    level: T,
}

impl<T: Copy> ByAxis<T> {
    #[inline(always)]
    fn from_fn(mut make: impl FnMut(Direction) -> T) -> Self {
        Self { upright: make(Direction::North), level: make(Direction::East) }
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
pub(crate) fn played(position: &Position, row: &Row, action: Action) -> Position {
    match action {
        Action::Place { at } => placed(position, row, at.into()),
        Action::Step { from, dir } => stepped(position, row, from.into(), dir),
        Action::Take { at } => {
            let mut next = Position { pending: Pending::Open, ..*position };
            next.capture(at.into());
            // The winner keeps the turn.
            if next.their.total <= row.end.value {
                Position { judged: TurnEnd::Won, ..next }
            } else {
                next.passed(next.ours, next.our, 0)
            }
        }
        Action::Leap { .. }
        | Action::Hop { .. }
        | Action::TakeFromHand
        | Action::Decline
        | Action::Stop => unreachable!("a row game knows places, steps and removals"),
    }
}

#[inline(always)]
fn placed(position: &Position, row: &Row, at: Cells) -> Position {
    let Position { ours, our, their, .. } = *position;
    let our = Tally { in_hand: our.in_hand - 1, ..our };
    let next = position.passed(ours | at, our, 0);
    // Up to four pieces each: 22 of the 30 holes are empty, and four pieces block at most 16 of them.
    let few = |tally: Tally| tally.in_hand > 0 && tally.total - tally.in_hand <= 4;
    if few(our) && few(their) {
        return next;
    }
    placed_late(next, row)
}

/// Decides who places or moves next.
fn placed_late(mut next: Position, row: &Row) -> Position {
    take_stuck_hands(&mut next, row);
    let goes_on = if is_placing(&next) {
        next.our.in_hand > 0
    } else {
        next.turn == Side::First // Whoever began the placing begins the moving.
    };
    if goes_on { next } else { next.passed(next.ours, next.our, 0) }
}

#[inline(always)]
fn stepped(position: &Position, row: &Row, from: Cells, dir: Direction) -> Position {
    let to = from.beside(dir);
    let rest = position.ours ^ from;
    let ours = rest | to;
    if makes_row(rest, to, row.line.value) {
        let pending = Pending::Take { more: 1, leaper: None };
        return Position { ours, pending, ..*position };
    }
    position.passed(ours, position.our, position.quiet + 1)
}

/// Returns whether a piece in that hole stands in a row of that many, 2 or 3, or longer.
#[inline(always)]
fn makes_row(rest: Cells, to: Cells, length: u8) -> bool {
    // Branch-free, since the branches would be unpredictable.
    AXES.into_iter().fold(false, |makes, axis| {
        let back = axis.opposite();
        let (ahead, behind) = (to.beside(axis), to.beside(back));
        let is_ours = |cells: Cells| !(rest & cells).is_empty();
        makes
            | if length == 2 {
                is_ours(ahead | behind)
            } else {
                is_ours(ahead) & is_ours(behind | ahead.beside(axis))
                    | is_ours(behind) & is_ours(behind.beside(back))
            }
    })
}

/// Returns whether the game is over for any reason other than a blocked side.
#[inline(always)]
fn is_decided(position: &Position) -> bool {
    position.judged == TurnEnd::Won
        || position.our.total == 0
        || position.their.total == 0
        || position.quiet >= QUIET_LIMIT
}

/// Returns the end of the game.
pub(crate) fn outcome(position: &Position, row: &Row) -> Option<Outcome> {
    if !position.pending.is_fresh() || is_placing(position) {
        return None;
    }
    let us = position.turn;
    let won = |by, how| Some(Outcome::Won { by, how });
    if position.judged == TurnEnd::Won || position.their.total == 0 {
        won(us, Win::FewLeft)
    } else if position.our.total == 0 {
        won(!us, Win::FewLeft)
    } else if row.steps(position.ours, position.empty()).iter().all(|cells| cells.is_empty()) {
        won(!us, Win::Blocked)
    } else {
        (position.quiet >= QUIET_LIMIT).then_some(Outcome::Drawn(Draw::NoProgress(Deadlock::Quiet)))
    }
}

/// Returns the win over a side whose pieces, board and hand, are so few that the game ends (001-W10, Q-W5, Q-W7). Of two
/// such sides, the one with fewer pieces has lost; of equal ones, the one to act, whose piece was the last to be taken.
pub(crate) fn few_left(position: &Position, row: &Row) -> Option<Outcome> {
    let Position { our, their, turn, .. } = *position;
    if our.total.min(their.total) > row.end.value || !position.pending.is_fresh() {
        return None;
    }
    let by = if our.total <= their.total { !turn } else { turn };
    Some(Outcome::Won { by, how: Win::FewLeft })
}

/// Returns the outcome of the third occurrence of a position (Q-W13).
pub(crate) fn repeated(position: &Position) -> Option<Outcome> {
    (!is_placing(position)).then_some(Outcome::Drawn(Draw::NoProgress(Deadlock::Repeated)))
}

#[cfg(test)]
mod tests {
    use crate::{Outcome, Position, Ruleset, Side, Win};

    fn position(text: &str) -> Position {
        Position::parse(text, Ruleset::find("wali-ludens").unwrap()).unwrap()
    }

    #[test]
    fn side_without_a_step_loses() {
        let blocked = position("6/6/6/i5/oi4 o 0/0 - 0");
        let won = Outcome::Won { by: Side::Second, how: Win::Blocked };
        assert_eq!(blocked.outcome(), Some(won));
        assert_eq!(position("6/6/6/i5/oi4 i 0/0 - 0").outcome(), None);
    }

    #[test]
    fn side_without_pieces_loses() {
        let bare = position("6/6/2i3/6/6 o 0/0 - 0");
        assert_eq!(bare.outcome(), Some(Outcome::Won { by: Side::Second, how: Win::FewLeft }));
        let alone = position("6/6/2o3/6/6 o 0/0 - 0");
        assert_eq!(alone.outcome(), Some(Outcome::Won { by: Side::First, how: Win::FewLeft }));
    }

    /// The text of a position, the ruleset, and the winner of the game that has come to it, if it is over.
    const REACHED: [(&str, &str, Option<Side>); 9] = [
        ("6/6/2ii2/6/o1o1o1 i 0/0 - 0", "wali-ludens", Some(Side::First)),
        ("6/6/2ii2/6/o1o1o1 o 0/0 - 0", "wali-ludens", Some(Side::First)),
        ("6/6/2i1i1/4i1/o1o1o1 o 0/0 - 0", "wali-ludens", None),
        ("6/6/2ii2/6/o1o1o1 o 0/1 - 0", "wali-ludens", None),
        ("6/6/2i3/6/o1o1o1 o 0/1 - 0", "wali-ludens", Some(Side::First)),
        ("6/6/2i1i1/6/o1o1o1 o 0/0 - 0", "bolotondou-ludens", Some(Side::First)),
        ("6/6/2i1i1/6/o1o1o1 o 0/0 - 0", "bolotondou-ludens+to-one", None),
        ("6/6/2i3/6/o1o1o1 o 0/0 - 0", "bolotondou-ludens+to-one", Some(Side::First)),
        ("6/6/2i1i1/6/o1o3 o 0/0 - 0", "bolotondou-ludens", Some(Side::Second)),
    ];

    #[test]
    fn side_with_too_few_pieces_has_lost() {
        for (text, key, by) in REACHED {
            let reached = Position::parse(text, Ruleset::find(key).unwrap()).unwrap();
            let won = by.map(|by| Outcome::Won { by, how: Win::FewLeft });
            assert_eq!(reached.outcome_if_reached(), won, "{key}: {text}");
        }
    }

    /// Also in set-up positions with few pieces.
    #[test]
    fn placing_and_moving_begin_with_the_same_side() {
        for text in ["5i/6/6/6/o5 o 1/0 - 0", "5i/6/6/6/o5 i 0/1 - 0"] {
            let mut last = position(text);
            last.play("c3".parse().unwrap()).unwrap();
            assert_eq!(last.turn(), Side::First, "{text}");
        }
    }
}
