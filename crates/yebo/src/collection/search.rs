//! The search for the collection that keeps the most of a hand.

use super::Collection;
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::{Counts, Face};

/// Stands for no face where a group has two blocks.
const NONE: u8 = 34;

/// The number of blocks of each face, and of [`NONE`].
type Tally = [u8; Face::COLLECTED + 1];

fn tally(counts: &Counts, none: u8) -> Tally {
    core::array::from_fn(|at| counts.0.get(at).copied().unwrap_or(none))
}

/// A group that could be collected, and what it takes.
#[derive(Copy, Clone)]
struct Entry {
    pattern: Pattern,
    /// By [`Face::index`], Africa where it is a blank; [`NONE`] at the end of a pair.
    needs: [u8; 3],
    /// The number of needs before that are the same.
    same: [u8; 3],
    /// The number of needs that are held, if no other group takes any.
    gain: u8,
}

impl Entry {
    fn new(pattern: Pattern, needs: [u8; 3], held: &Tally) -> Self {
        let first_two = u8::from(needs[0] == needs[1]);
        let third = u8::from(needs[0] == needs[2]) + u8::from(needs[1] == needs[2]);
        let entry = Self { pattern, needs, same: [0, first_two, third], gain: 0 };
        Self { gain: entry.count(held), ..entry }
    }

    /// Returns the number of needs that are there.
    fn count(&self, there: &Tally) -> u8 {
        let needs = self.needs.iter().zip(&self.same);
        needs.map(|(need, same)| u8::from(there[usize::from(*need)] > *same)).sum()
    }

    /// The needs that are there, a bit each.
    fn covered(&self, there: &Tally) -> u64 {
        let covered = self.needs.iter().filter(|need| there[usize::from(**need)] > 0);
        covered.fold(0, |bits, need| bits | 1 << need)
    }

    /// Returns whether another group that covers the same blocks is as good: none of the blocks it lacks can
    /// run out, and no limit is about it.
    fn is_one_of_many(&self, collection: &Collection) -> bool {
        let can_run_out = |need: &u8| {
            let (held, free) = (collection.held.0.get(usize::from(*need)), &collection.free.0);
            held == Some(&0) && free[usize::from(*need)] < 4
        };
        let is_alike = self.pattern.faces().first() == self.pattern.faces().last();
        self.pattern.lot == Lot::Suits && !is_alike && !self.needs.iter().any(can_run_out)
    }
}

/// The groups that would keep something, those that could keep most first.
///
/// A group that keeps nothing is never looked at: there is always one more to be collected that
/// takes no block from the others, as there are nine numbers of each suit and no more than six
/// groups.
pub(super) struct Options {
    entries: [Entry; Self::MOST],
    len: usize,
}

impl Options {
    /// Forty-three mixed runs, each whole or with one of three blanks.
    const MOST: usize = 4 * 43;

    pub(super) fn of(collection: &Collection, suits: u8) -> Self {
        let (held, free) = (tally(&collection.held, 0), tally(&collection.free, u8::MAX));
        let nothing = Entry::new(collection.patterns[0], [NONE; 3], &held);
        let mut found = Self { entries: [nothing; Self::MOST], len: 0 };
        let possible = collection.patterns.iter().filter(|it| it.suits & !suits == 0);
        for &pattern in possible {
            let mut needs = [NONE; 3];
            needs[..pattern.faces().len()].copy_from_slice(pattern.faces());
            found.push(collection, Entry::new(pattern, needs, &held), &held, &free);
            for at in 0..pattern.faces().len() {
                let is_first = at == 0 || needs[at - 1] != needs[at];
                if is_first && is_blank_of_use(collection, pattern, needs[at]) {
                    let mut needs = needs;
                    needs[at] = AFRICA;
                    found.push(collection, Entry::new(pattern, needs, &held), &held, &free);
                }
            }
        }
        found.entries[..found.len].sort_unstable_by_key(|entry| 3 - entry.gain);
        found
    }

    fn push(&mut self, collection: &Collection, entry: Entry, held: &Tally, free: &Tally) {
        if entry.gain == 0 || entry.count(free) < 3 {
            return; // It keeps nothing, or a block that it needs does not exist any more.
        }
        let covered = entry.covered(held);
        let is_known =
            |other: &Entry| other.covered(held) == covered && other.is_one_of_many(collection);
        if entry.is_one_of_many(collection) && self.entries[..self.len].iter().any(is_known) {
            return;
        }
        self.entries[self.len] = entry;
        self.len += 1;
    }
}

/// Returns whether a blank for that face can be better than the face: where Africa is held, where the face
/// may run out, or where four alike can be split into two sets.
fn is_blank_of_use(collection: &Collection, pattern: Pattern, face: u8) -> bool {
    let at = usize::from(face);
    let splits = || collection.size == 3 && collection.held.0[at] == 4;
    pattern.lot != Lot::Africa
        && (collection.held.0[usize::from(AFRICA)] > 0 || collection.free.0[at] < 4 || splits())
}

/// The blocks of the rest that a group would keep.
#[derive(Copy, Clone, Default)]
struct Prospect {
    gain: u8,
    /// The most that it or any group after it would.
    highest: u8,
    /// The faces of all that it and the groups after it could keep, a bit each.
    reach: u64,
}

/// Branch and bound over the groups to come.
pub(super) struct Search {
    /// The blocks held that no group has taken yet.
    left: Tally,
    /// The blocks, held or not, that no group has taken yet.
    free: Tally,
    /// More than this cannot be kept.
    pub(super) cap: u8,
    /// The number of blocks that the best collection keeps.
    pub(super) best: u8,
    /// The blocks held that it does not keep.
    pub(super) spare: Counts,
}

impl Search {
    /// For a collection that keeps more than `floor`.
    pub(super) fn new(held: &Counts, free: &Counts, floor: u8) -> Self {
        let (left, free) = (tally(held, 0), tally(free, u8::MAX));
        Self { left, free, cap: 0, best: floor, spare: *held }
    }

    /// Adds a group, none of those before `from`, while that can lead to more than the best.
    pub(super) fn deepen(&mut self, options: &Options, from: usize, kept: u8, plan: Plan) {
        if kept > self.best {
            self.best = kept;
            self.spare = Counts(core::array::from_fn(|at| self.left[at]));
        }
        let most = kept + 3 * plan.left;
        if plan.left == 0 || most.min(self.cap) <= self.best {
            return;
        }
        let prospects = self.prospects(options, from);
        let entries = options.entries[..options.len].iter().zip(prospects);
        for (at, (entry, prospect)) in entries.enumerate().skip(from) {
            let Prospect { gain, highest, reach } = prospect;
            let most = (kept + highest * plan.left).min(self.cap);
            // If each group keeps one block more, enough blocks must be held.
            if most <= self.best || (highest == 1 && kept + self.held_of(reach) <= self.best) {
                return;
            }
            if gain == 0 || kept + gain + highest * (plan.left - 1) <= self.best {
                continue;
            }
            let Ok(plan) = plan.with(entry.pattern) else { continue };
            let (left, free) = (self.left, self.free);
            if self.take(entry.needs) {
                self.deepen(options, at, kept + gain, plan);
            }
            (self.left, self.free) = (left, free);
        }
    }

    /// Returns the blocks that the groups from index `from` on would keep now.
    fn prospects(&self, options: &Options, from: usize) -> [Prospect; Options::MOST] {
        let mut prospects = [Prospect::default(); Options::MOST];
        let mut all = Prospect::default();
        for at in (from..options.len).rev() {
            all.gain = options.entries[at].count(&self.left);
            all.highest = all.highest.max(all.gain);
            all.reach |= options.entries[at].covered(&self.left);
            prospects[at] = all;
        }
        prospects
    }

    /// Returns the number of blocks of those faces, a bit each, that no group has taken yet.
    fn held_of(&self, faces: u64) -> u8 {
        (0..Face::COLLECTED).filter(|at| faces & 1 << at != 0).map(|at| self.left[at]).sum()
    }

    /// Takes these, and says whether all of them still exist.
    fn take(&mut self, needs: [u8; 3]) -> bool {
        for face in needs.map(usize::from) {
            let Some(free) = self.free[face].checked_sub(1) else { return false };
            self.free[face] = free;
            self.left[face] = self.left[face].saturating_sub(1);
        }
        true
    }
}
