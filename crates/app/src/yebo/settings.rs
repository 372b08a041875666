//! What a person prefers at Yebo. It is kept among the settings of the sand games, as lines that say
//! nothing to them.

use core::fmt::Write;

/// How the page of Yebo is preferred.
///
/// # Text
/// Lines among the settings: `yebo-claim 20`, `yebo-pace quick`, `yebo-sort suit`, `yebo-help no`,
/// `yebo-keys no`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct YeboSettings {
    /// Seconds in which a discard may be claimed; 0: as long as it takes.
    pub claim: u8,
    /// How quickly computers play.
    pub pace: OpponentPace,
    /// In which order the hand lies.
    pub sort: Sort,
    /// Whether it is told what the hand is missing.
    pub help: Help,
    /// Whether letters are commands.
    pub keys: LetterKeys,
}

/// Whether letters are commands.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum LetterKeys {
    /// They are.
    #[default]
    On,
    /// Only the buttons are.
    Off,
}

/// How quickly computers play.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum OpponentPace {
    /// So that one can read along.
    Slow,
    /// So that one can follow.
    #[default]
    Steady,
    /// For whoever knows the game.
    Quick,
    /// Without waiting.
    Instant,
}

/// In which order a hand lies.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// By suit, then number.
    #[default]
    Suit,
    /// By number, then suit.
    Number,
    /// As the person puts it.
    Hand,
}

/// Whether it is told what a hand is missing.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Help {
    /// Always.
    #[default]
    Told,
    /// When asked.
    Asked,
}

impl OpponentPace {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Slow, "slow"),
        (Self::Steady, "steady"),
        (Self::Quick, "quick"),
        (Self::Instant, "instant"),
    ];

    /// Milliseconds before something that a computer does is seen.
    #[must_use]
    pub const fn pause(self) -> u32 {
        match self {
            Self::Slow => 1_600,
            Self::Steady => 800,
            Self::Quick => 300,
            Self::Instant => 0,
        }
    }

    /// The same where nobody but computers plays, and people watch.
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
    /// What all of them are called, in order.
    pub const NAMES: [&'static str; 5] =
        ["yebo-claim", "yebo-pace", "yebo-sort", "yebo-help", "yebo-keys"];

    /// With what its lines begin.
    const OURS: &str = "yebo-";

    /// The longest time for a claim, in seconds.
    pub const LONGEST: u8 = 120;

    /// Reads the text of all settings, however damaged: what cannot be read stays as it is by
    /// default.
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

    /// Changes one of them; `false` where that says nothing to us, and nothing changed.
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

    /// The value of one of them, as it is written; empty where there is none of that name.
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

    /// The text of all settings, with these in it.
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
        // The sand games keep what says nothing to them.
        let again = Settings::read(&text);
        assert_eq!(again.value("theme"), "night");
        assert_eq!(YeboSettings::read(&again.to_string()), prefs);
        assert_eq!(prefs.write(&text), text);
        assert_eq!(YeboSettings::read("yebo-claim\nyebo-pace \0"), YeboSettings::default());
    }
}
