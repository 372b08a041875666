//! What was done.

use sandgrid_rules::Side;

use super::{English, list, lower, upper};
use crate::Deed;

impl English {
    /// The deeds of one side as one sentence.
    pub(super) fn did(self, side: Side, deeds: &[Deed]) -> String {
        let clauses: Vec<String> =
            (0..deeds.len()).map(|at| self.clause(side, deeds, at)).collect();
        format!("{} {}.", upper(self.many(side)), list(&clauses))
    }

    /// Where in the record one looks.
    pub(super) fn at(self, turn: usize, of: usize, last: Option<&(Side, Vec<Deed>)>) -> String {
        match last {
            Some((side, deeds)) => format!("Turn {turn} of {of}: {}", self.did(*side, deeds)),
            None => format!("The beginning, before {of} turns."),
        }
    }

    /// What was taken back, as one sentence.
    pub(super) fn undone(self, side: Side, deeds: &[Deed]) -> String {
        format!("Taken back: {}", lower(&self.did(side, deeds)))
    }

    /// One of the deeds as a verb with all that belongs to it.
    fn clause(self, side: Side, deeds: &[Deed], at: usize) -> String {
        match deeds[at] {
            Deed::Placed(at) => format!("place a piece on {at}"),
            Deed::Stepped { from, to } => format!("move from {from} to {to}"),
            Deed::Leapt { over, to, .. } | Deed::Hopped { over, to, .. }
                if deeds[..at].iter().copied().any(is_leap) =>
            {
                format!("leap on over {over} to {to}")
            }
            Deed::Leapt { from, over, to } | Deed::Hopped { from, over, to } => {
                format!("leap from {from} over {over} to {to}")
            }
            Deed::Took(at) => format!("take the {} on {at}", self.one(!side)),
            Deed::TookFromHand => format!("take a {} from the hand", self.one(!side)),
            Deed::Declined => format!("decline a second {}", self.one(!side)),
            Deed::Stopped => "leap no further".to_owned(),
        }
    }

    /// A side can place no more.
    pub(super) fn hand_lost(self, side: Side, count: u8) -> String {
        let verb = if count == 1 { "is" } else { "are" };
        format!(
            "{} can place no more: {} left in hand {verb} out of the game.",
            upper(self.many(side)),
            self.counted(count, side),
        )
    }
}

fn is_leap(deed: Deed) -> bool {
    matches!(deed, Deed::Leapt { .. } | Deed::Hopped { .. })
}
