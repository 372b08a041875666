//! Requests of the page: to its own server alone, and none once it is loaded.

use serde_json::json;

use crate::board::{after, compare};
use crate::page::{PEOPLE, Page, until};

#[test]
fn no_third_party_requests() {
    let page = Page::blank();
    let requests = page.watch_requests();
    page.visit("?rules=yote-ludens");
    about(&page);
    let requests = requests.taken();
    assert!(requests.iter().any(|request| request.contains("wasm")), "{requests:?}");
    for request in &requests {
        let is_own = request.starts_with(page.origin()) || request.starts_with("data:");
        assert!(is_own, "{request} is asked for");
    }
    let complaints = page.complaints();
    assert!(complaints.is_empty(), "{complaints:?}");
}

#[test]
fn no_requests_during_play() {
    let page = Page::open(PEOPLE);
    wait_for_the_computer(&page);
    let requests = page.watch_requests();
    about(&page);
    let requests = requests.taken();
    assert!(requests.is_empty(), "{requests:?}");
}

#[test]
fn play_continues_offline() {
    let page = Page::open(PEOPLE);
    wait_for_the_computer(&page);
    page.go_offline();
    assert_eq!(page.global("navigator.onLine"), json!(false));
    about(&page);
    page.click("#open-new");
    page.click_path("//fieldset[@id='kinds']//label[.//b='Choko']");
    page.click("#start");
    page.click_hole("b2");
    let game = after("choko-traditional", ["b2"]);
    compare(&page, game.position(), "a placement");
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
}

/// Its program has come once it gives a hint.
fn wait_for_the_computer(page: &Page) {
    page.click("#hint-me");
    until("the computer answers", || page.is_seen("#hint").then_some(()));
}

/// Does a little of everything.
fn about(page: &Page) {
    page.click_hole("c3");
    page.click_hole("d3");
    page.click("#undo");
    page.click("#redo");
    page.click_hole("d3");
    page.click("#open-rules");
    page.keys([crate::page::Key::Escape]);
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'Computer begins')]");
    page.click("#start");
    until("the computer plays", || {
        page.hole_names().iter().any(|name| name.contains("pebble")).then_some(())
    });
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'A friend here')]");
    page.click("#start");
}
