//! The weight of the page: the bytes of a first visit, the time until one can play, and the work of the page during a
//! game and at rest. `cargo xtask bench-page` prints each figure beside its budget; docs/weight.md keeps the results.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sandgrid_rules::{Action, Cell, Game};
use sandgrid_tests::text;
use serde_json::Value;

use crate::page::{Browser, PEOPLE, Packed, Page, Place, left_out_of, pause, until};
use report::Report;

mod report;

/// Most bytes of a first visit before one can play: 150 KB of 1000 bytes each; the bodies of all answers but tables,
/// compressed with Brotli.
const BYTES: u32 = 150_000;

/// Latest time at which one can play, in milliseconds, on a network of limited bits a second and a machine slowed
/// down by a factor.
const PLAYABLE: u32 = 1000;
const BITS: u32 = 1_600_000;
const SLOWER: u32 = 4;

/// How many first visits are timed; the median counts.
const VISITS: usize = 5;

/// How long the page's script may take in 95 % of all frames, in milliseconds.
const SCRIPT: u32 = 4;

/// How long anything may keep the page from answering, once it is playable. This is the browser's own
/// word: it notes what takes longer than 50 ms.
const LONG: u32 = 0;

/// How long a resting board is watched.
const REST: Duration = Duration::from_secs(3);

/// How long a piece travels at most, and a little more.
const TRAVEL: Duration = Duration::from_millis(400);

/// Notes how long all callbacks of a frame take together, how often a frame is asked for, what the
/// browser calls a long task, and which scripts it says ran in one.
const WATCH: &str = include_str!("early/weigh.js");

/// Marks when the board that can be played is on the screen.
const SEE: &str = include_str!("early/mark_seen.js");

#[test]
fn a_first_visit_is_light_enough() {
    if left_out_of(&[Browser::Firefox, Browser::WebKit], "bytes are the same in every browser") {
        return;
    }
    let (page, files) = Page::packed();
    page.load("");
    let bytes: u32 = sizes(&PageLoad::of(&page).paths(), files).map(|(_, size)| size).sum();
    assert!(bytes <= BYTES, "{bytes} bytes before one can play, and should be {BYTES} at most");
}

#[test]
#[ignore = "it measures, and wants the machine for itself: `cargo xtask bench-page`"]
fn how_light_the_page_is() {
    let mut report = Report::default();
    transferred(&mut report);
    soon(&mut report);
    played(&mut report);
    watched(&mut report);
    println!("\n{report}");
    assert!(report.holds(), "some budget does not hold");
}

/// A page that has been loaded and can be played.
struct PageLoad {
    /// When it could, in milliseconds from the beginning of its loading.
    playable: f64,
    /// When the board was seen, where that was marked.
    seen: Option<f64>,
    /// The requests that it had sent by then.
    requests: Vec<Request>,
}

impl PageLoad {
    fn of(page: &Page) -> Self {
        let noted = until("the page is playable", || {
            let noted = page.call("page.playable", ());
            (!noted.is_null()).then_some(noted)
        });
        let requests = noted[2].as_array().expect("a list").iter().map(Request::of).collect();
        Self { playable: number(&noted[0]), seen: noted[1].as_f64(), requests }
    }

    /// The paths of the files that it had asked for by then.
    fn paths(&self) -> Vec<String> {
        self.requests.iter().map(|request| request.path.clone()).collect()
    }
}

/// A request of a page, in milliseconds from the beginning of its loading.
struct Request {
    path: String,
    begun: f64,
    ended: f64,
}

impl Request {
    fn of(noted: &Value) -> Self {
        let path = noted[0].as_str().expect("a path").to_owned();
        Self { path, begun: number(&noted[1]), ended: number(&noted[2]) }
    }
}

/// Returns the size of each file; tables are left out.
fn sizes<'a>(paths: &'a [String], files: &'a Packed) -> impl Iterator<Item = (&'a str, u32)> + 'a {
    paths.iter().filter_map(|path| Some((path.as_str(), files.size(path)?)))
}

fn transferred(report: &mut Report) {
    let (page, files) = Page::packed();
    page.load("");
    let before = PageLoad::of(&page).paths();
    // The worker is started when there is nothing better to do, and asks for its files by itself.
    pause(REST, "work that was put off has its time");
    let mut after = page.asked_for();
    for path in &before {
        let at = after.iter().position(|asked| asked == path).expect("it was asked for");
        after.remove(at);
    }
    report.heading("before one can play: bytes of each file, Brotli 11");
    let sum = list(report, &before, files);
    report.held("all of it", sum, BYTES, "B");
    report.heading("after that");
    let sum = list(report, &after, files);
    report.told("all of it", &format!("{sum} B"));
}

/// Tells of those files, and gives the sum.
fn list(report: &mut Report, paths: &[String], files: &Packed) -> u32 {
    for (path, size) in sizes(paths, files) {
        report.told(&format!("  {path}"), &format!("{size} B"));
    }
    sizes(paths, files).map(|(_, size)| size).sum()
}

fn soon(report: &mut Report) {
    report.heading(&format!(
        "until one can play: {} Mbit/s, {SLOWER} times slower, cold, median of {VISITS}",
        f64::from(BITS) / 1e6
    ));
    for late in [0, 150] {
        let mut visits: Vec<PageLoad> = (0..VISITS).map(|_| first_visit(late)).collect();
        visits.sort_by(|one, other| one.playable.total_cmp(&other.playable));
        let all: Vec<String> =
            visits.iter().map(|visit| format!("{:.0}", visit.playable)).collect();
        let PageLoad { playable, seen, requests } = &visits[VISITS / 2];
        let what = format!("the page's mark `playable`, {late} ms of latency");
        report.held(&what, playable.round(), PLAYABLE, "ms");
        report.told("  all of them", &format!("{} ms", all.join(", ")));
        let seen = seen.expect("it was marked");
        report.told("  the board on the screen, in that visit", &format!("{seen:.0} ms"));
        for Request { path, begun, ended } in requests {
            report.told(&format!("  {path}"), &format!("{begun:.0} to {ended:.0}"));
        }
    }
}

/// A first visit in a browser that has seen nothing yet.
fn first_visit(late: u32) -> PageLoad {
    let (page, _) = Page::packed();
    page.narrow_network(BITS, late);
    page.slow_down(SLOWER);
    page.before(SEE);
    page.load("");
    // To ask again and again would take time on the page.
    pause(REST, "work that was put off has its time");
    PageLoad::of(&page)
}

/// A whole game of two people, every piece of which travels.
fn played(report: &mut Report) {
    let page = Page::in_motion();
    page.before(WATCH);
    page.load(PEOPLE);
    let playable = PageLoad::of(&page).playable;
    pause(REST, "work that was put off has its time");
    let presses = presses();
    let holes = places(&page, &presses);
    page.run("page.callGlobal", ["weight.clear"]);
    for cells in &presses {
        for cell in cells {
            page.click_place(holes[cell]);
        }
        pause(TRAVEL, "a block travels meanwhile");
    }
    let mut frames = numbers(&page.call("page.callGlobal", ["weight.times"]));
    frames.sort_by(f64::total_cmp);
    assert!(frames.len() > presses.len(), "pieces travel in {} frames", frames.len());
    let (half, most) = (frames[frames.len() / 2], frames[frames.len() * 95 / 100]);
    let last = frames.len() - 1;
    report.heading(&format!("a game of {} actions at 1280×800, unthrottled", presses.len()));
    report.held("script in a frame, 95 %", most, SCRIPT, "ms");
    report.told("  half, all", &format!("{half:.1}, {:.1} ms", frames[last]));
    report.told("  frames", &frames.len().to_string());
    long_tasks(report, &page, playable);
    pause(REST, "the wind of the end blows");
    page.run("page.callGlobal", ["weight.reset"]);
    pause(REST, "work that was put off has its time");
    let asked = page.global("weight.asked");
    report.held("frames asked for in 3 s of rest", number(&asked), 0, "");
}

/// Two computers that play for show.
fn watched(report: &mut Report) {
    let page = Page::blank();
    page.before(WATCH);
    page.visit("");
    pause(REST, "work that was put off has its time");
    page.click("#open-new");
    page.click_path("//label[contains(., 'Only watching')]");
    page.click("#start");
    let begun = number(&page.call("page.now", ()));
    pause(Duration::from_secs(15), "nothing is done meanwhile");
    let turns = page.count("#turns button");
    report.heading(&format!("15 s of two computers, {turns} turns of theirs"));
    long_tasks(report, &page, begun);
}

/// The long tasks since that time.
fn long_tasks(report: &mut Report, page: &Page, since: f64) {
    let tasks = page.call("page.longTasks", ());
    let tasks = tasks.as_array().expect("a list").iter();
    let tasks: Vec<String> = tasks
        .filter(|task| number(&task[0]) > since)
        .map(|task| {
            let (at, name) = (number(&task[0]) / 1000.0, task[2].as_str().unwrap_or_default());
            format!("{:.0} at {at:.1} s ({name})", number(&task[1]))
        })
        .collect();
    let count = u32::try_from(tasks.len()).expect("a game is short");
    report.held("tasks over 50 ms after start", count, LONG, "");
    if !tasks.is_empty() {
        report.told("  each, in ms", &tasks.join("; "));
    }
}

/// Where all those holes are.
fn places(page: &Page, presses: &[Vec<Cell>]) -> BTreeMap<Cell, Place> {
    let cells: BTreeSet<Cell> = presses.iter().flatten().copied().collect();
    cells.into_iter().map(|cell| (cell, page.place_of_hole(&cell.to_string()))).collect()
}

/// The holes to press in a game of Yoté, action by action.
fn presses() -> Vec<Vec<Cell>> {
    let file = text("records/yote-traditional.txt");
    let (record, _) = file.split_once("\npositions\n").expect("positions follow the record");
    let (game, _) = Game::read(record.trim_start_matches("record\n")).expect("a record");
    game.played().map(pressed).collect()
}

fn pressed(action: Action) -> Vec<Cell> {
    match action {
        Action::Place { at } | Action::Take { at } => vec![at],
        Action::Step { from, .. } | Action::Leap { from, .. } | Action::Hop { from, .. } => {
            vec![from, action.to().expect("a legal move stays on the board")]
        }
        other => panic!("{other} is pressed in no hole, and the record has none of it"),
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("the script gives a number")
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().expect("the script gives a list").iter().map(number).collect()
}
