//! The parts that the tests fall into: where they run, and how many of them.

use std::fmt::{self, Display};

use clap::ValueEnum;

/// The tests that run in one kind of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suite {
    /// On this machine, without a browser.
    Native(Fuzzing),
    /// The wasm crate's own, inside a browser.
    Wasm,
    /// The built page, driven through a browser as a person drives it.
    Page(Engine, Scope),
    /// In browsers of some years ago, as far as they can be had.
    Old,
    /// How fast the built page thinks, at the sand and at Yebo; no part of the whole, because it wants the machine for itself.
    Speed,
    /// How light the built page is; likewise.
    Weight,
    /// Thousands of games in one tab, and a week of a kiosk; it takes hours.
    Endurance(Engine, EnduranceLimits),
    /// No test at all: the pictures that README shows, taken of the built page.
    Pictures,
}

/// A browser that tests are run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    Webkit,
}

/// How long the fuzz targets run among the native tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fuzzing {
    /// Two seconds for all of them.
    Brief,
    /// A minute for each.
    Minute,
}

/// How many of the page's tests are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// All that there are.
    All,
    /// All but those that go through everything that there is, and those that `cargo xtask test all` alone runs.
    Whole,
    /// Those that go through everything: every state of the page, every control, every ruleset.
    Sweep,
    /// The most important: that the page begins, plays, draws, speaks, keeps and thinks. All of it in three browsers
    /// takes too long for every run.
    Brief,
    /// The few that break first, before a commit.
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

    /// Its name on the command line, and for the tests.
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
        match self {
            Self::Quick => {
                vec![Suite::Native(Fuzzing::Brief), Suite::Page(Engine::Chromium, Scope::Quick)]
            }
            Self::Sweep => vec![Suite::Page(Engine::Chromium, Scope::Sweep)],
            Self::Native => vec![Suite::Native(Fuzzing::Brief)],
            Self::Wasm => vec![Suite::Wasm],
            Self::Browser => Engine::ALL.into_iter().map(whole).chain([Suite::Old]).collect(),
            Self::Chromium => vec![whole(Engine::Chromium)],
            Self::Firefox => vec![whole(Engine::Firefox)],
            Self::Webkit => vec![whole(Engine::Webkit)],
            Self::Old => vec![Suite::Old],
            Self::All => Suite::all(),
        }
    }
}

/// Whether old browsers are to be had here.
pub(crate) const HAS_OLD: bool = cfg!(all(target_os = "linux", target_arch = "x86_64"));

impl Suite {
    /// The parts of `cargo xtask test`, those first that need least. Old browsers are to be had on Linux alone.
    pub(crate) fn usual() -> Vec<Self> {
        let most_important = |engine| Self::Page(engine, Scope::Brief);
        let mut parts = vec![
            Self::Native(Fuzzing::Brief),
            Self::Wasm,
            Self::Page(Engine::Chromium, Scope::Whole),
            most_important(Engine::Firefox),
            most_important(Engine::Webkit),
        ];
        parts.extend(HAS_OLD.then_some(Self::Old));
        parts
    }

    /// The parts of `cargo xtask test all`.
    pub(crate) fn all() -> Vec<Self> {
        let mut parts = vec![Self::Native(Fuzzing::Minute), Self::Wasm];
        parts.extend(Engine::ALL.map(|engine| Self::Page(engine, Scope::All)));
        parts.extend(HAS_OLD.then_some(Self::Old));
        parts
    }

    /// Returns the endurance runs, in every browser or in one.
    pub(crate) fn endurance(browser: Option<Engine>, long: EnduranceLimits) -> Vec<Self> {
        let engines = browser.map_or_else(|| Engine::ALL.to_vec(), |engine| vec![engine]);
        engines.into_iter().map(|engine| Self::Endurance(engine, long)).collect()
    }

    /// How many steps it takes.
    pub(crate) fn steps(self) -> usize {
        match self {
            Suite::Native(_) | Suite::Wasm => 1,
            Suite::Speed => 4,
            _ => 3,
        }
    }

    /// The engine in which tests of the page run, of which some may be listed as flaky.
    pub(crate) fn engine(self) -> Option<&'static str> {
        match self {
            Suite::Page(engine, _) => Some(engine.word()),
            _ => None,
        }
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
