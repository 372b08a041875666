//! The drawing: holes and pieces can be told apart, by day and by night.

use crate::page::{PEOPLE, Page, Picture, until};

/// How much two pictures differ at least that anybody can tell apart, of 255; in brightness, since
/// nothing may be told by hue alone.
const CLEARLY: f64 = 10.0;

#[test]
fn pieces_and_holes_by_day() {
    let page = Page::blank();
    page.prefer("prefers-color-scheme", "light");
    page.visit(PEOPLE);
    told_apart(&page);
}

#[test]
fn pieces_and_holes_by_night() {
    let page = Page::blank();
    page.prefer("prefers-color-scheme", "dark");
    page.visit(PEOPLE);
    told_apart(&page);
}

/// Notes what the canvas shows when one can play, in the coarse: the middling brightness of places
/// 40 pixels wide.
const FIRST: &str = include_str!("early/first_picture.js");

#[test]
fn draft_sprites_resemble_final_ones() {
    let page = Page::blank();
    page.before(FIRST);
    page.visit("");
    let (mean, most) = until("the pictures are refined", || {
        let changes = page.call("table.change", ());
        let change = |index: usize| changes[index].as_f64().expect("a number");
        assert!(change(2) > 100.0, "the whole board is looked at");
        (change(0) > 0.0).then_some((change(0), change(1)))
    });
    assert!(mean < 3.0 && most < 60.0, "{mean} on the whole, {most} at most");
}

#[test]
fn system_theme_change_is_followed() {
    let page = Page::blank();
    page.prefer("prefers-color-scheme", "light");
    page.visit(PEOPLE);
    page.click_hole("f1");
    let day = page.look_at_hole("a5");
    page.prefer("prefers-color-scheme", "dark");
    let night = until("the board grows darker", || {
        let night = page.look_at_hole("a5");
        (night.brightness() < day.brightness() - 30.0).then_some(night)
    });
    page.prefer("prefers-color-scheme", "light");
    until("the board is as it was by day", || {
        let again = page.look_at_hole("a5");
        (again.difference(&day) < night.difference(&day) / 10.0).then_some(())
    });
}

#[test]
fn the_keyboards_focus_is_seen() {
    let page = Page::open(PEOPLE);
    page.click_hole("f1");
    let without = page.look_at_hole("e1");
    page.keys([crate::page::Key::Left]);
    let with = page.look_at_hole("e1");
    assert!(without.difference(&with) > 2.0, "{}", without.difference(&with));
}

#[test]
fn a_selected_piece_is_seen() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "a5", "f1", "f5"] {
        page.click_hole(cell);
    }
    let before = page.look_at_hole("c3");
    page.click_hole("c3");
    let selected = page.look_at_hole("c3");
    assert!(before.difference(&selected) > 2.0, "{}", before.difference(&selected));
}

/// One hole, looked at when it is empty, when it holds a pebble and when it holds a stick.
fn told_apart(page: &Page) {
    let empty = look_after(page, ["a1", "f5"]);
    let pebble = look_after(page, ["c3", "f5", "a1", "f1"]);
    let stick = look_after(page, ["a1", "c3", "f5", "f1"]);
    for (what, one, other) in [
        ("an empty hole and a pebble", &empty, &pebble),
        ("an empty hole and a stick", &empty, &stick),
        ("a pebble and a stick", &pebble, &stick),
    ] {
        let difference = one.difference(other);
        assert!(difference > CLEARLY, "{what} differ by {difference}");
    }
}

/// The middle of c3 after those placements, which are taken back again.
fn look_after<const COUNT: usize>(page: &Page, cells: [&str; COUNT]) -> Picture {
    for cell in cells {
        page.click_hole(cell);
    }
    let picture = page.look_at_hole("c3").middle();
    for _ in cells {
        page.click("#undo");
    }
    picture
}
