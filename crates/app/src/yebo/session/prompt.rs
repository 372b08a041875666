//! The prompt for a person: the question, and the available actions that it does not name.

use sandgrid_yebo::{Act, Seat, Stage};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::actions::AvailableActions;
use crate::yebo::{CommandButton, Rank, TableCommand};

impl YeboSession {
    /// Returns what is offered to the person at the device.
    pub(super) fn offers(&self) -> Vec<CommandButton> {
        if self.rests() {
            let label = self.speaker().say(key::YeboOfferNextRound);
            return vec![CommandButton::plain(label, TableCommand::GoOn, 'G').strong()];
        }
        if self.is_read_only() {
            return Vec::new();
        }
        let Some(seat) = self.shown() else {
            let is_asked = self.device.is_open() && self.asks_table();
            let back = self.device.answering().map(|_| self.return_offer());
            return if is_asked { self.table_offers() } else { back.into_iter().collect() };
        };
        if self.is_watching() {
            let announce = self.announce_offer(seat);
            return self.watch_offers().into_iter().chain(announce).collect();
        }
        let counter = AvailableActions {
            speaker: self.speaker(),
            game: &self.game,
            rack: &self.rack,
            seat,
            complete: &self.complete(seat),
            plan: &self.plan_of(seat),
            claim: self.best_claim(seat),
            hinted: self.hinted_act(),
            opening: self.opening,
        };
        let offers = self.course_offers(counter.offers());
        self.with_answers(seat, offers)
    }

    /// Adds what the person may answer besides: to give the device back, to announce, to let a call be.
    fn with_answers(&self, seat: Seat, mut offers: Vec<CommandButton>) -> Vec<CommandButton> {
        if self.device.answering().is_some() {
            offers.retain(|offer| offer.command != TableCommand::Act(Act::Pass));
            let back = self.return_offer();
            let is_alone = offers.iter().all(|offer| offer.rank == Rank::Plain);
            offers.push(if is_alone { back.strong() } else { back });
        }
        if let Some(announce) = self.announce_offer(seat)
            && offers.iter().all(|offer| offer.letter != 'A')
        {
            offers.push(announce);
        }
        if self.ponders() {
            let announce =
                offers.iter_mut().find(|it| it.command == TableCommand::Act(Act::Announce));
            if let Some(announce) = announce {
                announce.rank = Rank::Chief;
            }
            let label = self.speaker().say(key::YeboOfferLater);
            offers.push(CommandButton::plain(label, TableCommand::Decline, 'P'));
        }
        offers
    }

    /// Formats the prompt with what is seen besides: what is newly offered, and the points while the Fence is empty.
    pub(super) fn prompt(&mut self) -> String {
        let is_empty = matches!(self.game.table().stage, Stage::Empty(_));
        let points = is_empty
            .then(|| self.speaker().say(key::YeboPointsSoFar { list: &self.points_so_far() }));
        let parts = [points, Some(self.status()), self.newly_offered()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Formats the offers that no prompt names and the last one has not said.
    pub(super) fn newly_offered(&mut self) -> Option<String> {
        let offers = self.offers().into_iter().filter(|offer| self.is_besides(offer));
        let offers: Vec<String> = offers.map(|offer| offer.label).collect();
        let before = core::mem::replace(&mut self.offered, offers.clone());
        let new: Vec<String> = offers.into_iter().filter(|it| !before.contains(it)).collect();
        let speaker = self.speaker();
        let next = |before: String, next: String| {
            speaker.say(key::YeboListNext { before: &before, next: &next })
        };
        let list = new.into_iter().reduce(next)?;
        Some(speaker.say(key::YeboPossible { list: &list }))
    }

    /// Returns whether an offer is not named by the question itself.
    fn is_besides(&self, offer: &CommandButton) -> bool {
        let TableCommand::Act(act) = offer.command else { return false };
        match act {
            Act::Yebo(_)
            | Act::Show(_)
            | Act::Fourth(..)
            | Act::Buy(..)
            | Act::Guard(..)
            | Act::Announce => true,
            Act::PickUp => matches!(self.game.table().stage, Stage::Take(_)),
            Act::Direct(..)
            | Act::Choose(_)
            | Act::Draw(_)
            | Act::Pass
            | Act::Discard(_)
            | Act::Rebuild
            | Act::Score => false,
        }
    }
}
