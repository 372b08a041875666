//! Pages that the browser keeps while their visitor is elsewhere, and shows again as they were.

use std::time::Duration;

use serde_json::{Value, json};

use crate::embedding::{HOST, call, told};
use crate::page::{Browser, PEOPLE, Page, left_out_of, pause, until};

/// Goes to another page and back; returns whether the browser has kept the page meanwhile.
fn leave_and_return(page: &Page) -> bool {
    page.set_global("isTheSame", true);
    page.go(&format!("{}history.html", page.origin()));
    pause(Duration::from_millis(500), "the page stays in the dark for a while");
    page.back();
    page.global("isTheSame") == json!(true)
}

/// Whether this browser keeps no page where a test drives it.
fn keeps_none() -> bool {
    left_out_of(&[Browser::Firefox], "it keeps no pages where a driver listens")
}

fn state(page: &Page) -> Value {
    call(page, 0, "state", json!([]))["value"].clone()
}

/// Waits until that number of actions has been played on the board.
#[track_caller]
fn await_acts(page: &Page, acts: usize) {
    until("it is played", || (state(page)["at"] == acts).then_some(()));
}

/// A host's page with a board, which the browser keeps when one leaves it; `play` is done on it before that.
fn returned_to(board: &str, play: impl Fn(&Page)) -> Page {
    let page = Page::of_the_site_on_a_desktop();
    for _ in 0..5 {
        page.load(HOST);
        page.call_later("boards.put", [board]);
        until("the board is ready", || (!told(&page, "ready").is_empty()).then_some(()));
        play(&page);
        if leave_and_return(&page) {
            return page;
        }
    }
    panic!("the browser keeps no such page");
}

#[test]
fn board_goes_on_in_a_page_that_one_returns_to() {
    if keeps_none() {
        return;
    }
    let board = "<sand-board rules=yote-traditional side=first level=3 lang=en></sand-board>";
    let page = returned_to(board, |page| {
        call(page, 0, "play", json!(["c3"]));
        await_acts(page, 2);
    });
    assert_eq!(state(&page)["at"], 2, "the game is there");
    // The stick lies in one of them at most.
    let is_free = |hole: &str| call(&page, 0, "play", json!([hole]))["value"]["at"] == 3;
    assert!(["a1", "f1"].into_iter().any(is_free), "one is free");
    await_acts(&page, 4);
    page.set_attribute("sand-board", "lang", "fr");
    until("it speaks French", || (state(&page)["lang"] == "fr").then_some(()));
    // An event may follow the state that tells of it.
    until("each is told once", || {
        let counts = ["ready", "turn", "languagechange"].map(|name| told(&page, name).len());
        (counts == [1, 4, 1]).then_some(())
    });
}

#[test]
fn computer_answers_in_a_page_that_one_returns_to() {
    if keeps_none() {
        return;
    }
    let board = "<sand-board rules=wali-ludens side=first level=13></sand-board>";
    let page = returned_to(board, |page| {
        call(page, 0, "play", json!(["c3"]));
    });
    await_acts(&page, 2);
    let page = returned_to("<sand-board rules=yebo side=none level=13></sand-board>", |_| {});
    let then = state(&page)["at"].as_u64();
    until("the computers play on", || (state(&page)["at"].as_u64() > then).then_some(()));
    assert_eq!([told(&page, "ready").len(), told(&page, "error").len()], [1, 0]);
}

#[test]
fn own_page_goes_on_when_one_returns() {
    if keeps_none() {
        return;
    }
    let page = Page::on_a_desktop();
    page.visit(PEOPLE);
    page.click_hole("c3");
    assert!((0..5).any(|_| leave_and_return(&page)), "the browser keeps no such page");
    page.await_board();
    assert!(page.hole_name("c3").contains("pebble"));
    page.heard();
    page.click_hole("d3");
    let heard = page.heard();
    assert_eq!(heard.len(), 1, "one press is said once: {heard:?}");
    page.click("#hint-me");
    until("there is a hint", || page.is_seen("#hint").then_some(()));
    assert!(!page.is_seen("#notice"), "{}", page.words());
}
