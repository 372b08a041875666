//! Tells the lines of a record from the words around it: messages before and after it, signatures, greetings.

use super::tag::{begins_with_tag, is_mark};
use super::yebo::{after_list_mark, begins_with_seat};
use super::{Acts, LineScanner, Notation, begins_with_hole, is_line_end, result};
use crate::text::typography::{is_quote, is_unseen, plain};

/// A part of a line between blanks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum LinePart {
    /// A number, signs alone, or a word with a digit.
    Number,
    /// A part of a turn or an act, or a result.
    Own,
    /// A word of a language.
    Word,
}

/// Returns the offsets of the lines that belong to a record: tags, and lines of turns or acts.
pub(super) fn own_lines(text: &str, notation: Notation) -> impl Iterator<Item = usize> {
    let mut start = 0;
    text.split_inclusive(is_line_end).filter_map(move |line| {
        start += line.len();
        let line_start = start - line.len();
        (begins_with_tag(line) || has_moves(message(line), notation)).then_some(line_start)
    })
}

/// Returns whether a line is one of turns or acts, with comments at most, or a result.
pub(super) fn has_moves(line: &str, notation: Notation) -> bool {
    let line = line.trim_start_matches(is_mark);
    match notation {
        Notation::Sand => {
            let parts = parts(line, notation);
            let first = parts.iter().find(|it| **it != LinePart::Number);
            line.trim_end() == "*" || first == Some(&LinePart::Own) && !is_mostly_words(&parts)
        }
        Notation::Yebo => {
            let line = after_list_mark(line);
            let act = line.split_whitespace().nth(1).unwrap_or_default();
            begins_with_seat(line) && ACTS.contains(&act.to_lowercase().trim_end_matches(','))
        }
    }
}

/// Returns whether a text without tags has turns of a sand game: a line of them, whatever stands around it.
pub(crate) fn has_turns(text: &str) -> bool {
    text.split(is_line_end)
        .any(|line| has_moves(message(line), Notation::Sand) && line.trim() != "*")
}

/// Returns whether a line consists of words, such as a greeting.
pub(super) fn is_prose(line: &str, notation: Notation) -> bool {
    let parts = parts(line, notation);
    let is_seat = notation == Notation::Yebo && begins_with_seat(line);
    !is_seat && parts.first() == Some(&LinePart::Word) && is_mostly_words(&parts)
}

/// Returns whether a line is the head of a table of turns, or the rule below it: cells without a digit.
pub(super) fn is_table_head(line: &str) -> bool {
    let is_result = line.contains('*');
    line.contains(['|', ';', '\t'])
        && !is_result
        && !begins_with_tag(line)
        && !line.contains(['{', '('])
        && !line.chars().any(|it| plain(it).is_ascii_digit() || it == '½')
}

fn is_mostly_words(parts: &[LinePart]) -> bool {
    let count = |part| parts.iter().filter(|it| **it == part).count();
    count(LinePart::Word) > count(LinePart::Own)
}

/// Returns the text of a chat's line after its date, time and sender: `[10:17, 20/11/2026] Kofi: c3`. Returns the
/// line itself if it does not begin so.
pub(super) fn message(line: &str) -> &str {
    let begin = line.trim_start_matches(|it| is_mark(it) || it == '[');
    let stamp = stamp(begin);
    let (is_dated, is_timed) = (has_date(stamp), stamp.contains(':'));
    // iOS writes words such as “at” between the date and the time; others write the time alone in brackets.
    let is_bracketed = line.trim_start_matches(is_mark).starts_with('[');
    let is_message = is_dated && is_timed || is_bracketed && (is_dated || is_timed);
    let sender = is_message.then(|| begin[stamp.len()..].split_once(": "));
    sender.flatten().map_or(line, |(_, rest)| rest)
}

/// Returns the length of a list's mark and the blank behind it.
pub(super) fn bullet_length(line: &str) -> usize {
    let after = line.strip_prefix(['-', '–', '—', '•', '·']);
    let rest = after.and_then(|after| after.strip_prefix([' ', '\t', '\u{a0}']));
    rest.map_or(0, |rest| line.len() - rest.len())
}

/// Returns whether a line is a date, with or without a time.
pub(super) fn is_date(line: &str) -> bool {
    let line = line.trim();
    has_date(line) && stamp(line).len() == line.len()
}

/// Returns what a text begins with of a date and a time.
fn stamp(text: &str) -> &str {
    let is_stamp = |it: char| plain(it).is_ascii_digit() || ":/.-, \u{202f}\u{a0}".contains(it);
    &text[..text.len() - text.trim_start_matches(is_stamp).len()]
}

fn has_date(stamp: &str) -> bool {
    let mut words = stamp.split([' ', ',', '\u{202f}', '\u{a0}']);
    words.any(|it| it.matches(['/', '.', '-']).count() == 2 && it.starts_with(char::is_numeric))
}

/// Words of acts.
const ACTS: [&str; 15] = [
    "direction",
    "round",
    "left",
    "right",
    "pick-up",
    "yebo",
    "pass",
    "show",
    "fourth",
    "buy",
    "discard",
    "guard",
    "announce",
    "rebuild",
    "score",
];

/// Returns the parts of a line outside comments and variations.
fn parts(line: &str, notation: Notation) -> Vec<LinePart> {
    let mut depth = 0_usize;
    let shown = |letter: char| match plain(letter) {
        '{' | '(' => {
            depth += 1;
            ' '
        }
        '}' | ')' => {
            depth = depth.saturating_sub(1);
            ' '
        }
        ',' | ';' | '|' => ' ',
        _ if depth > 0 => ' ',
        _ => letter,
    };
    let line: String = line.chars().take_while(|it| !is_line_end(*it)).map(shown).collect();
    let read = |word| match notation {
        Notation::Sand => sand_part(&canonical(word)),
        Notation::Yebo => yebo_part(&canonical(word)),
    };
    line.split_whitespace().map(read).collect()
}

/// Returns a word in plain lower case without the marks around it.
fn canonical(word: &str) -> String {
    let seen = word.chars().filter(|it| !is_unseen(*it)).map(plain).collect::<String>();
    let seen = seen.replace('½', "1/2").to_lowercase();
    let is_around = |it: char| is_quote(it) || "()[]{}<>!?.:_#".contains(it);
    seen.replace("**", "").trim_matches(is_around).to_owned()
}

fn sand_part(word: &str) -> LinePart {
    if word == "stop" || word != "*" && result::read(word).is_some() {
        return LinePart::Own;
    }
    let number = |it: char| it.is_ascii_digit() || ".:-…#*".contains(it);
    let rest = word.trim_start_matches(number);
    let after = rest.get(2..).and_then(|it| it.chars().next());
    let ends = after.is_none_or(|it| !it.is_alphanumeric() || matches!(it, 'x' | 's'));
    if begins_with_hole(rest) && ends { LinePart::Own } else { foreign_part(rest) }
}

fn yebo_part(word: &str) -> LinePart {
    let is_face = word.split('=').all(|face| {
        face == "af"
            || face.strip_prefix(['p', 'm', 's', 'f', 'b', 'x']).is_some_and(|number| {
                !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit())
            })
    });
    let is_seat = matches!(word, "a" | "b" | "c" | "d");
    if is_seat || is_face || ACTS.contains(&word) { LinePart::Own } else { foreign_part(word) }
}

/// Returns what a word is that no notation has.
fn foreign_part(word: &str) -> LinePart {
    if word.starts_with(char::is_alphabetic) && !word.contains(char::is_numeric) {
        LinePart::Word
    } else {
        LinePart::Number
    }
}

impl LineScanner<'_> {
    /// Returns whether a `;` separates the cells of a sheet, or turns: blanks surround that of a comment, and words
    /// follow it.
    pub(super) fn is_separator(&self) -> bool {
        let after = &self.rest()[1..];
        let is_blank = |it: Option<char>| it.is_none_or(char::is_whitespace);
        let is_spaced = is_blank(self.pasted.original[..self.at].chars().next_back())
            && is_blank(after.chars().next());
        let cell = after.split(|it| it == ';' || is_line_end(it)).next().unwrap_or_default();
        !is_spaced && !parts(cell, self.notation).contains(&LinePart::Word)
    }

    /// Writes what a `;` between cells or turns means.
    pub(super) fn separate(&mut self) {
        if self.acts == Acts::Within {
            self.pasted.put(self.at, ',');
            self.acts = Acts::Next;
        }
        self.pass(';');
    }
}
