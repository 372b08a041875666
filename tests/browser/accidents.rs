//! The browser's own accidents: whatever happens to a window, a picture, a clock, a worker or the memory,
//! the same position comes back, and one plays on.

use serde_json::json;

use crate::board::{after, compare};
use crate::page::{Browser, PEOPLE, Page, Screen, until};
use crate::yebo;

const YOTE: &str = "yote-traditional";

/// A piece of the first side has leapt over one, and has another to take.
const LEAP: [&str; 5] = ["c3", "d3", "a1", "b1", "c3xe3"];

/// Plays until a second piece is to be taken.
fn leap(page: &Page) {
    page.visit(PEOPLE);
    for cell in ["c3", "d3", "a1", "b1", "c3", "e3"] {
        page.click_hole(cell);
    }
    owes(page, "the leap");
}

/// The second piece is still to be taken.
#[track_caller]
fn owes(page: &Page, what: &str) {
    compare(page, after(YOTE, LEAP).position(), what);
    assert_eq!(page.hole_name("b1"), "b1, stick, can be taken", "{what}");
}

/// Takes the second piece.
#[track_caller]
fn take(page: &Page) {
    page.click_hole("b1");
    let taken = after(YOTE, ["c3", "d3", "a1", "b1", "c3xe3", "*b1"]);
    compare(page, taken.position(), "the second piece");
}

/// Begins a game in which the computer answers, and lets it begin to think.
fn ask_computer(page: &Page, level: u8) {
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'I begin')]");
    page.click_path(&format!("//fieldset[@id='level-second']//label[input/@value='{level}']"));
    page.click("#start");
    page.click_hole("c3");
}

/// Waits until the computer has played.
#[track_caller]
fn await_computer(page: &Page) {
    until("the computer answers", || {
        page.hole_names().iter().any(|name| name.contains(", stick")).then_some(())
    });
}

#[test]
fn lost_canvas_is_redrawn() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    let before = page.look_at_hole("c3");
    // The canvas has lost its content, and the browser has made a new one. WebKit keeps showing a canvas that was
    // reset until it is drawn on.
    page.run("table.loseCanvas", ());
    let blank = page.look_at_hole("c3");
    assert!(blank.difference(&before) > 5.0, "it was lost: {}", blank.difference(&before));
    page.run("elements.dispatch", ["#canvas", "contextrestored"]);
    until("it is drawn again", || {
        (page.look_at_hole("c3").difference(&before) < 1.0).then_some(())
    });
    page.click_hole("d3");
    compare(&page, after(YOTE, ["c3", "d3"]).position(), "afterwards");
}

/// Goes to another page and back; returns whether the browser had frozen the page meanwhile and thawed it.
/// Otherwise it loads the page anew: Firefox does so where a driver listens, Chromium while a request is pending.
#[track_caller]
fn leave_and_return(page: &Page) -> bool {
    page.set_global("isTheSame", true);
    page.go(&format!("{}history.html", page.origin()));
    page.back();
    page.await_board();
    page.global("isTheSame") == json!(true)
}

/// Leaves the page and returns until the browser has thawed it. On a busy machine the full program's requests are
/// pending for a while.
#[track_caller]
fn freeze(page: &Page) {
    let is_thawed = (0..5).any(|_| leave_and_return(page));
    assert!(is_thawed || Browser::chosen() == Browser::Firefox, "it is loaded anew each time");
}

#[test]
fn hidden_window_resumes() {
    let page = Page::on_a_desktop();
    leap(&page);
    freeze(&page);
    owes(&page, "back from another page");
    take(&page);
    ask_computer(&page, 13);
    leave_and_return(&page);
    await_computer(&page);
}

#[test]
fn closed_window_reopens_unchanged() {
    let page = Page::blank();
    leap(&page);
    page.lose_window();
    page.visit("");
    owes(&page, "another window");
    take(&page);
}

#[test]
fn clock_jumps_delay_no_answer() {
    let page = Page::blank();
    // Each look at the clock finds it an hour earlier.
    page.before(include_str!("early/backward_clock.js"));
    leap(&page);
    take(&page);
    ask_computer(&page, 1);
    await_computer(&page);
    page.load("");
    page.await_board();
    assert!(page.hole_name("c3").contains("pebble"), "the game is there");
}

#[test]
fn language_and_size_changes_keep_an_unfinished_turn() {
    let page = Page::blank();
    leap(&page);
    for code in ["ar", "fr", "en"] {
        page.choose_value("#language", code);
        until(code, || (page.html_language() == json!(code)).then_some(()));
    }
    owes(&page, "three languages");
    for screen in [
        Screen { width: 640, height: 360, ratio: 2 },
        Screen { width: 360, height: 640, ratio: 2 },
        // As on a desk, five times as large.
        Screen { width: 256, height: 160, ratio: 5 },
        Screen::DESK,
    ] {
        page.resize(screen);
        owes(&page, &format!("{screen:?}"));
    }
    take(&page);
    page.click_hole("d4");
    page.click_hole("e3");
    assert_eq!(page.hole_name("e3"), "e3, pebble, selected");
    page.resize(Screen::PHONE);
    page.click_hole("e4");
    assert!(page.hole_name("e4").starts_with("e4, pebble"), "a piece in hand is put down");
}

/// Ends workers at the moment that the session's `moment` names, as many as `deaths` says. A silence is
/// waited for a hundred times as fast.
const ENDING: &str = include_str!("early/ending_workers.js");

#[test]
fn worker_killed_at_any_moment_is_replaced() {
    let page = Page::blank();
    page.before(ENDING);
    for (moment, deaths) in [
        ("starting", 1),
        ("asked", 1),
        ("thinking", 1),
        ("unheard", 1),
        ("starting", 2),
        ("asked", 2),
        ("thinking", 2),
    ] {
        let what = format!("{deaths} times while {moment}");
        page.load("history.html");
        page.run("storage.setSessionItem", ["moment", moment]);
        page.run("storage.setSessionItem", ["deaths", &deaths.to_string()]);
        page.visit(PEOPLE);
        page.heard();
        ask_computer(&page, 13);
        await_computer(&page);
        assert_eq!(page.global("died"), json!(deaths), "{what}");
        let heard = page.heard();
        let told = heard.iter().filter(|said| !said.polite).count();
        assert_eq!(told, usize::from(deaths > 1), "{what}: {heard:?}");
        assert!(page.hole_name("c3").contains("pebble"), "{what}");
    }
}

/// Uses up whatever memory a program could still get.
const GREEDY: &str = include_str!("early/greedy.js");

#[test]
fn a_worker_without_memory_is_replaced_by_the_page() {
    let page = Page::altered(|path, mut bytes| {
        if path == "worker.js" {
            let greedy = format!(
                "if (typeof document === 'undefined') {{ self.useUpAtOnce = true; {GREEDY} }}\n"
            );
            bytes = [greedy.into_bytes(), bytes].concat();
        }
        Some(bytes)
    });
    page.visit(PEOPLE);
    ask_computer(&page, 13);
    await_computer(&page);
    let heard = page.heard();
    let told = heard.iter().filter(|said| !said.polite).count();
    assert_eq!(told, 1, "that it thinks on the page: {heard:?}");
    assert!(!page.is_seen("#broken"), "{}", page.words_of("body"));
}

#[test]
fn out_of_memory_is_reported_without_loss() {
    let page = Page::blank();
    page.before(GREEDY);
    leap(&page);
    page.call_global("useUp");
    page.click("#open-menu");
    page.click("#menu [data-open=share]");
    // More than a program has at hand.
    page.run("elements.fillRepeated", ("#open-text", "c3 ", 4_000_000));
    page.click("#open-form .chief");
    until("it says so", || page.is_seen("#broken").then_some(()));
    let report = page.value_of("#broken-report");
    assert!(report.contains("RuntimeError") || report.contains("panicked"), "{report}");
    page.click("#broken-again");
    page.await_board();
    owes(&page, "memory was used up");
}

#[test]
fn panic_shows_a_report_and_keeps_the_game() {
    let page = Page::blank();
    leap(&page);
    // The page's program needs it.
    page.remove("#games-list");
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    until("it says so", || page.is_seen("#broken").then_some(()));
    let words = page.words_of("#broken");
    for part in ["not yours", "kept on this device", "Load the page again"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    page.click("#broken summary");
    let report = page.value_of("#broken-report");
    let browser = page.global("navigator.userAgent");
    let (address, browser) = (page.address(), browser.as_str().unwrap_or_default());
    for part in ["#games-list", "document.rs:", "app-", &address, browser, "[Rules", "c3xe3"] {
        assert!(report.contains(part), "{part}: {report}");
    }
    assert_eq!(page.places("#broken-report *").len(), 0, "it is a text");
    let selected = page.call("elements.select", ["#broken-report"]);
    assert_eq!(selected, json!(report), "all of it can be copied");
    page.click("#broken-again");
    page.await_board();
    assert!(!page.is_seen("#broken"), "{}", page.words_of("body"));
    owes(&page, "the page broke");
    take(&page);
}

#[test]
fn yebo_panic_keeps_the_game() {
    let page = yebo::quick();
    yebo::until_thirteen(&page);
    let hand = || page.call("yebo.sortedNames", ());
    let before = hand();
    // Its program needs it.
    page.remove("#status");
    page.click("#rack > :first-child");
    until("it says so", || page.is_seen("#broken").then_some(()));
    let report = page.value_of("#broken-report");
    for part in ["panicked", "#status", "[Game \"yebo\"]"] {
        assert!(report.contains(part), "{part}: {report}");
    }
    page.click("#broken-again");
    yebo::started(&page);
    until("the hand is there", || (hand() == before).then_some(()));
}

#[test]
fn panic_before_the_full_program_is_reported_in_the_pages_language() {
    let page = Page::altered(|path, bytes| (path != "whole-start.js").then_some(bytes));
    for (code, word) in [("fr", "appareil"), ("ar", "محفوظة")] {
        page.load(&format!("{PEOPLE}&lang={code}"));
        page.load(&format!("?lang={code}"));
        until("one can play", || page.exists("html[data-started]").then_some(()));
        page.click_hole("c3");
        page.remove("#stage");
        page.resize(Screen::PHONE);
        until("it says so", || page.is_seen("#broken").then_some(()));
        assert!(page.words_of("#broken").contains(word), "{}", page.words_of("#broken"));
        assert!(page.value_of("#broken-report").contains("#stage"), "{code}");
        page.resize(Screen::DESK);
    }
}

#[test]
fn kiosk_restarts_after_a_panic() {
    let page = Page::blank();
    // Half a minute is over in a second and a half.
    page.before(include_str!("early/short_silence.js"));
    page.visit("?kiosk&idle=600&lang=en");
    page.set_global("isOld", true);
    page.run("page.dispatch", ["sandgrid-broken"]);
    assert!(page.is_seen("#broken"), "{}", page.words_of("body"));
    until("it is loaded again", || (!page.has_global("isOld")).then_some(()));
    page.await_board();
    assert!(!page.is_seen("#broken"), "{}", page.words_of("body"));
}
