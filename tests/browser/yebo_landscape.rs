//! Yebo on a telephone on its side: everything is in one picture, and nothing is scrolled to.

use sandgrid_tests::sealed;
use sandgrid_yebo::Seat;
use serde_json::{Value, json};

use crate::page::{Key, Page, Screen, until};
use crate::yebo::{ADDRESS, opened, state, wait_for_none};
use crate::yebo_place::late;
use crate::yebo_score::{end, left};
use crate::yebo_secrets::{offers, press, until_asked, until_taking};

const SIZES: [Screen; 4] = [
    Screen { width: 640, height: 360, ratio: 2 },
    Screen { width: 667, height: 375, ratio: 2 },
    Screen { width: 740, height: 360, ratio: 2 },
    Screen { width: 844, height: 390, ratio: 2 },
];

/// A game of four people that has not begun.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"4\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

fn fits(page: &Page, place: &str) {
    for screen in SIZES {
        page.resize(screen);
        let misfits = page.call("yebo.misfits", ());
        assert_eq!(misfits, json!([]), "{place}, {} x {}", screen.width, screen.height);
    }
}

#[test]
fn shared_game_stages_fit_landscape() {
    let page = Page::blank();
    page.load("history.html");
    page.set_item("sandgrid:yebo", &sealed("yebo", RECORD));
    page.resize(SIZES[0]);
    opened(&page, &format!("{ADDRESS}&lang=en"));
    fits(&page, "the direction");
    until_taking(&page, "1", |page| fits(page, "the round"));
    fits(&page, "a block is to be taken");
    assert_eq!(offers(&page), "L", "one button draws");
    for end in ["#left-end", "#right-end"] {
        assert!(page.is_seen(end), "and both ends of the Fence do: {end}");
    }
    press(&page, "L");
    for at in 1..=3 {
        page.click(&format!("#rack > :nth-child({at})"));
    }
    fits(&page, "three blocks are chosen");
    page.letters("s");
    fits(&page, "a refusal");
    page.click("#rack > :nth-child(1)");
    page.click("#rack > :nth-child(2)");
    press(&page, "D");
    fits(&page, "a look at the new hand");
    until_asked(&page);
    fits(&page, "the open question");
    press(&page, &offers(&page)[..1]);
    while !page.is_seen("#cover") {
        // A player nearer in turn is asked first.
        fits(&page, "the question whether anybody is nearer");
        press(&page, &offers(&page)[..1]);
    }
    page.click("#uncover");
    fits(&page, "somebody who has spoken up");
    assert_eq!(page.complaints(), [""; 0]);
}

/// Wide type has room on telephones, too, with groups before everybody.
fn wide(page: &Page, code: &str) {
    page.run("room.widen", ());
    for (width, height) in [(640, 360), (320, 568)] {
        page.resize(Screen { width, height, ratio: 2 });
        page.call_later("room.drawn", ());
        assert_eq!(page.call("room.cramped", ()), json!([]), "{code}, {width} x {height}");
    }
}

#[test]
fn six_pairs_show_all_their_numbers() {
    let page = Page::blank();
    let [game, _] = end(6, Seat::A);
    left(&page, &game, "");
    // Upright they lie in two rows, and on its side, where a seat is a strip, in one.
    for (width, height, rows) in [(360, 640, 2), (320, 568, 2), (640, 360, 1)] {
        page.resize(Screen { width, height, ratio: 2 });
        for side in ["left", "far", "right"] {
            let mut tops: Vec<i64> = Vec::new();
            for place in page.places(&format!(".seat[data-side={side}] .hollow")) {
                #[expect(clippy::cast_possible_truncation, reason = "pixels of a screen")]
                let top = place.y.round() as i64;
                if tops.iter().all(|other| (other - top).abs() > 8) {
                    tops.push(top);
                }
            }
            assert_eq!(tops.len(), rows, "{side} at {width} x {height}: {tops:?}");
        }
        assert_eq!(page.call("yebo.hiddenNumbers", ()), json!([]), "{width} x {height}");
    }
}

#[test]
fn late_round_and_score_fit_in_both_directions() {
    for code in ["en", "fr", "ar"] {
        let page = Page::blank();
        page.load("history.html");
        wait_for_none(&page);
        page.resize(SIZES[0]);
        opened(&page, &format!("{ADDRESS}&lang={code}"));
        late(&page);
        fits(&page, &format!("{code}, groups before everybody"));
        page.letters("h");
        until("there is a hint", || page.is_seen("#hint").then_some(()));
        fits(&page, &format!("{code}, a hint"));
        page.click("#rack > :nth-child(1)");
        page.run("yebo.addOffers", ["Yebo! Pot 5, Africa for Mask 6, Shield 7"]);
        fits(&page, &format!("{code}, many groups"));
        page.run("elements.removeAll", [".added"]);
        page.click("header [data-open=score]");
        for screen in SIZES {
            page.resize(screen);
            let sum = page.places("#score-totals")[0];
            let foot = page.places("#score .sheet-foot")[0];
            assert!(
                sum.y + sum.height <= foot.y + 1.0,
                "{code}, {}: the sum is seen",
                screen.width
            );
            assert!(foot.y + foot.height <= f64::from(screen.height) + 1.0, "{code}");
        }
        assert_ne!(state(&page)["held"], Value::Null);
        page.keys([Key::Escape]);
        wide(&page, code);
        assert_eq!(page.complaints(), [""; 0]);
    }
}
