//! The page's first program, which only plays, and how it gives the game to the whole one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{Announcement, Page, pause, until};

/// Holds the whole program back until `release()` is called; the first one is let through.
const HOLD: &str = include_str!("early/hold_whole.js");

/// Counts the small pictures that are drawn.
const COUNT: &str = include_str!("early/count_pictures.js");

/// A first visit, the whole program held back.
fn first_program() -> Page {
    first_program_with("")
}

/// The same, with a script that runs before everything else.
fn first_program_with(script: &str) -> Page {
    let page = Page::blank();
    page.before(script);
    page.before(HOLD);
    page.load("");
    until("one can play", || page.is_seen("main").then_some(()));
    until("the whole is there to be released", || page.has_global("release").then_some(()));
    page
}

fn is_whole(page: &Page) -> bool {
    page.is_whole()
}

/// The buttons that show that they wait.
fn busy(page: &Page) -> Value {
    page.call("elements.propertyOfAll", ["[aria-busy=true]", "id"])
}

/// A stick stands somewhere.
fn answered(page: &Page) -> Option<()> {
    page.hole_names().iter().any(|name| name.contains("stick")).then_some(())
}

#[test]
fn game_started_in_the_first_program_is_handed_over() {
    let page = first_program();
    page.click_hole("c3");
    until("the opponent answers", || answered(&page));
    let board = page.hole_names();
    page.click("#open-rules");
    page.click("#open-menu");
    assert!(!is_whole(&page) && !page.is_seen("#menu"), "the menu waits for the whole program");
    assert_eq!(busy(&page), json!(["open-menu"]), "and shows it");
    page.heard();
    page.call_global("release");
    until("what was pressed is done", || page.is_seen("#menu").then_some(()));
    assert_eq!(busy(&page), json!([]));
    assert_eq!(page.count("#turns li"), 2);
    let heard = page.heard();
    assert!(heard.is_empty(), "nothing has happened: {heard:?}");
    page.click("#menu [data-close]");
    assert_eq!(page.hole_names(), board, "the same game");
    page.click("#undo");
    assert!(page.hole_name("c3").contains("empty"), "it can be taken back");
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
}

#[test]
fn refusal_is_explained_before_the_rules_load() {
    let page = first_program();
    page.click_hole("c3");
    until("the opponent answers", || answered(&page));
    page.heard();
    page.click_hole("c3");
    page.click_hole("a1");
    until("it is refused", || page.is_seen("#notice").then_some(()));
    assert!(!page.is_seen("#notice-more"), "a rule is quoted that nobody has");
    let (heard, why) = (page.heard(), page.text_of("#notice-words"));
    assert!(!why.is_empty() && heard.iter().any(|it| it.words == why), "{why}: {heard:?}");
}

#[test]
fn handover_keeps_the_focus() {
    let page = first_program();
    page.set_focus("#grid [tabindex=\"0\"]");
    let before = page.focused_name();
    page.call_global("release");
    until("the whole has come", || is_whole(&page).then_some(()));
    assert_eq!(page.focused_name(), before);
}

#[test]
fn no_picture_is_drawn_twice() {
    let page = first_program_with(COUNT);
    let drawn = until("all is drawn", || {
        let drawn = page.global("drawn");
        pause(Duration::from_millis(400), "nothing may be drawn meanwhile");
        (drawn != json!(0) && drawn == page.global("drawn")).then_some(drawn)
    });
    page.call_global("release");
    until("the whole has come", || is_whole(&page).then_some(()));
    pause(Duration::from_millis(400), "nothing may be drawn meanwhile");
    assert_eq!(page.global("drawn"), drawn, "the whole shows what it was given");
    page.prefer("prefers-color-scheme", "dark");
    until("by night, all is drawn anew", || (page.global("drawn") != drawn).then_some(()));
}

#[test]
fn handover_waits_for_a_held_piece() {
    let page = first_program();
    page.click_hand(sandgrid_rules::Side::First);
    page.call_global("release");
    pause(Duration::from_millis(600), "it may not come meanwhile");
    assert!(!is_whole(&page), "a piece is selected");
    page.click_hole("c3");
    until("the whole has come", || is_whole(&page).then_some(()));
    assert!(page.hole_name("c3").contains("pebble"));
    until("the opponent answers", || answered(&page));
}

#[test]
fn pressing_another_control_cancels_the_selection() {
    let page = first_program();
    page.click_hand(sandgrid_rules::Side::First);
    page.click("#open-menu");
    page.call_global("release");
    until("what was pressed is done", || page.is_seen("#menu").then_some(()));
}

#[test]
fn missing_full_program_does_not_stop_play() {
    let page = Page::altered(|path, bytes| (path != "whole_bg.wasm").then_some(bytes));
    page.load("");
    until("one can play", || page.is_seen("main").then_some(()));
    assert!(page.is_seen("#welcome"));
    page.click("#open-menu");
    until("it is told", || page.is_seen("#notice").then_some(()));
    assert!(!page.is_seen("#welcome"), "side by side neither could be read");
    let mut placed = String::new();
    for _ in 0..3 {
        // Where the opponent has placed none.
        let empty = page.hole_names().into_iter().find(|name| name.contains("empty"));
        placed = empty.expect("a hole is empty")[..2].to_owned();
        page.click_hole(&placed);
        until("one has placed", || page.hole_name(&placed).contains("pebble").then_some(()));
        until("the opponent answers", || page.words().contains("Your turn").then_some(()));
    }
    page.click("#undo");
    assert!(page.hole_name(&placed).contains("empty"));
    // Each further request is answered with the same words.
    page.heard();
    for _ in 0..2 {
        page.click("#open-menu");
        let is_told = |it: &Announcement| it.words.contains("What you chose could not be loaded");
        until("it is told", || page.heard().iter().any(is_told).then_some(()));
        assert!(page.words().contains("What you chose could not be loaded"), "it is seen");
        assert_eq!(busy(&page), json!([]));
    }
}

/// Whether the server has the whole program by now.
static IS_THERE: AtomicBool = AtomicBool::new(false);

#[test]
fn full_program_is_retried_on_demand() {
    let page = Page::altered(|path, bytes| {
        let is_lost = path == "whole_bg.wasm" && !IS_THERE.load(Ordering::Relaxed);
        (!is_lost).then_some(bytes)
    });
    page.load("");
    until("one can play", || page.is_seen("main").then_some(()));
    until("the whole has not come", || (!page.exists("#whole-script")).then_some(()));
    IS_THERE.store(true, Ordering::Relaxed);
    page.click("#open-menu");
    until("what was pressed is done", || page.is_seen("#menu").then_some(()));
    let styles = page.count("link[href^='dialog.css']");
    assert_eq!(styles, 1, "what came the first time is there once");
}

#[test]
fn foreign_page_in_place_of_the_dialogs_is_rejected() {
    let page = Page::altered(|path, bytes| {
        let is_portal = path == "sheets.html";
        Some(if is_portal { b"<!doctype html><body><p>Sign in".to_vec() } else { bytes })
    });
    page.load("");
    until("one can play", || page.is_seen("main").then_some(()));
    until("the whole has not come", || (!page.exists("#whole-script")).then_some(()));
    page.click_hole("c3");
    until("the opponent answers", || answered(&page));
    assert!(!page.is_seen("#broken") && !page.words().contains("Sign in"), "{}", page.words());
}
