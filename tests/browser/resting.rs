//! A page on which nothing happens does nothing.

use std::time::Duration;

use crate::page::{PEOPLE, Page, pause};

/// Counts how often the page asks for a frame.
const COUNT: &str = include_str!("early/count_frames.js");

#[test]
fn a_resting_board_asks_for_no_frame() {
    let page = counted();
    assert_eq!(asked_in_a_while(&page), 0, "before anybody has played");
    page.click_hole("c3");
    page.click_hole("a5");
    settle();
    assert_eq!(asked_in_a_while(&page), 0, "after two placements");
    page.click_hole("c3");
    settle();
    assert_eq!(asked_in_a_while(&page), 0, "with a piece selected");
    forget(&page);
    page.click_hole("c4");
    settle();
    assert!(asked(&page) > 0, "a step is seen as a motion, or frames are not counted");
    assert_eq!(asked_in_a_while(&page), 0, "after a step has settled");
}

#[test]
fn a_dropped_piece_comes_to_rest() {
    let page = counted();
    page.click_hole("c3");
    page.click_hole("a5");
    page.carry(&page.hole("c3"), &page.hole("c4"));
    settle();
    assert_eq!(asked_in_a_while(&page), 0, "while it is held still");
    page.let_go();
    settle();
    assert_eq!(page.hole_name("c4"), "c4, pebble");
    assert_eq!(asked_in_a_while(&page), 0, "after it was dropped");
}

#[test]
fn reduced_motion_stops_animation() {
    let page = Page::blank();
    page.prefer("prefers-reduced-motion", "reduce");
    page.before(COUNT);
    page.visit(PEOPLE);
    for cell in ["c3", "a5", "c3"] {
        page.click_hole(cell);
    }
    settle();
    forget(&page);
    page.click_hole("c4");
    settle();
    assert_eq!(asked(&page), 0, "for a step");
    assert_eq!(page.hole_name("c4"), "c4, pebble");
}

fn counted() -> Page {
    let page = Page::in_motion();
    page.before(COUNT);
    page.visit(PEOPLE);
    settle();
    page
}

/// Long enough for every motion to end.
fn settle() {
    pause(Duration::from_millis(900), "no frame is asked for meanwhile");
}

fn asked_in_a_while(page: &Page) -> u64 {
    forget(page);
    pause(Duration::from_millis(1500), "no frame is asked for meanwhile");
    asked(page)
}

fn forget(page: &Page) {
    page.set_global("asked", 0);
}

fn asked(page: &Page) -> u64 {
    page.global("asked").as_u64().expect("the script counts")
}
