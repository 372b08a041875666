//! The total of several test runners.

use std::fmt::{self, Display};
use std::ops::AddAssign;

use crate::shell;

/// Numbers of passed, failed and skipped tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestTotals {
    /// The number of passed tests.
    pub(crate) passed: u32,
    /// The number of failed tests.
    pub(crate) failed: u32,
    /// The number of skipped tests.
    pub(crate) skipped: u32,
}

impl TestTotals {
    /// Returns whether at least one test ran and none failed.
    pub(crate) fn closed_well(&self) -> bool {
        self.passed > 0 && self.failed == 0
    }

    /// Counts `count` failed tests as passed.
    pub(crate) fn excuse(&mut self, count: usize) {
        let count = u32::try_from(count).unwrap_or(u32::MAX).min(self.failed);
        self.passed += count;
        self.failed -= count;
    }

    /// Parses the closing line of a runner: `test result: ok. 3 passed; 0 failed; …`.
    pub(crate) fn from_line(line: &str) -> Option<Self> {
        let plain = shell::without_colour(line);
        let (_, counts) = plain.trim().strip_prefix("test result: ")?.split_once(". ")?;
        let count = |word: &str| {
            let number = |part: &str| part.trim().strip_suffix(word)?.trim().parse().ok();
            counts.split(';').find_map(number)
        };
        Some(Self {
            passed: count("passed")?,
            failed: count("failed")?,
            skipped: count("ignored").unwrap_or(0),
        })
    }
}

impl AddAssign for TestTotals {
    fn add_assign(&mut self, more: Self) {
        self.passed += more.passed;
        self.failed += more.failed;
        self.skipped += more.skipped;
    }
}

impl Display for TestTotals {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "total: {} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_failed_tests_are_excused() {
        let mut tally = TestTotals { passed: 7, failed: 2, skipped: 0 };
        tally.excuse(1);
        assert_eq!(tally, TestTotals { passed: 8, failed: 1, skipped: 0 });
        tally.excuse(5);
        assert_eq!(tally, TestTotals { passed: 9, failed: 0, skipped: 0 });
    }

    #[test]
    fn closing_lines_are_read() {
        let tally = |passed, failed, skipped| Some(TestTotals { passed, failed, skipped });
        for (line, expected) in [
            (
                "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; \
                 finished in 0.01s\n",
                tally(12, 0, 1),
            ),
            (
                "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 filtered out\r\n",
                tally(1, 2, 0),
            ),
            ("test result: \u{1b}[32mok\u{1b}(B\u{1b}[m. 4 passed; 0 failed;", tally(4, 0, 0)),
            ("test result_is_kept ... ok\n", None),
            ("running 3 tests\n", None),
            ("test result: odd\n", None),
        ] {
            assert_eq!(TestTotals::from_line(line), expected, "{line}");
        }
    }

    #[test]
    fn total_is_one_line() {
        let mut total = TestTotals { passed: 3, failed: 0, skipped: 0 };
        assert_eq!(total.to_string(), "total: 3 passed, 0 failed");
        total += TestTotals { passed: 1, failed: 2, skipped: 4 };
        assert_eq!(total.to_string(), "total: 4 passed, 2 failed, 4 skipped");
    }

    #[test]
    fn success_requires_passed_tests() {
        let tally = |passed, failed| TestTotals { passed, failed, skipped: 0 };
        assert!(tally(1, 0).closed_well());
        assert!(!tally(0, 0).closed_well());
        assert!(!tally(5, 1).closed_well());
    }
}
