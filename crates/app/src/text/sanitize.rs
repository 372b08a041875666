//! Somebody else's words in a sentence of ours.

/// No more of them are quoted, in characters.
const LONGEST: usize = 64;

/// A text as it may stand in a sentence: no longer than is read, without what would turn the direction
/// of whatever follows, and, where it is written from right to left, as an island of its own.
pub(crate) fn sanitize_quote(text: &str) -> String {
    let mut quoted: String = text.chars().filter(|it| !turns(*it)).take(LONGEST).collect();
    if text.chars().filter(|it| !turns(*it)).nth(LONGEST).is_some() {
        quoted.push('…');
    }
    if quoted.chars().any(is_from_the_right) { format!("\u{2068}{quoted}\u{2069}") } else { quoted }
}

/// Whether a character is none, but tells how others run: marks, embeddings, overrides, islands; or begins
/// a line.
pub(crate) fn turns(letter: char) -> bool {
    let direction = matches!(
        letter,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    direction || matches!(letter, '\u{2028}' | '\u{2029}') || letter.is_control()
}

/// Hebrew, Arabic and its kin, N'Ko, Adlam.
fn is_from_the_right(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_turns_what_follows() {
        assert_eq!(sanitize_quote("Ama"), "Ama");
        assert_eq!(sanitize_quote("\u{202e}amA\u{2066}\n\u{2028}b"), "amAb");
        assert_eq!(sanitize_quote("أمل"), "\u{2068}أمل\u{2069}");
        assert_eq!(
            sanitize_quote("أ\u{2069}مل"),
            "\u{2068}أمل\u{2069}",
            "nobody leaves the island"
        );
    }

    #[test]
    fn what_is_long_is_cut() {
        assert_eq!(sanitize_quote(&"é".repeat(LONGEST)), "é".repeat(LONGEST));
        assert_eq!(sanitize_quote(&"é".repeat(LONGEST + 1)), format!("{}…", "é".repeat(LONGEST)));
    }
}
