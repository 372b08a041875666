//! Font families of a host.

use core::fmt;

/// A list of font families as CSS text. Names are quoted, and hold letters, digits, spaces, hyphens and full stops only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFamilies(String);

/// The families that CSS defines, and those of systems; they stand without quotation marks.
const GENERIC: [&str; 10] = [
    "serif",
    "sans-serif",
    "monospace",
    "cursive",
    "fantasy",
    "system-ui",
    "ui-serif",
    "ui-sans-serif",
    "ui-rounded",
    "-apple-system",
];

impl FontFamilies {
    /// Maximum number of families.
    const MOST: usize = 8;
    /// Maximum length of a name in characters.
    const LONGEST: usize = 64;

    /// Parses names separated by commas, in quotation marks or not; returns `None` if one is invalid.
    pub(crate) fn parse(value: &str) -> Option<Self> {
        let families = value.split(',').map(one).collect::<Option<Vec<_>>>()?;
        (families.len() <= Self::MOST).then(|| Self(families.join(", ")))
    }
}

fn one(value: &str) -> Option<String> {
    let value = value.trim();
    let bare = ['"', '\''].iter().find_map(|mark| value.strip_prefix(*mark)?.strip_suffix(*mark));
    let name = bare.unwrap_or(value).trim();
    // Letters of all scripts; the tables that tell letters from other characters are large.
    let is_letter = |letter: char| {
        letter.is_ascii_alphabetic()
            || letter > '\u{a0}' && !matches!(letter, '\u{2000}'..='\u{206f}' | '\u{feff}')
    };
    let is_sound =
        |letter: char| is_letter(letter) || matches!(letter, '0'..='9' | ' ' | '-' | '.');
    let is_name = name.chars().any(is_letter)
        && name.chars().count() <= FontFamilies::LONGEST
        && name.chars().all(is_sound);
    let is_generic = bare.is_none() && GENERIC.contains(&name);
    is_name.then(|| if is_generic { name.to_owned() } else { format!("\"{name}\"") })
}

impl fmt::Display for FontFamilies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
