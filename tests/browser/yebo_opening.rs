//! The Chief opens the Fence at a stack: by a press on it, or with the arrow keys.

use serde_json::json;

use crate::accessible::findings;
use crate::page::{Key, Page, Screen, until};
use crate::yebo::{ADDRESS, opened};

/// Two persons at one device, so that one of them is Chief.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

/// The table of a Chief who is asked to deal.
fn asked(page: &Page) {
    opened(page, ADDRESS);
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=record]");
    page.set_property("#record-text", "value", RECORD);
    page.click("#record-open");
    until("a hand can be uncovered, or the deal is asked", || {
        if page.is_seen("#cover") {
            page.click("#uncover");
        }
        page.is_seen("#opening").then_some(())
    });
}

fn mark(page: &Page) -> String {
    if page.is_seen("#opening-mark") { page.text_of("#opening-mark") } else { String::new() }
}

fn height(page: &Page, stack: usize) -> serde_json::Value {
    page.attribute(&format!("#ring > :nth-child({stack})"), "data-height")
}

#[test]
fn a_press_marks_the_stack_where_the_fence_opens() {
    let page = Page::blank();
    for (width, tall) in [(1280, 800), (360, 640)] {
        page.resize(Screen { width, height: tall, ratio: 1 });
        asked(&page);
        assert_eq!(mark(&page), "");
        page.click("#ring > :nth-child(30)");
        assert_eq!(mark(&page), "30");
        assert_eq!(page.attribute("#opening", "aria-valuetext"), json!("Opens at stack 30"));
        assert_eq!(findings(&page), Vec::<String>::new());
        page.click("#offers [data-letter='+']");
        until("the Fence is open", || (!page.is_seen("#opening")).then_some(()));
        // Two players have taken twelve stacks; dealt Sightings are replaced from one of the ends.
        assert_eq!((height(&page, 30), height(&page, 41)), (json!("0"), json!("0")));
        assert!([29, 42].iter().any(|stack| height(&page, *stack) == json!("2")));
    }
}

#[test]
fn arrow_keys_move_the_mark_along_the_fence() {
    let page = Page::blank();
    asked(&page);
    page.set_focus("#opening");
    page.keys([Key::Right]);
    assert_eq!(mark(&page), "1", "the first key shows the mark");
    page.keys([Key::Left, Key::Left]);
    assert_eq!(mark(&page), "3", "clockwise is to the left at the near side");
    page.keys([Key::Up]);
    let across = mark(&page).parse::<u8>().unwrap_or_default();
    assert!((28..46).contains(&across), "{across} is at the far side");
    page.keys([Key::Right]);
    assert_eq!(mark(&page), (across + 1).to_string(), "and to the right at the far side");
    page.keys([Key::Home]);
    assert_eq!(mark(&page), "1");
    page.keys([Key::Escape]);
    assert_eq!(mark(&page), "");
    page.keys([Key::End]);
    assert_eq!(mark(&page), "72");
    page.letters("+");
    until("the Fence is open", || (!page.is_seen("#opening")).then_some(()));
    assert_eq!((height(&page, 71), height(&page, 72)), (json!("2"), json!("0")));
}
