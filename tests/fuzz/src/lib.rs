//! What must hold of every text and every sequence of decisions, whoever hands it in.
//!
//! A [`Target`] takes bytes that nobody meant and panics where something does not hold. The same
//! targets are run by libFuzzer (`cargo xtask fuzz`, which looks for bytes that lead further) and by
//! `tests/quick.rs` (over the corpus and altered copies of it, with every other test).

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

/// One way into the program.
#[derive(Copy, Clone, Debug)]
pub struct Target {
    /// Its name, and that of its corpus.
    pub name: &'static str,
    /// What comes in there.
    pub about: &'static str,
    /// What comes behind so many bytes is left out: it tells nothing new, and takes time.
    pub longest: usize,
    judge: Judge,
}

/// A program that counts which ways are gone, as libFuzzer wants it, takes so many times as long: what took 14 ms
/// took 51 ms there.
const COUNTED: u32 = 4;

/// How a target takes bytes, and of what it is told that it is slow.
#[derive(Copy, Clone, Debug)]
enum Judge {
    /// All at once.
    Whole(fn(&[u8])),
    /// One event after the other, as somebody meets them: tells how long the longest took.
    Events(fn(&[u8], Clock) -> Duration),
}

impl Target {
    /// All of them.
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
            name: "yebo_sitting",
            about: "what persons do at a table of Yebo",
            longest: 512,
            judge: Judge::Events(yebo::sitting),
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

    /// The target of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name == name)
    }

    /// Hands the bytes in, to a program that takes so many times as long as one that is optimised.
    ///
    /// # Errors
    /// When it takes longer than it may, each of several times.
    ///
    /// # Panics
    /// When something does not hold.
    pub fn judge(self, bytes: &[u8], slower: u32) -> Result<(), Slow> {
        let bytes = &bytes[..bytes.len().min(self.longest)];
        watch::within(LIMIT * slower, |clock| match self.judge {
            Judge::Whole(judge) => clock.time(|| judge(bytes)).1,
            Judge::Events(judge) => judge(bytes, clock),
        })
    }

    /// The same for libFuzzer, to which a panic is what it looks for.
    ///
    /// # Panics
    /// When something does not hold, or takes too long.
    pub fn fuzz(self, bytes: &[u8]) {
        if let Err(slow) = self.judge(bytes, COUNTED) {
            panic!("{}: {slow}", self.name);
        }
    }

    /// Where the bytes are kept that once led further, or did harm.
    #[must_use]
    pub fn corpus(self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(self.name)
    }
}
