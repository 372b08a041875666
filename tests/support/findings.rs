//! Collected failures, reported at once.

use std::fmt::{Debug, Display};

/// The failures of a test so far.
#[derive(Debug, Default)]
pub struct Findings {
    list: Vec<String>,
}

impl Findings {
    /// Most failures that are printed.
    const SHOWN: usize = 40;

    /// An empty collection.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a failure.
    pub fn note(&mut self, finding: impl Display) {
        self.list.push(finding.to_string());
    }

    /// Adds a failure unless the two are equal.
    pub fn equal<T: PartialEq + Debug>(&mut self, place: impl Display, got: &T, expected: &T) {
        if got != expected {
            self.note(format_args!("{place}\n    expected {expected:?}\n    got      {got:?}"));
        }
    }

    /// Adds a failure unless the condition holds.
    #[expect(clippy::fn_params_excessive_bools, reason = "a claim, as `assert!` takes it")]
    pub fn ensure(&mut self, is_so: bool, finding: impl Display) {
        if !is_so {
            self.note(finding);
        }
    }

    /// The number of failures.
    #[must_use]
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// Whether there are enough failures to stop.
    #[must_use]
    pub fn are_plenty(&self) -> bool {
        self.list.len() >= Self::SHOWN
    }

    /// Ends the test.
    ///
    /// # Panics
    /// If there is any failure.
    pub fn report(self) {
        let shown = self.list[..self.list.len().min(Self::SHOWN)].join("\n- ");
        let count = self.list.len();
        assert!(count == 0, "{count} found, of which the first are:\n- {shown}\n");
    }
}
