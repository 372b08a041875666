//! What a checker finds in every state of every screen: nothing, in whatever colours, read from
//! either side.

use std::fs;

use serde_json::{Value, json};

use crate::page::{Page, Screen, named, spared};
use crate::screens::STATES;

/// How a state is looked at: what the reader prefers, and what is checked.
struct Look {
    name: &'static str,
    preferences: &'static [(&'static str, &'static str)],
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

/// The page in English, which is read from the left: whatever there is in it, and all its colours.
const ENGLISH: [Look; 5] = [
    Look { name: "light", preferences: &[LIGHT], rules: Rules::All },
    Look { name: "dark", preferences: &[DARK], rules: Rules::Colours },
    Look { name: "contrast", preferences: &[LIGHT, MORE], rules: Rules::Colours },
    Look { name: "dark contrast", preferences: &[DARK, MORE], rules: Rules::Colours },
    Look { name: "dark forced", preferences: &[DARK, FORCED], rules: Rules::Colours },
];

/// The page in Arabic, which is read from the right. The checker takes letters that join for icons, and
/// says nothing of their colours: once is enough.
const ARABIC: [Look; 1] = [Look { name: "light", preferences: &[LIGHT], rules: Rules::All }];

const LIGHT: (&str, &str) = ("prefers-color-scheme", "light");
const DARK: (&str, &str) = ("prefers-color-scheme", "dark");
const MORE: (&str, &str) = ("prefers-contrast", "more");
const FORCED: (&str, &str) = ("forced-colors", "active");

/// Asks the checker; each finding is a rule, what it says, and where. What it reports as not to be
/// decided is not a finding. Behind an open sheet the page is inert, and is checked in the state without it.
const CHECK: &str = r#"
  const [rules, done] = arguments;
  requestAnimationFrame(() => requestAnimationFrame(async () => {
    const sheet = [...document.querySelectorAll("dialog[open]")].pop();
    const result = await axe.run(sheet ?? document, {
      runOnly: rules, resultTypes: ["violations"], selectors: false,
    });
    const { lang, dir } = document.documentElement;
    done([
      `${lang} ${dir || "ltr"}`,
      result.passes.length,
      result.violations.flatMap((rule) => rule.nodes.map((node) =>
        `${rule.id}: ${node.html.slice(0, 160)}: ${node.failureSummary}`)),
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
fn a_checker_finds_nothing() {
    if spared() {
        return;
    }
    check("en", &[(Screen::DESK, &ENGLISH), (Screen::PHONE, &ENGLISH[..1])]);
}

#[test]
fn a_checker_finds_nothing_in_arabic() {
    check("ar", &[(Screen::DESK, &ARABIC), (Screen::PHONE, &ARABIC)]);
}

/// What the checker finds in the page as it is now.
#[track_caller]
pub(crate) fn findings(page: &Page) -> Vec<String> {
    let checker = fs::read_to_string(named("SANDGRID_AXE"));
    page.measure_with(BRING, vec![json!(checker.expect("the checker can be read"))]);
    let answer = page.measure_later(CHECK, vec![Rules::All.written()]);
    let found = answer[2].as_array().expect("a list").iter();
    found.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Looks at all states of the page as somebody has it whose browser speaks that language, on one screen after
/// the other.
#[track_caller]
fn check(language: &str, screens: &[(Screen, &[Look])]) {
    let page = Page::blank();
    page.speak(&[language]);
    let expected = format!("{language} {}", if language == "ar" { "rtl" } else { "ltr" });
    let checker = fs::read_to_string(named("SANDGRID_AXE"));
    let checker = checker.expect("the checker can be read");
    let mut found: Vec<String> = Vec::new();
    for state in STATES.iter().filter(|state| state.is_in(language)) {
        page.resize(screens[0].0);
        state.show(&page);
        page.measure_with(BRING, vec![json!(checker)]);
        let looks = screens.iter().flat_map(|(on, looks)| looks.iter().map(move |it| (on, it)));
        for (screen, look) in looks {
            page.resize(*screen);
            page.prefer_all(look.preferences);
            let answer = page.measure_later(CHECK, vec![look.rules.written()]);
            assert_eq!(answer[0], json!(expected), "{}: the language", state.name);
            let place = format!("{}, {}, {} wide", state.name, look.name, screen.width);
            assert!(answer[1].as_u64() > Some(0), "{place}: the checker checks: {answer}");
            let findings = answer[2].as_array().expect("a list").iter();
            for finding in findings.filter_map(Value::as_str) {
                println!("{place}: {finding}");
                found.push(finding.to_owned());
            }
        }
    }
    assert!(found.is_empty(), "{} findings, above", found.len());
}
