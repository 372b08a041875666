//! Page tests that are known to fail sometimes. Only these are retried; each of them is a defect to fix.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::{env, fs};

use crate::shell;

/// `tests/browser/flaky.tsv`: test, engine, since when, why.
const LIST: &str = include_str!("../../../tests/browser/flaky.tsv");

/// The number of passes in a row after which a test may leave the list.
const ENOUGH: u32 = 50;

/// Returns whether a test is listed for an engine.
pub(crate) fn is_listed(test: &str, engine: &str) -> bool {
    listed(LIST, engine).any(|listed| listed == test)
}

/// Returns the tests that a list has for an engine.
fn listed<'a>(list: &'a str, engine: &'a str) -> impl Iterator<Item = &'a str> {
    list.lines().skip(1).filter_map(move |line| {
        let mut columns = line.split('\t');
        let test = columns.next()?;
        (columns.next()? == engine).then_some(test)
    })
}

/// The number of passes in a row of each listed test in an engine. It is stored in the target folder.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Streaks(BTreeMap<String, u32>);

impl Streaks {
    /// Loads the streaks of the last run.
    pub(crate) fn load(engine: &str) -> Self {
        Self::read(&fs::read_to_string(file(engine)).unwrap_or_default())
    }

    fn read(kept: &str) -> Self {
        let streak = |line: &str| {
            let (test, count) = line.split_once('\t')?;
            Some((test.to_owned(), count.parse().ok()?))
        };
        Self(kept.lines().filter_map(streak).collect())
    }

    /// Records passed and failed tests, as far as they are listed.
    pub(crate) fn note(&mut self, engine: &str, passed: &[String], failed: &[String]) {
        for test in passed.iter().filter(|test| is_listed(test, engine)) {
            *self.0.entry(test.clone()).or_default() += 1;
        }
        for test in failed {
            self.0.remove(test);
        }
    }

    /// Returns the tests that may leave the list.
    pub(crate) fn steady(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|(_, count)| **count >= ENOUGH).map(|(test, _)| test.as_str())
    }

    /// Saves the streaks. A failure is ignored, since they serve a hint only.
    pub(crate) fn keep(&self, engine: &str) {
        let line = |(test, count): (&String, &u32)| format!("{test}\t{count}\n");
        let text: String = self.0.iter().map(line).collect();
        if !text.is_empty() {
            let _ = fs::write(file(engine), text);
        }
    }
}

fn file(engine: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| shell::root().join("target")).join(format!("flaky-{engine}.tsv"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_listed_for_an_engine() {
        let list = "test\tengine\tsince\twhy\na::b\tfirefox\t2026-11-26\tslow\n";
        assert_eq!(listed(list, "firefox").collect::<Vec<_>>(), ["a::b"]);
        assert_eq!(listed(list, "chromium").count(), 0);
    }

    #[test]
    fn fifty_passes_in_a_row_are_enough() {
        let mut streaks = Streaks::read("a::b\t49\nc::d\t50\nodd\n");
        assert_eq!(streaks.steady().collect::<Vec<_>>(), ["c::d"]);
        streaks.note("firefox", &["e::f".to_owned()], &["c::d".to_owned()]);
        assert_eq!(streaks, Streaks::read("a::b\t49\n"), "one is not listed, the other has failed");
    }
}
