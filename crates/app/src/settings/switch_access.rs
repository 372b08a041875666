//! Settings of switch access, for users with one, two or three keys.

use core::ops::RangeInclusive;

use crate::settings::table::{settings, words};

/// The number of switches.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum SwitchAccess {
    /// Scanning is off.
    #[default]
    Off,
    /// One switch selects; the scan advances by time.
    One,
    /// One switch advances, one selects.
    Two,
    /// A third switch goes back.
    Three,
}

words!(SwitchAccess { Off = "off", One = "one", Two = "two", Three = "three" });

settings! {
    /// Settings of switch access.
    ///
    /// Keys have the names of `KeyboardEvent.key`, except `Space`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Scanning {
        /// Number of switches.
        "scan" => switches: SwitchAccess = SwitchAccess::Off;
        /// Scan interval in tenths of a second.
        "scan-pace" => pace: u8 = 15, if |pace| Self::PACES.contains(pace);
        /// Key that advances; with one switch, it selects.
        "scan-next" => next: String = "Space".to_owned(), if |key| is_key(key);
        /// Key that selects.
        "scan-choose" => choose: String = "Enter".to_owned(), if |key| is_key(key);
        /// Key that goes back.
        "scan-back" => back: String = "Backspace".to_owned(), if |key| is_key(key);
        /// Whether a click anywhere acts as a switch: with one switch it selects, else it advances.
        "scan-clicks" => clicks: bool = false;
        /// Whether the highlighted target is announced.
        "scan-speaks" => speaks: bool = false;
    }
    rest {}
}

impl Scanning {
    /// Range of the scan interval in tenths of a second.
    const PACES: RangeInclusive<u8> = 3..=80;

    /// Sets a setting; returns `false` and changes nothing for an unknown name or value.
    pub(crate) fn put(&mut self, name: &str, value: &str) -> bool {
        self.put_row(name, value).unwrap_or(false)
    }

    /// Returns the text form of a setting, or `None` for an unknown name.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        self.row_text(name)
    }
}

/// Returns whether a text is the name of a key: 1 to 20 bytes without a space.
fn is_key(text: &str) -> bool {
    (1..=20).contains(&text.len()) && !text.contains(' ')
}
