//! Explains why a turn is good, using only statements that follow from the rules.

mod motifs;
mod scout;
#[cfg(test)]
mod tests;

use sandgrid_rules::{Action, Cell, Cells, Game};

use crate::table::ProbeResult;
use crate::value::Value;
use motifs::Case;

/// The explanation of a turn: one reason, and possibly a second that supports it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The most important motif.
    pub primary: Motif,
    /// A second motif.
    pub secondary: Option<Motif>,
}

/// A motif of a turn. "We" are the side that plays it, "they" the other side.
///
/// The captures that they *could* make are the most that one turn of theirs takes if it were their turn: in the
/// position before, and in the position after the turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Motif {
    /// Wins the game.
    WinsAtOnce,
    /// The search sees the win: after at most this number of our turns, this one included.
    WinsWithin(u32),
    /// An endgame table proves a win.
    WinsByTable,
    /// It ends the game with a draw.
    DrawsAtOnce,
    /// An endgame table proves a draw.
    KeepsDraw,
    /// Every action of the turn is the only legal one.
    Only,
    /// Every action loses, and no other action loses later.
    HoldsOut,
    /// Every other action would end the game with a draw.
    AvoidsDraw,
    /// They could have won with their next turn and no longer can, leaving repetition aside.
    AvertsLoss,
    /// It captures this number of pieces from now on; at least 1.
    Captures(u8),
    /// It makes a row of this length, which captures a piece.
    MakesRow(u8),
    /// Removes a piece that could have captured.
    Disarms {
        /// The hole of the threatened piece.
        at: Cell,
        /// The number of our pieces that it could have captured with one move.
        could: u8,
    },
    /// They could capture something but must place a piece instead.
    Binds,
    /// They could have leapt over these pieces of ours, in their positions before the turn; now
    /// they can capture nothing.
    Saves(Cells),
    /// They could have made a row of this length, and no longer can.
    StopsRow(u8),
    /// Fewer steps than before make a row of this length of theirs, once all pieces are placed.
    HindersRow(u8),
    /// If it were our turn again, it would win; before, it would not have.
    ThreatensWin,
    /// If it were our turn again, it could capture this number, and fewer before.
    Threatens(u8),
    /// If it were our turn again, more steps than before would make a row of this length.
    ThreatensRow(u8),
    /// More steps than before make a row of this length of ours, once all pieces are placed.
    PreparesRow(u8),
    /// They could have captured more pieces than they can now.
    Lessens {
        /// The most pieces before the turn.
        from: u8,
        /// The most pieces after it; at least 1.
        to: u8,
    },
    /// They can capture this number in return, which is less than it captures.
    CostsAtMost(u8),
    /// They can capture, and after every such capture this number can be captured in return.
    TakesBack(u8),
    /// Brings a piece to a corner in a leaping game, where it cannot be leapt over.
    Corner,
    /// They could capture nothing, even if they were free to capture.
    Safe,
    /// This number of pieces stays in hand, while a piece on the board moves.
    KeepsHand(u8),
    /// They have exactly one legal action.
    Confines,
    /// No motif applies; the search found no better turn.
    Judged,
}

/// The known value of a turn for the side that plays it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// No knowledge.
    Unknown,
    /// The value of a search.
    Searched(Value),
    /// The endgame table's entry for the position before the turn.
    Known(ProbeResult),
}

impl From<Value> for Insight {
    fn from(value: Value) -> Self {
        Self::Searched(value)
    }
}

impl From<ProbeResult> for Insight {
    fn from(standing: ProbeResult) -> Self {
        Self::Known(standing)
    }
}

/// Returns the turn that a line begins with: its actions until the side changes, the game ends, or
/// the line breaks off. In the middle of a turn, returns the rest of it.
#[must_use]
pub fn turn<'a>(game: &Game, line: &'a [Action]) -> &'a [Action] {
    Case::new(game, line).actions(line)
}

/// Returns the motifs of the turn at the start of a line, given its value.
///
/// All motifs but those of the value follow from the rules and this turn alone. Cost: about a millisecond, some tens
/// where pieces can leap on and on; beyond its limit the function returns fewer motifs.
#[must_use]
pub fn reason(game: &Game, line: &[Action], insight: impl Into<Insight>) -> Reason {
    let motifs = Case::new(game, line).motifs(line, insight.into());
    let primary = motifs.first().copied().unwrap_or(Motif::Judged);
    let secondary = motifs.iter().skip(1).copied().find(|also| primary.goes_with(*also));
    Reason { primary, secondary }
}

impl Motif {
    /// Returns whether a less important motif adds to this one.
    fn goes_with(self, also: Self) -> bool {
        let takes = matches!(also, Self::Captures(_) | Self::MakesRow(_));
        match self {
            Self::WinsAtOnce | Self::DrawsAtOnce | Self::HoldsOut | Self::Judged => false,
            Self::Only => takes || matches!(also, Self::WinsWithin(_) | Self::Safe),
            Self::WinsWithin(_) | Self::WinsByTable => takes || also == Self::ThreatensWin,
            Self::KeepsDraw => takes || also == Self::Safe,
            Self::Captures(_) | Self::MakesRow(_) => matches!(
                also,
                Self::AvertsLoss
                    | Self::ThreatensWin
                    | Self::Safe
                    | Self::CostsAtMost(_)
                    | Self::TakesBack(_)
            ),
            Self::AvoidsDraw | Self::AvertsLoss | Self::Disarms { .. } => {
                takes && also != Self::Captures(1)
                    || matches!(also, Self::Threatens(_) | Self::Safe | Self::CostsAtMost(_))
            }
            Self::Safe => matches!(also, Self::KeepsHand(_) | Self::Confines),
            Self::Saves(_) | Self::StopsRow(_) => also.looks_ahead() || also.is_lasting(),
            Self::ThreatensWin | Self::Threatens(_) | Self::ThreatensRow(_) => also.is_calm(),
            Self::Binds
            | Self::HindersRow(_)
            | Self::PreparesRow(_)
            | Self::Lessens { .. }
            | Self::CostsAtMost(_)
            | Self::TakesBack(_)
            | Self::Corner
            | Self::KeepsHand(_)
            | Self::Confines => {
                also.looks_ahead() && !self.looks_ahead() || also.is_lasting() || also.is_calm()
            }
        }
    }

    /// Returns whether it concerns our next turn.
    fn looks_ahead(self) -> bool {
        matches!(
            self,
            Self::ThreatensWin
                | Self::Threatens(_)
                | Self::ThreatensRow(_)
                | Self::PreparesRow(_)
                | Self::TakesBack(_)
        )
    }

    /// Returns whether its benefit lasts beyond the next turn.
    fn is_lasting(self) -> bool {
        matches!(self, Self::Corner | Self::KeepsHand(_))
    }

    /// Returns whether it says that little can happen.
    fn is_calm(self) -> bool {
        matches!(self, Self::Safe | Self::Confines)
    }
}
