//! The developer commands: `cargo xtask play`, `cargo xtask test`, and the checks around them.

mod browser;
mod deny;
mod dist;
mod fingerprint;
mod flaky;
mod fuzz;
mod install;
mod lint;
mod miri;
mod mutants;
mod page;
mod release;
mod serve;
mod shell;
mod soak;
mod suite;
mod test;
mod timings;
mod tools;
mod totals;

use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use fuzz::Span;
use mutants::Places;
use shell::{Steps, TaskError};
use suite::{EnduranceLimits, Engine, Suite, SuiteName};
use timings::Timings;

/// Sets Sandgrid up, plays it, tests it. Tools go into .tools/ in this folder.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

/// The share of the places in the rules that is damaged with every test.
const SHARE: &str = "11/800";

/// The commands.
#[derive(Debug, PartialEq, Eq, Subcommand)]
enum Task {
    /// Installs missing tools, builds the page, serves it on 127.0.0.1, and opens it
    Play {
        /// Port; without it 8080, or the next free one
        #[arg(long)]
        port: Option<u16>,
        /// Do not open a browser
        #[arg(long)]
        no_open: bool,
    },
    /// Runs the tests, or one part of them
    Test {
        part: Option<SuiteName>,
        /// Print the slowest tests of the page, and what each waits for
        #[arg(long)]
        timings: bool,
    },
    /// Builds the page into dist/page
    Build,
    /// Builds everything that is distributed, in dist/: the site, the one file, packages
    Dist,
    /// Builds the files of a release in dist/release, with checksums and notes; uploads nothing
    Release {
        /// The tag, such as v1.2.0; versions and the change log must agree with it
        #[arg(required_unless_present = "dry_run")]
        tag: Option<String>,
        /// Rehearse the next release, without a tag
        #[arg(long, conflicts_with = "tag")]
        dry_run: bool,
    },
    /// Checks formatting, clippy, documentation, `no_std`, and the crates' dependencies
    Lint,
    /// Runs test, then lint
    Ci,
    /// Runs the fuzz targets, or one of them, with libFuzzer
    Fuzz {
        target: Option<String>,
        /// Seconds for each target; 60 without any limit
        #[arg(long, value_name = "N")]
        seconds: Option<u32>,
        /// Runs of each target
        #[arg(long, value_name = "N")]
        runs: Option<u64>,
    },
    /// Plays random games, each checked against the contract
    Soak {
        /// Number of plies
        #[arg(long, value_name = "N", default_value_t = soak::PLIES)]
        plies: u64,
    },
    /// Plays thousands of games in one tab, and a week of a kiosk; takes hours
    Endurance {
        /// Browser; all without it
        browser: Option<Engine>,
        /// Number of games; 2000 without it
        #[arg(long, value_name = "N")]
        games: Option<u32>,
        /// Hours of a kiosk, a thousand times as fast; 168 without it
        #[arg(long, value_name = "N")]
        hours: Option<u32>,
    },
    /// Damages the rules, and reports damage that no test notices
    Mutants {
        /// Only the K-th part of N, from 0
        #[arg(long, value_name = "K/N", conflicts_with = "rest")]
        shard: Option<String>,
        /// Only mutants that survived the last run or could not be tried
        #[arg(long)]
        rest: bool,
    },
    /// Checks licences, sources and bans of the dependencies
    Deny,
    /// Runs the tests of rules, yebo, engine and app, or of one of them, in the interpreter Miri
    Miri {
        #[arg(value_name = "CRATE")]
        only: Option<String>,
    },
    /// Compares the speed of the page's worker with the native program
    Bench,
    /// Measures the page's bytes, time and script against their budgets
    BenchPage,
    /// Takes the pictures that README shows
    Pictures,
}

fn main() -> ExitCode {
    match carry_out(Xtask::parse().task) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("\n{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Carries a task out; returns `false` if a check failed.
fn carry_out(task: Task) -> Result<bool, TaskError> {
    match task {
        Task::Play { port, no_open } => play(port, if no_open { |_| () } else { browser::open })?,
        Task::Build => show_page(&page::ready(&mut Steps::new(1))?),
        Task::Dist => show_dist(&dist::ready(&mut Steps::new(2))?),
        Task::Release { tag, .. } => {
            let folder = release::ready(&mut Steps::new(4), tag.as_deref())?;
            println!("The release is in {}", folder.display());
        }
        Task::Test { part: Some(SuiteName::All), .. } => return test_all(),
        Task::Test { part, timings } => {
            let parts = part.map_or_else(Suite::usual, SuiteName::parts);
            return Ok(test::run(&parts, timings.then(Timings::default)).closed_well());
        }
        Task::Lint => return Ok(lint::run()),
        Task::Ci => {
            let tests = test::run(&Suite::usual(), None);
            let lints = lint::run();
            println!("\n{tests}");
            return Ok(tests.closed_well() && lints);
        }
        Task::Fuzz { target, seconds, runs } => {
            return fuzz::run(target.as_deref(), Span { seconds, runs }.or_a_minute());
        }
        Task::Soak { plies } => return soak::run(plies),
        Task::Endurance { browser, games, hours } => {
            return Ok(tested(&Suite::endurance(browser, EnduranceLimits { games, hours })));
        }
        Task::Mutants { shard, rest } => {
            let places = if rest { Places::Rest } else { shard.map_or(Places::All, Places::Shard) };
            return mutants::run(&places);
        }
        Task::Deny => return deny::run(),
        Task::Miri { only } => return miri::run(only.as_deref()),
        Task::Bench => return Ok(tested(&[Suite::Speed])),
        Task::BenchPage => return Ok(tested(&[Suite::Weight])),
        Task::Pictures => return Ok(tested(&[Suite::Pictures])),
    }
    Ok(true)
}

/// Runs tests; returns whether all passed.
fn tested(parts: &[Suite]) -> bool {
    test::run(parts, None).closed_well()
}

/// Runs all tests, a share of the mutants, and one crate in Miri if it is available.
fn test_all() -> Result<bool, TaskError> {
    let tests = test::run(&Suite::all(), None);
    let noticed = mutants::run(&Places::Shard(SHARE.to_owned()));
    let interpreted = if miri::can_be_had() { miri::run(Some("rules")) } else { Ok(true) };
    println!("\n{tests}");
    Ok(tests.closed_well() & noticed? & interpreted?)
}

fn show_page(folder: &Path) {
    println!("The page is in {}", folder.display());
}

fn show_dist(folder: &Path) {
    println!("\n{}", dist::list(folder).unwrap_or_default());
    println!("All of it is in {}", folder.display());
}

fn play(port: Option<u16>, open: fn(&str)) -> Result<(), TaskError> {
    let mut steps = Steps::new(2);
    let page = page::ready(&mut steps)?;
    let _step = steps.begin("serving the page");
    let (listener, address) = serve::listen(port)?;
    println!("\nSandgrid is at {address}  (Ctrl-C ends it)");
    open(&address);
    sandgrid_serve::forever(&listener, &page)
        .map_err(|why| TaskError::new("the server ended", why, "Run the same command again."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::Scope;

    fn parsed(words: &[&str]) -> Result<Task, clap::Error> {
        let words = ["xtask"].iter().chain(words);
        Xtask::try_parse_from(words).map(|xtask| xtask.task)
    }

    #[test]
    fn commands_are_parsed() {
        let play = |port, no_open| Task::Play { port, no_open };
        for (words, task) in [
            (&["play"][..], play(None, false)),
            (&["play", "--port=9000", "--no-open"], play(Some(9000), true)),
            (&["soak"], Task::Soak { plies: 10_000_000 }),
            (&["soak", "--plies", "5"], Task::Soak { plies: 5 }),
            (
                &["mutants", "--shard=1/9"],
                Task::Mutants { shard: Some("1/9".to_owned()), rest: false },
            ),
            (&["mutants", "--rest"], Task::Mutants { shard: None, rest: true }),
            (&["miri", "app"], Task::Miri { only: Some("app".to_owned()) }),
            (&["bench-page"], Task::BenchPage),
            (&["release", "--dry-run"], Task::Release { tag: None, dry_run: true }),
            (
                &["release", "v1.2.0"],
                Task::Release { tag: Some("v1.2.0".to_owned()), dry_run: false },
            ),
            (
                &["test", "chromium", "--timings"],
                Task::Test { part: Some(SuiteName::Chromium), timings: true },
            ),
        ] {
            assert_eq!(parsed(words).ok(), Some(task), "{words:?}");
        }
    }

    #[test]
    fn parts_of_the_tests_have_their_browsers() {
        let whole = |engine| Suite::Page(engine, Scope::Whole);
        let [chromium, firefox, webkit] =
            [Engine::Chromium, Engine::Firefox, Engine::Webkit].map(whole);
        assert_eq!(SuiteName::Wasm.parts(), [Suite::Wasm]);
        assert_eq!(SuiteName::Firefox.parts(), [firefox]);
        let timed = Suite::Page(Engine::Chromium, Scope::Timed);
        assert_eq!(SuiteName::Chromium.parts(), [chromium, timed]);
        assert_eq!(SuiteName::Browser.parts(), [chromium, firefox, webkit, timed, Suite::Old]);
        let nine = EnduranceLimits { games: Some(9), hours: None };
        let firefox = Suite::endurance(Some(Engine::Firefox), nine);
        assert_eq!(firefox, [Suite::Endurance(Engine::Firefox, nine)]);
    }

    #[test]
    fn invalid_arguments_are_refused() {
        for words in [
            &[][..],
            &["plya"],
            &["play", "now"],
            &["play", "--port", "70000"],
            &["play", "--fast"],
            &["test", "everything"],
            &["lint", "--no-open"],
            &["soak", "--seconds", "5"],
            &["fuzz", "link", "record"],
            &["endurance", "lynx"],
            &["mutants", "--rest", "--shard", "1/9"],
            &["lint", "--timings"],
            &["release"],
            &["release", "--dry-run", "v1.2.0"],
        ] {
            assert!(parsed(words).is_err(), "{words:?}");
        }
    }
}
