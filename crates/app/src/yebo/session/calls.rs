//! The open question after a discard, on a device that several persons share: does anybody call Yebo?
//!
//! It depends on public information alone, not on whether a hand has a group with the discard. A hand is shown
//! only to a person who has spoken up, and then to no other.

use sandgrid_yebo::round::Claims;
use sandgrid_yebo::{Act, Seat, Stage};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::actions::can_claim;
use crate::yebo::{CommandButton, PlayerKind, TableCommand, YeboEffect};

impl YeboSession {
    /// Returns whether several persons share the device.
    pub(super) fn is_shared(&self) -> bool {
        self.company.people().nth(1).is_some()
    }

    /// Returns the persons who may still call the last discard, the nearest in turn first, and none behind a
    /// person who has called it. Depends on public information alone.
    pub(super) fn callers(&self) -> Vec<Seat> {
        let table = self.game.table();
        let (Stage::Claim { by, .. }, Some(round)) = (table.stage, table.round) else {
            return Vec::new();
        };
        let called = self.called_by();
        let is_person = |seat: &Seat| self.company.sitter(*seat) == PlayerKind::Person;
        let may_be_asked = |seat: &Seat| {
            let place = table.place(*seat);
            let is_open = round.spec().claims == Claims::Always || place.announced;
            is_open && place.groups.len() < usize::from(round.spec().groups)
        };
        let awaited = table.awaited();
        let near =
            table.players.after(by, table.direction).take_while(|seat| Some(*seat) != called);
        near.filter(|seat| awaited.has(*seat))
            .filter(|seat| is_person(seat) && may_be_asked(seat))
            .collect()
    }

    /// Returns the nearest person who has called the last discard.
    fn called_by(&self) -> Option<Seat> {
        let answers = self.game.acts().iter().rev();
        let answers =
            answers.take_while(|(_, act)| !matches!(act, Act::Discard(_) | Act::Guard(..)));
        let mut called =
            answers.filter(|(_, act)| matches!(act, Act::Yebo(_))).map(|(seat, _)| *seat);
        // Only seats nearer than the last caller are still awaited, so the last caller is the nearest.
        called.find(|seat| self.company.sitter(*seat) == PlayerKind::Person)
    }

    /// Returns whether the open question is unanswered.
    pub(super) fn asks_table(&self) -> bool {
        self.is_shared() && self.device.spoken_up.is_none() && !self.callers().is_empty()
    }

    /// Returns the nearest person who may call and has not seen the hand of the present deal, which the question needs.
    /// Depends on public information alone.
    pub(super) fn unseeing(&self) -> Option<Seat> {
        let mut callers = self.callers().into_iter().filter(|_| self.asks_table());
        callers.find(|seat| !self.device.seen.has(*seat))
    }

    /// Returns whether the game's record may be shown: it contains all hands, or the seed from which they
    /// follow.
    #[must_use]
    pub fn opens_record(&self) -> bool {
        let own = self.own();
        !own.is_shared() || own.game.table().stage == Stage::Over
    }

    /// Lays the device on the table without a shown hand.
    pub(super) fn lay_open(&mut self) {
        (self.device.is_open, self.device.cover, self.device.spoken_up) = (true, None, None);
        self.rack.clear();
        self.offered.clear();
        (self.notice, self.ai.hint) = (None, None);
    }

    /// Asks the open question, unless it is open already.
    pub(super) fn ask_table(&mut self) -> Vec<YeboEffect> {
        if self.device.is_open && self.window.is_some() {
            return Vec::new();
        }
        self.lay_open();
        let remind = self.open_window();
        let mut effects = vec![YeboEffect::Say(self.status())];
        effects.extend(remind);
        effects
    }

    /// Formats the last discard; returns an empty text if there is none.
    pub(super) fn last_discard(&self) -> String {
        let block = self.game.table().last_discard();
        block.map(|block| self.speaker().face(block.face())).unwrap_or_default()
    }

    /// Formats the open question.
    pub(super) fn table_question(&self) -> String {
        let speaker = self.speaker();
        let block = &self.last_discard();
        match self.called_by() {
            None => speaker.say(key::YeboAskTable { block }),
            Some(seat) => speaker.say(key::YeboAskNearer { block, name: &speaker.name(seat) }),
        }
    }

    /// Returns an action for each person who may call, and one for no call.
    pub(super) fn table_offers(&self) -> Vec<CommandButton> {
        let speaker = self.speaker();
        let mut seats = self.callers();
        seats.sort_unstable();
        let person = |seat: Seat| {
            let letter = ['1', '2', '3', '4'][seat.index()];
            CommandButton::plain(speaker.name(seat), TableCommand::SpeakUp(seat), letter)
        };
        let label = speaker.say(key::YeboOfferNobody);
        let nobody = CommandButton::plain(label, TableCommand::Nobody, 'P').strong();
        seats.into_iter().map(person).chain([nobody]).collect()
    }

    /// Returns the action to return the device without a call.
    pub(super) fn return_offer(&self) -> CommandButton {
        let label = self.speaker().say(key::YeboOfferReturn);
        CommandButton::plain(label, TableCommand::Decline, 'P')
    }

    /// Formats the prompt for a person who has spoken up.
    pub(super) fn own_question(&self, seat: Seat) -> String {
        let speaker = self.speaker();
        let block = &self.last_discard();
        if can_claim(&self.game, seat) {
            speaker.say(key::YeboAskGroup { block })
        } else {
            speaker.say(key::YeboAskNoGroup { block })
        }
    }

    /// Passes the device to a person who speaks up.
    pub(super) fn speak_up(&mut self, seat: Seat) -> Vec<YeboEffect> {
        if !self.asks_table() || !self.callers().contains(&seat) {
            return Vec::new();
        }
        (self.device.spoken_up, self.window) = (Some(seat), None);
        self.hand_over(seat)
    }

    /// Returns the device and repeats the open question; its holder has not answered.
    pub(super) fn return_device(&mut self) -> Vec<YeboEffect> {
        let spoken_up = self.device.spoken_up.take();
        // A person who returns the device without a look is not prompted for one again.
        self.device.seen = spoken_up.map_or(self.device.seen, |seat| self.device.seen.with(seat));
        self.go_on()
    }

    /// Answers the open question for all persons left: no call.
    pub(super) fn nobody(&mut self) -> Vec<YeboEffect> {
        if !self.asks_table() {
            return Vec::new();
        }
        self.window = None;
        let mut effects = Vec::new();
        for seat in self.callers() {
            effects.extend(self.play(seat, Act::Pass).unwrap_or_default());
        }
        effects.extend(self.go_on());
        effects.extend(self.save());
        effects
    }

    /// Performs an act for the person who may perform it, without a shown hand; for requests of a host.
    pub(super) fn play_for(&mut self, act: Act) -> Vec<YeboEffect> {
        if act == Act::Pass && self.asks_table() {
            return self.nobody();
        }
        let people = self.callers().into_iter().chain(self.company.people());
        let able = people.into_iter().find(|seat| self.game.view(*seat).check(&act).is_ok());
        match able.or_else(|| self.person()) {
            Some(seat) => {
                self.device.spoken_up = None;
                self.act(seat, act)
            }
            None => Vec::new(),
        }
    }
}
