//! Playing with a finger, on a small telephone.

use std::time::Duration;

use sandgrid_rules::Side;

use crate::board::{after, compare};
use crate::embedding::{put, told};
use crate::page::{PEOPLE, Page, Place, PointerStep, Screen, pause, until};

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
fn a_finger_that_flicks_from_the_hand_places_nothing() {
    let page = phone();
    let (x, y) = page.place_of_hand(Side::First).centre();
    let mut steps = vec![PointerStep::MoveTo(x, y), PointerStep::Down];
    steps.extend((1..=2).map(|step| PointerStep::MoveTo(x, y - 100.0 * f64::from(step))));
    steps.push(PointerStep::Up);
    page.touch(vec![steps]);
    compare(&page, after(YOTE, []).position(), "a flick from the hand");
    assert!(!page.is_seen("#notice"), "nobody is scolded");
}

#[test]
fn a_tap_on_the_hand_and_then_on_a_hole_place() {
    let page = phone();
    page.tap(page.place_of_hand(Side::First));
    page.tap(page.place_of_hole("b2"));
    compare(&page, after(YOTE, ["b2"]).position(), "a tap on the hand and one on a hole");
}

#[test]
fn second_finger_is_ignored() {
    let page = phone();
    page.pinch(page.place_of_hole("b3"), page.place_of_hole("e3"));
    compare(&page, after(YOTE, []).position(), "two fingers");
}

#[test]
fn resting_finger_does_not_block_the_board() {
    let page = phone();
    let rests = [page.place_of_hole("a1"), page.place_of_hole("f5"), page.places("#status")[0]];
    for (rest, cell) in rests.into_iter().zip(["c3", "d3", "e3"]) {
        beside(
            &page,
            rest,
            vec![PointerStep::Move(page.place_of_hole(cell)), PointerStep::Down, PointerStep::Up],
        );
    }
    compare(&page, after(YOTE, ["c3", "d3", "e3"]).position(), "taps beside a finger at rest");
    page.tap(page.place_of_hole("a1"));
    compare(&page, after(YOTE, ["c3", "d3", "e3", "a1"]).position(), "a tap alone");
    // Fingers that move apart make the page larger, and play nothing.
    let [from, to] = ["b1", "b4"].map(|cell| page.place_of_hole(cell));
    beside(
        &page,
        rests[1],
        vec![PointerStep::Move(from), PointerStep::Down, PointerStep::Move(to)],
    );
    let played = after(YOTE, ["c3", "d3", "e3", "a1"]);
    compare(&page, played.position(), "a stroke beside a finger at rest");
    // The buttons are pressed as well.
    beside(
        &page,
        rests[1],
        vec![PointerStep::Move(page.places("#undo")[0]), PointerStep::Down, PointerStep::Up],
    );
    compare(&page, after(YOTE, ["c3", "d3", "e3"]).position(), "undo beside a finger");
}

#[test]
fn overlapping_taps_of_two_people_play_one() {
    let page = phone();
    let at = |cell| vec![PointerStep::Move(page.place_of_hole(cell)), PointerStep::Down];
    let wait = |count| vec![PointerStep::Wait(60); count];
    let finger = |before, cell, after| {
        page.touch(vec![
            [at("b2"), wait(4), vec![PointerStep::Up]].concat(),
            [wait(before), at(cell), wait(after), vec![PointerStep::Up]].concat(),
        ]);
    };
    finger(2, "e4", 5);
    compare(&page, after(YOTE, ["b2"]).position(), "the first finger leaves first");
    page.click("#undo");
    finger(2, "e4", 1);
    compare(&page, after(YOTE, ["e4"]).position(), "the second finger leaves first");
    page.click("#undo");
    finger(0, "e4", 4);
    compare(&page, after(YOTE, []).position(), "both come and leave at once, as in a small pinch");
}

#[test]
fn dragged_piece_goes_nowhere_by_another_finger() {
    let page = phone();
    for cell in ["c3", "a5"] {
        page.tap(page.place_of_hole(cell));
    }
    let [from, to, other] = ["c3", "c4", "d3"].map(|cell| page.place_of_hole(cell));
    let drags = vec![PointerStep::Move(from), PointerStep::Down, PointerStep::Move(to)];
    let taps = vec![PointerStep::Move(other), PointerStep::Down, PointerStep::Up];
    let rests = || vec![PointerStep::Wait(60); 3];
    page.touch(vec![[drags, rests(), vec![PointerStep::Up]].concat(), [rests(), taps].concat()]);
    compare(&page, after(YOTE, ["c3", "a5", "c3-c4"]).position(), "a tap during a drag");
}

/// Waits until the next tap is not the second of a double tap, which keeps a choice.
fn await_double_tap() {
    pause(Duration::from_millis(600), "a tap is not the second of a double tap");
}

/// Taps a place, and clicks it a moment later as some screens do.
fn tap_and_click(page: &Page, at: Place) {
    let tap = vec![
        PointerStep::Move(at),
        PointerStep::Down,
        PointerStep::Wait(40),
        PointerStep::Up,
        PointerStep::Wait(60),
    ];
    let mut click = vec![PointerStep::Wait(0); tap.len()];
    click.extend([PointerStep::Move(at), PointerStep::Down, PointerStep::Up]);
    page.point(vec![("touch", tap), ("mouse", click)]);
}

#[test]
fn emulated_mouse_events_are_ignored() {
    let page = phone();
    for cell in ["c3", "a5"] {
        page.tap(page.place_of_hole(cell));
    }
    for name in ["c3, pebble, selected", "c3, pebble"] {
        await_double_tap();
        tap_and_click(&page, page.place_of_hole("c3"));
        assert_eq!(page.hole_name("c3"), name);
    }
    // Browsers that wait for a double tap send the click later, and a little beside it.
    let c3 = page.place_of_hole("c3");
    for (wait, aside, name) in [(330, 6.0, "c3, pebble, selected"), (200, 15.0, "c3, pebble")] {
        let tap = vec![
            PointerStep::Move(c3),
            PointerStep::Down,
            PointerStep::Up,
            PointerStep::Wait(wait),
        ];
        let mut click = vec![PointerStep::Wait(0); tap.len()];
        await_double_tap();
        let beside = Place { x: c3.x + aside, y: c3.y + aside, ..c3 };
        click.extend([PointerStep::Move(beside), PointerStep::Down, PointerStep::Up]);
        page.point(vec![("touch", tap), ("mouse", click)]);
        assert_eq!(page.hole_name("c3"), name, "{wait} ms later");
    }
    tap_and_click(&page, page.places("#undo")[0]);
    compare(&page, after(YOTE, ["c3"]).position(), "one turn is taken back");
    // At another place it is another press.
    page.tap(page.place_of_hole("b1"));
    page.click_hole("b2");
    compare(&page, after(YOTE, ["c3", "b1", "b2"]).position(), "a mouse elsewhere");
}

/// Does that with a second finger while the first rests somewhere.
fn beside(page: &Page, rest: Place, mut steps: Vec<PointerStep>) {
    let wait = |count| vec![PointerStep::Wait(60); count];
    let mut first = vec![PointerStep::Move(rest), PointerStep::Down];
    let mut second = wait(4);
    if steps.last().is_some_and(|deed| !matches!(deed, PointerStep::Up)) {
        steps.extend([PointerStep::Wait(40), PointerStep::Up]);
    }
    second.extend(steps);
    first.extend(wait(second.len()));
    first.push(PointerStep::Up);
    page.touch(vec![first, second]);
}

/// A visitor's finger on a board that is only to be looked at scrolls the page around it, and attempts nothing.
#[test]
fn a_finger_on_a_read_only_board_scrolls_its_host() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.become_phone(Screen::PHONE);
    put(&page, "<sand-board rules=yote-traditional record=\"c3 d3\" readonly></sand-board>");
    page.set_style("body", "padding-bottom", "2000px");
    for (across, cells) in [(0.0, ["c3", "a1"]), (-120.0, ["d3", "f1"])] {
        for cell in cells {
            page.enter_board(0);
            let hole = page.place_of_hole(cell);
            page.leave_frame();
            let frame = page.place("sand-board");
            let from = Place { x: frame.x + hole.x, y: frame.y + hole.y, ..hole };
            let up = if across == 0.0 { -150.0 } else { 0.0 };
            let before = scrolled(&page);
            page.swipe(from, Place { x: from.x + across, y: from.y + up, ..from });
            if up < 0.0 {
                until(&format!("{cell}: it scrolls"), || (scrolled(&page) > before).then_some(()));
                page.run("page.scrollToTop", ());
            }
        }
    }
    assert!(told(&page, "illegal").is_empty(), "{:?}", told(&page, "illegal"));
}

/// How far the page is scrolled down.
fn scrolled(page: &Page) -> i64 {
    page.call("page.scrolled", ())[1].as_i64().expect("a number")
}

fn phone() -> Page {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    page.visit(PEOPLE);
    page
}

/// Playing has not scrolled the page away from under the finger.
fn stays_in_place(page: &Page) {
    let scrolled = page.call("page.scrolled", ());
    assert_eq!(scrolled, serde_json::json!([0, 0]), "scrolled");
}
