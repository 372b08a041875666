//! Yebo's table in every language: what is told and shown has its room, and things keep their places.

use sandgrid_tests::sealed;

use crate::page::{Page, Place, Screen};
use crate::yebo::{ADDRESS, opened};
use crate::yebo_place::late;

const TABLET: Screen = Screen { width: 820, height: 1180, ratio: 1 };

/// Groups before everybody, in a language.
fn late_in(code: &str, screen: Screen) -> Page {
    let page = Page::blank();
    page.load("history.html");
    page.set_item("sandgrid:settings", &sealed("settings", "yebo-pace instant\n"));
    page.resize(screen);
    opened(&page, &format!("{ADDRESS}&lang={code}"));
    late(&page);
    page
}

fn place(page: &Page, what: &str) -> Place {
    page.places(what)[0]
}

#[test]
fn drawn_block_stands_apart_in_both_directions() {
    for screen in [Screen::DESK, Screen::PHONE] {
        for code in ["en", "ar"] {
            let page = late_in(code, screen);
            let drawn = place(&page, "#rack > .new");
            let others = page.places("#rack > :not(.new)");
            let near = others.iter().map(|it| (it.x - drawn.x).abs() - drawn.width);
            let gap = near.fold(f64::INFINITY, f64::min);
            assert!(gap > drawn.width, "{code}, {} wide: {gap}", screen.width);
        }
    }
}

#[test]
fn own_seat_begins_where_the_hand_does() {
    for (code, at_right) in [("en", false), ("ar", true)] {
        for screen in [Screen::DESK, TABLET] {
            let page = late_in(code, screen);
            let plate = place(&page, "[data-side=near] .plate").centre().0;
            let hand = place(&page, "#rack > :first-child").centre().0;
            let middle = f64::from(screen.width) / 2.0;
            let sides = [plate > middle, hand > middle];
            assert_eq!(sides, [at_right; 2], "{code}, {} wide", screen.width);
        }
    }
}
