//! A browser that does not give back what it keeps: the player is told once, and nothing is written over.

use std::fs;

use sandgrid_tests::sealed;

use crate::page::{PEOPLE, Page, until};
use crate::yebo::{self, Hands};

/// Browsers that do not find what they keep: with an error, and without.
const UNREADABLE: [&str; 2] =
    [include_str!("early/unreadable_storage.js"), include_str!("early/empty_storage.js")];

/// A browser that keeps nothing, without an error.
const FORGETFUL: &str = include_str!("early/forgetful_storage.js");

/// Returns how often the player has been told since the last call that nothing is kept.
fn times_told(page: &Page) -> usize {
    page.heard()
        .iter()
        .filter(|said| said.words.contains("This browser keeps nothing here"))
        .count()
}

/// Returns what the browser keeps, whether or not the page can read it.
fn entries(page: &Page) -> Vec<[String; 2]> {
    page.call_for("storage.entries", ())
}

#[test]
fn unreadable_texts_are_not_written_over() {
    for fault in UNREADABLE {
        let page = Page::open(PEOPLE);
        page.click_hole("c3");
        page.run("elements.check", ("[name=letters]", false));
        let results = sealed("results", "yote-traditional 3 won 2 drawn 1 lost 4\n");
        page.set_item("sandgrid:results", &results);
        let before = entries(&page);
        page.before(fault);
        page.visit(PEOPLE);
        page.click_hole("a1");
        until("it is told", || (times_told(&page) == 1).then_some(()));
        page.run("elements.check", ("[name=letters]", false));
        page.click_hole("b1");
        assert!(page.hole_name("b1").contains("stick"), "one plays on");
        assert_eq!(times_told(&page), 0, "once is enough");
        assert_eq!(entries(&page), before, "{fault}");
    }
}

#[test]
fn unreadable_game_of_yebo_is_not_written_over() {
    let page = Page::blank();
    yebo::opened(&page, yebo::ADDRESS);
    yebo::until_thirteen(&page);
    assert!(yebo::step(&page, Hands::Mouse), "one plays");
    yebo::until_thirteen(&page);
    let before = entries(&page);
    page.before(UNREADABLE[0]);
    yebo::opened(&page, yebo::ADDRESS);
    until("it is told", || page.words().contains("This browser keeps nothing here").then_some(()));
    yebo::until_thirteen(&page);
    assert!(yebo::step(&page, Hands::Mouse), "one plays on");
    assert_eq!(entries(&page), before);
}

/// Without a text that can be read, no file is saved that would hold nothing.
#[test]
fn saving_everything_tells_that_nothing_can_be_read() {
    let folder = std::env::temp_dir().join(format!("sandgrid-unread-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let page = Page::open(PEOPLE);
    page.save_files_in(&folder.display().to_string());
    page.click_hole("c3");
    page.before(UNREADABLE[1]);
    page.visit(PEOPLE);
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    page.click("#save-all");
    let told = || page.words_of("#games-said").contains("This browser keeps nothing here");
    until("it is told", || told().then_some(()));
    let saved = fs::read_dir(&folder).expect("it is ours").count();
    fs::remove_dir_all(&folder).expect("it is ours");
    assert_eq!(saved, 0, "no empty file is saved");
}

/// A storage that can be read and holds nothing.
#[test]
fn saving_everything_tells_that_there_is_nothing() {
    let folder = std::env::temp_dir().join(format!("sandgrid-nothing-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let page = Page::open(PEOPLE);
    page.save_files_in(&folder.display().to_string());
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    page.run("storage.clear", ());
    page.click("#save-all");
    let told = || page.words_of("#games-said").contains("Nothing is kept here yet");
    until("it is told", || told().then_some(()));
    let saved = fs::read_dir(&folder).expect("it is ours").count();
    fs::remove_dir_all(&folder).expect("it is ours");
    assert_eq!(saved, 0, "no empty file is saved");
}

#[test]
fn lost_writes_are_reported_once() {
    let page = Page::blank();
    page.before(FORGETFUL);
    page.visit(PEOPLE);
    page.click_hole("c3");
    until("it is told", || (times_told(&page) == 1).then_some(()));
    page.click_hole("d3");
    assert_eq!(times_told(&page), 0, "once is enough");
}
