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

/// The words below the sand, and the hands on it, in the order of the page.
const SHOWN: [&str; 7] = [
    "#hand-first",
    "#hand-second",
    "#status",
    "#notice",
    "#sending-send",
    "#sending-copy",
    ".moves",
];

/// Waits until the sand is laid out, and nothing below it or on it has a place in common.
#[track_caller]
fn nothing_overlaps(page: &Page, when: &str) {
    until(when, || {
        let seen = SHOWN.into_iter().filter(|shown| page.is_seen(shown));
        let places: Vec<_> = seen.map(|shown| page.place(shown)).collect();
        let overlaps = |at: usize| places[at + 1..].iter().any(|it| it.overlaps(places[at]));
        (!(0..places.len()).any(overlaps)).then_some(())
    });
}

/// Two friends play by links on small telephones.
#[test]
fn small_telephones_have_room_for_a_link_and_for_the_question() {
    for (width, height) in [(320, 568), (360, 640), (360, 740)] {
        for lang in ["en", "fr"] {
            let device = || {
                let page = Page::blank();
                page.resize(Screen { width, height, ratio: 1 });
                page.before(SHARE);
                page.visit(&format!("?lang={lang}"));
                page
            };
            let (moussa, awa) = (device(), device());
            let at = |when: &str| format!("{when}, {lang}, {width}x{height}");
            invite(&moussa, "me");
            moussa.click_hole("c3");
            nothing_overlaps(&moussa, &at("a turn to send"));
            assert!(moussa.is_seen("#sending-copy") && !moussa.is_seen("#notice"));
            moussa.allow_clipboard();
            moussa.click("#sending-copy");
            until("it is copied", || moussa.is_seen("#notice").then_some(()));
            nothing_overlaps(&moussa, &at("a message"));
            assert!(moussa.is_seen("#sending-send"));
            moussa.click("#show-record");
            nothing_overlaps(&moussa, &at("a message beside the turns"));
            moussa.click("#show-record");
            awa.load(&sent(&moussa));
            until("the invitation is shown", || awa.is_seen("#notice").then_some(()));
            assert!(awa.is_seen("#status"), "{}", at("whose turn it is"));
            nothing_overlaps(&awa, &at("an invitation"));
        }
    }
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
