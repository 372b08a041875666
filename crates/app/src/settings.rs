//! What a person prefers, whatever is played.

use core::fmt;

use crate::Set;

/// What a person prefers.
///
/// # Text
/// A name and a value to a line: `theme night`. Lines that say nothing to us are kept as they are,
/// since a later version may have written them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Day or night.
    pub theme: Theme,
    /// What is played with; `None`: what the rulebook tells.
    pub set: Option<Set>,
    /// From 0, nothing is heard, to 100.
    pub volume: u8,
    /// Whether nothing is heard, however loud.
    pub mute: bool,
    /// How much moves.
    pub motion: Motion,
    /// Whether an action is first shown, and then played.
    pub confirm: bool,
    /// Whether letters and digits stand along the board.
    pub letters: bool,
    others: Vec<String>,
}

/// Day or night.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    /// Dark on light.
    Day,
    /// Light on dark.
    Night,
}

/// How much moves.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As much as the device wants.
    #[default]
    System,
    /// Nothing.
    Less,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            set: None,
            volume: 60,
            mute: false,
            motion: Motion::default(),
            confirm: false,
            letters: true,
            others: Vec::new(),
        }
    }
}

impl Settings {
    /// What all of them are called, in the order in which they are written.
    pub const NAMES: [&'static str; 7] =
        ["theme", "set", "volume", "mute", "motion", "confirm", "letters"];
    /// How many lines that say nothing to us are kept at most.
    const MOST: usize = 64;

    /// Reads a text, however damaged: what cannot be read stays as it is by default.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            if !settings.put(name, value.trim()) && settings.others.len() < Self::MOST {
                settings.others.push(line.to_owned());
            }
        }
        settings
    }

    /// Changes one of them; `false` where that says nothing to us, and nothing changed.
    pub fn put(&mut self, name: &str, value: &str) -> bool {
        match name {
            "theme" => put(&mut self.theme, read_theme(value)),
            "set" if value == "rulebook" => put(&mut self.set, Some(None)),
            "set" => put(&mut self.set, read_set(value).map(Some)),
            "volume" => put(&mut self.volume, value.parse().ok().filter(|&volume| volume <= 100)),
            "mute" => put(&mut self.mute, read_switch(value)),
            "motion" => put(&mut self.motion, read_motion(value)),
            "confirm" => put(&mut self.confirm, read_switch(value)),
            "letters" => put(&mut self.letters, read_switch(value)),
            _ => false,
        }
    }

    /// The value of one of them, as it is written; empty where there is none of that name.
    #[must_use]
    pub fn value(&self, name: &str) -> String {
        let switch = |is: bool| if is { "yes" } else { "no" };
        let word = match name {
            "theme" => match self.theme {
                Theme::System => "system",
                Theme::Day => "day",
                Theme::Night => "night",
            },
            "set" => self.set.map_or("rulebook", Set::key),
            "volume" => return self.volume.to_string(),
            "mute" => switch(self.mute),
            "motion" => match self.motion {
                Motion::System => "system",
                Motion::Less => "less",
            },
            "confirm" => switch(self.confirm),
            "letters" => switch(self.letters),
            _ => "",
        };
        word.to_owned()
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in Self::NAMES {
            writeln!(f, "{name} {}", self.value(name))?;
        }
        self.others.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let known = value.is_some();
    if let Some(value) = value {
        *place = value;
    }
    known
}

fn read_theme(value: &str) -> Option<Theme> {
    match value {
        "system" => Some(Theme::System),
        "day" => Some(Theme::Day),
        "night" => Some(Theme::Night),
        _ => None,
    }
}

fn read_set(value: &str) -> Option<Set> {
    Set::ALL.into_iter().find(|set| set.key() == value)
}

fn read_motion(value: &str) -> Option<Motion> {
    match value {
        "system" => Some(Motion::System),
        "less" => Some(Motion::Less),
        _ => None,
    }
}

fn read_switch(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut settings = Settings::default();
        assert_eq!(Settings::read(&settings.to_string()), settings);
        let changes = [
            ("theme", "night"),
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
    fn what_is_not_understood_is_kept_and_changes_nothing() {
        let text = "theme purple\n\nvolume 101\nset camels\nvoice \u{1F42A} loud\nmute";
        let settings = Settings::read(text);
        assert_eq!(settings.set, Some(Set::Camels));
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
        let endless = "x y\n".repeat(10_000);
        assert!(Settings::read(&endless).to_string().len() < 1_000);
    }
}
