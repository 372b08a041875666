//! The parts that the tests fall into: where they run, and how many of them.

use std::fmt::{self, Display};

use clap::ValueEnum;

/// The tests that run in one kind of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// On this machine, without a browser.
    Native(Fuzzing),
    /// The wasm crate's own, inside a browser.
    Wasm,
    /// The built page, driven through a browser as a person drives it.
    Page(Engine, Extent),
    /// In browsers of some years ago, as far as they can be had.
    Old,
    /// How fast the built page thinks, at the sand and at Yebo; no part of the whole, because it wants the machine for itself.
    Speed,
    /// How light the built page is; likewise.
    Weight,
    /// Thousands of games in one tab, and a week of a kiosk; it takes hours.
    Endurance(Engine, Long),
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
pub(crate) enum Extent {
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
pub(crate) struct Long {
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
pub(crate) enum TestPart {
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

impl TestPart {
    /// Returns the parts that run.
    pub(crate) fn parts(self) -> Vec<Part> {
        let whole = |engine| Part::Page(engine, Extent::Whole);
        match self {
            Self::Quick => {
                vec![Part::Native(Fuzzing::Brief), Part::Page(Engine::Chromium, Extent::Quick)]
            }
            Self::Sweep => vec![Part::Page(Engine::Chromium, Extent::Sweep)],
            Self::Native => vec![Part::Native(Fuzzing::Brief)],
            Self::Wasm => vec![Part::Wasm],
            Self::Browser => Engine::ALL.into_iter().map(whole).chain([Part::Old]).collect(),
            Self::Chromium => vec![whole(Engine::Chromium)],
            Self::Firefox => vec![whole(Engine::Firefox)],
            Self::Webkit => vec![whole(Engine::Webkit)],
            Self::Old => vec![Part::Old],
            Self::All => Part::all(),
        }
    }
}

/// Whether old browsers are to be had here.
pub(crate) const HAS_OLD: bool = cfg!(all(target_os = "linux", target_arch = "x86_64"));

impl Part {
    /// The parts of `cargo xtask test`, those first that need least. Old browsers are to be had on Linux alone.
    pub(crate) fn usual() -> Vec<Self> {
        let most_important = |engine| Self::Page(engine, Extent::Brief);
        let mut parts = vec![
            Self::Native(Fuzzing::Brief),
            Self::Wasm,
            Self::Page(Engine::Chromium, Extent::Whole),
            most_important(Engine::Firefox),
            most_important(Engine::Webkit),
        ];
        parts.extend(HAS_OLD.then_some(Self::Old));
        parts
    }

    /// The parts of `cargo xtask test all`.
    pub(crate) fn all() -> Vec<Self> {
        let mut parts = vec![Self::Native(Fuzzing::Minute), Self::Wasm];
        parts.extend(Engine::ALL.map(|engine| Self::Page(engine, Extent::All)));
        parts.extend(HAS_OLD.then_some(Self::Old));
        parts
    }

    /// Returns the endurance runs, in every browser or in one.
    pub(crate) fn endurance(browser: Option<Engine>, long: Long) -> Vec<Self> {
        let engines = browser.map_or_else(|| Engine::ALL.to_vec(), |engine| vec![engine]);
        engines.into_iter().map(|engine| Self::Endurance(engine, long)).collect()
    }

    /// How many steps it takes.
    pub(crate) fn steps(self) -> usize {
        match self {
            Part::Native(_) | Part::Wasm => 1,
            Part::Speed => 4,
            _ => 3,
        }
    }

    /// The engine in which tests of the page run, of which some may be listed as flaky.
    pub(crate) fn engine(self) -> Option<&'static str> {
        match self {
            Part::Page(engine, _) => Some(engine.word()),
            _ => None,
        }
    }

    pub(crate) fn heading(self) -> String {
        let words = match self {
            Part::Native(_) => "tests without a browser",
            Part::Wasm => "tests of the wasm crate, in Chromium",
            Part::Page(engine, Extent::All | Extent::Whole) => {
                return format!("tests of the built page, in {engine}");
            }
            Part::Page(engine, Extent::Brief) => {
                return format!("the most important of them, in {engine}");
            }
            Part::Page(engine, Extent::Sweep) => {
                return format!("the tests that go through everything on the page, in {engine}");
            }
            Part::Page(engine, Extent::Quick) => {
                return format!("the tests of the page that break first, in {engine}");
            }
            Part::Old => "the built page in old browsers",
            Part::Speed => "the page's worker beside the native program, and how soon it answers",
            Part::Weight => "how light the page is",
            Part::Endurance(engine, _) => return format!("endurance, in {engine}"),
            Part::Pictures => "pictures of the page, into docs/pictures",
        };
        words.to_owned()
    }
}
