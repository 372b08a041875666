//! A button that goes when it is pressed by key gives the focus to something that stays.

use serde_json::json;

use crate::page::{Key, PEOPLE, Page, Screen, until};
use crate::pictures::{GAME, game};
use crate::yebo::{Hands, quick, state, step_on};

/// Presses the one by key; what has the focus then: its role and name.
fn pressed(page: &Page, selector: &str) -> (String, String) {
    page.set_focus(selector);
    page.keys([Key::Enter]);
    // The browser takes the focus from what is hidden at the next frame.
    page.call_later("room.drawn", ());
    page.focus()
}

#[track_caller]
fn on_the_board(focus: &(String, String)) {
    assert_eq!(focus.0, "button");
    let is_hole = focus.1.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    assert!(is_hole, "a hole: {focus:?}");
}

#[test]
fn the_way_back_to_the_game_leads_to_the_board() {
    let page = Page::blank();
    page.visit(&game(GAME.split_whitespace()));
    for button in ["#to-end", "#go-on"] {
        page.click("[data-step=back]");
        page.click("[data-step=back]");
        on_the_board(&pressed(&page, button));
        assert!(!page.is_seen(button), "{button}");
    }
}

#[test]
fn giving_up_leads_to_what_is_said_of_the_end() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click("#open-menu");
    page.click("#menu [data-open=resign]");
    let focus = pressed(&page, "#resign-now");
    assert_eq!(focus, ("heading".to_owned(), "Pebbles win".to_owned()));
}

#[test]
fn a_deleted_game_leaves_the_focus_in_its_list() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    for rules in ["wali-ludens", "choko-ludens"] {
        page.visit(&format!("?rules={rules}"));
        page.click_hole("b2");
    }
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    each_button_has_its_name(&page);
    for _ in 0..2 {
        let forget = "#games-list .kept:nth-child(2) [data-forget]";
        pressed(&page, forget);
        let game = pressed(&page, forget);
        assert_eq!(game.0, "button");
        assert!(game.1.starts_with("Continue"), "{game:?}: the next, or the last");
    }
}

/// No two buttons of the open sheet have one name.
#[track_caller]
fn each_button_has_its_name(page: &Page) {
    let tree = page.tree();
    let mut names: Vec<&str> = tree.all("button").iter().map(|it| it.name.as_str()).collect();
    names.sort_unstable();
    assert!(names.len() > 4 && names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}

#[test]
fn a_deleted_game_of_yebo_leaves_the_focus_in_its_sheet() {
    let page = quick();
    // A game without a turn is not saved.
    step_on(&page, Hands::Mouse);
    page.click(".tools [data-open=new]");
    page.click("#start");
    page.click(".tools [data-open=menu]");
    page.click("#menu [data-open=record]");
    pressed(&page, "#others-list [data-forget]");
    let title = pressed(&page, "#others-list [data-forget]");
    assert_eq!(title, ("heading".to_owned(), "Record".to_owned()));
}

#[test]
fn an_end_of_the_fence_gives_the_focus_on() {
    let page = quick();
    let is_free = || page.property("#left-end", "disabled") == json!(false);
    while state(&page)["scored"] == json!(true) || !is_free() {
        step_on(&page, Hands::Mouse);
    }
    // A Sighting is drawn on: the end stays free, and has a block less.
    let before = page.attribute("#left-end", "aria-label");
    let focus = pressed(&page, "#left-end");
    until("it is done", || (page.attribute("#left-end", "aria-label") != before).then_some(()));
    assert_ne!(focus.0, "none", "{focus:?}");
    let has_focus: bool = page.call_for("yebo.hasFocusOrNothing", ());
    assert!(has_focus, "{focus:?}");
}

#[test]
fn closing_what_happened_gives_the_focus_back() {
    let page = quick();
    for (screen, opener) in [(Screen::DESK, ".tools [data-story]"), (Screen::PHONE, "")] {
        page.resize(screen);
        if !page.is_seen(".tools [data-story]") {
            if page.is_seen(".log-place") {
                // A wide page shows the list at all times.
                continue;
            }
            page.click(".tools [data-open=menu]");
            page.click("#menu [data-story]");
        } else if !opener.is_empty() {
            pressed(&page, opener);
        }
        let focus = pressed(&page, ".log-place [data-story]");
        assert!(!page.is_seen(".log-place"));
        assert!(!["none", "generic", "RootWebArea"].contains(&focus.0.as_str()), "{focus:?}");
    }
}
