//! Acts of Yebo as people and hosts write them.

use sandgrid_yebo::{Act, ActError};

use crate::text::typography::{is_unseen, plain};

/// Parses an act in any case and spacing, with typographic signs, and perhaps a full stop behind it.
///
/// # Errors
/// Returns an error for anything else, as [`Act`]'s own parser does.
pub fn read_act(text: &str) -> Result<Act, ActError> {
    let letters: String = text.chars().filter(|it| !is_unseen(*it)).map(plain).collect();
    let mut words = letters.trim().trim_end_matches('.').split_whitespace();
    let word = words.next().unwrap_or_default().to_ascii_lowercase();
    let arguments = words.map(str::to_ascii_uppercase);
    core::iter::once(word).chain(arguments).collect::<Vec<_>>().join(" ").parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_read_in_any_case_and_spacing() {
        for (typed, act) in [
            ("Left", "left"),
            (" RIGHT. ", "right"),
            ("pick–up", "pick-up"),
            ("Pick\u{2011}Up", "pick-up"),
            ("discard  p4", "discard P4"),
            ("Yebo p5\u{a0}P5 af=p5", "yebo P5 P5 AF=P5"),
            ("Direction − 17", "direction - 17"),
            ("\u{feff}score\r\n", "score"),
        ] {
            assert_eq!(read_act(typed), act.parse(), "{typed}");
            assert!(read_act(typed).is_ok(), "{typed}");
        }
        for text in ["", ".", "pot 4", "discard", "left right", "discard P4,"] {
            assert!(read_act(text).is_err(), "{text}");
        }
    }
}
