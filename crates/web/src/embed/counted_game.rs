//! The game on the board as a kiosk counts it: once when a visitor begins it, and once when it is over.

use sandgrid_app::{OfferedGame, UseEvent};

use super::count;

/// The game that was counted last.
#[derive(Debug, Default)]
pub(crate) struct CountedGame {
    id: Option<u64>,
    is_over: bool,
}

impl CountedGame {
    /// Handles a turn of a visitor in the game of that id.
    pub(crate) fn play(&mut self, id: u64, game: OfferedGame) {
        if self.id != Some(id) {
            *self = Self { id: Some(id), is_over: false };
            count(UseEvent::Begun(game));
        }
    }

    /// Handles the end of the game of that id.
    pub(crate) fn end(&mut self, id: u64, game: OfferedGame) {
        if self.id == Some(id) && !core::mem::replace(&mut self.is_over, true) {
            count(UseEvent::Ended(game));
        }
    }
}
