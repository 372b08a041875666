//! Where things lie at Yebo: the hand stays under the finger, and nothing is cut off.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::page::{Page, Screen, spared, until};
use crate::yebo::{ADDRESS, opened, quick, state, until_thirteen};

/// A round shortly before its end, with A in turn and groups before everybody, against three computers.
pub(crate) fn late(page: &Page) {
    const ENDS: &str = "A right: A drew M8 right";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/yebo/tests/records");
    let text =
        fs::read_to_string(folder.join("round-1.txt")).expect("the tests of the rules have it");
    let head: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
    let (told, _) = text.split_once(ENDS).expect("A draws that block");
    let told = told.lines().skip_while(|line| *line != "events");
    let mut acts: Vec<&str> =
        told.filter_map(|line| line.split_once(": ")).map(|(act, _)| act).collect();
    acts.push("A right");
    let seats = "[A \"person\"]\n[B \"computer-1\"]\n[C \"computer-1\"]\n[D \"computer-1\"]\n";
    let record = format!("{}\n{seats}\n{}\n", head.join("\n"), acts.join("\n"));
    laid(page, &record);
    until("the game lies there", || (state(page)["held"] == json!(4)).then_some(()));
}

/// Opens a record.
pub(crate) fn laid(page: &Page, record: &str) {
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=record]");
    page.set_property("#record-text", "value", record);
    page.click("#record-open");
}

/// How far below the edge of the window the hand begins.
fn top(page: &Page) -> f64 {
    page.places("#rack")[0].y
}

/// Does whatever brings words and buttons, and looks where the hand is after each.
fn stays(page: &Page, place: &str) {
    let before = top(page);
    let same = |what: &str| {
        let now = top(page);
        assert!((now - before).abs() < 0.6, "{place}, {what}: from {before} to {now}");
    };
    let high = |page: &Page| page.places("#offers")[0].height;
    for at in 1..=3 {
        page.click(&format!("#rack > :nth-child({at})"));
        same("a block is chosen");
    }
    let one_row = high(page);
    // As many as there can be, in more than one row.
    page.run("yebo.addOffers", ["Take Africa back from Bheki for Pot 5"]);
    assert!(high(page) > one_row + 40.0, "{place}: another row of buttons");
    same("more buttons");
    page.run("elements.removeAll", [".added"]);
    same("fewer buttons");
    page.letters("l");
    assert!(page.is_seen("#notice"), "{place}: it is refused");
    same("why not");
    page.letters("m");
    same("what is missing");
    page.letters("h");
    until("there is a hint", || page.is_seen("#hint").then_some(()));
    same("a hint");
}

#[test]
fn hand_keeps_its_place() {
    for screen in [Screen::PHONE, Screen::DESK] {
        let page = quick();
        if screen.width < 400 {
            page.become_phone(screen);
        } else {
            page.resize(screen);
        }
        until_thirteen(&page);
        stays(&page, &format!("{} wide, the first turn", screen.width));
        late(&page);
        stays(&page, &format!("{} wide, groups before everybody", screen.width));
        assert_eq!(page.complaints(), [""; 0]);
    }
}

#[test]
fn missing_blocks_are_shown_on_a_telephone() {
    let page = quick();
    page.become_phone(Screen::PHONE);
    until_thirteen(&page);
    let words = page.words();
    assert!(words.contains("missing"), "it is counted: {words}");
    let ghosts = page.places("[data-side=near] .ghost");
    assert!(!ghosts.is_empty(), "what would help lies pale in the hollows");
    for ghost in ghosts {
        assert!(ghost.width >= 24.0 && ghost.is_within(360.0, 640.0), "{ghost:?}");
    }
    let named = page.attribute("[data-side=near] .plan:has(.ghost)", "aria-label");
    let counts = named.as_str().is_some_and(|named| named.contains("unseen"));
    assert!(counts, "and says how many are left: {named}");
    page.letters("m");
    assert!(!page.places("[data-side=near] .ghost").is_empty(), "a key reads it");
    page.resize(Screen::DESK);
    page.click("#help-missing");
    assert!(page.places("[data-side=near] .ghost").is_empty(), "unless one does not want it");
}

/// How wide blocks are at least: of the hand, displayed, discarded.
const WIDTHS: [(Screen, [f64; 3]); 2] =
    [(Screen::DESK, [72.0, 44.0, 30.0]), (Screen::PHONE, [45.5, 30.0, 22.0])];

#[test]
fn blocks_are_large_and_the_fence_is_always_drawn() {
    for (screen, widths) in WIDTHS {
        let page = quick();
        page.resize(screen);
        assert_eq!(page.places(".stack").len(), 72, "the closed square before the deal");
        until_thirteen(&page);
        late(&page);
        let blocks = ["#rack > *", ".laid .block:not(.ghost)", ".pond .block"];
        for (place, least) in blocks.into_iter().zip(widths) {
            let seen = page.places(place).into_iter().filter(|it| it.width > 0.0);
            let narrowest = seen.map(|it| it.width).fold(f64::INFINITY, f64::min);
            assert!(narrowest >= least - 0.5, "{} wide, {place}: {narrowest}", screen.width);
            assert!(narrowest < 400.0, "{} wide, {place}: there are some", screen.width);
        }
        let stacks = page.places(".stack[data-height='1'], .stack[data-height='2']");
        assert!(!stacks.is_empty() && stacks.iter().all(|it| it.width > 5.0), "{stacks:?}");
    }
}

/// Windows of every kind, upright and on their side.
const WINDOWS: [(u32, u32); 9] = [
    (320, 568),
    (360, 640),
    (412, 915),
    (640, 360),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
];

#[test]
fn table_and_hand_need_no_scrolling() {
    let page = quick();
    until_thirteen(&page);
    late(&page);
    for (width, height) in WINDOWS {
        page.resize(Screen { width, height, ratio: 1 });
        let size = [page.property("html", "scrollWidth"), page.property("html", "scrollHeight")];
        assert_eq!(size, [json!(width), json!(height)], "{width} x {height}");
        let (wide, high) = (f64::from(width), f64::from(height));
        for place in ["#rack > *", "#offers button", "#status", ".seat", ".fence"] {
            for it in page.places(place) {
                assert!(it.is_within(wide, high), "{width} x {height}, {place}: {it:?}");
            }
        }
    }
}

#[test]
fn new_game_choices_are_readable() {
    if spared() {
        return;
    }
    for code in ["en", "fr", "pt", "es", "ar"] {
        let page = Page::blank();
        opened(&page, &format!("{ADDRESS}&lang={code}"));
        for screen in [Screen::PHONE, Screen::DESK] {
            page.resize(screen);
            page.click("header [data-open=new]");
            page.set_property("#new .house", "open", true);
            assert_eq!(page.call("yebo.cutLists", ()), json!([]), "{code}, {} wide", screen.width);
            page.click("#new header [data-close]");
        }
    }
}

#[test]
fn ten_sentences_lead_into_the_rules() {
    for code in ["en", "fr", "pt", "es", "ar"] {
        let page = Page::blank();
        opened(&page, &format!("{ADDRESS}&lang={code}"));
        page.click("header [data-open=rules]");
        let sentences = page.texts_of("#gist li > :first-child");
        assert_eq!(sentences.len(), 10, "{code}");
        for sentence in &sentences {
            let ends = sentence.matches(['.', '!', '?']).count() - sentence.matches("4.º").count();
            assert!(ends == 1 && sentence.ends_with('.'), "{code}: one sentence: {sentence}");
        }
        // Each with a way to where it stands in full.
        let led: Vec<u32> = page.call_for("elements.countsIn", ["#gist li", "[data-rule]"]);
        assert!(led.iter().all(|count| *count > 0), "{code}: {led:?}");
        for name in names(&page) {
            page.click_by_script(&format!("#gist [data-rule='{name}']"));
            let seen = page.call("yebo.focusedRule", ());
            assert_eq!(seen, json!([name, true, 1]), "{code}");
        }
        assert_eq!(page.complaints(), [""; 0], "{code}");
    }
}

/// The numbers that the sentences name.
fn names(page: &Page) -> Vec<String> {
    page.texts_of("#gist [data-rule]")
}
