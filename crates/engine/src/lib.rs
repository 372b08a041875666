//! Opponents for the sand games: they look at a game and answer with an action. They know no
//! clock; same game, same seed, same answer, on every machine.

#![no_std]

pub use crate::greedy::greedy;

mod dice;
mod greedy;
mod prospect;
