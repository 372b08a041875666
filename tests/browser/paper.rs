//! A game on paper: a board with its pieces, and the rules on one sheet.

use sandgrid_rules::Ruleset;
use serde_json::json;

use crate::page::{Browser, Page, left_out_of};

/// Widths and heights in inches.
const PAPERS: [(&str, (f64, f64)); 2] = [("A4", (8.27, 11.69)), ("Letter", (8.5, 11.0))];

/// The smallest type that one may print, in tenths of a point.
const SMALLEST: i64 = 68;

#[test]
fn every_ruleset_is_two_pages() {
    if left_out_of(
        &[Browser::Firefox],
        "it packs the pages of a PDF file, so that nobody can count them",
    ) {
        return;
    }
    let page = Page::blank();
    for rules in Ruleset::ALL {
        page.visit(&format!("?rules={}", rules.key()));
        open(&page);
        for (name, size) in PAPERS {
            assert_eq!(page.printed_pages(size), 2, "{} on {name}", rules.key());
        }
        check(&page, rules);
    }
    // The count is no constant: with less room it is another.
    assert!(page.printed_pages((4.0, 6.0)) > 2, "small paper takes more pages");
}

#[test]
fn another_rulebook_is_chosen_for_paper() {
    let page = Page::open("");
    open(&page);
    let rules = Ruleset::find("choko-ludos+friendly").expect("it is a key");
    page.click("#print-book");
    page.click("#print-book option[value=choko-ludos]");
    page.click_path("//fieldset[@id='print-options']//label[contains(., 'Friendly Leap')]");
    check(&page, rules);
    page.measure("window.print = () => { window.printed = true }");
    page.click("#print-now");
    assert_eq!(page.measure("return window.printed"), json!(true));
}

#[test]
fn paper_is_not_seen_on_the_screen() {
    let page = Page::open("");
    assert!(!page.is_seen("#paper"));
    open(&page);
    assert!(!page.is_seen("#paper"));
}

fn open(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=print]");
}

/// What lies ready for the printer is that game.
#[track_caller]
fn check(page: &Page, rules: &Ruleset) {
    let count = |selector: &str| {
        let script = format!("return document.querySelectorAll('#paper {selector}').length");
        page.measure(&script).as_u64().expect("it is a number")
    };
    let (shape, statements) = (rules.shape(), rules.rules().count() as u64);
    assert_eq!(count(".pit"), u64::from(shape.columns() * shape.rows()), "{}", rules.key());
    assert_eq!(count(".piece"), u64::from(2 * rules.pieces()), "{}", rules.key());
    assert_eq!(count("li"), statements, "{}", rules.key());
    let holes = page.measure("return document.getElementById('paper-board').textContent");
    assert!(holes.as_str().is_some_and(|holes| holes.starts_with("a5b5")), "{holes}");
    let size = page
        .measure("return +document.getElementById('paper-rules').style.getPropertyValue('--type')");
    assert!(size.as_i64().is_some_and(|size| size >= SMALLEST), "{}: {size}", rules.key());
}
