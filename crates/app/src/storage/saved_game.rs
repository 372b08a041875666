//! A game as it is kept: everything that is needed to go on with it.

use core::fmt;
use core::str::FromStr;

use sandgrid_rules::{Adjudication, BySide, Game, Record, RecordError, Side, Tags};

use crate::storage::envelope::{Corrupt, Envelope, Unwrapped};
use crate::text::split::split_once_small;
use crate::{GameResult, GameSetup, Names, Player};

/// A game as it is kept.
///
/// # Text
/// A line that says what it is, a checksum of everything below it, some lines of a word and its values,
/// an empty line, and the whole game's record:
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
///
/// [Rules "yote-traditional"]
/// …
/// ```
///
/// `order` is its place among the games, where that is another than `when`: a device's clock may be set back.
/// `at` is how many of its actions stand on the board, where that is not all. Unknown words are
/// passed over. Games of the first version begin with `sandgrid game 1`, and have no checksum.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// What is played, and by whom.
    pub choice: GameSetup,
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// Its place among the games, in the order in which they were played last; `None` where that is `when`.
    pub order: Option<u64>,
    /// Whether it has been counted among the results.
    pub counted: Counted,
    /// How the players ended it.
    pub settled: Option<Adjudication>,
    /// Who played it, where a record told.
    pub names: Names,
    /// The game, with what was taken back.
    pub game: Box<Game>,
}

/// Whether a game has been counted among the results.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Counted {
    /// It has not.
    #[default]
    No,
    /// It has.
    Yes,
}

/// Why a text is no game that was kept.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SavedGameError {
    /// It begins otherwise, or was written by a later version.
    Heading,
    /// It is not what was written: its checksum is another.
    Sum,
    /// This line, counted from 1, cannot be read.
    Line(usize),
    /// The record is damaged.
    Record(RecordError),
}

/// What such a text began with as long as it had no checksum.
const UNSUMMED: &str = "sandgrid game 1\n";

impl SavedGame {
    /// The largest place among the games: a larger one is damage, and nothing could be played after it.
    const LARGEST: u64 = 1 << 62;

    /// Its place among the games: the larger, the later it was played.
    #[must_use]
    pub fn place(&self) -> u64 {
        Some(self.order.unwrap_or(self.when)).filter(|place| *place < Self::LARGEST).unwrap_or(0)
    }

    /// How it ended, at its last action.
    #[must_use]
    pub fn end(&self) -> Option<GameResult> {
        let whole = whole(&self.game);
        whole.outcome().map(GameResult::Ruled).or(self.settled.map(GameResult::Settled))
    }
}

/// A game with all played again that was taken back.
pub(crate) fn whole(game: &Game) -> Game {
    let mut whole = game.clone();
    while whole.redo().is_some() {}
    whole
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Envelope::GAME.wrap(&Body(self).to_string()))
    }
}

/// Everything below the checksum.
struct Body<'a>(&'a SavedGame);

impl fmt::Display for Body<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let saved = self.0;
        let GameSetup { players, seed, .. } = saved.choice;
        for (side, word) in SIDES {
            match players[side] {
                Player::Person => writeln!(f, "{word} person")?,
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
        let tags = Tags { settled: saved.settled, ..saved.names.tags() };
        write!(f, "\n{}", Record { game: &whole, tags })
    }
}

const SIDES: [(Side, &str); 2] = [(Side::First, "first"), (Side::Second, "second")];

impl FromStr for SavedGame {
    type Err = SavedGameError;

    fn from_str(text: &str) -> Result<Self, SavedGameError> {
        let (body, above) = body(text)?;
        let (head, record) = split_once_small(body, "\n\n").ok_or(SavedGameError::Heading)?;
        let mut told = Tag::default();
        for (index, line) in head.lines().enumerate() {
            told.take(line).ok_or(SavedGameError::Line(index + above + 1))?;
        }
        let (mut game, tags) = Game::read(record).map_err(SavedGameError::Record)?;
        game.undo_to(told.at.unwrap_or(usize::MAX));
        let choice = GameSetup { rules: game.ruleset(), players: told.players, seed: told.seed };
        let Tag { when, order, counted, .. } = told;
        let (settled, names) = (tags.settled, Names::of(tags));
        Ok(Self { choice, when, order, counted, settled, names, game: Box::new(game) })
    }
}

/// What is below the checksum, where it is right, and how many lines are above.
fn body(text: &str) -> Result<(&str, usize), SavedGameError> {
    match Envelope::GAME.unwrap(text).map_err(|Corrupt| SavedGameError::Sum)? {
        Unwrapped::Sealed(body) => Ok((body, 2)),
        Unwrapped::Bare(text) => {
            Ok((text.strip_prefix(UNSUMMED).ok_or(SavedGameError::Heading)?, 1))
        }
    }
}

/// What the lines before the record tell.
#[derive(Debug)]
struct Tag {
    players: BySide<Player>,
    seed: u64,
    when: u64,
    order: Option<u64>,
    at: Option<usize>,
    counted: Counted,
}

impl Default for Tag {
    fn default() -> Self {
        let players = BySide::new(Player::Person, Player::Person);
        Self { players, seed: 0, when: 0, order: None, at: None, counted: Counted::No }
    }
}

impl Tag {
    /// Takes a line; `None` where it cannot be read.
    fn take(&mut self, line: &str) -> Option<()> {
        let (word, value) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "first" => self.players[Side::First] = player(value)?,
            "second" => self.players[Side::Second] = player(value)?,
            "seed" => self.seed = value.parse().ok()?,
            "when" => self.when = value.parse().ok()?,
            "order" => self.order = Some(value.parse().ok()?),
            "at" => self.at = Some(value.parse().ok()?),
            "counted" => self.counted = Counted::Yes,
            _ => {}
        }
        Some(())
    }
}

fn player(text: &str) -> Option<Player> {
    match text.split_once(' ') {
        None if text == "person" => Some(Player::Person),
        Some(("level", number)) => Some(Player::Computer(number.parse().ok()?)),
        _ => None,
    }
}
