//! Yebo's words on telephones in every language: hints, buttons and bubbles, from right to left, too.

use crate::page::{Page, Place, Screen, until};
use crate::yebo::quick_in;
use crate::yebo_place::{laid, late};

const WIDE: Screen = Screen { width: 640, height: 360, ratio: 1 };
const LOW: Screen = Screen { width: 568, height: 320, ratio: 1 };
const SMALL: Screen = Screen { width: 320, height: 568, ratio: 1 };

/// The direction is asked; a Sighting is replaced; the round is chosen; a group is shown; a block is discarded.
const STAGES: [&str; 5] = [
    "",
    "D direction -\n",
    "D direction -\nD right\nD right\n",
    "D direction -\nD right\nD right\nD round 1\nD right\n",
    "D direction -\nD right\nD right\nD round 1\nD right\nD show P2 P2 AF=P2\n",
];

/// A stage of a game in which the Chief is a person.
pub(crate) fn stage(page: &Page, acts: &str) {
    let head = "[Game \"yebo\"]\n[Seats \"4\"]\n[Seed \"11\"]\n[Choices \"\"]\n";
    let seats = "[A \"computer-1\"]\n[B \"computer-1\"]\n[C \"computer-1\"]\n[D \"person\"]\n";
    laid(page, &format!("{head}{seats}\n{acts}"));
    until("something is asked", || (!page.places("#offers > .offer").is_empty()).then_some(()));
}

#[test]
fn hints_of_every_stage_lie_on_the_screen() {
    for code in ["en", "ar"] {
        let page = quick_in(code, WIDE);
        for (at, acts) in STAGES.into_iter().enumerate() {
            stage(&page, acts);
            page.letters("h");
            until("there is a hint", || page.is_seen("#hint").then_some(()));
            for screen in [WIDE, LOW, Screen::PHONE, SMALL] {
                page.resize(screen);
                let name = format!("{code}, stage {at}, {} wide", screen.width);
                let hint = page.place("#hint");
                let (width, height) = (screen.width.into(), screen.height.into());
                assert!(hint.is_within(width, height), "{name}: {hint:?}");
                assert_eq!(page.overflow("#hint"), [0, 0], "{name}");
                let ends = if at == 1 { "#offers > .offer, .end" } else { "#offers > .offer" };
                let hidden: Vec<Place> =
                    page.places(ends).into_iter().filter(|it| hint.overlaps(*it)).collect();
                assert!(hidden.is_empty(), "{name}: {hint:?}, {hidden:?}");
            }
            page.resize(WIDE);
        }
    }
}

#[test]
fn words_of_buttons_leave_their_edges_free() {
    for code in ["en", "fr", "es", "pt", "ar"] {
        let page = quick_in(code, WIDE);
        for acts in [STAGES[0], STAGES[2]] {
            stage(&page, acts);
            for screen in [WIDE, LOW, Screen::PHONE, SMALL] {
                page.resize(screen);
                let buttons = page.places("#offers > .offer");
                let words = page.places("#offers > .offer > span:first-child");
                assert_eq!(buttons.len(), words.len());
                for (button, words) in buttons.into_iter().zip(words) {
                    let above = words.y - button.y;
                    let below = button.y + button.height - words.y - words.height;
                    let name = format!("{code}, {} wide: {button:?}, {words:?}", screen.width);
                    assert!(above > 2.5 && below > 2.5, "{name}");
                }
            }
        }
    }
}

#[test]
fn arabic_boxes_run_from_right_to_left() {
    let page = quick_in("ar", Screen::PHONE);
    let buttons = page.places("#invitation .button");
    assert!(buttons[0].x > buttons[1].x + buttons[1].width, "{buttons:?}");
    late(&page);
    for side in ["left", "far", "right"] {
        let bubble = format!("[data-side={side}] .bubble");
        assert_eq!(page.style(&format!("{bubble} span"), "direction"), "rtl", "{side}");
    }
}

#[test]
fn arabic_marks_have_room_above_the_letters() {
    let page = quick_in("ar", Screen::DESK);
    late(&page);
    for screen in [Screen::DESK, WIDE] {
        page.resize(screen);
        for what in ["#title", "#goal-words", "[data-side=near] h3", "[data-side=far] .bubble span"]
        {
            let room = page.style(what, "padding-top");
            let room: f64 = room.trim_end_matches("px").parse().expect("a length");
            assert!(room > 2.0, "{what}, {} wide: {room}", screen.width);
        }
    }
}

#[test]
fn bubbles_and_counts_have_their_sides_in_both_directions() {
    for code in ["en", "ar"] {
        let page = quick_in(code, WIDE);
        late(&page);
        for screen in [WIDE, Screen::PHONE] {
            page.resize(screen);
            for side in ["left", "far", "right"] {
                let part = |it: &str| page.place(&format!("[data-side={side}]{it}"));
                let (seat, held) = (part(".seat"), part(" .held"));
                let name = format!("{code}, {side}, {} wide", screen.width);
                assert!(seat.x + seat.width - held.x - held.width < 8.0, "{name}: {held:?}");
                let bubble = part(" .bubble");
                assert!(!bubble.overlaps(held), "{name}: {bubble:?}, {held:?}");
                let gained = part(" .gained");
                // On its side, it has the place of the points for a while.
                let is_apart = !bubble.overlaps(gained) || screen.width == WIDE.width;
                assert!(is_apart, "{name}: {bubble:?}, {gained:?}");
            }
        }
    }
}

#[test]
fn arabic_ends_of_the_fence_have_words() {
    for (code, letters) in [("en", true), ("ar", false)] {
        let page = quick_in(code, Screen::PHONE);
        stage(&page, STAGES[1]);
        for screen in [Screen::PHONE, SMALL, WIDE] {
            page.resize(screen);
            for end in ["#left-end", "#right-end"] {
                let seen = [" > kbd", " > span"].map(|it| page.is_seen(&format!("{end}{it}")));
                assert_eq!(seen, [letters, !letters], "{code}, {end}");
                assert_eq!(page.overflow(end), [0, 0], "{code}, {end}, {} wide", screen.width);
            }
        }
    }
}

#[test]
fn nothing_announced_stays_in_another_language() {
    let page = quick_in("en", Screen::DESK);
    page.letters("c");
    let said = || page.text_of("#said");
    until("the points are read", || said().contains("in the game").then_some(()));
    page.run("languages.choose", ["fr"]);
    until("French is spoken", || (page.html_language() == "fr").then_some(()));
    assert!(!said().contains("in the game"), "{}", said());
}

#[test]
fn help_lists_what_each_round_asks_for() {
    let page = quick_in("en", Screen::DESK);
    page.letters("?");
    let rounds = page.texts_of("#six-rounds dd");
    assert!(rounds.len() == 6 && page.text_of("#six-title") == "The six rounds", "{rounds:?}");
    assert_eq!(rounds[4], "Mixed runs (three in a row, one of each suit, four groups)");
}

#[test]
fn unseen_blocks_are_counted_within_the_pale_block() {
    for code in ["fr", "pt", "ar"] {
        let page = quick_in(code, Screen::DESK);
        stage(&page, STAGES[3]);
        if !page.exists(".block.ghost") {
            page.click("#help-missing");
        }
        let width = page.place(".block.ghost").width;
        let counts = page.places(".block.ghost > em");
        assert!(counts.len() > 2 && counts.iter().all(|it| it.width < width), "{counts:?}");
    }
}
