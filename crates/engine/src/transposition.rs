//! The transposition table.

use alloc::vec;
use alloc::vec::Vec;

use sandgrid_rules::Action;

/// The relation of a stored value to the true one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Equal to the true value.
    Exact,
    /// A lower bound: the true value is at least this.
    AtLeast,
    /// An upper bound: the true value is at most this.
    AtMost,
}

/// An entry of the transposition table.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) value: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    pub(crate) best: Option<Action>,
    age: u8,
}

/// A transposition table of fixed size with two-way buckets: the shallower or older entry is replaced.
///
/// All entries belong to one search; entries of earlier searches are not found.
#[derive(Clone, Debug)]
pub(crate) struct TranspositionTable {
    entries: Vec<Entry>,
    mask: usize,
    age: u8,
}

impl TranspositionTable {
    /// Smallest number of entries.
    const LEAST: usize = 2;

    /// Creates a table with at least `entries` entries, rounded up to a power of two; 16 bytes each.
    pub(crate) fn new(entries: usize) -> Self {
        let entries = entries.max(Self::LEAST).next_power_of_two();
        let empty = Entry { key: 0, value: 0, depth: 0, bound: Bound::Exact, best: None, age: 0 };
        Self { entries: vec![empty; entries], mask: 0, age: 0 }
    }

    /// Starts a new search, with as many of the entries as a search of `nodes` nodes can use. A short search over the
    /// whole table would keep touching uncached memory.
    pub(crate) fn new_search(&mut self, nodes: u64) {
        let wanted = usize::try_from(nodes).unwrap_or(usize::MAX).min(self.entries.len());
        self.mask = wanted.max(Self::LEAST).next_power_of_two() - 1;
        if self.age == u8::MAX {
            self.entries.iter_mut().for_each(|entry| entry.age = 0);
            self.age = 0;
        }
        self.age += 1;
    }

    /// Returns the entry of a position.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<&Entry> {
        let place = self.place(key);
        [place, place ^ 1]
            .into_iter()
            .map(|place| &self.entries[place])
            .find(|entry| entry.key == key && entry.age == self.age)
    }

    /// Stores a result, replacing the shallower or older entry of the bucket.
    pub(crate) fn store(
        &mut self,
        key: u64,
        (value, bound): (i16, Bound),
        depth: i8,
        best: Option<Action>,
    ) {
        let first = self.place(key);
        let worth = |entry: &Entry| {
            if entry.age == self.age { i16::from(entry.depth) } else { i16::MIN }
        };
        let (one, two) = (&self.entries[first], &self.entries[first ^ 1]);
        let place = if one.key == key && one.age == self.age {
            first
        } else if two.key == key && two.age == self.age || worth(two) < worth(one) {
            first ^ 1
        } else {
            first
        };
        let known = &self.entries[place];
        let best =
            best.or(if known.key == key && known.age == self.age { known.best } else { None });
        self.entries[place] = Entry { key, value, depth, bound, best, age: self.age };
    }

    #[expect(clippy::cast_possible_truncation, reason = "the low bits are as good as any")]
    fn place(&self, key: u64) -> usize {
        key as usize & self.mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_sixteen_bytes() {
        assert!(size_of::<Entry>() <= 16);
    }

    #[test]
    fn entries_of_earlier_searches_are_not_found() {
        let mut table = TranspositionTable::new(1000);
        table.new_search(1000);
        table.store(5, (7, Bound::Exact), 1, Some(Action::Stop));
        assert_eq!(table.probe(5).map(|entry| entry.value), Some(7));
        for _ in 0..600 {
            table.new_search(1000);
            assert!(table.probe(5).is_none());
        }
    }

    #[test]
    fn deeper_entry_survives() {
        let mut table = TranspositionTable::new(2);
        table.new_search(2);
        for (key, depth) in [(2, 9), (4, 1), (6, 3)] {
            table.store(key, (0, Bound::Exact), depth, None);
        }
        assert!(table.probe(2).is_some() && table.probe(4).is_none() && table.probe(6).is_some());
    }
}
