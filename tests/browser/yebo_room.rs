//! Yebo's table in every language: what is told and shown has its room, and things keep their places.

use serde_json::json;

use crate::page::{Page, Screen, until};
use crate::yebo::{quick, quick_in, until_thirteen};
use crate::yebo_place::late;

const TABLET: Screen = Screen { width: 820, height: 1180, ratio: 1 };
const SMALL: Screen = Screen { width: 320, height: 568, ratio: 1 };

/// Groups before everybody, in a language.
fn late_in(code: &str, screen: Screen) -> Page {
    let page = quick_in(code, screen);
    late(&page);
    page
}

#[test]
fn drawn_block_stands_apart_in_both_directions() {
    for screen in [Screen::DESK, Screen::PHONE] {
        for code in ["en", "ar"] {
            let page = late_in(code, screen);
            let drawn = page.place("#rack > .new");
            let others = page.places("#rack > :not(.new)");
            let near = others.iter().map(|it| (it.x - drawn.x).abs() - drawn.width);
            let gap = near.fold(f64::INFINITY, f64::min);
            assert!(gap > drawn.width, "{code}, {} wide: {gap}", screen.width);
        }
    }
}

/// A block that is new and selected looks like any selected block.
#[test]
fn selected_new_block_has_the_outline_of_a_selected_block() {
    let page = late_in("en", Screen::DESK);
    let outline = |block: &str| {
        page.set_attribute(block, "aria-selected", "true");
        page.style(block, "outline-width")
    };
    assert_eq!(outline("#rack > .new"), outline("#rack > :nth-child(2)"));
}

#[test]
fn own_seat_begins_where_the_hand_does() {
    for (code, at_right) in [("en", false), ("ar", true)] {
        for screen in [Screen::DESK, TABLET] {
            let page = late_in(code, screen);
            let plate = page.place("[data-side=near] .plate").centre().0;
            let hand = page.place("#rack > :first-child").centre().0;
            let middle = f64::from(screen.width) / 2.0;
            let sides = [plate > middle, hand > middle];
            assert_eq!(sides, [at_right; 2], "{code}, {} wide", screen.width);
        }
    }
}

#[test]
fn bar_says_its_words_in_every_language() {
    for code in ["en", "fr", "es", "pt", "ar"] {
        let page = late_in(code, Screen { width: 1280, height: 800, ratio: 1 });
        // The longest names of a round.
        page.set_property("#title-round", "textContent", "Rodada 5 de 6: Sequências mistas");
        page.set_property(
            "#goal-words",
            "textContent",
            "Três em seguida, um de cada naipe, quatro grupos",
        );
        let words = page.places(".tools .tool > span:not(.unseen)");
        assert!(words.len() == 4 && words.iter().all(|it| it.width > 20.0), "{code}: {words:?}");
        for word in words {
            assert!(word.is_within(1280.0, 800.0), "{code}: {word:?}");
        }
        assert_eq!(page.overflow("#title"), [0, 0], "{code}");
    }
}

#[test]
fn telephones_show_the_round_in_at_most_three_lines() {
    let page = late_in("en", Screen::PHONE);
    let rounds = [
        ("Round 5 of 6: Mixed runs", 2.0),
        ("Manche 5 sur 6\u{a0}: Suites mêlées", 3.0),
        ("Rodada 5 de 6: Sequências mistas", 3.0),
    ];
    for (words, lines) in rounds {
        page.set_property("#title-round", "textContent", words);
        let title = page.place("#title-round");
        assert!(title.height < lines * 15.0, "{words}: {title:?}");
        assert!(page.place(".bar").height < 45.0, "{words}: nothing moves");
    }
    assert!(page.place("#title-game").width < 2.0, "the window has the name of the game");
}

#[test]
fn telephones_tell_acts_whole() {
    let page = late_in("en", Screen::PHONE);
    let long = "Chipo montre un groupe\u{a0}: Bouclier 1, Afrique pour Pot 2, Masque 3. Chipo défausse\u{a0}: Bouclier 7.";
    for screen in [Screen::PHONE, SMALL] {
        page.resize(screen);
        page.set_property("#news", "textContent", long);
        assert_eq!(page.overflow("#news"), [0, 0], "{} wide", screen.width);
        page.click("#rack > :nth-child(2)");
        page.set_property("#news", "textContent", long);
        assert_eq!(page.overflow("#news"), [0, 0], "{} wide, above a button", screen.width);
        page.click("#rack > :nth-child(2)");
    }
    page.resize(Screen::PHONE);
    for side in ["left", "far", "right"] {
        let name = page.overflow(&format!("[data-side={side}] .plate h3"))[0];
        assert_eq!(name, 0, "the name {side} beside its mark");
    }
}

#[test]
fn telephones_order_the_hand_or_move_a_block() {
    let page = late_in("fr", Screen::PHONE);
    let seen =
        || ["[data-sort=suit]", "[data-sort=number]", "[data-move=on]"].map(|it| page.is_seen(it));
    assert_eq!(seen(), [true, true, false]);
    let pressed = ["suit", "number"]
        .map(|order| page.attribute(&format!("[data-sort={order}]"), "aria-pressed"));
    assert_eq!(pressed, ["true", "false"], "the present order is pressed");
    assert_eq!(page.call("room.tooSmall", [".sorting > .tool"]), json!([]));
    page.click("#rack > :nth-child(2)");
    assert_eq!(seen(), [false, false, true]);
}

#[test]
fn hint_leaves_the_own_hollows_free() {
    for screen in [Screen::DESK, TABLET] {
        let page = late_in("en", screen);
        page.letters("h");
        until("there is a hint", || page.is_seen("#hint").then_some(()));
        let (hint, seat) = (page.place("#hint"), page.place(".seat[data-side=near]"));
        assert!(!hint.overlaps(seat), "{} wide: {hint:?}, {seat:?}", screen.width);
        assert!(hint.is_within(f64::from(screen.width), f64::from(screen.height)), "{hint:?}");
    }
}

#[test]
fn table_keeps_its_place_when_the_hand_comes() {
    for screen in [Screen::DESK, TABLET] {
        let page = quick();
        page.resize(screen);
        let places = || {
            [".fence", "[data-side=near].seat", "[data-side=left].seat"].map(|it| page.place(it))
        };
        let before = places();
        until_thirteen(&page);
        for (before, after) in before.into_iter().zip(places()) {
            let moved = (before.y - after.y).abs() + (before.height - after.height).abs();
            assert!(moved < 1.0, "{} wide: {before:?}, {after:?}", screen.width);
        }
    }
}

#[test]
fn pressed_seat_is_enlarged_on_telephones() {
    let page = late_in("en", Screen::PHONE);
    for screen in [Screen::PHONE, SMALL, Screen { width: 640, height: 360, ratio: 1 }] {
        page.resize(screen);
        for side in ["left", "far", "right"] {
            let blocks = format!("[data-side={side}] .laid .block:not(.ghost)");
            page.click(&format!(".seat[data-side={side}]"));
            let places = page.places(&blocks);
            assert!(!places.is_empty(), "{side}: the seat has groups");
            for block in places {
                assert!(block.width > 37.5, "{side}, {} wide: {block:?}", screen.width);
            }
            assert_eq!(page.overflow(&format!(".seat[data-side={side}]")), [0, 0], "{side}");
            page.click("#status");
            let places = page.places(&blocks);
            let is_small = !places.is_empty() && places.iter().all(|block| block.width < 37.0);
            assert!(is_small, "{side}: a press elsewhere puts it back");
        }
    }
}

#[test]
fn sand_is_warm_at_night_too() {
    let page = late_in("en", Screen::DESK);
    for theme in ["day", "night"] {
        page.set_attribute("html", "data-theme", theme);
        let colour = page.style("#felt", "background-color");
        let parts = colour.split(|it: char| !it.is_ascii_digit() && it != '.');
        let parts: Vec<f64> = parts.filter_map(|it| it.parse().ok()).collect();
        assert!(parts.len() >= 3 && parts[0] > parts[2], "{theme}: more red than blue, {colour}");
    }
}

#[test]
fn groups_of_four_stay_in_their_frames() {
    let page = late_in("en", Screen::PHONE);
    for screen in [Screen::PHONE, SMALL, Screen { width: 640, height: 360, ratio: 1 }] {
        page.resize(screen);
        for side in ["near", "left", "far", "right"] {
            let seat = page.place(&format!(".seat[data-side={side}]"));
            let blocks = page.places(&format!(".seat[data-side={side}] .laid .block"));
            assert!(!blocks.is_empty(), "{side}: the seat has groups");
            for block in blocks {
                let right = block.x + block.width;
                let is_inside = block.x >= seat.x - 0.5 && right <= seat.x + seat.width + 0.5;
                assert!(is_inside, "{side}, {} wide: {block:?}, {seat:?}", screen.width);
            }
        }
    }
    page.resize(Screen::PHONE);
    let places = page.places("[data-side=right] .hollow");
    let below = places.iter().filter(|it| it.y > places[0].y + 20.0).count();
    assert_eq!((places.len(), below), (4, 2), "two by two: {places:?}");
    page.set_attribute("[data-side=far] .bubble", "data-names", "act");
    let total = page.style("[data-side=far] .total", "visibility");
    assert_eq!(total, "hidden", "long words touch no points");
}

#[test]
fn landscape_acts_leave_the_groups_free() {
    let page = late_in("en", Screen { width: 640, height: 360, ratio: 1 });
    for side in ["left", "far", "right"] {
        let seat = format!(".seat[data-side={side}]");
        let bubble = page.place(&format!("{seat} .bubble"));
        assert!(bubble.width > 10.0, "{side}: {bubble:?}");
        for part in [".laid .block", ".hollow", ".plate h3"] {
            let parts = page.places(&format!("{seat} {part}"));
            assert!(!parts.is_empty(), "{side}: {part} is not there");
            let hidden: Vec<_> = parts.into_iter().filter(|it| it.overlaps(bubble)).collect();
            assert!(hidden.is_empty(), "{side}, {part}: {bubble:?}, {hidden:?}");
        }
    }
}

#[test]
fn invitation_lies_over_blocks_on_their_way() {
    let page = quick();
    let layer = |part: &str| page.style(part, "z-index").parse::<i32>().unwrap_or_default();
    assert!(layer(".felt > #invitation") > layer(".felt > #flights"));
}

#[test]
fn hand_keeps_its_height_in_a_lesson() {
    let page = quick();
    page.become_phone(Screen::PHONE);
    until_thirteen(&page);
    let height = || {
        page.set_attribute("#felt", "data-mood", "asked");
        page.place("#rack").height
    };
    let many = height();
    late(&page);
    let few = height();
    assert!((many - few).abs() < 0.6, "with fewer blocks: {many}, {few}");
}
