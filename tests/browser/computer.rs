//! The computer at the board: its levels, its advice, and what becomes of a game when it fails.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sandgrid_engine::network::Network;
use sandgrid_engine::{Budget, NoObserver, Searcher};
use sandgrid_rules::{Book, Game, Ruleset};
use serde_json::json;

use crate::page::{Alter, Browser, PEOPLE, Page, Screen, left_out_of, named, pause, spared, until};

/// The number of the highest level.
const HIGHEST: u8 = 13;

/// The positions that the page searches for a hint.
const HINT: u64 = 1_000_000;

/// A worker that dies at its first request, a set number of times.
const DYING: &str = include_str!("early/failing_worker.js");

/// Every worker loads for ever.
const MUTE: &str = include_str!("early/mute_worker.js");

#[test]
fn computer_plays_all_levels_and_rulebooks() {
    if spared() {
        return;
    }
    let page = Page::blank();
    page.prefer("prefers-reduced-motion", "reduce");
    page.visit(PEOPLE);
    // Every level by every rulebook is played without a browser.
    for (level, book) in (1..=HIGHEST).zip(Book::ALL.iter().cycle()) {
        begin(&page, "I begin", Some(book.key), &[("level-second", level)]);
        page.click_hole("b2");
        until(&format!("level {level} plays {}", book.key), || sticks(&page));
        assert!(!page.is_seen("#notice"), "{}", page.words());
    }
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
}

#[test]
fn two_computers_play_for_show_and_can_be_paused() {
    let page = Page::open(PEOPLE);
    assert!(!page.is_seen("#pause"));
    begin(&page, "Only watching", None, &[("level-first", 8), ("level-second", 10)]);
    until("both have played", || (pieces(&page) > 2).then_some(()));
    page.click("#pause");
    pause(Duration::from_millis(600), "a turn that was under way may still land");
    let then = page.hole_names();
    pause(Duration::from_millis(1500), "nothing may be played meanwhile");
    assert_eq!(page.hole_names(), then, "they wait");
    page.click("#pause");
    until("they go on", || (page.hole_names() != then).then_some(()));
}

#[test]
fn hint_is_announced_shown_and_sound() {
    let page = Page::open("?position=i5/6/2oi2/6/6+o+4/4+-+0");
    page.heard();
    page.click("#hint-me");
    let words = until("the hint comes", || seen_words(&page, "#hint"));
    assert!(words.contains("d3") && words.contains("a5"), "it captures two: {words}");
    let heard = page.heard();
    assert!(heard.iter().any(|said| said.polite && said.words.contains(&words)), "{heard:?}");
    page.click_hole("c3");
    page.click_hole("e3");
    assert!(!page.is_seen("#hint"), "what was played needs no hint any more");
}

#[test]
fn analysis_lists_lines_and_deepens() {
    let page = Page::open(PEOPLE);
    assert!(!page.is_seen("#analysis"));
    page.click("#analyse");
    until("there is a verdict", || seen_words(&page, "#verdict"));
    let advice = page.words_of("#advice");
    assert!(advice.starts_with("Try placing a piece on "), "{advice}");
    page.click("#analysis-more summary");
    let first = page.words_of("#lines");
    assert!(!first.is_empty());
    until("the first line is in sight, and the turns are", || {
        let (panel, line) = (page.places("#analysis")[0], page.places("#lines li")[0]);
        let is_inside = line.y + line.height <= panel.y + panel.height;
        (is_inside && page.places("#record")[0].height > 96.0).then_some(())
    });
    page.click_hole("c3");
    until("it follows the game", || (page.words_of("#lines") != first).then_some(()));
    let depth = || page.words_of("#analysis-depth");
    let before = depth();
    until("it goes deeper", || (depth() != before).then_some(()));
    page.click("#analyse");
    assert!(!page.is_seen("#analysis"));
}

#[test]
fn advice_and_lines_are_above_the_buttons_of_a_telephone() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    for lang in ["en", "fr"] {
        page.visit(&format!("{PEOPLE}&lang={lang}&record=c3%20c2"));
        page.click("#analyse");
        until("there is advice", || seen_words(&page, "#advice"));
        until("the advice is above the buttons", || is_above_buttons(&page, "#advice"));
        page.click("#analysis-more summary");
        until("the first line is, too", || is_above_buttons(&page, "#lines li"));
    }
}

/// Something, where it ends above the buttons at the lower edge.
fn is_above_buttons(page: &Page, selector: &str) -> Option<()> {
    let (it, buttons) = (page.places(selector)[0], page.places(".moves")[0]);
    (it.height > 0.0 && it.y + it.height <= buttons.y).then_some(())
}

#[test]
fn table_values_are_shown_as_exact() {
    let page = Page::open("?rules=yote-traditional&position=6/1oo3/6/3oo1/5i+o+0/0+-+0");
    page.click("#analyse");
    until("it is exact", || (page.data("#analysis", "exact") == json!("true")).then_some(()));
    let words = page.words_of("#verdict");
    assert!(words.contains("Exact"), "{words}");
}

#[test]
fn taps_are_handled_while_the_engine_searches() {
    if left_out_of(&[Browser::Firefox], "it slows the machine down") {
        return;
    }
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    page.visit(PEOPLE);
    page.click("#analyse");
    until("it thinks", || seen_words(&page, "#verdict"));
    // On so small a screen the analysis lies below the board.
    page.run("page.scrollToTop", ());
    page.run("table.timeTaps", ());
    for (times, cells) in [(1, ["c3", "d3", "b2", "e4", "a1"]), (6, ["f5", "d1", "c5", "e2", "b4"])]
    {
        page.slow_down(times);
        for cell in cells {
            page.tap(page.place_of_hole(cell));
            pause(Duration::from_millis(400), "one tap comes after the other, as a person's do");
        }
        let taps = page.call("page.takeSorted", ["taps"]);
        let taps = taps.as_array().expect("a list").iter();
        let taps: Vec<f64> = taps.filter_map(serde_json::Value::as_f64).collect();
        println!("from tap to picture on a machine {times} times slower, in ms: {taps:.0?}");
        assert_eq!(taps.len(), 5);
        // Not all of them: the machine of the tests has other things to do.
        assert!(taps[1] <= 50.0 * f64::from(times), "{times} times slower: {taps:?}");
    }
}

#[test]
fn top_level_stays_smooth_on_a_slow_phone() {
    if left_out_of(&[Browser::Firefox], "it slows the machine down") {
        return;
    }
    let page = Page::in_motion();
    page.become_phone(Screen::PHONE);
    page.visit(PEOPLE);
    begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
    page.slow_down(6);
    page.run("table.timeFrames", ());
    for _ in 0..5 {
        let names = page.hole_names();
        let empty = names.iter().find_map(|name| name.strip_suffix(", empty"));
        page.tap(page.place_of_hole(empty.expect("some hole is empty")));
        // From the tap on the computer thinks; then it is the person's turn again.
        until("the highest level has played", || {
            (page.hole_names() != names && page.words().contains("Your turn")).then_some(())
        });
    }
    let frames = page.call("page.takeSorted", ["frames"]);
    let frames = frames.as_array().expect("a list").iter();
    let frames: Vec<f64> = frames.filter_map(serde_json::Value::as_f64).collect();
    let (half, most) = (frames[frames.len() / 2], frames[frames.len() * 95 / 100]);
    println!(
        "the highest level on a machine 6 times slower: {} frames, half of them within {half:.0} ms, \
         95 % within {most:.0} ms, all within {:.0} ms",
        frames.len(),
        frames[frames.len() - 1]
    );
    // An idle machine needs 17; one that runs other tests meanwhile more.
    assert!(half <= 100.0, "half of the frames take longer than {half:.0} ms");
}

#[test]
fn first_worker_failure_is_silent() {
    let page = Page::blank();
    page.before_with(DYING, [1]);
    page.visit(PEOPLE);
    begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
    page.click_hole("c3");
    until("the computer answers", || sticks(&page));
    assert!(!page.is_seen("#notice"), "{}", page.words());
}

#[test]
fn second_worker_failure_is_reported_and_play_continues() {
    let page = Page::blank();
    page.before_with(DYING, [u32::MAX]);
    page.visit(PEOPLE);
    begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
    page.click_hole("c3");
    until("the computer answers", || sticks(&page));
    let heard = page.heard();
    let told = heard.iter().filter(|said| !said.polite && said.words.contains("stopped twice"));
    assert_eq!(told.count(), 1, "{heard:?}");
}

#[test]
fn engine_runs_on_the_page_without_workers() {
    for script in ["delete window.Worker", "window.Worker = class { constructor() { throw 1 } }"] {
        let page = Page::blank();
        page.before(script);
        page.visit(PEOPLE);
        pause(Duration::from_millis(600), "nothing may be said meanwhile");
        let told =
            |page: &Page| page.heard().iter().any(|said| said.words.contains("on the page itself"));
        assert!(!told(&page), "whoever plays against people need not know");
        begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
        page.click_hole("c3");
        until("it is told", || told(&page).then_some(()));
        until("the computer answers", || sticks(&page));
        page.click("#hint-me");
        until("the hint comes", || seen_words(&page, "#hint"));
    }
}

#[test]
fn engine_runs_on_the_page_where_its_worker_is_refused() {
    let page = Page::altered(|path, bytes| (path != "worker.js").then_some(bytes));
    page.visit(PEOPLE);
    begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
    page.click_hole("c3");
    until("the computer answers", || sticks(&page));
    let heard = page.heard();
    let told = |words: &str| heard.iter().filter(|said| said.words.contains(words)).count();
    assert_eq!((told("on the page itself"), told("has not loaded yet")), (1, 0), "{heard:?}");
    page.click("#hint-me");
    until("the hint comes", || seen_words(&page, "#hint"));
}

/// A login page comes in place of each script of the engine.
#[test]
fn page_in_place_of_the_engine_is_told_of_at_once() {
    let login = |path: &str, bytes| {
        let is_engine = ["worker.js", "engine-start.js"].contains(&path);
        Some(if is_engine { b"<!doctype html><p>Log in".to_vec() } else { bytes })
    };
    let page = Page::altered(login);
    page.visit(PEOPLE);
    let begun = Instant::now();
    page.click("#hint-me");
    let told = || page.words_of("#notice").contains("has not loaded yet");
    until("it is told", || told().then_some(()));
    let waited = begun.elapsed();
    assert!(waited < Duration::from_secs(8), "told after {waited:?}, as of a silent engine");
}

#[test]
fn engine_on_the_page_is_started_again() {
    /// Whether the server lacks a file.
    static IS_LACKING: AtomicBool = AtomicBool::new(true);
    fn lacks(path: &str, missing: &str) -> bool {
        path == missing && IS_LACKING.load(Ordering::Relaxed)
    }
    // Its script is run once more, and its module under another address: one that has failed is not.
    let alterations: [Alter; 3] = [
        |path, bytes| (path != "worker.js" && !lacks(path, "engine-start.js")).then_some(bytes),
        |path, bytes| (path != "worker.js" && !lacks(path, "engine.js")).then_some(bytes),
        |path, bytes| (path != "worker.js" && !lacks(path, "engine_bg.wasm")).then_some(bytes),
    ];
    for alteration in alterations {
        IS_LACKING.store(true, Ordering::Relaxed);
        let page = Page::altered(alteration);
        page.visit(PEOPLE);
        page.click("#hint-me");
        let told = || page.words_of("#notice").contains("has not loaded yet");
        until("it is told", || told().then_some(()));
        IS_LACKING.store(false, Ordering::Relaxed);
        page.click("#hint-me");
        until("the hint comes", || seen_words(&page, "#hint"));
    }
}

#[test]
fn silent_worker_is_told_of_before_the_page_thinks() {
    let page = Page::blank();
    page.before(MUTE);
    page.visit(PEOPLE);
    begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
    page.click_hole("c3");
    let told = |words: &str| page.words_of("#notice").contains(words);
    until("it is told", || (page.is_seen("#notice")).then_some(()));
    assert!(told("has not loaded yet") && !told("on the page itself"), "{}", page.words());
    until("the computer answers", || sticks(&page));
    assert!(told("on the page itself"), "{}", page.words());
}

#[test]
fn bad_network_is_reported_once() {
    let alterations: [Alter; 3] = [
        |path, bytes| (!path.starts_with("networks/")).then_some(bytes),
        |path, bytes| Some(if path.starts_with("networks/") { cut(bytes) } else { bytes }),
        |path, bytes| Some(if path.starts_with("networks/") { damaged(bytes) } else { bytes }),
    ];
    for alter in alterations {
        let page = Page::altered(alter);
        page.visit(PEOPLE);
        begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
        page.click_hole("c3");
        let name = "networks/yote-traditional.net";
        assert_eq!(until("it is told", || told_of(&page, name)), 1);
        until("the computer answers", || sticks(&page));
        begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
        page.click_hole("d4");
        until("the computer answers", || sticks(&page));
        assert_eq!(told_of(&page, name), None, "only once");
    }
}

#[test]
fn bad_tablebase_is_reported_once() {
    let alterations: [Alter; 3] = [
        |path, bytes| (!path.ends_with("4v2.table")).then_some(bytes),
        |path, bytes| Some(if path.ends_with("4v2.table") { cut(bytes) } else { bytes }),
        |path, bytes| Some(if path.ends_with("4v2.table") { damaged(bytes) } else { bytes }),
    ];
    for alter in alterations {
        let page = Page::altered(alter);
        page.visit("?position=i5/6/2oi2/6/6+o+4/4+-+0");
        let name = "tables/yote-traditional-4v2.table";
        page.click("#hint-me");
        assert_eq!(until("it is told", || told_of(&page, name)), 1);
        until("the hint comes", || seen_words(&page, "#hint"));
        begin(&page, "I begin", None, &[("level-second", HIGHEST)]);
        page.click_hole("d4");
        until("the computer answers", || sticks(&page));
        assert_eq!(told_of(&page, name), None, "only once");
    }
}

fn cut(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() / 2);
    bytes
}

fn damaged(mut bytes: Vec<u8>) -> Vec<u8> {
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    bytes
}

/// How often something has been said of a file since the last question, if at all.
fn told_of(page: &Page, file: &str) -> Option<usize> {
    let told = page.heard().iter().filter(|said| said.words.contains(file)).count();
    (told > 0).then_some(told)
}

/// Every rulebook with a network is judged by it, on the page as in the program for the command line.
#[test]
fn hints_come_from_the_network_of_every_book() {
    let page = Page::blank();
    ask_networks(&page, |query| page.visit(query));
}

/// Visits a position of each rulebook with a network, in which the network's hint is not the one without it.
pub(crate) fn ask_networks(page: &Page, visit: impl Fn(&str)) {
    for (key, network) in networks() {
        let (game, action) = told_apart(&key, &Arc::new(network));
        let position = game.position().to_string().replace(' ', "+");
        visit(&format!("?rules={key}&position={position}"));
        until(&format!("{key}: the hint is {action} at {position}"), || {
            page.click("#hint-me");
            let words = until("a hint comes", || seen_words(page, "#hint"));
            cells(&action).iter().all(|cell| words.contains(cell.as_str())).then_some(())
        });
        assert!(page.complaints().is_empty(), "{:?}", page.complaints());
    }
}

/// The networks of the page by the keys of their rulebooks.
fn networks() -> Vec<(String, Network)> {
    let folder = Path::new(&named("SANDGRID_PAGE")).join("networks");
    let files = fs::read_dir(folder).expect("the page has networks");
    let read = |path: &Path| Network::read(&fs::read(path).expect("a file")).expect("a network");
    let all: Vec<_> = files
        .map(|file| read(&file.expect("a file").path()))
        .map(|network| (network.rules().to_owned(), network))
        .collect();
    assert!(!all.is_empty());
    all
}

/// A game in which a hint tells whether it comes from the network, with the action that the network finds.
fn told_apart(key: &str, network: &Arc<Network>) -> (Game, String) {
    let best = |game: &Game, network: Option<Arc<Network>>| {
        let mut searcher = Searcher::default();
        searcher.evaluate_with(network);
        let found = searcher.search(game, Budget::nodes(HINT), &mut NoObserver);
        found.expect("the game is not over").action.to_string()
    };
    for seed in 0..40 {
        let mut game = Game::new(Ruleset::find(key).expect("a rulebook"));
        for turn in 0..9 {
            let actions: Vec<_> = game.actions().into_iter().collect();
            game.play(actions[(seed * 31 + turn * 17) % actions.len()]).expect("it is legal");
        }
        let (plain, judged) = (best(&game, None), best(&game, Some(Arc::clone(network))));
        if cells(&judged).iter().any(|cell| !plain.contains(cell.as_str())) {
            return (game, judged);
        }
    }
    panic!("{key}: hints are the same with the network and without");
}

/// The holes that an action names.
fn cells(action: &str) -> Vec<String> {
    let names = action.split(|sign: char| sign == 'x' || !sign.is_ascii_alphanumeric());
    names.map(str::to_owned).collect()
}

/// Begins a game from the sheet.
fn begin(page: &Page, players: &str, book: Option<&str>, levels: &[(&str, u8)]) {
    page.click("#open-new");
    page.click_path(&format!("//*[@id='new-form']//label[contains(., '{players}')]"));
    for (side, level) in levels {
        page.click_path(&format!("//fieldset[@id='{side}']//label[input/@value='{level}']"));
    }
    if let Some(key) = book {
        let kind = Ruleset::find(key).expect("a book is a ruleset").kind();
        page.click_path(&format!("//input[@name='kind' and @value='{kind}']/.."));
        page.unfold("#rulebook");
        page.click_path(&format!("//input[@name='book' and @value='{key}']/.."));
    }
    page.click("#start");
}

/// That there is a piece of the second side on the board.
fn sticks(page: &Page) -> Option<()> {
    let is_theirs = |name: &String| {
        [", stick", ", short stick", ", dark camel"].iter().any(|theirs| name.contains(theirs))
    };
    page.hole_names().iter().any(is_theirs).then_some(())
}

fn pieces(page: &Page) -> usize {
    page.hole_names().iter().filter(|name| !name.contains("empty")).count()
}

/// The words of an element, once it is seen and has some.
fn seen_words(page: &Page, selector: &str) -> Option<String> {
    page.is_seen(selector).then(|| page.words_of(selector)).filter(|words| !words.is_empty())
}
