//! The evaluation of a position, as shown to the user.

use sandgrid_engine::Value;
use sandgrid_engine::table::{self, ProbeResult};
use sandgrid_rules::{Family, Position, Side};

/// An evaluation of a position; a [`Language`](crate::Language) formats it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Assessment {
    /// Tablebase win for a side.
    Won {
        /// Winner.
        by: Side,
        /// Maximum number of plies until a placement, a capture or the end of the game.
        within: u8,
        /// Whether pieces can still be placed.
        placing: bool,
    },
    /// Tablebase draw.
    Drawn,
    /// Win for a side, by a search that reached the tablebase.
    Ahead(Side),
    /// Win for a side, by a search to the end of the game.
    Seen {
        /// Winner.
        by: Side,
        /// Maximum number of the winner's turns, including a turn in progress.
        turns: u32,
    },
    /// Estimate of more than can be captured.
    FarAhead(Side),
    /// Estimate.
    Judged {
        /// Side with the advantage.
        ahead: Side,
        /// Advantage in hundredths of a piece.
        hundredths: u32,
    },
}

impl Assessment {
    /// Returns the evaluation for the value of a search.
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
        let hundredths = hundredths.unsigned_abs();
        if hundredths >= 100 * most_pieces(position, ahead) {
            return Self::FarAhead(ahead);
        }
        Self::Judged { ahead, hundredths }
    }

    /// Returns the evaluation for a tablebase result.
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

/// Pieces that a player expects in an advantage, however few there are.
const FEW: u32 = 3;

/// Returns the number of pieces by which a side cannot be ahead: more than the difference, and as many as the other one
/// can lose, or as stand on the board.
fn most_pieces(position: &Position, ahead: Side) -> u32 {
    let (board, in_hand) = (position.board(), position.in_hand());
    let count = |side| board[side].len() + u32::from(in_hand[side]);
    let lost = match position.ruleset().family() {
        // A side with two pieces has lost.
        Family::Row(_) => count(!ahead).saturating_sub(2),
        Family::Leaping(_) => count(!ahead),
    };
    let difference = count(ahead).saturating_sub(count(!ahead));
    lost.min(board.first.len() + board.second.len()).max(difference + 1).max(FEW)
}
