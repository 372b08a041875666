//! Taking back, and playing again.

use std::time::Duration;

use crate::board::{after, compare};
use crate::page::{Key, PEOPLE, Page, pause, until};

const YOTE: &str = "yote-traditional";

#[test]
fn buttons_undo_and_redo() {
    let page = Page::open(PEOPLE);
    assert_eq!(usable(&page), (false, false), "at the start");
    page.click_hole("c3");
    page.click_hole("d3");
    assert_eq!(usable(&page), (true, false), "after two placements");
    page.heard();
    page.click("#undo");
    compare(&page, after(YOTE, ["c3"]).position(), "an undo");
    let heard = page.heard();
    assert!(heard.iter().any(|said| said.polite && said.words.contains("d3")), "{heard:?}");
    assert_eq!(usable(&page), (true, true), "after an undo");
    page.click("#undo");
    compare(&page, after(YOTE, []).position(), "two undos");
    assert_eq!(usable(&page), (false, true), "back at the start");
    page.click("#redo");
    page.click("#redo");
    compare(&page, after(YOTE, ["c3", "d3"]).position(), "two redos");
    assert_eq!(usable(&page), (true, false), "after the redos");
}

#[test]
fn keys_undo_and_redo() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.chord(Key::Control, 'z');
    compare(&page, after(YOTE, []).position(), "Control Z");
    page.chord(Key::Control, 'y');
    compare(&page, after(YOTE, ["c3"]).position(), "Control Y");
}

#[test]
fn disabled_buttons_do_nothing() {
    let page = Page::open(PEOPLE);
    page.heard();
    page.click("#undo");
    page.click("#redo");
    compare(&page, after(YOTE, []).position(), "an undo of nothing");
    assert!(page.heard().is_empty(), "nothing has happened");
}

#[test]
fn against_the_computer_an_undo_gives_the_decision_back() {
    let page = against_the_computer("I begin");
    page.click_hole("c3");
    let answer = until("the computer answers", || sticks(&page));
    page.click("#undo");
    compare(&page, after(YOTE, []).position(), "an undo");
    assert!(page.words().contains("Your turn"), "{}", page.words());
    rests(&page, "", "the undo");
    page.click("#redo");
    compare(&page, after(YOTE, ["c3", answer.as_str()]).position(), "a redo");
    page.click("#undo");
    page.click_hole("a1");
    until("the computer answers again", || sticks(&page));
}

#[test]
fn undo_stops_the_search() {
    let page = against_the_computer("I begin");
    page.click_hole("c3");
    page.chord(Key::Control, 'z');
    rests(&page, "", "the undo");
}

#[test]
fn computer_moves_first_if_asked() {
    let page = against_the_computer("Computer begins");
    let first = until("the computer begins", || one_with(&page, "pebble"));
    rests(&page, &first, "the beginning");
    assert!(page.words().contains("Your turn"), "{}", page.words());
    assert_eq!(usable(&page), (false, false), "nothing of ours is to be undone");
}

/// A new game of Yoté, chosen in the sheet.
fn against_the_computer(players: &str) -> Page {
    let page = Page::open(PEOPLE);
    page.click("#open-new");
    page.click_path(&format!("//*[@id='new-form']//label[contains(., '{players}')]"));
    page.click("#start");
    page
}

/// Whether the buttons of undo and redo are usable, as a screen reader is told.
fn usable(page: &Page) -> (bool, bool) {
    let tree = page.tree();
    let usable = |name: &str| !tree.one("button", name).is("disabled");
    (usable("Undo"), usable("Redo"))
}

/// The hole of the only stick there is.
fn sticks(page: &Page) -> Option<String> {
    one_with(page, "stick")
}

fn one_with(page: &Page, piece: &str) -> Option<String> {
    let names = page.hole_names();
    let cells = names.iter().filter_map(|name| name.split_once(", "));
    let mut holding = cells.filter(|(_, content)| content.starts_with(piece));
    holding.next().map(|(cell, _)| cell.to_owned())
}

/// Waits for longer than a computer thinks, without a turn; only that hole is not empty.
fn rests(page: &Page, cell: &str, after: &str) {
    pause(Duration::from_millis(1200), "no computer may play meanwhile");
    let names = page.hole_names();
    let full: Vec<_> = names.iter().filter(|name| !name.contains("empty")).collect();
    let expected = usize::from(!cell.is_empty());
    assert_eq!(full.len(), expected, "after {after}: {full:?}");
    assert!(full.iter().all(|name| name.starts_with(cell)), "after {after}: {full:?}");
}
