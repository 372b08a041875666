//! The warnings before a game ends by repetition, or because nothing is placed or captured.

use super::Session;
use crate::{Message, Mode, Player};

/// Half-turns before the quiet limit in which a person is warned.
const SOON: u8 = 10;

impl Session {
    /// Returns the warning of a near end by rule, while a person is to begin a turn.
    pub(super) fn nearing_end(&self) -> Option<Message> {
        let position = self.position();
        let is_asked = self.choice.players[position.turn()] == Player::Person;
        let is_played = self.mode == Mode::Live && !self.is_learning() && !self.is_editing();
        if !is_asked || !is_played || self.is_over() || self.is_midway() {
            return None;
        }
        if self.game.occurrences() == 2 {
            return position.repeated().map(Message::NearsRepetition);
        }
        let left = position.quiet_limit().saturating_sub(position.quiet());
        (left <= SOON).then(|| Message::QuietSoon(left.div_ceil(2)))
    }
}
