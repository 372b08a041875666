//! Playing with a mouse.

use sandgrid_rules::Side;

use crate::board::{after, compare};
use crate::page::{Browser, PEOPLE, Page, PointerStep, left_out_of, until};
use crate::yebo;

const YOTE: &str = "yote-traditional";

#[test]
fn a_click_places() {
    let page = Page::open(PEOPLE);
    page.heard();
    page.click_hole("c3");
    compare(&page, after(YOTE, ["c3"]).position(), "a click");
    let heard = page.heard();
    assert_eq!(heard.len(), 1, "one thing has happened: {heard:?}");
    assert!(heard[0].polite && heard[0].words.contains("c3"), "{heard:?}");
    page.click_hole("a5");
    compare(&page, after(YOTE, ["c3", "a5"]).position(), "a click of the other side");
}

#[test]
fn a_click_that_asks_for_a_menu_plays_nothing() {
    let page = Page::open(PEOPLE);
    for place in ["#grid button[data-cell=c3]", "#hand-first"] {
        page.run("page.clickForMenu", [place]);
        compare(&page, after(YOTE, []).position(), "Control and a click");
        assert_eq!(page.attribute("#hand-first", "aria-pressed"), "false");
    }
    page.click_hole("c3");
    compare(&page, after(YOTE, ["c3"]).position(), "a click");
}

#[test]
fn the_second_of_two_quick_clicks_is_passed_over() {
    let page = Page::open(PEOPLE);
    let click_twice = |page: &Page, selector: &str| {
        page.run("page.clickTwice", [selector]);
    };
    click_twice(&page, "#grid button[data-cell=c3]");
    compare(&page, after(YOTE, ["c3"]).position(), "one click");
    assert_eq!(page.words_of("#notice"), "", "nobody is scolded");
    click_twice(&page, "#grid button[data-cell=d3]");
    compare(&page, after(YOTE, ["c3", "d3"]).position(), "one click of the other side");
    assert_eq!(page.words_of("#notice"), "");
    click_twice(&page, "#grid button[data-cell=c3]");
    assert_eq!(page.hole_name("c3"), "c3, pebble, selected", "a choice stays");
    let page = yebo::quick();
    // A Sighting that is drawn does not stay in the hand.
    let left = || page.words_of("#fence-words");
    until("it is time to draw", || {
        yebo::state(&page);
        let takes = page.exists("#offers [data-letter=L]");
        (takes || !yebo::step(&page, yebo::Hands::Mouse)).then_some(())
    });
    let before = left();
    click_twice(&page, "#left-end");
    until("a block is drawn", || (left() != before).then_some(()));
    assert_eq!(page.words_of("#notice"), "", "nobody is scolded at Yebo");
}

#[test]
fn a_piece_and_then_a_hole_step() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "a5", "c3"] {
        page.click_hole(cell);
    }
    assert_eq!(page.hole_name("c3"), "c3, pebble, selected");
    assert_eq!(page.hole_name("c4"), "c4, empty, can be reached");
    assert_eq!(page.hole_name("d4"), "d4, empty", "nobody goes diagonally");
    page.click_hole("c4");
    compare(&page, after(YOTE, ["c3", "a5", "c3-c4"]).position(), "two clicks");
}

#[test]
fn a_selection_is_taken_back() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "a5", "c3", "c3"] {
        page.click_hole(cell);
    }
    assert_eq!(page.hole_name("c3"), "c3, pebble");
    compare(&page, after(YOTE, ["c3", "a5"]).position(), "a second click on the piece");
}

#[test]
fn a_leap_and_then_a_second_piece() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "d3", "a1", "b1", "c3"] {
        page.click_hole(cell);
    }
    assert_eq!(page.hole_name("e3"), "e3, empty, can be reached over an enemy");
    page.click_hole("e3");
    assert_eq!(page.hole_name("b1"), "b1, stick, can be taken");
    let leapt = after(YOTE, ["c3", "d3", "a1", "b1", "c3xe3"]);
    compare(&page, leapt.position(), "the leap");
    page.click_hole("b1");
    let taken = after(YOTE, ["c3", "d3", "a1", "b1", "c3xe3", "*b1"]);
    compare(&page, taken.position(), "the second piece");
}

#[test]
fn drag_moves_a_piece_visibly() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click_hole("a5");
    let before = page.look_at_hole("c4").middle();
    page.carry(&page.hole("c3"), &page.hole("c4"));
    let carried = page.look_at_hole("c4").middle();
    assert!(before.difference(&carried) > 8.0, "the piece is not seen where the mouse is");
    compare(&page, after(YOTE, ["c3", "a5"]).position(), "taking hold");
    page.let_go();
    compare(&page, after(YOTE, ["c3", "a5", "c3-c4"]).position(), "letting go");
}

#[test]
fn dragging_from_the_hand_places() {
    let page = Page::open(PEOPLE);
    page.carry(&page.hand(Side::First), &page.hole("f1"));
    page.let_go();
    compare(&page, after(YOTE, ["f1"]).position(), "the first side's drag");
    page.carry(&page.hand(Side::Second), &page.hole("a5"));
    page.let_go();
    compare(&page, after(YOTE, ["f1", "a5"]).position(), "the second side's drag");
    let tree = page.tree();
    tree.one("button", "Pebbles: 11 in hand, 0 captured");
    tree.one("button", "Sticks: 11 in hand, 0 captured");
}

#[test]
fn drop_outside_the_board_cancels() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click_hole("a5");
    page.carry(&page.hole("c3"), &page.hand(Side::Second));
    page.let_go();
    compare(&page, after(YOTE, ["c3", "a5"]).position(), "letting go beside the board");
    page.click_hole("c3");
    page.click_hole("b3");
    compare(&page, after(YOTE, ["c3", "a5", "c3-b3"]).position(), "another try");
}

#[test]
fn press_released_elsewhere_selects_nothing() {
    if left_out_of(&[Browser::Firefox], "its driver has no pens") {
        return;
    }
    let page = Page::blank();
    for kind in ["mouse", "pen"] {
        page.visit(PEOPLE);
        page.click_hole("c3");
        page.click_hole("a5");
        let [from, elsewhere] = [page.place_of_hole("c3"), page.places("h1")[0]];
        let status = page.words_of("#status");
        let away = vec![
            PointerStep::Move(from),
            PointerStep::Down,
            PointerStep::Move(elsewhere),
            PointerStep::Up,
        ];
        page.point(vec![(kind, away)]);
        let over = ["d3", "d4", "c4", "c3"].map(|cell| PointerStep::Move(page.place_of_hole(cell)));
        page.point(vec![(kind, over.to_vec())]);
        assert_eq!(page.hole_name("c3"), "c3, pebble", "{kind}");
        assert_eq!(page.words_of("#status"), status, "{kind}");
        // A press of which the window hears no end is none, either.
        page.point(vec![(kind, vec![PointerStep::Move(from), PointerStep::Down])]);
        page.run("page.blurWindow", ());
        page.point(vec![(kind, vec![PointerStep::Move(elsewhere), PointerStep::Up])]);
        page.point(vec![(kind, over.to_vec())]);
        assert_eq!(page.hole_name("c3"), "c3, pebble", "{kind}");
        let place = PointerStep::Move(page.place_of_hole("c4"));
        page.point(vec![(kind, vec![place, PointerStep::Down, PointerStep::Up])]);
        compare(&page, after(YOTE, ["c3", "a5", "c4"]).position(), kind);
    }
}

#[test]
fn missed_release_ends_the_drag() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click_hole("a5");
    // A mouse's pointerId is 1 in Chromium and 0 in Firefox.
    page.run("page.notePointer", ());
    page.carry(&page.hole("c3"), &page.hole("c4"));
    // The browser tells of no release where another program has taken it.
    page.run("page.movePointer", ["[data-cell=c3]"]);
    assert_eq!(page.hole_name("c3"), "c3, pebble", "it lies where it was");
    page.let_go();
    compare(&page, after(YOTE, ["c3", "a5"]).position(), "a release that came too late");
    page.click_hole("c4");
    compare(&page, after(YOTE, ["c3", "a5", "c4"]).position(), "the next click");
}
