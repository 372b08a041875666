//! Player names of a game, and the date of an imported record.

use sandgrid_rules::{BySide, Name, Side, Tags};

use crate::text::sanitize::sanitize_name;

/// Maximum length of a name in characters, since the session saves it with every action.
const LONGEST: usize = 100;

/// Maximum length of a name in characters in a game between friends: it is shown, and stands in their link.
const LONGEST_OF_A_FRIEND: usize = 24;

/// Player names, and the date of the imported record, limited in length and without bidirectional controls;
/// exports repeat them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    first: Option<String>,
    second: Option<String>,
    date: Option<String>,
}

impl Names {
    /// Reads the tags of a record.
    pub(crate) fn of(tags: Tags<'_>) -> Self {
        let [first, second, date] =
            [tags.first, tags.second, tags.date].map(|name| name.and_then(|name| cut(name)));
        Self { first, second, date }
    }

    /// Creates the names of two people who play by link or at one screen, each at most [`LONGEST_OF_A_FRIEND`] characters.
    pub(crate) fn between(names: BySide<Option<&str>>) -> Self {
        let [first, second] = [names.first, names.second]
            .map(|name| sanitize_name(&cut(Name::new(name?))?, LONGEST_OF_A_FRIEND));
        Self { first, second, date: None }
    }

    /// Returns the name of a side's player.
    pub(crate) fn of_side(&self, side: Side) -> Option<&str> {
        match side {
            Side::First => self.first.as_deref(),
            Side::Second => self.second.as_deref(),
        }
    }

    /// Returns whether a player has a name.
    pub(crate) fn are_given(&self) -> bool {
        self.first.is_some() || self.second.is_some()
    }

    /// Returns the tags for an export.
    pub(crate) fn tags(&self) -> Tags<'_> {
        let [first, second, date] =
            [&self.first, &self.second, &self.date].map(|name| name.as_deref().map(Name::new));
        Tags { first, second, date, settled: None }
    }
}

/// Sanitises a name; returns `None` for an empty one or `?`.
fn cut(name: Name<'_>) -> Option<String> {
    sanitize_name(&name.to_string(), LONGEST).filter(|name| name != "?")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(name: &str) -> Option<String> {
        Names::of(Tags { first: Some(Name::new(name)), ..Tags::default() }).first
    }

    #[test]
    fn a_name_is_as_long_as_people_are_called() {
        assert_eq!(kept("Ama Ata Aidoo").as_deref(), Some("Ama Ata Aidoo"));
        let long = if cfg!(miri) { 1_000 } else { 1_000_000 };
        assert_eq!(kept(&"A".repeat(long)), Some("A".repeat(LONGEST)));
        assert_eq!(kept("Kofi\u{202e}ifoK\n").as_deref(), Some("KofiifoK"));
        for nothing in ["", " ", "?", "\u{2066}", "\u{202e}?", "\u{200b}"] {
            assert_eq!(kept(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn shortened_names_round_trip() {
        for name in [&*format!("{} B", "A".repeat(LONGEST - 1)), " \u{2066} A", "“Ama” \\ \"x\""]
        {
            let once = kept(name).expect("it says something");
            assert_eq!(kept(&once).as_ref(), Some(&once));
        }
    }
}
