//! Embed options. One table defines them for all three forms: attributes of `<sand-board>`, query parameters,
//! and messages.

use core::fmt;

use sandgrid_engine::Level;
use sandgrid_rules::BySide;

use crate::Player;
use crate::settings::table::words;
use crate::text::sanitize::sanitize_quote;
use crate::text::typography::plain;

pub use games::OfferedGame;
pub use hours::{Hours, WeekTime};
pub use house::{Colour, Correction, FontFamilies, HouseLook};
pub use table::{EmbedOption, EmbedOptions};
pub use takes::Takes;
pub use values::{find_ruleset, lesson_step};

mod games;
mod hours;
mod house;
mod table;
mod takes;
#[cfg(test)]
mod tests;
mod values;

/// Returns a value without curly quotes and surrounding blanks, in lower case, with plain dashes and digits.
#[must_use]
pub fn normalised_word(value: &str) -> String {
    let kept = value.chars().filter(|letter| !('“'..='”').contains(letter));
    let plainly: String = kept.map(|letter| plain(letter).to_ascii_lowercase()).collect();
    plainly.trim().to_owned()
}

/// The side of the user.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The side that begins.
    First,
    /// The other side.
    Second,
    /// Both sides, without a computer player.
    Both,
    /// Neither side: two computers play.
    Neither,
}

words!(Seat { First = "first", Second = "second", Both = "both", Neither = "none" });

/// The amount of controls around the board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Controls {
    /// The whole page.
    #[default]
    All,
    /// Controls of the current game: undo, redo, hint, restart.
    Few,
    /// Board and prompt only.
    None,
}

words!(Controls { All = "all", Few = "few", None = "none" });

/// The error of an unknown option or value; it leaves the options unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmbedOptionError {
    /// Unknown option.
    Unknown(String),
    /// Invalid value of an option.
    Value(EmbedOption, String),
    /// Unknown names in a list, whose other names hold.
    Names(EmbedOption, String),
    /// A value that is not among those on offer.
    NotOffered(EmbedOption, String),
}

impl fmt::Display for EmbedOptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no `{name}`"),
            Self::Value(option, value) => {
                write!(f, "`{}` is {}, not `{value}`", option.name(), option.values())
            }
            Self::Names(option, names) => {
                let name = option.name();
                write!(f, "`{name}` is {}; `{names}` is left out", option.values())
            }
            Self::NotOffered(option, value) => {
                write!(f, "`{}` is `{value}`, which is not on offer", option.name())
            }
        }
    }
}

impl core::error::Error for EmbedOptionError {}

impl EmbedOptionError {
    /// Returns the error of an invalid value.
    #[must_use]
    pub fn of(option: EmbedOption, value: &str) -> Self {
        Self::Value(option, sanitize_quote(value))
    }

    /// Returns the error of the names of a list that do not hold, if there are any; `is_spoken` tells whether the
    /// page has the language of a code.
    #[must_use]
    pub fn of_names(
        option: EmbedOption,
        value: &str,
        is_spoken: impl Fn(&str) -> bool,
    ) -> Option<Self> {
        let is_known = |name: &str| {
            let mut alone = EmbedOptions::default();
            alone.parse(option, name)
                && alone.languages.iter().flatten().all(|code| is_spoken(code))
        };
        let value = normalised_word(value);
        let unknown: Vec<&str> = values::words(&value).filter(|name| !is_known(name)).collect();
        (option.is_list() && !unknown.is_empty())
            .then(|| Self::Names(option, sanitize_quote(&unknown.join(" "))))
    }

    /// Returns the error of an option's value that is not among the stated ones on offer: a language, or a ruleset
    /// whose game is none of them.
    #[must_use]
    pub fn of_offer(options: &EmbedOptions, option: EmbedOption) -> Option<Self> {
        let language = || {
            let (lang, offered) = (options.lang.as_ref()?, options.languages.as_ref()?);
            (!offered.contains(lang)).then(|| lang.clone())
        };
        let ruleset = || {
            let (rules, offered) = (options.rules?, options.games.as_ref()?);
            let game = OfferedGame::Sand(rules.kind());
            (!offered.contains(&game)).then(|| rules.key().to_string())
        };
        let value = if option == EmbedOption::Lang {
            language()
        } else if option == EmbedOption::Rules {
            ruleset()
        } else {
            None
        };
        value.map(|value| Self::NotOffered(option, value))
    }
}

impl EmbedOptions {
    /// Minimum idle timeout in seconds.
    pub const SHORTEST_IDLE: u16 = 30;
    /// Volume when a host enables sound without a volume.
    pub const LOUD: u8 = 60;
    /// Maximum radius of corners in CSS pixels.
    pub const ROUNDEST: u8 = 32;
    /// Default kiosk idle timeout in seconds.
    const KIOSK_IDLE: u16 = 90;

    /// Sets an option. An empty value unsets it, except for a boolean option, for which it means yes, as an
    /// attribute without a value does. Surrounding blanks are ignored; so are case and typographic signs, except in a
    /// game's text. Of a list, the known names hold; [`EmbedOptionError::of_names`] tells of the others.
    ///
    /// # Errors
    /// Returns an error for an unknown option or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<EmbedOption, EmbedOptionError> {
        let option = EmbedOption::named(name)
            .ok_or_else(|| EmbedOptionError::Unknown(sanitize_quote(name)))?;
        let said = match option {
            EmbedOption::Position | EmbedOption::Record => value.trim().to_owned(),
            _ => normalised_word(value),
        };
        let is_taken = if said.is_empty() && !option.is_switch() {
            self.unset(option);
            true
        } else {
            self.parse(option, &said)
        };
        is_taken.then_some(option).ok_or_else(|| EmbedOptionError::of(option, value))
    }

    /// Returns whether the page runs in kiosk mode.
    #[must_use]
    pub fn is_kiosk(&self) -> bool {
        self.kiosk == Some(true)
    }

    /// Returns whether the board is read-only.
    #[must_use]
    pub fn is_readonly(&self) -> bool {
        self.readonly == Some(true)
    }

    /// Returns whether the page may show links to other pages.
    #[must_use]
    pub fn has_links(&self) -> bool {
        self.links.unwrap_or(!self.is_kiosk())
    }

    /// Returns the amount of controls around the board.
    #[must_use]
    pub fn controls(&self) -> Controls {
        self.controls.unwrap_or(if self.is_kiosk() { Controls::Few } else { Controls::All })
    }

    /// Returns the idle timeout in seconds; `None` if there is none.
    #[must_use]
    pub fn idle(&self) -> Option<u16> {
        self.idle.or(self.is_kiosk().then_some(Self::KIOSK_IDLE))
    }

    /// Returns the players, if an option sets them. The default level is 1; with a level but no side, the user
    /// begins.
    #[must_use]
    pub fn players(&self) -> Option<BySide<Player>> {
        let computer = Player::Computer(self.level.unwrap_or(Level::ALL[0]));
        // A board that is only looked at has no visitor in the game.
        let looked_at = self.is_readonly().then_some(Seat::Both);
        let seat = self.side.or(self.level.map(|_| Seat::First)).or(looked_at)?;
        Some(match seat {
            Seat::First => BySide::new(Player::Person, computer),
            Seat::Second => BySide::new(computer, Player::Person),
            Seat::Both => BySide::new(Player::Person, Player::Person),
            Seat::Neither => BySide::new(computer, computer),
        })
    }

    /// Returns these options with the side that the user has without a stated one; at Yebo, which is no ruleset, it is
    /// the first.
    #[must_use]
    pub fn seated(self) -> Self {
        let usual = if self.rules.is_some() { Seat::Both } else { Seat::First };
        let side = if self.players().is_some() { self.side } else { Some(usual) };
        Self { side, ..self }
    }

    /// Returns whether an option beyond game and language is set. The board is then embedded in a host's page,
    /// and its games are not saved on the device.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        let Self { rules, position, record, lang, .. } = self.clone();
        *self != Self { rules, position, record, lang, ..Self::default() }
    }
}
