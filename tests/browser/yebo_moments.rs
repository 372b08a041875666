//! The moments of Yebo's table: a call, the count of a round, and the end of the game, on every size of screen.

use sandgrid_yebo::player::{self, Strength};
use sandgrid_yebo::{Act, Game, HouseRules, Players, Seat, Stage};
use serde_json::json;

use crate::accessible::findings;
use crate::page::{Key, Page, Place, Screen, until};
use crate::yebo_score::{end, kept, left};

const SCREENS: [Screen; 5] = [
    Screen { width: 1280, height: 800, ratio: 1 },
    Screen { width: 820, height: 1180, ratio: 1 },
    Screen { width: 360, height: 640, ratio: 2 },
    Screen { width: 320, height: 568, ratio: 2 },
    Screen { width: 640, height: 360, ratio: 2 },
];

/// A game in which seat A may call the last discard, and at least one seat would miss a turn.
fn before_a_call() -> String {
    for seed in 1.. {
        let mut game = Game::new(seed, Players::Four, HouseRules::default());
        while let Some((seat, act)) = player::next(&game, |_| Strength::Naive, seed) {
            let is_far =
                |by: Seat| game.table().players.next(by, game.table().direction) != Seat::A;
            let Stage::Claim { by, .. } = game.table().stage else {
                game.act(seat, act).expect("players do what is legal");
                continue;
            };
            if seat == Seat::A && matches!(act, Act::Yebo(_)) && is_far(by) {
                return kept(&game);
            }
            game.act(seat, act).expect("players do what is legal");
        }
    }
    unreachable!("some game is like that")
}

#[test]
fn a_call_is_seen_at_its_seat_and_names_who_misses_a_turn() {
    let page = Page::blank();
    left(&page, &before_a_call(), "yebo-pace slow\n");
    until("a call is possible", || page.exists("#offers [data-letter=Y]").then_some(()));
    assert!(!page.is_seen("#call"), "nobody has called yet");
    page.run("page.forgetTimersOver", [3_000]);
    page.click("#offers [data-letter=Y]");
    until("the word is seen", || page.is_seen("#call").then_some(()));
    assert_eq!(page.words_of("#call"), "Yebo!");
    let [word, seat] = ["#call", ".seat[data-side=near]"].map(|what| page.places(what)[0].centre());
    assert!((word.1 - seat.1).abs() < 60.0, "at the own seat: {word:?}, {seat:?}");
    let notes = page.words_of("#call-notes");
    assert!(notes.contains("miss"), "{notes}");
    for screen in SCREENS {
        page.resize(screen);
        assert_eq!(page.call("yebo.belowNotes", ()), json!([]), "at {} wide", screen.width);
    }
    page.keys([Key::Escape]);
    until("a press hides it", || (!page.is_seen("#call-notes")).then_some(()));
    assert_eq!(page.complaints(), [""; 0]);
}

fn is_inside(inner: Place, outer: Place) -> bool {
    inner.x >= outer.x - 1.0
        && inner.y >= outer.y - 1.0
        && inner.x + inner.width <= outer.x + outer.width + 1.0
        && inner.y + inner.height <= outer.y + outer.height + 1.0
}

/// Nothing of a moment is cut, on any screen.
fn fits(page: &Page, moment: &str, parts: &str) {
    for screen in SCREENS {
        page.resize(screen);
        let [wide, high] = page.overflow(moment);
        assert_eq!((wide, high), (0, 0), "{moment} at {} x {}", screen.width, screen.height);
        let (width, height) = (f64::from(screen.width), f64::from(screen.height));
        let outer = page.places(moment)[0];
        assert!(outer.is_within(width, height), "{moment}: {outer:?}");
        for part in page.places(parts) {
            assert!(is_inside(part, outer), "{moment} at {width} x {height}: {part:?}, {outer:?}");
        }
    }
}

#[test]
fn the_count_fits_every_screen() {
    for code in ["en", "fr", "es", "ar"] {
        let page = Page::blank();
        let [game, _] = end(3, Seat::A);
        left(&page, &game, &format!("yebo-pace slow\nlanguage {code}\n"));
        page.click("#rack > [role=option]");
        page.click("#offers [data-letter='D']");
        until("the round is counted", || page.is_seen("#count").then_some(()));
        assert_eq!(page.count(".counted"), 4);
        assert_eq!(page.count("#counted [data-waits]"), 0, "with reduced motion all is there");
        fits(&page, "#count", "#count-words, .counted, .count-parts > li, .open-hand .block");
        page.keys([Key::Space]);
        let rests = || page.exists("#count[data-rests]");
        until("after any key the hands lie open", || rests().then_some(()));
        assert_eq!(page.property("#score", "open"), json!(false), "no sheet covers them");
        fits(&page, "#count", "#count-words, .counted, .count-parts > li, .open-hand .block");
        for screen in SCREENS {
            page.resize(screen);
            let hits = page.call("yebo.hits", ["#offers button"]);
            assert_eq!(hits, json!(true), "one can deal at {} wide", screen.width);
        }
        assert_eq!(page.complaints(), [""; 0]);
    }
}

#[test]
fn the_end_of_the_game_fits_every_screen() {
    for code in ["en", "fr", "ar"] {
        let page = Page::blank();
        let [_, game] = end(6, Seat::A);
        left(&page, &game, &format!("language {code}\n"));
        until("the end is there", || page.is_seen("#finale").then_some(()));
        assert_eq!(page.property("#score", "open"), json!(false), "it lies on the table");
        assert!(!page.exists("#seats .seat-mark"), "nobody is in turn");
        fits(&page, "#finale", "#finale-words, #finale-decided, #standings > li, #finale button");
        for button in page.places("#finale button") {
            assert!(button.height >= 43.5 && button.width >= 43.5, "{button:?}");
        }
        assert_eq!(findings(&page), [""; 0], "a checker finds nothing");
        assert_eq!(page.complaints(), [""; 0]);
    }
}
