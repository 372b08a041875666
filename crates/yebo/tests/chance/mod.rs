//! Chance for tests, which must not be the game's own.

#![allow(dead_code, reason = "every test uses a part of it")]

/// Numbers that follow from a seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// One of the numbers from 0 up to, but not including, `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }

    /// One of that list, which is not empty.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}
