//! Whoever is one block short after a discard has time to say so, however quick the others are.

use sandgrid_yebo::Act;

use super::YeboSession;
use crate::yebo::{PlayerKind, YeboEffect};

impl YeboSession {
    /// Whether the others wait for a person who has discarded, may announce, and has not let it be.
    pub(super) fn ponders(&self) -> bool {
        let acts = self.game.acts();
        let last = acts.iter().rposition(|(_, act)| *act != Act::Pass);
        let last = last.filter(|at| *at >= self.let_be && self.course.is_none());
        last.is_some_and(|at| {
            let (seat, act) = acts[at];
            matches!(act, Act::Discard(_) | Act::Guard(..))
                && self.shown() == Some(seat)
                && !self.is_shown()
                && self.company.sitter(seat) == PlayerKind::Person
                && self.game.view(seat).check(&Act::Announce).is_ok()
        })
    }

    /// The person announces later, or not at all.
    pub(super) fn let_be(&mut self) -> Vec<YeboEffect> {
        self.let_be = self.game.acts().len();
        self.go_on()
    }
}
