//! Games as text, in the shape that chess players know.

use core::fmt::{self, Write};

use crate::{
    Game, Illegal, KeyError, Outcome, Position, Ruleset, SetupError, Side, Turn, TurnError,
};

/// A game as text.
///
/// # Text
/// Tags, a blank line, numbered turns, the result:
///
/// ```text
/// [Rules "yote-traditional"]
/// [First "Awa"]
/// [Second "?"]
/// [Date "2026.11.20"]
/// [Result "*"]
/// [Position "i5/6/2oi2/6/6 o 4/4 - 0"]
///
/// 1. c3xe3*a5 b2 *
/// ```
///
/// `[Position]` is left out where the game began as games begin. A turn of the second side that
/// follows none of the first is numbered `7...`. What is unknown is `?`. The last turn may be
/// unfinished.
#[derive(Copy, Clone, Debug)]
pub struct Record<'a> {
    /// The game.
    pub game: &'a Game,
    /// The tags.
    pub tags: Tags<'a>,
}

/// The tags of a record: players and date.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags<'a> {
    /// The player who began.
    pub first: Option<Name<'a>>,
    /// The other player.
    pub second: Option<Name<'a>>,
    /// When it was played, `2026.11.20`.
    pub date: Option<Name<'a>>,
    /// The players' end of a game that no rule has ended.
    pub settled: Option<Adjudication>,
}

/// The players' end of a game that no rule has ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Adjudication {
    /// The other side has given up.
    Won(Side),
    /// They agree.
    Drawn,
}

/// A text inside a tag.
///
/// # Text
/// Displayed as it is meant; in a record `"` and `\` stand behind a `\`.
#[derive(Copy, Clone, Debug)]
pub struct Name<'a> {
    text: &'a str,
    escaped: bool,
}

impl<'a> Name<'a> {
    /// A text as it is meant. A record keeps it to one line: control characters become blanks.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self { text, escaped: false }
    }

    fn chars(self) -> impl Iterator<Item = char> {
        let mut skipping = false;
        let meant = self.text.chars().filter(move |letter| {
            skipping = self.escaped && !skipping && *letter == '\\';
            !skipping
        });
        meant.map(|letter| if letter.is_control() { ' ' } else { letter })
    }
}

impl PartialEq for Name<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.chars().eq(other.chars())
    }
}

impl Eq for Name<'_> {}

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.chars().try_for_each(|letter| f.write_char(letter))
    }
}

impl<'a> Record<'a> {
    /// Creates the record of a game without tags.
    #[must_use]
    pub fn of(game: &'a Game) -> Self {
        Self { game, tags: Tags::default() }
    }

    fn result(&self) -> &'static str {
        Adjudication::text(self.game.outcome().map(Adjudication::by_rule).or(self.tags.settled))
    }

    fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: Option<Name<'_>>) -> fmt::Result {
        write!(f, "[{name} \"")?;
        for letter in value.unwrap_or(Name::new("?")).chars() {
            if matches!(letter, '"' | '\\') {
                f.write_char('\\')?;
            }
            f.write_char(letter)?;
        }
        f.write_str("\"]\n")
    }

    fn write_turns(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Words { f, column: 0 };
        let (mut number, mut before) = (0_u32, Side::Second);
        for (side, turn) in self.game.turns() {
            let again = side == before;
            if side == Side::First || again || number == 0 {
                number += 1;
                let dots = if side == Side::First { "." } else { "..." };
                words.write(format_args!("{number}{dots}"))?;
            }
            words.write(format_args!("{turn}"))?;
            before = side;
        }
        words.write(format_args!("{}", self.result()))?;
        f.write_char('\n')
    }
}

impl fmt::Display for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, tags } = self;
        Self::write_tag(f, "Rules", Some(Name::new(game.ruleset().key())))?;
        Self::write_tag(f, "First", tags.first)?;
        Self::write_tag(f, "Second", tags.second)?;
        Self::write_tag(f, "Date", tags.date)?;
        Self::write_tag(f, "Result", Some(Name::new(self.result())))?;
        if *game.start() != Position::start(game.ruleset()) {
            writeln!(f, "[Position \"{}\"]", game.start())?;
        }
        f.write_char('\n')?;
        self.write_turns(f)
    }
}

const RESULTS: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];

impl Adjudication {
    /// The same, where a rule has brought it about.
    fn by_rule(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won { by, .. } => Self::Won(by),
            Outcome::Drawn(_) => Self::Drawn,
        }
    }

    fn text(settled: Option<Self>) -> &'static str {
        match settled {
            None => "*",
            Some(Self::Won(Side::First)) => "1-0",
            Some(Self::Won(Side::Second)) => "0-1",
            Some(Self::Drawn) => "1/2-1/2",
        }
    }

    fn read(text: &str) -> Option<Self> {
        [Self::Won(Side::First), Self::Won(Side::Second), Self::Drawn]
            .into_iter()
            .find(|settled| Self::text(Some(*settled)) == text)
    }
}

/// Writes words into lines of 80 columns.
struct Words<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Words<'_, '_> {
    fn write(&mut self, word: fmt::Arguments<'_>) -> fmt::Result {
        let mut width = Width(0);
        width.write_fmt(word)?;
        if self.column > 0 {
            let fits = self.column + 1 + width.0 <= 80;
            self.f.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.column += width.0;
        self.f.write_fmt(word)
    }
}

/// Counts what is written.
struct Width(usize);

impl Write for Width {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

impl Game {
    /// Reads a record.
    ///
    /// Comments, `{…}`, numbers and unknown tags are passed over. A game that was given up or
    /// agreed upon may end in a result that no rule has brought about; `*` says nothing of a game that is over.
    ///
    /// # Errors
    /// Names the line and the column, and what is wrong there.
    pub fn read(text: &str) -> Result<(Self, Tags<'_>), RecordError> {
        Self::read_by(None, text)
    }

    /// Reads a record; one that names no ruleset is of the given one.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub fn read_by<'a>(
        unnamed: Option<&'static Ruleset>,
        text: &'a str,
    ) -> Result<(Self, Tags<'a>), RecordError> {
        let mut reader = Reader { text, rest: text };
        let header = reader.header()?;
        let rules = match (header.rules, unnamed) {
            (Some((key, _)), _) => {
                Ruleset::find(key).map_err(|error| reader.error(key, RecordFault::Rules(error)))?
            }
            (None, Some(rules)) => rules,
            (None, None) => return Err(reader.error(reader.rest, RecordFault::NoRules)),
        };
        let start = match header.position {
            None => Position::start(rules),
            Some(text) => Position::parse(text, rules)
                .map_err(|error| reader.error(text, RecordFault::Position(error)))?,
        };
        let mut game = Self::from_position(start);
        let result = reader.turns(&mut game)?;
        let ended = game.outcome().map(Adjudication::by_rule);
        let mut tags = header.tags;
        for (claimed, place) in [header.result, result].into_iter().flatten() {
            let claimed = Adjudication::read(claimed);
            if ended.is_some() && claimed.is_some() && claimed != ended {
                return Err(reader.error(place, RecordFault::Result));
            }
            tags.settled = claimed.filter(|_| ended.is_none()).or(tags.settled);
        }
        Ok((game, tags))
    }
}

/// Why a text is no record, and where.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The character in it, from 1.
    pub column: usize,
    /// The fault.
    pub fault: RecordFault,
}

/// A fault of a record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// No `[Rules "…"]` stands before the turns.
    NoRules,
    /// A tag is not written `[Name "text"]`.
    Tag,
    /// The tag stood there before.
    TagTwice,
    /// The rules are not known.
    Rules(KeyError),
    /// The position cannot be played.
    Position(SetupError),
    /// A `{` has no `}`.
    Comment,
    /// A word is no turn.
    Turn(TurnError),
    /// An action is not legal.
    Illegal(Illegal),
    /// The turn is over, and more actions are written to it.
    TurnOver,
    /// The turn before is not finished.
    TurnUnfinished,
    /// The result is not the one on the board.
    Result,
    /// Something follows the result.
    Trailing,
    /// A tag follows the turns: it begins another record.
    Another,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRules => f.write_str("no [Rules \"…\"] stands before this"),
            Self::Tag => f.write_str("a tag is written [Name \"text\"]"),
            Self::TagTwice => f.write_str("the tag stood there before"),
            Self::Rules(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::Comment => f.write_str("a comment has no }"),
            Self::Turn(error) => error.fmt(f),
            Self::Illegal(error) => error.fmt(f),
            Self::TurnOver => f.write_str("the turn is over before its last action"),
            Self::TurnUnfinished => f.write_str("the turn before is not finished"),
            Self::Result => f.write_str("the game ended otherwise on the board"),
            Self::Trailing => f.write_str("something follows the result"),
            Self::Another => {
                f.write_str("a second record begins here, and only one record can be read")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record, line {}, character {}: {}", self.line, self.column, self.fault)
    }
}

impl core::error::Error for RecordError {}

/// The tags that mean something.
#[derive(Default)]
struct Header<'a> {
    rules: Option<(&'a str, &'a str)>,
    position: Option<&'a str>,
    result: Option<(&'a str, &'a str)>,
    tags: Tags<'a>,
}

struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// An error at a part of the text.
    fn error(&self, place: &'a str, fault: RecordFault) -> RecordError {
        let offset = (place.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = self.text.get(..offset).unwrap_or(self.text);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        RecordError { line, column, fault }
    }

    /// Passes over blanks and comments.
    fn skip(&mut self) -> Result<(), RecordError> {
        loop {
            self.rest = self.rest.trim_start().trim_start_matches('\u{feff}');
            let Some(comment) = self.rest.strip_prefix('{') else {
                if self.rest.starts_with(char::is_whitespace) {
                    continue;
                }
                return Ok(());
            };
            let closed = comment.split_once('}');
            // To say where something is takes as long as all that stands before it: only when asked.
            let (_, rest) = closed.ok_or_else(|| self.error(self.rest, RecordFault::Comment))?;
            self.rest = rest;
        }
    }

    fn header(&mut self) -> Result<Header<'a>, RecordError> {
        let mut header = Header::default();
        self.skip()?;
        while let Some(tag) = self.rest.strip_prefix('[') {
            let place = self.rest;
            let tag = read_tag(tag).ok_or_else(|| self.error(place, RecordFault::Tag));
            let (name, value, rest) = tag?;
            let known = Name { text: value, escaped: true };
            // However it is escaped: written again it would be unknown.
            let is_unknown = ["?", "????.??.??"].map(Name::new).contains(&known);
            let told = (!is_unknown).then_some(known);
            let before = match name {
                "Rules" => header.rules.replace((value, place)).is_some(),
                "Position" => header.position.replace(value).is_some(),
                "Result" => header.result.replace((value, place)).is_some(),
                "First" => core::mem::replace(&mut header.tags.first, told).is_some(),
                "Second" => core::mem::replace(&mut header.tags.second, told).is_some(),
                "Date" => core::mem::replace(&mut header.tags.date, told).is_some(),
                _ => false,
            };
            if before {
                return Err(self.error(place, RecordFault::TagTwice));
            }
            if name == "Result" && !RESULTS.contains(&value) {
                return Err(self.error(value, RecordFault::Tag));
            }
            self.rest = rest;
            self.skip()?;
        }
        Ok(header)
    }

    /// Plays the turns; gives the result, where one closes them.
    fn turns(&mut self, game: &mut Game) -> Result<Option<(&'a str, &'a str)>, RecordError> {
        self.skip()?;
        let mut unfinished = false;
        while !self.rest.is_empty() {
            if self.rest.starts_with('[') {
                return Err(self.error(self.rest, RecordFault::Another));
            }
            let end = self.rest.find(|letter: char| letter.is_whitespace() || letter == '{');
            let parts = end.and_then(|end| self.rest.split_at_checked(end));
            let (word, rest) = parts.unwrap_or((self.rest, ""));
            self.rest = rest;
            self.skip()?;
            if RESULTS.contains(&word) {
                let fault = match self.rest.chars().next() {
                    None => return Ok(Some((word, word))),
                    Some('[') => RecordFault::Another,
                    Some(_) => RecordFault::Trailing,
                };
                return Err(self.error(self.rest, fault));
            }
            let turn = without_number(word);
            if turn.is_empty() {
                continue;
            }
            if unfinished {
                return Err(self.error(turn, RecordFault::TurnUnfinished));
            }
            unfinished = !self.play(game, turn)?;
        }
        Ok(None)
    }

    /// Plays one turn; tells whether it is finished.
    fn play(&self, game: &mut Game, word: &'a str) -> Result<bool, RecordError> {
        let turn: Turn = word.parse().map_err(|error: TurnError| {
            self.error(word.get(error.offset..).unwrap_or(word), RecordFault::Turn(error))
        })?;
        for (index, action) in turn.iter().enumerate() {
            if index > 0 && game.position().pending().is_fresh() {
                return Err(self.error(word, RecordFault::TurnOver));
            }
            game.play(*action).map_err(|error| self.error(word, RecordFault::Illegal(error)))?;
        }
        Ok(game.position().pending().is_fresh())
    }
}

/// Name, text and what follows of a tag whose `[` is read.
fn read_tag(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.split_once(char::is_whitespace)?;
    let rest = rest.trim_start().strip_prefix('"')?;
    let mut skipping = false;
    let end = rest.find(|letter| {
        let ends = letter == '"' && !skipping;
        skipping = letter == '\\' && !skipping;
        ends
    })?;
    let (value, after) = rest.split_at_checked(end)?;
    let after = after.strip_prefix('"')?.trim_start().strip_prefix(']')?;
    let plain = name.chars().all(char::is_alphanumeric) && !name.is_empty();
    plain.then_some((name, value, after))
}

/// A word without the number before it: `7.`, `7...`, or the same written together with the turn.
fn without_number(word: &str) -> &str {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if digits.len() < word.len() && digits.starts_with('.') {
        digits.trim_start_matches('.')
    } else {
        word
    }
}

#[cfg(test)]
mod tests;
