//! A deterministic pseudo-random number generator.

use alloc::vec::Vec;

/// A `SplitMix64` generator (Steele, Lea, Flood 2014): the only source of chance, used when blocks are drawn for the first
/// Chief, and when they are shuffled.
///
/// Records contain the seed, so its numbers must never change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Mixes a number into the state, so that the next numbers depend on it.
    pub(crate) fn stir(&mut self, seen: u64) {
        self.0 ^= seen;
        self.0 = self.next();
    }

    /// Returns a number from 0 to `end`, exclusive.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        // The high half of a product: for 144 blocks, uniform to one in 2^56.
        let scaled = (u128::from(self.next()) * end as u128) >> 64;
        usize::try_from(scaled).expect("less than `end`")
    }

    /// Shuffles a list uniformly (Fisher and Yates).
    pub(crate) fn mix<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    /// Returns the items in a random order.
    pub(crate) fn mixed<T>(&mut self, list: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut list: Vec<T> = list.into_iter().collect();
        self.mix(&mut list);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_matches_reference_output() {
        // The first numbers of seed 1234567, as in the reference implementation.
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.next(), 6_457_827_717_110_365_317);
        assert_eq!(dice.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn random_numbers_depend_on_the_view() {
        let after = |seed: u64, seen: &[u64]| {
            let mut dice = Dice::new(seed);
            for seen in seen {
                dice.stir(*seen);
            }
            dice.next()
        };
        assert_ne!(after(1, &[]), after(1, &[0]));
        assert_ne!(after(1, &[2, 3]), after(1, &[3, 2]));
        // Every bit of the state matters.
        assert_ne!(after(0, &[1]), after(0, &[0]));
        assert_ne!(after(u64::MAX, &[1]), after(u64::MAX, &[0]));
    }

    #[test]
    fn shuffle_is_uniform() {
        let mut dice = Dice::new(5);
        let mut seen = [[0_u32; 4]; 4];
        for _ in 0..4000 {
            for (place, item) in dice.mixed(0..4_usize).into_iter().enumerate() {
                seen[place][item] += 1;
            }
        }
        assert!(seen.as_flattened().iter().all(|&often| (900..1100).contains(&often)), "{seen:?}");
    }
}
