//! Exports of the game: link, record, position.

use sandgrid_rules::{Game, Record, Tags};

use super::Session;
use super::load::read;
use crate::i18n::message::{ExportMessage, ParseFailure};
use crate::storage::saved_game::whole;
use crate::text::share_link::{self, Against};
use crate::{Message, Mode};

impl Session {
    /// Returns the record of the game, which [`Event::Load`](crate::Event::Load) imports.
    #[must_use]
    pub fn record(&self) -> String {
        let tags = Tags { settled: self.adjudication, ..self.names.tags() };
        Record { game: &self.shown(), tags }.to_string()
    }

    /// Returns the share link's code, which is imported with or without the address before it.
    #[must_use]
    pub fn link(&self) -> String {
        share_link::of(&self.shown(), self.adjudication)
    }

    /// Returns the code of the link to share: to a friend elsewhere, it carries the game on; of a game against the
    /// computer, it tells which side that played.
    #[must_use]
    pub fn link_to_share(&self) -> String {
        let against = |(side, level)| Against { side, level }.write();
        match self.invitation() {
            Some(invitation) => invitation.link,
            None => self.link() + &self.choice.opponent().map(against).unwrap_or_default(),
        }
    }

    /// Says who plays where the shared link is opened; `None` if no computer does.
    #[must_use]
    pub fn sharing_words(&self) -> Option<String> {
        let (side, level) = self.choice.opponent().filter(|_| !self.has_ended())?;
        Some(self.say(&Message::Export(ExportMessage::Against(side, level))))
    }

    /// Returns the position on the board with the ruleset's key.
    #[must_use]
    pub fn place(&self) -> String {
        format!("{} {}", self.choice.rules.key(), self.game.position())
    }

    /// Checks whether a text can be imported; changes nothing.
    ///
    /// # Errors
    /// Returns the parse error as a message.
    pub fn reads(&self, text: &str) -> Result<(), String> {
        self.parses(text).map_err(|failure| self.say(&Message::ParseFailure(failure)))
    }

    /// Checks the same, for a developer.
    ///
    /// # Errors
    /// Returns the parse error, which displays in English.
    pub fn parses(&self, text: &str) -> Result<(), ParseFailure> {
        read(text, self.choice.rules).map(|_| ())
    }

    /// Returns the game to export: the whole game while browsing.
    fn shown(&self) -> Game {
        if self.mode == Mode::Live { self.game.clone() } else { whole(&self.game) }
    }
}
