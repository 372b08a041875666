//! How soon an opponent answers, from the page's question to its worker's answer.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::page::{Page, pause};
use crate::yebo::{quick, started};

/// Counts how long every answer takes, in milliseconds.
const CLOCK: &str = include_str!("early/time_answers.js");

/// Longer than that no game lasts.
const MOST: Duration = Duration::from_mins(10);

/// How long every answer took since this was asked last.
fn answers(page: &Page) -> Vec<f64> {
    serde_json::from_value(page.take_global("took")).expect("they are numbers")
}

#[test]
#[ignore = "a measurement"]
fn how_soon_strong_opponents_answer() {
    let page = quick();
    page.before(CLOCK);
    page.again();
    started(&page);
    page.click("header [data-open=new]");
    page.run("yebo.seatFour", ());
    page.set_global("took", [0; 0]);
    page.click("#start");
    let mut took: Vec<f64> = Vec::new();
    let begun = Instant::now();
    // Computers among themselves go on from round to round to the end.
    while page.property("#finale", "hidden") == json!(true) {
        assert!(begun.elapsed() < MOST, "the game has no end");
        took.extend(answers(&page));
        pause(Duration::from_millis(500), "computers play by themselves");
    }
    took.extend(answers(&page));
    page.click("#finale [data-open=score]");
    let rounds = page.controls().into_iter().filter(|(_, name)| name.contains(" · ")).count();
    assert_eq!(rounds, 6, "all rounds are played");
    took.sort_by(f64::total_cmp);
    let at = |share: usize| took[(took.len() * share / 100).min(took.len() - 1)];
    println!(
        "{} answers: median {:.1} ms, 95 % within {:.1} ms, 99 % within {:.1} ms, the slowest {:.1} ms",
        took.len(),
        at(50),
        at(95),
        at(99),
        at(100)
    );
    assert_eq!(page.complaints(), [""; 0]);
}
