//! The test suites: where they run, and which tests they contain.

use std::fmt::{self, Display};

use clap::ValueEnum;

/// The tests of one kind of environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suite {
    /// Native tests.
    Native(Fuzzing),
    /// The wasm crate's tests, in Chromium.
    Wasm,
    /// Tests of the built page in a browser.
    Page(Engine, Scope),
    /// Tests of the built page in old browsers.
    Old,
    /// Speed of the page's worker and of Yebo's opponents. It runs alone, since it needs the whole machine.
    Speed,
    /// Weight of the page. It runs alone, too.
    Weight,
    /// Thousands of games in one tab, and a week of a kiosk. It takes hours.
    Endurance(Engine, EnduranceLimits),
    /// The pictures of README; no test.
    Pictures,
}

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    Webkit,
}

/// The duration of the fuzz targets among the native tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fuzzing {
    /// Two seconds together.
    Brief,
    /// A minute for each.
    Minute,
}

/// The selection of page tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// All tests but those that measure time.
    All,
    /// All tests but those of the sweep, those that measure time and those of `cargo xtask test all`.
    Whole,
    /// The tests that visit every state, control and ruleset.
    Sweep,
    /// The tests that measure time: one after the other, after the others.
    Timed,
    /// The most important tests: the page starts, plays, draws, announces, saves and computes.
    Brief,
    /// The tests that fail first, before a commit.
    Quick,
}

/// The length of an endurance run, if given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EnduranceLimits {
    pub(crate) games: Option<u32>,
    pub(crate) hours: Option<u32>,
}

impl Engine {
    const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// Returns the name on the command line and for the tests.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }
}

impl Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::Webkit => "WebKit",
        })
    }
}

/// A part of the tests, as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SuiteName {
    /// The native tests, and the page tests that break first: before a commit
    Quick,
    /// Every state and control of the page, as CI runs it
    Sweep,
    /// Without a browser
    Native,
    /// The wasm crate's own
    Wasm,
    /// The page in all browsers
    Browser,
    Chromium,
    Firefox,
    Webkit,
    /// The page in old browsers
    Old,
    /// Every engine whole, fuzzing, a share of the mutants, Miri
    All,
}

impl SuiteName {
    /// Returns the parts that run.
    pub(crate) fn parts(self) -> Vec<Suite> {
        let whole = |engine| Suite::Page(engine, Scope::Whole);
        let timed = Suite::Page(Engine::Chromium, Scope::Timed);
        match self {
            Self::Quick => {
                vec![Suite::Native(Fuzzing::Brief), Suite::Page(Engine::Chromium, Scope::Quick)]
            }
            Self::Sweep => vec![Suite::Page(Engine::Chromium, Scope::Sweep)],
            Self::Native => vec![Suite::Native(Fuzzing::Brief)],
            Self::Wasm => vec![Suite::Wasm],
            Self::Browser => {
                Engine::ALL.into_iter().map(whole).chain([timed, Suite::Old]).collect()
            }
            Self::Chromium => vec![whole(Engine::Chromium), timed],
            Self::Firefox => vec![whole(Engine::Firefox)],
            Self::Webkit => vec![whole(Engine::Webkit)],
            Self::Old => vec![Suite::Old],
            Self::All => Suite::all(),
        }
    }
}

/// Whether old browsers are available on this platform.
pub(crate) const HAS_OLD: bool = cfg!(all(target_os = "linux", target_arch = "x86_64"));

impl Suite {
    /// Returns the suites of `cargo xtask test`, the fastest first.
    pub(crate) fn usual() -> Vec<Self> {
        let most_important = |engine| Self::Page(engine, Scope::Brief);
        let mut parts = vec![
            Self::Native(Fuzzing::Brief),
            Self::Wasm,
            Self::Page(Engine::Chromium, Scope::Whole),
            Self::Page(Engine::Chromium, Scope::Timed),
            most_important(Engine::Firefox),
            most_important(Engine::Webkit),
        ];
        parts.extend(HAS_OLD.then_some(Self::Old));
        parts
    }

    /// Returns the suites of `cargo xtask test all`.
    pub(crate) fn all() -> Vec<Self> {
        let mut parts = vec![Self::Native(Fuzzing::Minute), Self::Wasm];
        parts.extend(Engine::ALL.map(|engine| Self::Page(engine, Scope::All)));
        parts.push(Self::Page(Engine::Chromium, Scope::Timed));
        parts.extend(HAS_OLD.then_some(Self::Old));
        parts
    }

    /// Returns the endurance runs, in every browser or in one.
    pub(crate) fn endurance(browser: Option<Engine>, long: EnduranceLimits) -> Vec<Self> {
        let engines = browser.map_or_else(|| Engine::ALL.to_vec(), |engine| vec![engine]);
        engines.into_iter().map(|engine| Self::Endurance(engine, long)).collect()
    }

    /// Returns the number of steps to show.
    pub(crate) fn steps(self) -> usize {
        match self {
            Suite::Native(_) | Suite::Wasm => 1,
            Suite::Speed => 4,
            Suite::Page(..)
            | Suite::Old
            | Suite::Weight
            | Suite::Endurance(..)
            | Suite::Pictures => 3,
        }
    }

    /// Returns the engine of page tests, for which tests may be listed as flaky.
    pub(crate) fn engine(self) -> Option<&'static str> {
        let Suite::Page(engine, _) = self else { return None };
        Some(engine.word())
    }

    pub(crate) fn heading(self) -> String {
        let words = match self {
            Suite::Native(_) => "tests without a browser",
            Suite::Wasm => "tests of the wasm crate, in Chromium",
            Suite::Page(engine, Scope::All | Scope::Whole) => {
                return format!("tests of the built page, in {engine}");
            }
            Suite::Page(engine, Scope::Brief) => {
                return format!("the most important of them, in {engine}");
            }
            Suite::Page(engine, Scope::Timed) => {
                return format!("the tests that measure time, one after the other, in {engine}");
            }
            Suite::Page(engine, Scope::Sweep) => {
                return format!("the tests that go through everything on the page, in {engine}");
            }
            Suite::Page(engine, Scope::Quick) => {
                return format!("the tests of the page that break first, in {engine}");
            }
            Suite::Old => "the built page in old browsers",
            Suite::Speed => "the page's worker beside the native program, and how soon it answers",
            Suite::Weight => "how light the page is",
            Suite::Endurance(engine, _) => return format!("endurance, in {engine}"),
            Suite::Pictures => "pictures of the page, into docs/pictures",
        };
        words.to_owned()
    }
}
