//! What a checker finds in every state of every screen: nothing, in whatever colours and directions.

use std::fs;

use serde_json::{Value, json};

use crate::page::{Page, Screen, named};
use crate::screens::{STATES, State};

/// How a state is looked at: what the reader prefers, which way the words run, and what is checked.
struct Look {
    name: &'static str,
    preferences: &'static [(&'static str, &'static str)],
    direction: &'static str,
    rules: Rules,
}

/// What the checker goes by.
enum Rules {
    /// Everything it knows.
    All,
    /// What depends on colours alone.
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

#[rustfmt::skip]
const LOOKS: [Look; 6] = [
    Look { name: "light", preferences: &[LIGHT], direction: "ltr", rules: Rules::All },
    Look { name: "dark, from the right", preferences: &[DARK], direction: "rtl", rules: Rules::All },
    Look { name: "contrast", preferences: &[LIGHT, MORE], direction: "ltr", rules: Rules::Colours },
    Look { name: "dark contrast", preferences: &[DARK, MORE], direction: "rtl", rules: Rules::Colours },
    Look { name: "forced", preferences: &[LIGHT, FORCED], direction: "rtl", rules: Rules::All },
    Look { name: "dark forced", preferences: &[DARK, FORCED], direction: "ltr", rules: Rules::Colours },
];

const LIGHT: (&str, &str) = ("prefers-color-scheme", "light");
const DARK: (&str, &str) = ("prefers-color-scheme", "dark");
const MORE: (&str, &str) = ("prefers-contrast", "more");
const FORCED: (&str, &str) = ("forced-colors", "active");

/// Asks the checker; each finding is a rule, what it says, and where. What it reports as not to be
/// decided is not a finding.
const CHECK: &str = r#"
  const [direction, rules, done] = arguments;
  document.documentElement.dir = direction;
  requestAnimationFrame(() => requestAnimationFrame(async () => {
    const result = await axe.run(document, {
      runOnly: rules, resultTypes: ["violations"],
    });
    done([
      result.passes.length,
      result.violations.flatMap((rule) => rule.nodes.map((node) =>
        `${rule.id}: ${node.target.join(" ")}: ${node.html.slice(0, 160)}: ${node.failureSummary}`)),
    ]);
  }));
"#;

/// Makes the checker a part of the page.
const BRING: &str = r#"
  const script = document.createElement("script");
  script.textContent = arguments[0];
  document.head.append(script);
  script.remove();
"#;

#[test]
fn a_checker_finds_nothing_on_a_desktop() {
    check(Screen::DESK, &STATES, &LOOKS);
}

#[test]
fn a_checker_finds_nothing_on_a_telephone() {
    check(Screen::PHONE, &STATES, &LOOKS[..1]);
}

#[track_caller]
fn check(screen: Screen, states: &[State], looks: &[Look]) {
    let page = Page::blank();
    page.resize(screen);
    let checker = fs::read_to_string(named("SANDGRID_AXE"));
    let checker = checker.expect("the checker can be read");
    let mut found: Vec<String> = Vec::new();
    for state in states {
        state.show(&page);
        page.measure_with(BRING, vec![json!(checker)]);
        for look in looks {
            page.prefer_all(look.preferences);
            let answer =
                page.measure_later(CHECK, vec![json!(look.direction), look.rules.written()]);
            assert!(answer[0].as_u64() > Some(0), "the checker checks: {answer}");
            let findings = answer[1].as_array().expect("a list").iter();
            for finding in findings.filter_map(Value::as_str) {
                println!("{}, {}: {finding}", state.name, look.name);
                found.push(finding.to_owned());
            }
        }
    }
    assert!(found.is_empty(), "{} findings, above", found.len());
}
