//! Repetition detection.

use alloc::vec::Vec;

use sandgrid_rules::Game;

use crate::key;

/// The hashes of the fresh turns of the game and of the current line.
#[derive(Clone, Debug)]
pub(crate) struct RepetitionStack {
    hashes: Vec<u64>,
    /// Index of the first hash of the line.
    line: usize,
}

impl RepetitionStack {
    /// Creates the stack from a game's history, the present position included.
    pub(crate) fn of(game: &Game) -> Self {
        let mut hashes = Vec::new();
        let mut position = *game.start();
        let mut enter = |position: &sandgrid_rules::Position| {
            if position.pending().is_fresh() {
                hashes.push(key::position_key(position));
            }
        };
        enter(&position);
        for action in game.played() {
            position = position.played(action);
            enter(&position);
        }
        let line = hashes.len() - usize::from(position.pending().is_fresh());
        Self { hashes, line }
    }

    /// Pushes a turn of the line.
    pub(crate) fn enter(&mut self, hash: u64) {
        self.hashes.push(hash);
    }

    /// Pops the last turn.
    pub(crate) fn leave(&mut self) {
        self.hashes.pop();
    }

    /// Returns whether the coming turn repeats a position of the line, or one that occurred twice in the
    /// game.
    ///
    /// One repetition within the line suffices: the side that forced it once can force it again.
    pub(crate) fn repeats(&self, hash: u64, quiet: u8) -> bool {
        let mut before = 0;
        for back in (2..=usize::from(quiet)).step_by(2) {
            let Some(index) = self.hashes.len().checked_sub(back) else { break };
            if self.hashes[index] == hash {
                before += 1;
                if index >= self.line || before == 2 {
                    return true;
                }
            }
        }
        false
    }
}
