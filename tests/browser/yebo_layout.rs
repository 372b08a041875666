//! Yebo's table and sheets: nothing lies over what one looks for, and every number can be read.

use sandgrid_yebo::{Game, HouseRules, Players, Seat};
use serde_json::json;

use crate::page::{Key, Page, Screen, until};
use crate::yebo::{quick, quick_in, until_thirteen};
use crate::yebo_place::{laid, late};
use crate::yebo_score::{end, kept, left};
use crate::yebo_words::stage;

const WIDE: Screen = Screen { width: 640, height: 360, ratio: 1 };
const LONG: Screen = Screen { width: 780, height: 360, ratio: 1 };
const TABLETS: [Screen; 2] =
    [Screen { width: 820, height: 1180, ratio: 1 }, Screen { width: 768, height: 1024, ratio: 1 }];
const SMALL: Screen = Screen { width: 320, height: 568, ratio: 1 };

#[test]
fn numbers_have_thirteen_pixels() {
    let page = quick_in("en", WIDE);
    late(&page);
    for screen in [WIDE, LONG, Screen::PHONE, SMALL, Screen::DESK] {
        page.resize(screen);
        assert_eq!(page.call("room.smallLetters", ()), json!([]), "{} wide", screen.width);
        page.click(".tools [data-open=score]");
        assert_eq!(page.call("room.smallLetters", ()), json!([]), "{} wide", screen.width);
        page.click("#score .close");
    }
}

#[test]
fn counts_name_their_seats_on_the_side() {
    for round in [1, 3] {
        let page = Page::blank();
        let [_, game] = end(round, Seat::B);
        left(&page, &game, "yebo-pace instant\nmotion less\n");
        until("the round is counted", || page.exists("#count[data-rests]").then_some(()));
        page.close_sheets();
        for screen in [WIDE, LONG] {
            page.resize(screen);
            for name in page.places(".counted h4") {
                assert!(name.width > 30.0 && name.is_within(640.0, 360.0), "{name:?}");
            }
            for words in page.places(".counted .open-words") {
                assert!(words.height < 40.0, "the words stand in lines: {words:?}");
            }
        }
    }
}

#[test]
fn score_sheet_marks_the_winning_groups() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    let [_, game] = end(2, Seat::B);
    left(&page, &game, "yebo-pace instant\nmotion less\n");
    until("the round is counted", || page.exists("#count[data-rests]").then_some(()));
    if page.property("#score", "open") != json!(true) {
        page.click(".tools [data-open=score]");
    }
    let accounts = page.call("yebo.accounts", ());
    let won: Vec<u64> = serde_json::from_value(accounts[0]["won"].clone()).expect("numbers");
    assert!(won[1] >= 2 && won[0] + won[2] + won[3] == 0, "{won:?}");
    let words = page.texts_of(".account-words");
    assert!(words[0].starts_with("Bheki wins round "), "{words:?}");
    assert_eq!(page.overflow("#score .sheet-body")[0], 0);
    for points in page.places("#accounts > [open] .scored b") {
        assert!(points.x >= 0.0 && points.x + points.width <= 360.5, "{points:?}");
    }
}

#[test]
fn new_game_names_sources_and_empty_seats_in_words() {
    let page = quick();
    page.click("header [data-open=new]");
    page.unfold("#new .house");
    let rules = page.texts_of("#house .cite");
    assert!(rules.len() == 10 && rules.iter().all(|it| it == "The rule"), "{rules:?}");
    let empty = page.texts_of("#new option[value='']");
    assert_eq!(empty, ["empty", "empty"]);
    let text = page.text_of("#new");
    assert!(!text.contains("-E") && !text.contains("nobody"), "{text}");
    page.click("#house > :first-child .cite");
    assert_eq!(page.property("#rules", "open"), json!(true), "it leads to the rule");
}

#[test]
fn blocks_left_lie_within_the_arrow() {
    let page = quick_in("en", Screen::DESK);
    late(&page);
    let [left, way, last] = [".fence-words", "#way", "#last .block"].map(|it| page.place(it));
    // The line of the arrow is a tenth of its box away from the edge.
    let line = way.height * 0.1;
    assert!(left.y + left.height < way.y + way.height - line * 0.8, "{left:?}, {way:?}");
    assert!(left.x > way.x + line && left.x + left.width < way.x + way.width - line, "{left:?}");
    assert!(!left.overlaps(last), "{left:?}, {last:?}");
    assert!(page.text_of("#fence-words").ends_with("blocks left"), "the ear has the words");
}

#[test]
fn invitation_leaves_most_of_the_table_free() {
    for (code, screen) in [("en", WIDE), ("en", LONG), ("fr", WIDE)] {
        let page = quick_in(code, screen);
        assert!(page.is_seen("#invitation"), "{code}, {} wide", screen.width);
        let [card, middle, bar] = ["#invitation", ".middle", ".bar"].map(|it| page.place(it));
        assert!(card.y >= bar.y + bar.height, "{code}, {} wide: {card:?}", screen.width);
        assert!(card.height < middle.height * 0.48, "{code}: {card:?}, {middle:?}");
    }
}

/// A game in which a seat other than the first has drawn that often for Chief.
fn often_drawn(times: usize) -> String {
    let draws = |game: &Game, seat: Seat| {
        game.table().opening.iter().filter(|draw| draw.seat == seat).count()
    };
    let games = (0..).map(|seed| Game::new(seed, Players::Four, HouseRules::default()));
    let others = [Seat::B, Seat::C, Seat::D];
    let is_often = |game: &Game| {
        game.table().chief == Seat::A && others.iter().any(|seat| draws(game, *seat) >= times)
    };
    kept(&games.into_iter().find(is_often).expect("some game is like that"))
}

#[test]
fn blocks_drawn_for_chief_stay_at_their_seats() {
    let page = quick_in("en", Screen::PHONE);
    for times in [4, 5] {
        laid(&page, &often_drawn(times));
        until("the blocks lie there", || (page.count(".drawn .block") > times).then_some(()));
        for screen in [Screen::PHONE, SMALL, WIDE] {
            page.resize(screen);
            for side in ["left", "far", "right", "near"] {
                let seat = page.place(&format!(".seat[data-side={side}]"));
                for block in page.places(&format!(".seat[data-side={side}] .drawn .block")) {
                    let is_within = block.x >= seat.x - 0.5
                        && block.x + block.width <= seat.x + seat.width + 0.5;
                    assert!(is_within, "{side}, {} wide: {block:?}, {seat:?}", screen.width);
                }
            }
        }
    }
}

#[test]
fn one_button_lets_all_chosen_blocks_go() {
    let page = quick();
    until_thirteen(&page);
    let count = || page.count("#rack > [aria-selected=true]");
    page.click("#rack > :nth-child(1)");
    assert!(!page.is_seen("[data-deselect]"), "one block is let go by a press on it");
    page.click("#rack > :nth-child(3)");
    assert_eq!(count(), 2);
    page.heard();
    page.click("[data-deselect]");
    assert_eq!(count(), 0);
    until("it is said", || {
        page.heard().into_iter().find(|it| it.words.contains("No block is chosen."))
    });
    assert!(!page.is_seen("[data-deselect]") && !page.has_focus("body"));
}

#[test]
fn window_has_the_name_of_the_game_and_its_round() {
    for (code, title) in
        [("en", "Yebo · Round 1 of 6: Sets"), ("fr", "Yebo · Manche 1 sur 6\u{a0}: Brelans")]
    {
        let page = quick_in(code, Screen::DESK);
        assert!(page.title().starts_with("Sandgrid: Yebo"), "{}", page.title());
        late(&page);
        assert_eq!(page.title(), format!("Sandgrid: {title}"));
    }
}

#[test]
fn rounds_are_chosen_on_wood() {
    for screen in TABLETS {
        let page = quick_in("en", screen);
        stage(&page, "D direction -\nD right\nD right\n");
        assert_eq!(page.count("#offers > .exemplified"), 6);
        let [question, plate] = [".question", "[data-side=near] .plate"].map(|it| page.place(it));
        let words = page.place("#status");
        assert!(words.y > question.y && question.y > plate.y + plate.height, "{question:?}");
        assert_ne!(page.style(".question", "background-image"), "none", "no pit shines through");
    }
}

#[test]
fn a_tablet_counts_in_the_place_of_the_empty_hand() {
    let page = Page::blank();
    let [_, game] = end(3, Seat::A);
    left(&page, &game, "yebo-pace instant\nmotion less\n");
    until("the round is counted", || page.exists("#count[data-rests]").then_some(()));
    page.close_sheets();
    for screen in TABLETS {
        page.resize(screen);
        let [count, near, next] =
            ["#count", "[data-side=near]", "#offers > .offer"].map(|it| page.place(it));
        assert!(count.y > near.y + near.height && !count.overlaps(next), "{count:?}");
        assert!(count.is_within(screen.width.into(), screen.height.into()), "{count:?}");
        assert_eq!(page.overflow("#count"), [0, 0]);
    }
}

#[test]
fn the_last_discard_leaves_the_count_of_the_fence_free() {
    for screen in [Screen::DESK, WIDE, LONG] {
        let page = quick_in("en", screen);
        late(&page);
        let [left, last] = [".fence-words", "#last .block"].map(|it| page.place(it));
        // The edge of the block and its shadow reach below it.
        let free = left.y - last.y - last.height;
        assert!(free > last.height * 0.08, "{} wide: {left:?}, {last:?}", screen.width);
    }
}

#[test]
fn the_focused_question_is_marked_as_wide_as_its_words() {
    for screen in [Screen::DESK, TABLETS[0]] {
        let page = quick_in("en", screen);
        late(&page);
        page.keys([Key::Tab]);
        page.set_focus("#asking");
        assert_eq!(page.style("#asking", "outline-style"), "none", "no line crosses the table");
        assert_eq!(page.style("#status", "outline-style"), "solid");
        let [words, place] = ["#status", "#asking"].map(|it| page.place(it));
        assert!(words.width < place.width * 0.6, "{words:?}, {place:?}");
    }
}
