//! One tab for thousands of games, and a kiosk for a week: what is there at the end is what was there
//! after the first tenth. `cargo xtask endurance` takes as long as that does; a few games and visitors
//! are among the tests of every day.
//!
//! The page is the real one. Games are complete: begun in its sheet, thought of by its worker, drawn,
//! announced, kept, and forgotten in its list again, by `endurance/play.js`; at Yebo, by computers among
//! themselves, by `endurance/yebo.js`. A kiosk has visitors by `endurance/week.js`. A clock that runs a
//! thousand times as quick spares the pauses made for people.

use sandgrid_tests::sealed;
use std::env;
use std::fmt::{self, Display};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::page::{Burden, PEOPLE, Page, pause};
use crate::yebo::{ADDRESS, opened};

/// The scripts that measure, and play.
const GAMES: &str = concat!(include_str!("endurance/count.js"), include_str!("endurance/play.js"));
/// The scripts that measure, and play Yebo.
const YEBO: &str = concat!(include_str!("endurance/count.js"), include_str!("endurance/yebo.js"));
/// The scripts that measure, and run a kiosk's clock and visitors.
const WEEK: &str = concat!(include_str!("endurance/count.js"), include_str!("endurance/week.js"));

/// Default number of games: in every run of the tests, and in the long run.
const FEW: usize = 20;
const MANY: usize = 2000;

/// The same, of Yebo, whose games are ten times as long.
const FEW_OF_YEBO: usize = 4;
const MANY_OF_YEBO: usize = 100;

/// How many games it takes until everything has been there once: every rulebook, every sheet.
const WARM: usize = 10;

/// How many hours a kiosk stands, likewise, and after how many of them it is looked at first.
const MORNING: usize = 2;
const WEEK_LONG: usize = 7 * 24;

/// How long a part of the games may take.
const PATIENCE: Duration = Duration::from_hours(2);

/// The measurement between two games, or two visitors.
struct Level {
    count: u64,
    burden: Burden,
    told: Value,
    /// How long each took, on average.
    pace: Duration,
}

/// How far above what was there first something may be that is there at the end: so much, and such a
/// part of it.
struct Margin {
    what: &'static str,
    of: fn(&Level) -> Option<f64>,
    least: f64,
    part: f64,
}

/// Limits of growth. Elements, listeners and stored texts stay exactly the same, but for the digits of a time; a
/// browser's memory varies, and so do frame times on a busy machine.
const MARGINS: [Margin; 10] = [
    Margin { what: "elements", of: |it| it.told("elements"), least: 0.0, part: 0.0 },
    Margin { what: "listeners", of: |it| it.told("listeners"), least: 0.0, part: 0.0 },
    Margin { what: "kept", of: |it| it.told("kept"), least: 64.0, part: 0.0 },
    Margin { what: "wasm", of: |it| it.told("wasm"), least: 131_072.0, part: 0.02 },
    Margin { what: "nodes", of: |it| it.burden.nodes, least: 100.0, part: 0.02 },
    Margin { what: "all listeners", of: |it| it.burden.listeners, least: 4.0, part: 0.0 },
    Margin { what: "heap", of: |it| it.burden.heap, least: 500_000.0, part: 0.1 },
    Margin { what: "processes", of: |it| it.burden.processes, least: 120_000_000.0, part: 0.1 },
    // WebKit collects when it likes: four games of Yebo after two it may have 0.6 GB more, and 0.4 less after
    // the next four.
    Margin { what: "untidied", of: |it| it.burden.untidied, least: 1e9, part: 0.1 },
    Margin { what: "frame", of: |it| it.told("median"), least: 12.0, part: 1.0 },
];

impl Level {
    fn told(&self, what: &str) -> Option<f64> {
        self.told[what].as_f64()
    }

    /// Returns the measures that have grown beyond their margins since an earlier measurement.
    fn grown_since(&self, before: &Self) -> Vec<String> {
        let grown = |margin: &Margin| {
            let (then, now) = ((margin.of)(before)?, (margin.of)(self)?);
            let most = then + margin.least + then * margin.part;
            (now > most).then(|| format!("{}: {now}, after {then} at first", margin.what))
        };
        MARGINS.iter().filter_map(grown).collect()
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |value: Option<f64>| value.map_or("–".to_owned(), |it| format!("{it:.0}"));
        let mega =
            |value: Option<f64>| value.map_or("–".to_owned(), |it| format!("{:.2}", it / 1e6));
        write!(f, "{:>5}, {:>4} ms each:", self.count, self.pace.as_millis())?;
        write!(f, " elements {}", plain(self.told("elements")))?;
        write!(f, ", nodes {}", plain(self.burden.nodes))?;
        write!(f, ", listeners {}", plain(self.told("listeners")))?;
        write!(f, " of {}", plain(self.burden.listeners))?;
        write!(f, ", kept {} bytes", plain(self.told("kept")))?;
        write!(f, ", wasm {} MB", mega(self.told("wasm")))?;
        write!(f, ", heap {} MB", mega(self.burden.heap))?;
        write!(f, ", processes {} MB", mega(self.burden.processes.or(self.burden.untidied)))?;
        write!(f, ", {} frames", plain(self.told("frames")))?;
        let took = |what| self.told(what).unwrap_or_default();
        write!(f, " of {:.1} ms, 95 % within {:.1} ms", took("median"), took("p95"))
    }
}

/// Lets a script of ours play until it has done, and says what is there then.
fn play(tab: &Page, what: &str, times: usize) -> Level {
    let count = || tab.global("endurance.count").as_u64().unwrap_or_default();
    let (before, begun) = (count(), Instant::now());
    tab.run("page.beginEndurance", (what, times));
    while tab.global("endurance.isPlaying") == json!(true) {
        assert!(begun.elapsed() < PATIENCE, "{what} takes longer than {PATIENCE:?}");
        pause(Duration::from_millis(200), "a script of the page plays by itself");
    }
    let trouble = tab.global("endurance.trouble");
    assert_eq!(trouble, json!(null), "in {what}, after {}", count());
    let played = u32::try_from(count() - before).unwrap_or(1).max(1);
    let pace = begun.elapsed() / played;
    let burden = tab.burden();
    let told = tab.call("page.callGlobal", ["endurance.measure"]);
    let level = Level { count: count(), burden, told, pace };
    println!("{level}");
    level
}

/// Plays in parts, each so large, until it is so much, and asks that nothing has grown since the first.
///
/// # Panics
/// When something has.
fn endure(tab: &Page, whole: usize, part: usize, what: &str) {
    let before = play(tab, what, part);
    let mut after = None;
    for begins in (part..whole).step_by(part) {
        after = Some(play(tab, what, part.min(whole - begins)));
    }
    let after = after.expect("there is more than one part");
    let amiss = tab.call("elements.seenOf", [["#broken", "#notice"]]);
    assert_eq!(amiss, json!([]), "nothing is amiss");
    assert_eq!(after.grown_since(&before), [""; 0], "something grows");
}

/// Plays that many games in a page in which `GAMES` is.
fn play_games(tab: &Page, games: usize) {
    let part = (games / 10).max(WARM).min(games / 2);
    endure(tab, games, part, "games");
    let count = tab.global("endurance.count").as_u64();
    assert_eq!(count, u64::try_from(games).ok(), "all games were played to their end");
}

/// The same, at Yebo, where no computer waits for people to follow.
fn play_yebo(games: usize) {
    let tab = Page::unheard();
    tab.load("history.html");
    tab.set_item("sandgrid:settings", &sealed("settings", "yebo-pace instant\n"));
    tab.before(YEBO);
    opened(&tab, ADDRESS);
    let part = (games / 10).max(FEW_OF_YEBO / 2);
    endure(&tab, games, part, "yebo");
    let count = tab.global("endurance.count").as_u64();
    assert_eq!(count, u64::try_from(games).ok(), "all games were played to their end");
}

/// The number that a variable has.
fn asked(variable: &str) -> Option<usize> {
    let number = env::var(variable).ok()?;
    Some(number.parse().unwrap_or_else(|error| panic!("{variable}={number}: {error}")))
}

/// A tab of two people's games, without a record of announcements, which would grow, too.
fn tab() -> Page {
    let page = Page::unheard();
    page.before(GAMES);
    page.visit(PEOPLE);
    page
}

/// Runs a kiosk for that number of hours.
fn stand(hours: usize, part: usize) {
    let page = Page::unheard();
    page.before(WEEK);
    page.visit("?kiosk&idle=60&lang=en");
    endure(&page, hours, part, "hours");
}

#[test]
fn memory_is_stable_over_games() {
    play_games(&tab(), FEW);
}

#[test]
fn memory_is_stable_over_yebo_games() {
    play_yebo(FEW_OF_YEBO);
}

#[test]
fn hour_after_hour_a_kiosk_does_not_grow() {
    stand(2 * MORNING, MORNING);
}

#[test]
#[ignore = "it takes long: `cargo xtask endurance`"]
fn thousands_of_games_in_one_tab() {
    play_games(&tab(), asked("SANDGRID_GAMES").unwrap_or(MANY));
}

#[test]
#[ignore = "it takes long: `cargo xtask endurance`"]
fn hundreds_of_yebo_games_in_one_tab() {
    let tenth = asked("SANDGRID_GAMES").map(|games| (games / 10).max(FEW_OF_YEBO));
    play_yebo(tenth.unwrap_or(MANY_OF_YEBO));
}

#[test]
#[ignore = "it takes long: `cargo xtask endurance`"]
fn week_of_kiosk_in_one_tab() {
    let hours = asked("SANDGRID_HOURS").unwrap_or(WEEK_LONG);
    stand(hours, (hours / 7).max(MORNING));
}
