//! The slowest page tests and what each waits for, from their output.

use std::fmt::{self, Display};

/// How many tests are shown.
const SHOWN: usize = 10;

/// The variable that has the tests print their timings.
pub(crate) const VARIABLE: &str = "SANDGRID_TIMINGS";

/// Timings of tests: seconds, and what the test printed after them.
#[derive(Debug, Default)]
pub(crate) struct Timings(Vec<(f64, String)>);

impl Timings {
    /// Parses a line if it is a timing: `timing: 4.7 s, 3.1 s of a processor, mouse::a_click: …`.
    pub(crate) fn read(&mut self, line: &str) {
        let timing = || {
            let (seconds, rest) = line.trim_end().strip_prefix("timing: ")?.split_once(" s, ")?;
            Some((seconds.parse().ok()?, rest.to_owned()))
        };
        self.0.extend(timing());
    }
}

impl Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut slowest: Vec<_> = self.0.iter().collect();
        slowest.sort_by(|one, other| other.0.total_cmp(&one.0));
        write!(f, "the slowest tests, and what they wait for:")?;
        for (seconds, rest) in slowest.into_iter().take(SHOWN) {
            write!(f, "\n{seconds:>7.1} s, {rest}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timings_sort_slowest_first_and_skip_other_lines() {
        let mut timings = Timings::default();
        for line in [
            "timing: 4.7 s, 3.1 s of a processor, mouse::a_click: 2.0 s commands\n",
            "test mouse::a_click ... ok\n",
            "timing: x s, odd\n",
            "timing: 12.0 s, 9.0 s of a processor, controls::all: 5.0 s scripts\n",
        ] {
            timings.read(line);
        }
        let shown = timings.to_string();
        let lines: Vec<_> = shown.lines().skip(1).map(str::trim).collect();
        assert_eq!(
            lines,
            [
                "12.0 s, 9.0 s of a processor, controls::all: 5.0 s scripts",
                "4.7 s, 3.1 s of a processor, mouse::a_click: 2.0 s commands",
            ]
        );
    }
}
