//! A game with a friend elsewhere, by the page alone: two browsers, and links between them.

use serde_json::Value;

use crate::board::{after, compare};
use crate::page::{Page, Screen, until};

/// Replaces the system's share dialog by one that writes down the shared data.
const SHARE: &str = include_str!("early/share_dialog.js");

fn device() -> Page {
    let page = Page::blank();
    page.before(SHARE);
    page.visit("");
    page
}

/// Starts a game with a friend in the new-game dialog.
fn invite(page: &Page, starter: &str) {
    page.click(".bar [data-open=new]");
    page.click("label:has([name=players][value=friend])");
    assert!(page.is_seen("#friend-names"));
    page.fill("#friend-name", "Awa");
    page.fill("#own-name", "Moussa");
    page.click(&format!("label:has([name=starter][value={starter}])"));
    page.click("#start");
}

/// Presses the button that sends, and returns the link without the page's origin.
fn sent(page: &Page) -> String {
    page.click("#sending-send");
    let shared = until("the share dialog has it", || {
        page.attribute("html", "data-shared").as_str().map(str::to_owned)
    });
    let shared: Value = serde_json::from_str(&shared).expect("it is JSON");
    let link = shared["url"].as_str().expect("a link").to_owned();
    link.strip_prefix(page.origin()).expect("it is this page's address").to_owned()
}

#[test]
fn two_friends_play_by_links() {
    let (moussa, awa) = (device(), device());
    invite(&moussa, "me");
    assert!(!moussa.is_seen("#sending"));
    moussa.click_hole("c3");
    assert_eq!(moussa.words_of("#sending-send"), "Send to Awa");
    assert!(!moussa.is_seen("#asking"));
    moussa.click("#sending-back");
    moussa.click_hole("c4");
    let link = sent(&moussa);
    assert!(!moussa.is_seen("#sending-back"), "what is sent stays");
    awa.load(&link);
    until("the invitation is shown", || {
        (awa.words_of("#notice-words")
            == "Moussa invites you to a game of Yoté. You play the sticks.")
            .then_some(())
    });
    assert_eq!(awa.words_of("#status"), "Your turn: place a piece.", "it is told once");
    assert_eq!(awa.words_of("#hand-first b"), "Moussa");
    awa.click_hole("d3");
    assert_eq!(awa.words_of("#sending-send"), "Send to Moussa");
    awa.click_hole("e5");
    compare(&awa, after("yote-traditional", ["c4", "d3"]).position(), "hers alone are played");
    moussa.load(&sent(&awa));
    until("the answer is shown", || {
        moussa.words_of("#notice-words").starts_with("Awa has played.").then_some(())
    });
    compare(&moussa, after("yote-traditional", ["c4", "d3"]).position(), "the answer");
    moussa.click("#open-menu");
    moussa.click("#menu [data-open=games]");
    let entries = moussa.words_of("#games-list");
    assert_eq!(entries.matches("With Awa: your turn").count(), 1, "{entries}");
    assert_eq!((moussa.complaints(), awa.complaints()), (vec![], vec![]));
}

#[test]
fn without_a_share_dialog_the_link_is_copied_and_said() {
    let page = Page::blank();
    page.before("delete Navigator.prototype.share;");
    page.visit("");
    page.allow_clipboard();
    invite(&page, "friend");
    assert!(page.words_of("#sending-words").starts_with("Awa begins."));
    page.click("#sending-send");
    until("it is told", || {
        page.words_of("#notice-words").starts_with("The link is copied.").then_some(())
    });
    let copied = page.call_later("page.clipboard", ());
    let copied = copied.as_str().expect("a text");
    assert!(copied.starts_with("A game of Yoté? You play the pebbles, and you begin: http"));
}

#[test]
fn the_board_keeps_its_place_beside_a_link() {
    let page = Page::blank();
    page.resize(Screen { width: 360, height: 640, ratio: 1 });
    page.before("delete Navigator.prototype.share;");
    page.visit("");
    page.allow_clipboard();
    invite(&page, "me");
    let place = page.places("[role=grid] button");
    page.click_hole("c3");
    assert!(page.is_seen("#sending"));
    assert_eq!(page.places("[role=grid] button"), place, "a link to send");
    page.click("#sending-send");
    until("it is told", || page.is_seen("#notice").then_some(()));
    assert_eq!(page.places("[role=grid] button"), place, "a link that is copied");
}

#[test]
fn without_a_clipboard_the_link_is_shown() {
    let page = Page::blank();
    page.before("delete Navigator.prototype.share;");
    page.before("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    page.visit("");
    invite(&page, "me");
    page.click_hole("a1");
    page.click("#sending-send");
    until("the link is there to be copied", || {
        (page.is_seen("#share") && page.value_of("#share-link").contains("&you=2")).then_some(())
    });
}
