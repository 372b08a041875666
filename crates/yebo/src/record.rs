//! Games as text.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{
    Act, ActError, Game, HouseError, HouseRules, Illegal, Players, Seat, StackNumberError,
};

/// A game as text: what it began with, and what was done. Chance follows from the seed, so that a record
/// tells all that is hidden.
///
/// # Text
/// Tags, a blank line, and the acts, those of one seat in a row on one line:
///
/// ```text
/// [Game "yebo"]
/// [Seats "4"]
/// [Seed "7"]
/// [Choices "rebuilds=0"]
///
/// C direction +
/// B left
/// C round 1, left, show P5 P5 P5, discard M3
/// D pass
/// ```
///
/// Other tags, such as players' names, may follow, and have no effect on the game. `\` escapes `"` and `\` in
/// a tag; one longer than [`Tag::LONGEST`] is cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game, which has a seed.
    game: Game,
    /// The tags.
    tags: Vec<Tag>,
}

/// Information beside a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    name: String,
    value: String,
}

impl Tag {
    /// The greatest length of a tag's name in bytes, and of its value in characters.
    pub const LONGEST: (usize, usize) = (20, 200);

    /// A name of ASCII letters and a text of one line, neither too long; `None` for any other, and
    /// for the names that a record uses itself.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Option<Self> {
        let is_name = (1..=Self::LONGEST.0).contains(&name.len())
            && name.bytes().all(|byte| byte.is_ascii_alphabetic())
            && !Record::OWN.contains(&name);
        let is_value =
            value.chars().count() <= Self::LONGEST.1 && !value.chars().any(char::is_control);
        (is_name && is_value).then(|| Self { name: name.into(), value: value.into() })
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns its value.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl Record {
    /// A text may have no more bytes than that.
    pub const LONGEST: usize = 4_000_000;

    /// The most tags beside a record's own.
    pub const MOST_TAGS: usize = 20;

    /// The tags that every record has.
    const OWN: [&'static str; 4] = ["Game", "Seats", "Seed", "Choices"];

    /// The record of a game, or `None` where that was set up by hand.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        game.seed().map(|_| Self { game: game.clone(), tags: Vec::new() })
    }

    /// The same with that tag, in place of another of its name; as it was, if there are too many.
    #[must_use]
    pub fn with(mut self, tag: Tag) -> Self {
        self.tags.retain(|other| other.name != tag.name);
        if self.tags.len() < Self::MOST_TAGS {
            self.tags.push(tag);
        }
        self
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game alone.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Returns the tags.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: impl fmt::Display) -> fmt::Result {
    let value = value.to_string().replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// A tag's value as it is meant. Earlier versions wrote it without a `\` before `"` and `\`.
fn meant(value: &str) -> String {
    let mut meant = String::new();
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letters.next_if(|next| letter == '\\' && matches!(next, '"' | '\\'));
        meant.push(escaped.unwrap_or(letter));
    }
    meant
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.game.table();
        write_tag(f, "Game", "yebo")?;
        write_tag(f, "Seats", table.players.count())?;
        write_tag(f, "Seed", self.game.seed().expect("the game of a record has a seed"))?;
        write_tag(f, "Choices", table.house)?;
        for tag in &self.tags {
            write_tag(f, &tag.name, &tag.value)?;
        }
        let mut before = None;
        for (seat, act) in self.game.acts() {
            match before {
                Some(before) if before == seat => write!(f, ", {act}")?,
                _ => write!(f, "\n{seat} {act}")?,
            }
            before = Some(seat);
        }
        f.write_str("\n")
    }
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; 0 for the whole record.
    pub line: usize,
    /// The character in it, from 1.
    pub column: usize,
    /// The fault.
    pub why: RecordFault,
}

/// A fault of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The text is longer than [`Record::LONGEST`].
    TooLong,
    /// A tag cannot be read, or is one too many.
    Tag,
    /// A tag of that name stood there before.
    Twice,
    /// A tag that every record has is missing, or says what cannot be.
    Lacks(&'static str),
    /// The house rules cannot be read.
    Choices(HouseError),
    /// The line begins with no seat.
    Seat,
    /// This is no act.
    Act(String),
    /// In this act, dealing would begin at a stack that the Fence does not have.
    Stack(String, StackNumberError),
    /// An act is not legal there.
    Illegal(Illegal),
    /// A tag follows the acts: it begins another record.
    Another,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.why {
            RecordFault::TooLong => write!(f, "the text has more than {} bytes", Record::LONGEST),
            RecordFault::Tag => f.write_str("a tag is written [Name \"text\"]"),
            RecordFault::Twice => f.write_str("the tag stood there before"),
            RecordFault::Lacks(name) => write!(f, "there is no [{name} \"…\"] that can be"),
            RecordFault::Choices(error) => error.fmt(f),
            RecordFault::Seat => f.write_str("acts begin with a seat: A, B, C or D"),
            RecordFault::Act(text) => write!(f, "“{text}” is no act"),
            RecordFault::Stack(text, error) => write!(f, "“{text}”: {error}"),
            RecordFault::Illegal(illegal) => illegal.fmt(f),
            RecordFault::Another => f.write_str("a second record begins, and only one can be read"),
        }
    }
}

impl core::error::Error for RecordError {}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > Self::LONGEST {
            return Err(RecordError { line: 0, column: 0, why: RecordFault::TooLong });
        }
        let of_all = |why| RecordError { line: 0, column: 0, why };
        let mut head = Head::default();
        let mut game = None;
        for (at, whole) in text.lines().enumerate() {
            let line = whole.trim();
            let error = |part: &str, why| {
                let offset = (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize);
                let before = whole.get(..offset).unwrap_or_default();
                RecordError { line: at + 1, column: before.chars().count() + 1, why }
            };
            let fault = |why| error(line, why);
            if line.is_empty() {
                continue;
            }
            if line.starts_with('[') {
                if game.is_some() {
                    return Err(fault(RecordFault::Another));
                }
                head.read(line).map_err(fault)?;
                continue;
            }
            let game = match &mut game {
                Some(game) => game,
                none => none.insert(head.game().map_err(of_all)?),
            };
            play(game, line).map_err(|(part, why)| error(part, why))?;
        }
        let game = game.map_or_else(|| head.game(), Ok).map_err(of_all)?;
        Ok(Self { game, tags: head.tags })
    }
}

/// The tags of a record.
#[derive(Default)]
struct Head {
    is_yebo: bool,
    players: Option<Players>,
    seed: Option<u64>,
    house: Option<HouseRules>,
    tags: Vec<Tag>,
    /// The names of all tags.
    names: Vec<String>,
}

impl Head {
    fn read(&mut self, line: &str) -> Result<(), RecordFault> {
        let inside = line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]"));
        let (name, value) = inside.and_then(|it| it.split_once(" \"")).ok_or(RecordFault::Tag)?;
        if self.names.iter().any(|other| other == name) {
            return Err(RecordFault::Twice);
        }
        self.names.push(name.into());
        match name {
            "Game" => self.is_yebo = value == "yebo",
            "Seats" => {
                let mut all = Players::ALL.into_iter().zip(["2", "3", "4"]);
                self.players = all.find(|(_, count)| *count == value).map(|(players, _)| players);
            }
            "Seed" => self.seed = value.parse().ok(),
            "Choices" => self.house = Some(value.parse().map_err(RecordFault::Choices)?),
            _ => {
                let value: String = meant(value).chars().take(Tag::LONGEST.1).collect();
                let tag = Tag::new(name, &value).ok_or(RecordFault::Tag)?;
                if self.tags.len() == Record::MOST_TAGS {
                    return Err(RecordFault::Tag);
                }
                self.tags.push(tag);
            }
        }
        Ok(())
    }

    /// The game as it begins.
    fn game(&self) -> Result<Game, RecordFault> {
        if !self.is_yebo {
            return Err(RecordFault::Lacks("Game"));
        }
        let players = self.players.ok_or(RecordFault::Lacks("Seats"))?;
        let seed = self.seed.ok_or(RecordFault::Lacks("Seed"))?;
        // Without house rules of its own, a game has the usual ones.
        Ok(Game::new(seed, players, self.house.unwrap_or_default()))
    }
}

fn no_act(text: String, error: ActError) -> RecordFault {
    match error {
        ActError::Form => RecordFault::Act(text),
        ActError::Stack(error) => RecordFault::Stack(text, error),
    }
}

/// Plays a line of acts. An error names the part of the line that is wrong.
fn play<'a>(game: &mut Game, line: &'a str) -> Result<(), (&'a str, RecordFault)> {
    let (seat, acts) = line.split_once(' ').ok_or((line, RecordFault::Seat))?;
    let seat: Seat = seat.parse().map_err(|_| (line, RecordFault::Seat))?;
    for text in acts.split(',').map(str::trim) {
        let short = || text.chars().take(40).collect();
        let act: Act = text.parse().map_err(|error| (text, no_act(short(), error)))?;
        game.act(seat, act).map_err(|illegal| (text, RecordFault::Illegal(illegal)))?;
    }
    Ok(())
}
