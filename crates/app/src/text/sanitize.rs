//! Sanitises quoted user text (bidirectional controls, length) for use in a sentence.

/// Maximum length of a quotation in characters.
const LONGEST: usize = 64;

/// Returns the text without control and bidirectional characters, truncated to [`LONGEST`], and wrapped in a
/// Unicode isolate if it contains right-to-left letters.
pub(crate) fn sanitize_quote(text: &str) -> String {
    let mut quoted: String = text.chars().filter(|it| !turns(*it)).take(LONGEST).collect();
    if text.chars().filter(|it| !turns(*it)).nth(LONGEST).is_some() {
        quoted.push('…');
    }
    if quoted.chars().any(is_from_the_right) { format!("\u{2068}{quoted}\u{2069}") } else { quoted }
}

/// Returns whether a character is a control: a bidirectional mark, embedding, override or isolate, a line or
/// paragraph separator, or another control character.
pub(crate) fn turns(letter: char) -> bool {
    let direction = matches!(
        letter,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    direction || matches!(letter, '\u{2028}' | '\u{2029}') || letter.is_control()
}

/// Returns whether a letter belongs to a right-to-left script: Hebrew, Arabic and related, N'Ko, Adlam.
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
    fn bidi_controls_are_isolated() {
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
    fn long_quotes_are_cut() {
        assert_eq!(sanitize_quote(&"é".repeat(LONGEST)), "é".repeat(LONGEST));
        assert_eq!(sanitize_quote(&"é".repeat(LONGEST + 1)), format!("{}…", "é".repeat(LONGEST)));
    }
}
