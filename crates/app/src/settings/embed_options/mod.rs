//! Embed options. One table defines them for all three forms: attributes of `<sand-board>`, query parameters,
//! and messages.

use core::fmt;

use sandgrid_engine::Level;
use sandgrid_rules::{BySide, Ruleset};

use crate::settings::switch_access::put;
use crate::text::sanitize::sanitize_quote;
use crate::{Motion, Player, Theme};

pub use table::EmbedOption;
pub use takes::Takes;

mod table;
mod takes;
#[cfg(test)]
mod tests;

/// The embed options of a host. `None` means unset; [`EmbedOption`] documents the defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EmbedOptions {
    /// Rulebook.
    pub rules: Option<&'static Ruleset>,
    /// Position as text; validated when it is loaded.
    pub position: Option<String>,
    /// Record or link as text; validated when it is loaded.
    pub record: Option<String>,
    /// Number of its turns to show.
    pub at: Option<usize>,
    /// Key of a lesson.
    pub lesson: Option<String>,
    /// Number of a puzzle, from 1.
    pub puzzle: Option<usize>,
    /// Side of the user.
    pub side: Option<Seat>,
    /// Level of the computer players.
    pub level: Option<Level>,
    /// Locale code.
    pub lang: Option<String>,
    /// Colour scheme.
    pub theme: Option<Theme>,
    /// Sound volume, from 0 to 100.
    pub sound: Option<u8>,
    /// Whether the board is read-only.
    pub readonly: Option<bool>,
    /// Whether the board shows coordinates.
    pub coordinates: Option<bool>,
    /// Amount of controls around the board.
    pub controls: Option<Controls>,
    /// Whether the page shows links to other pages.
    pub links: Option<bool>,
    /// Whether the page runs in kiosk mode.
    pub kiosk: Option<bool>,
    /// Idle timeout in seconds.
    pub idle: Option<u16>,
    /// Amount of animation.
    pub motion: Option<Motion>,
    /// Whether learning events are reported to the host.
    pub learning: Option<bool>,
    /// Tasks that the host takes over from the board.
    pub takes: Option<Takes>,
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

/// The error of an unknown option or value; it leaves the options unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmbedOptionError {
    /// Unknown option.
    Unknown(String),
    /// Invalid value of an option.
    Value(EmbedOption, String),
}

impl fmt::Display for EmbedOptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no `{name}`"),
            Self::Value(option, value) => {
                write!(f, "`{}` is {}, not `{value}`", option.name(), option.values())
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
}

impl EmbedOptions {
    /// Minimum idle timeout in seconds.
    pub const SHORTEST_IDLE: u16 = 30;
    /// Volume when a host enables sound without a volume.
    pub const LOUD: u8 = 60;
    /// Default kiosk idle timeout in seconds.
    const KIOSK_IDLE: u16 = 90;
    /// Maximum length of a name, key or number in bytes.
    const LONGEST: usize = 64;

    /// Sets an option. An empty value unsets it, except for a boolean option, for which it means yes, as an
    /// attribute without a value does. Surrounding blanks are ignored; so is case, except in a game's text.
    ///
    /// # Errors
    /// Returns an error for an unknown option or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<EmbedOption, EmbedOptionError> {
        let option = EmbedOption::named(name)
            .ok_or_else(|| EmbedOptionError::Unknown(sanitize_quote(name)))?;
        let said = match option {
            EmbedOption::Position | EmbedOption::Record => value.trim().to_owned(),
            _ => value.trim().to_ascii_lowercase(),
        };
        let is_taken = if said.is_empty() && !option.is_switch() {
            self.unset(option);
            true
        } else {
            self.parse(option, &said)
        };
        is_taken.then_some(option).ok_or_else(|| EmbedOptionError::of(option, value))
    }

    /// Unsets an option.
    pub fn unset(&mut self, option: EmbedOption) {
        let Self { rules, position, record, at, lesson, puzzle, side, level, lang, .. } = self;
        match option {
            EmbedOption::Rules => *rules = None,
            EmbedOption::Position => *position = None,
            EmbedOption::Record => *record = None,
            EmbedOption::At => *at = None,
            EmbedOption::Lesson => *lesson = None,
            EmbedOption::Puzzle => *puzzle = None,
            EmbedOption::Side => *side = None,
            EmbedOption::Level => *level = None,
            EmbedOption::Lang => *lang = None,
            EmbedOption::Theme => self.theme = None,
            EmbedOption::Sound => self.sound = None,
            EmbedOption::Readonly => self.readonly = None,
            EmbedOption::Coordinates => self.coordinates = None,
            EmbedOption::Controls => self.controls = None,
            EmbedOption::Links => self.links = None,
            EmbedOption::Kiosk => self.kiosk = None,
            EmbedOption::Idle => self.idle = None,
            EmbedOption::Motion => self.motion = None,
            EmbedOption::Learning => self.learning = None,
            EmbedOption::Takes => self.takes = None,
        }
    }

    /// Parses and sets a value; returns whether it is valid.
    fn parse(&mut self, option: EmbedOption, value: &str) -> bool {
        match option {
            // A query may decode a plus as a space; no key contains a space.
            EmbedOption::Rules => {
                put(&mut self.rules, Ruleset::find(&value.replace(' ', "+")).ok().map(Some))
            }
            EmbedOption::Position => put(&mut self.position, Some(Some(value.to_owned()))),
            EmbedOption::Record => put(&mut self.record, Some(Some(value.to_owned()))),
            EmbedOption::At => put(&mut self.at, value.parse().ok().map(Some)),
            EmbedOption::Lesson => put(&mut self.lesson, key(value).map(Some)),
            EmbedOption::Puzzle => {
                put(&mut self.puzzle, value.parse().ok().filter(|&it| it > 0).map(Some))
            }
            EmbedOption::Side => put(&mut self.side, seat(value).map(Some)),
            EmbedOption::Level => put(&mut self.level, value.parse().ok().map(Some)),
            EmbedOption::Lang => put(&mut self.lang, language(value).map(Some)),
            EmbedOption::Theme => put(&mut self.theme, theme(value).map(Some)),
            EmbedOption::Sound => put(&mut self.sound, sound(value).map(Some)),
            EmbedOption::Readonly => put(&mut self.readonly, switch(value).map(Some)),
            EmbedOption::Coordinates => put(&mut self.coordinates, switch(value).map(Some)),
            EmbedOption::Controls => put(&mut self.controls, controls(value).map(Some)),
            EmbedOption::Links => put(&mut self.links, switch(value).map(Some)),
            EmbedOption::Kiosk => put(&mut self.kiosk, switch(value).map(Some)),
            EmbedOption::Idle => put(&mut self.idle, idle(value).map(Some)),
            EmbedOption::Motion => put(&mut self.motion, motion(value).map(Some)),
            EmbedOption::Learning => put(&mut self.learning, switch(value).map(Some)),
            EmbedOption::Takes => put(&mut self.takes, Takes::read(value).map(Some)),
        }
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
        let seat = self.side.or(self.level.map(|_| Seat::First))?;
        Some(match seat {
            Seat::First => BySide::new(Player::Person, computer),
            Seat::Second => BySide::new(computer, Player::Person),
            Seat::Both => BySide::new(Player::Person, Player::Person),
            Seat::Neither => BySide::new(computer, computer),
        })
    }

    /// Returns whether an option beyond game and language is set. The board is then embedded in a host's page,
    /// and its games are not saved on the device.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        let Self { rules, position, record, lang, .. } = self.clone();
        *self != Self { rules, position, record, lang, ..Self::default() }
    }
}

fn key(value: &str) -> Option<String> {
    let is_key =
        value.len() <= EmbedOptions::LONGEST && value.bytes().all(|it| it.is_ascii_lowercase());
    is_key.then(|| value.to_owned())
}

/// Parses a language code and drops its region.
fn language(value: &str) -> Option<String> {
    let code = value.split(['-', '_']).next()?.to_owned();
    let is_code = (2..=3).contains(&code.len()) && code.bytes().all(|it| it.is_ascii_lowercase());
    is_code.then_some(code)
}

fn seat(value: &str) -> Option<Seat> {
    match value {
        "first" => Some(Seat::First),
        "second" => Some(Seat::Second),
        "both" => Some(Seat::Both),
        "none" => Some(Seat::Neither),
        _ => None,
    }
}

fn theme(value: &str) -> Option<Theme> {
    match value {
        "system" => Some(Theme::System),
        "day" | "light" => Some(Theme::Day),
        "night" | "dark" => Some(Theme::Night),
        _ => None,
    }
}

fn sound(value: &str) -> Option<u8> {
    let volume = value.parse().ok().filter(|&volume| volume <= 100);
    volume.or_else(|| switch(value).map(|is| if is { EmbedOptions::LOUD } else { 0 }))
}

fn controls(value: &str) -> Option<Controls> {
    match value {
        "all" => Some(Controls::All),
        "few" => Some(Controls::Few),
        "none" => Some(Controls::None),
        _ => None,
    }
}

fn idle(value: &str) -> Option<u16> {
    value.parse().ok().filter(|&seconds| seconds >= EmbedOptions::SHORTEST_IDLE)
}

fn motion(value: &str) -> Option<Motion> {
    match value {
        "system" => Some(Motion::System),
        "less" => Some(Motion::Less),
        _ => None,
    }
}

/// Parses a boolean as attributes, addresses and scripts write it.
fn switch(value: &str) -> Option<bool> {
    match value {
        "" | "yes" | "true" | "on" | "1" => Some(true),
        "no" | "false" | "off" | "0" => Some(false),
        _ => None,
    }
}
