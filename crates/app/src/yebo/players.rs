//! The players by seat.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Players, Seat};

use crate::text::sanitize::sanitize_name;

/// The kind of a seat's player.
///
/// # Text
/// `person`, `computer-1` to `computer-4`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person at this device.
    Person,
    /// The computer.
    Computer(Strength),
}

/// The strength of a computer player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// For a first game; overlooks much.
    First,
    /// Often misses helpful blocks.
    Gentle,
    /// Collects sensibly.
    Steady,
    /// The strongest level.
    Keen,
}

impl Strength {
    /// All four strengths, the weakest first.
    pub const ALL: [Self; 4] = [Self::First, Self::Gentle, Self::Steady, Self::Keen];

    /// Returns the number, 1 to 4.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }

    /// Returns the strength of a number.
    #[must_use]
    pub fn numbered(number: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.number().to_string() == number)
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Computer(strength) => write!(f, "computer-{}", strength.number()),
        }
    }
}

/// The error of a text that is not a kind of player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlayerKindError;

impl FromStr for PlayerKind {
    type Err = PlayerKindError;

    fn from_str(text: &str) -> Result<Self, PlayerKindError> {
        match text.strip_prefix("computer-") {
            Some(number) => Strength::numbered(number).map(Self::Computer).ok_or(PlayerKindError),
            None => (text == "person").then_some(Self::Person).ok_or(PlayerKindError),
        }
    }
}

/// All players by seat: their kinds and names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    players: Players,
    sitters: [PlayerKind; 4],
    names: [String; 4],
}

impl SeatPlan {
    /// Maximum length of a name in characters.
    pub const LONGEST: usize = 24;

    /// Creates players for the first seats; returns `None` for fewer than two or more than four.
    #[must_use]
    pub fn new(sitters: &[PlayerKind]) -> Option<Self> {
        let players = Players::ALL.into_iter().find(|it| it.count() == sitters.len())?;
        let mut all = [PlayerKind::Person; 4];
        all[..sitters.len()].copy_from_slice(sitters);
        Some(Self { players, sitters: all, names: Default::default() })
    }

    /// Returns one person against three computers.
    #[must_use]
    pub fn first() -> Self {
        let computer = PlayerKind::Computer(Strength::First);
        let sitters = [PlayerKind::Person, computer, computer, computer];
        Self { players: Players::Four, sitters, names: Default::default() }
    }

    /// Sets the name of a seat, truncated and without control characters.
    #[must_use]
    pub fn named(mut self, seat: Seat, name: &str) -> Self {
        self.names[seat.index()] = sanitize_name(name, Self::LONGEST).unwrap_or_default();
        self
    }

    /// Returns the number of players.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Returns the kind of a seat's player.
    #[must_use]
    pub const fn sitter(&self, seat: Seat) -> PlayerKind {
        self.sitters[seat.index()]
    }

    /// Returns the name of a seat, if it has one.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        Some(self.names[seat.index()].as_str()).filter(|name| !name.is_empty())
    }

    /// Iterates over the seats of persons.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.players.seats().iter().copied();
        seats.filter(|seat| self.sitter(*seat) == PlayerKind::Person)
    }

    /// Returns the seat of the only person; `None` for no or several persons.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns the strength of a seat's computer player.
    #[must_use]
    pub fn strength(&self, seat: Seat) -> Option<Strength> {
        match self.sitter(seat) {
            PlayerKind::Computer(strength) => Some(strength),
            PlayerKind::Person => None,
        }
    }
}
