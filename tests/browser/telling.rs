//! A whole game by a player who cannot see the page: elements are found by role and name, as the browser reports
//! them, and each press is followed by one announcement, always the same.

use std::collections::BTreeMap;

use sandgrid_rules::{Action, Game, Ruleset};
use sandgrid_tests::text;

use crate::page::{Page, Thing, spared};

/// The actions of the golden record.
pub(crate) fn golden(key: &str) -> Vec<Action> {
    let text = text(&format!("records/{key}.txt"));
    let (_, lines) = text.split_once("\nstart\t").expect("the record lists positions");
    let lines = lines.lines().skip(1).take_while(|line| *line != "result");
    let action = |line: &str| line.split('\t').next().unwrap_or_default().parse();
    lines.map(|line| action(line).expect("the record lists actions")).collect()
}

#[test]
fn yote_announcements_match_the_golden_file() {
    told("yote-traditional", ["Yoté", ""]);
}

#[test]
fn wali_announcements_match_the_golden_file() {
    if spared() {
        return;
    }
    told("wali-ludens", ["Wali", ""]);
}

/// Plays the golden game of a rulebook, and compares all that is announced with the golden text.
fn told(key: &str, [game, book]: [&str; 2]) {
    let page = Page::open("");
    page.named("button", "New game").press();
    page.named("radio", game).press();
    if !book.is_empty() {
        page.named("radio", book).press();
    }
    page.named("radio", "A friend here").press();
    page.heard();
    page.named("button", "Start").press();
    let holes = page.things_in("grid", "button").into_iter();
    let holes = holes.map(|hole| (cell_in(&hole.name()).to_owned(), hole)).collect();
    let mut telling = Telling { holes, page: &page, told: String::new() };
    telling.note("start");
    let mut played = Game::new(Ruleset::find(key).expect("it is among the keys"));
    for action in golden(key) {
        telling.play(action);
        played.play(action).expect("the record is legal");
    }
    assert!(played.outcome().is_some(), "a whole game");
    let expected = text(&format!("browser/told/{key}.txt"));
    assert!(telling.told == expected, "{key} is told differently:\n{}", telling.told);
}

/// The cell that a hole's name begins with.
fn cell_in(name: &str) -> &str {
    name.split(',').next().unwrap_or_default()
}

struct Telling<'a> {
    page: &'a Page,
    holes: BTreeMap<String, Thing<'a>>,
    told: String,
}

impl Telling<'_> {
    fn play(&mut self, action: Action) {
        match action {
            Action::TakeFromHand => self.choose("Take a"),
            Action::Decline => self.choose("Decline"),
            Action::Stop => self.choose("Stop"),
            action => {
                let from = action.from().map(|from| self.hole(&from.to_string()));
                // One that must leap on is selected already.
                if let Some(from) = from.filter(|from| !from.name().contains("selected")) {
                    let name = from.name();
                    from.press();
                    self.note(&name);
                }
                let to = self.hole(&action.to().expect("it stays on the board").to_string());
                let name = to.name();
                to.press();
                self.note(&name);
            }
        }
    }

    /// The hole of that name, which begins with its cell as ever.
    fn hole(&self, cell: &str) -> Thing<'_> {
        let hole = self.holes.get(cell).unwrap_or_else(|| panic!("no hole is called {cell}"));
        let name = hole.name();
        assert_eq!(cell_in(&name), cell, "{name}");
        hole.clone()
    }

    fn choose(&mut self, name: &str) {
        self.page.named("button", name).press();
        self.note(name);
    }

    /// Writes down what was announced: once, and something else than before.
    fn note(&mut self, pressed: &str) {
        let heard = self.page.heard();
        assert_eq!(heard.len(), 1, "after {pressed}: {heard:?}");
        let manner = if heard[0].polite { "says" } else { "cries" };
        let line = format!("{pressed} — {manner}: {}\n", heard[0].words);
        assert!(!self.told.ends_with(&line), "{line} is said twice");
        self.told.push_str(&line);
    }
}
