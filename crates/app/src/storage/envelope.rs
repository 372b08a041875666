//! Envelope around every saved text: type, checksum, body. The checksum detects damage that leaves a valid
//! body.

use crate::storage::checksum::fnv1a;
use crate::text::split::split_once_small;

/// The type of a saved text.
///
/// # Text
/// A heading with the type, a line with the checksum of everything below it, and the body:
///
/// ```text
/// sandgrid results 2
/// sum 1f4c0a9be2d87c63
/// yote-traditional 3 won 2 drawn 1 lost 4
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Envelope(&'static str);

/// The error of a damaged envelope or body.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Corrupt;

/// Prefix of the checksum.
const SUM: &str = "sum ";
/// Number of hexadecimal digits of the checksum.
const DIGITS: usize = 16;

impl Envelope {
    /// A sand game.
    pub(crate) const GAME: Self = Self("game");
    /// Id of the current sand game.
    pub(crate) const CURRENT: Self = Self("current");
    /// Games won, drawn and lost.
    pub(crate) const RESULTS: Self = Self("results");
    /// Completed lessons and puzzles.
    pub(crate) const LEARNING: Self = Self("learning");
    /// Names of pupils.
    pub(crate) const PUPILS: Self = Self("pupils");
    /// Settings.
    pub(crate) const SETTINGS: Self = Self("settings");
    /// A game of Yebo.
    pub(crate) const YEBO: Self = Self("yebo");
    /// Id of the current game of Yebo.
    pub(crate) const YEBO_CURRENT: Self = Self("yebo-current");
    /// Counts of the use of a kiosk.
    pub(crate) const COUNTS: Self = Self("counts");

    /// Wraps a text in an envelope.
    pub(crate) fn wrap(self, text: &str) -> String {
        [&self.heading(), &*line(text), "\n", text].concat()
    }

    /// Unwraps the body of a saved text.
    ///
    /// # Errors
    ///
    /// Returns an error if the envelope or the body is damaged.
    pub(crate) fn unwrap(self, text: &str) -> Result<&str, Corrupt> {
        let rest = text.strip_prefix(&self.heading()).ok_or(Corrupt)?;
        let (told, body) = split_once_small(rest, "\n").ok_or(Corrupt)?;
        if told == line(body) { Ok(body) } else { Err(Corrupt) }
    }

    /// Returns the heading, without the checksum.
    fn heading(self) -> String {
        ["sandgrid ", self.0, " 2\n"].concat()
    }

    /// Returns whether a line may belong to an envelope, even a damaged one.
    pub(crate) fn has(line: &str) -> bool {
        line.starts_with("sandgrid ") || ends_in_sum(line)
    }
}

/// Returns the checksum line of a text.
fn line(text: &str) -> String {
    format!("{SUM}{:0DIGITS$x}", fnv1a(text))
}

fn ends_in_sum(line: &str) -> bool {
    let digits = |digits: &str| digits.bytes().all(|it| it.is_ascii_hexdigit());
    let begin = line.len().checked_sub(DIGITS);
    let parts = begin.and_then(|begin| line.split_at_checked(begin));
    parts.is_some_and(|(before, after)| before.ends_with(SUM) && digits(after))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "yote-traditional 3 won 2\né";

    #[test]
    fn envelopes_round_trip() {
        let sealed = Envelope::RESULTS.wrap(TEXT);
        assert_eq!(sealed, format!("sandgrid results 2\nsum {:016x}\n{TEXT}", fnv1a(TEXT)));
        assert_eq!(Envelope::RESULTS.unwrap(&sealed), Ok(TEXT));
        assert_eq!(Envelope::RESULTS.unwrap(TEXT), Err(Corrupt), "it never was");
        assert_eq!(Envelope::LEARNING.unwrap(&sealed), Err(Corrupt), "it is something else");
        assert_eq!(Envelope::GAME.unwrap(&Envelope::GAME.wrap("")), Ok(""));
    }

    #[test]
    fn every_byte_error_is_detected() {
        let sealed = Envelope::RESULTS.wrap("yote-traditional 3 won 2 drawn 1 lost 4\n");
        // Only some positions under Miri, which is slow.
        for at in (0..sealed.len()).step_by(if cfg!(miri) { 8 } else { 1 }) {
            let (before, after) = sealed.split_at(at);
            let (byte, rest) = after.split_at(1);
            let mut damaged = vec![
                before.to_owned(),
                [before, rest].concat(),
                [before, byte, byte, rest].concat(),
            ];
            let others = (0..0x80).map(char::from).filter(|other| !byte.starts_with(*other));
            damaged.extend(others.map(|other| [before, &other.to_string(), rest].concat()));
            // The loss of either of two equal neighbours gives the same text.
            for text in damaged.iter().filter(|text| **text != sealed) {
                assert_eq!(Envelope::RESULTS.unwrap(text), Err(Corrupt), "byte {at}: {text:?}");
            }
        }
    }
}
