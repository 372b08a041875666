//! A browser that translates the page: the game goes on in its own language, and every press does the same.

use serde_json::{Value, json};

use crate::board::{after, compare};
use crate::page::{Key, PEOPLE, Page, until};
use crate::yebo::{ADDRESS, Hands, opened, started, step_on, wait_for_none};

/// Translates as soon as the board is there, and before the whole program is.
const EARLY: &str = include_str!("early/hold_whole.js");

fn root(page: &Page, name: &str) -> Value {
    page.attribute("html", name)
}

#[test]
fn full_program_keeps_the_requested_language() {
    let page = Page::blank();
    page.before(EARLY);
    for (code, first, query) in
        [("fr", "Annuler", ""), ("ar", "تراجع", ""), ("fr", "", "&rules=yebo")]
    {
        page.load(&format!("?lang={code}{query}"));
        until("the whole is there to be released", || page.has_global("release").then_some(()));
        page.run("languages.translate", ());
        page.call_global("release");
        if query.is_empty() {
            page.await_board();
        } else {
            started(&page);
        }
        assert_eq!(root(&page, "lang"), json!(code));
        let asked = page.asked_for();
        assert!(!asked.iter().any(|path| path.contains("locales/de")), "{asked:?}");
        let undo = page.texts_of("#undo span").concat().replace('·', "");
        assert_eq!(undo, first, "{code}");
        assert_eq!(page.words_of("#alert"), "", "{code}");
    }
}

#[test]
fn a_game_is_played_under_a_translator() {
    let page = Page::open(PEOPLE);
    page.run("languages.translate", ());
    for cell in ["c3", "d3", "a1", "b1"] {
        page.click_hole(cell);
    }
    compare(&page, after("yote-traditional", ["c3", "d3", "a1", "b1"]).position(), "clicks");
    let turns = page.call("elements.propertyOfAll", ["#turns button", "innerHTML"]);
    assert_eq!(turns, json!(["c3", "d3", "a1", "b1"]), "the notation is the page's own");
    // Nothing is written anew where nothing has changed.
    page.set_focus("[data-cell=c3]");
    page.run("languages.countChanges", ());
    page.keys([Key::Right, Key::Left, Key::Up, Key::Down]);
    assert_eq!(page.global("changes"), json!(0), "arrow keys");
    page.chord(Key::Control, 'z');
    page.click("#turns li:nth-child(2) button");
    page.click("#open-menu");
    page.close_sheets();
    assert_eq!(page.property("#broken", "hidden"), json!(true));
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn yebo_is_played_under_a_translator() {
    let page = Page::open("");
    page.run("languages.translate", ());
    wait_for_none(&page);
    opened(&page, ADDRESS);
    page.run("languages.translate", ());
    for hands in [Hands::Mouse, Hands::Keys, Hands::Mouse, Hands::Keys] {
        step_on(&page, hands);
    }
    assert_eq!(page.property("#broken", "hidden"), json!(true));
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn lists_survive_elements_added_by_extensions() {
    let page = Page::open(PEOPLE);
    let turns = || {
        let turns = page.texts_of("#turns [data-turn]");
        turns.iter().map(|turn| turn.trim()).collect::<Vec<_>>().join(" ")
    };
    page.click_hole("c3");
    page.click_hole("a5");
    page.run("elements.addAround", ["#turns", "x-note"]);
    page.click_hole("c2");
    assert_eq!(turns(), json!("c3 a5 c2"), "beside foreign elements");
    page.remove("#turns li:has([data-turn])");
    page.click_hole("b5");
    assert_eq!(turns(), json!("c3 a5 c2 b5"), "where one was taken away");
    page.chord(Key::Control, 'z');
    assert_eq!(page.complaints(), [""; 0]);
}
