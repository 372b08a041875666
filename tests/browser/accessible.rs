//! The findings of an accessibility checker (axe) on a page, in one combination of colours or another.

use std::fs;

use serde_json::{Value, json};

use crate::page::{Page, named};

/// The rules of a check.
enum Rules {
    /// Everything it knows.
    All,
    /// The rules about colours.
    Colours,
}

impl Rules {
    /// As the checker is told of them.
    fn written(&self) -> Value {
        let tags =
            ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
        match self {
            Rules::All => json!({"type": "tag", "values": tags}),
            Rules::Colours => {
                json!({"type": "rule", "values": ["color-contrast", "link-in-text-block"]})
            }
        }
    }
}

const LIGHT: (&str, &str) = ("prefers-color-scheme", "light");
const DARK: (&str, &str) = ("prefers-color-scheme", "dark");
const MORE: (&str, &str) = ("prefers-contrast", "more");
const FORCED: (&str, &str) = ("forced-colors", "active");

/// Returns the findings by day, by all rules.
#[track_caller]
pub(crate) fn light(page: &Page) -> Vec<String> {
    preferring(page, &[LIGHT], &Rules::All)
}

/// Returns the findings in the colours of the night.
#[track_caller]
pub(crate) fn dark(page: &Page) -> Vec<String> {
    preferring(page, &[DARK], &Rules::Colours)
}

/// Returns the findings for a reader who wants more contrast.
#[track_caller]
pub(crate) fn contrast(page: &Page) -> Vec<String> {
    preferring(page, &[LIGHT, MORE], &Rules::Colours)
}

/// Returns the findings by night, for a reader who wants more contrast.
#[track_caller]
pub(crate) fn dark_contrast(page: &Page) -> Vec<String> {
    preferring(page, &[DARK, MORE], &Rules::Colours)
}

/// Returns the findings in the reader's system colours.
#[track_caller]
pub(crate) fn dark_forced(page: &Page) -> Vec<String> {
    preferring(page, &[DARK, FORCED], &Rules::Colours)
}

/// Returns the findings on the page as it is now.
#[track_caller]
pub(crate) fn findings(page: &Page) -> Vec<String> {
    checked(page, &Rules::All)
}

/// Sets that preference for good, and returns the findings.
#[track_caller]
fn preferring(page: &Page, preferences: &[(&str, &str)], rules: &Rules) -> Vec<String> {
    page.prefer_all(preferences);
    checked(page, rules)
}

#[track_caller]
fn checked(page: &Page, rules: &Rules) -> Vec<String> {
    if !page.has_global("axe") {
        let checker = fs::read_to_string(named("SANDGRID_AXE"));
        page.run("accessibility.bring", [checker.expect("the checker can be read")]);
    }
    let answer = page.call_later("accessibility.check", [rules.written()]);
    assert!(answer[0].as_u64() > Some(0), "the checker checks: {answer}");
    let found = answer[1].as_array().expect("a list").iter();
    found.filter_map(Value::as_str).map(str::to_owned).collect()
}
