//! Settings of Yebo, stored as additional lines in the settings of the sand games.

use core::fmt::Write;

/// The settings of Yebo.
///
/// # Text
/// Lines among the settings: `yebo-claim 20`, `yebo-pace quick`, `yebo-sort suit`, `yebo-help no`, `yebo-keys
/// no`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct YeboSettings {
    /// Time limit for claiming a discard in seconds; 0 for none.
    pub claim: u8,
    /// Speed of computer players.
    pub pace: OpponentPace,
    /// Order of the hand.
    pub sort: Sort,
    /// Display of missing blocks.
    pub help: Help,
    /// Whether shortcut letters are enabled.
    pub keys: LetterKeys,
}

/// Whether shortcut letters are enabled.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum LetterKeys {
    /// Enabled.
    #[default]
    On,
    /// Disabled.
    Off,
}

/// The speed of computer players.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum OpponentPace {
    /// Slow enough to read along.
    Slow,
    /// Slow enough to follow.
    #[default]
    Steady,
    /// For experienced players.
    Quick,
    /// Without delay.
    Instant,
}

/// The order of the hand.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// By suit, then number.
    #[default]
    Suit,
    /// By number, then suit.
    Number,
    /// As arranged by the person.
    Hand,
}

/// The display of missing blocks.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Help {
    /// Always.
    #[default]
    Told,
    /// On request.
    Asked,
}

impl OpponentPace {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Slow, "slow"),
        (Self::Steady, "steady"),
        (Self::Quick, "quick"),
        (Self::Instant, "instant"),
    ];

    /// Returns the delay in milliseconds before a computer's act is shown.
    #[must_use]
    pub const fn pause(self) -> u32 {
        match self {
            Self::Slow => 1_600,
            Self::Steady => 800,
            Self::Quick => 300,
            Self::Instant => 0,
        }
    }

    /// Returns the delay in milliseconds in a game between computers, which persons only watch.
    #[must_use]
    pub const fn pause_of_show(self) -> u32 {
        match self {
            Self::Steady => 1_200,
            other => other.pause(),
        }
    }
}

impl Sort {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Suit, "suit"), (Self::Number, "number"), (Self::Hand, "hand")];
}

impl Help {
    const ALL: [(Self, &'static str); 2] = [(Self::Told, "yes"), (Self::Asked, "no")];
}

impl LetterKeys {
    const ALL: [(Self, &'static str); 2] = [(Self::On, "yes"), (Self::Off, "no")];
}

impl YeboSettings {
    /// Names of all settings in order.
    pub const NAMES: [&'static str; 5] =
        ["yebo-claim", "yebo-pace", "yebo-sort", "yebo-help", "yebo-keys"];

    /// Common prefix of the names.
    const OURS: &str = "yebo-";

    /// Maximum time limit for a claim in seconds.
    pub const LONGEST: u8 = 120;

    /// Parses the text of all settings; malformed lines leave the defaults.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut prefs = Self::default();
        for line in text.lines() {
            if let Some((name, value)) = line.trim().split_once(' ') {
                prefs.put(name, value.trim());
            }
        }
        prefs
    }

    /// Sets a setting; returns `false` and changes nothing for an unknown name or value.
    pub fn put(&mut self, name: &str, value: &str) -> bool {
        match name {
            "yebo-claim" => {
                let seconds = value.parse().ok().filter(|it| *it <= Self::LONGEST);
                set(&mut self.claim, seconds)
            }
            "yebo-pace" => set(&mut self.pace, find(&OpponentPace::ALL, value)),
            "yebo-sort" => set(&mut self.sort, find(&Sort::ALL, value)),
            "yebo-help" => set(&mut self.help, find(&Help::ALL, value)),
            "yebo-keys" => set(&mut self.keys, find(&LetterKeys::ALL, value)),
            _ => false,
        }
    }

    /// Returns the text form of a setting, or an empty text for an unknown name.
    #[must_use]
    pub fn value(&self, name: &str) -> String {
        match name {
            "yebo-claim" => self.claim.to_string(),
            "yebo-pace" => name_of(&OpponentPace::ALL, self.pace).to_owned(),
            "yebo-sort" => name_of(&Sort::ALL, self.sort).to_owned(),
            "yebo-help" => name_of(&Help::ALL, self.help).to_owned(),
            "yebo-keys" => name_of(&LetterKeys::ALL, self.keys).to_owned(),
            _ => String::new(),
        }
    }

    /// Returns the text of all settings with these included.
    #[must_use]
    pub fn write(&self, settings: &str) -> String {
        let mut text = String::new();
        for line in settings.lines().filter(|line| !line.starts_with(Self::OURS)) {
            text += line;
            text.push('\n');
        }
        for name in Self::NAMES {
            let _ = writeln!(text, "{name} {}", self.value(name)); // A text takes whatever comes.
        }
        text
    }
}

fn set<T>(place: &mut T, value: Option<T>) -> bool {
    value.map(|value| *place = value).is_some()
}

fn find<T: Copy>(all: &[(T, &str)], name: &str) -> Option<T> {
    all.iter().find(|(_, its)| *its == name).map(|(value, _)| *value)
}

fn name_of<T: Copy + PartialEq>(all: &[(T, &'static str)], value: T) -> &'static str {
    all.iter().find(|(its, _)| *its == value).map_or("", |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn they_lie_among_the_settings_of_the_sand_games() {
        let mut settings = Settings::default();
        assert!(settings.put("theme", "night"));
        let mut prefs = YeboSettings::default();
        for (name, value) in [
            ("yebo-claim", "20"),
            ("yebo-pace", "quick"),
            ("yebo-sort", "hand"),
            ("yebo-help", "no"),
            ("yebo-keys", "no"),
        ] {
            assert!(prefs.put(name, value), "{name}");
            assert_eq!(prefs.value(name), value);
        }
        for (name, value) in [("yebo-claim", "121"), ("yebo-pace", "fast"), ("claim", "20")] {
            assert!(!prefs.put(name, value), "{name}");
        }
        let text = prefs.write(&settings.to_string());
        assert_eq!(YeboSettings::read(&text), prefs);
        // The sand games keep unknown lines.
        let again = Settings::read(&text);
        assert_eq!(again.value("theme"), "night");
        assert_eq!(YeboSettings::read(&again.to_string()), prefs);
        assert_eq!(prefs.write(&text), text);
        assert_eq!(YeboSettings::read("yebo-claim\nyebo-pace \0"), YeboSettings::default());
    }
}
