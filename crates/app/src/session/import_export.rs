//! The game as it leaves the table: as a link, a record, a position.

use sandgrid_rules::{Game, Record, Tags};

use super::Session;
use super::load::read;
use crate::storage::saved_game::whole;
use crate::text::share_link;
use crate::{Message, Mode};

impl Session {
    /// The game so far as a text that [`Event::Load`](crate::Event::Load) reads.
    #[must_use]
    pub fn record(&self) -> String {
        let tags = Tags { settled: self.adjudication, ..self.names.tags() };
        Record { game: &self.shown(), tags }.to_string()
    }

    /// The game so far as the end of an address, short enough to be sent in a message; it is read
    /// with or without the address before it.
    #[must_use]
    pub fn link(&self) -> String {
        share_link::of(&self.shown(), self.adjudication)
    }

    /// The position on the board with its rules, as it is read by whatever rules are played.
    #[must_use]
    pub fn place(&self) -> String {
        format!("{} {}", self.choice.rules.key(), self.game.position())
    }

    /// Sees whether a text can be loaded; changes nothing.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn reads(&self, text: &str) -> Result<(), String> {
        let read = read(text, self.choice.rules);
        read.map(|_| ()).map_err(|trouble| self.say(&Message::ParseFailure(trouble)))
    }

    /// The game as others are to have it: all of it, while one looks at an earlier turn.
    fn shown(&self) -> Game {
        if self.mode == Mode::Browsing { whole(&self.game) } else { self.game.clone() }
    }
}
