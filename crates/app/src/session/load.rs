//! Games that come as text.

use sandgrid_rules::{BySide, Game, Position, Ruleset, Settled};

use super::Session;
use crate::message::Trouble;
use crate::{Choice, Effect, Message, Names, Player, link};

impl Session {
    /// Puts the game of a text on the board, or says what is wrong with the text.
    pub(super) fn load(&mut self, text: &str) -> Vec<Effect> {
        match read(text, self.choice.rules) {
            Ok(Read { game, names, settled, players }) => {
                let rules = game.ruleset();
                let players = players.unwrap_or(self.choice.players);
                let choice = Choice { rules, players, ..self.choice };
                let new = Self { game, names, settled, ..Self::with(self.annex, choice) };
                let effects = self.replace(new, Message::Loaded(rules));
                self.adopt();
                effects
            }
            Err(trouble) => vec![Effect::Alert(self.say(&Message::Trouble(trouble)))],
        }
    }
}

/// What a text has told.
pub(super) struct Read {
    game: Game,
    names: Names,
    settled: Option<Settled>,
    /// Who plays; where that is not told, whoever plays now.
    players: Option<BySide<Player>>,
}

/// No game's text is longer, in bytes; whatever is, is not even looked at.
const LONGEST: usize = 1 << 20;

/// A link; a record; or a ruleset's key and a position; or a position by the present rules.
pub(super) fn read(text: &str, present: &'static Ruleset) -> Result<Read, Trouble> {
    if text.len() > LONGEST {
        return Err(Trouble::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if text.is_empty() {
        Err(Trouble::Empty)
    } else if text.starts_with('[') {
        read_record(text)
    } else if link::is_meant(text) {
        link::read(text).map(linked).map_err(Trouble::Link)
    } else if text.starts_with("1.") {
        read_record(text)
    } else if first.contains('/') {
        read_position(text, present)
    } else if first.contains('-') {
        let rules = Ruleset::find(first).map_err(Trouble::Key)?;
        match rest.trim_start() {
            "" => Ok(nameless(Game::new(rules))),
            position => read_position(position, rules),
        }
    } else {
        Err(Trouble::Unknown)
    }
}

fn read_record(text: &str) -> Result<Read, Trouble> {
    let (game, tags) = Game::read(text).map_err(Trouble::Record)?;
    Ok(Read { names: Names::of(tags), settled: tags.settled, ..nameless(game) })
}

fn read_position(text: &str, rules: &'static Ruleset) -> Result<Read, Trouble> {
    let read = Position::parse(text, rules).map(Game::from_position).map(nameless);
    read.map_err(Trouble::Position)
}

/// A link shows a game; no computer is to play on in it before it was looked at.
fn linked((game, settled): link::Linked) -> Read {
    let players = Some(BySide::new(Player::Person, Player::Person));
    Read { settled, players, ..nameless(game) }
}

fn nameless(game: Game) -> Read {
    Read { game, names: Names::default(), settled: None, players: None }
}
