//! Formats moves.

use sandgrid_rules::Side;

use super::super::{Language, key, saturating_u32};
use crate::MoveDescription;

impl Language {
    /// Formats the moves of a side as one sentence.
    pub(in crate::i18n) fn did(self, side: Side, moves: &[MoveDescription]) -> String {
        let clauses: Vec<String> =
            (0..moves.len()).map(|at| self.clause(side, moves, at)).collect();
        self.sentence(key::Did { us: self.of(side), moves: &self.list(&clauses) })
    }

    /// Formats the browsing position.
    pub(in crate::i18n) fn at(
        self,
        turn: usize,
        of: usize,
        last: Option<&(Side, Vec<MoveDescription>)>,
    ) -> String {
        let (turn, of) = (saturating_u32(turn), saturating_u32(of));
        match last {
            Some((side, moves)) => {
                self.sentence(key::AtTurn { turn, of, did: &self.did(*side, moves) })
            }
            None => self.sentence(key::AtBeginning { of }),
        }
    }

    /// Formats undone moves as one sentence.
    pub(in crate::i18n) fn undone(self, side: Side, moves: &[MoveDescription]) -> String {
        self.sentence(key::Undone { did: &self.lower(&self.did(side, moves)) })
    }

    /// Formats a single move as a clause.
    fn clause(self, side: Side, moves: &[MoveDescription], at: usize) -> String {
        let them = self.of(!side);
        match moves[at] {
            MoveDescription::Placed(at) => self.format(key::ActionPlaced { at: &at.to_string() }),
            MoveDescription::Stepped { from, to } => {
                self.format(key::ActionStepped { from: &from.to_string(), to: &to.to_string() })
            }
            MoveDescription::Leapt { over, to, .. } | MoveDescription::Hopped { over, to, .. }
                if moves[..at].iter().copied().any(is_leap) =>
            {
                self.format(key::ActionLeaptOn { over: &over.to_string(), to: &to.to_string() })
            }
            MoveDescription::Leapt { from, over, to }
            | MoveDescription::Hopped { from, over, to } => {
                let (from, over, to) = (from.to_string(), over.to_string(), to.to_string());
                self.format(key::ActionLeapt { from: &from, over: &over, to: &to })
            }
            MoveDescription::Took(at) => self.format(key::ActionTook { them, at: &at.to_string() }),
            MoveDescription::TookFromHand => self.format(key::ActionTookFromHand { them }),
            MoveDescription::Declined => self.format(key::ActionDeclined { them }),
            MoveDescription::Stopped => self.format(key::ActionStopped),
        }
    }

    /// Formats the loss of pieces in hand.
    pub(in crate::i18n) fn hand_lost(self, side: Side, count: u8) -> String {
        self.sentence(key::HandLost { us: self.of(side), count: count.into() })
    }
}

fn is_leap(one_move: MoveDescription) -> bool {
    matches!(one_move, MoveDescription::Leapt { .. } | MoveDescription::Hopped { .. })
}
