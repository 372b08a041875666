//! Parses typed or dictated moves: an action or a turn, in notation or in words.

use sandgrid_rules::Cell;

use crate::i18n::move_word::MoveWord;
use crate::text::typography::{is_unseen, look_alike, plain};
use crate::{InputError, Language};

/// A parsed action; the session resolves it against the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A hole alone: a placement or a removal.
    Hole(Cell),
    /// A move between two holes.
    Way {
        /// Origin.
        from: Cell,
        /// Destination.
        to: Cell,
        /// Kind of the move, if it was given.
        sign: Option<Sign>,
    },
    /// The piece in that hole is removed.
    Take(Cell),
    /// A piece is removed from the hand.
    TakeFromHand,
    /// The bonus capture is declined.
    Decline,
    /// The piece stops leaping.
    Stop,
}

/// The kind of a move between two holes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// `-`
    Step,
    /// `x`
    Leap,
    /// `^`
    Hop,
}

impl Sign {
    const fn symbol(self) -> &'static str {
        match self {
            Self::Step => "-",
            Self::Leap => "x",
            Self::Hop => "^",
        }
    }
}

/// Maximum length of the input in bytes, beyond any turn.
const LONGEST: usize = 1000;

/// Parses a text; ignores case and spaces.
pub(crate) fn read(text: &str, language: Language) -> Result<Vec<Typed>, InputError> {
    // The limit bounds the quadratic lookahead over holes without spaces between them.
    if text.len() > LONGEST {
        return Err(InputError::TrailingInput);
    }
    let seen: String = text.chars().filter(|it| !is_unseen(*it)).collect();
    let mut reading = Reading::default();
    let mut rest = seen.trim_start();
    while let Some((token, after)) = token(rest, language)? {
        reading.take(token);
        rest = after;
    }
    reading.end()
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Token {
    Cell(Cell),
    Sign(Sign),
    Word(MoveWord),
}

/// Returns the first token of a text, and the rest.
fn token(text: &str, language: Language) -> Result<Option<(Token, &str)>, InputError> {
    let says_nothing = |it: char| it.is_whitespace() || ",.;:!?()…".contains(plain(it));
    let text = text.trim_start_matches(says_nothing);
    let Some(first) = text.chars().next() else { return Ok(None) };
    if let Some((cell, rest)) = cell(text) {
        return Ok(Some((Token::Cell(cell), rest)));
    }
    let rest = &text[first.len_utf8()..];
    let sign = match plain(look_alike(first)) {
        '*' if rest.trim_start().starts_with(|it| plain(it) == '-') => {
            let rest = rest.trim_start().trim_start_matches(|it| plain(it) == '-');
            return Ok(Some((Token::Word(MoveWord::Decline), rest)));
        }
        '*' => Some(Token::Word(MoveWord::Take)),
        '-' | '>' => Some(Token::Sign(Sign::Step)),
        'x' if first != 'x' && !first.is_alphabetic() => Some(Token::Sign(Sign::Leap)),
        'x' | 'X' if !rest.starts_with(char::is_alphabetic) || cell(rest).is_some() => {
            Some(Token::Sign(Sign::Leap))
        }
        '^' => Some(Token::Sign(Sign::Hop)),
        _ => None,
    };
    if let Some(sign) = sign {
        return Ok(Some((sign, rest)));
    }
    let end = text.find(|it: char| !it.is_alphanumeric() && it != '\'').unwrap_or(text.len());
    let end = end.max(first.len_utf8());
    let (word, rest) = text.split_at(end);
    // Turn numbers of a record.
    if word.chars().all(|it| plain(it).is_ascii_digit()) && rest.starts_with(['.', '…']) {
        return token(rest, language);
    }
    let word_of_notation = match word {
        "hand" => Some(MoveWord::Hand),
        "stop" => Some(MoveWord::Stop),
        _ => None,
    };
    match language.hears(&word.to_lowercase()).or(word_of_notation) {
        Some(heard) => Ok(Some((Token::Word(heard), rest))),
        None => Err(InputError::UnknownWord(word.to_owned())),
    }
}

/// Parses a hole at the beginning of a text: `c3`, `C3`, or `C 3` as dictated.
fn cell(text: &str) -> Option<(Cell, &str)> {
    let first = text.chars().next()?;
    let letter = Some(plain(look_alike(first))).filter(char::is_ascii_alphabetic)?;
    let rest = text[first.len_utf8()..].trim_start();
    let after = rest.trim_start_matches(|it| plain(it).is_ascii_digit());
    let digits: String = rest[..rest.len() - after.len()].chars().map(plain).collect();
    let cell = format!("{}{digits}", letter.to_ascii_lowercase()).parse().ok()?;
    // `c3rd` is not a hole, but `c3xe3` has a sign after one.
    let goes_on = after.starts_with(char::is_alphabetic);
    let leaps = after.starts_with(|it| matches!(plain(look_alike(it)), 'x' | 'X'));
    let is_end = !goes_on || leaps || self::cell(after).is_some();
    (is_end || after.starts_with("stop")).then_some((cell, after))
}

#[derive(Debug, Default)]
struct Reading {
    typed: Vec<Typed>,
    /// Hole of a piece that may continue.
    standing: Option<Cell>,
    /// Hole named last, with no action on it yet.
    alone: Option<Cell>,
    sign: Option<Sign>,
    joins: bool,
    over: Over,
    takes: bool,
}

/// The piece to leap over.
#[derive(Copy, Clone, Debug, Default)]
enum Over {
    #[default]
    Nothing,
    Next,
    Cell(Cell),
}

impl Reading {
    fn take(&mut self, token: Token) {
        match token {
            Token::Sign(sign) => self.sign = Some(sign),
            Token::Word(MoveWord::To) => self.joins = true,
            Token::Word(MoveWord::Over) => self.over = Over::Next,
            Token::Word(MoveWord::Filler) => {}
            Token::Word(MoveWord::Take) => {
                self.settle();
                self.takes = true;
            }
            Token::Word(MoveWord::Hand) => self.plain(Typed::TakeFromHand),
            Token::Word(MoveWord::Decline) => self.plain(Typed::Decline),
            Token::Word(MoveWord::Stop) => self.plain(Typed::Stop),
            Token::Cell(cell) => self.name(cell),
        }
    }

    fn plain(&mut self, typed: Typed) {
        self.settle();
        self.takes = false;
        self.typed.push(typed);
    }

    fn name(&mut self, cell: Cell) {
        let is_way = self.alone.is_some() || self.joins || self.sign.is_some();
        match (self.standing, self.over) {
            _ if self.takes => {
                self.takes = false;
                self.typed.push(Typed::Take(cell));
            }
            (_, Over::Next) => self.over = Over::Cell(cell),
            (Some(from), over) if is_way || matches!(over, Over::Cell(_)) => self.go(from, cell),
            _ => {
                self.standing = Some(cell);
                self.alone = Some(cell);
                self.sign = None;
            }
        }
    }

    fn go(&mut self, from: Cell, to: Cell) {
        self.typed.push(Typed::Way { from, to, sign: self.sign.take() });
        self.standing = Some(to);
        self.alone = None;
        self.joins = false;
        self.over = Over::Nothing;
    }

    /// Completes the pending action.
    fn settle(&mut self) {
        match (self.standing, self.over) {
            // A leap over a piece lands on the hole beyond.
            (Some(from), Over::Cell(over)) => {
                let dir = from.straight(over).map(|(dir, _)| dir);
                let to = dir.and_then(|dir| over.neighbor(dir)).unwrap_or(over);
                self.go(from, to);
            }
            _ => self.typed.extend(self.alone.take().map(Typed::Hole)),
        }
    }

    fn end(mut self) -> Result<Vec<Typed>, InputError> {
        self.settle();
        // A move without its destination is no placement.
        if let Some(sign) = self.sign {
            return Err(InputError::UnknownWord(sign.symbol().to_owned()));
        }
        if self.typed.is_empty() { Err(InputError::Empty) } else { Ok(self.typed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Typed>, InputError> {
        super::read(text, Language::default())
    }

    fn at(cell: &str) -> Cell {
        cell.parse().unwrap()
    }

    fn way(from: &str, to: &str, sign: Option<Sign>) -> Typed {
        Typed::Way { from: at(from), to: at(to), sign }
    }

    #[test]
    fn a_hole_alone() {
        for text in ["c3", " C3 ", "c 3", "Place a piece on c3.", "12. c3"] {
            assert_eq!(read(text), Ok(vec![Typed::Hole(at("c3"))]), "{text}");
        }
    }

    #[test]
    fn a_move_without_a_destination_is_refused() {
        for (text, sign) in [("a1-", "-"), ("c3 x", "x"), ("c3-c4-", "-"), ("c3xe3*a5 ^", "^")] {
            assert_eq!(read(text), Err(InputError::UnknownWord(sign.to_owned())), "{text}");
        }
        assert_eq!(read("- c3"), Ok(vec![Typed::Hole(at("c3"))]), "an item of a list");
    }

    #[test]
    fn from_hole_to_hole() {
        let sign = Some(Sign::Step);
        for text in
            ["c3-c4", "C3 - C4", "c3–c4", "c3→c4", "c3−c4", "c3‑c4", "ｃ３－ｃ４", "c\u{200b}3-c٤"]
        {
            assert_eq!(read(text), Ok(vec![way("c3", "c4", sign)]), "{text}");
        }
        for text in ["c3 c4", "c3c4", "c3 to c4", "Move from C 3 to C 4", "move c3 to c4!"] {
            assert_eq!(read(text), Ok(vec![way("c3", "c4", None)]), "{text}");
        }
    }

    #[test]
    fn leaps_with_captures_are_parsed() {
        let leap = way("c3", "e3", Some(Sign::Leap));
        for text in ["c3xe3*a5", "C3XE3 * A5", "c3 x e3, take a5", "c3×e3 and take the stick on a5"]
        {
            assert_eq!(read(text), Ok(vec![leap, Typed::Take(at("a5"))]), "{text}");
        }
        let beyond = way("c3", "e3", None);
        for text in ["c3 over d3 to e3", "leap from c3 over d3", "c3 to e3"] {
            assert_eq!(read(text), Ok(vec![beyond]), "{text}");
        }
        assert_eq!(read("c3xe3 a5"), Ok(vec![leap, Typed::Hole(at("a5"))]));
    }

    #[test]
    fn leaping_on() {
        let on = [way("c3", "e3", Some(Sign::Leap)), way("e3", "e5", Some(Sign::Leap))];
        for text in ["c3xe3xe5", "c3xe3 e3xe5", "c3 x e3 x e5"] {
            assert_eq!(read(text), Ok(on.to_vec()), "{text}");
        }
        let hop = way("a1", "c1", Some(Sign::Hop));
        assert_eq!(read("a1^c1stop"), Ok(vec![hop, Typed::Stop]));
    }

    #[test]
    fn off_board_cells_are_refused() {
        for (text, typed) in [
            ("*hand", Typed::TakeFromHand),
            ("take a stick from the hand", Typed::TakeFromHand),
            ("*-", Typed::Decline),
            ("decline", Typed::Decline),
            ("Stop here.", Typed::Stop),
        ] {
            assert_eq!(read(text), Ok(vec![typed]), "{text}");
        }
        let leap = way("c3", "e3", Some(Sign::Leap));
        assert_eq!(read("c3xe3*-"), Ok(vec![leap, Typed::Decline]));
    }

    #[test]
    fn unknown_words_are_reported() {
        for text in ["", "  ", "...", "the"] {
            assert_eq!(read(text), Err(InputError::Empty), "{text:?}");
        }
        for (text, odd) in [("c3 perhaps", "perhaps"), ("7", "7"), ("z9", "z9"), ("c3 @", "@")] {
            assert_eq!(read(text), Err(InputError::UnknownWord(odd.to_owned())), "{text}");
        }
    }

    #[test]
    fn every_written_turn_parses() {
        for text in ["c3", "b3xd3*d5xd5*f1", "a1^c1^c3xe3*e5xe5*a5", "c3xe3xe5stop*a1*a2"] {
            assert!(read(text).is_ok(), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn no_text_is_too_long() {
        // Fewer repetitions under Miri, which is slow.
        let (many, long) = if cfg!(miri) { (1 << 10, LONGEST / 10) } else { (1 << 20, LONGEST) };
        for again in ["1.", "c3", "c3x", "{", "é", " "] {
            assert_eq!(read(&again.repeat(many)), Err(InputError::TrailingInput), "{again}");
            let _ = read(&again.repeat(long / again.len()));
        }
    }

    #[test]
    fn no_text_is_too_odd() {
        for text in ["é", "c3é", "*", "x", "xx", "c", "c3x", "over", "c3 over", "\u{1F42A}", "1.2."]
        {
            let _ = read(text);
        }
    }
}
