//! Games that are kept, and what becomes of them.

use std::collections::BTreeMap;
use std::fs;

use serde_json::json;

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
fn the_page_reopens_where_it_was_left() {
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
fn an_address_that_asks_for_something_gets_it() {
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
fn results_are_told_by_game_and_level() {
    let page = Page::open("");
    page.click_hole("c3");
    page.click("#open-menu");
    page.click("#may-resign button");
    page.click("#resign-now");
    sheet(&page);
    let row = page.words_of("#results-rows");
    assert!(row.contains("Yoté") && row.contains('1'), "{row}");
    let cells = "return [...document.querySelectorAll('#results-rows td')].map(c => c.innerText)";
    assert_eq!(
        page.measure(cells).as_array().map(|cells| cells[1..].to_vec()),
        Some(vec![json!("0"), json!("0"), json!("1")])
    );
}

#[test]
fn what_is_damaged_is_told_and_kept() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.measure("localStorage.setItem('sandgrid:game-7', 'sandgrid game 1\\nfirst nobody\\n\\n')");
    page.measure("localStorage.setItem('sandgrid:current', 'x y')");
    page.measure("localStorage.setItem('other', 'not ours')");
    page.visit("");
    assert!(page.words().contains("damaged"), "{}", page.words());
    sheet(&page);
    assert_eq!(kept(&page), 1, "the sound game is there");
    assert_eq!(page.places("#damaged-list button").len(), 2);
    assert_eq!(page.measure("return localStorage.getItem('other')"), json!("not ours"));
}

#[test]
fn everything_goes_to_another_browser_in_one_file() {
    let folder = std::env::temp_dir().join(format!("sandgrid-kept-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.save_files_in(&folder.display().to_string());
    sheet(&page);
    page.click("#save-all");
    let file = folder.join("sandgrid.txt");
    until("the file is saved", || file.is_file().then_some(()));
    let other = Page::open("?rules=wali-ludens");
    other.click_hole("b2");
    sheet(&other);
    other.fill("#take-in", &file.display().to_string());
    until("the page is loaded again", || {
        let is_open = other.measure("return document.getElementById('games')?.open");
        (is_open == json!(false)).then_some(())
    });
    until("it has started", || other.is_seen("main").then_some(()));
    sheet(&other);
    assert_eq!(kept(&other), 2);
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
fn what_is_damaged_takes_the_place_of_nothing_that_was_set_aside() {
    let page = Page::open(PEOPLE);
    page.measure(
        "for (let number = 1; number <= 9; number += 1) {
           localStorage.setItem(`sandgrid:game-${number}`, 'damaged now');
           localStorage.setItem(`sandgrid:damaged-game-${number}`, 'damaged before');
         }",
    );
    page.visit("");
    let aside = page.measure(
        "const named = (end) => (_, at) => localStorage.getItem(`sandgrid:damaged-game-${at + 1}${end}`);
         return ['', '-2'].map((end) => Array.from({ length: 9 }, named(end)))",
    );
    let nine = |text: &str| json!(vec![text; 9]);
    assert_eq!(aside, json!([nine("damaged before"), nine("damaged now")]));
}

/// A frame of the same place, which stands for another window.
const OTHER: &str = "
  const [done] = arguments;
  const frame = document.createElement('iframe');
  frame.src = 'history.html';
  frame.onload = () => {
    window.other = frame.contentWindow;
    done();
  };
  document.body.append(frame);
";

/// Nobody tells the page what other windows keep, as where it was frozen meanwhile, or both act in one
/// moment.
const UNTOLD: &str =
    "addEventListener('storage', (event) => event.stopImmediatePropagation(), true);";

#[test]
fn two_windows_with_one_game_lose_nothing() {
    let page = Page::open(PEOPLE);
    part(&page);
}

#[test]
fn a_window_that_is_told_nothing_of_another_loses_nothing() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.visit(PEOPLE);
    part(&page);
    page.measure_later(OTHER, vec![]);
    // The other window has counted a game, and prefers the night.
    page.measure(
        "const results = 'yote-traditional 1 won 0 drawn 0 lost 7\\n';
         other.localStorage.setItem('sandgrid:results', results);
         other.localStorage.setItem('sandgrid:settings', 'theme night\\n')",
    );
    page.measure(
        "const letters = document.querySelector('[name=letters]');
         letters.checked = false;
         letters.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    let settings = page.measure("return localStorage.getItem('sandgrid:settings')").to_string();
    assert!(settings.contains("theme night") && settings.contains("letters no"), "{settings}");
    assert!(page.measure("return document.documentElement.dataset.theme") == json!("night"));
    sheet(&page);
    assert_eq!(page.words_of("#results-rows").matches('7').count(), 1, "its results are listed");
}

#[test]
fn another_game_that_is_opened_is_the_one_that_was_played_on_elsewhere() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.visit(PEOPLE);
    page.click_hole("c3");
    page.visit("?rules=wali-ludens");
    page.click_hole("b2");
    page.measure_later(OTHER, vec![]);
    page.measure(
        "const name = Object.keys(localStorage).find((name) => localStorage.getItem(name).includes('1. c3'));
         // As it was kept before there were checksums.
         const kept = localStorage.getItem(name).replace(/^sandgrid game 2\\nsum .*/, 'sandgrid game 1');
         other.localStorage.setItem(name, kept.replace('1. c3', '1. c3 d4 2. e2'))",
    );
    sheet(&page);
    page.click("#games-list .kept:last-child [data-game]");
    until("it is on the board", || page.hole_name("e2").contains("pebble").then_some(()));
    compare(&page, after("yote-traditional", ["c3", "d4", "e2"]).position(), "as it is elsewhere");
    let kept = page.measure("return Object.values(localStorage).join('\\n')").to_string();
    assert!(kept.contains("1. c3 d4 2. e2"), "{kept}");
}

#[test]
fn what_is_preferred_elsewhere_is_not_undone_at_yebo() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.load("history.html");
    yebo::begin(&page);
    page.measure_later(OTHER, vec![]);
    page.measure(
        "const settings = localStorage.getItem('sandgrid:settings');
         const lines = settings.replace(/^sandgrid .*\\nsum .*\\n/, '');
         other.localStorage.setItem('sandgrid:settings', `${lines}theme night\\n`)",
    );
    page.measure(
        "const mute = document.querySelector('[name=mute]');
         mute.checked = !mute.checked;
         mute.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    let settings = page.measure("return localStorage.getItem('sandgrid:settings')").to_string();
    assert!(settings.contains("theme night") && settings.contains("mute"), "{settings}");
}

/// Two windows play on in one game.
fn part(page: &Page) {
    page.click_hole("c3");
    page.measure_later(OTHER, vec![]);
    let theirs = page.measure(
        "window.kept = Object.keys(localStorage).find((name) => name.startsWith('sandgrid:game-'));
         const theirs = localStorage.getItem(kept).replace('1. c3', '1. c3 d4 2. e2');
         other.localStorage.setItem(kept, theirs);
         return theirs",
    );
    assert!(theirs.to_string().contains("c3 d4"), "{theirs}");
    // The browser tells this window of it in its own time.
    page.measure_later("const [done] = arguments; setTimeout(done, 500)", vec![]);
    page.click_hole("a1");
    compare(page, after("yote-traditional", ["c3", "a1"]).position(), "nothing moves here");
    assert_eq!(page.measure("return localStorage.getItem(kept)"), theirs, "what they played stays");
    page.load("");
    page.await_board();
    compare(page, after("yote-traditional", ["c3", "a1"]).position(), "and so does ours");
}

/// What is kept of games of Yebo: names and texts, without their seals.
fn of_yebo(page: &Page) -> BTreeMap<String, String> {
    let kept = page.measure(
        "const below = (text) => text.replace(/^sandgrid .*\\nsum .*\\n/, '');
         const all = Object.entries(localStorage).map(([name, text]) => [name.slice(9), below(text)]);
         return Object.fromEntries(all.filter(([name]) => name.startsWith('yebo')))",
    );
    serde_json::from_value(kept).expect("names and texts")
}

#[test]
fn two_windows_with_one_game_of_yebo_lose_nothing() {
    part_at_yebo(&yebo::quick());
}

#[test]
fn a_window_that_is_told_nothing_of_another_at_yebo_loses_nothing() {
    let page = Page::blank();
    page.before(UNTOLD);
    page.load("history.html");
    yebo::begin(&page);
    part_at_yebo(&page);
}

/// Two windows play on in one game of Yebo.
fn part_at_yebo(page: &Page) {
    yebo::until_thirteen(page);
    page.measure_later(OTHER, vec![]);
    // Somebody takes back there what was drawn here.
    let theirs = page.measure(
        // As a window keeps it that does not know of seals.
        "const kept = localStorage.getItem('sandgrid:yebo').replace(/^sandgrid .*\\nsum .*\\n/, '');
         const theirs = kept.replace(/(, |\\n[A-D] )[^,\\n]*\\n$/, '\\n');
         other.localStorage.setItem('sandgrid:yebo', theirs);
         return [theirs, kept]",
    );
    assert_ne!(theirs[0], theirs[1]);
    // The browser tells this window of it in its own time.
    page.measure_later("const [done] = arguments; setTimeout(done, 500)", vec![]);
    assert!(yebo::step(page, Hands::Keys), "nothing moves here");
    until("computers have played", || (of_yebo(page).len() == 3).then_some(()));
    yebo::until_thirteen(page);
    let kept = of_yebo(page);
    assert_eq!(theirs[0], kept["yebo"], "what they played stays");
    let ours = &kept[&kept["yebo-current"]];
    assert!(ours.starts_with(theirs[1].as_str().expect("a text").trim_end()), "ours, too");
    page.again();
    yebo::started(page);
    let record = || page.measure("return document.getElementById('record-text').value");
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
    page.before(
        "window.asked = 0;
         navigator.storage.persisted = async () => document.documentElement.matches('[data-persisted]');
         navigator.storage.persist = async () => { window.asked += 1; return false };
         navigator.permissions.query = async () => ({ state: 'granted' })",
    );
    page.visit(PEOPLE);
    assert_eq!(page.measure("return window.asked"), json!(0), "nothing is kept yet");
    page.click_hole("c3");
    until("it is asked", || (page.measure("return window.asked") == json!(1)).then_some(()));
    page.click_hole("a5");
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    until("it is told", || page.is_seen("#may-forget").then_some(()));
    assert_eq!(page.measure("return window.asked"), json!(1), "it is asked once");
    page.measure("document.documentElement.dataset.persisted = ''");
    page.measure("document.querySelectorAll('dialog[open]').forEach((it) => it.close())");
    page.click("#open-menu");
    page.click("#menu [data-open=games]");
    until("there is nothing to tell", || (!page.is_seen("#may-forget")).then_some(()));
}
