//! How every text that is kept is sealed: what it is, a checksum, and the text itself. A damage may leave
//! something behind that could have been kept; its checksum is another.

use crate::storage::checksum::fnv1a;
use crate::text::split::split_once_small;

/// What kind of text is kept.
///
/// # Text
/// A line that says what it is, the checksum of everything below its line, and the text itself:
///
/// ```text
/// sandgrid results 2
/// sum 1f4c0a9be2d87c63
/// yote-traditional 3 won 2 drawn 1 lost 4
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Envelope(&'static str);

/// A text that has no seal, or the right one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unwrapped<'a> {
    /// What was sealed, to the letter.
    Sealed(&'a str),
    /// It was kept before there were seals, if it was kept at all.
    Bare(&'a str),
}

/// A text is not what was sealed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Corrupt;

/// What stands before a checksum.
const SUM: &str = "sum ";
/// How many digits it has.
const DIGITS: usize = 16;

impl Envelope {
    /// A game of the boards.
    pub(crate) const GAME: Self = Self("game");
    /// Which of them was on the table last.
    pub(crate) const CURRENT: Self = Self("current");
    /// Games won, drawn and lost.
    pub(crate) const RESULTS: Self = Self("results");
    /// Lessons and puzzles that are done.
    pub(crate) const LEARNING: Self = Self("learning");
    /// What somebody prefers.
    pub(crate) const SETTINGS: Self = Self("settings");
    /// A game of Yebo.
    pub(crate) const YEBO: Self = Self("yebo");
    /// Which of them was on the table last.
    pub(crate) const YEBO_CURRENT: Self = Self("yebo-current");

    /// The text as it is kept.
    pub(crate) fn wrap(self, text: &str) -> String {
        [&self.heading(), &*line(text), "\n", text].concat()
    }

    /// What is to be read of a text that was kept.
    ///
    /// # Errors
    ///
    /// Where it was sealed, and has been altered since.
    pub(crate) fn unwrap(self, text: &str) -> Result<Unwrapped<'_>, Corrupt> {
        let heading = self.heading();
        if let Some(rest) = text.strip_prefix(&heading) {
            let (told, body) = split_once_small(rest, "\n").ok_or(Corrupt)?;
            return if told == line(body) { Ok(Unwrapped::Sealed(body)) } else { Err(Corrupt) };
        }
        // Of a heading that was damaged the checksum tells, and of one that was cut what is left.
        let is_cut = heading.starts_with(text);
        let had_sum = text.lines().take(3).any(ends_in_sum);
        if is_cut || had_sum { Err(Corrupt) } else { Ok(Unwrapped::Bare(text)) }
    }

    /// What the text begins with, before its checksum.
    fn heading(self) -> String {
        ["sandgrid ", self.0, " 2\n"].concat()
    }

    /// Whether a line may be of a seal, however damaged.
    pub(crate) fn has(line: &str) -> bool {
        line.starts_with("sandgrid ") || ends_in_sum(line)
    }
}

/// The line of a text's checksum.
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
    fn what_is_sealed_is_opened() {
        let sealed = Envelope::RESULTS.wrap(TEXT);
        assert_eq!(sealed, format!("sandgrid results 2\nsum {:016x}\n{TEXT}", fnv1a(TEXT)));
        assert_eq!(Envelope::RESULTS.unwrap(&sealed), Ok(Unwrapped::Sealed(TEXT)));
        assert_eq!(Envelope::RESULTS.unwrap(TEXT), Ok(Unwrapped::Bare(TEXT)), "it never was");
        assert_eq!(Envelope::LEARNING.unwrap(&sealed), Err(Corrupt), "it is something else");
        assert_eq!(Envelope::GAME.unwrap(&Envelope::GAME.wrap("")), Ok(Unwrapped::Sealed("")));
    }

    #[test]
    fn wherever_a_byte_is_gone_twice_or_another_or_all_behind_it_gone_it_is_noticed() {
        let sealed = Envelope::RESULTS.wrap("yote-traditional 3 won 2 drawn 1 lost 4\n");
        // Not everywhere where every step is a thousand.
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
            // Twice the same is the same, as one of them gone is.
            for text in damaged.iter().filter(|text| **text != sealed) {
                assert_eq!(Envelope::RESULTS.unwrap(text), Err(Corrupt), "byte {at}: {text:?}");
            }
        }
    }
}
