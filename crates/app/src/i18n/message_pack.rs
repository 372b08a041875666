//! Message packs: the messages of one locale, and the interpolation of their arguments.

use std::sync::LazyLock;

use sandgrid_rules::Rule;

use super::key::{FINGERPRINT, LINES};
use crate::text::split::split_once_small;

/// Locale functions: plurals, numbers and case. A browser knows them for every language, so a program that
/// calls the browser needs no tables of its own.
#[derive(Copy, Clone, Debug)]
pub struct LocaleFns {
    /// Returns the plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
    pub category: fn(code: &str, count: u32) -> &'static str,
    /// Formats a number.
    pub digits: fn(code: &str, count: u32) -> String,
    /// Formats a number of tenths with one decimal digit.
    pub tenths: fn(code: &str, tenths: u32) -> String,
    /// Converts a letter to upper case; called for non-ASCII letters only.
    pub upper: fn(letter: &str) -> String,
    /// Converts a letter to lower case; called for non-ASCII letters only.
    pub lower: fn(letter: &str) -> String,
}

impl LocaleFns {
    /// The functions for English.
    pub const PLAIN: Self = Self {
        category: english_category,
        digits: plain_digits,
        tenths: plain_tenths,
        upper: str::to_owned,
        lower: str::to_owned,
    };
}

/// All messages of a locale.
#[derive(Debug)]
pub(crate) struct MessagePack {
    pub(super) code: &'static str,
    play: Fragment,
    whole: Option<Fragment>,
    yebo: Option<Fragment>,
    orthography: LocaleFns,
}

/// The messages of one pack.
#[derive(Debug)]
struct Fragment {
    spoken: Vec<&'static str>,
    written: Vec<&'static str>,
    rules: Vec<&'static str>,
}

/// The error of a text that is not a message pack.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MessagePackError {
    /// The heading is missing.
    Heading,
    /// The pack belongs to another version.
    Version,
    /// The pack is truncated.
    Cut,
}

static SILENT: MessagePack = MessagePack {
    code: "",
    play: Fragment::EMPTY,
    whole: Some(Fragment::EMPTY),
    yebo: None,
    orthography: LocaleFns::PLAIN,
};

static ENGLISH: LazyLock<MessagePack> = LazyLock::new(|| MessagePack {
    code: "en",
    play: ours(include_str!(concat!(env!("OUT_DIR"), "/play.txt"))),
    whole: None,
    yebo: None,
    orthography: LocaleFns::PLAIN,
});

/// English messages beyond play; separate, so that the linker drops them from the small program.
static ENGLISH_WHOLE: LazyLock<Fragment> =
    LazyLock::new(|| ours(include_str!(concat!(env!("OUT_DIR"), "/whole.txt"))));

/// Parses a pack that is compiled into the program.
fn ours(text: &'static str) -> Fragment {
    Fragment::read(text).map_or_else(|_| Fragment::EMPTY, |(_, part)| part)
}

fn english_category(_code: &str, count: u32) -> &'static str {
    if count == 1 { "one" } else { "other" }
}

fn plain_digits(_code: &str, count: u32) -> String {
    count.to_string()
}

fn plain_tenths(_code: &str, tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl MessagePack {
    /// Returns the English messages, which are compiled into the program.
    pub(super) fn english() -> &'static Self {
        &ENGLISH
    }

    /// Returns an empty set of messages.
    pub(super) fn silent() -> &'static Self {
        &SILENT
    }

    /// Parses a locale's packs; the second one may be loaded later. The texts live as long as the program.
    pub(super) fn read(
        play: &'static str,
        whole: Option<&'static str>,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let (code, play) = Fragment::read(play)?;
        let whole = whole.map(Fragment::read).transpose()?.map(|(_, part)| part);
        Ok(Self { code, play, whole, yebo: None, orthography })
    }

    /// Parses a locale's packs for Yebo. No Yebo messages are compiled into the program.
    pub(super) fn read_yebo(
        play: &'static str,
        yebo: &'static str,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let (code, play) = Fragment::read(play)?;
        let (_, yebo) = Fragment::read(yebo)?;
        Ok(Self { code, play, whole: None, yebo: Some(yebo), orthography })
    }

    /// Returns a message of the play pack.
    pub(super) fn of_play(&self, line: usize) -> &'static str {
        self.play.spoken.get(line).copied().unwrap_or_default()
    }

    /// Returns a message of the pack for everything else.
    pub(super) fn further(&self, line: usize) -> &'static str {
        let part = self.whole.as_ref().unwrap_or(&ENGLISH_WHOLE);
        part.spoken.get(line).copied().unwrap_or_default()
    }

    /// Returns a message of the Yebo pack.
    pub(super) fn of_yebo(&self, line: usize) -> &'static str {
        let part = self.yebo.as_ref();
        part.and_then(|part| part.spoken.get(line)).copied().unwrap_or_default()
    }

    /// Iterates over the messages of the page's markup: key, or key and attribute, and text.
    pub(super) fn written(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let more = self.whole.iter().chain(&self.yebo).flat_map(|part| &part.written);
        self.play.written.iter().chain(more).filter_map(|line| line.split_once('\t'))
    }

    /// Returns the text of a rule.
    pub(super) fn rule(&self, rule: &Rule) -> &'static str {
        self.stated(rule.id).map_or_else(|| rule.words(), |(_, words)| words)
    }

    /// Returns the text of a rule with the code of its language; `None` if only English has it.
    pub(super) fn stated(&self, id: &str) -> Option<(&'static str, &'static str)> {
        let lines = self.whole.iter().chain(&self.yebo).flat_map(|part| &part.rules);
        let mut lines = lines.filter_map(|line| line.split_once('\t'));
        let (_, words) = lines.find(|(rule, _)| *rule == id)?;
        words.split_once('\t')
    }

    /// Formats a number of tenths with one decimal digit.
    pub(super) fn tenths(&self, tenths: u32) -> String {
        (self.orthography.tenths)(self.code, tenths)
    }

    /// Converts a letter to upper case.
    pub(super) fn upper(&self, letter: &str) -> String {
        if letter.is_ascii() {
            letter.to_ascii_uppercase()
        } else {
            (self.orthography.upper)(letter)
        }
    }

    /// Converts a letter to lower case.
    pub(super) fn lower(&self, letter: &str) -> String {
        if letter.is_ascii() {
            letter.to_ascii_lowercase()
        } else {
            (self.orthography.lower)(letter)
        }
    }

    /// Interpolates the arguments into a pattern.
    pub(super) fn fill(&self, pattern: &str, arguments: &[Argument<'_>]) -> String {
        let mut text = String::new();
        self.pour(pattern, arguments, &mut text);
        text
    }

    fn pour(&self, pattern: &str, arguments: &[Argument<'_>], text: &mut String) {
        let mut rest = pattern;
        while let Some((before, gap)) = rest.split_once('{') {
            text.push_str(before);
            let (gap, after) = split_gap(gap);
            let index = gap.bytes().next().map_or(0, |letter| letter.wrapping_sub(b'a'));
            let argument = arguments.get(usize::from(index)).copied().unwrap_or_default();
            match gap.split_once('?') {
                None => text.push_str(&self.written_out(argument)),
                Some((_, variants)) => self.pour(self.chosen(variants, argument), arguments, text),
            }
            rest = after;
        }
        text.push_str(rest);
    }

    fn written_out(&self, argument: Argument<'_>) -> String {
        match argument {
            Argument::Text(text) => text.to_owned(),
            Argument::Number(number) => (self.orthography.digits)(self.code, number),
        }
    }

    /// Returns the variant that an argument selects; the last one is the default.
    fn chosen<'a>(&self, variants: &'a str, argument: Argument<'_>) -> &'a str {
        let is_it = |key: &str| match argument {
            Argument::Text(text) => key == text,
            Argument::Number(number) => key.parse().map_or_else(
                |_| key == (self.orthography.category)(self.code, number),
                |exact: u32| exact == number,
            ),
        };
        let mut rest = variants;
        loop {
            let end = end_of(rest, b'|');
            let (key, words) =
                rest.get(..end).and_then(|it| it.split_once(':')).unwrap_or_default();
            if key == "*" || end == rest.len() || is_it(key) {
                return words;
            }
            rest = rest.get(end + 1..).unwrap_or_default();
        }
    }
}

impl Fragment {
    const EMPTY: Self = Self { spoken: Vec::new(), written: Vec::new(), rules: Vec::new() };

    /// Parses a pack; returns the locale's code and the messages.
    fn read(text: &'static str) -> Result<(&'static str, Self), MessagePackError> {
        let (head, rest) = text.split_once('\n').ok_or(MessagePackError::Heading)?;
        let head = head.strip_prefix("sandgrid words 1 ").ok_or(MessagePackError::Heading)?;
        let (code, print) = head.split_once(' ').ok_or(MessagePackError::Heading)?;
        if u32::from_str_radix(print, 16) != Ok(FINGERPRINT) {
            return Err(MessagePackError::Version);
        }
        let rest = rest.strip_suffix("\nend\n").ok_or(MessagePackError::Cut)?;
        let mut rest = rest;
        let mut part = || {
            let (part, after) = split_once_small(rest, "\n\n").unwrap_or((rest, ""));
            rest = after;
            part.lines().collect()
        };
        let part = Self { spoken: part(), written: part(), rules: part() };
        if LINES.contains(&part.spoken.len()) {
            Ok((code, part))
        } else {
            Err(MessagePackError::Cut)
        }
    }
}

/// An argument of a message.
#[derive(Copy, Clone, Debug)]
pub(super) enum Argument<'a> {
    Text(&'a str),
    Number(u32),
}

impl Default for Argument<'_> {
    fn default() -> Self {
        Self::Text("")
    }
}

/// A message with its arguments.
pub(crate) trait Localize {
    /// Formats the message in a locale.
    fn localize(self, words: &MessagePack) -> String;
}

/// Splits a text that begins within a placeholder: the placeholder's content, and the rest.
fn split_gap(text: &str) -> (&str, &str) {
    let end = end_of(text, b'}');
    (text.get(..end).unwrap_or_default(), text.get(end + 1..).unwrap_or_default())
}

/// Returns the offset of the first `wanted` byte outside nested placeholders, or the length of the text.
fn end_of(text: &str, wanted: u8) -> usize {
    let mut depth = 0_u8;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if byte == wanted && depth == 0 => return at,
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.len()
}
