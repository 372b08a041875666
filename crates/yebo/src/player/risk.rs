//! The risk of a discard.

use super::context::DecisionContext;
use super::odds::small;
use super::wait::Waits;
use crate::pattern::{Lot, Pattern};
use crate::plan::Plan;
use crate::round::Claims;
use crate::{Counts, Face, Place};

/// The chances that the others use a discard.
pub(super) struct Risk<'a> {
    patterns: &'static [Pattern],
    claims: Claims,
    live: &'a Counts,
    others: [Option<Other>; 3],
}

/// The visible state of another seat.
struct Other {
    plan: Plan,
    /// Its last group, if it has announced the last block of that.
    waits: Option<Waits>,
    /// That he holds a certain one of the blocks that are out of sight.
    holds: f32,
    /// The cost of its ending the round.
    end: f32,
}

/// The ratio of holding a useful block to holding a useless one.
const KEPT: f32 = 1.6;

/// The cost of another seat's group, as a share of its points.
const ENVY: f32 = 0.33;

impl<'a> Risk<'a> {
    /// `stake` is what the hand may still come to.
    pub(super) fn of(context: &'a DecisionContext<'_>, stake: f32) -> Self {
        let house = &context.table.house;
        let live = &context.worth.odds().live;
        let out = small(live.total()).max(1.0);
        let mut seats = context.table.seats().iter().filter(|seat| **seat != context.seat);
        let others = [(); 3].map(|()| {
            let seat = *seats.next()?;
            let place: &Place = context.table.place(seat);
            let waits = Waits::of(context.table, seat, live);
            let hidden = usize::from(place.held).saturating_sub(place.known.len());
            let end = if place.announced { stake.max(0.0) + 30.0 } else { 0.0 };
            let holds = small(u32::try_from(hidden).unwrap_or(0)) / out * KEPT;
            let plan = Plan::after(context.round, house, &place.groups);
            Some(Other { plan, waits, holds, end })
        });
        let patterns = Pattern::all(context.round, house);
        Self { patterns, claims: context.round.spec().claims, live, others }
    }

    /// Returns the expected cost of a discard.
    pub(super) fn cost(&self, face: Face) -> f32 {
        self.others.iter().flatten().map(|other| self.by(other, face)).sum()
    }

    fn by(&self, other: &Other, face: Face) -> f32 {
        if self.claims == Claims::ToWin && other.end <= 0.0 {
            return 0.0;
        }
        let index = face.index();
        let (mut chance, mut points) = (0.0_f32, 0.0_f32);
        for pattern in self.patterns {
            let faces = pattern.faces();
            let has_it = faces.iter().any(|at| usize::from(*at) == index);
            if !has_it || pattern.lot == Lot::Africa || other.plan.with(*pattern).is_err() {
                continue;
            }
            chance += self.rest(faces, index, other.holds);
            points = if pattern.lot == Lot::Suits { 30.0 } else { 60.0 };
        }
        let ends =
            if other.plan.left == 1 || self.claims == Claims::ToWin { other.end } else { 0.0 };
        let chance = other.waits.as_ref().map_or(chance.min(0.7), |waits| waits.chance(face));
        chance * (ENVY * points + ends)
    }

    /// Returns the probability that one seat holds the other blocks of a group.
    fn rest(&self, faces: &[u8], index: usize, holds: f32) -> f32 {
        let live = |face: u8| f32::from(self.live.0[usize::from(face)]);
        if faces[0] == faces[faces.len() - 1] {
            let copies = live(faces[0]);
            let ways =
                if faces.len() == 3 { copies * (copies - 1.0).max(0.0) / 2.0 } else { copies };
            let each = if faces.len() == 3 { holds * holds } else { holds };
            return ways * each;
        }
        let others = faces.iter().filter(|face| usize::from(**face) != index);
        others.map(|face| (live(*face) * holds).min(1.0)).product()
    }
}
