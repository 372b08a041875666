//! A board that looks like the house it stands in, and one that comes when it is wanted.

use serde_json::json;

use crate::embedding::{call, host, told};
use crate::page::{Browser, Page, left_out_of, until};

/// Waits until a property of the board's page has that value.
fn becomes(page: &Page, name: &str, value: &str) {
    page.enter_board(0);
    let found = || page.style("html", name).trim().to_owned();
    until(&format!("{name} is {value}"), || (found() == value).then_some(()));
    page.leave_frame();
}

#[test]
fn board_wears_the_properties_of_its_house_and_follows_them() {
    for rules in ["yote-traditional", "yebo"] {
        let page = host(&format!(
            "<sand-board rules={rules} style='--sandgrid-accent: rgb(122 31 61); \
             --sandgrid-ground: #fff; --sandgrid-radius: 0.25rem; --sandgrid-font: \"Gill Sans\", serif'></sand-board>"
        ));
        becomes(&page, "--chief", "#7a1f3d");
        becomes(&page, "--page", "#ffffff");
        becomes(&page, "--round", "4px");
        page.enter_board(0);
        assert!(page.style("body", "font-family").starts_with("\"gill sans\", serif"), "{rules}");
        page.leave_frame();
        assert!(told(&page, "error").is_empty(), "{:?}", told(&page, "error"));
        // A style sheet of the page changes, not the element.
        page.set_style("sand-board", "--sandgrid-ground", "#101820");
        becomes(&page, "--page", "#101820");
        page.enter_board(0);
        assert_eq!(page.theme(), json!("night"), "a dark ground is a night");
        page.leave_frame();
        // The accent can no longer be read, and the host is told.
        until("it is told", || (!told(&page, "error").is_empty()).then_some(()));
        let errors = told(&page, "error");
        let message = errors.first().map(|(_, error)| error["message"].to_string());
        assert!(message.is_some_and(|it| it.contains("`accent` #7a1f3d")), "{errors:?}");
        page.set_style("sand-board", "--sandgrid-font", "url(https://evil.example)");
        until("it is refused", || (told(&page, "error").len() > errors.len()).then_some(()));
        let set = call(&page, 0, "set", json!(["ink", "red;}"]));
        assert_eq!(set["code"], "unknown-option");
    }
}

/// The look that docs/embedding.md gives as its example.
fn documented_look() -> Vec<(&'static str, &'static str)> {
    let docs = include_str!("../../docs/embedding.md");
    let (_, after) = docs.split_once("## The look of the house").expect("it has that chapter");
    let (_, css) = after.split_once("sand-board {").expect("with an example");
    let (css, _) = css.split_once('}').expect("which ends");
    let property = |line: &'static str| line.trim().trim_end_matches(';').split_once(": ");
    css.lines().filter_map(property).collect()
}

#[test]
fn the_documented_look_can_be_read_by_day_and_by_night() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    page.set_style("html", "color-scheme", "light dark");
    for (name, value) in documented_look() {
        page.set_style("sand-board", name, value);
    }
    for (scheme, ground) in [("dark", "#1b1a18"), ("light", "#f4f1ea"), ("dark", "#1b1a18")] {
        page.prefer("prefers-color-scheme", scheme);
        becomes(&page, "--page", ground);
    }
    // A later change is reported later.
    page.set_style("sand-board", "--sandgrid-ground", "#f0a6b8");
    until("a ground like the accent is told", || (!told(&page, "error").is_empty()).then_some(()));
    let errors = told(&page, "error");
    assert!(
        errors.iter().all(|(_, it)| it["message"].to_string().contains("cannot be read")),
        "{errors:?}"
    );
}

#[test]
fn forced_colours_are_the_systems() {
    if left_out_of(&[Browser::Firefox, Browser::WebKit], "they force no colours on request") {
        return;
    }
    let page = host("<sand-board style='--sandgrid-ground: #101820'></sand-board>");
    becomes(&page, "--page", "#101820");
    page.prefer("forced-colors", "active");
    page.enter_board(0);
    until("the house has no say", || {
        (page.style("html", "--page").trim() != "#101820").then_some(())
    });
    page.leave_frame();
}

/// Boards that wait have no frame.
#[test]
fn lazy_board_and_poster_wait() {
    let page = host("");
    page.run("boards.putWaiting", ());
    assert_eq!(page.call("boards.frames", ()), json!([false, false]));
    let heights = page.call("boards.heights", ());
    assert!(heights[1].as_u64() > Some(400), "its place is kept: {heights}");
    assert_eq!(page.call("boards.posterWords", ()), json!("Jouer à Choko"));
    page.run("boards.pressPoster", ());
    until("it begins", || (told(&page, "ready").len() == 1).then_some(()));
    assert_eq!(call(&page, 0, "state", json!([]))["value"]["rules"], "choko-traditional");
    assert_eq!(page.call("boards.frames", ()), json!([true, false]), "the other is far below");
    page.run("boards.show", [1]);
    until("the other begins, too", || (told(&page, "ready").len() == 2).then_some(()));
    let never = page.call_later("boards.neverBegun", ());
    assert!(never.as_str().is_some_and(|it| it.contains("never begun")), "{never}");
}

/// In a page of each width, a board with few controls says which game it is and how it is played.
#[test]
fn few_controls_name_the_game_and_fit() {
    let page = host("<div id=place><sand-board controls=few lang=en></sand-board></div>");
    for (width, most) in [("320px", 600), ("768px", 650), ("1366px", 650)] {
        page.set_style("#place", "inline-size", width);
        until("it fits", || (page.call("boards.heights", ())[0].as_u64()? <= most).then_some(()));
        page.enter_board(0);
        assert!(page.is_seen("#title"), "{width}");
        assert_eq!(page.text_of("#title .game-name").trim(), "Yoté");
        assert!(page.is_seen(".moves [data-open=learn]"), "{width}");
        let widths = page.call("page.widths", ());
        assert_eq!(widths[0], widths[1], "nothing to scroll sideways at {width}");
        page.leave_frame();
    }
}
