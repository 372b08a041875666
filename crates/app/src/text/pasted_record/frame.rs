//! Strips markup around a record and the margin before each of its lines.

use std::borrow::Cow;

use super::lines::has_moves;
use super::tag::{is_mark, tag_length};
use super::{Notation, is_line_end};
use crate::text::typography::look_alike;

/// Names of HTML elements that contain text. Links are excluded: their address may be a game's.
const ELEMENTS: &str = " b i p s u br hr em li ol td th tr tt ul dd dl dt h1 h2 h3 h4 h5 h6 div pre \
     code span font body html head table tbody thead strong blockquote section article main small center ";

/// HTML entities of characters in records, each with its character.
const ENTITIES: [(&str, char); 11] = [
    ("&quot;", '"'),
    ("&apos;", '\''),
    ("&ldquo;", '"'),
    ("&rdquo;", '"'),
    ("&amp;", '&'),
    ("&lt;", '<'),
    ("&gt;", '>'),
    ("&nbsp;", ' '),
    ("&ndash;", '-'),
    ("&mdash;", '-'),
    ("&times;", 'x'),
];

/// A zero-width character that replaces removed markup, to keep offsets.
pub(super) const NOTHING: char = '\u{2060}';

/// Returns the text without markup and without the margin before each line, such as line numbers. Offsets stay
/// the same.
pub(crate) fn unframed(text: &str) -> Cow<'_, str> {
    if let Some(link) = without_guard(text) {
        return Cow::Owned(link);
    }
    let Some(text) = without_emphasis(text) else { return without_frame(text) };
    Cow::Owned(without_frame(&text).into_owned())
}

/// Returns the address within one that a mail server guards (URL Defense, version 2, writes `%` as `-` and `/` as `_`).
fn without_guard(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("/v2/url?u=").filter(|it| it.0.contains("urldefense"))?;
    let end = rest.find(|it: char| it == '&' || it.is_whitespace()).unwrap_or(rest.len());
    Some(rest[..end].replace('-', "%").replace('_', "/"))
}

/// Returns the text without backslashes before signs, and without asterisks and underscores around tags, as Markdown and
/// chats write them; `None` if there are none.
fn without_emphasis(text: &str) -> Option<String> {
    let is_mark = |it: char| it == '*' || it == '_';
    let is_escaped = |it: &char| "[]*_.-#!+".contains(*it);
    let (mut plain, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(['\\', '*', '_']) {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix('\\') {
            let sign = after.chars().next().filter(is_escaped);
            plain.push(sign.map_or('\\', |_| NOTHING));
            plain.extend(sign);
            rest = &after[sign.map_or(0, char::len_utf8)..];
            continue;
        }
        let after = rest.trim_start_matches(is_mark);
        let marks = &rest[..rest.len() - after.len()];
        let end = after.trim_start_matches([' ', '\t']);
        let is_at_end = end.is_empty() || end.starts_with(is_line_end);
        if after.starts_with('[') || plain.ends_with(']') && is_at_end {
            plain.extend(marks.chars().map(|_| NOTHING));
        } else {
            plain.push_str(marks);
        }
        rest = after;
    }
    plain.push_str(rest);
    (plain != text).then_some(plain)
}

fn without_frame(text: &str) -> Cow<'_, str> {
    let plain = without_markup(text);
    match without_margin(&plain) {
        Some(text) => Cow::Owned(latin(&text)),
        None if plain.contains(|it| look_alike(it) != it) => Cow::Owned(latin(&plain)),
        None => plain,
    }
}

/// Returns the text with the Latin letters of holes and captures in place of Cyrillic ones that look alike. Tags stay
/// unchanged.
fn latin(text: &str) -> String {
    let (mut latin, mut rest) = (String::with_capacity(text.len()), text);
    while !rest.is_empty() {
        let own = rest.find('[').unwrap_or(rest.len());
        latin.extend(rest[..own].chars().map(look_alike));
        rest = &rest[own..];
        let length = tag_length(rest).unwrap_or_else(|| rest.len().min(1));
        latin.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    latin
}

fn without_markup(text: &str) -> Cow<'_, str> {
    if !text.contains(['<', '&']) {
        return Cow::Borrowed(text);
    }
    let ends = Ends::of(text);
    let (mut plain, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(['<', '&', '[']) {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = if let Some(length) = tag_length(rest) {
            // Player names stay unchanged.
            plain.push_str(&rest[..length]);
            length
        } else if let Some((length, letter)) = entity(rest) {
            plain.push(letter);
            plain.extend((1..length).map(|_| NOTHING));
            length
        } else if let Some(length) = element(rest, &ends) {
            plain.extend(rest[..length].chars().map(|it| if is_line_end(it) { it } else { ' ' }));
            length
        } else {
            plain.push_str(&rest[..1]);
            1
        };
        rest = &rest[length..];
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// Returns the length and the character of an HTML entity at the beginning of a text.
fn entity(text: &str) -> Option<(usize, char)> {
    if let Some((name, letter)) = ENTITIES.iter().find(|(name, _)| text.starts_with(name)) {
        return Some((name.len(), *letter));
    }
    let code = text.strip_prefix("&#")?;
    let end = code.bytes().take(8).position(|it| it == b';')?;
    let code = &code[..end];
    let number = match code.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => code.parse(),
    };
    let letter = char::from_u32(number.ok()?).filter(|it| is_line_end(*it) || !it.is_control())?;
    Some((end + 3, if letter == '\u{a0}' { ' ' } else { letter }))
}

/// The last ends of an HTML tag and of a comment, by the length of the text from there on.
struct Ends {
    tag: Option<usize>,
    comment: Option<usize>,
}

impl Ends {
    fn of(text: &str) -> Self {
        let last = |end: &str| text.rfind(end).map(|at| text.len() - at);
        Self { tag: last(">"), comment: last("-->") }
    }
}

/// Returns the length of an HTML tag or comment at the beginning of the rest of a text.
fn element(text: &str, ends: &Ends) -> Option<usize> {
    // An end is sought where one follows: the search of hostile text stays linear.
    let follows = |end: Option<usize>| end.is_some_and(|length| length <= text.len());
    if text.starts_with("<!--") {
        let end = follows(ends.comment).then(|| text.find("-->")).flatten();
        return end.map(|end| end + 3);
    }
    let name = text.strip_prefix('<')?;
    let name = name.strip_prefix('/').unwrap_or(name);
    let end = name.find(|it: char| !it.is_ascii_alphanumeric())?;
    let is_known = ELEMENTS.contains(&format!(" {} ", name[..end].to_ascii_lowercase()));
    (is_known && follows(ends.tag)).then(|| text.find('>')).flatten().map(|end| end + 1)
}

/// Returns the offset of a record tag after other text in a line.
fn tag_within(line: &str) -> Option<usize> {
    line.char_indices().map(|(at, _)| at).find(|at| tag_length(&line[*at..]).is_some())
}

/// Blanks out the text before the first tag and the corresponding margin of other lines.
fn without_margin(text: &str) -> Option<String> {
    let margin = text.split(is_line_end).find_map(|line| Some(&line[..tag_within(line)?]))?;
    let is_played = [Notation::Sand, Notation::Yebo].iter().any(|it| has_moves(margin, *it));
    if margin.chars().all(is_mark) || is_played {
        return None;
    }
    let is_numbered = margin.trim_start().starts_with(|it: char| it.is_ascii_digit());
    let sign = margin.trim().trim_start_matches(|it: char| is_numbered && it.is_ascii_digit());
    let mut lines = String::with_capacity(text.len());
    for line in text.split_inclusive(is_line_end) {
        let begin = line.trim_start();
        let numbered = begin.trim_start_matches(|it: char| is_numbered && it.is_ascii_digit());
        let is_margin = numbered.starts_with(sign) && (numbered.len() < begin.len()) == is_numbered;
        let rest = if is_margin { &numbered[sign.len()..] } else { line };
        let length = line.len() - rest.len();
        lines.extend(line[..length].chars().map(|_| ' '));
        lines.push_str(rest);
    }
    Some(lines)
}
