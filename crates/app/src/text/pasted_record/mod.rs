//! Normalises records as people write, send and paste them to the canonical notation.

use crate::text::typography::{is_quote, is_remark, is_unseen, plain};

pub(crate) use frame::unframed;
pub(crate) use lines::has_turns;
pub(crate) use tag::{has_tags, notation_of};

mod frame;
mod lines;
mod result;
mod tag;
#[cfg(test)]
mod tests;
mod yebo;

/// The game of a record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// Sand games: similar to PGN.
    Sand,
    /// Yebo: a seat and its acts on each line.
    Yebo,
}

/// A normalised record, with a mapping of its offsets to the original text.
///
/// The normaliser removes words before the first tag and after the result, comments, variations, annotation
/// marks, turn numbers, a mail's `>` and code fences, and replaces typographic signs by plain ones. Names stay
/// unchanged.
#[derive(Debug)]
pub(crate) struct Pasted<'a> {
    original: &'a str,
    text: String,
    /// Pairs of offsets in the normalised and the original text, from each of which the difference is constant.
    marks: Vec<(usize, usize)>,
}

/// The error of an unbalanced parenthesis: line and column in it, each from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parenthesis {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl<'a> Pasted<'a> {
    /// Normalises a text; leaves unknown parts unchanged.
    pub(crate) fn new(original: &'a str, notation: Notation) -> Result<Self, Parenthesis> {
        let mut own = lines::own_lines(original, notation);
        let first = own.next().unwrap_or(0);
        let last_own = own.last().unwrap_or(first);
        let mut scan = LineScanner {
            pasted: Self { original, text: String::new(), marks: Vec::new() },
            at: first,
            last_own,
            has_moves: !tag::begins_with_tag(&original[last_own..]),
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

    /// Returns the normalised record.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Maps a line and a column of the normalised record to the original, each from 1, and returns the word at
    /// that place.
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

    /// Returns the last word, or an empty text if it is longer than any turn.
    fn last_word(&self) -> &str {
        const LONGEST: usize = 200;
        let text = self.text.trim_end();
        let last = text.bytes().rev().take(LONGEST).position(|it| matches!(it, b' ' | b'\n'));
        let last = last.map_or("", |length| &text[text.len() - length..]);
        // A turn cannot continue a tag.
        if last.ends_with(']') { "" } else { last }
    }

    /// Truncates the normalised text and its mapping.
    fn cut(&mut self, length: usize) {
        self.text.truncate(length);
        while self.marks.last().is_some_and(|(printed, _)| *printed > length) {
            self.marks.pop();
        }
    }
}

/// Returns line and column of an offset, each from 1. Accepts the line ends of all systems.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let (mut line, mut column, mut before) = (1, 1, ' ');
    for letter in text[..offset].chars() {
        if letter == '\n' && before == '\r' {
            // CR LF is one line end.
        } else if is_line_end(letter) {
            (line, column) = (line + 1, 1);
        } else {
            column += 1;
        }
        before = letter;
    }
    (line, column)
}

/// Returns the first word of a text, truncated if it is long.
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

/// Returns whether a text begins with a hole.
fn begins_with_hole(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..])
}

/// Returns whether a word ends with a hole.
fn ends_with_hole(word: &str) -> bool {
    let end = word.len().checked_sub(2).and_then(|start| word.get(start..));
    end.is_some_and(begins_with_hole)
}

/// Progress within a line of Yebo.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Acts {
    /// No seat yet.
    #[default]
    None,
    /// Before the word of an act.
    Next,
    /// Within an act.
    Within,
}

/// The state of the normaliser.
struct LineScanner<'a> {
    pasted: Pasted<'a>,
    at: usize,
    /// Offset of the last line of tags, turns or acts.
    last_own: usize,
    /// Whether that line is not one of tags.
    has_moves: bool,
    notation: Notation,
    is_line_start: bool,
    acts: Acts,
    /// Whether the result has been read.
    has_ended: bool,
}

impl<'a> LineScanner<'a> {
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
            ';' if self.is_separator() => self.separate(),
            ';' => self.skip_line(),
            '$' => self.glyph(),
            '[' => self.tag(),
            '>' if self.is_arrow() => self.arrow(),
            '<' | '>' => self.pass(letter),
            ',' | '|' | '#' | '_' if self.notation == Notation::Sand => self.pass(letter),
            '*' if self.rest().starts_with("**") => self.at += 2,
            _ if is_quote(letter) => self.quotes(letter),
            _ if is_remark(letter) => self.pass(letter),
            _ if self.notation == Notation::Yebo => self.word_of_yebo(),
            _ => self.word(),
        }
        Ok(())
    }

    /// Skips a character without meaning.
    fn pass(&mut self, letter: char) {
        self.blank();
        self.at += letter.len_utf8();
    }

    /// Skips quotation marks; copies more of them in a row than a text has.
    fn quotes(&mut self, letter: char) {
        const MOST: usize = 8;
        let rest = self.rest();
        let run = rest.len() - rest.trim_start_matches(is_quote).len();
        if run > MOST * letter.len_utf8() {
            self.blank();
            self.copy(run);
        } else {
            self.pass(letter);
        }
    }

    /// Returns whether the next `>` is between two holes of one line and stands for a step.
    fn is_arrow(&self) -> bool {
        let text = &self.pasted.text;
        let blank = |it: &char| is_unseen(*it) || it.is_whitespace() && !is_line_end(*it);
        let to = self.rest().chars().skip(1).skip_while(blank);
        let to: String = to.take(2).map(|it| plain(it).to_ascii_lowercase()).collect();
        let is_same_line = !text[text.trim_end().len()..].contains('\n');
        is_same_line && ends_with_hole(self.pasted.last_word()) && begins_with_hole(&to)
    }

    /// Replaces a `>` by the dash of a step.
    fn arrow(&mut self) {
        self.pasted.cut(self.pasted.text.trim_end().len());
        self.pasted.put(self.at, '-');
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    /// Separates the previous word with a space.
    fn blank(&mut self) {
        if !self.pasted.text.is_empty() && !self.pasted.text.ends_with([' ', '\n']) {
            self.pasted.put(self.at, ' ');
        }
    }

    /// Skips a mail's `>`, the sender of a chat's line, a code fence, a `%` line, the head of a table, and words after the record.
    fn begin_line(&mut self) {
        let is_mark =
            |it: char| it == '>' || is_unseen(it) || it.is_whitespace() && !is_line_end(it);
        let rest = self.rest().trim_start_matches(is_mark);
        let line = &rest[..rest.find(is_line_end).unwrap_or(rest.len())];
        self.at = self.pasted.original.len() - rest.len();
        if self.at > self.last_own && self.is_outside(line) {
            self.at = self.pasted.original.len();
        } else if ["```", "~~~", "%", "％"].iter().any(|start| rest.starts_with(start))
            || self.notation == Notation::Sand && lines::is_table_head(line)
        {
            self.skip_line();
        } else {
            let message = lines::message(line);
            let is_move = message.len() < line.len() && lines::has_moves(message, self.notation);
            self.at += if is_move { line.len() - message.len() } else { 0 };
            match self.notation {
                Notation::Yebo => self.begin_line_of_yebo(self.rest()),
                Notation::Sand => self.at += lines::bullet_length(self.rest()),
            }
        }
    }

    /// Returns whether a line after the last turn or act begins the words after the record: a signature, another
    /// message, a greeting, or after the result a paragraph.
    fn is_outside(&self, line: &str) -> bool {
        let is_paragraph = self.pasted.text.ends_with("\n\n");
        self.has_ended && is_paragraph
            || self.has_moves
                && (line.trim_end() == "--"
                    || lines::is_date(line)
                    || lines::message(line).len() < line.len()
                    || lines::is_prose(line, self.notation))
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

    /// Skips blanks.
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

    /// Returns whether the next word continues the last turn of a sand record.
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

    /// Returns whether the blanks surround the dash of a step. A dash at the beginning of a line is a list
    /// mark, and that of `*-` declines.
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
            // The record parser reports the missing end.
            None => self.copy(self.rest().len()),
        }
    }

    /// Copies bytes unchanged.
    fn copy(&mut self, length: usize) {
        let copied = &self.rest()[..length];
        for (offset, letter) in copied.char_indices() {
            self.pasted.put(self.at + offset, letter);
        }
        self.at += length;
    }

    /// Skips a variation and all within it.
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

    /// Skips a numeric annotation glyph, `$6`.
    fn glyph(&mut self) {
        self.blank();
        self.at += self.peek().map_or(0, char::len_utf8);
        let rest = self.rest().trim_start_matches(|it| plain(it).is_ascii_digit());
        self.at = self.pasted.original.len() - rest.len();
    }

    /// Writes a word of a sand record; skips turn numbers and evaluation marks.
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
            && !word.trim_start_matches(|it: char| it.is_ascii_digit()).contains(char::is_numeric)
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
        let result = result::read(&word);
        self.has_ended |= result.is_some();
        for (index, letter) in result.unwrap_or(&word).chars().enumerate() {
            let at = letters.get(index).map_or(self.at, |(at, _)| *at);
            self.pasted.put(at, letter);
        }
    }

    /// Returns the plain letters of the next word with their offsets.
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
}
