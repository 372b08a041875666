//! Records as people write, send and paste them, made into records as they are printed.

use crate::text::typography::{is_quote, is_remark, is_unseen, plain};

pub(crate) use frame::unframed;
pub(crate) use tag::has_tags;

mod frame;
mod tag;
#[cfg(test)]
mod tests;
mod yebo;

/// Which game a record is of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// The shape of PGN.
    Sand,
    /// A seat and its acts on each line.
    Yebo,
}

/// A record as it is printed, and where each part of it stands in the text that somebody brought.
///
/// Left out are words before the first tag and after the result, comments, variations, marks of good and bad turns, the
/// numbers of turns, a mail's `>`, a code fence. Typographic signs become plain ones. The text of
/// names stays as it is.
#[derive(Debug)]
pub(crate) struct Pasted<'a> {
    original: &'a str,
    text: String,
    /// Where offsets in the two texts begin to differ otherwise than before.
    marks: Vec<(usize, usize)>,
}

/// A parenthesis without its other half: its line and its character in it, each from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parenthesis {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl<'a> Pasted<'a> {
    /// Reads a text; what it cannot make sense of, it leaves as it is.
    pub(crate) fn new(original: &'a str, notation: Notation) -> Result<Self, Parenthesis> {
        let mut scan = Scan {
            pasted: Self { original, text: String::new(), marks: Vec::new() },
            at: tag::lines(original).next().unwrap_or(0),
            last_tag: tag::lines(original).last().unwrap_or(0),
            notation,
            is_line_start: true,
            acts: Acts::None,
            has_ended: false,
        };
        while let Some(letter) = scan.peek() {
            scan.step(letter)?;
        }
        Ok(scan.pasted)
    }

    /// The record as it is printed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Where a line and a character of the printed record stand in the original, each from 1; and the word that
    /// stands there.
    pub(crate) fn place(&self, line: usize, column: usize) -> (usize, usize, String) {
        let start: usize = self.text.split_inclusive('\n').take(line - 1).map(str::len).sum();
        let rest = &self.text[start..];
        let offset =
            start + rest.char_indices().nth(column - 1).map_or(rest.len(), |(offset, _)| offset);
        let after = self.marks.partition_point(|(printed, _)| *printed <= offset);
        let (printed, original) = after.checked_sub(1).map_or((0, 0), |last| self.marks[last]);
        let mut offset = (original + offset - printed).min(self.original.len());
        while !self.original.is_char_boundary(offset) {
            offset -= 1;
        }
        let (line, column) = place(self.original, offset);
        (line, column, word(&self.original[offset..]))
    }

    fn put(&mut self, at: usize, letter: char) {
        let (printed, original) = self.marks.last().copied().unwrap_or((0, 0));
        if self.text.len() + original != at + printed {
            self.marks.push((self.text.len(), at));
        }
        self.text.push(letter);
    }

    /// The last word, or nothing where it is longer than any turn.
    fn last_word(&self) -> &str {
        const LONGEST: usize = 200;
        let text = self.text.trim_end();
        let last = text.bytes().rev().take(LONGEST).position(|it| matches!(it, b' ' | b'\n'));
        let last = last.map_or("", |length| &text[text.len() - length..]);
        // A tag goes on with nothing.
        if last.ends_with(']') { "" } else { last }
    }

    /// Takes back all that was written from an offset on.
    fn cut(&mut self, length: usize) {
        self.text.truncate(length);
        while self.marks.last().is_some_and(|(printed, _)| *printed > length) {
            self.marks.pop();
        }
    }
}

/// The line and the character in it of an offset, each from 1. A line ends as any system ends it.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let (mut line, mut column, mut before) = (1, 1, ' ');
    for letter in text[..offset].chars() {
        if letter == '\n' && before == '\r' {
            // One line end is written as two characters.
        } else if is_line_end(letter) {
            (line, column) = (line + 1, 1);
        } else {
            column += 1;
        }
        before = letter;
    }
    (line, column)
}

/// What stands at the beginning of a text as far as the next blank, cut where it is long.
fn word(text: &str) -> String {
    const LONGEST: usize = 20;
    let seen = text.chars().take_while(|it| !it.is_whitespace());
    let seen = seen.filter(|it| !it.is_control() && !is_unseen(*it));
    let word: String = seen.take(LONGEST + 1).collect();
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word,
    }
}

pub(crate) const fn is_line_end(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Whether a word is a hole, and what follows it.
fn begins_with_hole(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..])
}

/// Whether the last two characters of a word are a hole.
fn ends_with_hole(word: &str) -> bool {
    let end = word.len().checked_sub(2).and_then(|start| word.get(start..));
    end.is_some_and(begins_with_hole)
}

/// What of a line of Yebo has been read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Acts {
    /// No seat.
    #[default]
    None,
    /// As far as the word of an act.
    Next,
    /// Part of an act.
    Within,
}

/// Reads on from a place.
struct Scan<'a> {
    pasted: Pasted<'a>,
    at: usize,
    /// Where the last line begins that begins with a tag.
    last_tag: usize,
    notation: Notation,
    is_line_start: bool,
    acts: Acts,
    /// Whether the result has been read.
    has_ended: bool,
}

impl<'a> Scan<'a> {
    fn rest(&self) -> &'a str {
        &self.pasted.original[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn step(&mut self, letter: char) -> Result<(), Parenthesis> {
        if core::mem::take(&mut self.is_line_start) {
            self.begin_line();
            return Ok(());
        }
        match plain(letter) {
            _ if is_line_end(letter) => self.end_line(letter),
            _ if letter.is_whitespace() || is_unseen(letter) => self.gap(),
            '{' => self.comment(),
            '(' | ')' => return self.variation(),
            ';' => self.skip_line(),
            '$' => self.glyph(),
            '[' => self.tag(),
            '>' if self.is_arrow() => self.arrow(),
            '<' | '>' => self.pass(letter),
            ',' | '|' | '#' | '_' if self.notation == Notation::Sand => self.pass(letter),
            '*' if self.rest().starts_with("**") => self.at += 2,
            _ if is_remark(letter) || is_quote(letter) => self.pass(letter),
            _ if self.notation == Notation::Yebo => self.word_of_yebo(),
            _ => self.word(),
        }
        Ok(())
    }

    /// Passes over a character that says nothing.
    fn pass(&mut self, letter: char) {
        self.blank();
        self.at += letter.len_utf8();
    }

    /// Whether the `>` that comes next stands between two holes of one line, where it means a step.
    fn is_arrow(&self) -> bool {
        let text = &self.pasted.text;
        let blank = |it: &char| is_unseen(*it) || it.is_whitespace() && !is_line_end(*it);
        let to = self.rest().chars().skip(1).skip_while(blank);
        let to: String = to.take(2).map(|it| plain(it).to_ascii_lowercase()).collect();
        let is_same_line = !text[text.trim_end().len()..].contains('\n');
        is_same_line && ends_with_hole(self.pasted.last_word()) && begins_with_hole(&to)
    }

    /// Reads a `>` as the dash of a step.
    fn arrow(&mut self) {
        self.pasted.cut(self.pasted.text.trim_end().len());
        self.pasted.put(self.at, '-');
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    /// What stands before it is a word by itself.
    fn blank(&mut self) {
        if !self.pasted.text.is_empty() && !self.pasted.text.ends_with([' ', '\n']) {
            self.pasted.put(self.at, ' ');
        }
    }

    /// Passes over a mail's marks, a fence, a line that the writer's program keeps for itself, and, after the result,
    /// over the words of another paragraph.
    fn begin_line(&mut self) {
        let is_mark =
            |it: char| it == '>' || is_unseen(it) || it.is_whitespace() && !is_line_end(it);
        let rest = self.rest().trim_start_matches(is_mark);
        self.at = self.pasted.original.len() - rest.len();
        let is_paragraph = self.pasted.text.ends_with("\n\n");
        let is_signature = rest.split(is_line_end).next().is_some_and(|it| it.trim_end() == "--");
        let has_acts = self.notation == Notation::Yebo && self.acts != Acts::None;
        let is_end = self.has_ended && (is_paragraph || is_signature) || has_acts && is_signature;
        if is_end && self.at > self.last_tag {
            self.at = self.pasted.original.len();
        } else if ["```", "~~~", "%", "％"].iter().any(|start| rest.starts_with(start)) {
            self.skip_line();
        } else if self.notation == Notation::Yebo {
            self.begin_line_of_yebo(rest);
        }
    }

    fn end_line(&mut self, letter: char) {
        let is_double = self.rest().starts_with("\r\n");
        self.pasted.put(self.at, '\n');
        self.at += if is_double { 2 } else { letter.len_utf8() };
        self.is_line_start = true;
    }

    fn skip_line(&mut self) {
        self.blank();
        self.at += self.rest().find(is_line_end).unwrap_or(self.rest().len());
    }

    /// Passes over blanks.
    fn gap(&mut self) {
        let is_blank = |it: char| is_unseen(it) || it.is_whitespace() && !is_line_end(it);
        let rest = self.rest().trim_start_matches(is_blank);
        let skipped = &self.rest()[..self.rest().len() - rest.len()];
        let is_seen = skipped.chars().any(|it| !is_unseen(it));
        if is_seen {
            self.blank();
        }
        self.at = self.pasted.original.len() - rest.len();
    }

    /// Whether the turn that was written last goes on with the next word of a record of the sand.
    fn goes_on(&self) -> bool {
        let next = self.rest().chars().take_while(|it| !is_line_end(*it));
        let next = next.filter(|it| !is_unseen(*it)).take(8);
        let next: String = next.map(|it| plain(it).to_ascii_lowercase()).collect();
        let word = self.pasted.last_word();
        let moves = word.contains(['x', '^', '-']);
        let behind = |sign: char| next.strip_prefix(sign).map(str::trim_start);
        if word.len() > 1 && word.ends_with(['x', '^']) || moves && word.ends_with('*') {
            return begins_with_hole(&next) || word.ends_with('*') && next.starts_with("hand");
        }
        let leaps = ['x', '^'].into_iter().filter_map(behind).any(begins_with_hole);
        let takes =
            behind('*').is_some_and(|it| begins_with_hole(it) || it.starts_with(['h', '-']));
        ends_with_hole(word) && leaps
            || moves && takes
            || moves && next.starts_with("stop")
            || self.steps_on(&next)
    }

    /// Whether blanks stand around the dash of a step. A dash that begins a line is a list's, and that of `*-` declines.
    fn steps_on(&self, next: &str) -> bool {
        let text = &self.pasted.text;
        if text[text.trim_end().len()..].contains('\n') {
            return false;
        }
        let word = self.pasted.last_word();
        if let Some(from) = word.strip_suffix('-') {
            return ends_with_hole(from) && begins_with_hole(next);
        }
        let to = next.trim_start_matches(['-', '>']).trim_start();
        ends_with_hole(word) && next.starts_with('-') && begins_with_hole(to)
    }

    fn comment(&mut self) {
        self.blank();
        match self.rest().char_indices().find(|(_, letter)| plain(*letter) == '}') {
            Some((end, letter)) => self.at += end + letter.len_utf8(),
            // Whoever reads the record says that it has no end.
            None => self.copy(self.rest().len()),
        }
    }

    /// Copies so many bytes as they are.
    fn copy(&mut self, length: usize) {
        let copied = &self.rest()[..length];
        for (offset, letter) in copied.char_indices() {
            self.pasted.put(self.at + offset, letter);
        }
        self.at += length;
    }

    /// Passes over a variation with all that is within it.
    fn variation(&mut self) -> Result<(), Parenthesis> {
        self.blank();
        let (mut depth, mut is_comment) = (0_usize, false);
        for (offset, letter) in self.rest().char_indices() {
            match plain(letter) {
                sign @ ('{' | '}') => is_comment = sign == '{',
                _ if is_comment => {}
                '(' => depth += 1,
                ')' if depth > 1 => depth -= 1,
                ')' if depth == 1 => {
                    self.at += offset + letter.len_utf8();
                    return Ok(());
                }
                ')' => break,
                _ => {}
            }
        }
        let (line, column) = place(self.pasted.original, self.at);
        Err(Parenthesis { line, column })
    }

    /// Passes over a numbered glyph, `$6`.
    fn glyph(&mut self) {
        self.blank();
        self.at += self.peek().map_or(0, char::len_utf8);
        let rest = self.rest().trim_start_matches(|it| plain(it).is_ascii_digit());
        self.at = self.pasted.original.len() - rest.len();
    }

    /// Writes a word of a record of the sand, but for numbers of turns.
    fn word(&mut self) {
        if let Some(length) = self.spaced_result() {
            self.blank();
            self.at += length;
            return;
        }
        let goes_on = self.goes_on();
        let letters = self.letters();
        let word: String = letters.iter().map(|(_, letter)| letter).collect();
        let is_number = word.chars().all(|it| it.is_ascii_digit() || ".:-".contains(it))
            && (!word.contains('-')
                || word.ends_with('-') && word.starts_with(|it: char| it != '-'));
        let is_judgement = word.contains(['+', '=']) && word.chars().all(|it| "+-=/".contains(it));
        let is_numbered = is_number && self.peek().map(plain) == Some(')');
        if is_numbered {
            self.at += self.peek().map_or(0, char::len_utf8);
        }
        if is_number || is_judgement {
            return self.blank();
        }
        if goes_on {
            self.pasted.cut(self.pasted.text.trim_end().len());
        }
        let half = if word == "1/2" { "1/2-1/2" } else { &word };
        self.has_ended |= ["*", "1-0", "0-1", "1/2-1/2"].contains(&half);
        for (index, letter) in half.chars().enumerate() {
            let at = letters.get(index).map_or(self.at, |(at, _)| *at);
            self.pasted.put(at, letter);
        }
    }

    /// The plain letters of the next word, and where each of them stands.
    fn letters(&mut self) -> Vec<(usize, char)> {
        let mut letters: Vec<(usize, char)> = Vec::new();
        let start = self.at;
        for (offset, letter) in self.rest().char_indices() {
            let is_arrow =
                || self.pasted.original[start + offset + 1..].starts_with(char::is_alphanumeric);
            let ends = letter.is_whitespace()
                || letter == '>' && !is_arrow()
                || is_remark(letter)
                || is_quote(letter)
                || "{();$[<,".contains(plain(letter))
                || self.notation == Notation::Sand
                    && ("|#_".contains(letter)
                        || self.pasted.original[start + offset..].starts_with("**"));
            if ends {
                break;
            }
            self.at = start + offset + letter.len_utf8();
            let written = match letter {
                '…' => "...",
                '½' => "1/2",
                '>' => "-",
                _ if is_unseen(letter) => continue,
                _ => "",
            };
            let alone = written.is_empty().then(|| plain(letter).to_ascii_lowercase());
            for letter in written.chars().chain(alone) {
                let is_double =
                    letter == '-' && letters.last().is_some_and(|(_, last)| *last == '-');
                if !is_double {
                    letters.push((start + offset, letter));
                }
            }
        }
        letters
    }

    /// Writes a result whose dash stands between blanks, and gives its length in the original.
    fn spaced_result(&mut self) -> Option<usize> {
        let line = self.rest().char_indices().take_while(|(_, it)| !is_line_end(*it));
        let mut plainly = String::new();
        for (offset, letter) in line.filter(|(_, it)| !is_unseen(*it)).take(16) {
            match letter {
                '½' => plainly.push_str("1/2"),
                _ if letter.is_whitespace() => {}
                _ => plainly.push(plain(letter)),
            }
            let result = ["1-0", "0-1", "1/2-1/2"].into_iter().find(|it| *it == plainly);
            let end = offset + letter.len_utf8();
            let is_word = self.rest()[end..]
                .chars()
                .next()
                .is_none_or(|it| it.is_whitespace() || "{(;".contains(it));
            if let Some(result) = result.filter(|_| is_word) {
                result.chars().for_each(|letter| self.pasted.put(self.at, letter));
                self.has_ended = true;
                return Some(end);
            }
        }
        None
    }
}
