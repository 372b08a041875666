//! The end of a game of Yebo: who has won, by how much, in which round that was decided, and how the rounds went.

use sandgrid_yebo::Seat;

use crate::page::{Page, Place, Screen, until};
use crate::yebo_score::{end, left};

/// The table at the end of a game of which seat A has won the last round.
fn ended(code: &str) -> Page {
    let page = Page::blank();
    let [_, game] = end(6, Seat::A);
    left(&page, &game, &format!("motion less\nyebo-pace instant\nlanguage {code}\n"));
    until("the end is there", || page.is_seen("#finale").then_some(()));
    page
}

fn numbers(page: &Page, selector: &str) -> Vec<i32> {
    let number = |words: &String| {
        let plain: String =
            words.chars().filter(|it| it.is_ascii_digit() || *it == '\u{2212}').collect();
        plain.replace('\u{2212}', "-").parse().unwrap_or_else(|error| panic!("{words:?}: {error}"))
    };
    page.texts_of(selector).iter().map(number).collect()
}

#[test]
fn the_end_tells_what_decided_and_what_points_are_made_of() {
    let page = ended("en");
    let totals = numbers(&page, "#standings .points-of");
    let words = page.words_of("#finale-words");
    assert!(words.contains(&format!(" with {} points, ", totals[0])), "{words}");
    assert!(words.contains(&format!(" {} more than ", totals[0] - totals[1])), "{words}");
    let decided = page.words_of("#finale-decided");
    assert!(decided.contains("decided, ") || decided.contains(" led from the first "), "{decided}");
    for (at, total) in totals.into_iter().enumerate() {
        let parts = numbers(&page, &format!("#standings > :nth-child({}) li > b", at + 1));
        assert_eq!(parts.iter().sum::<i32>(), total, "{parts:?}");
    }
    let won = page.texts_of("#standings .rounds-won");
    assert!(won.iter().all(|it| it.ends_with(" won")), "{won:?}");
}

/// The part of a box that none of its parts takes, from above to below.
fn widest_gap(outer: Place, parts: &[Place]) -> f64 {
    let mut at = outer.y;
    let mut widest: f64 = 0.0;
    let mut parts = parts.to_vec();
    parts.sort_by(|one, other| one.y.total_cmp(&other.y));
    for part in parts {
        widest = widest.max(part.y - at);
        at = at.max(part.y + part.height);
    }
    widest.max(outer.y + outer.height - at)
}

#[test]
fn the_end_leaves_no_empty_wood() {
    for code in ["en", "fr", "ar"] {
        let page = ended(code);
        for (width, height, most) in [
            (1280, 800, 60.0),
            (1024, 768, 60.0),
            (820, 1180, 80.0),
            (600, 960, 80.0),
            (412, 915, 110.0),
            (390, 844, 90.0),
            (360, 640, 60.0),
            (640, 360, 60.0),
        ] {
            page.resize(Screen { width, height, ratio: 1 });
            let name = format!("{code}, {width} x {height}");
            let is_narrow = width < 600 || height < 500;
            let (outer, parts) =
                if is_narrow { ("#finale", "#finale > *") } else { (".dock", "#final-rounds tr") };
            let parts: Vec<Place> =
                page.places(parts).into_iter().filter(|it| it.height > 1.0).collect();
            assert!(parts.len() > 3, "{name}: {parts:?}");
            let outer = page.place(outer);
            let gap = widest_gap(outer, &parts);
            assert!(gap < most, "{name}: {gap} of {outer:?}");
            for part in &parts {
                assert!(part.is_within(width.into(), height.into()), "{name}: {part:?}");
            }
            assert_eq!(page.overflow("#finale"), [0, 0], "{name}");
        }
    }
}

#[test]
fn the_rounds_lie_in_the_place_of_the_hand() {
    let page = ended("en");
    page.resize(Screen::DESK);
    assert_eq!(page.count("#final-rounds thead th"), 8, "six rounds and the total");
    assert_eq!(page.count("#final-rounds tbody tr"), 4);
    let totals = numbers(&page, "#final-rounds tbody td:last-child");
    let mut sorted = totals.clone();
    sorted.sort_by_key(|total| core::cmp::Reverse(*total));
    assert_eq!(sorted, numbers(&page, "#standings .points-of"));
    for (row, total) in totals.into_iter().enumerate() {
        let cells = format!("#final-rounds tbody tr:nth-child({}) td:not(:last-child)", row + 1);
        assert_eq!(numbers(&page, &cells).iter().sum::<i32>(), total);
    }
    assert!(page.count("#final-rounds [data-won]") > 2, "who has won which round");
    let [table, card] = ["#final-rounds", "#finale"].map(|it| page.place(it));
    assert!(!table.overlaps(card), "{table:?}, {card:?}");
}
