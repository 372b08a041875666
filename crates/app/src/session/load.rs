//! Imports games from text.

use sandgrid_engine::Level;
use sandgrid_rules::{Adjudication, BySide, Game, Outcome, Position, RecordError, Ruleset, Side};

use super::Session;
use crate::i18n::message::{EditorMessage, ParseFailure};
use crate::storage::backup::Backup;
use crate::text::pasted_record::{Notation, Pasted, has_tags, has_turns, notation_of, unframed};
use crate::text::share_link::{self, Against, Asked, LinkError, Mail};
use crate::text::typography::{is_quote, is_unseen, plain};
use crate::{Effect, GameSetup, Message, Names, Player};

impl Session {
    /// Imports a game from a text, or reports the parse error.
    pub(super) fn load(&mut self, text: &str) -> Vec<Effect> {
        match read(text, self.choice.rules) {
            Ok(Read { game, settled, mail: Some(mail), .. }) => self.receive(game, settled, &mail),
            Ok(Read { game, names, settled, players, against, mail: None }) => {
                if let Some(received) = self.receive_bare(&game, settled) {
                    return received;
                }
                let rules = game.ruleset();
                // A game that is over has nothing to play, and counts among no results here.
                let is_over = game.outcome().is_some() || settled.is_some();
                // A game against the computer goes on against it.
                let goes_on = against.filter(|_| !is_over).map(with_computer);
                let players = goes_on.or(players).or(is_over.then_some(PEOPLE));
                let players = players.unwrap_or(self.choice.at_one_screen().players);
                let choice = GameSetup { rules, players, ..self.choice };
                let new = Self {
                    game,
                    names,
                    adjudication: settled,
                    offered: Some(self.setup_to_offer().players),
                    ..Self::with(self.features, choice)
                };
                let effects = self.replace(new, Some(Message::Loaded(rules, against)));
                self.import_game();
                let loaded = against.map(|_| Message::Loaded(rules, against));
                let at_end = self.end_of_start().map(EditorMessage::AtEnd).map(Message::Editor);
                let told: Vec<Message> = loaded.into_iter().chain(at_end).collect();
                if told.is_empty() {
                    return effects;
                }
                self.answer_with(effects, &Message::Verbatim(self.say_all(&told)))
            }
            Err(trouble) => vec![Effect::Warn(self.say(&Message::ParseFailure(trouble)))],
        }
    }
}

impl Session {
    /// Returns the end of a game that comes to the position on the board; `None` if it goes on there, or if something
    /// has been played.
    fn end_of_start(&self) -> Option<Outcome> {
        let is_start = self.game.played().next().is_none() && !self.is_over();
        self.game.position().outcome_if_reached().filter(|_| is_start)
    }
}

/// A parsed text.
pub(super) struct Read {
    game: Game,
    names: Names,
    settled: Option<Adjudication>,
    /// Players; `None` keeps the current ones.
    players: Option<BySide<Player>>,
    /// Computer against which a linked game was played.
    against: Option<(Side, Level)>,
    /// Header of a link between friends.
    mail: Option<Mail>,
}

/// Returns the players of a game against the computer.
fn with_computer((computer, level): (Side, Level)) -> BySide<Player> {
    let player = |side| if side == computer { Player::Computer(level) } else { Player::Person };
    BySide::from_fn(player)
}

/// Two people.
const PEOPLE: BySide<Player> = BySide::new(Player::Person, Player::Person);

/// Maximum length of a text in bytes; longer ones are rejected unread.
const LONGEST: usize = 1 << 20;

/// Parses a record, a list of turns, a link, a ruleset's key, or a position with a key or for the current rules;
/// ignores other words around it.
pub(super) fn read(text: &str, present: &'static Ruleset) -> Result<Read, ParseFailure> {
    if Backup::is_begun(text) {
        return Err(ParseFailure::Backup);
    }
    if text.len() > LONGEST {
        return Err(ParseFailure::TooLong);
    }
    let text = &*unframed(text);
    let text = text.trim_matches(|it: char| is_unseen(it) || it.is_whitespace());
    if let Some(asked) = share_link::asked(text) {
        return read_asked(asked, present);
    }
    if text.is_empty() {
        Err(ParseFailure::Empty)
    } else if is_json(text) || text.contains(is_binary) {
        Err(ParseFailure::Unknown)
    } else if notation_of(text) == Some(Notation::Yebo) {
        Err(ParseFailure::Yebo)
    } else if has_tags(text) {
        read_record(text, None)
    } else if share_link::is_meant(text) {
        let mail = Mail::read(text);
        if mail.is_none() && Mail::is_begun(text) {
            return Err(ParseFailure::Link(LinkError::Cut));
        }
        let read = share_link::read(text).map(linked).map_err(ParseFailure::Link);
        let against = Against::read(text).map(|it| (it.side, it.level));
        read.map(|read| Read { against, mail, ..read })
    } else if text.starts_with(['[', '［']) && !has_turns(text) {
        read_record(text, None)
    } else if text.starts_with("1.") {
        read_record(text, Some(present))
    } else {
        read_words(text, present)
    }
}

/// Returns whether a text is JSON, which other programs write.
fn is_json(text: &str) -> bool {
    let begin: String = text.split_whitespace().take(9).collect();
    let is_list = ["[{", "[[", "[\""].iter().any(|it| begin.starts_with(it));
    is_list || begin.starts_with("{\"") && begin.contains("\":")
}

/// Returns whether a character stands in no text: a picture or a program has it. DOS ends a text with one of them.
fn is_binary(letter: char) -> bool {
    letter < ' ' && !letter.is_whitespace() && letter != '\u{1a}'
}

/// Parses the query of an address.
fn read_asked(asked: Asked, present: &'static Ruleset) -> Result<Read, ParseFailure> {
    let named = asked.rules.map(|key| Ruleset::find(&key).map_err(ParseFailure::Key));
    match named.transpose()? {
        Some(rules) if asked.text.is_empty() => Ok(nameless(Game::new(rules))),
        named => read(&asked.text, named.unwrap_or(present)),
    }
}

/// Parses a record; a list of turns, which has no tags, is of the present ruleset.
fn read_record(text: &str, present: Option<&'static Ruleset>) -> Result<Read, ParseFailure> {
    let pasted = Pasted::new(text, Notation::Sand);
    let pasted = pasted.map_err(|it| ParseFailure::Parenthesis(it.line, it.column))?;
    let (game, tags) = Game::read_by(present, pasted.text()).map_err(|error| {
        let (line, column, word) = pasted.place(error.line, error.column);
        ParseFailure::Record(RecordError { line, column, ..error }, word)
    })?;
    if present.is_some() && game.played().next().is_none() {
        return Err(ParseFailure::Unknown);
    }
    let names = Names::of(tags);
    // A game of people whom its record names is not played on by a computer.
    let players = names.are_given().then_some(PEOPLE);
    Ok(Read { names, settled: tags.settled, players, ..nameless(game) })
}

/// Parses a key or a position in plain lower case, ignoring the words around it.
fn read_words(text: &str, present: &'static Ruleset) -> Result<Read, ParseFailure> {
    let seen = text.chars().filter(|it| !is_unseen(*it));
    let plainly: String = seen.map(|it| plain(it).to_ascii_lowercase()).collect();
    let words: Vec<&str> = plainly
        .split_whitespace()
        .map(|it| it.trim_matches(is_around))
        .filter(|it| !it.is_empty())
        .collect();
    let key = |word: &str| Ruleset::find(word).map_err(ParseFailure::Key);
    let named = words.iter().find_map(|word| key(word).ok());
    let turns = after_key(text, &words);
    match (words.iter().position(|word| is_board(word)), &words[..]) {
        (Some(board), words) => {
            let end = words.len().min(board + POSITION);
            let fields = &words[board..end];
            let has_key = board == 1 && words[0].contains('-');
            let rules = if has_key { key(words[0])? } else { named.unwrap_or(present) };
            read_position(&fields.join(" "), rules)
        }
        (None, [word, ..]) if turns.is_some() && is_key(word) && named.is_none() => {
            Err(key(word).map_or_else(|error| error, |_| ParseFailure::Unknown))
        }
        (None, _) if turns.is_some() || has_turns(text) => {
            read_record(turns.as_deref().unwrap_or(text), Some(named.unwrap_or(present)))
        }
        (None, [word]) if is_key(word) => Ok(nameless(Game::new(key(word)?))),
        (None, [word, ..]) if is_row(word) => read_position(&words.join(" "), present),
        (None, [word, rest @ ..])
            if key(word).is_ok() || is_key(word) && rest.first().is_some_and(is_row) =>
        {
            read_position(&rest.join(" "), key(word)?)
        }
        _ => Err(ParseFailure::Unknown),
    }
}

/// Returns a text with blanks in the place of a first word that may be meant as a key, if turns follow that word.
fn after_key(text: &str, words: &[&str]) -> Option<String> {
    let before = |it: char| it.is_whitespace() || is_unseen(it) || is_around(it);
    let named = text.trim_start_matches(before);
    let after = named.find(char::is_whitespace).filter(|_| words.first().is_some_and(is_key))?;
    let (key, rest) = text.split_at(text.len() - named.len() + after);
    let turns: String = key.chars().map(|_| ' ').chain(rest.chars()).collect();
    has_turns(&turns).then_some(turns)
}

/// Returns whether a word may be meant as the key of a ruleset: a game's name stands before its first hyphen.
fn is_key(word: &&str) -> bool {
    word.split_once('-')
        .is_some_and(|(game, _)| !game.is_empty() && game.chars().all(char::is_alphabetic))
}

/// Returns whether a character may surround a keyword.
fn is_around(letter: char) -> bool {
    is_quote(letter) || "<>()[]{}.,;:!?".contains(letter)
}

/// Returns whether a word is a board: rows of pieces and numbers of empty holes. A date has three numbers, of several
/// digits.
fn is_board(word: &str) -> bool {
    let is_field = |it: char| it.is_ascii_digit() || matches!(it, 'o' | 'i' | '/');
    let is_filled = |row: &str| row.len() < 2 || row.contains(['o', 'i']);
    let marks = word.matches('/').count();
    let has_rows = marks > DATE || marks == DATE && word.split('/').all(is_filled);
    has_rows && word.chars().all(is_field)
}

/// Returns whether a word may be meant as a board; a date is not.
fn is_row(word: &&str) -> bool {
    let is_long = |row: &str| row.len() > 1 && row.bytes().all(|it| it.is_ascii_digit());
    let is_begun = word.starts_with(|it: char| it.is_ascii_digit() || "oi/".contains(it));
    let has_rows = word.matches('/').count() > DATE || !word.split('/').any(is_long);
    is_begun && word.contains('/') && has_rows
}

/// Number of strokes in a date.
const DATE: usize = 2;

/// Number of fields of a position.
const POSITION: usize = 5;

fn read_position(text: &str, rules: &'static Ruleset) -> Result<Read, ParseFailure> {
    let read = Position::parse(text, rules).map(Game::from_position).map(nameless);
    read.map_err(ParseFailure::Position)
}

/// Both players of a linked game are persons, unless the link names a computer.
fn linked((game, settled): share_link::Linked) -> Read {
    Read { settled, players: Some(PEOPLE), ..nameless(game) }
}

fn nameless(game: Game) -> Read {
    Read { game, names: Names::default(), settled: None, players: None, against: None, mail: None }
}
