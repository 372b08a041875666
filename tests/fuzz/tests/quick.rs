//! Runs every target over its corpus, and over altered copies of it, for seconds; `cargo xtask fuzz`
//! runs without a limit.
//!
//! `SANDGRID_FUZZ_SECONDS=60` sets the seconds of each target.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use std::{env, fs};

use sandgrid_fuzz::{Target, altered};
use sandgrid_tests::{Chance, Findings};

/// Slowdown of an unoptimised build; this test does not measure.
const SLOWER: u32 = 40;

/// Altered copies that are tried where no time is set.
const COPIES: usize = 400;

/// Most findings.
const PLENTY: usize = 3;

/// The time for each target.
#[derive(Copy, Clone)]
enum Until {
    Copies(usize),
    Then(Instant),
}

impl Until {
    fn asked() -> Self {
        let seconds = env::var("SANDGRID_FUZZ_SECONDS").ok().and_then(|it| it.parse().ok());
        let then = seconds.map(|it| Instant::now() + Duration::from_secs(it));
        then.map_or(Self::Copies(COPIES), Self::Then)
    }

    fn goes_on(self, done: usize) -> bool {
        match self {
            Self::Copies(count) => done < count,
            Self::Then(then) => Instant::now() < then,
        }
    }
}

/// The corpus of a target, sorted by name.
fn corpus(target: Target) -> Vec<Vec<u8>> {
    let folder = target.corpus();
    let entries =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("it is there").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("it can be read")).collect()
}

/// Runs a target, and notes its failures.
fn judge(target: Target, bytes: &[u8], findings: &mut Findings) {
    let judged = catch_unwind(AssertUnwindSafe(|| target.judge(bytes, SLOWER)));
    let shown = || format!("{}: {}", target.name, bytes.escape_ascii());
    match judged {
        Ok(Ok(())) => {}
        Ok(Err(slow)) => findings.note(format_args!("{slow}: {}", shown())),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("it breaks");
            findings.note(format_args!("{text}\n    {}", shown()));
        }
    }
}

fn check(name: &str) {
    let target = Target::named(name).expect("yebo_record is a target");
    let (corpus, mut findings) = (corpus(target), Findings::new());
    assert!(corpus.len() >= 3, "the corpus of {name} is missing");
    for bytes in &corpus {
        judge(target, bytes, &mut findings);
    }
    let (until, mut chance, mut done) = (Until::asked(), Chance::of(1), 0);
    while until.goes_on(done) && findings.count() < PLENTY {
        let one = &corpus[chance.below(corpus.len())];
        let bytes = altered(one, &corpus, &mut chance);
        judge(target, &bytes, &mut findings);
        done += 1;
    }
    println!("{name}: {} kept, {done} altered", corpus.len());
    findings.report();
}

macro_rules! targets {
    ($($name:ident)+) => {
        $(#[test]
        fn $name() {
            check(stringify!($name));
        })+

        #[test]
        fn every_fuzz_target_runs() {
            let tried: BTreeSet<&str> = [$(stringify!($name)),+].into();
            let all: BTreeSet<&str> = Target::ALL.iter().map(|target| target.name).collect();
            assert_eq!(tried, all);
        }
    };
}

targets! {
    position record link saved bundle host protocol sand
    yebo_record yebo_moment yebo_acts yebo_session
}
