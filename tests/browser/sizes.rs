//! From a small telephone to a wall of a screen.

use std::time::Duration;

use sandgrid_rules::Side;

use crate::page::{Browser, PEOPLE, Page, Place, Screen, left_out_of, pause, until};

/// Width and height, in CSS pixels.
const SIZES: [(u32, u32); 5] = [(320, 568), (360, 640), (1280, 800), (1920, 1080), (3840, 2160)];

/// The smallest target for a finger, in CSS pixels.
const FINGER: f64 = 44.0;

#[test]
fn board_of_30_holes_fits_every_size() {
    at_every_size("?rules=yote-traditional");
}

#[test]
fn board_of_25_holes_fits_every_size() {
    at_every_size("?rules=choko-traditional");
}

#[test]
fn pixels_are_the_screens_own() {
    let page = Page::open(PEOPLE);
    for ratio in 1..=3 {
        for (width, height) in [(360, 640), (1280, 800)] {
            page.resize(Screen { width, height, ratio });
            check_sharpness(&page, Screen { width, height, ratio });
        }
    }
}

/// Pebbles can leap from c3, and win by a second leap.
const TACTICS: &str = "?rules=yote-traditional&position=i5/1o2i1/2oi2/3o2/o4i+o+6/5+-+0";

/// One leap ends the game.
const LAST: &str = "?rules=yote-traditional&position=6/6/2oi2/6/o4i+o+2/0+-+0";

#[test]
fn the_board_keeps_its_place_until_the_end() {
    let page = Page::blank();
    for (width, height) in [(320, 568), (360, 640), (640, 360)] {
        page.resize(Screen { width, height, ratio: 1 });
        for lang in ["en", "fr", "es"] {
            page.visit(&format!("{PEOPLE}&lang={lang}"));
            let place = settled(&page);
            let check = |when: &str| {
                assert_eq!(settled(&page), place, "{width} × {height}, {lang}: {when}");
            };
            page.visit(&format!("{TACTICS}&lang={lang}"));
            for (press, when) in [("c3", "a choice"), ("d4", "a refusal"), ("e3", "a capture")] {
                page.click_by_script(&format!("[data-cell={press}]"));
                check(when);
            }
            page.visit(&format!("{LAST}&lang={lang}"));
            for press in ["c3", "e3", "f1", "c3"] {
                page.click_by_script(&format!("[data-cell={press}]"));
                check("towards the end, and after it");
            }
            for part in ["#ending", "#ending-reason", "#ending-rule"] {
                assert!(page.is_seen(part), "{width} × {height}, {lang}: {part}");
            }
        }
    }
}

#[test]
fn the_card_of_the_end_covers_neither_hand() {
    let page = Page::blank();
    for (width, height) in [(320, 568), (360, 640), (375, 667), (568, 320), (640, 360), (740, 360)]
    {
        page.resize(Screen { width, height, ratio: 1 });
        for lang in ["en", "fr", "ar"] {
            for (presses, when) in [(WON, "won"), (DRAWN, "drawn")] {
                page.visit(&format!("{LAST}&lang={lang}"));
                for press in presses {
                    page.click_by_script(&format!("[data-cell={press}]"));
                }
                let when = format!("{width} × {height}, {lang}, {when}");
                until(&when, || page.is_seen("#ending").then_some(()));
                settled(&page);
                check_card(&page, (f64::from(width), f64::from(height)), &when);
            }
        }
    }
}

/// The last game, won by the first side, and drawn.
const WON: &[&str] = &["c3", "e3", "f1"];
const DRAWN: &[&str] = &["a1", "a2", "d3", "b3", "a2"];

/// The card lies beside the hands; its buttons are in view, and large enough.
fn check_card(page: &Page, (width, height): (f64, f64), when: &str) {
    let card = page.place("#ending");
    for hand in ["#hand-first", "#hand-second"].map(|hand| page.place(hand)) {
        assert!(!card.overlaps(hand), "{when}: {card:?} lies over {hand:?}");
    }
    let down = page.global("document.scrollingElement.scrollHeight");
    assert_eq!(down.as_f64(), Some(height), "{when}: the page is not scrolled");
    let lowest = if width < height { page.place(".moves").y } else { height };
    for button in page.places("#ending .button:not([hidden])") {
        let is_seen = button.height == 0.0 || button.is_within(width, lowest);
        assert!(is_seen, "{when}: out of sight: {button:?}");
        assert!(button.height == 0.0 || button.height >= FINGER, "{when}: low: {button:?}");
    }
}

#[test]
fn small_telephones_have_the_turns_in_one_screen() {
    let page = Page::blank();
    for (width, height) in [(320, 568), (360, 640), (375, 667)] {
        page.resize(Screen { width, height, ratio: 1 });
        for lang in ["en", "fr", "ar"] {
            let when = format!("{width} × {height}, {lang}");
            page.visit(&format!("{LAST}&lang={lang}"));
            for press in DRAWN {
                page.click_by_script(&format!("[data-cell={press}]"));
            }
            page.click_by_script("#show-record");
            let fits = |what: &str| {
                settled(&page);
                let down = page.global("document.scrollingElement.scrollHeight");
                assert_eq!(down.as_f64(), Some(f64::from(height)), "{when}: {what}");
            };
            fits("the turns");
            page.click_by_script("#turns .written");
            until(&when, || page.is_seen("#go-on").then_some(()));
            fits("a look back");
            check_ways(&page, &when);
        }
    }
}

/// The ways from an earlier turn: the review, play, and steps, beside each other.
fn check_ways(page: &Page, when: &str) {
    let ways = page.places("#start-review, #go-on, #steps button, #close-record, #turns");
    let ways: Vec<Place> = ways.into_iter().filter(|it| it.width > 1.5).collect();
    assert!(page.is_seen("#start-review") && ways.len() > 6, "{when}: {ways:?}");
    for (at, one) in ways.iter().enumerate() {
        for other in &ways[at + 1..] {
            assert!(!one.overlaps(*other), "{when}: {one:?} lies over {other:?}");
        }
    }
}

#[test]
fn letters_twice_as_large_scroll_no_page_sideways() {
    if left_out_of(&[Browser::Firefox, Browser::WebKit], "the size of letters is Chromium's to set")
    {
        return;
    }
    let page = Page::blank();
    page.set_letters(32);
    for (width, height) in [(320, 568), (360, 640)] {
        page.resize(Screen { width, height, ratio: 1 });
        for lang in ["en", "fr", "es", "pt", "ar", "wo", "ha"] {
            for query in [TACTICS, "?"] {
                page.visit(&format!("{query}&lang={lang}"));
                if query == TACTICS {
                    page.click_by_script("[data-cell=c3]");
                }
                let across = page.global("document.scrollingElement.scrollWidth");
                let is_within = across.as_f64() <= Some(f64::from(width));
                assert!(is_within, "{lang}, {query}: {across} of {width} px");
            }
        }
    }
    assert_eq!(page.style("html", "font-size"), "32px", "the letters are that large");
}

#[test]
fn a_low_window_is_not_scrolled_in_play() {
    let page = Page::blank();
    page.resize(Screen { width: 568, height: 320, ratio: 1 });
    for lang in ["en", "fr", "es", "pt", "ar", "wo", "bm", "ff", "ha"] {
        page.visit(&format!("{TACTICS}&lang={lang}"));
        let down = || page.global("document.scrollingElement.scrollHeight");
        until(&format!("{lang}: all is seen"), || (down() == 320).then_some(()));
        page.click_by_script("[data-cell=c3]");
        page.click_by_script("[data-cell=d4]");
        assert_eq!(down(), 320, "{lang}, with a refusal");
    }
}

#[test]
fn a_window_enlarged_on_its_side_has_the_whole_board() {
    let page = Page::blank();
    for (width, height) in [(320, 180), (360, 200), (400, 240), (480, 270)] {
        let screen = Screen { width, height, ratio: 1 };
        page.resize(screen);
        page.visit(TACTICS);
        page.click_by_script("[data-cell=c3]");
        let holes = settled(&page);
        let across = page.global("document.scrollingElement.scrollWidth");
        assert!(across.as_f64() <= Some(f64::from(width)), "{screen:?}: {across} px wide");
        let ways = page.places(".tools > :not([hidden]), .moves > .tool, #asking, .brand");
        let ways: Vec<Place> = ways.into_iter().filter(|it| it.width > 1.5).collect();
        for (at, one) in ways.iter().enumerate() {
            for hole in &holes {
                assert!(hole.is_within(f64::from(width), f64::INFINITY), "{screen:?}: {hole:?}");
                assert!(!one.overlaps(*hole), "{screen:?}: {one:?} lies over {hole:?}");
            }
            for other in &ways[at + 1..] {
                assert!(!one.overlaps(*other), "{screen:?}: {one:?} lies over {other:?}");
            }
        }
    }
}

#[test]
fn head_of_the_turns_is_one_row() {
    let page = Page::blank();
    page.resize(Screen { width: 320, height: 568, ratio: 1 });
    for lang in ["en", "fr", "es", "pt", "ar", "bm", "ha"] {
        page.visit(&format!("{TACTICS}&lang={lang}"));
        page.click("#show-record");
        until("the turns are shown", || page.is_seen("#close-record").then_some(()));
        let [title, steps, close] =
            ["#record-title", "#steps", "#close-record"].map(|part| page.place(part));
        let middle = |place: Place| place.y + place.height / 2.0;
        for part in [title, close] {
            let off = (middle(part) - middle(steps)).abs();
            assert!(off < 4.0, "{lang}: {part:?} beside {steps:?}");
        }
    }
}

fn at_every_size(query: &str) {
    let page = Page::blank();
    for (width, height) in SIZES {
        let screen = Screen { width, height, ratio: 1 };
        page.resize(screen);
        page.visit(query);
        check_places(&page, screen);
        check_sharpness(&page, screen);
    }
    // The other way: the same page in a window that grows and shrinks.
    for (width, height) in SIZES {
        let screen = Screen { width, height, ratio: 1 };
        page.resize(screen);
        check_places(&page, screen);
    }
}

/// Nothing is cut off, and every hole is large enough for a finger.
fn check_places(page: &Page, screen: Screen) {
    let (width, height) = (f64::from(screen.width), f64::from(screen.height));
    let holes = settled(page);
    // On the smallest screen one may scroll down to a hand or a hole, never across.
    let visible = if screen.width < 360 { f64::INFINITY } else { height };
    let across = page.global("document.scrollingElement.scrollWidth");
    assert!(across.as_f64() <= Some(width), "{screen:?}: the page is {across} wide");
    for hole in &holes {
        let is_large = hole.width >= FINGER - 0.01 && hole.height >= FINGER - 0.01;
        assert!(is_large, "{screen:?}: too small for a finger: {hole:?}");
        let is_seen = hole.is_within(width, visible);
        assert!(is_seen, "{screen:?}: out of sight: {hole:?}");
    }
    for side in Side::ALL {
        let hand = page.place_of_hand(side);
        let is_seen = hand.is_within(width, visible);
        assert!(is_seen, "{screen:?}: the hand of {side:?} is out of sight: {hand:?}");
        for hole in &holes {
            assert!(!hand.overlaps(*hole), "{screen:?}: {hand:?} lies over {hole:?}");
        }
    }
}

/// The canvas has as many pixels as the screen has in its place, to within rounding.
fn check_sharpness(page: &Page, screen: Screen) {
    let [place] = page.places("canvas")[..] else { panic!("one canvas") };
    let ratio = f64::from(screen.ratio);
    let wanted = (place.width * ratio, place.height * ratio);
    until(&format!("{screen:?}: the canvas has {wanted:?} pixels"), || {
        let size = ["width", "height"].map(|side| page.property("canvas", side));
        let off = |side: usize, wanted: f64| (size[side].as_f64().unwrap_or(0.0) - wanted).abs();
        (off(0, wanted.0) < 1.0 && off(1, wanted.1) < 1.0).then_some(())
    });
    assert_eq!(page.global("devicePixelRatio").as_f64(), Some(ratio));
}

/// Where the holes are, once they no longer move.
fn settled(page: &Page) -> Vec<Place> {
    // A page that was much larger may take a while for its first picture in another size.
    for _ in 0..2 {
        page.call_later("page.frames", [1]);
    }
    until("the board no longer moves", || {
        let before = page.places("[role=grid] button");
        pause(Duration::from_millis(50), "the board is looked at twice");
        let after = page.places("[role=grid] button");
        (before == after).then_some(after)
    })
}
