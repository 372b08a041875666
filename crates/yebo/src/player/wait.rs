//! The blocks for which a seat may be waiting that has announced its last one.

use alloc::vec::Vec;

use super::odds::small;
use crate::dice::Dice;
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::{Counts, Face, Seat, Table};

/// The ratio of wins by a discard to expected ones, as measured in games of even opponents.
const SHARE: f32 = 0.6;

/// All that one seat may hold of its last group.
#[derive(Clone, Debug)]
pub(super) struct Waits {
    parts: Vec<Part>,
    /// The ways of all parts together.
    ways: f32,
}

/// All blocks but one of a group.
#[derive(Clone, Debug)]
struct Part {
    /// By [`Face::index`], ascending; a part of one block repeats it in `size` 1.
    faces: [u8; 2],
    size: usize,
    /// The faces that complete it, a bit each.
    completed_by: u64,
    /// In how many ways the hand can hold it.
    ways: f32,
}

impl Waits {
    /// Returns what another seat may be waiting for: `None` if it has not announced, or more than one group is missing
    /// from its display. `live` counts the blocks out of sight.
    pub(super) fn of(table: &Table, seat: Seat, live: &Counts) -> Option<Self> {
        let place = table.place(seat);
        let round = table.round.filter(|_| place.announced)?;
        let plan = Plan::after(round, &table.house, &place.groups);
        if plan.left != 1 {
            return None;
        }
        let mut waits = Self { parts: Vec::new(), ways: 0.0 };
        let patterns = Pattern::all(round, &table.house).iter();
        for pattern in patterns.filter(|it| it.lot != Lot::Africa && plan.with(**it).is_ok()) {
            waits.add(pattern.faces());
        }
        let let_pass = let_pass(table, seat);
        waits.parts.retain(|part| part.completed_by & let_pass == 0);
        let hidden = usize::from(place.held).saturating_sub(place.known.len()).max(1);
        let hidden = small(u32::try_from(hidden).unwrap_or(1));
        let known: Counts = place.known.iter().copied().collect();
        for part in &mut waits.parts {
            part.ways = part.count(live, &known, small(live.total()) / hidden);
        }
        waits.ways = waits.parts.iter().map(|part| part.ways).sum();
        Some(waits)
    }

    /// Adds every part of a group, with an Africa in it or without.
    fn add(&mut self, group: &[u8]) {
        for (at, face) in group.iter().enumerate() {
            let mut rest = group.iter().enumerate().filter(|(other, _)| *other != at);
            let Some((_, first)) = rest.next() else { continue };
            match rest.next() {
                None => {
                    self.put([*first, *first], 1, *face);
                    self.put([AFRICA, AFRICA], 1, *face);
                }
                Some((_, second)) => {
                    self.put([*first, *second], 2, *face);
                    self.put([*first, AFRICA], 2, *face);
                    self.put([*second, AFRICA], 2, *face);
                }
            }
        }
    }

    fn put(&mut self, faces: [u8; 2], size: usize, completed_by: u8) {
        let bit = 1 << completed_by;
        match self.parts.iter_mut().find(|part| part.faces == faces) {
            Some(part) => part.completed_by |= bit,
            None => self.parts.push(Part { faces, size, completed_by: bit, ways: 0.0 }),
        }
    }

    /// Returns the probability that a face completes the group.
    pub(super) fn chance(&self, face: Face) -> f32 {
        if self.ways <= 0.0 {
            return 0.0;
        }
        let with_it = self.parts.iter().filter(|part| part.completed_by & 1 << face.index() != 0);
        SHARE * with_it.map(|part| part.ways).sum::<f32>() / self.ways
    }

    /// Returns a part by chance, the likelier the more ways it has; nothing where the estimate is wrong.
    pub(super) fn sample(&self, dice: &mut Dice) -> Vec<Face> {
        const STEPS: u16 = 4096;
        let at = f32::from(u16::try_from(dice.below(STEPS.into())).unwrap_or(0));
        let mut left = self.ways / SHARE * at / f32::from(STEPS);
        let mut held = self.parts.iter().filter(|part| part.ways > 0.0);
        let part = held.find(|part| {
            left -= part.ways;
            left < 0.0
        });
        let faces = part.map(|part| &part.faces[..part.size]).unwrap_or_default();
        faces.iter().filter_map(|face| Face::from_index(usize::from(*face))).collect()
    }
}

impl Part {
    /// Counts the ways to hold the part. A block that went into the hand in sight of all is `known` to be there, and
    /// weighs as much as `certain` blocks out of sight.
    fn count(&self, live: &Counts, known: &Counts, certain: f32) -> f32 {
        let of = |face: u8| {
            let face = usize::from(face);
            (f32::from(live.0[face]), f32::from(known.0[face]))
        };
        let weight = |face: u8| {
            let (live, known) = of(face);
            live + known * certain
        };
        match self.faces {
            [face, _] if self.size == 1 => weight(face),
            [first, second] if first != second => weight(first) * weight(second),
            [face, _] => {
                let (live, known) = of(face);
                let hidden = live * (live - 1.0).max(0.0) / 2.0;
                let both = certain * certain * known * (known - 1.0).max(0.0) / 2.0;
                hidden + certain * known * live + both
            }
        }
    }
}

/// Returns the faces that were discarded since the hand of a seat last changed, a bit each: it would have won with a
/// block that it waits for.
fn let_pass(table: &Table, seat: Seat) -> u64 {
    let last = table.discards.iter().rposition(|discard| discard.by == seat);
    let since = last.map_or(&[][..], |at| &table.discards[at..]);
    since.iter().fold(0, |bits, discard| bits | 1 << discard.block.face().index())
}
