//! Settings of the user, common to all games.

use core::fmt;

use crate::settings::table::{settings, words};
use crate::storage::envelope::Envelope;
use crate::{Letters, PieceSet, Scanning};

pub(crate) mod embed_options;
pub(crate) mod switch_access;
pub(crate) mod table;

settings! {
    /// Settings of the user.
    ///
    /// # Text
    /// A name and a value on each line: `theme night`. Unknown lines are kept unchanged, since a later version may
    /// have written them. The saved form has an envelope above these lines.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Settings {
        /// Locale code; `None` follows the device.
        "language" => language: Option<String> = None;
        /// Colour scheme.
        "theme" => theme: Theme = Theme::System;
        /// Colours of the board.
        "palette" => palette: Palette = Palette::Sand;
        /// Piece set; `None` follows the rulebook.
        "set" => set: Option<PieceSet> = None;
        /// Sound volume from 0 to 100.
        "volume" => volume: u8 = 60, if |volume| *volume <= 100;
        /// Whether sound is muted, independently of the volume.
        "mute" => mute: bool = false;
        /// Amount of animation.
        "motion" => motion: Motion = Motion::System;
        /// Whether an action needs confirmation.
        "confirm" => confirm: bool = false;
        /// Whether the board shows coordinates.
        "letters" => letters: bool = true;
    }
    rest {
        /// Enabled shortcut letters.
        pub keys: Letters,
        /// Switch access.
        pub scanning: Scanning,
        others: Vec<String>,
    }
}

/// The colour scheme.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Follows the device.
    #[default]
    System,
    /// Dark on light.
    Day,
    /// Light on dark.
    Night,
}

words!(Theme { System = "system", Day = "day" | "light", Night = "night" | "dark" });

/// The colours of the board and its pieces, by day and by night.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Natural colours of sand, stone and wood.
    #[default]
    Sand,
    /// Light and dark pieces.
    Clear,
    /// Blue and yellow pieces, distinguishable with any form of colour blindness but the complete one.
    Blue,
}

impl Palette {
    /// All palettes.
    pub const ALL: [Self; 3] = [Self::Sand, Self::Clear, Self::Blue];
}

words!(Palette { Sand = "sand", Clear = "clear", Blue = "blue" });

/// The amount of animation.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Follows the device.
    #[default]
    System,
    /// No animation.
    Less,
}

words!(Motion { System = "system", Less = "less" });

impl Settings {
    /// Prefix of the names for shortcut letters.
    const KEY: &str = "key-";
    /// Maximum number of unknown lines that are kept.
    const MOST: usize = 64;

    /// Iterates over the names of all settings, those of shortcut letters and switch access included.
    pub fn names() -> impl Iterator<Item = String> {
        let letters =
            Letters::ALL.map(|letter| [Self::KEY, letter.encode_utf8(&mut [0; 4])].concat());
        Self::NAMES.into_iter().chain(Scanning::NAMES).map(str::to_owned).chain(letters)
    }

    /// Parses a text; malformed lines leave the defaults.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        let is_told = |line: &&str| !line.is_empty() && !Envelope::has(line);
        for line in text.lines().map(str::trim).filter(is_told) {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            if !settings.put(name, value.trim()) && settings.others.len() < Self::MOST {
                settings.others.push(line.to_owned());
            }
        }
        settings
    }

    /// Sets a setting; returns `false` and changes nothing for an unknown name or value.
    pub fn put(&mut self, name: &str, value: &str) -> bool {
        self.put_row(name, value).unwrap_or_else(|| match name.strip_prefix(Self::KEY) {
            Some(letter) => self.keys.put(letter, value),
            None => self.scanning.put(name, value),
        })
    }

    /// Returns the text form of a setting, or an empty text for an unknown name.
    #[must_use]
    pub fn value(&self, name: &str) -> String {
        self.row_text(name).unwrap_or_else(|| self.value_of_keys(name))
    }

    fn value_of_keys(&self, name: &str) -> String {
        match name.strip_prefix(Self::KEY).and_then(|letter| letter.parse().ok()) {
            Some(letter) if self.keys.has(letter) => "yes".to_owned(),
            Some(_) => "no".to_owned(),
            None => self.scanning.value(name).unwrap_or_default(),
        }
    }
}

impl fmt::Display for Settings {
    /// Disabled shortcut letters are written as `key-l no`; enabled ones, and defaults of switch access, are not.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in Self::NAMES {
            writeln!(f, "{name} {}", self.value(name))?;
        }
        for letter in self.keys.off() {
            writeln!(f, "{}{letter} no", Self::KEY)?;
        }
        let scanning = Some(&self.scanning).filter(|scanning| **scanning != Scanning::default());
        for (name, scanning) in
            scanning.iter().flat_map(|it| Scanning::NAMES.map(|name| (name, it)))
        {
            writeln!(f, "{name} {}", scanning.value(name).unwrap_or_default())?;
        }
        self.others.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_round_trip() {
        let mut settings = Settings::default();
        assert_eq!(Settings::read(&settings.to_string()), settings);
        let changes = [
            ("language", "fr"),
            ("theme", "night"),
            ("palette", "blue"),
            ("set", "camels"),
            ("volume", "0"),
            ("mute", "yes"),
            ("motion", "less"),
            ("confirm", "yes"),
            ("letters", "no"),
        ];
        for (name, value) in changes {
            assert!(settings.put(name, value), "{name}");
            assert_eq!(settings.value(name), value);
            assert_eq!(Settings::read(&settings.to_string()), settings);
        }
        assert_eq!(changes.map(|change| change.0), Settings::NAMES);
    }

    #[test]
    fn switch_and_letter_settings_round_trip() {
        let mut settings = Settings::default();
        assert_eq!(settings.to_string().lines().count(), Settings::NAMES.len());
        let changes = [
            ("key-l", "no"),
            ("key-n", "no"),
            ("scan", "three"),
            ("scan-pace", "3"),
            ("scan-next", "1"),
            ("scan-choose", "F7"),
            ("scan-back", "3"),
            ("scan-clicks", "yes"),
            ("scan-speaks", "yes"),
        ];
        for (name, value) in changes {
            assert!(settings.put(name, value), "{name}");
            assert_eq!(settings.value(name), value);
            assert_eq!(Settings::read(&settings.to_string()), settings);
        }
        for (name, value) in [("scan-pace", "2"), ("scan-next", ""), ("scan-back", "a b")] {
            assert!(!settings.put(name, value), "{name} {value:?}");
        }
        let names: Vec<String> = Settings::names().collect();
        assert!(changes.iter().all(|(name, _)| names.iter().any(|known| known == name)));
        let settable = |name: &&String| settings.clone().put(name, &settings.value(name));
        assert_eq!(names.iter().filter(settable).count(), names.len());
        assert!(settings.put("key-l", "yes"));
        assert_eq!(settings.value("key-l"), "yes");
    }

    #[test]
    fn unknown_settings_round_trip() {
        let text = "theme purple\n\nvolume 101\nset camels\nvoice \u{1F42A} loud\nmute";
        let settings = Settings::read(text);
        assert_eq!(settings.set, Some(PieceSet::Camels));
        assert_eq!((settings.theme, settings.volume, settings.mute), (Theme::System, 60, false));
        let again = settings.to_string();
        for line in ["theme purple", "volume 101", "voice \u{1F42A} loud", "mute"] {
            assert!(again.lines().any(|kept| kept == line), "{line}");
        }
        assert_eq!(Settings::read(&again), settings);
    }

    #[test]
    fn no_text_is_too_damaged() {
        for text in ["", "\0", "theme", "theme  ", " \n\t\n", "volume -1", "set set set"] {
            let settings = Settings::read(text);
            assert_eq!(Settings::read(&settings.to_string()), settings, "{text:?}");
        }
        let endless = "x y\n".repeat(if cfg!(miri) { 1_000 } else { 10_000 });
        assert!(Settings::read(&endless).to_string().len() < 1_000);
    }
}
