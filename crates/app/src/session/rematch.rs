//! The games that can follow a finished one.

use super::Session;
use crate::{CorrespondenceCommand, Event, GameResult, Name, PeopleNames, Rematch, RematchOffer};

/// Number of games won against a computer after which a stronger one is suggested.
const ENOUGH_WINS: u32 = 2;

impl Session {
    /// Returns the games that can follow, the suggested one first: an easier one after a loss, a harder one
    /// after [`ENOUGH_WINS`], else the same again. A loss offers no harder one.
    pub(super) fn rematches(&self) -> Vec<RematchOffer> {
        let mut kinds = match self.choice.opponent() {
            Some(_) => vec![Rematch::Same, Rematch::Swapped, Rematch::Easier, Rematch::Harder],
            None if self.choice.friend().is_some()
                || self.companions() != PeopleNames::default() =>
            {
                vec![Rematch::Same, Rematch::Swapped]
            }
            None => vec![Rematch::Same],
        };
        if let Some(first) = self.suggested() {
            kinds.retain(|kind| *kind != first);
            kinds.insert(0, first);
        }
        if self.is_read_only() {
            return Vec::new();
        }
        if self.has_lost() {
            kinds.retain(|kind| *kind != Rematch::Harder);
        }
        kinds.into_iter().filter_map(|rematch| self.offer(rematch)).collect()
    }

    /// Returns the event that starts the game that follows; the names of two people at the screen change sides with them.
    #[must_use]
    pub fn rematch(&self, rematch: Rematch, seed: u64) -> Option<Event> {
        let choice = self.choice.rematch(rematch, seed)?;
        let PeopleNames { own, other } = self.companions();
        let swapped = PeopleNames { own: other, other: own };
        let is_swapped = choice.has_two_people() && rematch == Rematch::Swapped;
        Some(if is_swapped {
            Event::Correspond(CorrespondenceCommand::Invite(choice, swapped))
        } else {
            Event::New(choice)
        })
    }

    /// Returns whether a lesson is offered after a loss against the gentlest opponent.
    pub(super) fn offers_lesson(&self) -> bool {
        let easier = self.choice.rematch(Rematch::Easier, 0);
        self.has_lost() && easier.is_none() && !self.is_read_only()
    }

    /// Returns whether the person has lost against a computer.
    fn has_lost(&self) -> bool {
        let winner = self.end().and_then(GameResult::winner);
        winner.is_some_and(|winner| self.choice.opponent().is_some_and(|(side, _)| side == winner))
    }

    fn suggested(&self) -> Option<Rematch> {
        let (_, level) = self.choice.opponent()?;
        self.end()?.winner()?;
        let tally = self.persistence.results.of(self.choice.rules, level);
        let suggested = match self.has_lost() {
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
