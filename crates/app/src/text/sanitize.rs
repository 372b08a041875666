//! Sanitises quoted user text (bidirectional controls, length) for use in a sentence.

/// Maximum length of a quotation in characters.
const LONGEST: usize = 64;

/// Returns the text without control and bidirectional characters, truncated to [`LONGEST`], and wrapped in a
/// Unicode isolate if it contains right-to-left letters.
pub(crate) fn sanitize_quote(text: &str) -> String {
    quote_within("", text)
}

/// Returns the text like [`sanitize_quote`], and also isolated if the words around it contain right-to-left letters.
pub(crate) fn quote_within(around: &str, text: &str) -> String {
    let mut quoted: String =
        text.chars().filter(|it| !changes_direction(*it)).take(LONGEST).collect();
    if text.chars().filter(|it| !changes_direction(*it)).nth(LONGEST).is_some() {
        quoted.push('…');
    }
    let is_isolated = quoted.chars().chain(around.chars()).any(is_from_the_right);
    if is_isolated { format!("\u{2068}{quoted}\u{2069}") } else { quoted }
}

/// Returns a person's name without control, bidirectional and invisible characters and the blanks around it, with one
/// space for blanks within it, truncated; `None` if nothing of it is visible.
pub(crate) fn sanitize_name(name: &str, longest: usize) -> Option<String> {
    let mut plain = String::new();
    for letter in name.trim_matches(is_blank).chars() {
        let is_unseen = is_blank(letter) && !matches!(letter, '\u{200c}' | '\u{200d}');
        if !is_unseen {
            plain.push(letter);
        } else if letter.is_whitespace() && !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    // Truncation may leave a trailing blank.
    let name = truncated(&plain, longest).trim_matches(is_blank);
    (!name.is_empty()).then(|| name.to_owned())
}

/// Returns at most that many characters, without a part of a sign that several characters make up. A longer one is
/// left out by [`shortened`], which the first program does not need.
fn truncated(text: &str, longest: usize) -> &str {
    let Some((mut end, _)) = text.char_indices().nth(longest) else { return text };
    let continues = |letter: char| {
        matches!(
            letter,
            '\u{200d}' | '\u{20e3}' | '\u{300}'..='\u{36f}' | '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}'
        )
    };
    while end > 0 && (text[..end].ends_with('\u{200d}') || text[end..].starts_with(continues)) {
        end = text[..end].char_indices().next_back().map_or(0, |(at, _)| at);
    }
    &text[..end]
}

/// Returns at most that many characters of a typed name, without a part of a flag, of a letter with vowel signs, or of
/// another sign that several characters make up.
#[must_use]
pub fn shortened(text: &str, longest: usize) -> &str {
    let mut short = truncated(text, longest);
    let rest = |short: &str| text[short.len()..].chars().next();
    // A flag is two letters of an alphabet of its own.
    let is_flag = |letter: &char| ('\u{1f1e6}'..='\u{1f1ff}').contains(letter);
    let halves = short.chars().rev().take_while(is_flag).count();
    if halves % 2 == 1 && rest(short).as_ref().is_some_and(is_flag) {
        short = &short[..short.len() - '\u{1f1e6}'.len_utf8()];
    }
    // Vowel signs of Hebrew and Arabic, and the letters behind the flags of countries without a code.
    let continues = |letter: char| {
        matches!(
            letter,
            '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}' | '\u{fe0e}' | '\u{e0020}'..='\u{e007f}'
        )
    };
    while !short.is_empty() && rest(short).is_some_and(continues) {
        short = truncated(text, short.chars().count() - 1);
    }
    short
}

/// Returns whether nothing of a character is visible. Those within a name may join its letters.
fn is_blank(letter: char) -> bool {
    let has_no_width = matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{feff}'
    );
    let is_filler =
        matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    has_no_width || is_filler || letter.is_whitespace() || changes_direction(letter)
}

/// Returns whether a character is a control: a bidirectional mark, embedding, override or isolate, a line or
/// paragraph separator, or another control character.
pub(crate) fn changes_direction(letter: char) -> bool {
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
    fn quotes_are_isolated_from_words_of_the_other_direction() {
        assert_eq!(quote_within("الدور", "Bo!"), "\u{2068}Bo!\u{2069}");
        assert_eq!(quote_within("turn", "Bo!"), "Bo!");
        assert_eq!(quote_within("turn", "أمل"), "\u{2068}أمل\u{2069}");
    }

    #[test]
    fn names_have_something_to_see() {
        for nothing in ["", " ", "\u{200b}", "\u{200d} \u{feff}", "\u{3164}", "\u{202e}"] {
            assert_eq!(sanitize_name(nothing, 24), None, "{nothing:?}");
        }
        assert_eq!(sanitize_name("\u{200b} Ama\u{2060}", 24).as_deref(), Some("Ama"));
        assert_eq!(sanitize_name("نرگس\u{200c}ها", 24).as_deref(), Some("نرگس\u{200c}ها"));
        assert_eq!(sanitize_name("Ama Ata", 4).as_deref(), Some("Ama"));
        for alike in ["Ama Ata", "Ama  Ata", "Ama\u{a0}Ata", "A\u{200b}ma Ata", "Ama \u{2066} Ata"]
        {
            assert_eq!(sanitize_name(alike, 24).as_deref(), Some("Ama Ata"), "{alike:?}");
        }
    }

    #[test]
    fn a_sign_of_several_characters_is_kept_or_left_out() {
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        assert_eq!(sanitize_name(&family.repeat(4), 24), Some(family.repeat(3)));
        assert_eq!(sanitize_name(&family.repeat(4), 20), Some(family.repeat(2)));
        assert_eq!(sanitize_name("Ai\u{308}cha", 2).as_deref(), Some("A"));
        assert_eq!(sanitize_name("\u{301}\u{301}\u{301}", 2), None);
    }

    #[test]
    fn typed_names_are_cut_between_signs() {
        let flags = "🇸🇳🇲🇱🇧🇫";
        assert_eq!(shortened(&format!("A{flags}"), 4), "A🇸🇳");
        assert_eq!(shortened(flags, 4), "🇸🇳🇲🇱");
        assert_eq!(shortened(flags, 6), flags);
        let scotland = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";
        assert_eq!(shortened(&scotland.repeat(2), 10), scotland);
        assert_eq!(shortened("مَرْيَم", 3), "مَ");
        assert_eq!(shortened("مَ", 1), "");
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        assert_eq!(shortened(&family.repeat(4), 24), family.repeat(3));
        assert_eq!(shortened("abcde", 4), "abcd");
    }

    #[test]
    fn long_quotes_are_cut() {
        assert_eq!(sanitize_quote(&"é".repeat(LONGEST)), "é".repeat(LONGEST));
        assert_eq!(sanitize_quote(&"é".repeat(LONGEST + 1)), format!("{}…", "é".repeat(LONGEST)));
    }
}
