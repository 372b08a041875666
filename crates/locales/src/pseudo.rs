//! A language that is none: English with odd letters, so that what is not in it was forgotten.

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
