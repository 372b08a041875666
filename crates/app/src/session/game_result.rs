//! The result of a game: by the rules, by resignation or by agreement.

use sandgrid_rules::{Adjudication, Outcome, Rule, Ruleset, Side};

/// The result of a finished game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// Decided by the rules.
    Ruled(Outcome),
    /// Decided by the players: resignation or agreement.
    Settled(Adjudication),
}

impl GameResult {
    /// Returns the winner, or `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Ruled(outcome) => outcome.winner(),
            Self::Settled(Adjudication::Won(side)) => Some(side),
            Self::Settled(Adjudication::Drawn) => None,
        }
    }

    /// Returns the rule that ends the game, or `None` for resignation and agreement.
    #[must_use]
    pub fn rule(self, rules: &Ruleset) -> Option<&'static Rule> {
        match self {
            Self::Ruled(outcome) => Some(outcome.rule(rules)),
            Self::Settled(_) => None,
        }
    }
}
