//! A small deterministic pseudo-random number generator.

use sandgrid_rules::{Game, Side};

/// A `SplitMix64` generator; its output depends only on the seed and the words stirred in.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates a generator.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Creates a generator for one decision, seeded by the position and `seed`.
    pub(crate) fn of(game: &Game, seed: u64) -> Self {
        let mut dice = Self::new(seed);
        for side in Side::ALL {
            let pieces = game.position().pieces(side);
            dice.stir(pieces.into_iter().fold(0, |bits, cell| bits | 1 << cell.index()));
        }
        dice.stir(u64::from(game.position().quiet()));
        dice
    }

    /// Mixes a word into the state, so that later numbers depend on it.
    pub(crate) fn stir(&mut self, seen: u64) {
        self.0 ^= seen;
        self.number();
        self.0 = self.0.rotate_left(23);
    }

    /// Returns the next number (Steele, Lea, Flood 2014).
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a number in `0..end`, or 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: u8) -> i32 {
        let high = (self.number() >> 40) as u32; // The high bits are of better quality.
        let scaled = (u64::from(high) * u64::from(end)) >> 24;
        i32::try_from(scaled).expect("less than `end`, a byte")
    }

    /// Returns one of fewer than 256 items, each with the same probability; `None` if there are none.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let index =
            self.below(u8::try_from(items.len()).expect("a position has fewer than 256 actions"));
        items.get(usize::try_from(index).expect("dice have no face below zero")).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_yield_every_value_in_range() {
        let mut dice = SplitMix64::new(1);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[usize::try_from(dice.below(6)).unwrap()] += 1;
        }
        assert!(seen.iter().all(|&often| often > 60), "{seen:?}");
        assert_eq!(dice.below(0), 0);
        assert_eq!((dice.pick(&[7]), dice.pick::<u8>(&[])), (Some(7), None));
    }

    #[test]
    fn seeds_change_the_numbers() {
        let after = |seen: &[u64]| {
            let mut dice = SplitMix64::new(7);
            for &seen in seen {
                dice.stir(seen);
            }
            dice.number()
        };
        assert_eq!(after(&[1, 2]), after(&[1, 2]));
        assert_ne!(after(&[1, 2]), after(&[2, 1]));
        assert_ne!(after(&[0]), after(&[]));
    }
}
