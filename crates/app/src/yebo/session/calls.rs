//! The open question after a discard, on a device that several persons share: does anybody call Yebo?
//!
//! It depends on public information alone, not on whether a hand has a group with the discard. A hand is shown
//! only to a person who has spoken up, and then to no other. A person who has the device next in any case is not
//! asked at the table, but at the hand.

use sandgrid_yebo::round::Claims;
use sandgrid_yebo::{Act, Round, Seat, Stage};

use super::YeboSession;
use super::device::{CallStage, Ground, Replacement};
use crate::i18n::key;
use crate::yebo::actions::can_claim;
use crate::yebo::{CommandButton, Help, PlayerKind, TableCommand, YeboEffect};

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
        if self.device.call.is_waived() && called.is_some() {
            return Vec::new();
        }
        let is_person = |seat: &Seat| self.company.sitter(*seat) == PlayerKind::Person;
        let awaited = table.awaited();
        let is_nearer =
            |seat: &Seat| Some(*seat) != called && Some(*seat) != self.device.call.caller();
        let near = table.players.after(by, table.direction).take_while(is_nearer);
        near.filter(|seat| awaited.has(*seat))
            .filter(|seat| is_person(seat) && self.may_call(*seat, round))
            .collect()
    }

    /// Returns whether a seat may call in a round, whatever it holds. Depends on public information alone.
    fn may_call(&self, seat: Seat, round: Round) -> bool {
        let place = self.game.table().place(seat);
        let is_open = round.spec().claims == Claims::Always || place.announced;
        is_open && place.groups.len() < usize::from(round.spec().groups)
    }

    /// Returns the person who has the device next whether or not the last discard is called: the next in turn, if
    /// no other player may call. It is asked with the hand shown, and only if it can call; the cover is the same in
    /// both cases. Depends on public information alone.
    pub(super) fn asked_in_turn(&self) -> Option<Seat> {
        let table = self.game.table();
        let (Stage::Claim { by, .. }, Some(round)) = (table.stage, table.round) else {
            return None;
        };
        let [seat] = self.callers()[..] else { return None };
        let is_first = self.device.call == CallStage::Open;
        let is_next = table.players.next(by, table.direction) == seat && table.ends.total > 0;
        let may_other =
            table.awaited().iter().any(|other| other != seat && self.may_call(other, round));
        let asks = self.is_shared() && self.prefs.calls == Help::Told;
        let is_open = asks && is_first && is_next && !may_other && self.called_by().is_none();
        is_open.then_some(seat)
    }

    /// Returns whether the seat whose hand is shown is the one that is asked in turn, and cannot call.
    pub(super) fn passes_in_turn(&self) -> bool {
        let seat = self.asked_in_turn();
        seat.is_some_and(|seat| self.shown() == Some(seat) && !can_claim(&self.game, seat))
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

    /// Returns the person who has said Yebo and is to answer now: all nearer in turn have passed.
    pub(super) fn unopposed(&self) -> Option<Seat> {
        let CallStage::Nearer { caller } = self.device.call else { return None };
        let is_open = self.callers().is_empty() && self.called_by().is_none();
        let is_asked = is_open && self.game.table().awaited().has(caller);
        is_asked.then_some(caller)
    }

    /// Returns whether the open question is unanswered.
    pub(super) fn asks_table(&self) -> bool {
        let is_unanswered = self.device.answering().is_none() && !self.callers().is_empty();
        self.is_shared() && is_unanswered && self.asked_in_turn().is_none()
    }

    /// Returns the farthest person who may call and has not seen the hand of the present deal, which the question needs.
    /// Depends on public information alone.
    pub(super) fn unseeing(&self) -> Option<Seat> {
        let callers = self.callers().into_iter().filter(|_| self.asks_table());
        callers.rev().find(|seat| !self.device.seen.has(*seat))
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
        self.device.lay_open();
        self.put_away();
    }

    /// Puts away all that belongs to a shown hand.
    pub(super) fn put_away(&mut self) {
        self.rack.clear();
        self.offered.clear();
        (self.notice, self.ai.hint) = (None, None);
    }

    /// Asks the open question, unless it is open already.
    pub(super) fn ask_table(&mut self) -> Vec<YeboEffect> {
        if self.device.is_open() && self.window.is_some() {
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
        match self.device.call.caller().or_else(|| self.called_by()) {
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

    /// Returns whether a caller passes by giving the device back: the hand is new to them, or no other
    /// player may call.
    fn answers_alone(&self, seat: Seat) -> bool {
        let is_first = matches!(self.device.call, CallStage::Answer(Ground::FirstLook { .. }));
        self.device.answering() == Some(seat)
            && self.shown() == Some(seat)
            && (is_first || self.callers() == [seat])
    }

    /// Returns the action to return the device without a call.
    pub(super) fn return_offer(&self) -> CommandButton {
        let passes = self.device.answering().is_some_and(|seat| self.answers_alone(seat));
        let speaker = self.speaker();
        let label = if passes {
            speaker.say(key::YeboOfferPass)
        } else {
            speaker.say(key::YeboOfferReturn)
        };
        CommandButton::plain(label, TableCommand::Decline, 'P')
    }

    /// Formats the prompt for a person who has spoken up.
    pub(super) fn own_question(&self, seat: Seat) -> String {
        let speaker = self.speaker();
        let block = &self.last_discard();
        if can_claim(&self.game, seat) {
            speaker.say(key::YeboAskGroup { block })
        } else if self.answers_alone(seat) {
            speaker.say(key::YeboAskNoCall { block })
        } else {
            speaker.say(key::YeboAskNoGroup { block })
        }
    }

    /// Passes the device to a person who speaks up, once those nearer in turn have been asked.
    pub(super) fn speak_up(&mut self, seat: Seat) -> Vec<YeboEffect> {
        let callers = self.callers();
        if !self.asks_table() || !callers.contains(&seat) {
            return Vec::new();
        }
        if callers.first() != Some(&seat) {
            (self.device.call, self.window) = (CallStage::Nearer { caller: seat }, None);
            return self.ask_table();
        }
        let caller = self.device.call.caller();
        self.hand_to_answer(seat, Ground::Nearest { caller })
    }

    /// Passes the device to a person who answers the open question with it.
    pub(super) fn hand_to_answer(&mut self, seat: Seat, ground: Ground) -> Vec<YeboEffect> {
        self.window = None;
        self.device.call = CallStage::Answer(ground);
        self.hand_over(seat)
    }

    /// Passes the device to a person for a first look at the new hand, with which it answers the question.
    pub(super) fn look_first(&mut self, seat: Seat) -> Vec<YeboEffect> {
        let caller = self.device.call.caller();
        self.hand_to_answer(seat, Ground::FirstLook { caller })
    }

    /// Returns the device and repeats the open question; its holder has not answered.
    pub(super) fn return_device(&mut self) -> Vec<YeboEffect> {
        if let Some(seat) = self.device.answering().filter(|seat| self.answers_alone(*seat)) {
            return self.act(seat, Act::Pass);
        }
        let answering = self.device.answering();
        self.device.call = CallStage::Open;
        // A person who returns the device without a look is not prompted for one again.
        self.device.seen = answering.map_or(self.device.seen, |seat| self.device.seen.with(seat));
        self.go_on()
    }

    /// Answers the open question for all persons left: no call.
    pub(super) fn nobody(&mut self) -> Vec<YeboEffect> {
        if !self.asks_table() {
            return Vec::new();
        }
        self.window = None;
        if let Some(caller) = self.device.call.caller() {
            return self.hand_to_answer(caller, Ground::Waived);
        }
        let mut effects = Vec::new();
        for seat in self.callers() {
            effects.extend(self.play(seat, Act::Pass).unwrap_or_default());
        }
        effects.extend(self.go_on());
        effects.extend(self.save());
        effects
    }

    /// Performs an act at the request of a host. The Chief is not at the device then, and sees the hand later.
    pub(super) fn play_of_host(&mut self, act: Act) -> Vec<YeboEffect> {
        let chief = self.game.table().chief;
        let deals = matches!(act, Act::Direct(..)) && self.game.view(chief).check(&act).is_ok();
        if deals && self.is_shared() {
            self.device.replacement = Replacement::Act;
            self.lay_open();
        }
        if self.shown().is_some() {
            return self.command(TableCommand::Act(act));
        }
        self.answer_invitation(TableCommand::Act(act));
        self.play_for(act)
    }

    /// Performs an act for the person who may perform it, without a shown hand.
    fn play_for(&mut self, act: Act) -> Vec<YeboEffect> {
        if act == Act::Pass && self.asks_table() {
            return self.nobody();
        }
        let people = self.callers().into_iter().chain(self.company.people());
        let able = people.into_iter().find(|seat| self.game.view(*seat).check(&act).is_ok());
        match able.or_else(|| self.person()) {
            Some(seat) => {
                self.device.end_answer();
                self.act(seat, act)
            }
            None => Vec::new(),
        }
    }
}
