//! Computer opponents for the sand games: given a game, they return an action.
//!
//! The crate reads no clock and is deterministic: the same game, seed and options give the same
//! action on every machine.

#![no_std]
#![expect(
    clippy::inline_always,
    reason = "the inside of every search: measured by `sandgrid bench`"
)]

extern crate alloc;

pub use crate::beginner::{Beginner, BeginnerError};
pub use crate::dice::SplitMix64;
pub use crate::evaluate::{Evaluator, TERMS, Terms, Weights};
pub use crate::greedy::greedy;
pub use crate::level::{Level, LevelError, choose};
pub use crate::random::random;
pub use crate::reason::{Insight, Motif, Reason, reason, turn};
pub use crate::search::{Budget, NoObserver, SearchObserver, SearchResult, Searcher, ValueSource};
pub use crate::value::{Value, ValueError};

#[cfg(test)]
mod amount;
mod attention;
mod beginner;
mod dice;
mod evaluate;
mod greedy;
mod key;
mod level;
pub mod network;
mod novice;
mod prospect;
mod random;
mod reason;
mod search;
mod shared;
pub mod table;
mod transposition;
mod value;
