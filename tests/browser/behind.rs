//! Pages that start out of sight: behind another window, or prerendered.

use serde_json::json;

use crate::embedding::{HOST, told};
use crate::page::{Fault, Page, dist, until};

#[test]
fn own_page_begins_before_it_is_seen() {
    let page = Page::blank();
    page.before(include_str!("early/behind.js"));
    page.visit("?rules=yote-traditional&side=second&level=3");
    let is_played = || page.hole_names().iter().any(|name| name.contains("pebble"));
    until("the computer plays", || is_played().then_some(()));
    page.call_global("show");
    until("the pebble is drawn", || {
        let cells = page.hole_names();
        let hole = |content: &str| {
            let name = cells.iter().find(|name| name.contains(content)).expect("there is one");
            page.look_at_hole(&name[..2])
        };
        (hole("pebble").difference(&hole("empty")) > 5.0).then_some(())
    });
}

/// A browser brings no frame into a page before its visitor comes.
#[test]
fn prerendered_board_is_not_given_up() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.before(include_str!("early/prerendered.js"));
    page.load(HOST);
    let site = dist().join("site");
    page.serve(&site, Some(("sandgrid.html", Fault::Held)));
    page.call_later("boards.put", ["<sand-board></sand-board>"]);
    page.call_later("page.wait", [3500]);
    assert_eq!(told(&page, "error"), [], "nothing is missed yet");
    page.call_global("show");
    until("it is missed", || (told(&page, "error").len() == 1).then_some(()));
    assert_eq!(told(&page, "error")[0].1["code"], json!("unreachable"));
    page.serve(&site, None);
}
