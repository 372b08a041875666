//! The warning before a game ends because nothing is placed or captured.

use super::Session;
use crate::{Mode, Player};

/// Half-turns before that end in which a person is warned.
const SOON: u8 = 10;

impl Session {
    /// Returns the number of turns within which something must be placed or captured, while a person is to act and
    /// there are few.
    pub(super) fn quiet_turns_left(&self) -> Option<u8> {
        let position = self.position();
        let is_asked = self.choice.players[position.turn()] == Player::Person;
        let is_played = self.mode == Mode::Live && !self.is_learning() && !self.is_editing();
        let is_open = is_asked && is_played && !self.is_over() && !self.is_midway();
        let left = position.quiet_limit().saturating_sub(position.quiet());
        (is_open && left <= SOON).then(|| left.div_ceil(2))
    }
}
