//! Setting up a position on the page, by mouse, by keyboard and in vain.

use sandgrid_rules::{Position, Ruleset, Side};
use serde_json::json;

use crate::board::{after, compare};
use crate::page::{Key, Page, Screen, until};

/// A page on which a position is being set up.
fn editing(query: &str) -> Page {
    let page = Page::open(query);
    page.click("#open-menu");
    page.click("#menu [data-open=editor]");
    assert!(page.is_seen("#editor"), "the panel is there");
    page
}

#[track_caller]
fn is_played(page: &Page, key: &str, position: &str) {
    assert!(!page.is_seen("#editor"), "the panel is gone");
    let rules = Ruleset::find(key).expect("it is a key");
    let position = Position::parse(position, rules).expect("it is a position");
    compare(page, &position, "Play from here");
    page.click("#open-menu");
    page.click("#menu [data-open=share]");
    assert_eq!(page.value_of("#share-place"), format!("{key} {position}"));
}

/// A link that is opened while something is being set up asks before that ends.
#[test]
fn link_asks_before_it_ends_a_setup() {
    const LINK: &str = "#g=1.yote-traditional.JNIbUlcHGy0";
    let page = editing("?rules=choko-traditional");
    page.click_hole("c3");
    let before = page.hole_name("c3");
    page.run("page.follow", [LINK]);
    until("it is asked", || page.is_seen("#arrived").then_some(()));
    page.click("#arrived [data-focus]");
    assert!(page.is_seen("#editor") && !page.is_seen("#arrived"), "the set-up goes on");
    assert_eq!(page.hole_name("c3"), before);
    page.run("page.follow", [LINK]);
    until("it is asked again", || page.is_seen("#arrived").then_some(()));
    page.click("#arrived-open");
    until("it is opened", || page.words_of("#title").contains("Yoté").then_some(()));
    assert!(!page.is_seen("#editor"), "the set-up is over");
    page.click("#open-menu");
    page.click("#menu [data-open=new]");
    page.run("page.follow", [LINK]);
    until("it is asked at a new game, too", || page.is_seen("#arrived").then_some(()));
    page.click("#arrived [data-focus]");
    assert!(page.is_seen("#new"), "the choices are there");
    page.visit("?rules=wali-ludens");
    page.run("page.follow", [LINK]);
    until("else it is not asked", || page.words_of("#title").contains("Yoté").then_some(()));
    assert!(!page.is_seen("#arrived"), "nothing is lost");
}

#[test]
fn editor_works_by_mouse() {
    let page = editing("?rules=choko-traditional");
    page.click("[data-edit=clear]");
    page.click_path("//section[@id='editor']//label[contains(., 'Long stick')][1]");
    for cell in ["a1", "c3", "e5"] {
        page.click_hole(cell);
    }
    page.click_path("//section[@id='editor']//label[contains(., 'Short stick')][1]");
    page.click_hole("c3");
    page.click_hand(Side::First);
    page.click_hole("b2");
    page.click_path("//section[@id='editor']//label[contains(., 'Nothing')]");
    page.click_hole("a1");
    page.click_path("//section[@id='editor']//label[contains(., 'Short sticks begin')]");
    for edit in ["[data-side=i] [data-edit=more]", "[data-side=o] [data-edit=more]"] {
        (0..3).for_each(|_| page.click(edit));
    }
    page.click("[data-side=i] [data-edit=fewer]");
    page.carry(&page.hole("e5"), &page.hole("d5"));
    page.let_go();
    assert_eq!(page.words_of("#status"), "Ready to play: short sticks begin.");
    page.click("[data-edit=play]");
    is_played(&page, "choko-traditional", "3o1/5/2i2/1o3/5 i 3/2 - 0");
}

#[test]
fn editor_works_by_keyboard() {
    let page = Page::open("?rules=yote-ludens");
    page.click("#open-menu");
    let menu = "//dialog[@id='menu']//button[.//b='Set up a position']";
    page.click_path(menu);
    assert_eq!(
        page.focus(),
        ("radio".to_owned(), "Tap again to change".to_owned()),
        "the panel has the focus"
    );
    page.keys([Key::Down]);
    assert_eq!(page.focused_name(), "Pebble");
    tab_to(&page, "Clear");
    page.keys([Key::Enter]);
    assert_eq!(page.words_of("#status"), "There is no piece yet, on the board or in a hand.");
    // Back to the board: its tab stop is the hole in the middle.
    for _ in 0..20 {
        if page.focused_name().starts_with("c3,") {
            break;
        }
        page.chord(Key::Shift, Key::Tab);
    }
    page.heard();
    page.keys([Key::Enter, Key::Right]);
    page.letters("i");
    assert_eq!(page.focused_name(), "d3, stick");
    let heard = page.heard();
    assert!(heard.iter().any(|said| said.polite && said.words.contains("d3, stick")), "{heard:?}");
    page.keys([Key::Right]);
    page.letters("o");
    page.keys([Key::Right]);
    page.letters("i");
    page.keys([Key::Delete, Key::Up, Key::Space]);
    tab_to(&page, "Play from here");
    page.keys([Key::Space]);
    assert!(page.focused_name().starts_with("c3"), "the board has the focus");
    is_played(&page, "yote-ludens", "6/5o/2oio1/6/6 o 0/0 - 0");
}

#[test]
fn pieces_have_their_rulebooks_names() {
    let page = editing("?rules=yote-ludos");
    let tree = page.tree();
    for name in ["Light camel", "Dark camel", "Light camels begin", "Dark camels begin"] {
        tree.one("radio", name);
    }
    tree.one("group", "Light camels in hand");
    page.fill("#editor-players", "I play dark camels");
}

/// Presses Tab until that is focused.
#[track_caller]
fn tab_to(page: &Page, name: &str) {
    let found = (0..40).any(|_| {
        page.keys([Key::Tab]);
        page.focused_name() == name
    });
    assert!(found, "Tab does not lead to {name}");
}

#[test]
fn faulty_position_is_explained_and_not_played() {
    let page = editing("?rules=wali-ludens");
    page.click("[data-edit=clear]");
    let words = "There is no piece yet, on the board or in a hand.";
    assert_eq!(page.words_of("#status"), words);
    let tree = page.tree();
    assert!(tree.one("button", "Play from here").is("disabled"), "nobody can play from there");
    page.heard();
    page.click("[data-edit=play]");
    let heard = page.heard();
    assert!(heard.iter().any(|said| !said.polite && said.words == words), "{heard:?}");
    assert!(page.is_seen("#editor"), "it goes on");
    page.click("[data-edit=start]");
    assert!(!page.tree().one("button", "Play from here").is("disabled"), "now somebody can");
}

#[test]
fn cancelling_gives_the_game_back() {
    let page = Page::open("?rules=yote-traditional");
    for cell in ["c3", "d3", "b2"] {
        page.click_hole(cell);
    }
    let (status, title) = (page.words_of("#status"), page.words_of("#title"));
    page.click("#open-menu");
    page.click("#menu [data-open=editor]");
    compare(&page, after("yote-traditional", ["c3", "d3", "b2"]).position(), "the beginning");
    page.click("[data-edit=swap]");
    assert_eq!(page.hole_name("c3"), "c3, stick");
    page.click_hole("a1");
    page.click("[data-edit=leave]");
    assert!(!page.is_seen("#editor"), "the panel is gone");
    compare(&page, after("yote-traditional", ["c3", "d3", "b2"]).position(), "cancelling");
    assert_eq!((page.words_of("#status"), page.words_of("#title")), (status, title));
    page.click("#undo");
    compare(&page, after("yote-traditional", ["c3", "d3"]).position(), "undoing");
}

#[test]
fn computer_plays_from_an_edited_position() {
    let page = editing("");
    page.fill("#editor-players", "I play sticks");
    page.click("[data-edit=play]");
    until("the computer begins", || {
        let placed = page.hole_names().iter().filter(|name| name.contains("pebble")).count();
        (placed == 1).then_some(())
    });
}

#[test]
fn editor_targets_fit_a_small_phone() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    page.visit("");
    page.click("#open-menu");
    page.click("#menu [data-open=editor]");
    let targets = page.places("#editor button, #editor .chip, #editor select");
    assert!(targets.len() > 10, "{} targets", targets.len());
    for place in &targets {
        assert!(place.width >= 44.0 && place.height >= 43.9, "{place:?}");
    }
    let [document, window]: [u32; 2] = page.call_for("page.widths", ());
    assert!(document <= window, "nothing is wider than the screen");
}

#[test]
fn the_panel_cuts_nothing_in_any_language() {
    let page = Page::blank();
    for code in ["en", "fr", "es", "pt", "ar"] {
        page.resize(Screen::DESK);
        page.visit(&format!("?rules=yote-traditional&lang={code}"));
        page.click("#open-menu");
        page.click("#menu [data-open=editor]");
        for (width, height) in [(320, 568), (640, 360), (820, 1180), (1024, 768), (1280, 800)] {
            page.resize(Screen { width, height, ratio: 1 });
            let panel = page.place("#editor");
            for place in page.places("#editor button, #editor .chip, #editor select") {
                let is_within =
                    place.x >= panel.x && place.x + place.width <= panel.x + panel.width - 8.0;
                assert!(is_within, "{code}, {width}: {place:?} in {panel:?}");
            }
            let wide = page.call("languages.wideChoices", ["#editor-players"]);
            assert_eq!(wide, json!([]), "{code}, {width}");
        }
    }
}

#[test]
fn a_reload_keeps_the_position_that_is_set_up() {
    let page = editing("?rules=choko-traditional");
    page.click("[data-edit=clear]");
    page.click_hole("c3");
    let (names, status) = (page.hole_names(), page.words_of("#status"));
    page.again();
    until("the panel is there again", || page.is_seen("#editor").then_some(()));
    assert_eq!(page.hole_names(), names);
    assert_eq!(page.words_of("#status"), status, "nothing is playable yet");
}

#[test]
fn what_changes_the_whole_board_is_undone() {
    let page = Page::open("?rules=yote-traditional");
    for cell in ["c3", "d3", "b2"] {
        page.click_hole(cell);
    }
    page.click("#open-menu");
    page.click("#menu [data-open=editor]");
    let game = after("yote-traditional", ["c3", "d3", "b2"]);
    let undo = "[data-edit=undo]";
    assert_eq!(page.attribute(undo, "aria-disabled"), "true", "there is nothing to undo");
    for edit in ["start", "clear"] {
        page.click(&format!("[data-edit={edit}]"));
        assert_eq!(page.hole_name("c3"), "c3, empty", "{edit}");
        page.click(undo);
        compare(&page, game.position(), edit);
    }
    page.click_hole("a1");
    page.click("[data-edit=clear]");
    page.set_focus("[data-cell=c3]");
    page.chord(Key::Control, 'z');
    assert_eq!(page.hole_name("a1"), "a1, pebble");
    page.chord(Key::Control, 'z');
    compare(&page, game.position(), "Control and Z twice");
    assert_eq!(page.attribute(undo, "aria-disabled"), "true");
}

#[test]
fn escape_closes_what_is_open_and_then_leaves() {
    let page = editing("?rules=yote-traditional");
    page.click_hole("a1");
    page.click("#open-menu");
    page.keys([Key::Escape]);
    assert!(page.is_seen("#editor"), "the menu alone is closed");
    page.set_focus("#editor [data-edit=clear]");
    page.keys([Key::Escape]);
    assert!(!page.is_seen("#editor"), "the panel is gone");
    compare(&page, after("yote-traditional", []).position(), "Escape");
    assert!(page.focused_name().starts_with("c3") || page.focused_name().starts_with("a1"));
}
