//! The set-up of a game: its ruleset, and who plays which side.

use sandgrid_engine::Level;
use sandgrid_rules::{BySide, Ruleset};

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
        let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
        Self { rules: Ruleset::ALL[0], players, seed }
    }
}

/// The player of a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at the screen.
    Person,
    /// The engine at that level.
    Computer(Level),
}
