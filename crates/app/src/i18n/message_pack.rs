//! The words of one language, and how its gaps are filled.

use std::sync::LazyLock;

use sandgrid_rules::Rule;

use super::key::{FINGERPRINT, LINES};
use crate::text::split::split_once_small;

/// How a language counts, and writes its numbers and its capitals. A browser knows that of every
/// language, and a program that asks it needs no tables of its own.
#[derive(Copy, Clone, Debug)]
pub struct LocaleFns {
    /// The plural's category of a number in the language of that code: `zero`, `one`, `two`, `few`,
    /// `many` or `other`.
    pub category: fn(code: &str, count: u32) -> &'static str,
    /// A number as that language writes it.
    pub digits: fn(code: &str, count: u32) -> String,
    /// A number of tenths, with one digit behind the decimal sign.
    pub tenths: fn(code: &str, tenths: u32) -> String,
    /// A letter as a capital; it is asked only for what ASCII has not.
    pub upper: fn(letter: &str) -> String,
    /// A letter as a small one; it is asked only for what ASCII has not.
    pub lower: fn(letter: &str) -> String,
}

impl LocaleFns {
    /// As English has them.
    pub const PLAIN: Self = Self {
        category: english_category,
        digits: plain_digits,
        tenths: plain_tenths,
        upper: str::to_owned,
        lower: str::to_owned,
    };
}

/// Everything that a language has to say.
#[derive(Debug)]
pub(crate) struct MessagePack {
    pub(super) code: &'static str,
    play: Fragment,
    whole: Option<Fragment>,
    yebo: Option<Fragment>,
    orthography: LocaleFns,
}

/// The words of one stage, as they are packed.
#[derive(Debug)]
struct Fragment {
    spoken: Vec<&'static str>,
    written: Vec<&'static str>,
    rules: Vec<&'static str>,
}

/// Why a text does not hold the words of a language.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MessagePackError {
    /// It begins otherwise.
    Heading,
    /// It was made for another version.
    Version,
    /// Its end is missing.
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

/// What only the whole program says: the small one is built without it.
static ENGLISH_WHOLE: LazyLock<Fragment> =
    LazyLock::new(|| ours(include_str!(concat!(env!("OUT_DIR"), "/whole.txt"))));

/// A part that was built with the program.
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
    /// English, which the program brings along.
    pub(super) fn english() -> &'static Self {
        &ENGLISH
    }

    /// Nothing at all.
    pub(super) fn silent() -> &'static Self {
        &SILENT
    }

    /// A language as its packs have it, the second of which may come later. They stay for as long
    /// as the program runs.
    pub(super) fn read(
        play: &'static str,
        whole: Option<&'static str>,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let (code, play) = Fragment::read(play)?;
        let whole = whole.map(Fragment::read).transpose()?.map(|(_, part)| part);
        Ok(Self { code, play, whole, yebo: None, orthography })
    }

    /// The same of the words for Yebo, of which no program brings any along.
    pub(super) fn read_yebo(
        play: &'static str,
        yebo: &'static str,
        orthography: LocaleFns,
    ) -> Result<Self, MessagePackError> {
        let (code, play) = Fragment::read(play)?;
        let (_, yebo) = Fragment::read(yebo)?;
        Ok(Self { code, play, whole: None, yebo: Some(yebo), orthography })
    }

    /// What is said while one plays.
    pub(super) fn of_play(&self, line: usize) -> &'static str {
        self.play.spoken.get(line).copied().unwrap_or_default()
    }

    /// What is said of anything else.
    pub(super) fn further(&self, line: usize) -> &'static str {
        let part = self.whole.as_ref().unwrap_or(&ENGLISH_WHOLE);
        part.spoken.get(line).copied().unwrap_or_default()
    }

    /// What is said of Yebo.
    pub(super) fn of_yebo(&self, line: usize) -> &'static str {
        let part = self.yebo.as_ref();
        part.and_then(|part| part.spoken.get(line)).copied().unwrap_or_default()
    }

    /// What stands in the page, by key, or by key and attribute.
    pub(super) fn written(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let more = self.whole.iter().chain(&self.yebo).flat_map(|part| &part.written);
        self.play.written.iter().chain(more).filter_map(|line| line.split_once('\t'))
    }

    /// What a rule says.
    pub(super) fn rule(&self, rule: &Rule) -> &'static str {
        self.stated(rule.id).map_or_else(|| rule.words(), |(_, words)| words)
    }

    /// The language in which a rule is stated, and what it says there; `None` where only English
    /// has it.
    pub(super) fn stated(&self, id: &str) -> Option<(&'static str, &'static str)> {
        let lines = self.whole.iter().chain(&self.yebo).flat_map(|part| &part.rules);
        let mut lines = lines.filter_map(|line| line.split_once('\t'));
        let (_, words) = lines.find(|(rule, _)| *rule == id)?;
        Some(words.split_once('\t').unwrap_or((self.code, words)))
    }

    /// A number of tenths, with one digit behind the decimal sign.
    pub(super) fn tenths(&self, tenths: u32) -> String {
        (self.orthography.tenths)(self.code, tenths)
    }

    /// A letter as a capital.
    pub(super) fn upper(&self, letter: &str) -> String {
        if letter.is_ascii() {
            letter.to_ascii_uppercase()
        } else {
            (self.orthography.upper)(letter)
        }
    }

    /// A letter as a small one.
    pub(super) fn lower(&self, letter: &str) -> String {
        if letter.is_ascii() {
            letter.to_ascii_lowercase()
        } else {
            (self.orthography.lower)(letter)
        }
    }

    /// A text whose gaps are filled.
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

    /// The variant that an argument chooses; the last is for whatever is not named.
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

    /// A pack, and its language's code.
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

/// What a gap is filled with.
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
pub(crate) trait Said {
    /// In the words of a language.
    fn said(self, words: &MessagePack) -> String;
}

/// The inside of a gap, and what follows it.
fn split_gap(text: &str) -> (&str, &str) {
    let end = end_of(text, b'}');
    (text.get(..end).unwrap_or_default(), text.get(end + 1..).unwrap_or_default())
}

/// Where a character stands that is not in a gap; the end, where it does not.
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
