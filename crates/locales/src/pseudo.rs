//! The pseudo-locale: English with odd letters, in which text that is no message stands out.

use crate::pattern::{Part, Pattern};

/// A message in it.
pub(crate) fn pseudo(pattern: &Pattern) -> Pattern {
    let mut parts = vec![Part::Text("⟦".to_owned())];
    parts.extend(pattern.reworded(&odd).0);
    parts.push(Part::Text("⟧".to_owned()));
    Pattern(parts)
}

fn odd(words: &str) -> String {
    let letter = |letter| match letter {
        'a' => 'á',
        'e' => 'ë',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'û',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ö',
        'U' => 'Û',
        _ => letter,
    };
    words.chars().map(letter).collect()
}
