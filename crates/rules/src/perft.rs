//! Counting what can be played, to check the rules and to time them.

use core::hint::black_box;

use crate::actions::Visitor;
use crate::game::RepetitionHistory;
use crate::{Action, Actions, Family, Position, Ruleset, leaping, row};

/// Returns the number of sequences of exactly that many actions from a position.
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

/// Returns the number of sequences of exactly that many whole turns from a position.
#[must_use]
pub fn perft_turns(position: &Position, depth: u32) -> u64 {
    let takes = |next: &Position| u32::from(next.pending.is_fresh());
    remembered(position, &RepetitionHistory::of(position), depth, takes)
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
        return remembered(position, &RepetitionHistory::of(position), depth, |_| 1);
    }
    // The choices are the same on every board.
    let index = Ruleset::ALL.iter().position(|rules| rules.key == position.rules.key);
    KNOWN[index.expect("every key is in ALL")](position, depth, leaves)
}

/// A count by the rules of each ruleset, in the order of [`Ruleset::ALL`], so that the compiler
/// knows every choice of the rulebook where it plays.
const KNOWN: [fn(&Position, u32, Leaves) -> u64; Ruleset::ALL.len()] = [
    counted::<0>,
    counted::<1>,
    counted::<2>,
    counted::<3>,
    counted::<4>,
    counted::<5>,
    counted::<6>,
    counted::<7>,
    counted::<8>,
    counted::<9>,
    counted::<10>,
    counted::<11>,
    counted::<12>,
    counted::<13>,
    counted::<14>,
    counted::<15>,
    counted::<16>,
    counted::<17>,
    counted::<18>,
];

/// The choices of the ruleset with that number.
struct Known<const N: usize>;

impl<const N: usize> Known<N> {
    const FAMILY: Family = Ruleset::ALL[N].family;

    #[inline(always)]
    fn actions(position: &Position) -> Actions {
        match const { &Self::FAMILY } {
            Family::Leaping(choices) => leaping::actions(position, choices),
            Family::Row(choices) => row::actions(position, choices),
        }
    }

    #[inline(always)]
    fn count(position: &Position) -> u64 {
        match const { &Self::FAMILY } {
            Family::Leaping(choices) => leaping::count(position, choices) as u64,
            Family::Row(choices) => row::actions(position, choices).len() as u64,
        }
    }

    #[inline(always)]
    fn played(position: &Position, action: Action) -> Position {
        match const { &Self::FAMILY } {
            Family::Leaping(choices) => leaping::played(position, choices, action),
            Family::Row(choices) => row::played(position, choices, action),
        }
    }
}

/// Counts what follows each action that it is shown.
struct Counter<'a, const N: usize> {
    position: &'a Position,
    depth: u32,
    leaves: Leaves,
    count: u64,
}

impl<const N: usize> Visitor for Counter<'_, N> {
    #[inline(always)]
    fn visit(&mut self, action: Action) {
        let next = Known::<N>::played(self.position, action);
        self.count += counted::<N>(&next, self.depth, self.leaves);
    }
}

fn counted<const N: usize>(position: &Position, depth: u32, leaves: Leaves) -> u64 {
    match (depth, leaves) {
        (1, Leaves::Counted) => Known::<N>::count(position),
        (1, Leaves::Made) => made::<N>(position),
        _ => {
            let mut counter = Counter::<N> { position, depth: depth - 1, leaves, count: 0 };
            Known::<N>::actions(position).show(&mut counter);
            counter.count
        }
    }
}

/// Plays each action that it is shown.
struct Maker<'a, const N: usize> {
    position: &'a Position,
    count: u64,
}

impl<const N: usize> Visitor for Maker<'_, N> {
    #[inline(always)]
    fn visit(&mut self, action: Action) {
        // Keeps the compiler from removing a result that is not used.
        black_box(&Known::<N>::played(self.position, action));
        self.count += 1;
    }
}

fn made<const N: usize>(position: &Position) -> u64 {
    let mut maker = Maker::<N> { position, count: 0 };
    Known::<N>::actions(position).show(&mut maker);
    maker.count
}

/// Counts with the history that repetition needs; `takes` is the depth that leads to a position.
fn remembered(
    position: &Position,
    seen: &RepetitionHistory,
    depth: u32,
    takes: fn(&Position) -> u32,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if seen.ends(position) {
        return 0;
    }
    let successors = position.actions().into_iter().map(|action| successor(position, seen, action));
    successors.map(|(next, seen)| remembered(&next, &seen, depth - takes(&next), takes)).sum()
}

fn successor(
    position: &Position,
    seen: &RepetitionHistory,
    action: Action,
) -> (Position, RepetitionHistory) {
    let (next, mut seen) = (position.played(action), seen.clone());
    seen.enter(&next);
    (next, seen)
}
