//! Normalises lines of Yebo: a seat and its acts.

use super::lines::has_moves;
use super::{Acts, LineScanner, Notation, is_line_end};
use crate::text::typography::{is_unseen, plain};

impl LineScanner<'_> {
    /// Skips a list mark before a seat. Mail programs break long lines, so a line without a seat continues the
    /// acts of the line before.
    pub(super) fn begin_line_of_yebo(&mut self, rest: &str) {
        let listed = after_list_mark(rest);
        let rest = if begins_with_seat(listed) { listed } else { rest };
        self.at = self.pasted.original.len() - rest.len();
        let acts = core::mem::take(&mut self.acts);
        let is_word = rest.starts_with(|it: char| plain(it).is_ascii_alphanumeric());
        if acts != Acts::None && is_word && !begins_with_seat(rest) {
            self.pasted.cut(self.pasted.text.len() - 1);
            self.blank();
            self.acts = acts;
        }
    }

    /// Writes a seat, the word of an act or its argument, each in its canonical case.
    pub(super) fn word_of_yebo(&mut self) {
        self.begin_seat();
        let mut letters = self.letters();
        if letters.is_empty() {
            // A comma separates acts.
            self.pasted.put(self.at, ',');
            self.at += self.peek().map_or(0, char::len_utf8);
            self.acts = Acts::Next;
            return self.blank();
        }
        let is_seat = self.pasted.text.is_empty() || self.pasted.text.ends_with('\n');
        if is_seat && letters.len() > 1 && letters.last().is_some_and(|(_, it)| ".:".contains(*it))
        {
            letters.pop();
        }
        let is_word = self.acts == Acts::Next && !is_seat;
        self.acts = if is_seat { Acts::Next } else { Acts::Within };
        for (at, letter) in letters {
            self.pasted.put(at, if is_word { letter } else { letter.to_ascii_uppercase() });
        }
    }
}

impl LineScanner<'_> {
    /// Begins a line before a seat in the middle of one: messengers join lines.
    fn begin_seat(&mut self) {
        let printed = self.pasted.text.trim_end_matches(' ').len();
        let is_after_tag = self.pasted.text[..printed].ends_with(']');
        let is_after_act = self.acts == Acts::Within
            && printed < self.pasted.text.len()
            && has_moves(self.rest(), Notation::Yebo);
        if is_after_tag || is_after_act {
            self.pasted.cut(printed);
            self.pasted.put(self.at, '\n');
            self.acts = Acts::None;
        }
    }
}

/// Returns whether a line begins with a seat, as `A` or `A:`.
pub(super) fn begins_with_seat(line: &str) -> bool {
    let first = line.split(|it: char| it.is_whitespace() || it == ',').next().unwrap_or_default();
    first.trim_end_matches(['.', ':']).chars().filter(|it| !is_unseen(*it)).count() == 1
        && first.starts_with(|it: char| is_unseen(it) || plain(it).is_ascii_alphabetic())
}

/// Strips a list number or mark and the blank after it.
pub(super) fn after_list_mark(line: &str) -> &str {
    let number = line.trim_start_matches('#').trim_start_matches(|it| plain(it).is_ascii_digit());
    let after = if number.len() < line.len() {
        number.trim_start_matches(['.', ')', ':', '-'])
    } else {
        line.trim_start_matches(['-', '–', '—', '*', '•', '·'])
    };
    let rest = after.trim_start_matches(|it: char| it.is_whitespace() && !is_line_end(it));
    if rest.len() < after.len() && after.len() < line.len() { rest } else { line }
}
