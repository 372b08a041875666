//! Playing with one key, with three, or with clicks anywhere.

use std::time::Duration;

use sandgrid_rules::{Action, Game, Ruleset};
use serde_json::json;

use sandgrid_tests::sealed;

use crate::page::{Key, PEOPLE, Page, spared, until};
use crate::telling::golden;

/// A clock that goes on when it is told to, for what waits as long as our settings say.
const CLOCK: &str = include_str!("early/scan_clock.js");

/// A page that is operated by scanning, with these settings.
fn scanned(settings: &str) -> Page {
    let page = Page::blank();
    page.before(CLOCK);
    page.before_with(include_str!("early/first_settings.js"), [sealed("settings", settings)]);
    page.visit(PEOPLE);
    page
}

/// Returns the name of the lit element, once the page is at rest.
fn lit(page: &Page) -> Vec<String> {
    page.call_later("table.pause", ());
    page.call_for("table.lit", ())
}

fn tick(page: &Page) {
    assert_eq!(page.call("page.callGlobal", ["tick"]), json!(1), "one clock is running");
}

/// Chooses what is called so: waits until it comes, and presses the one key.
fn choose(page: &Page, name: &str) {
    for _ in 0..60 {
        let lit = lit(page);
        if lit.iter().any(|lit| lit.starts_with(name)) {
            page.keys([Key::Space]);
            if lit.len() == 1 {
                return;
            }
        } else {
            tick(page);
        }
    }
    panic!("{name} never comes");
}

#[test]
fn one_switch_agrees_a_draw() {
    let page = scanned("scan one\nscan-pace 42\n");
    choose(&page, "c3, ");
    choose(&page, "Menu");
    choose(&page, "Agree a draw");
    until("the question is there", || page.is_seen("#agree").then_some(()));
    choose(&page, "Agree a draw");
    until("it is over", || page.is_seen("#ending").then_some(()));
    assert_eq!(page.words_of("#ending-headline"), "A draw");
}

#[test]
fn one_switch_plays_a_game() {
    if spared() {
        return;
    }
    let page = scanned("scan one\nscan-pace 42\n");
    let key = "yote-traditional";
    let mut game = Game::new(Ruleset::find(key).expect("it is among the keys"));
    for action in golden(key) {
        match action {
            Action::TakeFromHand => choose(&page, "Take a"),
            Action::Decline => choose(&page, "Decline"),
            Action::Stop => choose(&page, "Stop"),
            action => {
                let cells = [action.from(), action.to()].into_iter().flatten();
                for cell in cells {
                    choose(&page, &format!("{cell}, "));
                }
            }
        }
        game.play(action).expect("it is legal");
    }
    assert!(game.outcome().is_some(), "a whole game");
    until("it is over", || page.is_seen("#ending").then_some(()));
    crate::board::compare(&page, game.position(), "the whole game");
    // And another: the sheets are gone through, too.
    choose(&page, "New game");
    choose(&page, "Wali");
    choose(&page, "A friend here");
    choose(&page, "Start");
    until("another game is on the table", || page.title().contains("Wali").then_some(()));
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
}

#[test]
fn scan_advances_at_its_interval() {
    let page = scanned("scan one\nscan-pace 10\n");
    let first = lit(&page);
    assert_eq!(first.len(), 6, "a row: {first:?}");
    let begun = std::time::Instant::now();
    let second = until("the next comes", || {
        let now = lit(&page);
        (now != first).then_some(now)
    });
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    // A busy machine may miss one.
    assert!(second[0][1..2] < first[0][1..2], "row by row from the top: {first:?}, {second:?}");
    page.prefer("prefers-reduced-motion", "reduce");
    until("it goes on where nothing shall move", || (lit(&page) != second).then_some(()));
}

#[test]
fn three_switches_advance_choose_and_return() {
    let page = scanned("scan three\nscan-next 1\nscan-choose 2\nscan-back 3\n");
    let first = |page: &Page| lit(page)[0][..2].to_owned();
    assert_eq!(first(&page), "a5");
    page.letters("1");
    assert_eq!(first(&page), "a4");
    page.letters("2");
    assert_eq!((first(&page), lit(&page).len()), ("a4".to_owned(), 1));
    page.letters("1");
    assert_eq!(first(&page), "b4");
    page.letters("3");
    assert_eq!((first(&page), lit(&page).len()), ("a4".to_owned(), 6), "back to the row");
    page.letters("3");
    assert_eq!(first(&page), "a5", "back to the row before");
    page.letters("22");
    assert!(page.hole_name("a5").contains("pebble"), "chosen twice, it is played");
    assert_eq!(page.call("page.callGlobal", ["tick"]), json!(0), "nothing goes on by itself");
    // Other keys are what they are.
    page.click_hole("c3");
    page.keys([Key::Right]);
    assert!(page.focused_name().starts_with("d3"));
}

#[test]
fn a_click_anywhere_is_a_switch() {
    let page = scanned("scan one\nscan-pace 42\nscan-clicks yes\n");
    assert_eq!(lit(&page).len(), 6);
    page.click_hole("c3");
    assert_eq!(lit(&page), ["a5, empty"], "the row that was lit is chosen");
    page.click("#open-menu");
    assert!(page.hole_name("a5").contains("pebble"), "and the hole");
    assert!(page.hole_name("c3").contains("empty"), "but not what was clicked on");
    assert!(!page.is_seen("#menu"));
    // A sheet is not closed by a click beside it.
    choose(&page, "Menu");
    until("the menu is open", || page.is_seen("#menu").then_some(()));
    page.tap(crate::page::Place { x: 2.0, y: 700.0, width: 2.0, height: 2.0 });
    assert!(page.is_seen("#menu"));
}

#[test]
fn scanner_highlights_and_announces_only_targets() {
    let page = scanned("scan one\nscan-pace 42\nscan-speaks yes\n");
    for cell in ["c3", "d3", "a1", "b1"] {
        choose(&page, &format!("{cell}, "));
    }
    choose(&page, "c3, ");
    let mut round: Vec<Vec<String>> = vec![lit(&page)];
    page.heard();
    while !round.last().is_some_and(|last| last.iter().any(|name| name.starts_with("Undo"))) {
        tick(&page);
        round.push(lit(&page));
    }
    let holes: Vec<&str> = round.iter().flatten().filter_map(|name| name.get(..2)).collect();
    assert_eq!(holes[..5], ["c4", "b3", "c3", "e3", "c2"], "{round:?}");
    let said: Vec<String> = page.heard().into_iter().map(|said| said.words).collect();
    assert_eq!(said[0], "Row 3", "{said:?}");
    assert!(said.iter().any(|said| said.starts_with("Undo, ")), "{said:?}");
    let quiet = page.style("[data-lit]", "outline-width");
    assert_ne!(quiet, "0px", "it is to be seen");
}

#[test]
fn scanning_and_its_keys_are_set_in_the_menu() {
    let page = Page::open(PEOPLE);
    assert_eq!(lit(&page), [""; 0]);
    page.named("button", "Menu").press();
    page.named("button", "Ways to play").press();
    page.named("radio", "Two switches").press();
    page.named("textbox", "Next").press();
    page.keys([Key::F8]);
    assert_eq!(page.value_of("[name=scan-next]"), "F8");
    assert!(!lit(&page).is_empty(), "the sheet is gone through at once");
    page.named("button", "Close").press();
    let before = lit(&page);
    page.keys([Key::F8]);
    assert_ne!(lit(&page), before);
    page.visit(PEOPLE);
    assert!(!lit(&page).is_empty(), "it stays so");
}
