//! Games that are kept, and what becomes of them.

use sandgrid_tests::sealed;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::{Value, json};

use crate::accessible::findings;
use crate::board::{after, compare};
use crate::page::{PEOPLE, Page, until};
use crate::yebo::{self, Hands};

fn sheet(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
}

fn kept(page: &Page) -> usize {
    page.places("#games-list .kept").len()
}

#[test]
fn page_resumes_the_game() {
    let page = Page::open("?rules=choko-ludos");
    page.click_hole("c3");
    page.click_hole("a1");
    assert!(!page.address().contains("rules"), "the address asks for nothing any more");
    page.visit("");
    compare(&page, after("choko-ludos", ["c3", "a1"]).position(), "a second visit");
    page.click("#undo");
    page.visit("");
    compare(&page, after("choko-ludos", ["c3"]).position(), "a third visit");
}

#[test]
fn address_overrides_the_saved_game() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.visit("?rules=wali-ludens");
    compare(&page, after("wali-ludens", []).position(), "an address");
    page.visit("");
    compare(&page, after("yote-traditional", ["c3"]).position(), "nothing was played there");
}

#[test]
fn games_are_listed_opened_and_forgotten() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.visit("?rules=wali-ludens");
    page.click_hole("b2");
    sheet(&page);
    assert_eq!(kept(&page), 2);
    assert!(page.words_of("#games-list .kept:nth-child(1)").contains("Wali"));
    assert!(!page.is_seen("#games-list .kept:nth-child(1) [data-forget]"), "it is on the table");
    page.click("#games-list .kept:nth-child(2) [data-forget]");
    assert_eq!(kept(&page), 2, "one is asked first");
    page.click("#games-list .kept:nth-child(2) [data-forget]");
    assert_eq!(kept(&page), 1);
    page.visit("");
    sheet(&page);
    assert_eq!(kept(&page), 1, "it is forgotten for good");
}

#[test]
fn a_long_list_of_games_comes_in_slices() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.run("storage.copyGame", [60]);
    page.visit(PEOPLE);
    page.click("#open-menu");
    let rows = page.call("elements.clickAndCount", ["#menu [data-open=games]", ".kept"]);
    let rows = rows.as_u64().expect("a number");
    assert!((8..40).contains(&rows), "a screenful is there at once: {rows}");
    until("the others follow", || (kept(&page) > 60).then_some(()));
    let ids = page.call("elements.attributesOf", [".kept [data-game]", "data-game"]);
    let ids: Vec<String> = serde_json::from_value(ids).expect("texts");
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "each is listed once");
    let before = kept(&page);
    for _ in 0..2 {
        page.click(".kept:nth-child(50) [data-forget]");
    }
    until("one is gone", || (kept(&page) + 1 == before).then_some(()));
    assert!(page.has_focus(".kept:nth-child(50) button"), "the next row has the focus");
}

#[test]
fn listed_boards_follow_the_colours() {
    let page = Page::blank();
    page.prefer("prefers-color-scheme", "light");
    page.visit(PEOPLE);
    page.click_hole("c3");
    sheet(&page);
    let picture = || page.call("elements.painted", ["#games-list canvas"]);
    let day = picture();
    page.prefer("prefers-color-scheme", "dark");
    until("they are as by night", || (picture() != day).then_some(()));
    page.prefer("prefers-color-scheme", "light");
    until("they are as by day", || (picture() == day).then_some(()));
}

#[test]
fn the_games_of_the_other_table_are_told_of() {
    let page = Page::open(PEOPLE);
    sheet(&page);
    assert!(page.words_of("#games").contains("Games of Yebo are kept at its own table"));
    let page = yebo::quick();
    page.click(".tools [data-open=menu]");
    page.click("#menu [data-open=record]");
    assert!(page.words_of("#record").contains("Games in the sand are kept at their own board"));
}

#[test]
fn results_are_listed_by_game_and_level() {
    let page = Page::open("");
    page.click_hole("c3");
    page.click("#open-menu");
    page.click("#may-resign button");
    page.click("#resign-now");
    sheet(&page);
    let row = page.words_of("#results-rows");
    assert!(row.contains("Yoté") && row.contains('1'), "{row}");
    assert_eq!(
        page.call("elements.propertyOfAll", ["#results-rows td", "innerText"])
            .as_array()
            .map(|cells| cells[1..].to_vec()),
        Some(vec![json!("0"), json!("0"), json!("1")])
    );
}

#[test]
fn damaged_saves_are_reported_and_preserved() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.set_item("sandgrid:game-7", "sandgrid game 1\nfirst nobody\n\n");
    page.set_item("sandgrid:current", "x y");
    page.set_item("other", "not ours");
    page.visit("");
    assert!(page.words().contains("damaged"), "{}", page.words());
    sheet(&page);
    assert_eq!(kept(&page), 1, "the sound game is there");
    assert_eq!(page.places("#damaged-list button").len(), 2);
    assert_eq!(page.item("other"), json!("not ours"));
}

#[test]
fn backup_file_restores_in_another_browser() {
    let folder = std::env::temp_dir().join(format!("sandgrid-kept-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.save_files_in(&folder.display().to_string());
    sheet(&page);
    page.click("#save-all");
    let file = folder.join("sandgrid.txt");
    until("the file is saved", || file.metadata().is_ok_and(|it| it.len() > 0).then_some(()));
    let other = Page::open("?rules=wali-ludens");
    other.click_hole("b2");
    sheet(&other);
    other.fill("#take-in", &file.display().to_string());
    until("the page is loaded again, and says so in the list", || {
        // Meanwhile there is no document.
        other.exists("#games[open] #games-said:not(:empty)").then_some(())
    });
    let told = other.words_of("#games-said");
    assert!(told.contains("is here now"), "{told}");
    assert_eq!(kept(&other), 2);
    let focus = other.focus();
    assert_ne!(focus.0, "RootWebArea", "{focus:?}: the list has it");
    assert!(other.exists("#games :focus"), "{focus:?}");
    fs::write(&file, "something else").expect("it is ours");
    other.fill("#take-in", &file.display().to_string());
    until("it is refused", || other.words_of("#games-said").contains("no file").then_some(()));
    fs::write(&file, "sandgrid kept 1\nunknown 1\nx\n").expect("it is ours");
    other.fill("#take-in", &file.display().to_string());
    let is_told = || other.words_of("#notice-words").contains("1 of its parts").then_some(());
    until("what could not be read is told, and stays to be read", is_told);
    fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn quarantine_never_overwrites_an_entry() {
    let page = Page::open(PEOPLE);
    page.run("storage.damageNine", ());
    page.visit("");
    let aside = page.call("storage.setAside", ());
    let nine = |text: &str| json!(vec![text; 9]);
    assert_eq!(aside, json!([nine("damaged before"), nine("damaged now")]));
}

/// A page that is not told of changes in other windows: one that was frozen meanwhile, or acts at the same moment.
const UNTOLD: &str = include_str!("early/untold.js");

#[test]
fn windows_with_one_game_fork_it() {
    let page = Page::open(PEOPLE);
    part(&page);
}

#[test]
fn window_without_storage_events_loses_nothing() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.visit(PEOPLE);
    part(&page);
    page.call_later("storage.openOther", ());
    // The other window has counted a game, and prefers the night.
    let elsewhere = |key: &str, value: &str| page.run("storage.setItemElsewhere", [key, value]);
    let results = sealed("results", "yote-traditional 1 won 0 drawn 0 lost 7\n");
    elsewhere("sandgrid:results", &results);
    elsewhere("sandgrid:settings", &sealed("settings", "theme night\n"));
    page.run("elements.check", ("[name=letters]", false));
    let settings = page.item("sandgrid:settings").to_string();
    assert!(settings.contains("theme night") && settings.contains("letters no"), "{settings}");
    assert!(page.theme() == json!("night"));
    sheet(&page);
    assert_eq!(page.words_of("#results-rows").matches('7').count(), 1, "its results are listed");
}

#[test]
fn language_of_another_window_is_followed() {
    for query in [PEOPLE, yebo::ADDRESS] {
        let page = Page::blank();
        page.load("history.html");
        page.load(query);
        if query == PEOPLE {
            page.await_board();
        } else {
            yebo::started(&page);
        }
        page.call_later("storage.openOther", ());
        let settings = sealed("settings", "language fr\n");
        page.run("storage.setItemElsewhere", ["sandgrid:settings", &settings]);
        until("it is spoken", || (page.html_language() == json!("fr")).then_some(()));
    }
}

#[test]
fn opened_game_is_the_latest_state() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.visit(PEOPLE);
    page.click_hole("c3");
    page.visit("?rules=wali-ludens");
    page.click_hole("b2");
    page.call_later("storage.openOther", ());
    page.run("storage.playC3Elsewhere", ());
    sheet(&page);
    page.click("#games-list .kept:last-child [data-game]");
    until("it is on the board", || page.hole_name("e2").contains("pebble").then_some(()));
    compare(&page, after("yote-traditional", ["c3", "d4", "e2"]).position(), "as it is elsewhere");
    let kept = page.call("storage.entries", ()).to_string();
    assert!(kept.contains("1. c3 d4 2. e2"), "{kept}");
}

#[test]
fn settings_of_another_window_survive_at_yebo() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.load("history.html");
    yebo::begin(&page);
    page.call_later("storage.openOther", ());
    page.run("storage.preferNightElsewhere", ());
    let is_mute = page.property("[name=mute]", "checked") == json!(true);
    page.run("elements.check", ("[name=mute]", !is_mute));
    let settings = page.item("sandgrid:settings").to_string();
    assert!(settings.contains("theme night") && settings.contains("mute"), "{settings}");
}

/// Two windows play on in one game.
fn part(page: &Page) {
    page.click_hole("c3");
    page.call_later("storage.openOther", ());
    let [key, theirs]: [Value; 2] = page.call_for("storage.playElsewhere", ());
    assert!(theirs.to_string().contains("c3 d4"), "{theirs}");
    // The browser tells this window of it in its own time.
    page.call_later("page.wait", [500]);
    page.click_hole("a1");
    compare(page, after("yote-traditional", ["c3", "a1"]).position(), "nothing moves here");
    assert_eq!(page.item(key.as_str().expect("a key")), theirs, "what they played stays");
    page.load("");
    page.await_board();
    compare(page, after("yote-traditional", ["c3", "a1"]).position(), "and so does ours");
}

/// Returns the stored games of Yebo: names and texts, without their envelopes.
fn of_yebo(page: &Page) -> BTreeMap<String, String> {
    page.call_for("storage.gamesOfYebo", ())
}

#[test]
fn windows_with_one_yebo_game_fork_it() {
    part_at_yebo(&yebo::quick());
}

#[test]
fn yebo_window_without_storage_events_loses_nothing() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.load("history.html");
    yebo::begin(&page);
    part_at_yebo(&page);
}

/// Two windows play on in one game of Yebo.
fn part_at_yebo(page: &Page) {
    yebo::until_thirteen(page);
    page.call_later("storage.openOther", ());
    // The other window takes back the turn that was drawn here.
    let theirs = page.call("storage.takeBackElsewhere", ());
    assert_ne!(theirs[0], theirs[1]);
    // The browser tells this window of it in its own time.
    page.call_later("page.wait", [500]);
    assert!(yebo::step(page, Hands::Keys), "nothing moves here");
    until("computers have played", || (of_yebo(page).len() == 3).then_some(()));
    yebo::until_thirteen(page);
    let kept = of_yebo(page);
    assert_eq!(theirs[0], kept["yebo"], "what they played stays");
    let ours = &kept[&kept["yebo-current"]];
    assert!(ours.starts_with(theirs[1].as_str().expect("a text").trim_end()), "ours, too");
    page.again();
    yebo::started(page);
    let record = || page.property("#record-text", "value");
    let sheet = || {
        page.click("header [data-open=menu]");
        page.click("#menu [data-open=record]");
    };
    sheet();
    assert_eq!(record(), json!(ours), "it opens with what was on the table last");
    assert_eq!(findings(page), [""; 0]);
    page.click("#others-list [data-other]");
    sheet();
    let opened = record();
    let begins = theirs[0].as_str().expect("a text").trim_end();
    assert!(opened.as_str().is_some_and(|it| it.starts_with(begins)), "{opened}");
    page.click("#others-list [data-forget]");
    assert_eq!(of_yebo(page).len(), 3, "one is asked first");
    page.click("#others-list [data-forget]");
    assert_eq!(of_yebo(page).len(), 2, "it is forgotten");
    assert!(!page.is_seen("#others"));
}

#[test]
fn the_browser_is_asked_once_to_keep_games_for_good() {
    let page = Page::blank();
    page.before(include_str!("early/ask_to_persist.js"));
    page.visit(PEOPLE);
    assert_eq!(page.global("asked"), json!(0), "nothing is kept yet");
    page.click_hole("c3");
    until("it is asked", || (page.global("asked") == json!(1)).then_some(()));
    page.click_hole("a5");
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    until("it is told", || page.is_seen("#may-forget").then_some(()));
    assert_eq!(page.global("asked"), json!(1), "it is asked once");
    page.set_attribute("html", "data-persisted", "");
    page.close_sheets();
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    until("there is nothing to tell", || (!page.is_seen("#may-forget")).then_some(()));
}
