//! Share links: encodes a game as the fragment of an address, short enough for a message.
//!
//! # Text
//! `1.KEY.BODY`: the version, the rulebook's key and the initials of its options (`yote-ludos_cm`), and digits
//! of base 62. The first three are a checksum, the others the game; see `docs/formats.md`.

use std::borrow::Cow;

use sandgrid_rules::{
    Action, Adjudication, Book, BySide, Cell, Cells, Game, Path, Pending, Position, Ruleset, Setup,
    SetupError, Side,
};

use crate::settings::embed_options::find_ruleset;
use crate::sorted::sorted;
use crate::text::typography::{is_unseen, plain};
pub(crate) use against::Against;
pub(crate) use mail::Mail;
use mixed_radix::{Code, Reader, Writer};

mod against;
mod mail;
mod mixed_radix;
#[cfg(test)]
mod tests;

/// Prefix of a game in an address.
pub const MARK: &str = "#g=";

/// Maximum length of a link in bytes: more than three times the longest game.
pub const LONGEST: usize = 64 * 1024;

/// The version of the format that is written and read.
const VERSION: &str = "1";

/// Exclusive upper bound of the number of actions in a game.
const COUNT: usize = 1 << 15;

/// The error of a text that is not a link to a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The text is longer than any link.
    TooLong,
    /// The text is not in the format of a link.
    NotOurs,
    /// The version is not known.
    Newer,
    /// The ruleset is not known.
    Rules,
    /// The link is truncated.
    Cut,
    /// The checksum or the encoding is wrong.
    Altered,
    /// The initial position is invalid.
    Position(SetupError),
    /// The game is over before that action, counted from 1.
    Over(usize),
}

/// A game, and its end by resignation or agreement.
pub type Linked = (Game, Option<Adjudication>);

/// Encodes a game.
#[must_use]
pub fn of(game: &Game, settled: Option<Adjudication>) -> String {
    let rules = game.ruleset();
    let told =
        LinkHeader { setup: game.start().setup(), actions: game.played().collect(), settled };
    let mut writer = Writer::default();
    pass(&mut writer, rules, &told).expect("what was played can be written");
    let head = format!("{VERSION}.{}.", key(rules));
    let body = writer.finish();
    format!("{head}{}{body}", mixed_radix::check(&head, &body))
}

/// Parses a link: a whole address, or the code after its `#g=`.
///
/// A code may be written in groups, with blanks or dashes between them, with its key in capitals, and with blanks in place
/// of its dots; an address may be broken at the end of a line, or percent-encoded.
///
/// # Errors
/// Returns the error of the code.
pub fn read(text: &str) -> Result<Linked, LinkError> {
    if text.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let text = unescaped(text);
    let mut codes = [Some(bare(&text).to_owned()), dictated(&text)];
    if !has_code(&text) {
        codes.reverse();
    }
    let mut read = codes.into_iter().flatten().map(|code| read_groups(&groups(&code)));
    match read.next() {
        Some(Err(error)) => read.find_map(Result::ok).ok_or(error),
        read => read.unwrap_or(Err(LinkError::NotOurs)),
    }
}

/// Parses a code in groups. A truncated code fails the checksum, so the longest prefix of groups that passes it is the
/// link.
fn read_groups(groups: &[String]) -> Result<Linked, LinkError> {
    let first = read_code(groups.first().map_or("", String::as_str));
    let mut longer =
        (2..=groups.len().min(MOST_GROUPS)).rev().map(|count| groups[..count].concat());
    match first {
        Err(error) => longer.find_map(|code| read_code(&code).ok()).ok_or(error),
        read => read,
    }
}

/// Returns whether there is a code with its dots, or the mark of one.
fn has_code(text: &str) -> bool {
    mark(text).or_else(|| code_within(text)).is_some()
}

/// Returns the value of a parameter after the code of a link, without what a messenger, a mail or a sentence has put behind
/// it: of our own values, all but letters and digits is escaped.
fn parameter<'a>(link: &'a str, name: &str) -> Option<&'a str> {
    let mut parameters = link.split('&').skip(1).filter_map(|it| it.split_once('='));
    let (_, value) = parameters.find(|(it, _)| *it == name)?;
    let own = value.split(['?', '#', '"', '<', '>']).next()?;
    let is_foreign =
        |it: char| it != '%' && it.is_ascii_punctuation() || "…»”’›。，！".contains(it);
    Some(own.trim_end_matches(is_foreign))
}

/// Number of a side in parameters.
const fn side_number(side: Side) -> u8 {
    match side {
        Side::First => 1,
        Side::Second => 2,
    }
}

/// Parses the number of a side.
fn side_of(number: &str) -> Option<Side> {
    match number {
        "1" => Some(Side::First),
        "2" => Some(Side::Second),
        _ => None,
    }
}

/// Splits the digits of a code into groups for reading aloud and typing.
#[must_use]
pub fn in_groups(code: &str) -> String {
    let start = code.rfind('.').map_or(0, |dot| dot + 1);
    let (head, digits) = code.split_at(start);
    let groups: Vec<&str> = (0..digits.len())
        .step_by(GROUP)
        .map(|at| &digits[at..digits.len().min(at + GROUP)])
        .collect();
    format!("{head} {}", groups.join(" "))
}

/// Digits per group.
const GROUP: usize = 4;

/// Maximum number of groups that are joined.
const MOST_GROUPS: usize = 600;

fn read_code(text: &str) -> Result<Linked, LinkError> {
    let (version, rest) = text.split_once('.').ok_or(LinkError::NotOurs)?;
    if !is_number(version) {
        return Err(LinkError::NotOurs);
    }
    if version != VERSION {
        return Err(LinkError::Newer);
    }
    let (name, digits) = rest.split_once('.').ok_or(LinkError::Cut)?;
    let is_meant = |rules: &&&Ruleset| letters(&key(rules)) == letters(name);
    let rules = Ruleset::ALL.iter().find(is_meant).ok_or(LinkError::Rules)?;
    let digits: String = digits.chars().filter(|it| !"-_.".contains(*it)).collect();
    let (check, body) = digits.split_at_checked(mixed_radix::CHECK).ok_or(LinkError::Cut)?;
    let head = format!("{VERSION}.{}.", key(rules));
    let is_whole = check == mixed_radix::check(&head, body);
    match read_body(body, rules) {
        // Truncation is the cause when the reader reaches the end; the checksum fails as a consequence.
        Err(LinkError::Cut) => Err(LinkError::Cut),
        _ if !is_whole => Err(LinkError::Altered),
        read => read,
    }
}

/// Normalises a key to its letters, which are unique among the keys.
fn letters(key: &str) -> String {
    key.chars().filter(char::is_ascii_alphabetic).map(|it| it.to_ascii_lowercase()).collect()
}

/// Returns whether a text is intended as a link, complete or not: an address, the beginning of a link, or a
/// text with a code in it.
#[must_use]
pub fn is_meant(text: &str) -> bool {
    let is_address = ["http://", "https://", "file://"].iter().any(|start| text.starts_with(start));
    let is_word = !text.contains(char::is_whitespace);
    let is_bare = text.split_once('.').is_some_and(|(version, rest)| {
        is_number(version) && rest.chars().take_while(char::is_ascii_lowercase).count() > 2
    });
    let text = unescaped(text);
    has_code(&text) || is_word && (is_address || is_bare) || dictated(&text).is_some()
}

/// The query of an address.
pub(crate) struct Asked {
    /// The record or the position; empty for rules alone.
    pub(crate) text: String,
    /// The key of the rules.
    pub(crate) rules: Option<String>,
}

/// Returns the record, the position and the rules in the query of an address without [`MARK`].
pub(crate) fn asked(text: &str) -> Option<Asked> {
    let is_address = ["http://", "https://", "file://"].iter().any(|start| text.contains(start));
    if !is_address || mark(&unescaped(text)).is_some() {
        return None;
    }
    let text: String = text.chars().filter(|it| !is_unseen(*it)).collect();
    let value = |name: &str| {
        let (_, value) =
            ['?', '&'].iter().find_map(|it| text.split_once(&format!("{it}{name}=")))?;
        let value = value.split(|it: char| it.is_whitespace() || "&#<>\"".contains(it)).next()?;
        Some(unescaped_once(&value.replace('+', " ")).into_owned())
    };
    let rules = value("rules").map(|rules| match find_ruleset(rules.trim()) {
        Ok(rules) => rules.key().to_owned(),
        Err(_) => rules.trim().replace(' ', "+"),
    });
    let text = value("record").or_else(|| value("position"));
    (text.is_some() || rules.is_some()).then(|| Asked { text: text.unwrap_or_default(), rules })
}

/// Strips the text before the code.
fn bare(text: &str) -> &str {
    let start = mark(text).or_else(|| code_within(text)).unwrap_or(0);
    text[start..].trim_start()
}

/// Returns the offset after [`MARK`].
fn mark(text: &str) -> Option<usize> {
    let is_mark = |at: &usize| {
        text.as_bytes()[*at..].iter().zip(MARK.bytes()).all(|(a, b)| a.eq_ignore_ascii_case(&b))
    };
    let last = text.len().checked_sub(MARK.len())?;
    (0..=last).find(is_mark).map(|at| at + MARK.len())
}

/// Returns the offset of a code within other words: of its version before a known key.
fn code_within(text: &str) -> Option<usize> {
    let small = text.to_ascii_lowercase();
    let before = |at: usize| {
        let rest = small[..at].trim_end().strip_suffix('.')?.trim_end();
        let digits = rest.trim_end_matches(|it: char| it.is_ascii_digit());
        (digits.len() < rest.len()).then_some(digits.len())
    };
    Book::ALL.iter().find_map(|book| {
        let names = [book.key.to_owned(), book.key.replace('-', " ")];
        names.iter().find_map(|name| small.match_indices(&**name).find_map(|(at, _)| before(at)))
    })
}

/// Restores the dots of a code that was typed with other separators; `None` if there is no such code.
fn dictated(text: &str) -> Option<String> {
    let small = text.to_ascii_lowercase();
    Book::ALL.iter().find_map(|book| {
        let names = [book.key.to_owned(), book.key.replace('-', " ")];
        let mut places = names.iter().flat_map(|name| small.match_indices(&**name));
        places.find_map(|(at, name)| dotted(book, &text[..at], &text[at + name.len()..]))
    })
}

/// Writes a code with its dots, from the text before and behind its rulebook's key.
fn dotted(book: &Book, before: &str, rest: &str) -> Option<String> {
    let is_between = |it: char| it.is_whitespace() || ".,:;".contains(it);
    let trimmed = before.trim_end_matches(is_between);
    let version = trimmed.rsplit(char::is_whitespace).next().filter(|it| *it == VERSION)?;
    let options = rest.strip_prefix('_').map_or(0, |rest| {
        1 + rest.find(|it: char| !it.is_ascii_alphabetic()).unwrap_or(rest.len())
    });
    let (options, rest) = rest.split_at(options);
    let digits = rest.trim_start_matches(is_between);
    let is_apart = trimmed.len() < before.len() && digits.len() < rest.len();
    let is_code = is_apart && has_groups(digits);
    is_code.then(|| format!("{version}.{}{options}.{digits}", book.key))
}

/// Returns whether a text is in groups as [`in_groups`] writes them; words have no digits and no capitals.
fn has_groups(digits: &str) -> bool {
    let groups: Vec<&str> = digits.split_whitespace().collect();
    let is_group = |group: &&str| group.bytes().all(|it| it.is_ascii_alphanumeric());
    let [whole @ .., last] = &groups[..] else { return false };
    let is_long = whole.iter().all(|group| group.len() == GROUP) && last.len() <= GROUP;
    let is_word = digits.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_whitespace());
    is_long && groups.iter().all(is_group) && !is_word
}

/// Splits a code at blanks and line ends, up to the first character that cannot be part of it.
fn groups(text: &str) -> Vec<String> {
    let mut groups = vec![String::new()];
    for letter in text.chars().filter(|it| !is_unseen(*it)).map(plain) {
        if letter.is_whitespace() || letter == '>' {
            groups.push(String::new());
        } else if letter.is_alphanumeric() || "-_.%".contains(letter) {
            groups.last_mut().expect("there is one").push(letter);
        } else {
            break;
        }
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Decodes percent-encoding, possibly nested, and quoted-printable line ends, and replaces typographic signs by
/// plain ones.
fn unescaped(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    if text.contains("=3D") || text.contains("=\n") || text.contains("=\r\n") {
        text = text.replace("=\r\n", "").replace("=\n", "").replace("=3D", "=").into();
    }
    if !text.is_ascii() {
        text = text.chars().map(plain).collect::<String>().into();
    }
    for _ in 0..TIMES {
        if let Cow::Owned(once) = unescaped_once(&text) {
            text = once.into();
        }
    }
    text
}

/// Maximum depth of nested percent-encoding.
const TIMES: usize = 3;

/// Decodes one level of percent-encoding.
fn unescaped_once(text: &str) -> Cow<'_, str> {
    if !text.contains('%') || mark(text).is_some_and(|start| !text[start..].contains('%')) {
        return Cow::Borrowed(text);
    }
    let digit = |byte: Option<&u8>| byte.and_then(|byte| char::from(*byte).to_digit(16));
    let (bytes, mut plain, mut at) = (text.as_bytes(), Vec::new(), 0);
    while at < bytes.len() {
        let code = (bytes[at] == b'%')
            .then(|| Some((digit(bytes.get(at + 1))?, digit(bytes.get(at + 2))?)));
        let (byte, length) = match code.flatten() {
            Some((high, low)) => (u8::try_from(high * 16 + low).unwrap_or(b'%'), 3),
            None => (bytes[at], 1),
        };
        plain.push(byte);
        at += length;
    }
    String::from_utf8(plain).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Returns the key of a ruleset with the initials of its options.
fn key(rules: &Ruleset) -> String {
    let initials = rules.variations().iter().filter_map(|chosen| chosen.name().chars().next());
    let mark = if rules.variations().is_empty() { "" } else { "_" };
    rules.book().key.chars().chain(mark.chars()).chain(initials).collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_body(body: &str, rules: &'static Ruleset) -> Result<Linked, LinkError> {
    let mut reader = Reader::new(body)?;
    let nothing = LinkHeader { setup: Setup::start(rules), actions: Vec::new(), settled: None };
    let (game, settled) = pass(&mut reader, rules, &nothing)?;
    reader.finish()?;
    // A result by the rules overrides resignation and agreement.
    let settled = settled.filter(|_| game.outcome().is_none());
    Ok((game, settled))
}

/// A game to encode.
struct LinkHeader {
    setup: Setup,
    actions: Vec<Action>,
    settled: Option<Adjudication>,
}

/// Encodes or decodes a game, depending on `code`: one function for both directions, so that they cannot
/// differ.
fn pass(
    code: &mut dyn Code,
    rules: &'static Ruleset,
    told: &LinkHeader,
) -> Result<Linked, LinkError> {
    let count = code.number(COUNT, told.actions.len())?;
    let settled = pass_settled(code, told.settled)?;
    let start = Setup::start(rules);
    let is_set_up = code.number(2, usize::from(told.setup != start))? == 1;
    let setup = if is_set_up { pass_setup(code, rules, &told.setup)? } else { start };
    let start = Position::from_setup(setup, rules).map_err(LinkError::Position)?;
    let mut game = Game::from_position(start);
    for index in 0..count {
        let legal = legal(&game);
        if legal.is_empty() {
            return Err(LinkError::Over(index + 1));
        }
        let played = told.actions.get(index);
        let place = legal.iter().position(|action| Some(action) == played).unwrap_or_default();
        let action = legal[code.number(legal.len(), place)?];
        game.play(action).expect("one of the legal actions is legal");
    }
    Ok((game, settled))
}

fn pass_settled(
    code: &mut dyn Code,
    told: Option<Adjudication>,
) -> Result<Option<Adjudication>, LinkError> {
    let [first, second] = Side::ALL.map(Adjudication::Won);
    let all = [None, Some(first), Some(second), Some(Adjudication::Drawn)];
    let place = all.iter().position(|settled| *settled == told).unwrap_or_default();
    Ok(all[code.number(all.len(), place)?])
}

/// Returns the legal actions ordered by the bytes of their texts, a stable order for the format.
fn legal(game: &Game) -> Vec<Action> {
    let legal = game.actions().into_iter().map(|action| (action.to_string(), action));
    sorted(legal, |one, other| one.0 < other.0).into_iter().map(|(_, action)| action).collect()
}

fn pass_setup(code: &mut dyn Code, rules: &Ruleset, told: &Setup) -> Result<Setup, LinkError> {
    let mut board = BySide::<Cells>::default();
    for cell in rules.shape().cells() {
        let piece = Side::ALL.iter().position(|side| told.board[*side].contains(cell));
        let place = code.number(3, piece.map_or(0, |place| place + 1))?;
        if let Some(side) = place.checked_sub(1) {
            board[Side::ALL[side]].insert(cell);
        }
    }
    let turn = Side::ALL[code.number(2, usize::from(told.turn == Side::Second))?];
    let most = rules.pieces();
    let first = pass_small(code, most, told.in_hand.first)?;
    let second = pass_small(code, most, told.in_hand.second)?;
    let quiet = pass_small(code, QUIETEST, told.quiet)?;
    let pending = pass_pending(code, told.pending)?;
    Ok(Setup { board, turn, in_hand: BySide::new(first, second), pending, quiet })
}

/// Maximum of the progress counter in plies, and of the captures owed.
const QUIETEST: u8 = 127;
const OWED: u8 = 15;

/// Codes a number up to `most`.
fn pass_small(code: &mut dyn Code, most: u8, told: u8) -> Result<u8, LinkError> {
    let number = code.number(usize::from(most) + 1, usize::from(told))?;
    u8::try_from(number).map_err(|_| LinkError::Altered)
}

fn pass_pending(code: &mut dyn Code, told: Pending) -> Result<Pending, LinkError> {
    let kind = match told {
        Pending::Open => 0,
        Pending::Place => 1,
        Pending::Take { .. } => 2,
        Pending::Chain { .. } => 3,
        Pending::Hop(_) => 4,
    };
    let (more, at) = match told {
        Pending::Take { more, leaper } => (more, leaper),
        Pending::Chain { at, owed } => (owed, Some(at)),
        Pending::Open | Pending::Place | Pending::Hop(_) => (0, None),
    };
    Ok(match code.number(5, kind)? {
        0 => Pending::Open,
        1 => Pending::Place,
        2 => {
            let more = pass_small(code, OWED, more)?;
            let leaps_on = code.number(2, usize::from(at.is_some()))? == 1;
            let leaper = if leaps_on { Some(pass_cell(code, at)?) } else { None };
            Pending::Take { more, leaper }
        }
        3 => {
            let owed = pass_small(code, OWED, more)?;
            Pending::Chain { at: pass_cell(code, at)?, owed }
        }
        _ => Pending::Hop(pass_path(code, told)?),
    })
}

fn pass_path(code: &mut dyn Code, told: Pending) -> Result<Path, LinkError> {
    let cells: Vec<Cell> = match told {
        Pending::Hop(path) => path.cells().collect(),
        Pending::Open | Pending::Place | Pending::Take { .. } | Pending::Chain { .. } => Vec::new(),
    };
    let mut path = Path::new(pass_cell(code, cells.first().copied())?);
    let leaps = cells.len().saturating_sub(1);
    for index in 1..=code.number(usize::from(Path::LONGEST), leaps)? {
        let cell = pass_cell(code, cells.get(index).copied())?;
        path = path.and(cell).ok_or(LinkError::Altered)?;
    }
    Ok(path)
}

fn pass_cell(code: &mut dyn Code, told: Option<Cell>) -> Result<Cell, LinkError> {
    let (column, row) = told.map_or((0, 0), |cell| (cell.column(), cell.row()));
    let (column, row) = (pass_small(code, 7, column)?, pass_small(code, 7, row)?);
    Cell::new(column, row).ok_or(LinkError::Altered)
}
