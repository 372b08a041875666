//! Reads the result of a record.

use super::{LineScanner, is_line_end};
use crate::text::typography::{is_unseen, plain};

/// Returns the result that a word in plain letters is.
pub(super) fn read(word: &str) -> Option<&'static str> {
    let word = word.trim_end_matches(is_stop).replace(':', "-");
    let word = if word == "1/2" { "1/2-1/2" } else { &word };
    ["*", "1-0", "0-1", "1/2-1/2"].into_iter().find(|it| *it == word)
}

/// Returns whether a character ends a sentence.
const fn is_stop(letter: char) -> bool {
    matches!(letter, '.' | ',' | '!' | '?' | '。')
}

impl LineScanner<'_> {
    /// Writes a result with blanks around its dash, and returns its length in the original.
    pub(super) fn spaced_result(&mut self) -> Option<usize> {
        let line = self.rest().char_indices().take_while(|(_, it)| !is_line_end(*it));
        let mut plainly = String::new();
        for (offset, letter) in line.filter(|(_, it)| !is_unseen(*it)).take(16) {
            match plain(letter) {
                '½' => plainly.push_str("1/2"),
                ':' => plainly.push('-'),
                _ if letter.is_whitespace() => {}
                plain => plainly.push(plain),
            }
            let result = ["1-0", "0-1", "1/2-1/2"].into_iter().find(|it| *it == plainly);
            let after = &self.rest()[offset + letter.len_utf8()..];
            let after = after.trim_start_matches(|it| is_stop(it) || is_unseen(it));
            let end = self.rest().len() - after.len();
            let is_word =
                after.chars().next().is_none_or(|it| it.is_whitespace() || "{(;".contains(it));
            if let Some(result) = result.filter(|_| is_word) {
                result.chars().for_each(|letter| self.pasted.put(self.at, letter));
                self.has_ended = true;
                return Some(end);
            }
        }
        None
    }
}
