//! How a sitting ends: by the rules, or because the players will it.

use sandgrid_rules::{Adjudication, Outcome, Rule, Ruleset, Side};

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// By the rules.
    Ruled(Outcome),
    /// The players have settled it themselves.
    Settled(Adjudication),
}

impl GameResult {
    /// Who won, if anybody did.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Ruled(outcome) => outcome.winner(),
            Self::Settled(Adjudication::Won(side)) => Some(side),
            Self::Settled(Adjudication::Drawn) => None,
        }
    }

    /// The rule that ends the game; no rule is needed to give a game up.
    #[must_use]
    pub fn rule(self, rules: &Ruleset) -> Option<&'static Rule> {
        match self {
            Self::Ruled(outcome) => Some(outcome.rule(rules)),
            Self::Settled(_) => None,
        }
    }
}
