//! The groups that a hand is collecting.

use alloc::vec::Vec;

use crate::pattern::{AFRICA, Pattern};
use crate::plan::Plan;
use crate::round::Kind;
use crate::{Collection, Counts, Face, Round, View};

/// A group in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedGroup {
    /// Its blocks, ascending.
    pub blocks: Vec<PlannedBlock>,
}

/// A block of a group in the making.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlannedBlock {
    /// The face that the group needs.
    pub face: Face,
    /// Whether it is held, and how.
    pub source: Source,
}

/// The origin of a block of a group in the making.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// It is held.
    Held,
    /// An Africa in the hand stands for it.
    Africa,
    /// It is missing. This seat has not seen that many blocks of the face.
    Missing {
        /// Number of unseen blocks of the face.
        unseen: u8,
    },
}

impl PlannedGroup {
    /// Returns the number of missing blocks.
    #[must_use]
    pub fn missing(&self) -> usize {
        let is_missing = |block: &&PlannedBlock| matches!(block.source, Source::Missing { .. });
        self.blocks.iter().filter(is_missing).count()
    }
}

impl View<'_> {
    /// Returns the groups of one collection that keeps as many held blocks as possible, those with the fewest
    /// missing blocks first. Groups that keep no held block are left out.
    ///
    /// Of several such collections, it is one whose missing blocks are the least seen.
    #[must_use]
    pub fn planned(&self) -> Vec<PlannedGroup> {
        let (Some(round), Some(own), Some(collection)) =
            (self.table.round, self.own, self.collection())
        else {
            return Vec::new();
        };
        let house = &self.table.house;
        let groups = &self.table.place(own.seat).groups;
        let mut search = Search {
            patterns: Pattern::all(round, house),
            unseen: self.unseen(),
            chosen: Vec::new(),
            best: None,
            budget: BUDGET,
        };
        search.deepen(collection.aim().keep, Plan::after(round, house, groups));
        let mut planned = search.best.map(|(_, planned)| planned).unwrap_or_default();
        planned.sort_by_key(PlannedGroup::missing);
        planned
    }
}

impl Collection {
    /// Returns an example of a group of the round, of the number 3 or from there on.
    #[must_use]
    pub fn example(round: Round) -> Vec<Face> {
        let spec = round.spec();
        let indices: &[usize] = match spec.kind {
            Kind::Alike => &[2, 2, 2],
            Kind::Run => &[2, 3, 4],
            Kind::MixedSet | Kind::MixedPair => &[2, 11, 20],
            Kind::MixedRun => &[2, 12, 22],
        };
        let indices = indices.iter().take(usize::from(spec.size));
        indices.filter_map(|index| Face::from_index(*index)).collect()
    }
}

/// Maximum number of steps of a search.
const BUDGET: u32 = 6_000;

/// Looks for the groups that the kept blocks form.
struct Search {
    patterns: &'static [Pattern],
    unseen: Counts,
    chosen: Vec<PlannedGroup>,
    /// The best groups so far, with their chances.
    best: Option<((bool, u32), Vec<PlannedGroup>)>,
    budget: u32,
}

impl Search {
    /// Assigns the kept blocks to groups, the one with the lowest face first.
    fn deepen(&mut self, keep: Counts, plan: Plan) {
        let Some(face) = keep.faces().next() else { return self.rate() };
        let Some(budget) = self.budget.checked_sub(1).filter(|_| plan.left > 0) else { return };
        self.budget = budget;
        let at = u8::try_from(face.index()).unwrap_or(AFRICA);
        for pattern in self.patterns {
            let is_of_use = at == AFRICA || pattern.faces().contains(&at);
            let Some(plan) = plan.with(*pattern).ok().filter(|_| is_of_use) else { continue };
            for blanks in 0..=keep.of(Face::Africa).min(1) {
                let mut left = keep;
                let group = self.group(*pattern, blanks, &mut left);
                if left.of(face) < keep.of(face) {
                    self.chosen.push(group);
                    self.deepen(left, plan);
                    self.chosen.pop();
                }
            }
        }
    }

    /// Takes the blocks of a group from those kept, and up to `blanks` Africas for others.
    fn group(&self, pattern: Pattern, mut blanks: u8, left: &mut Counts) -> PlannedGroup {
        let block = |at: &u8| {
            let face = Face::from_index(usize::from(*at))?;
            let source = if left.remove(face) {
                Source::Held
            } else if blanks > 0 && face != Face::Africa && left.remove(Face::Africa) {
                blanks -= 1;
                Source::Africa
            } else {
                Source::Missing { unseen: self.unseen.of(face) }
            };
            Some(PlannedBlock { face, source })
        };
        PlannedGroup { blocks: pattern.faces().iter().filter_map(block).collect() }
    }

    /// Compares the chosen groups with the best so far.
    fn rate(&mut self) {
        let blocks = self.chosen.iter().flat_map(|group| &group.blocks);
        let unseen = blocks.filter_map(|block| match block.source {
            Source::Missing { unseen } => Some(u32::from(unseen)),
            Source::Held | Source::Africa => None,
        });
        let unseen: Vec<u32> = unseen.collect();
        let chance = (!unseen.contains(&0), unseen.iter().sum());
        if self.best.as_ref().is_none_or(|(best, _)| *best < chance) {
            self.best = Some((chance, self.chosen.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_groups_of_their_round() {
        let names = |round| {
            let faces = Collection::example(round).into_iter();
            faces.map(|face| alloc::format!("{face}")).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            Round::ALL.map(names),
            ["P3 P3 P3", "P3 P4 P5", "P3 P3", "P3 M3 S3", "P3 M4 S5", "P3 M3",]
        );
    }
}
