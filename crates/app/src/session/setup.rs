//! The set-up of a game: its ruleset, and who plays which side.

use sandgrid_engine::Level;
use sandgrid_rules::{BySide, Ruleset, Side};

use crate::Names;

/// The set-up of a game: its ruleset, its players and the seed of its random choices.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GameSetup {
    /// Rulebook, with its options.
    pub rules: &'static Ruleset,
    /// Player of each side.
    pub players: BySide<Player>,
    /// Seed for the computer's choices between equal actions.
    pub seed: u64,
}

impl GameSetup {
    /// Returns a game of two people at the same screen.
    #[must_use]
    pub fn two_people(rules: &'static Ruleset, seed: u64) -> Self {
        Self { rules, players: BySide::new(Player::Person, Player::Person), seed }
    }

    /// Returns the game of a first visit: the first ruleset against the weakest level.
    #[must_use]
    pub fn first_visit(seed: u64) -> Self {
        Self::first_game(Ruleset::ALL[0], seed)
    }

    /// Returns a first game of a ruleset: the person begins, against the weakest level.
    #[must_use]
    pub fn first_game(rules: &'static Ruleset, seed: u64) -> Self {
        let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
        Self { rules, players, seed }
    }
}

/// A game that follows a finished one, by its difference from it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// The same players on the same sides.
    Same,
    /// The players change sides.
    Swapped,
    /// The computer plays one level lower.
    Easier,
    /// The computer plays one level higher.
    Harder,
}

impl Rematch {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Same, Self::Swapped, Self::Easier, Self::Harder];

    /// Returns the name in the page's markup.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Swapped => "swapped",
            Self::Easier => "easier",
            Self::Harder => "harder",
        }
    }
}

impl GameSetup {
    /// Returns the game that follows this one; `None` if no computer plays, or none at such a level exists.
    #[must_use]
    pub fn rematch(self, rematch: Rematch, seed: u64) -> Option<Self> {
        let BySide { first, second } = self.players;
        let players = match rematch {
            Rematch::Same => Some(self.players),
            Rematch::Swapped => Some(BySide::new(second, first)),
            Rematch::Easier => self.against(|number| number.checked_sub(1)),
            Rematch::Harder => self.against(|number| number.checked_add(1)),
        };
        Some(Self { players: players?, seed, ..self })
    }

    /// Returns the side of the friend elsewhere, if the other side is a person's at the screen.
    #[must_use]
    pub fn friend(self) -> Option<Side> {
        match (self.players[Side::First], self.players[Side::Second]) {
            (Player::Person, Player::Remote) => Some(Side::Second),
            (Player::Remote, Player::Person) => Some(Side::First),
            _ => None,
        }
    }

    /// Returns the second side, if two people play at the screen.
    #[must_use]
    pub(crate) fn guest(self) -> Option<Side> {
        self.has_two_people().then_some(Side::Second)
    }

    /// Returns the players, with the names that are shown: of a friend elsewhere, or of two people at one screen.
    pub(crate) fn seating(self, names: &Names) -> Seating {
        let is_shown = |side| match (self.players[side], self.players[!side]) {
            (Player::Remote, _) | (Player::Person, Player::Person) => true,
            (Player::Person | Player::Computer(_), _) => false,
        };
        let name = |side| names.of_side(side).filter(|_| is_shown(side)).map(str::to_owned);
        Seating { players: self.players, names: BySide::from_fn(name) }
    }

    /// Returns whether two people play at this screen.
    pub(crate) fn has_two_people(self) -> bool {
        self.players == BySide::from_fn(|_| Player::Person)
    }

    /// Returns whether a person plays at this screen.
    pub(crate) fn has_person(self) -> bool {
        Side::ALL.iter().any(|side| self.players[*side] == Player::Person)
    }

    /// Returns the same game between two people at one screen.
    #[must_use]
    pub(crate) fn between_people(self) -> Self {
        Self { players: BySide::from_fn(|_| Player::Person), ..self }
    }

    /// Returns the same game with a friend elsewhere replaced by a person at the screen.
    #[must_use]
    pub(crate) fn at_one_screen(self) -> Self {
        let players = BySide::from_fn(|side| match self.players[side] {
            Player::Remote => Player::Person,
            present @ (Player::Person | Player::Computer(_)) => present,
        });
        Self { players, ..self }
    }

    /// Returns the side and the level of the only computer player.
    #[must_use]
    pub fn opponent(self) -> Option<(Side, Level)> {
        match (self.players[Side::First], self.players[Side::Second]) {
            (Player::Person, Player::Computer(level)) => Some((Side::Second, level)),
            (Player::Computer(level), Player::Person) => Some((Side::First, level)),
            _ => None,
        }
    }

    /// Returns the players with another level of the only computer player.
    fn against(self, level: impl Fn(u8) -> Option<u8>) -> Option<BySide<Player>> {
        let (side, present) = self.opponent()?;
        let other = Level::new(level(present.number())?)?;
        let mut players = self.players;
        players[side] = Player::Computer(other);
        Some(players)
    }
}

/// The player of a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at the screen.
    Person,
    /// A person elsewhere, whose turns arrive as links.
    Remote,
    /// The engine at that level.
    Computer(Level),
}

impl Player {
    /// Returns the level of a computer.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person | Self::Remote => None,
            Self::Computer(level) => Some(level),
        }
    }
}

/// The names of two people who play by link or at one screen; `None` for an unnamed one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeopleNames {
    /// The person at the screen; of two people there, the one who begins.
    pub own: Option<String>,
    /// The other one.
    pub other: Option<String>,
}

/// How a sentence refers to the player of a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reference {
    /// As "you": the only person at the screen.
    You,
    /// By the side's pieces: one of two people, without a name.
    Side,
    /// By a name: a computer's, a friend's or that of one of two people.
    Name,
}

/// The player of each side, with the names of people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Player of each side.
    pub players: BySide<Player>,
    /// Name of each side's person; `None` for an unnamed one, and for "you".
    pub names: BySide<Option<String>>,
}

impl Seating {
    /// Returns how a sentence refers to the player of `side` and no other: of two with one name, by what they play with.
    #[must_use]
    #[inline(never)]
    pub fn reference_apart(&self, side: Side) -> Reference {
        let same =
            self.players.first == self.players.second && self.names.first == self.names.second;
        if same { Reference::Side } else { self.reference(side) }
    }

    /// Returns how a sentence refers to the player of `side`.
    #[must_use]
    pub fn reference(&self, side: Side) -> Reference {
        match (self.players[side], self.players[!side]) {
            (Player::Person, Player::Computer(_) | Player::Remote) => Reference::You,
            (Player::Person, Player::Person) if self.names[side].is_none() => Reference::Side,
            (Player::Person | Player::Computer(_) | Player::Remote, _) => Reference::Name,
        }
    }
}
