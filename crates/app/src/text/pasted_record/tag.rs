//! Parses and normalises the tags of a record: `[Name "text"]`.

use super::frame::NOTHING;
use super::{LineScanner, Notation, is_line_end};
use crate::text::typography::{is_quote, is_unseen, plain};

/// Known tags, and whether their values are keywords (`true`) or free text such as names (`false`).
const SAND: [(&str, bool); 6] = [
    ("Rules", true),
    ("Position", true),
    ("Result", true),
    ("First", false),
    ("Second", false),
    ("Date", false),
];
const YEBO: [(&str, bool); 12] = [
    ("Game", true),
    ("Seats", true),
    ("Seed", true),
    ("Choices", true),
    ("A", true),
    ("B", true),
    ("C", true),
    ("D", true),
    ("NameA", false),
    ("NameB", false),
    ("NameC", false),
    ("NameD", false),
];

/// The maximum length of a value in quotation marks of other kinds, in characters: hostile text is read at once, too.
const LONGEST: usize = 200;

/// Returns whether any line of a text begins with a tag.
pub(crate) fn has_tags(text: &str) -> bool {
    text.split(is_line_end).any(begins_with_tag)
}

/// Returns the notation that the first tag of a text tells which names a game or its rules.
pub(crate) fn notation_of(text: &str) -> Option<Notation> {
    text.split(is_line_end).find_map(|line| {
        let line = line.trim_start_matches(is_mark);
        let tag = Tag::read(line, Notation::Yebo)?;
        let value = line[tag.value.0..tag.value.1].trim_matches(|it| is_quote(it) || is_blank(it));
        let is_yebo = || value.chars().map(plain).collect::<String>().eq_ignore_ascii_case("yebo");
        match &*tag.name.to_ascii_lowercase() {
            "rules" => Some(Notation::Sand),
            "game" => is_yebo().then_some(Notation::Yebo),
            _ => None,
        }
    })
}

/// Returns whether a line begins with a tag.
pub(super) fn begins_with_tag(line: &str) -> bool {
    let line = line.trim_start_matches(is_mark);
    // Words in brackets are no tag, but a ruleset is not passed over.
    Tag::read(line, Notation::Yebo).is_some()
        || Tag::unquoted(line).is_some_and(|tag| tag.name.eq_ignore_ascii_case("Rules"))
}

/// Returns whether a character before a tag belongs to a mail quotation or a code fence, or is blank.
pub(super) fn is_mark(letter: char) -> bool {
    "> `".contains(letter) || letter.is_whitespace() || is_unseen(letter)
}

/// Returns the length of the tag at the beginning of a text.
pub(super) fn tag_length(text: &str) -> Option<usize> {
    Tag::read(text, Notation::Sand).map(|tag| tag.end)
}

/// A tag with the offsets of its parts.
struct Tag {
    name: String,
    value: (usize, usize),
    end: usize,
    /// Whether the value is in plain quotation marks, within which `\` escapes.
    is_ours: bool,
}

impl Tag {
    /// Parses the tag at the beginning of a text.
    fn read(text: &str, notation: Notation) -> Option<Self> {
        let bracket = text.chars().next().filter(|it| plain(*it) == '[')?;
        let rest = text[bracket.len_utf8()..].trim_start_matches(is_blank);
        let (name, quoted) = named(rest);
        let mark = quoted.chars().next().filter(|it| is_quote(*it) && !name.is_empty())?;
        let start = text.len() - quoted.len() + mark.len_utf8();
        let ours = (mark == '"').then(|| close(text, start)).flatten();
        // Earlier records of Yebo have no `\`.
        let ours = ours.filter(|(_, end)| notation == Notation::Sand || is_end(&text[*end..]));
        let (value_end, end) = ours.or_else(|| close_anyhow(text, start))?;
        let is_ours = ours.is_some() && notation == Notation::Sand;
        Some(Self { name, value: (start, value_end), end, is_ours })
    }

    /// Parses a tag without quotation marks, behind which the line ends: `[First Awa]`, `[Foo]`.
    fn unquoted(text: &str) -> Option<Self> {
        let (inner, after) = text.strip_prefix('[')?.split_once(']').filter(|it| is_end(it.1))?;
        let (name, value) = named(inner);
        let is_tag = name.starts_with(char::is_alphabetic) && !inner.contains(is_line_end);
        let end = text.len() - after.len();
        let value = (end - 1 - value.len(), end - 1);
        is_tag.then_some(Self { name, value, end, is_ours: false })
    }

    /// Returns whether the tag is a result in other words, or a position of which nothing is known: the board tells both.
    fn says_nothing(&self, text: &str) -> bool {
        let value = &text[self.value.0..self.value.1];
        match &*self.name.to_ascii_lowercase() {
            "result" => result_of(value).is_none(),
            "position" => matches!(value.trim(), "" | "?"),
            _ => false,
        }
    }
}

/// Returns the result that the text of a tag is, if it is one.
fn result_of(value: &str) -> Option<&'static str> {
    let seen = value.chars().filter(|it| !it.is_whitespace() && !is_unseen(*it)).map(plain);
    let plainly = seen.collect::<String>().replace('½', "1/2");
    match &*plainly {
        "" | "?" => Some("*"),
        other => super::result::read(other),
    }
}

/// Returns the name of a tag, and what stands behind it.
fn named(text: &str) -> (String, &str) {
    let is_name = |it: char| plain(it).is_alphanumeric() || is_unseen(it) || "-_".contains(it);
    let after = text.trim_start_matches(is_name);
    let name = text[..text.len() - after.len()].chars().filter(|it| !is_unseen(*it));
    let name = name.map(plain).collect();
    (name, after.trim_start_matches(|it| is_blank(it) || ":=".contains(plain(it))))
}

fn is_blank(letter: char) -> bool {
    is_unseen(letter) || letter.is_whitespace() && !is_line_end(letter)
}

/// Returns the ends of value and tag: at the first `"` without a `\` before it.
fn close(text: &str, start: usize) -> Option<(usize, usize)> {
    let mut skipping = false;
    let value = text[start..].find(|letter| {
        let ends = letter == '"' && !skipping;
        skipping = letter == '\\' && !skipping;
        ends
    })?;
    bracket(text, start + value).map(|end| (start + value, end))
}

/// Returns the ends of value and tag: at the line's first quotation mark before a bracket after which it ends or another
/// tag begins, or else at the last one before a bracket.
fn close_anyhow(text: &str, start: usize) -> Option<(usize, usize)> {
    let value = text[start..].char_indices().take(LONGEST);
    let marks = value.take_while(|(_, letter)| !is_line_end(*letter));
    let marks = marks.filter(|(_, letter)| is_quote(*letter)).map(|(at, _)| start + at);
    let mut ends = marks.filter_map(|at| bracket(text, at).map(|end| (at, end))).peekable();
    let mut last = None;
    while let Some((at, end)) = ends.next() {
        last = Some((at, end));
        if ends.peek().is_some() && is_end(&text[end..]) {
            break;
        }
    }
    last
}

/// Returns whether nothing of a line follows a tag, or another tag.
fn is_end(after: &str) -> bool {
    let next = after.trim_start_matches(is_blank).chars().next();
    next.is_none_or(|it| is_line_end(it) || plain(it) == '[')
}

/// Returns the end of a tag, given the offset of its closing quotation mark.
fn bracket(text: &str, mark: usize) -> Option<usize> {
    let mut after = text[mark..].chars();
    after.next()?;
    let rest = after.as_str().trim_start_matches(is_blank);
    let bracket = rest.chars().next().filter(|it| plain(*it) == ']')?;
    Some(text.len() - rest.len() + bracket.len_utf8())
}

impl LineScanner<'_> {
    /// Writes a tag; copies a line that is not a valid tag unchanged.
    pub(super) fn tag(&mut self) {
        let text = self.rest();
        let tag = Tag::read(text, self.notation);
        let unquoted = || Tag::unquoted(text).filter(|_| self.notation == Notation::Sand);
        let Some(tag) = tag.or_else(unquoted) else {
            let line = text.find(is_line_end).unwrap_or(text.len());
            return self.copy(line);
        };
        let at = self.at;
        if self.notation == Notation::Sand && tag.says_nothing(text) {
            self.at += tag.end;
            return;
        }
        let printed = self.pasted.text.trim_end_matches(' ').len();
        self.pasted.cut(printed);
        if printed > 0 && !self.pasted.text.ends_with('\n') {
            self.pasted.put(at, '\n');
        }
        let known: &[(&str, bool)] = if self.notation == Notation::Sand { &SAND } else { &YEBO };
        let known = known.iter().find(|(name, _)| name.eq_ignore_ascii_case(&tag.name));
        let name = known.map_or(&*tag.name, |(name, _)| *name);
        // The canonical notation has no other signs in names.
        let name: String = name.chars().filter(|it| it.is_alphanumeric()).collect();
        format!("[{name} \"").chars().for_each(|letter| self.pasted.put(at, letter));
        let (start, end) = tag.value;
        if name == "Result" && self.notation == Notation::Sand {
            self.result(at + start, &text[start..end]);
        } else if known.is_some_and(|(_, is_ours)| *is_ours) {
            self.plain_value(at + start, &text[start..end]);
        } else {
            self.name(at + start, &text[start..end], &tag);
        }
        "\"]".chars().for_each(|letter| self.pasted.put(at + end, letter));
        self.at = at + tag.end;
    }

    fn result(&mut self, at: usize, value: &str) {
        let result = result_of(value).unwrap_or("*");
        result.chars().for_each(|letter| self.pasted.put(at, letter));
    }

    /// Writes a keyword value: plain, in lower case, with single spaces.
    fn plain_value(&mut self, at: usize, value: &str) {
        let inner = value.trim_start_matches(is_quote);
        let at = at + value.len() - inner.len();
        let value = inner.trim_end_matches(is_quote);
        let mut is_first = true;
        for (offset, letter) in value.char_indices().filter(|(_, letter)| !is_unseen(*letter)) {
            if letter.is_whitespace() {
                continue;
            }
            let before = value[..offset].chars().rev().find(|it| !is_unseen(*it));
            if before.is_some_and(char::is_whitespace) && !is_first {
                self.pasted.put(at + offset, ' ');
            }
            is_first = false;
            self.pasted.put(at + offset, plain(letter).to_ascii_lowercase());
        }
    }

    /// Writes a free-text value unchanged.
    fn name(&mut self, at: usize, value: &str, &Tag { is_ours, .. }: &Tag) {
        let escapes = self.notation == Notation::Sand && !is_ours;
        let trimmed = if is_ours { value } else { value.trim() };
        let lead = value.len() - value.trim_start().len();
        let at = if is_ours { at } else { at + lead };
        for (offset, letter) in trimmed.char_indices().filter(|(_, it)| *it != NOTHING) {
            if escapes && matches!(letter, '"' | '\\') {
                self.pasted.put(at + offset, '\\');
            }
            self.pasted.put(at + offset, letter);
        }
    }
}
