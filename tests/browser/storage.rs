//! A device that has no more room, keeps nothing any more, or has what a later version kept: one sentence
//! to the player, no good game lost, and play goes on.

use sandgrid_tests::sealed;
use serde_json::json;

use crate::board::{after, compare};
use crate::page::{PEOPLE, Page, until};
use crate::yebo::{self, Hands};

const YOTE: &str = "yote-traditional";

/// The warning to the player.
const TOLD: &str = "This browser keeps nothing here";

/// How often that has been said since this was asked last.
fn told(page: &Page) -> usize {
    page.heard().iter().filter(|said| said.words.contains(TOLD)).count()
}

/// The same, once it has been said at all.
fn told_at_last(page: &Page) -> usize {
    until("it is told", || Some(told(page)).filter(|count| *count > 0))
}

/// The browser begins to forbid it.
const FORBID: &str = include_str!("early/forbid_storage.js");

#[test]
fn failed_write_keeps_the_saved_text() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "d3"] {
        page.click_hole(cell);
    }
    page.set_item("sandgrid:game-7", "sandgrid game 3\nfirst nobody\n\n");
    assert!(page.call("storage.fill", ()).as_u64() > Some(2), "there is no room");
    assert_eq!(told(&page), 0);
    page.click_hole("a1");
    assert_eq!(told_at_last(&page), 1);
    page.click_hole("b1");
    let on = after(YOTE, ["c3", "d3", "a1", "b1"]);
    compare(&page, on.position(), "one plays on");
    assert_eq!(told(&page), 0, "and once is enough");
    page.visit("");
    compare(&page, after(YOTE, ["c3", "d3"]).position(), "what was kept");
    let entries: Vec<[String; 2]> = page.call_for("storage.entries", ());
    let is_later =
        |[name, text]: &[String; 2]| name.contains("game-7") && text.starts_with("sandgrid game 3");
    assert!(entries.iter().any(is_later), "what could not be set aside stays");
    page.run("storage.makeRoom", ());
    page.click_hole("e4");
    page.visit("");
    compare(&page, after(YOTE, ["c3", "d3", "e4"]).position(), "there is room again");
}

#[test]
fn damaged_text_is_quarantined_before_it_is_overwritten() {
    const LATER: &str = "sandgrid results 3\nyote-4 level-nine won many\n";
    let page = Page::open("?lang=en");
    let resign = || {
        page.click("#open-menu");
        page.click("#may-resign button");
        page.click("#resign-now");
    };
    let kept = |name: &str| page.item(&format!("sandgrid:{name}"));
    page.click_hole("c3");
    page.set_item("sandgrid:results", LATER);
    assert!(page.call("storage.fill", ()).as_u64() > Some(2), "there is no room");
    page.visit("");
    resign();
    assert_eq!(kept("results"), json!(LATER), "there is nowhere else to put it");
    page.run("storage.makeRoom", ());
    page.click("#open-new");
    page.click("#start");
    page.click_hole("c3");
    resign();
    assert_eq!(kept("damaged-results"), json!(LATER), "there is room for it");
    assert!(kept("results").to_string().contains("lost 2"), "{}", kept("results"));
}

#[test]
fn storage_blocked_during_play_is_reported_once() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.run("storage.forbid", ());
    for cell in ["d3", "a1"] {
        page.click_hole(cell);
    }
    assert_eq!(told_at_last(&page), 1);
    compare(&page, after(YOTE, ["c3", "d3", "a1"]).position(), "one plays on");
    page.visit("");
    compare(&page, after(YOTE, ["c3"]).position(), "what was kept");
}

#[test]
fn storage_warning_stays_until_the_next_action() {
    let page = Page::open("?rules=yote-traditional&level=1");
    page.run("storage.forbid", ());
    page.click_hole("c3");
    let sticks = || page.hole_names().iter().filter(|name| name.contains("stick")).count();
    until("the computer has answered", || (sticks() > 0).then_some(()));
    assert!(page.words_of("#notice").contains(TOLD), "{}", page.words_of("#notice"));
    page.click_hole("a5");
    until("it goes", || (!page.words_of("#notice").contains(TOLD)).then_some(()));
}

#[test]
fn blocked_storage_does_not_stop_play() {
    let page = Page::blank();
    page.before(FORBID);
    page.visit(PEOPLE);
    for cell in ["c3", "d3", "a1", "b1", "c3", "e3"] {
        page.click_hole(cell);
    }
    assert_eq!(told_at_last(&page), 1);
    compare(&page, after(YOTE, ["c3", "d3", "a1", "b1", "c3xe3"]).position(), "one plays");
    page.visit("");
    assert_eq!(page.hole_names().len(), 30, "a board is there");
}

#[test]
fn private_window_saves_while_open() {
    for _ in 0..2 {
        let page = Page::of_the_site_in_private();
        page.visit("");
        let kept = || {
            let keys: Vec<String> = page.call_for("storage.keys", ());
            keys.iter().filter(|key| key.contains("game-")).count()
        };
        assert_eq!(kept(), 0, "nobody has been here before");
        page.visit(PEOPLE);
        page.click_hole("c3");
        page.again();
        page.await_board();
        page.click_hole("d3");
        page.visit("");
        compare(&page, after(YOTE, ["c3", "d3"]).position(), "what was kept");
        assert_eq!(kept(), 1, "it is in the list of games");
        assert!(!page.words_of("body").contains(TOLD), "there is nothing to tell");
    }
}

#[test]
fn yebo_reports_blocked_storage_once() {
    let page = Page::blank();
    page.before(FORBID);
    yebo::opened(&page, "?rules=yebo");
    let words = || page.words();
    until("it is told", || words().contains(TOLD).then_some(()));
    yebo::until_thirteen(&page);
    let before = told(&page);
    assert!(yebo::step(&page, Hands::Mouse), "one plays");
    yebo::until_thirteen(&page);
    assert!(yebo::step(&page, Hands::Mouse), "and plays on");
    assert_eq!((before, told(&page)), (1, 0), "once is enough");
}

#[test]
fn texts_of_a_later_version_are_preserved() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    let game = "sandgrid game 3\nfirst crowd\n\n[Rules \"yote-4\"]\n\n1. c3";
    for (key, value) in [
        ("game-7", game),
        ("current", "7"),
        ("results", "yote-4 level-nine won many"),
        ("settings", &sealed("settings", "scent strong\ntheme neon\nvolume 40\n")),
    ] {
        page.set_item(&format!("sandgrid:{key}"), value);
    }
    page.visit("");
    let heard = page.heard();
    let told = heard.iter().filter(|said| said.words.contains("set aside")).count();
    assert!(page.words().contains("set aside") || told > 0, "{heard:?} {}", page.words());
    page.click_hole("c3");
    page.run("elements.clickIfThere", ["[name=mute]"]);
    for text in [game, "yote-4 level-nine won many", "scent strong"] {
        let entries: Vec<[String; 2]> = page.call_for("storage.entries", ());
        let has_it = |[_, it]: &&[String; 2]| it.contains(text);
        assert_eq!(entries.iter().filter(has_it).count(), 1, "{text}: {entries:?}");
    }
    page.visit("");
    assert!(page.hole_name("c3").contains("pebble"), "one plays on, and it is kept");
}
