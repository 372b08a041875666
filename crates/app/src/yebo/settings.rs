//! Settings of Yebo, stored as additional lines in the settings of the sand games.

use core::fmt::Write;

use crate::settings::table::{settings, words};

settings! {
    /// The settings of Yebo.
    ///
    /// # Text
    /// Lines among the settings: `yebo-claim 20`, `yebo-pace quick`, `yebo-sort suit`, `yebo-help no`, `yebo-calls
    /// no`, `yebo-remind no`, `yebo-keys no`.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub struct YeboSettings {
        /// Time limit for claiming a discard in seconds; 0 for none.
        "yebo-claim" => claim: u8 = 0, if |seconds| *seconds <= Self::LONGEST;
        /// Speed of computer players.
        "yebo-pace" => pace: OpponentPace = OpponentPace::Steady;
        /// Order of the hand.
        "yebo-sort" => sort: Sort = Sort::Suit;
        /// Display of missing blocks.
        "yebo-help" => help: Help = Help::Told;
        /// Whether the person is told when a discard can be called.
        "yebo-calls" => calls: Help = Help::Told;
        /// Whether the person is reminded to announce one final block.
        "yebo-remind" => remind: Help = Help::Told;
        /// Whether shortcut letters are enabled.
        "yebo-keys" => keys: LetterKeys = LetterKeys::On;
    }
    rest {}
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

/// The display of missing blocks, or another help.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Help {
    /// Always.
    #[default]
    Told,
    /// On request.
    Asked,
}

impl OpponentPace {
    /// Returns the delay in milliseconds after a draw, which says little.
    #[must_use]
    pub const fn pause_of_draw(self) -> u32 {
        self.pause() / 2
    }

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

    /// Returns the delay in milliseconds after an act that the table shows for a while.
    #[must_use]
    pub const fn pause_of_moment(self) -> u32 {
        match self {
            Self::Slow => 2_400,
            Self::Steady => 1_500,
            Self::Quick => 700,
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

words!(OpponentPace { Slow = "slow", Steady = "steady", Quick = "quick", Instant = "instant" });
words!(Sort { Suit = "suit", Number = "number", Hand = "hand" });
words!(Help { Told = "yes", Asked = "no" });
words!(LetterKeys { On = "yes", Off = "no" });

impl YeboSettings {
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
        self.put_row(name, value).unwrap_or(false)
    }

    /// Returns the text form of a setting, or an empty text for an unknown name.
    #[must_use]
    pub fn value(&self, name: &str) -> String {
        self.row_text(name).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn yebo_settings_share_the_settings_text() {
        let mut settings = Settings::default();
        assert!(settings.put("theme", "night"));
        let mut prefs = YeboSettings::default();
        for (name, value) in [
            ("yebo-claim", "20"),
            ("yebo-pace", "quick"),
            ("yebo-sort", "hand"),
            ("yebo-help", "no"),
            ("yebo-calls", "no"),
            ("yebo-remind", "no"),
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
