//! The languages in which everything can be said.

use sandgrid_rules::{Rule, Side};

use crate::{Message, PieceSet};
use move_word::MoveWord;

/// Everything that is said, with its arguments; made from the English words.
pub(crate) mod key {
    use super::message_pack::{Argument, MessagePack, Said};

    include!(concat!(env!("OUT_DIR"), "/key.rs"));
}

use message_pack::MessagePack;
pub(crate) use message_pack::Said;
pub use message_pack::{LocaleFns, MessagePackError};

pub(crate) mod message;
mod message_pack;
pub(crate) mod move_word;
mod phrases;

/// A rule of more letters than these is not read out: nobody can skip what interrupts.
const LONG: usize = 160;

/// A language in which everything can be said, with the words for what is played with.
///
/// Two are equal when they are the same language about the same pieces.
#[derive(Copy, Clone, Debug)]
pub struct Language {
    words: &'static MessagePack,
    set: PieceSet,
}

impl Default for Language {
    /// English, which the program brings along.
    fn default() -> Self {
        Self { words: MessagePack::english(), set: PieceSet::default() }
    }
}

impl Language {
    /// One in which nothing is said: for a program that brings no words along, until it is told some.
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
    /// A language as its packs have it: what is said while one plays, and, where it has come,
    /// everything else. What is missing is said in English. The words stay in memory for as long
    /// as the program runs, so that a page reads each language once.
    ///
    /// # Errors
    /// The texts are no packs of this version.
    pub fn read(
        play: &str,
        whole: Option<&str>,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let keep = |text: &str| &*Box::leak(text.to_owned().into_boxed_str());
        let words = MessagePack::read(keep(play), whole.map(keep), orthography)?;
        Ok(Self { words: Box::leak(Box::new(words)), set: PieceSet::default() })
    }

    /// The same of a language's words for Yebo.
    ///
    /// # Errors
    /// The texts are no packs of this version.
    pub fn read_yebo(
        play: &str,
        yebo: &str,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let keep = |text: &str| &*Box::leak(text.to_owned().into_boxed_str());
        let words = MessagePack::read_yebo(keep(play), keep(yebo), orthography)?;
        Ok(Self { words: Box::leak(Box::new(words)), set: PieceSet::default() })
    }

    /// The same language, in which pieces are called what that set's are called.
    #[must_use]
    pub fn about(self, set: PieceSet) -> Self {
        Self { set, ..self }
    }

    /// Its code, as a page's `lang` has it.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.words.code
    }

    /// What stands in the page: by key of its markup, or by key and attribute.
    pub fn written(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.words.written()
    }

    /// What a rule says.
    #[must_use]
    pub fn rule(self, rule: &Rule) -> &'static str {
        self.words.rule(rule)
    }

    /// The code of the language in which a rule is stated, and what it says there; `None` where only
    /// English has it.
    pub(crate) fn stated(self, id: &str) -> Option<(&'static str, &'static str)> {
        self.words.stated(id)
    }

    /// One message in words.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        match message {
            Message::Rule(rule) => self.read_out(rule),
            _ => self.of_play(message).unwrap_or_else(|| self.further(message)),
        }
    }

    /// A message about playing in words; nothing for any other. A rule is only named: what it says
    /// comes with everything else.
    #[must_use]
    pub(crate) fn say_of_play(self, message: &Message) -> String {
        self.of_play(message).unwrap_or_default()
    }

    /// One message with its arguments.
    pub(crate) fn tell(self, said: impl Said) -> String {
        said.said(self.words)
    }

    /// The same as a sentence, or as something that stands by itself.
    fn sentence(self, said: impl Said) -> String {
        self.upper(&self.tell(said))
    }

    /// What a side plays with, as the words choose by it.
    fn of(self, side: Side) -> &'static str {
        self.set.piece(side).key()
    }

    /// A list as it is spoken: "a, b and c".
    pub(crate) fn list(self, items: &[String]) -> String {
        match items {
            [before @ .., last] if !before.is_empty() => {
                self.tell(key::ListAnd { before: &self.sequence(before), last })
            }
            _ => items.concat(),
        }
    }

    /// A choice as it is spoken: "a", "a, or b", "a, b, or c".
    fn either(self, items: &[String]) -> String {
        let next =
            |before: String, next: &String| self.tell(key::ListOrNext { before: &before, next });
        match items {
            [first, between @ .., last] => {
                let before = between.iter().fold(first.clone(), next);
                self.tell(key::ListOr { before: &before, last })
            }
            _ => items.concat(),
        }
    }

    /// What a word means in a turn that is said; `None` where it means nothing.
    pub(crate) fn hears(self, word: &str) -> Option<MoveWord> {
        let lists = [
            (MoveWord::To, self.tell(key::HeardTo)),
            (MoveWord::Over, self.tell(key::HeardOver)),
            (MoveWord::Take, self.tell(key::HeardTake)),
            (MoveWord::Hand, self.tell(key::HeardHand)),
            (MoveWord::Decline, self.tell(key::HeardDecline)),
            (MoveWord::Stop, self.tell(key::HeardStop)),
            (MoveWord::Filler, self.tell(key::HeardNothing)),
        ];
        let known = lists.into_iter().find(|(_, words)| words.split(' ').any(|it| it == word));
        known.map(|(heard, _)| heard)
    }

    /// With a capital at the beginning.
    fn upper(self, text: &str) -> String {
        beginning(text, |first| self.words.upper(first))
    }

    /// Without a capital at the beginning.
    fn lower(self, text: &str) -> String {
        beginning(text, |first| self.words.lower(first))
    }

    /// "a, b, c"
    pub(crate) fn sequence(self, items: &[String]) -> String {
        let next =
            |before: String, next: &String| self.tell(key::ListNext { before: &before, next });
        let first = items.first().cloned().unwrap_or_default();
        items.iter().skip(1).fold(first, next)
    }
}

/// With another letter at the beginning.
fn beginning(text: &str, changed: impl Fn(&str) -> String) -> String {
    let length = text.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = text.split_at_checked(length).unwrap_or((text, ""));
    changed(first) + rest
}

/// A number of things of which there are few.
fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
