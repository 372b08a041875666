//! The context of a decision: estimates from a view.

use super::odds::Odds;
use super::worth::{Goal, Worth};
use crate::pattern::Pattern;
use crate::plan::Plan;
use crate::{Counts, Face, Meld, Own, Round, Seat, Table, View};

/// The estimates of a seat in a chosen round.
#[derive(Debug)]
pub(super) struct DecisionContext<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) round: Round,
    pub(super) held: Counts,
    pub(super) plan: Plan,
    pub(super) worth: Worth,
}

impl<'a> DecisionContext<'a> {
    /// For the round that is played, or another.
    pub(super) fn of(view: &'a View<'a>, own: &Own<'_>, round: Round, goal: Goal) -> Self {
        let table = view.table;
        let plan = Plan::after(round, &table.house, &table.place(own.seat).groups);
        let worth = Worth::new(round, &table.house, goal, Odds::of(view, own.seat));
        Self { view, table, seat: own.seat, round, held: own.counts(), plan, worth }
    }

    /// Returns the expected value of the hand.
    pub(super) fn now(&self) -> f32 {
        self.worth.of(&self.plan, &self.held)
    }

    /// The same with one more block.
    pub(super) fn with(&self, face: Face) -> f32 {
        let mut held = self.held;
        held.add(face);
        self.worth.of(&self.plan, &held)
    }

    /// The same with one less.
    pub(super) fn without(&self, face: Face) -> f32 {
        let mut held = self.held;
        let _ = held.remove(face); // The caller holds it.
        self.worth.of(&self.plan, &held)
    }

    /// Returns the expected value of those blocks after one more draw.
    pub(super) fn after_draw(&self, held: &Counts) -> f32 {
        let live = &self.worth.odds().live;
        let (mut sum, mut count) = (0.0, 0.0);
        for face in Face::all().take(Face::COLLECTED) {
            let copies = f32::from(live.of(face));
            if copies > 0.0 {
                let mut held = *held;
                held.add(face);
                sum += copies * self.worth.of(&self.plan, &held);
                count += copies;
            }
        }
        if count > 0.0 { sum / count } else { self.worth.of(&self.plan, held) }
    }

    /// The same, without a block of that face.
    pub(super) fn next(&self, face: Face) -> f32 {
        let mut held = self.held;
        let _ = held.remove(face); // The caller holds it.
        self.after_draw(&held)
    }

    /// Returns the expected value with that group displayed from those blocks: its points, the chance of a 4th block,
    /// and the rest, of which one block is discarded if there is no other.
    pub(super) fn shown(&self, meld: &Meld, blocks: &Counts) -> f32 {
        let mut held = *blocks;
        meld.faces().for_each(|face| {
            let _ = held.remove(face); // The caller has checked that they are held.
        });
        let pattern = Pattern::find(self.round, &self.table.house, meld.stands());
        let Some(plan) = pattern.and_then(|pattern| self.plan.with(pattern).ok()) else {
            return f32::MIN;
        };
        Self::points(meld) + self.fourth(meld, &mut held) + self.worth.of(&plan, &held)
    }

    /// Returns the points of a group.
    pub(super) fn points(meld: &Meld) -> f32 {
        let all_africa = meld.stands()[0] == Face::Africa;
        let points = |face: Face| match face {
            Face::Africa if all_africa => 50 - 30 * u8::from(meld.stands().len() == 2),
            Face::Africa => 0,
            Face::Flower(_) | Face::Bird(_) => 20,
            Face::Suit(..) | Face::Sighting(_) => 10,
        };
        f32::from(meld.faces().map(points).sum::<u8>())
    }

    /// Returns the value of a group's 4th block: all of it if it is held.
    fn fourth(&self, meld: &Meld, held: &mut Counts) -> f32 {
        let takes = |face: &Face| meld.takes_fourth(*face, self.round, &self.table.house);
        let (mut most, mut lay) = (0.0_f32, None);
        for face in Face::all().take(Face::COLLECTED).filter(takes) {
            let points = if matches!(face, Face::Suit(..)) { 10.0 } else { 20.0 };
            if held.of(face) > 0 {
                lay = Some(face);
                most = most.max(points);
            }
            most = most.max(self.worth.fourth(self.worth.odds().live.of(face), points));
        }
        if let Some(face) = lay {
            let _ = held.remove(face); // It was counted.
        }
        most
    }
}
