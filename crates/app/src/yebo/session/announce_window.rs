//! The grace period in which a person can announce one final block after a discard, even if computers play
//! fast.

use sandgrid_yebo::Act;

use super::YeboSession;
use crate::yebo::{Help, PlayerKind, YeboEffect};

impl YeboSession {
    /// Returns whether the others wait for a person who has discarded, may announce, is reminded of that, and has
    /// not skipped it.
    pub(super) fn ponders(&self) -> bool {
        let acts = self.game.acts();
        let last = acts.iter().rposition(|(_, act)| *act != Act::Pass);
        let last = last.filter(|at| *at >= self.declined && self.course.is_none());
        last.is_some_and(|at| {
            let (seat, act) = acts[at];
            matches!(act, Act::Discard(_) | Act::Guard(..))
                && self.shown() == Some(seat)
                && self.prefs.remind == Help::Told
                && !self.is_read_only()
                && self.company.sitter(seat) == PlayerKind::Person
                && self.game.view(seat).check(&Act::Announce).is_ok()
        })
    }

    /// Skips the announcement.
    pub(super) fn decline(&mut self) -> Vec<YeboEffect> {
        self.declined = self.game.acts().len();
        self.go_on()
    }
}
