//! How the position came about.

use alloc::vec::Vec;

use sandgrid_rules::Game;

use crate::key;

/// The fresh turns of a game and of the line that is looked at, as their numbers.
#[derive(Clone, Debug)]
pub(crate) struct RepetitionStack {
    sights: Vec<u64>,
    /// From here on they belong to the line.
    line: usize,
}

impl RepetitionStack {
    /// The history of a game, its present position included.
    pub(crate) fn of(game: &Game) -> Self {
        let mut sights = Vec::new();
        let mut position = *game.start();
        let mut enter = |position: &sandgrid_rules::Position| {
            if position.duty().is_fresh() {
                sights.push(key::position_key(position));
            }
        };
        enter(&position);
        for action in game.played() {
            position = position.played(action);
            enter(&position);
        }
        let line = sights.len() - usize::from(position.duty().is_fresh());
        Self { sights, line }
    }

    /// Takes note of a turn of the line.
    pub(crate) fn enter(&mut self, sight: u64) {
        self.sights.push(sight);
    }

    /// Forgets the last turn.
    pub(crate) fn leave(&mut self) {
        self.sights.pop();
    }

    /// Whether a turn that comes next repeats one of the line, or two of the game.
    ///
    /// Once is enough in the line: who can bring it about once can do so again.
    pub(crate) fn repeats(&self, sight: u64, quiet: u8) -> bool {
        let mut before = 0;
        for back in (2..=usize::from(quiet)).step_by(2) {
            let Some(index) = self.sights.len().checked_sub(back) else { break };
            if self.sights[index] == sight {
                before += 1;
                if index >= self.line || before == 2 {
                    return true;
                }
            }
        }
        false
    }
}
