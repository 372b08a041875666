//! Games that come as text.

use sandgrid_rules::{Game, Position, Ruleset};

use super::Session;
use crate::message::Trouble;
use crate::{Choice, Effect, Message};

impl Session {
    /// Puts the game of a text on the board, or says what is wrong with the text.
    pub(super) fn load(&mut self, text: &str) -> Vec<Effect> {
        match read(text, self.choice.rules) {
            Ok(game) => {
                let rules = game.ruleset();
                let choice = Choice { rules, ..self.choice };
                let effects =
                    self.replace(Self { game, ..Self::new(choice) }, Message::Loaded(rules));
                self.adopt();
                effects
            }
            Err(trouble) => vec![Effect::Alert(self.language.say(&Message::Trouble(trouble)))],
        }
    }
}

/// A record; or a ruleset's key and a position; or a position by the present rules.
fn read(text: &str, present: &'static Ruleset) -> Result<Game, Trouble> {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if text.is_empty() {
        Err(Trouble::Empty)
    } else if text.starts_with('[') || text.starts_with("1.") {
        read_record(text)
    } else if first.contains('/') {
        read_position(text, present)
    } else {
        let rules = Ruleset::find(first).map_err(Trouble::Key)?;
        if rest.is_empty() { Ok(Game::new(rules)) } else { read_position(rest.trim_start(), rules) }
    }
}

fn read_record(text: &str) -> Result<Game, Trouble> {
    Game::read(text).map(|(game, _)| game).map_err(Trouble::Record)
}

fn read_position(text: &str, rules: &'static Ruleset) -> Result<Game, Trouble> {
    Position::parse(text, rules).map(Game::from_position).map_err(Trouble::Position)
}
