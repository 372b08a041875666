//! How a game stands, as far as anybody knows.

use sandgrid_engine::Value;
use sandgrid_engine::table::{self, ProbeResult};
use sandgrid_rules::{Position, Side};

/// How a game stands; the words for it are a [`Language`](crate::Language)'s.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Assessment {
    /// An endgame table knows that this side wins, whatever the other does.
    Won {
        /// Who wins.
        by: Side,
        /// In how many half-turns a piece is placed or captured, or the game ends, at the latest.
        within: u8,
        /// Whether pieces can still be placed.
        placing: bool,
    },
    /// An endgame table knows that neither side can win.
    Drawn,
    /// An endgame table knows of what lies ahead that this side wins.
    Ahead(Side),
    /// The end was seen.
    Seen {
        /// Who wins.
        by: Side,
        /// After how many turns of his at the latest, one that has begun included.
        turns: u32,
    },
    /// A judgement.
    Judged {
        /// Who stands better.
        ahead: Side,
        /// By how many hundredths of a piece.
        hundredths: u32,
    },
}

impl Assessment {
    /// How a position stands that a search has given this value.
    #[must_use]
    pub fn searched(value: Value, position: &Position) -> Self {
        let us = position.turn();
        if let Some((by, turns)) = value.decides(position) {
            return Self::Seen { by, turns };
        }
        match value.certain() {
            Some(table::WinDrawLoss::Win) => return Self::Ahead(us),
            Some(table::WinDrawLoss::Loss) => return Self::Ahead(!us),
            Some(table::WinDrawLoss::Draw) | None => {}
        }
        let hundredths = value.hundredths(position.ruleset()).unwrap_or(0);
        let ahead = if hundredths < 0 { !us } else { us };
        Self::Judged { ahead, hundredths: hundredths.unsigned_abs() }
    }

    /// How a position stands that an endgame table knows.
    #[must_use]
    pub fn known(standing: ProbeResult, position: &Position) -> Self {
        let us = position.turn();
        let by = match standing.value {
            table::WinDrawLoss::Win => us,
            table::WinDrawLoss::Loss => !us,
            table::WinDrawLoss::Draw => return Self::Drawn,
        };
        let in_hand = position.in_hand();
        Self::Won { by, within: standing.within, placing: in_hand.first + in_hand.second > 0 }
    }
}
