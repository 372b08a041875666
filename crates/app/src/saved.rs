//! A game as it is kept: everything that is needed to go on with it.

use core::fmt;
use core::str::FromStr;

use sandgrid_engine::Level;
use sandgrid_rules::{BySide, Game, Record, RecordError, Settled, Side, Tags};

use crate::cut::cut;
use crate::{Choice, End, Names, Player};

/// A game as it is kept.
///
/// # Text
/// A line that says what it is, some lines of a word and its values, an empty line, and the whole
/// game's record:
///
/// ```text
/// sandgrid game 1
/// first person
/// second level 3
/// seed 123
/// when 1795000000000
/// at 17
/// counted
///
/// [Rules "yote-traditional"]
/// …
/// ```
///
/// `at` is how many of its actions stand on the board, where that is not all. Unknown words are
/// passed over.
#[derive(Clone, Debug)]
pub struct Saved {
    /// What is played, and by whom.
    pub choice: Choice,
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// Whether it has been counted among the results.
    pub counted: Counted,
    /// How the players ended it.
    pub settled: Option<Settled>,
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
pub enum SavedError {
    /// It begins otherwise, or was written by a later version.
    Heading,
    /// This line, counted from 1, cannot be read.
    Line(usize),
    /// The record is damaged.
    Record(RecordError),
}

/// What such a text begins with.
const HEADING: &str = "sandgrid game 1";

impl Saved {
    /// How it ended, at its last action.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let whole = whole(&self.game);
        whole.outcome().map(End::Ruled).or(self.settled.map(End::Settled))
    }
}

/// A game with all played again that was taken back.
pub(crate) fn whole(game: &Game) -> Game {
    let mut whole = game.clone();
    while whole.redo().is_some() {}
    whole
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Choice { players, seed, .. } = self.choice;
        writeln!(f, "{HEADING}")?;
        for (side, word) in SIDES {
            match players[side] {
                Player::Person => writeln!(f, "{word} person")?,
                Player::Computer(level) => writeln!(f, "{word} level {}", level.number())?,
            }
        }
        writeln!(f, "seed {seed}\nwhen {}", self.when)?;
        let whole = whole(&self.game);
        let (at, all) = (self.game.played().count(), whole.played().count());
        if at < all {
            writeln!(f, "at {at}")?;
        }
        if self.counted == Counted::Yes {
            writeln!(f, "counted")?;
        }
        let tags = Tags { settled: self.settled, ..self.names.tags() };
        write!(f, "\n{}", Record { game: &whole, tags })
    }
}

const SIDES: [(Side, &str); 2] = [(Side::First, "first"), (Side::Second, "second")];

impl FromStr for Saved {
    type Err = SavedError;

    fn from_str(text: &str) -> Result<Self, SavedError> {
        let rest = text.strip_prefix(HEADING).and_then(|rest| rest.strip_prefix('\n'));
        let (head, record) = rest.and_then(|rest| cut(rest, "\n\n")).ok_or(SavedError::Heading)?;
        let mut told = Told::default();
        for (index, line) in head.lines().enumerate() {
            told.take(line).ok_or(SavedError::Line(index + 2))?;
        }
        let (mut game, tags) = Game::read(record).map_err(SavedError::Record)?;
        game.undo_to(told.at.unwrap_or(usize::MAX));
        let choice = Choice { rules: game.ruleset(), players: told.players, seed: told.seed };
        let Told { when, counted, .. } = told;
        let (settled, names) = (tags.settled, Names::of(tags));
        Ok(Self { choice, when, counted, settled, names, game: Box::new(game) })
    }
}

/// What the lines before the record tell.
#[derive(Debug)]
struct Told {
    players: BySide<Player>,
    seed: u64,
    when: u64,
    at: Option<usize>,
    counted: Counted,
}

impl Default for Told {
    fn default() -> Self {
        let players = BySide::new(Player::Person, Player::Person);
        Self { players, seed: 0, when: 0, at: None, counted: Counted::No }
    }
}

impl Told {
    /// Takes a line; `None` where it cannot be read.
    fn take(&mut self, line: &str) -> Option<()> {
        let (word, value) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "first" => self.players[Side::First] = player(value)?,
            "second" => self.players[Side::Second] = player(value)?,
            "seed" => self.seed = value.parse().ok()?,
            "when" => self.when = value.parse().ok()?,
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
        Some(("level", number)) => Some(Player::Computer(Level::new(number.parse().ok()?)?)),
        _ => None,
    }
}
