//! Yebo's table for a stranger: choices, acts and invitations leave free what one looks for, and are whole.

use std::fs;
use std::path::Path;

use sandgrid_yebo::Seat;
use serde_json::json;

use crate::page::{Page, Place, Screen, until};
use crate::yebo::quick_in;
use crate::yebo_place::{laid, late};
use crate::yebo_score::{end, left};
use crate::yebo_words::stage;

const fn screen(width: u32, height: u32) -> Screen {
    Screen { width, height, ratio: 1 }
}

const SIDE: Screen = screen(640, 360);
const SMALL: Screen = screen(320, 568);

/// The round is to be chosen by a person with two Sightings.
const CHOICE: &str = "D direction -\nD right\nD right\n";

/// The direction is to be chosen.
const DIRECTION: &str = "";

/// Which of those places one of the others lies over.
fn hidden(page: &Page, over: &str, below: &str) -> Vec<Place> {
    let over = page.places(over);
    let below = page.places(below).into_iter().filter(|it| it.width > 1.0);
    below.filter(|it| over.iter().any(|other| other.overlaps(*it))).collect()
}

#[test]
fn rounds_leave_the_own_sightings_and_the_count_free() {
    for code in ["en", "pt", "ar"] {
        let page = quick_in(code, Screen::DESK);
        page.prefer("forced-colors", if code == "en" { "active" } else { "none" });
        stage(&page, CHOICE);
        let own = "[data-side=near] .wild .block";
        for (width, height) in [
            (1280, 800),
            (1366, 768),
            (1024, 768),
            (1920, 1080),
            (800, 600),
            (820, 1180),
            (412, 915),
            (360, 640),
            (640, 360),
        ] {
            page.resize(screen(width, height));
            let name = format!("{code}, {width} x {height}");
            assert_eq!(page.count("#offers > .exemplified"), 6, "{name}");
            assert_eq!(page.places(own).len(), 2, "{name}: two Sightings");
            assert_eq!(hidden(&page, "#offers > .offer, #status", own), [], "{name}");
            for button in page.places("#offers > .offer") {
                assert!(button.height > 43.5, "{name}: {button:?}");
                assert!(button.is_within(width.into(), height.into()), "{name}: {button:?}");
            }
            for part in ["#offers > .offer > span:first-child", "#offers > .offer > .note"] {
                let words = page.places(part);
                let keys = page.places("#offers kbd");
                assert!(words.iter().all(|it| keys.iter().all(|key| !key.overlaps(*it))), "{name}");
            }
            if (width, height) != (640, 360) {
                let count = hidden(&page, "#offers > .offer, .question", ".fence-words");
                assert_eq!(count, [], "{name}: the count of the Fence");
            }
        }
    }
}

#[test]
fn directions_leave_the_own_place_free_on_telephones() {
    for code in ["en", "fr", "es", "pt", "ar"] {
        let page = quick_in(code, Screen::PHONE);
        stage(&page, DIRECTION);
        for size in [Screen::PHONE, screen(412, 915)] {
            page.resize(size);
            let own = "[data-side=near] .hollow, [data-side=near] .drawn .block";
            assert_eq!(hidden(&page, ".question", own), [], "{code}, {} wide", size.width);
        }
    }
}

/// The text of a message in a language, with all that follows it.
fn message(code: &str, key: &str) -> String {
    let file = format!("../www/locales/{code}/yebo.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
    let text = text.expect("the language is complete");
    let (_, after) = text.split_once(&format!("\n{key} = ")).expect("it has the message");
    after.to_owned()
}

/// The words of a bubble in a language, without the names of blocks.
fn acts(code: &str) -> Vec<String> {
    let after = message(code, "yebo-last-act");
    let lines = after.lines().skip(1).take_while(|line| line.contains('['));
    lines.filter_map(|line| line.split_once("] ")).map(|(_, words)| words.to_owned()).collect()
}

#[test]
fn acts_at_the_seats_are_whole_in_every_language() {
    for code in ["en", "fr", "es", "pt", "ar"] {
        let page = quick_in(code, SIDE);
        late(&page);
        let words = acts(code);
        assert!(words.len() > 9, "{words:?}");
        for size in [SIDE, Screen::PHONE, SMALL, screen(820, 1180), Screen::DESK] {
            page.resize(size);
            page.set_attribute("[data-side=far] .bubble", "data-names", "act");
            for words in &words {
                page.set_property("[data-side=far] .bubble > span", "textContent", words);
                let name = format!("{code}, {} wide: {words}", size.width);
                assert_eq!(page.overflow("[data-side=far] .bubble > span")[0], 0, "{name}");
                let [bubble, seat] =
                    ["[data-side=far] .bubble", "[data-side=far].seat"].map(|it| page.place(it));
                let ends = [bubble.x, bubble.x + bubble.width];
                let is_inside = ends[0] >= seat.x && ends[1] <= seat.x + seat.width;
                assert!(is_inside, "{name}: {bubble:?}, {seat:?}");
            }
        }
    }
}

#[test]
fn a_lone_round_stands_where_the_bar_begins() {
    for (address, size) in [
        ("?rules=yebo&lang=en", Screen::PHONE),
        ("?rules=yebo&lang=en", SIDE),
        ("?rules=yebo&lang=en", screen(600, 960)),
        ("?rules=yebo&embed&controls=few&lang=en", screen(900, 700)),
        ("?rules=yebo&embed&controls=few&lang=en", screen(500, 560)),
    ] {
        let page = Page::blank();
        page.resize(size);
        page.load(address);
        until("Yebo is there", || (page.is_whole() && page.exists("#felt")).then_some(()));
        let title = page.place(".goal-words");
        let name = format!("{address}, {} wide: {title:?}", size.width);
        assert!(page.place(".bar h1").width < 2.0, "{name}: the site has no name there");
        assert!(title.x < 20.0, "{name}");
    }
}

#[test]
fn the_count_leaves_the_discards_free_on_tablets() {
    for winner in [Seat::A, Seat::B] {
        let page = Page::blank();
        let [_, game] = end(3, winner);
        left(&page, &game, "yebo-pace instant\nmotion less\n");
        until("the round is counted", || page.exists("#count[data-rests]").then_some(()));
        page.close_sheets();
        for size in [screen(600, 960), screen(768, 1024), screen(820, 1180)] {
            page.resize(size);
            let name = format!("{winner} won, {} wide", size.width);
            assert!(page.count(".pond .block") > 3, "{name}");
            assert_eq!(hidden(&page, "#count", ".pond .block, .fence-words"), [], "{name}");
            let own = ".seat .laid .block, #offers > .offer, #status";
            assert_eq!(hidden(&page, "#count", own), [], "{name}");
            assert_eq!(page.overflow("#count"), [0, 0], "{name}");
        }
    }
}

#[test]
fn the_invitation_lies_within_the_fence() {
    for code in ["en", "fr", "es", "pt", "ar"] {
        let page = quick_in(code, SIDE);
        stage(&page, DIRECTION);
        let words = message(code, "yebo-lesson-invitation").lines().take(1).collect::<String>();
        let words = words.replace("{ $of }", "11");
        page.set_property("#invitation-words", "textContent", words);
        page.set_property("#invitation", "hidden", false);
        for size in [SIDE, screen(844, 390)] {
            page.resize(size);
            assert!(page.is_seen("#invitation"), "{code}");
            let stacks = ".stack:not([data-height='0'])";
            assert_eq!(hidden(&page, "#invitation", stacks), [], "{code}, {} wide", size.width);
            assert_eq!(page.overflow("#invitation"), [0, 0], "{code}");
        }
    }
}

#[test]
fn lessons_of_the_sand_lead_to_the_one_at_yebo() {
    let page = Page::blank();
    page.load("?lang=en");
    until("the whole page is there", || page.is_whole().then_some(()));
    page.open_sheet("learn");
    until("the lessons are there", || page.is_seen("#learn-yebo").then_some(()));
    assert!(page.words_of("#learn-yebo").starts_with("Yebo"), "{}", page.words_of("#learn-yebo"));
    page.click("#learn-yebo");
    until("its lesson begins", || {
        (page.exists("#felt") && page.words_of("#title").contains("step 1")).then_some(())
    });
    assert_eq!(page.property("#felt", "isConnected"), json!(true));
}

/// A may call seven groups.
const SEVEN: &str = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"163\"]\n[Choices \"\"]\n\
    [A \"person\"]\n[B \"computer-1\"]\n\n\
    B direction -\nB left\nA left\nB round 5\nB right\nB discard M3\n";

#[test]
fn many_calls_leave_the_own_seat_free() {
    for code in ["en", "ar"] {
        let page = quick_in(code, Screen::DESK);
        laid(&page, SEVEN);
        let calls = "#offers > [data-letter=Y]";
        until("seven groups can be called", || (page.count(calls) == 7).then_some(()));
        for (width, height) in [(1600, 900), (1280, 800), (1024, 768), (1920, 1080)] {
            page.resize(screen(width, height));
            let name = format!("{code}, {width} x {height}");
            let own = "[data-side=near] .wild .block, [data-side=near] .block-group";
            assert!(!page.places(own).is_empty(), "{name}: there is something to hide");
            assert_eq!(hidden(&page, "#offers > .offer", own), [], "{name}");
            for button in page.places("#offers > .offer") {
                assert!(button.height > 43.5, "{name}: {button:?}");
                assert!(button.is_within(width.into(), height.into()), "{name}: {button:?}");
            }
            assert_eq!(hidden(&page, "#offers > .offer", "#status"), [], "{name}");
        }
    }
}
