//! The terms on which a board stands in somebody else's page. One table for all three ways to state
//! them: an attribute of `<sand-board>`, a parameter of the address, a message.

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

/// What a host asks for. What is not said is `None`, and goes by what is documented at the [`EmbedOption`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EmbedOptions {
    /// The rulebook.
    pub rules: Option<&'static Ruleset>,
    /// A position as text; whoever loads it says what is wrong with it.
    pub position: Option<String>,
    /// A record or a link, likewise.
    pub record: Option<String>,
    /// After how many turns of it the board stands.
    pub at: Option<usize>,
    /// The key of a lesson.
    pub lesson: Option<String>,
    /// The number of a puzzle, from 1.
    pub puzzle: Option<usize>,
    /// What the visitor plays.
    pub side: Option<Seat>,
    /// How well the computer plays whatever the visitor does not.
    pub level: Option<Level>,
    /// The code of a language.
    pub lang: Option<String>,
    /// Day or night.
    pub theme: Option<Theme>,
    /// How loud, from 0 to 100.
    pub sound: Option<u8>,
    /// Whether visitors may only look.
    pub readonly: Option<bool>,
    /// Whether letters and digits stand along the board.
    pub coordinates: Option<bool>,
    /// How much there is around the board.
    pub controls: Option<Controls>,
    /// Whether anything leads away from the board.
    pub links: Option<bool>,
    /// Whether it stands in public, alone.
    pub kiosk: Option<bool>,
    /// Seconds without a touch after which nobody is thought to be there.
    pub idle: Option<u16>,
    /// How much moves.
    pub motion: Option<Motion>,
    /// Whether the host is told what was learned.
    pub learning: Option<bool>,
    /// What the host prints and saves for the board.
    pub takes: Option<Takes>,
}

/// What the visitor plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The side that begins.
    First,
    /// The other side.
    Second,
    /// Both: there is no computer.
    Both,
    /// Neither: two computers play.
    Neither,
}

/// How much there is around the board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Controls {
    /// The whole page.
    #[default]
    All,
    /// What belongs to the game at hand: take back, again, a hint, from the start.
    Few,
    /// The board and what is asked.
    None,
}

/// A host's word that is not understood; it is not taken in, and nothing else changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmbedOptionError {
    /// There is no such term.
    Unknown(String),
    /// There is, but not with that value.
    Value(EmbedOption, String),
}

impl fmt::Display for EmbedOptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no `{name}`"),
            Self::Value(term, value) => {
                write!(f, "`{}` is {}, not `{value}`", term.name(), term.values())
            }
        }
    }
}

impl core::error::Error for EmbedOptionError {}

impl EmbedOptionError {
    /// A term that does not have that value.
    #[must_use]
    pub fn of(term: EmbedOption, value: &str) -> Self {
        Self::Value(term, sanitize_quote(value))
    }
}

impl EmbedOptions {
    /// The shortest time, in seconds, after which nobody is thought to be there.
    pub const SHORTEST_IDLE: u16 = 30;
    /// How loud a board is where nothing is said but that it is heard.
    pub const LOUD: u8 = 60;
    /// How long a visitor of a kiosk may do nothing where the host does not say.
    const KIOSK_IDLE: u16 = 90;
    /// No name, no key and no number is longer, in bytes.
    const LONGEST: usize = 64;

    /// Takes a term in; an empty value takes it back, but where it is a switch: there it means yes,
    /// as an attribute without a value does. Blanks around a value say nothing, nor do capitals but in a
    /// game's text.
    ///
    /// # Errors
    /// Where there is no such term, or not with that value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<EmbedOption, EmbedOptionError> {
        let term = EmbedOption::named(name)
            .ok_or_else(|| EmbedOptionError::Unknown(sanitize_quote(name)))?;
        let said = match term {
            EmbedOption::Position | EmbedOption::Record => value.trim().to_owned(),
            _ => value.trim().to_ascii_lowercase(),
        };
        let is_taken = if said.is_empty() && !term.is_switch() {
            self.unset(term);
            true
        } else {
            self.parse(term, &said)
        };
        is_taken.then_some(term).ok_or_else(|| EmbedOptionError::of(term, value))
    }

    /// Takes a term back.
    pub fn unset(&mut self, term: EmbedOption) {
        let Self { rules, position, record, at, lesson, puzzle, side, level, lang, .. } = self;
        match term {
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

    /// Whether a value is one of that term's, which is then taken in.
    fn parse(&mut self, term: EmbedOption, value: &str) -> bool {
        match term {
            // In an address a plus may stand for a space; no key has a space.
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

    /// Whether the board stands in public, alone.
    #[must_use]
    pub fn is_kiosk(&self) -> bool {
        self.kiosk == Some(true)
    }

    /// Whether visitors may only look.
    #[must_use]
    pub fn is_readonly(&self) -> bool {
        self.readonly == Some(true)
    }

    /// Whether something may lead away from the board.
    #[must_use]
    pub fn has_links(&self) -> bool {
        self.links.unwrap_or(!self.is_kiosk())
    }

    /// How much there is around the board.
    #[must_use]
    pub fn controls(&self) -> Controls {
        self.controls.unwrap_or(if self.is_kiosk() { Controls::Few } else { Controls::All })
    }

    /// Seconds without a touch after which nobody is thought to be there; `None` where that is of no
    /// interest.
    #[must_use]
    pub fn idle(&self) -> Option<u16> {
        self.idle.or(self.is_kiosk().then_some(Self::KIOSK_IDLE))
    }

    /// Who plays, where that is asked for at all. The computer plays at level 1 unless another is
    /// named; against a level that is named the visitor begins.
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

    /// Whether something is asked for beyond a game and a language: then the board is a guest in
    /// somebody's page, and what it does is not kept on the visitor's device.
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

/// A code with or without a region.
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

/// As attributes, addresses and scripts write a switch.
fn switch(value: &str) -> Option<bool> {
    match value {
        "" | "yes" | "true" | "on" | "1" => Some(true),
        "no" | "false" | "off" | "0" => Some(false),
        _ => None,
    }
}
