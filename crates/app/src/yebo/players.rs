//! Who sits at the table.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Players, Seat};

/// Who decides for a seat.
///
/// # Text
/// `person`, `computer-1` to `computer-4`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Somebody at this device.
    Person,
    /// The computer.
    Computer(Strength),
}

/// How well a computer plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// For a first game: it overlooks much.
    First,
    /// It often misses what would help it.
    Gentle,
    /// It collects sensibly.
    Steady,
    /// As well as we know how.
    Keen,
}

impl Strength {
    /// All four, the weakest first.
    pub const ALL: [Self; 4] = [Self::First, Self::Gentle, Self::Steady, Self::Keen];

    /// 1 to 4.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }

    /// The one of that number.
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

/// A text that names nobody.
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

/// Everybody at the table, by seat: who decides, and what they are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    players: Players,
    sitters: [PlayerKind; 4],
    names: [String; 4],
}

impl SeatPlan {
    /// No name is longer, in characters.
    pub const LONGEST: usize = 24;

    /// These, on as many seats as they are; `None` where they are fewer than two or more than four.
    #[must_use]
    pub fn new(sitters: &[PlayerKind]) -> Option<Self> {
        let players = Players::ALL.into_iter().find(|it| it.count() == sitters.len())?;
        let mut all = [PlayerKind::Person; 4];
        all[..sitters.len()].copy_from_slice(sitters);
        Some(Self { players, sitters: all, names: Default::default() })
    }

    /// One person against three computers.
    #[must_use]
    pub fn first() -> Self {
        let computer = PlayerKind::Computer(Strength::First);
        let sitters = [PlayerKind::Person, computer, computer, computer];
        Self { players: Players::Four, sitters, names: Default::default() }
    }

    /// The same, in which somebody is called that; cut where it is too long, and without what would
    /// break a line.
    #[must_use]
    pub fn named(mut self, seat: Seat, name: &str) -> Self {
        let name = name.trim().chars().filter(|letter| !letter.is_control());
        // Where it is cut there may be a blank, which would be gone when it is read again.
        let name: String = name.take(Self::LONGEST).collect();
        name.trim_end().clone_into(&mut self.names[seat.index()]);
        self
    }

    /// How many there are.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Who decides for that seat.
    #[must_use]
    pub const fn sitter(&self, seat: Seat) -> PlayerKind {
        self.sitters[seat.index()]
    }

    /// What that seat is called, where somebody has said so.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        Some(self.names[seat.index()].as_str()).filter(|name| !name.is_empty())
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.players.seats().iter().copied();
        seats.filter(|seat| self.sitter(*seat) == PlayerKind::Person)
    }

    /// The only person at the table, where there is one and no other.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// How well the computer plays that decides for that seat.
    #[must_use]
    pub fn strength(&self, seat: Seat) -> Option<Strength> {
        match self.sitter(seat) {
            PlayerKind::Computer(strength) => Some(strength),
            PlayerKind::Person => None,
        }
    }
}
