//! A saved game: everything needed to resume it.

use core::fmt;
use core::str::FromStr;

use sandgrid_rules::{Adjudication, BySide, Game, Record, RecordError, Side, Tags, Turn};

use crate::storage::envelope::{Corrupt, Envelope};
use crate::storage::game_store::Storable;
use crate::storage::game_summary::GameSummary;
use crate::text::split::split_once_small;
use crate::{GameResult, GameSetup, Names, Player};

/// A saved game.
///
/// # Text
/// A heading, a checksum of everything below it, lines of a keyword and its values, an empty line, and the
/// record of the whole game:
///
/// ```text
/// sandgrid game 2
/// sum 1f4c0a9be2d87c63
/// first person
/// second level 3
/// seed 123
/// when 1795000000000
/// order 1795000000001
/// at 17
/// counted
/// sent 17
///
/// [Rules "yote-traditional"]
/// …
/// ```
///
/// `order` is the sort key if it differs from `when`: a device's clock may be set back. `at` is the number of
/// actions on the board if some are undone; `sent` the number of those that a friend elsewhere has. Unknown
/// keywords are ignored.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Rulebook and players.
    pub choice: GameSetup,
    /// Time of the last action in milliseconds since 1970.
    pub when: u64,
    /// Sort key among the games, by the last action; `None` if it equals `when`.
    pub order: Option<u64>,
    /// Whether the game has been counted in the results.
    pub counted: Counted,
    /// Result by resignation or agreement.
    pub settled: Option<Adjudication>,
    /// Player names.
    pub names: Names,
    /// Progress that the friend elsewhere knows, as [`Session::progress_to_send`](crate::Session) counts it.
    pub sent: usize,
    /// The game, with undone actions.
    pub game: Box<Game>,
}

/// Whether a game has been counted in the results.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Counted {
    /// Not counted yet.
    #[default]
    No,
    /// Counted.
    Yes,
}

/// The error of a text that is not a saved game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SavedGameError {
    /// The heading or the checksum does not match, or the text belongs to a later version.
    Envelope,
    /// The line of this number, counted from 1, cannot be parsed.
    Line(usize),
    /// The record is damaged.
    Record(RecordError),
}

impl SavedGame {
    /// Exclusive upper bound of the sort key. A higher one is damage, and no game could sort after it.
    const LARGEST: u64 = 1 << 62;

    /// Returns the sort key; higher for games played later.
    #[must_use]
    pub fn place(&self) -> u64 {
        Some(self.order.unwrap_or(self.when)).filter(|place| *place < Self::LARGEST).unwrap_or(0)
    }

    /// Returns the result after the last action, undone ones included.
    #[must_use]
    pub fn end(&self) -> Option<GameResult> {
        let whole = whole(&self.game);
        whole.outcome().map(GameResult::Ruled).or(self.settled.map(GameResult::Settled))
    }
}

/// Returns a copy of a game with all undone actions replayed.
pub(crate) fn whole(game: &Game) -> Game {
    let mut whole = game.clone();
    while whole.redo().is_some() {}
    whole
}

/// Returns the turns of a game with their numbers as in records, where a turn of each side has one number.
pub(crate) fn numbered(game: &Game) -> impl Iterator<Item = (u16, Side, Turn)> + '_ {
    let (mut number, mut before) = (0, Side::Second);
    game.turns().map(move |(side, turn)| {
        if side == Side::First || side == before || number == 0 {
            number += 1;
        }
        before = side;
        (number, side, turn)
    })
}

/// Returns the number of the last turn of a game; 0 before the first.
pub(crate) fn last_number(game: &Game) -> usize {
    numbered(game).last().map_or(0, |(number, ..)| number.into())
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Envelope::GAME.wrap(&Body(self).to_string()))
    }
}

/// Formats everything below the checksum.
struct Body<'a>(&'a SavedGame);

impl fmt::Display for Body<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let saved = self.0;
        let GameSetup { players, seed, .. } = saved.choice;
        for (side, word) in SIDES {
            match players[side] {
                Player::Person => writeln!(f, "{word} person")?,
                Player::Remote => writeln!(f, "{word} friend")?,
                Player::Computer(level) => writeln!(f, "{word} level {}", level.number())?,
            }
        }
        writeln!(f, "seed {seed}\nwhen {}", saved.when)?;
        if let Some(order) = saved.order {
            writeln!(f, "order {order}")?;
        }
        let whole = whole(&saved.game);
        let (at, all) = (saved.game.played().count(), whole.played().count());
        if at < all {
            writeln!(f, "at {at}")?;
        }
        if saved.counted == Counted::Yes {
            writeln!(f, "counted")?;
        }
        if saved.sent > 0 {
            writeln!(f, "sent {}", saved.sent)?;
        }
        let tags = Tags { settled: saved.settled, ..saved.names.tags() };
        write!(f, "\n{}", Record { game: &whole, tags })
    }
}

/// Number of the first line below the checksum, counted from 1.
const FIRST_LINE: usize = 3;

const SIDES: [(Side, &str); 2] = [(Side::First, "first"), (Side::Second, "second")];

impl FromStr for SavedGame {
    type Err = SavedGameError;

    fn from_str(text: &str) -> Result<Self, SavedGameError> {
        let body = Envelope::GAME.unwrap(text).map_err(|Corrupt| SavedGameError::Envelope)?;
        let (head, record) = split_once_small(body, "\n\n").ok_or(SavedGameError::Envelope)?;
        let mut told = Tag::default();
        for (index, line) in head.lines().enumerate() {
            told.take(line).ok_or(SavedGameError::Line(index + FIRST_LINE))?;
        }
        let (mut game, tags) = Game::read(record).map_err(SavedGameError::Record)?;
        game.undo_to(told.at.unwrap_or(usize::MAX));
        let choice = GameSetup { rules: game.ruleset(), players: told.players, seed: told.seed };
        if choice.friend().is_none() && choice.at_one_screen() != choice {
            // Opposite a friend elsewhere sits a person.
            return Err(SavedGameError::Line(FIRST_LINE));
        }
        let Tag { when, order, counted, sent, .. } = told;
        let (settled, names) = (tags.settled, Names::of(tags));
        Ok(Self { choice, when, order, counted, settled, names, sent, game: Box::new(game) })
    }
}

impl Storable for SavedGame {
    type Summary = GameSummary;

    const MAX_FINISHED: usize = GameSummary::ENDED;
    const MAX_IMPORTED: usize = GameSummary::AS_THEY_CAME;

    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn to_text(&self) -> String {
        self.to_string()
    }

    fn record(text: &str) -> Option<&str> {
        split_once_small(text, "\n\n").map(|(_, record)| record)
    }

    fn summary(&self, id: u64) -> GameSummary {
        let (whole, end) = (whole(&self.game), self.end());
        GameSummary {
            id,
            choice: self.choice,
            when: self.when,
            turns: whole.turns().count(),
            number: last_number(&whole),
            position: *if end.is_some() { whole.position() } else { self.game.position() },
            end,
            names: self.names.clone(),
        }
    }

    fn is_finished(summary: &GameSummary) -> bool {
        summary.end.is_some()
    }

    fn place(&self) -> Option<u64> {
        Some(Self::place(self))
    }
}

/// The last time that browsers have a date for, in milliseconds since 1970.
const LATEST: u64 = 8_640_000_000_000_000;

/// Values of the lines before the record.
#[derive(Debug)]
struct Tag {
    players: BySide<Player>,
    seed: u64,
    when: u64,
    order: Option<u64>,
    at: Option<usize>,
    counted: Counted,
    sent: usize,
}

impl Default for Tag {
    fn default() -> Self {
        let players = BySide::new(Player::Person, Player::Person);
        Self { players, seed: 0, when: 0, order: None, at: None, counted: Counted::No, sent: 0 }
    }
}

impl Tag {
    /// Parses a line; returns `None` if it is malformed.
    fn take(&mut self, line: &str) -> Option<()> {
        let (word, value) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "first" => self.players[Side::First] = player(value)?,
            "second" => self.players[Side::Second] = player(value)?,
            "seed" => self.seed = value.parse().ok()?,
            "when" => self.when = value.parse().ok().map(|when: u64| when.min(LATEST))?,
            "order" => self.order = Some(value.parse().ok()?),
            "at" => self.at = Some(value.parse().ok()?),
            "counted" => self.counted = Counted::Yes,
            "sent" => self.sent = value.parse().ok()?,
            _ => {}
        }
        Some(())
    }
}

fn player(text: &str) -> Option<Player> {
    match text.split_once(' ') {
        None if text == "person" => Some(Player::Person),
        None if text == "friend" => Some(Player::Remote),
        Some(("level", number)) => Some(Player::Computer(number.parse().ok()?)),
        _ => None,
    }
}
