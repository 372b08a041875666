//! Everything that went wrong, told at once.

use std::fmt::{Debug, Display};

/// What a test has found wrong so far.
#[derive(Debug, Default)]
pub struct Findings {
    list: Vec<String>,
}

impl Findings {
    /// How many are written out at most.
    const SHOWN: usize = 40;

    /// None yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one.
    pub fn note(&mut self, finding: impl Display) {
        self.list.push(finding.to_string());
    }

    /// Adds one unless the two are equal.
    pub fn equal<T: PartialEq + Debug>(&mut self, place: impl Display, got: &T, expected: &T) {
        if got != expected {
            self.note(format_args!("{place}\n    expected {expected:?}\n    got      {got:?}"));
        }
    }

    /// Adds one unless that is so.
    #[expect(clippy::fn_params_excessive_bools, reason = "a claim, as `assert!` takes it")]
    pub fn ensure(&mut self, is_so: bool, finding: impl Display) {
        if !is_so {
            self.note(finding);
        }
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// Whether there are so many that looking further tells nothing new.
    #[must_use]
    pub fn are_plenty(&self) -> bool {
        self.list.len() >= Self::SHOWN
    }

    /// Ends the test.
    ///
    /// # Panics
    /// When anything was found.
    pub fn report(self) {
        let shown = self.list[..self.list.len().min(Self::SHOWN)].join("\n- ");
        let count = self.list.len();
        assert!(count == 0, "{count} found, of which the first are:\n- {shown}\n");
    }
}
