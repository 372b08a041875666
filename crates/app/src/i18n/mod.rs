//! Localisation: formats messages in one of the program's languages.

use sandgrid_rules::{Rule, Ruleset, Side};

use crate::{Message, PieceSet};
use move_word::MoveWord;

/// Message keys with typed arguments, generated from the English messages by the build script.
pub(crate) mod key {
    use super::message_pack::{Argument, Localize, MessagePack};

    include!(concat!(env!("OUT_DIR"), "/key.rs"));
}

pub(crate) use message_pack::Localize;
use message_pack::MessagePack;
pub use message_pack::{LocaleFns, MessagePackError};

pub(crate) mod message;
mod message_pack;
pub(crate) mod move_word;
pub(crate) mod name;
mod phrases;

/// Maximum length in letters of a rule's text in an announcement: a screen reader's user cannot skip an
/// assertive announcement.
const LONG: usize = 160;

/// A locale's messages together with the piece set, which decides the words for pieces.
///
/// Equality compares the locale's code and the piece set.
#[derive(Copy, Clone, Debug)]
pub struct Language {
    words: &'static MessagePack,
    set: PieceSet,
}

impl Default for Language {
    /// English, which is compiled into the program.
    fn default() -> Self {
        Self { words: MessagePack::english(), set: PieceSet::default() }
    }
}

impl Language {
    /// Returns a language without messages, for a program that loads its message packs later.
    #[must_use]
    pub fn silent() -> Self {
        Self { words: MessagePack::silent(), set: PieceSet::default() }
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.words.code == other.words.code && self.set == other.set
    }
}

impl Eq for Language {}

impl Language {
    /// Parses a locale's message packs: the one for play and, once it is loaded, the one for everything else.
    /// Missing messages fall back to English. The texts are leaked, since a page parses each locale once.
    ///
    /// # Errors
    /// Returns an error if a text is not a pack of this version.
    pub fn read(
        play: &str,
        whole: Option<&str>,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let keep = |text: &str| &*Box::leak(text.to_owned().into_boxed_str());
        let words = MessagePack::read(keep(play), whole.map(keep), orthography)?;
        Ok(Self { words: Box::leak(Box::new(words)), set: PieceSet::default() })
    }

    /// Parses a locale's message packs for Yebo.
    ///
    /// # Errors
    /// Returns an error if a text is not a pack of this version.
    pub fn read_yebo(
        play: &str,
        yebo: &str,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let keep = |text: &str| &*Box::leak(text.to_owned().into_boxed_str());
        let words = MessagePack::read_yebo(keep(play), keep(yebo), orthography)?;
        Ok(Self { words: Box::leak(Box::new(words)), set: PieceSet::default() })
    }

    /// Returns the language with another piece set.
    #[must_use]
    pub fn with_pieces(self, set: PieceSet) -> Self {
        Self { set, ..self }
    }

    /// Returns the BCP 47 code, as for the page's `lang` attribute.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.words.code
    }

    /// Iterates over the messages of the page's markup: key, or key and attribute, and text.
    pub fn written(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.words.written()
    }

    /// Returns the text of a rule, as far as it concerns a ruleset.
    #[must_use]
    pub fn rule(self, rule: &Rule, rules: &Ruleset) -> String {
        let mut text = String::new();
        for passage in rules.passages(self.words.rule(rule)) {
            text += if text.is_empty() { "" } else { " " };
            text += passage;
        }
        text
    }

    /// Returns the text of a rule with the code of its language; `None` if only English has it.
    pub(crate) fn stated(self, id: &str) -> Option<(&'static str, &'static str)> {
        self.words.stated(id)
    }

    /// Formats a message.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        if let Message::Rule { rule, rules } = message {
            return self.read_out(rule, rules);
        }
        let text = self.of_play(message).or_else(|| self.further(message));
        text.expect("one of the two parts has its text")
    }

    /// Formats a message about play; returns an empty string for any other. Rules are only named, since their
    /// texts are in the other pack.
    #[must_use]
    pub(crate) fn say_of_play(self, message: &Message) -> String {
        self.of_play(message).unwrap_or_default()
    }

    /// Formats a message key with its arguments.
    pub(crate) fn format(self, message: impl Localize) -> String {
        message.localize(self.words)
    }

    /// Formats a message with a capital first letter.
    fn sentence(self, message: impl Localize) -> String {
        self.upper(&self.format(message))
    }

    /// Returns the selector key for a side's pieces, by which messages choose a variant.
    fn of(self, side: Side) -> &'static str {
        self.set.piece(side).key()
    }

    /// Formats a conjunction: "a, b and c".
    pub(crate) fn list(self, items: &[String]) -> String {
        match items {
            [before @ .., last] if !before.is_empty() => {
                self.format(key::ListAnd { before: &self.sequence(before), last })
            }
            _ => items.concat(),
        }
    }

    /// Formats a disjunction: "a", "a, or b", "a, b, or c".
    fn either(self, items: &[String]) -> String {
        let next =
            |before: String, next: &String| self.format(key::ListOrNext { before: &before, next });
        match items {
            [first, between @ .., last] => {
                let before = between.iter().fold(first.clone(), next);
                self.format(key::ListOr { before: &before, last })
            }
            _ => items.concat(),
        }
    }

    /// Returns the meaning of a word in spoken move input, or `None` for an unknown word.
    pub(crate) fn hears(self, word: &str) -> Option<MoveWord> {
        let lists = [
            (MoveWord::To, self.format(key::HeardTo)),
            (MoveWord::Over, self.format(key::HeardOver)),
            (MoveWord::Take, self.format(key::HeardTake)),
            (MoveWord::Hand, self.format(key::HeardHand)),
            (MoveWord::Decline, self.format(key::HeardDecline)),
            (MoveWord::Stop, self.format(key::HeardStop)),
            (MoveWord::Filler, self.format(key::HeardNothing)),
        ];
        let known = lists.into_iter().find(|(_, words)| words.split(' ').any(|it| it == word));
        known.map(|(heard, _)| heard)
    }

    /// Capitalises the first letter.
    fn upper(self, text: &str) -> String {
        beginning(text, |first| self.words.upper(first))
    }

    /// Puts the first letter into lower case.
    fn lower(self, text: &str) -> String {
        beginning(text, |first| self.words.lower(first))
    }

    /// Formats a sequence: "a, b, c".
    pub(crate) fn sequence(self, items: &[String]) -> String {
        let next =
            |before: String, next: &String| self.format(key::ListNext { before: &before, next });
        let first = items.first().cloned().unwrap_or_default();
        items.iter().skip(1).fold(first, next)
    }
}

/// Replaces the first letter.
fn beginning(text: &str, changed: impl Fn(&str) -> String) -> String {
    let length = text.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = text.split_at_checked(length).unwrap_or((text, ""));
    changed(first) + rest
}

/// Converts a count, saturating at `u32::MAX`.
#[must_use]
pub fn saturating_u32(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
