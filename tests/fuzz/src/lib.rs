//! Fuzz targets: invariants of every text and every sequence of decisions.
//!
//! A [`Target`] takes arbitrary bytes and panics where an invariant does not hold. The same targets
//! are run by libFuzzer (`cargo xtask fuzz`, guided by coverage) and by `tests/quick.rs` (over the
//! corpus and altered copies of it, with every other test).

mod alter;
mod bytes;
mod host;
mod kept;
mod protocol;
mod sand;
mod texts;
mod watch;
mod yebo;

pub use alter::altered;
pub use watch::Slow;

use std::path::{Path, PathBuf};
use std::time::Duration;

use watch::{Clock, LIMIT};

/// An entry point of the program.
#[derive(Copy, Clone, Debug)]
pub struct Target {
    /// Its name, and that of its corpus.
    pub name: &'static str,
    /// The function that takes the input.
    pub about: &'static str,
    /// Most bytes of an input; the rest is left out.
    pub longest: usize,
    judge: Judge,
}

/// Slowdown of a build with coverage counters, as libFuzzer needs it: 14 ms became 51 ms.
const COUNTED: u32 = 4;

/// How a target takes its input, and how its time is measured.
#[derive(Copy, Clone, Debug)]
enum Judge {
    /// All at once.
    Whole(fn(&[u8])),
    /// One event after the other, as at a table; returns the time of the longest.
    Events(fn(&[u8], Clock) -> Duration),
}

impl Target {
    /// All targets.
    pub const ALL: [Self; 12] = [
        Self::new("position", "a position as text, under any rulebook", 256, texts::position),
        Self::new("record", "a record of a sand game", 4096, texts::record),
        Self::new("link", "the end of an address", 1024, texts::link),
        Self::new("saved", "a game as it is kept", 4096, kept::saved),
        Self::new("bundle", "all that is kept, in one text", 4096, kept::bundle),
        Self::new("host", "what a page around the board asks", 4096, host::host),
        Self::new("protocol", "lines to `sandgrid engine`", 2048, protocol::protocol),
        Self::new("sand", "decisions in the sand games", 1024, sand::sand),
        Self::new("yebo_record", "a record of Yebo", 4096, yebo::record),
        Self::new("yebo_moment", "a moment of Yebo that is set up", 2048, yebo::moment),
        Self::new("yebo_acts", "decisions in Yebo", 1024, yebo::acts),
        Self {
            name: "yebo_session",
            about: "what persons do at a table of Yebo",
            longest: 512,
            judge: Judge::Events(yebo::session),
        },
    ];

    const fn new(
        name: &'static str,
        about: &'static str,
        longest: usize,
        judge: fn(&[u8]),
    ) -> Self {
        Self { name, about, longest, judge: Judge::Whole(judge) }
    }

    /// Returns the target of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name == name)
    }

    /// Runs the target; `slowdown` is relative to an optimised build.
    ///
    /// # Errors
    /// If it exceeds its time limit in each of several attempts.
    ///
    /// # Panics
    /// If an invariant does not hold.
    pub fn judge(self, bytes: &[u8], slower: u32) -> Result<(), Slow> {
        let bytes = &bytes[..bytes.len().min(self.longest)];
        watch::within(LIMIT * slower, |clock| match self.judge {
            Judge::Whole(judge) => clock.time(|| judge(bytes)).1,
            Judge::Events(judge) => judge(bytes, clock),
        })
    }

    /// Runs the target for libFuzzer, which looks for panics.
    ///
    /// # Panics
    /// If an invariant does not hold, or the target takes too long.
    pub fn fuzz(self, bytes: &[u8]) {
        if let Err(slow) = self.judge(bytes, COUNTED) {
            panic!("{}: {slow}", self.name);
        }
    }

    /// The folder of the corpus: inputs that found new paths, or failures.
    #[must_use]
    pub fn corpus(self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(self.name)
    }
}
