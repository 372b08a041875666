//! The completed steps of a lesson.

/// The completed steps of a lesson, among the first 64.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct DoneSteps(u64);

impl DoneSteps {
    /// Maximum number of steps of a lesson.
    pub(super) const MAX: usize = u64::BITS as usize;

    /// Returns that number of steps from the first one on.
    pub(super) fn first(count: usize) -> Self {
        let count = u32::try_from(count).ok().filter(|count| *count < u64::BITS);
        Self(count.map_or(u64::MAX, |count| (1 << count) - 1))
    }

    /// Adds the step of that index.
    pub(super) fn add(&mut self, step: usize) {
        self.0 |= u32::try_from(step).ok().and_then(|step| 1_u64.checked_shl(step)).unwrap_or(0);
    }

    /// Adds other steps.
    pub(super) fn merge(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Returns the steps below `count`.
    #[must_use]
    pub fn below(self, count: usize) -> Self {
        Self(self.0 & Self::first(count).0)
    }

    /// Returns the number of completed steps.
    #[must_use]
    pub fn count(self) -> usize {
        self.indices().count()
    }

    /// Returns the index of the first step that is not completed.
    #[must_use]
    pub fn first_open(self) -> usize {
        self.0.trailing_ones() as usize
    }

    /// Returns their indices in order.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        (0..Self::MAX).filter(move |step| self.0 >> step & 1 == 1)
    }
}
