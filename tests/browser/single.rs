//! The page as a single file: from a disk, and in a sandboxed frame.

use std::fs;
use std::path::Path;

use sandgrid_tests::here;
use serde_json::json;

use crate::computer::ask_networks;
use crate::embedding::HOST;
use crate::page::{Browser, Key, PEOPLE, Page, dist, until};
use crate::site::a_little_of_everything;

/// The most that it may weigh, in bytes.
const HEAVIEST: u64 = 800 * 1024;

/// A browser that shows a file of the disk.
fn from_disk(path: &Path, query: &str) -> Page {
    let page = Page::blank();
    show_from_disk(&page, path, query);
    page
}

fn show_from_disk(page: &Page, path: &Path, query: &str) {
    page.go(&format!("file://{}{query}", path.display()));
    page.await_board();
}

#[test]
fn one_file_stays_within_its_size_limit() {
    let bytes = dist().join("sandgrid.html").metadata().expect("it is there").len();
    assert!(bytes <= HEAVIEST, "{bytes} bytes");
}

#[test]
fn one_file_opens_from_a_disk_with_every_feature() {
    let page = Page::blank();
    let requests = page.watch_requests();
    show_from_disk(&page, &dist().join("sandgrid.html"), "");
    a_little_of_everything(&page);
    page.click("#open-menu");
    assert_eq!(page.count("[data-teach]"), 0, "the teachers' sheets are not in it");
    page.click("[data-history]");
    let said = || page.call("page.shadowText", ["#history .sheet-body"]).to_string();
    until("the history is told", || said().contains("wali").then_some(()));
    let requests = requests.taken();
    // Firefox writes down what goes over a network alone.
    let is_written = Browser::chosen() != Browser::Firefox;
    assert_eq!(!requests.is_empty(), is_written, "the page itself: {requests:?}");
    for request in &requests {
        let is_own = ["file:", "data:", "blob:"].iter().any(|kind| request.starts_with(kind));
        assert!(is_own, "{request} is asked for");
    }
    assert_eq!(page.asked_for(), Vec::<String>::new(), "no server is asked");
}

/// The parameters of the first line that starts a kiosk, as the technicians' guide has it.
fn documented_kiosk() -> String {
    let guide = fs::read_to_string(here("../docs/for-technicians.md")).expect("it can be read");
    let (_, rest) = guide.split_once("file:///opt/kiosk/sandgrid.html").expect("it has a line");
    rest.split_once('"').expect("the line quotes the address").0.to_owned()
}

#[test]
fn documented_kiosk_starts_from_a_disk() {
    let page = from_disk(&dist().join("sandgrid.html"), &documented_kiosk());
    until("the board invites", || page.is_seen("#attract").then_some(()));
    assert_eq!(page.html_language(), json!("fr"));
    page.keys([Key::Enter]);
    until("a visitor has the board", || (!page.is_seen("#attract")).then_some(()));
    assert!(!page.is_seen("#open-menu"), "nothing leads away");
}

#[test]
fn one_file_runs_its_engine_in_a_worker_with_networks() {
    let file = dist().join("sandgrid.html");
    let page = Page::blank();
    ask_networks(&page, |query| show_from_disk(&page, &file, query));
    assert_eq!(page.count("script[src]"), 0, "no program is run on the page");
}

#[test]
fn on_a_disk_a_game_is_shared_by_its_code_and_not_by_an_address() {
    let page = from_disk(&dist().join("sandgrid.html"), PEOPLE);
    for cell in ["c3", "d3", "b2"] {
        page.click_hole(cell);
    }
    let share = || {
        page.click("#open-menu");
        page.click("#menu [data-open=share]");
    };
    share();
    assert!(!page.is_seen("#share-link") && !page.is_seen("#share-send"));
    let code = page.value_of("#share-code");
    let fields = page.call("elements.propertyOfAll", ["#share input, #share textarea", "value"]);
    assert!(!fields.to_string().contains("file:"), "no address of this disk");
    let spoken = code.rsplit_once('.').expect("it has a head").1;
    assert!(spoken.trim().split(' ').all(|group| group.len() <= 4), "{code}");
    // As a person types it after hearing it.
    let typed = format!("The code is\n{}", code.replace(". ", ".").replace(' ', "-"));
    show_from_disk(&page, &dist().join("sandgrid.html"), "?rules=choko-traditional");
    share();
    page.fill("#open-text", &typed);
    page.click("#open-now");
    until("the game is there", || page.hole_name("b2").contains("pebble").then_some(()));
    assert!(page.hole_name("d3").contains("stick"), "{}", page.hole_name("d3"));
}

#[test]
fn site_opened_from_a_disk_loads_the_one_file() {
    let page = from_disk(&dist().join("site/index.html"), PEOPLE);
    assert!(page.address().ends_with(&format!("sandgrid.html{PEOPLE}")), "{}", page.address());
    page.click_hole("c3");
    until("one plays", || page.hole_name("c3").contains("pebble").then_some(()));
}

#[test]
fn a_copy_that_a_browser_saved_is_whole() {
    let page = from_disk(&dist().join("sandgrid.html"), PEOPLE);
    page.click_hole("c3");
    page.open_sheet("menu");
    let copy = page.files().join("saved copy.html");
    let markup: String = page.call_for("page.markup", ());
    fs::write(&copy, format!("<!DOCTYPE html>\n{markup}")).expect("there is room");
    show_from_disk(&page, &copy, PEOPLE);
    assert_eq!(page.count("dialog[open]"), 0, "nothing is open");
    page.click_hole("d3");
    until("one plays", || page.hole_name("d3").contains("pebble").then_some(()));
}

#[test]
fn one_file_works_in_a_script_only_sandbox() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.load(HOST);
    page.run("boards.putInSandbox", ("index.html?rules=yote-traditional", 900, 700));
    page.enter_frame();
    until("the board is there", || {
        let holes = page.count("[role=grid] button");
        (holes == json!(30)).then_some(())
    });
    assert_eq!(page.global("origin"), json!("null"));
    page.click_hole("c3");
    until("one plays", || {
        let name = page.attribute("[role=grid] button[aria-label*=c3]", "aria-label");
        name.to_string().contains("pebble").then_some(())
    });
}
