//! Preferences: day or night, pieces, sounds, motion, confirmation.

use std::path::PathBuf;
use std::time::Duration;
use std::{env, fs};

use serde_json::{Value, json};

use crate::page::{Browser, PEOPLE, Page, Screen, left_out_of, pause, spared, until};

/// Writes down every theme that the page has while it is loaded, and whether anything could be seen
/// of it when it got the first.
const THEMES: &str = include_str!("early/themes.js");

/// Counts what sounds are made of.
pub(crate) const EARS: &str = include_str!("early/count_sounds.js");

#[test]
fn chosen_night_theme_persists() {
    let page = Page::blank();
    page.prefer("prefers-color-scheme", "light");
    page.before(THEMES);
    page.visit(PEOPLE);
    let day = page.look_at_hole("a5").brightness();
    open(&page);
    page.click("[name=theme][value=night]");
    close(&page);
    let night = until("the board grows darker", || {
        let night = page.look_at_hole("a5").brightness();
        (night < day - 30.0).then_some(night)
    });
    page.visit(PEOPLE);
    let again = page.look_at_hole("a5").brightness();
    assert!((again - night).abs() < 5.0, "{again} after loading, {night} before");
    assert_eq!(page.global("themes"), json!(["night"]), "no other is ever seen");
    assert_eq!(page.global("early"), json!(true), "before anything is seen");
    open(&page);
    assert!(is_checked(&page, "[name=theme][value=night]"), "the sheet shows what is chosen");
    page.click("[name=theme][value=system]");
    close(&page);
    until("the board is as the system has it", || {
        (page.look_at_hole("a5").brightness() > day - 5.0).then_some(())
    });
}

#[test]
fn without_a_choice_the_first_theme_is_the_systems() {
    let page = Page::blank();
    page.prefer("prefers-color-scheme", "dark");
    page.before(THEMES);
    page.visit(PEOPLE);
    assert_eq!(page.global("themes"), json!(["night"]));
}

#[test]
fn other_pieces_have_other_names_and_looks() {
    let page = Page::open("?rules=choko-traditional");
    page.click_hole("c3");
    assert_eq!(page.hole_name("c3"), "c3, long stick");
    page.click_hole("a1");
    settle();
    let sticks = page.look_at_hole("c3").middle();
    open(&page);
    page.click("[name=set][value=camels]");
    close(&page);
    assert_eq!(page.hole_name("c3"), "c3, light camel");
    assert_eq!(page.hole_name("a1"), "a1, dark camel");
    let camels = page.look_at_hole("c3").middle();
    assert!(sticks.difference(&camels) > 10.0, "{}", sticks.difference(&camels));
    page.visit("?rules=yote-traditional");
    page.click_hole("c3");
    assert_eq!(page.hole_name("c3"), "c3, light camel", "the choice is kept");
}

#[test]
fn piece_sets_are_distinguishable_by_day_and_night() {
    if spared() {
        return;
    }
    for theme in ["light", "dark"] {
        let page = Page::blank();
        page.prefer("prefers-color-scheme", theme);
        for rules in ["yote-traditional", "choko-traditional", "yote-ludos"] {
            page.visit(&format!("?rules={rules}"));
            let empty = page.look_at_hole("c3").middle();
            page.click_hole("c3");
            page.click_hole("a1");
            page.click_hole("e5");
            settle();
            let first = page.look_at_hole("c3").middle();
            page.click("#undo");
            page.click("#undo");
            page.click("#undo");
            page.click_hole("e5");
            page.click_hole("c3");
            page.click_hole("a1");
            settle();
            let second = page.look_at_hole("c3").middle();
            for (what, one, other) in [
                ("empty and first", &empty, &first),
                ("empty and second", &empty, &second),
                ("first and second", &first, &second),
            ] {
                let apart = one.difference(other);
                assert!(apart > 8.0, "{rules}, {theme}: {what} differ by {apart}");
            }
        }
    }
}

#[test]
fn sound_starts_after_the_first_input() {
    let page = Page::blank();
    page.before(EARS);
    page.visit(PEOPLE);
    assert_eq!(count(&page, "opened"), 0, "nobody has touched anything");
    page.click_hole("c3");
    // The browser needs a moment, and the page does not wait for it.
    until("there is a place for sounds", || (count(&page, "opened") == 1).then_some(()));
    let placed = count(&page, "started");
    page.click_hole("c3");
    let refused = count(&page, "started");
    assert!(refused > placed, "a refusal is heard");
    page.click("#undo");
    let undone = count(&page, "started");
    assert!(undone > refused, "an undo is heard");
    open(&page);
    page.click("[name=mute]");
    close(&page);
    page.click_hole("d3");
    page.click_hole("d3");
    assert_eq!(count(&page, "started"), undone, "mute");
    assert_eq!(count(&page, "opened"), 1, "one place for all sounds");
}

#[test]
fn silence_lets_the_devices_audio_rest() {
    let page = Page::blank();
    page.before(EARS);
    page.visit(PEOPLE);
    page.click_hole("c3");
    until("there is a place for sounds", || (count(&page, "opened") == 1).then_some(()));
    until("it is awake", || (count(&page, "awake") == 1).then_some(()));
    until("it rests", || (count(&page, "awake") == 0).then_some(()));
    page.click_hole("a5");
    until("a sound wakes it", || (count(&page, "awake") == 1).then_some(()));
}

/// A link in the home to a browser's files outlives them, and every program of that home then waits for
/// twenty seconds at its first sound.
#[test]
fn tests_leave_the_home_folder_unchanged() {
    let page = Page::blank();
    page.before(EARS);
    page.visit(PEOPLE);
    page.click_hole("c3");
    until("there is a place for sounds", || (count(&page, "opened") == 1).then_some(()));
    page.click_hole("a5");
    until("something is heard", || (count(&page, "started") > 0).then_some(()));
    let files = page.files().to_owned();
    drop(page);
    let config = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
    let home = || Some(PathBuf::from(env::var_os("HOME")?).join(".config"));
    let Some(config) = config.or_else(home) else { return };
    let links: Vec<_> = fs::read_dir(config.join("pulse"))
        .into_iter()
        .flatten()
        .filter_map(|entry| fs::read_link(entry.ok()?.path()).ok())
        .filter(|target| target.starts_with(&files))
        .collect();
    assert_eq!(links, Vec::<PathBuf>::new(), "they lead to what is gone");
}

#[test]
fn play_continues_without_audio() {
    let page = Page::blank();
    page.before("delete window.AudioContext; delete window.webkitAudioContext;");
    page.visit(PEOPLE);
    page.click_hole("c3");
    assert_eq!(page.hole_name("c3"), "c3, pebble");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn motion_setting_stops_animation() {
    let page = Page::in_motion();
    page.before(include_str!("early/count_frames.js"));
    page.visit(PEOPLE);
    page.click_hole("c3");
    assert!(count(&page, "asked") > 0, "a placement moves");
    open(&page);
    page.click("[name=motion][value=less]");
    close(&page);
    settle();
    page.set_global("asked", 0);
    page.click_hole("a5");
    settle();
    assert_eq!(page.hole_name("a5"), "a5, stick");
    assert_eq!(count(&page, "asked"), 0);
}

#[test]
fn a_tap_is_confirmed_by_another() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    page.visit(PEOPLE);
    open(&page);
    page.click("[name=confirm]");
    close(&page);
    let place = page.place_of_hole("c3");
    page.tap(place);
    until("it is chosen", || page.hole_name("c3").contains("chosen").then_some(()));
    let now = page.place_of_hole("c3");
    assert_eq!((now.centre(), now.is_within(360.0, 640.0)), (place.centre(), true));
    page.tap(page.place_of_hole("b2"));
    until("another is chosen", || page.hole_name("b2").contains("chosen").then_some(()));
    assert_eq!(page.hole_name("c3"), "c3, empty");
    page.tap(page.place_of_hole("b2"));
    until("it is played", || (page.hole_name("b2") == "b2, pebble").then_some(()));
    page.tap(page.place_of_hole("d4"));
    until("the button is there", || page.words().contains("Play it").then_some(()));
    page.click("#choices button");
    assert_eq!(page.hole_name("d4"), "d4, stick");
}

/// How long the page's own code may take for a frame, in milliseconds.
const MOST: f64 = 4.0;

/// The time that the page's own code takes for a frame: at most 4 ms in 95 of 100. Where others keep
/// the machine busy, it is measured again.
#[test]
fn a_frame_takes_little_time() {
    if left_out_of(&[Browser::Firefox], "its clock is too coarse") {
        return;
    }
    let page = Page::in_motion();
    page.before(include_str!("early/time_frames.js"));
    let best = (0..4).map(|_| measured(&page)).find(|slow| *slow <= MOST);
    assert!(best.is_some(), "more than {MOST} ms, every time");
}

/// Returns the 95th percentile of frame times, in milliseconds.
fn measured(page: &Page) -> f64 {
    page.visit("?rules=yote-traditional&position=i5/1o2i1/2oi2/3o2/o4i o 6/5 - 0");
    for cell in ["c3", "e3", "a5", "b2", "b4", "b3", "b2", "b4", "a1"] {
        page.click_hole(cell);
        settle();
    }
    let took = page.call("page.takeSorted", ["took"]);
    let took: Vec<f64> = took.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    assert!(took.len() > 20, "{} frames", took.len());
    let at = |part: usize| took[(took.len() - 1) * part / 100];
    println!("{} frames: median {:.2} ms, 95 % {:.2} ms", took.len(), at(50), at(95));
    at(95)
}

fn open(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=settings]");
    assert!(page.is_seen("#settings-form"));
}

fn close(page: &Page) {
    page.click("#settings [data-close]");
}

fn is_checked(page: &Page, selector: &str) -> bool {
    page.property(selector, "checked") == json!(true)
}

fn count(page: &Page, what: &str) -> u64 {
    page.global(what).as_u64().expect("the script counts")
}

/// Long enough for every motion to end.
fn settle() {
    pause(Duration::from_millis(600), "every motion has ended");
}
