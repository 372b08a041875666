//! How likely it is that blocks come in time.

use crate::round::Claims;
use crate::{Counts, Seat, Stage, Table, View};

/// The probabilities that missing blocks come before the round ends.
///
/// All of them are estimates: an own turn draws one of the unseen blocks, another's discard can be claimed where that
/// is allowed, and the length of the round is unknown.
#[derive(Clone, Debug)]
pub(super) struct Odds {
    /// How many blocks of each face are out of sight.
    pub(super) live: Counts,
    /// The probability that one of *n* blocks comes, also by a claim.
    one: [f32; 5],
    /// The probability that one of *n* blocks is drawn.
    slow: [f32; 9],
    /// The probability that one of *n* blocks comes in the second half of the time.
    half: [f32; 5],
    /// That a group in the hand is displayed in time, if it is not now.
    pub(super) later: f32,
    /// That a block that is of no use now stays so.
    pub(super) stale: f32,
    /// The expected value of the Sightings in the Fence, per draw.
    pub(super) draw: f32,
    /// How many own turns are still to come.
    pub(super) turns: u8,
}

/// How many turns a seat has in a round, ordinarily.
const ORDINARY: u8 = 13;

/// How much more often a missing block comes for each other player whose discards can be claimed.
const CLAIMED: f32 = 0.5;

impl Odds {
    pub(super) fn of(view: &View<'_>, seat: Seat) -> Self {
        let table = view.table;
        let live = view.unseen();
        let others = f32::from(others(table));
        let always = table.round.is_some_and(|round| round.spec().claims == Claims::Always);
        let turns = turns(table, seat);
        let each = 1.0 / small(live.total()).max(1.0);
        let quick = if always { each * (1.0 + CLAIMED * others) } else { each };
        let by_turns = |rate: f32, turns: u8| {
            move |copies: usize| {
                let none = (1.0 - rate * small(u32::try_from(copies).unwrap_or(0))).max(0.0);
                1.0 - (0..turns).fold(1.0, |left, _| left * none)
            }
        };
        let (one, half) = (by_turns(quick, turns), by_turns(quick, turns.div_ceil(2)));
        let slow = by_turns(each * if always { 1.5 } else { 1.0 }, turns);
        Self {
            live,
            one: core::array::from_fn(one),
            slow: core::array::from_fn(slow),
            half: core::array::from_fn(half),
            later: 1.0 - danger(table, seat),
            stale: (1.0 - 0.03 * f32::from(turns)).max(0.5),
            draw: sightings(view) / f32::from(table.ends.total.max(1)),
            turns,
        }
    }

    /// Returns the probability that the one missing block comes, given its unseen copies.
    pub(super) fn one(&self, copies: u8) -> f32 {
        self.one[usize::from(copies.min(4))]
    }

    /// That two come that are missing: first one of `either`, then one of `last`.
    pub(super) fn two(&self, either: u8, last: u8) -> f32 {
        self.slow[usize::from(either.min(8))] * self.half[usize::from(last.min(4))]
    }
}

/// Small numbers, exactly.
pub(super) fn small(number: u32) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

/// Returns the number of other players.
pub(super) fn others(table: &Table) -> u8 {
    u8::try_from(table.players.count()).unwrap_or(4) - 1
}

/// Returns the expected number of own turns until a win or an empty Fence.
fn turns(table: &Table, seat: Seat) -> u8 {
    let count = others(table) + 1;
    let gone = u8::try_from(table.discards.len() / usize::from(count)).unwrap_or(u8::MAX);
    let left = table.ends.total / count + 1;
    let close = |other: &&Seat| -> u8 {
        let place = table.place(**other);
        let to_come = table.round.map_or(4, |round| {
            let shown = u8::try_from(place.groups.len()).unwrap_or(6);
            (round.spec().groups.saturating_sub(shown) * round.spec().size).div_ceil(3)
        });
        if place.announced { 3 } else { 3 + 3 * to_come }
    };
    let others = table.seats().iter().filter(|other| **other != seat);
    let nearest = others.map(|other| close(&other)).min().unwrap_or(ORDINARY);
    ORDINARY.saturating_sub(gone).max(4).min(nearest).min(left).max(1)
}

/// That the round ends before one's next turn.
fn danger(table: &Table, seat: Seat) -> f32 {
    let others = table.seats().iter().filter(|other| **other != seat);
    let announced = others.filter(|other| table.place(**other).announced).count();
    let of_fence = match table.stage {
        Stage::Empty(_) => 0.0,
        _ if usize::from(table.ends.total) < 2 * table.players.count() => 0.5,
        _ => 0.0,
    };
    (0.015 + 0.15 * small(u32::try_from(announced).unwrap_or(0)) + of_fence).min(0.9)
}

/// Returns the value of all Sightings that are still to be drawn.
fn sightings(view: &View<'_>) -> f32 {
    let all: i32 = crate::Animal::ALL.iter().map(|animal| animal.value()).sum();
    let places = view.table.places.iter().flat_map(|place| &place.sightings);
    let seen: i32 = places.map(|block| block.face().points()).sum();
    small(u32::try_from(all - seen).unwrap_or(0))
}
