//! Playing with a finger, on a small telephone.

use sandgrid_rules::Side;

use crate::board::{after, compare};
use crate::page::{PEOPLE, Page, Screen};

const YOTE: &str = "yote-traditional";

#[test]
fn taps_place_and_step() {
    let page = phone();
    for cell in ["c3", "a5", "c3"] {
        page.tap(page.place_of_hole(cell));
    }
    assert_eq!(page.hole_name("c3"), "c3, pebble, selected");
    page.tap(page.place_of_hole("d3"));
    compare(&page, after(YOTE, ["c3", "a5", "c3-d3"]).position(), "taps");
}

#[test]
fn a_finger_drags_a_piece() {
    let page = phone();
    for cell in ["c3", "a5"] {
        page.tap(page.place_of_hole(cell));
    }
    page.swipe(page.place_of_hole("c3"), page.place_of_hole("c2"));
    compare(&page, after(YOTE, ["c3", "a5", "c3-c2"]).position(), "a drag");
    stays_in_place(&page);
}

#[test]
fn a_finger_drags_from_the_hand() {
    let page = phone();
    page.swipe(page.place_of_hand(Side::First), page.place_of_hole("e4"));
    compare(&page, after(YOTE, ["e4"]).position(), "a drag from the hand");
    stays_in_place(&page);
}

#[test]
fn a_tap_on_the_hand_and_then_on_a_hole_place() {
    let page = phone();
    page.tap(page.place_of_hand(Side::First));
    page.tap(page.place_of_hole("b2"));
    compare(&page, after(YOTE, ["b2"]).position(), "a tap on the hand and one on a hole");
}

#[test]
fn a_second_finger_plays_nothing() {
    let page = phone();
    page.pinch(page.place_of_hole("b3"), page.place_of_hole("e3"));
    compare(&page, after(YOTE, []).position(), "two fingers");
}

fn phone() -> Page {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    page.visit(PEOPLE);
    page
}

/// Playing has not scrolled the page away from under the finger.
fn stays_in_place(page: &Page) {
    let scrolled = page.measure("return [window.scrollX, window.scrollY]");
    assert_eq!(scrolled, serde_json::json!([0, 0]), "scrolled");
}
