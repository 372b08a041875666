//! Counting what can be played, to check the rules and to time them.

use core::hint::black_box;

use crate::game::Seen;
use crate::{Action, Actions, Family, Leaping, Position, Row, leaping, row};

/// How many sequences of exactly that many actions can be played from a position.
///
/// Sequences that the end of the game cuts short are not counted. The last action of each is
/// counted without being played. Time grows with the answer: expect one visit for each sequence
/// that is one action shorter.
///
/// ```
/// # use sandgrid_rules::{perft, Position, Ruleset};
/// let start = Position::start(Ruleset::find("yote-traditional")?);
/// assert_eq!(perft(&start, 3), 27_180);
/// # Ok::<(), sandgrid_rules::KeyError>(())
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    count(position, depth, Leaves::Counted)
}

/// The same count, for which every last action is played.
#[must_use]
pub fn perft_made(position: &Position, depth: u32) -> u64 {
    count(position, depth, Leaves::Made)
}

/// How many sequences of exactly that many whole turns can be played from a position.
#[must_use]
pub fn perft_turns(position: &Position, depth: u32) -> u64 {
    turns(position, &Seen::of(position), depth)
}

/// How the last actions are counted.
#[derive(Copy, Clone)]
enum Leaves {
    Counted,
    Made,
}

/// A position that stands for the third time ends a game, but needs eight half-turns to come
/// about: a sequence shorter than this cannot be cut short by it, and is counted without history.
const SHORTEST_CUT: u32 = 9;

fn count(position: &Position, depth: u32, leaves: Leaves) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth >= SHORTEST_CUT {
        return remembered(position, &Seen::of(position), depth);
    }
    match (&position.rules.family, leaves) {
        (Family::Leaping(choices), Leaves::Counted) => counted(position, choices, depth),
        (Family::Leaping(choices), Leaves::Made) => made(position, choices, depth),
        (Family::Row(choices), Leaves::Counted) => counted(position, choices, depth),
        (Family::Row(choices), Leaves::Made) => made(position, choices, depth),
    }
}

/// A family's rules, so that the choice between the two is made once and not at every action.
trait Play: Copy {
    fn actions(self, position: &Position) -> Actions;
    fn apply(self, position: &mut Position, action: Action);
}

impl Play for &Leaping {
    #[inline(always)]
    fn actions(self, position: &Position) -> Actions {
        leaping::actions(position, self)
    }

    #[inline(always)]
    fn apply(self, position: &mut Position, action: Action) {
        leaping::apply(position, self, action);
    }
}

impl Play for &Row {
    #[inline(always)]
    fn actions(self, position: &Position) -> Actions {
        row::actions(position, self)
    }

    #[inline(always)]
    fn apply(self, position: &mut Position, action: Action) {
        row::apply(position, self, action);
    }
}

fn counted(position: &Position, play: impl Play, depth: u32) -> u64 {
    let actions = play.actions(position);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    actions.for_each(|action| {
        let mut next = *position;
        play.apply(&mut next, action);
        count += counted(&next, play, depth - 1);
    });
    count
}

fn made(position: &Position, play: impl Play, depth: u32) -> u64 {
    let mut count = 0;
    play.actions(position).for_each(|action| {
        let mut next = *position;
        play.apply(&mut next, action);
        count += if depth == 1 {
            // Or else the compiler would see that nobody looks at what was played.
            black_box(&next);
            1
        } else {
            made(&next, play, depth - 1)
        };
    });
    count
}

/// Counts with the history that repetition needs.
fn remembered(position: &Position, seen: &Seen, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if seen.ends(position) {
        return 0;
    }
    let successors = position
        .actions()
        .into_iter()
        .map(|action| successor(position, seen, action));
    successors
        .map(|(next, seen)| remembered(&next, &seen, depth - 1))
        .sum()
}

fn turns(position: &Position, seen: &Seen, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if seen.ends(position) {
        return 0;
    }
    let successors = position
        .actions()
        .into_iter()
        .map(|action| successor(position, seen, action));
    successors
        .map(|(next, seen)| turns(&next, &seen, depth - u32::from(next.duty.is_fresh())))
        .sum()
}

fn successor(position: &Position, seen: &Seen, action: Action) -> (Position, Seen) {
    let (mut next, mut seen) = (*position, seen.clone());
    next.apply(action);
    seen.enter(&next);
    (next, seen)
}
