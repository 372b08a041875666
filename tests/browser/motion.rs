//! Reduced motion: nothing moves, and each turn stays as long to be read.

use std::time::Duration;

use crate::board::{after, compare};
use crate::embedding::{host, told};
use crate::page::{PEOPLE, Page, pause, until};

/// How long the longest movement takes, and more.
const LONG: Duration = Duration::from_millis(1500);

#[test]
fn the_next_picture_is_the_last() {
    let page = Page::blank();
    page.prefer("prefers-reduced-motion", "reduce");
    page.visit("?rules=yote-traditional&position=i5/1o2i1/2oi2/3o2/o4i+o+6/5+-+0");
    // The sand gets its grains once there is time for it.
    page.look_at_hole("c3");
    for cell in ["c3", "e3", "f1", "d5", "e3", "f3", "a4"] {
        page.click_hole(cell);
        page.call_later("page.frames", [2]);
        let grid = page.look_at_grid();
        pause(LONG / 3, "the picture may not change meanwhile");
        let moved = grid.difference(&page.look_at_grid());
        assert!(moved < 0.01, "after {cell} the picture goes on changing: {moved}");
    }
}

#[test]
fn pieces_are_animated_by_default() {
    let page = Page::in_motion();
    page.visit(PEOPLE);
    page.click_hole("c3");
    // On a busy machine a picture may come so late that the piece has arrived.
    let has_moved = ["a5", "e1", "b2", "f4", "d5", "a1"].into_iter().any(|cell| {
        pause(LONG, "the piece before has arrived");
        page.click_hole(cell);
        page.call_later("page.frames", [2]);
        let grid = page.look_at_grid();
        pause(LONG, "the picture changes meanwhile, or nothing moves");
        grid.difference(&page.look_at_grid()) > 0.01
    });
    assert!(has_moved, "nothing has moved");
}

#[test]
fn the_computer_answers_without_a_show() {
    let page = Page::blank();
    page.prefer("prefers-reduced-motion", "reduce");
    page.visit("?rules=yote-traditional");
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'I begin')]");
    page.click_path("//fieldset[@id='level-second']//label[input/@value='1']");
    page.click("#start");
    page.click_hole("c3");
    let answered = until("the computer has played", || {
        let names = page.hole_names();
        names.iter().any(|name| name.contains("stick")).then_some(names)
    });
    page.call_later("page.frames", [2]);
    let grid = page.look_at_grid();
    pause(LONG, "the picture may not change meanwhile");
    assert!(grid.difference(&page.look_at_grid()) < 0.01, "its piece moves");
    assert_eq!(page.hole_names(), answered, "and it has played once");
    page.click("#undo");
    compare(&page, after("yote-traditional", []).position(), "taking it back at once");
}

/// For how long the boards of a show are listened to, in seconds.
const WHILE: u64 = 9;

#[test]
fn attract_mode_paces_itself_with_reduced_motion() {
    for (is_preferred, motion) in [(false, "motion=less"), (true, "")] {
        let terms = ["side=none level=1", "side=none rules=yebo", "kiosk", "kiosk rules=yebo"];
        let boards =
            terms.map(|terms| format!("<sand-board lang=en {motion} {terms}></sand-board>"));
        let page = host(&boards.concat());
        if is_preferred {
            page.prefer("prefers-reduced-motion", "reduce");
        }
        pause(Duration::from_secs(2), "the first turns come at once");
        page.clear_global("told");
        pause(Duration::from_secs(WHILE), "turns are counted meanwhile");
        let turns = told(&page, "turn");
        for (at, terms) in terms.iter().enumerate() {
            let count = turns.iter().filter(|(board, _)| *board == at as u64).count();
            // One every 1.2 seconds; what follows by itself comes with it.
            assert!((2..=9).contains(&count), "{terms} {motion}: {count} turns in {WHILE} s");
        }
    }
}
