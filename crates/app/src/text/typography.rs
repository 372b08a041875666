//! Normalises characters as telephones, mails and word processors write them.

/// Returns the plain character of the same shape or meaning, or the character itself.
///
/// Dashes, minus signs and arrows become `-`, multiplication signs `x`, full-width characters their ASCII
/// forms, and all decimal digits 0 to 9.
pub(crate) fn plain(letter: char) -> char {
    let ascii = |from: u32, base: u8| {
        u8::try_from(u32::from(letter) - from).map_or(letter, |place| char::from(base + place))
    };
    match letter {
        '\u{2010}'..='\u{2015}'
        | '\u{2043}'
        | '\u{2212}'
        | '\u{2d7}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '→'
        | '➔'
        | '➜'
        | '⟶' => '-',
        '×' | '✕' | '✖' | '⨯' | '⨉' | '╳' => 'x',
        '∗' | '⁎' | '✱' | '٭' => '*',
        'ˆ' | '‸' | '⌃' => '^',
        '⁄' | '∕' => '/',
        '․' | '。' => '.',
        '،' => ',',
        '٠'..='٩' => ascii(0x660, b'0'),
        '۰'..='۹' => ascii(0x6f0, b'0'),
        '！'..='～' => ascii(0xff01, b'!'),
        _ => letter,
    }
}

/// Returns the Latin letter of holes and captures that looks like a Cyrillic one, or the letter itself.
pub(crate) fn look_alike(letter: char) -> char {
    match letter {
        'а' | 'А' => 'a',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'х' | 'Х' => 'x',
        _ => letter,
    }
}

/// Returns whether a character has zero width and only controls the layout of its neighbours, or is a control character
/// that separates nothing, such as the end of a file in DOS.
pub(crate) fn is_unseen(letter: char) -> bool {
    letter.is_control() && !letter.is_whitespace()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
                | '\u{20e3}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        )
}

/// Returns whether a character is a quotation mark of any language.
pub(crate) fn is_quote(letter: char) -> bool {
    "\"'`´“”„‟«»‹›‘’‚‛″′〝〞〟「」『』＂＇".contains(letter)
}

/// Returns whether a character annotates a turn or an evaluation.
pub(crate) fn is_remark(letter: char) -> bool {
    matches!(plain(letter), '!' | '?')
        || matches!(letter, '\u{1f000}'..='\u{1faff}')
        || "‼⁇⁈⁉±∓⩲⩱∞□⨀⊙".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_unseen_unless_they_separate() {
        assert!(['\0', '\u{1a}', '\u{7f}', '\u{9d}', '\u{200b}'].into_iter().all(is_unseen));
        assert!(!['\t', '\n', '\r', '\u{c}', '\u{85}', ' ', 'a'].into_iter().any(is_unseen));
    }

    #[test]
    fn similar_signs_are_normalized() {
        for (plain_one, others) in [
            ('-', "‐‑‒–—―−﹣－→"),
            ('x', "×✕✖⨯ｘ"),
            ('*', "∗⁎＊"),
            ('^', "ˆ＾"),
            ('/', "⁄∕／"),
            ('3', "３٣۳"),
            ('c', "ｃ"),
            ('C', "Ｃ"),
            ('[', "［"),
        ] {
            for letter in others.chars() {
                assert_eq!(plain(letter), plain_one, "{letter}");
            }
            assert_eq!(plain(plain_one), plain_one);
        }
        for letter in ['é', 'ي', '界', '…', '½'] {
            assert_eq!(plain(letter), letter);
        }
    }
}
