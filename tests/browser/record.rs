//! The list of turns, stepping through a game, and its review.

use serde_json::json;

use crate::board::{after, compare};
use crate::page::{Key, PEOPLE, Page, Place, Screen, until};

const YOTE: &str = "yote-traditional";

fn played() -> Page {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "d3", "a1", "b1"] {
        page.click_hole(cell);
    }
    page
}

fn turns(page: &Page) -> Vec<String> {
    page.call_for("elements.propertyOfAll", ["#turns button", "innerText"])
}

fn present(page: &Page) -> String {
    page.words_of("#turns [aria-current=step]")
}

#[test]
fn move_list_names_every_turn() {
    let page = played();
    assert_eq!(turns(&page), ["c3", "d3", "a1", "b1"]);
    assert_eq!(present(&page), "b1");
    page.tree().one("button", "2. Pebbles place a piece on a1.");
}

#[test]
fn list_on_a_phone_opens_at_the_present_turn() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    page.visit(PEOPLE);
    for cell in ["c3", "d3", "a1", "b1", "f5", "e5", "f1", "e1", "a5", "b5", "f3", "a3"] {
        page.click_hole(cell);
    }
    page.click("#undo");
    page.click("#show-record");
    assert_eq!(present(&page), "f3");
    let [list, turn] = ["#turns", "#turns [aria-current]"].map(|name| page.place(name));
    let [left, right] = [turn.x - list.x, list.x + list.width - turn.x - turn.width];
    assert!(left >= -1.0 && right >= -1.0, "{turn:?} lies beyond {list:?}");
}

#[test]
fn ways_out_of_a_look_back_are_in_view_on_a_telephone() {
    for (width, height) in [(320, 568), (360, 640)] {
        for lang in ["en", "fr", "ar"] {
            let page = Page::blank();
            page.resize(Screen { width, height, ratio: 1 });
            page.visit(&format!("{PEOPLE}&lang={lang}"));
            page.click_hole("c3");
            page.click_hole("d3");
            page.click("#show-record");
            page.click("[data-step=back]");
            let bar = page.place(".moves");
            let shown = ["#status", "#to-end", "#turns", "#go-on"].map(|name| page.place(name));
            for (at, place) in shown.into_iter().enumerate() {
                assert!(place.height > 10.0 && !place.overlaps(bar), "{lang}: {place:?}, {bar:?}");
                let others = shown.into_iter().enumerate().filter(|(other, _)| *other != at);
                let over: Vec<_> = others.filter(|(_, other)| place.overlaps(*other)).collect();
                assert!(over.is_empty(), "{lang}, {width}: {place:?}, {over:?}");
            }
        }
    }
}

#[test]
fn buttons_step_through_the_game() {
    let page = played();
    page.heard();
    page.click("[data-step=back]");
    compare(&page, after(YOTE, ["c3", "d3", "a1"]).position(), "a step back");
    let heard = page.heard();
    assert!(heard.iter().any(|said| said.words.starts_with("Turn 2 of 2")), "{heard:?}");
    page.click("[data-step=first]");
    compare(&page, after(YOTE, []).position(), "the beginning");
    page.click("[data-step=forward]");
    compare(&page, after(YOTE, ["c3"]).position(), "a step on");
    page.click("#steps [data-step=last]");
    compare(&page, after(YOTE, ["c3", "d3", "a1", "b1"]).position(), "the end");
    assert_eq!(turns(&page).len(), 4, "nothing is lost");
}

#[test]
fn a_turn_of_the_list_is_gone_to_by_mouse_and_by_arrows() {
    let page = played();
    page.click("#turns li:nth-child(2) button");
    compare(&page, after(YOTE, ["c3", "d3"]).position(), "a click");
    page.keys([Key::Up]);
    compare(&page, after(YOTE, ["c3"]).position(), "an arrow");
    assert_eq!(present(&page), "c3");
    assert_eq!(page.focused_name(), "1. Pebbles place a piece on c3.", "the focus goes with it");
    page.keys([Key::End]);
    compare(&page, after(YOTE, ["c3", "d3", "a1", "b1"]).position(), "End");
    let stops = page.count("#turns [tabindex=\"0\"]");
    assert_eq!(stops, json!(1), "one tab stop");
}

#[test]
fn playing_from_an_earlier_turn_keeps_both_games() {
    let page = played();
    page.click("#turns li:nth-child(2) button");
    page.click_hole("f5");
    assert_eq!(turns(&page), ["c3", "d3", "f5"]);
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    assert_eq!(page.places("#games-list .kept").len(), 2);
    page.click("#games-list .kept:nth-child(2) [data-game]");
    assert_eq!(turns(&page), ["c3", "d3", "a1", "b1"]);
}

#[test]
fn a_finished_game_is_reviewed() {
    let position = "6/6/2oi2/6/o4i o 2/0 - 0".replace(' ', "%20");
    let page = Page::open(&format!("?rules={YOTE}&position={position}"));
    page.click_hole("a1");
    page.click_hole("a2");
    page.click_hole("d3");
    page.click_hole("b3");
    page.click_hole("a2");
    assert!(page.is_seen("#ending"), "{}", page.words());
    page.click("#review-end");
    until("the review is done", || {
        let found = page.count("#turning button");
        (found == json!(1)).then_some(())
    });
    assert_eq!(page.words_of("#record-title"), "Review");
    let words = page.words_of("#turning");
    assert!(words.contains("Better: pebbles leap from c3"), "{words}");
    let curve = page.attribute("#curve-first", "d");
    assert!(curve.as_str().is_some_and(|path| path.matches('L').count() >= 4), "{curve}");
    page.click("#turning button");
    until("what was better is shown", || page.is_seen("#hint").then_some(()));
    assert!(page.words_of("#hint").contains("c3"), "{}", page.words_of("#hint"));
    assert!(page.is_seen("#go-on"), "one can play on from here");
}

#[test]
fn phone_review_closes_and_opens_again() {
    let page = Page::blank();
    page.resize(Screen { width: 360, height: 640, ratio: 2 });
    page.visit("?rules=yote-traditional&position=6/6/2oi2/6/o4i+o+2/0+-+0");
    for hole in ["c3", "e3", "f1"] {
        page.click_hole(hole);
    }
    until("the game is over", || page.is_seen("#ending").then_some(()));
    page.click("#review-end");
    until("the review is shown", || page.is_seen("#review").then_some(()));
    assert!(!page.is_seen("#rematches button"), "the turns have its room");
    page.click("#close-record");
    until("another game is offered", || page.is_seen("#rematches button").then_some(()));
    page.click("#review-end");
    until("the review is there again", || page.is_seen("#close-record").then_some(()));
}

#[test]
fn the_names_of_a_review_have_the_colours_of_its_chart() {
    let mut firsts = Vec::new();
    for rules in [YOTE, "choko-traditional", "wali-ludens"] {
        let page = Page::open(&format!("?rules={rules}"));
        let [first, second]: [[String; 2]; 2] = page.call_for("elements.chartColours", ());
        assert_eq!(first[0], first[1], "{rules}");
        assert_eq!(second[0], second[1], "{rules}");
        assert_ne!(first, second, "{rules}");
        firsts.push(first);
    }
    assert_ne!(firsts[0], firsts[1], "of two sticks the first is the dark one");
}

#[test]
fn phone_shows_the_move_list_below_the_board() {
    let page = played();
    page.resize(Screen { width: 360, height: 640, ratio: 2 });
    for open in ["#show-record", "#analyse"] {
        page.click(open);
        until("the board has found its place", || {
            let holes = page.places(".hole");
            let steps = page.places(if open == "#analyse" { "#verdict" } else { "#steps" });
            let is_seen = |place: &Place| place.y >= -1.0 && place.y + place.height <= 640.0;
            let edge = holes.iter().map(|hole| hole.y + hole.height).fold(0.0, f64::max);
            let is_below = steps[0].height > 0.0 && steps[0].y >= edge - 1.0;
            (holes.iter().chain(&steps).all(is_seen) && is_below).then_some(())
        });
        page.click(open);
    }
}

#[test]
fn an_empty_move_list_is_in_order_and_closes_with_a_new_game() {
    let page = Page::open("?rules=yote-traditional");
    page.resize(Screen { width: 360, height: 640, ratio: 2 });
    page.click("#show-record");
    let (header, words) = (page.places("#record header")[0], page.places("#no-turns")[0]);
    assert!(header.height < 60.0, "one line: {header:?}");
    assert!(words.x < 40.0 && words.width > 200.0, "{words:?}");
    page.open_sheet("new");
    page.click("#start");
    until("the list is closed", || (!page.is_seen("#record")).then_some(()));
}

#[test]
fn a_question_is_a_small_card_on_a_telephone() {
    let page = played();
    page.resize(Screen { width: 360, height: 640, ratio: 2 });
    page.click("#open-menu");
    page.click("#may-resign button");
    let card = page.places("#resign")[0];
    assert!(card.height < 320.0 && card.y > 160.0, "{card:?}");
}

#[test]
fn resignation_asks_for_confirmation() {
    let page = played();
    page.click("#open-menu");
    page.click("#may-resign button");
    page.click("#resign [data-close]:not(#resign-now)");
    assert!(!page.is_seen("#ending"));
    page.click("#open-menu");
    page.click("#may-resign button");
    page.click("#resign-now");
    assert!(page.words_of("#ending").contains("Sticks win"), "{}", page.words_of("#ending"));
    page.click("#open-menu");
    assert!(!page.is_seen("#may-resign"), "there is nothing to give up");
    assert!(!page.is_seen("#may-draw") && !page.is_seen("#may-agree"), "nor to agree on");
}

#[test]
fn two_people_agree_a_draw_by_keyboard() {
    let page = played();
    page.click("#open-menu");
    assert!(!page.is_seen("#may-draw"), "an offer is made to a computer");
    page.set_focus("#may-agree button");
    page.keys([Key::Enter]);
    page.tree().one("dialog", "Do both sides agree to a draw?");
    assert_eq!(page.focused_name(), "Play on");
    page.keys([Key::Tab, Key::Enter]);
    assert_eq!(page.words_of("#ending-headline"), "A draw");
    assert_eq!(page.words_of("#ending-reason"), "Both sides have agreed on it.");
    page.click("#open-menu");
    assert!(!page.is_seen("#may-agree"), "it is over");
    page.click("#menu [data-open=games]");
    assert!(page.words_of("#games-list").contains("A draw"), "{}", page.words_of("#games-list"));
}
