//! The games that can follow a finished one.

use super::Session;
use crate::{Name, Rematch, RematchOffer};

/// Number of games won against a computer after which a stronger one is suggested.
const ENOUGH_WINS: u32 = 2;

impl Session {
    /// Returns the games that can follow, the suggested one first: an easier one after a loss, a harder one
    /// after [`ENOUGH_WINS`], else the same again.
    pub(super) fn rematches(&self) -> Vec<RematchOffer> {
        let mut kinds = match self.choice.opponent() {
            Some(_) => vec![Rematch::Same, Rematch::Swapped, Rematch::Easier, Rematch::Harder],
            None if self.choice.friend().is_some() => vec![Rematch::Same, Rematch::Swapped],
            None => vec![Rematch::Same],
        };
        if let Some(first) = self.suggested() {
            kinds.retain(|kind| *kind != first);
            kinds.insert(0, first);
        }
        if self.is_read_only() {
            return Vec::new();
        }
        kinds.into_iter().filter_map(|rematch| self.offer(rematch)).collect()
    }

    fn suggested(&self) -> Option<Rematch> {
        let (computer, level) = self.choice.opponent()?;
        let winner = self.end()?.winner()?;
        let tally = self.persistence.results.of(self.choice.rules, level);
        let suggested = match winner == computer {
            true => Rematch::Easier,
            false if tally.won >= ENOUGH_WINS => Rematch::Harder,
            false => return None,
        };
        self.choice.rematch(suggested, 0).map(|_| suggested)
    }

    fn offer(&self, rematch: Rematch) -> Option<RematchOffer> {
        let level = self.choice.rematch(rematch, 0)?.opponent().map(|(_, level)| level);
        Some(RematchOffer { rematch, label: self.call(Name::Rematch(rematch, level)) })
    }
}
