//! The open question after a discard, at a device that several people share: who says Yebo?
//!
//! It is asked of all who may be asked by what everybody sees, whether or not a hand has a group with the discard.
//! A hand is shown only to somebody who has spoken up, and then to nobody else.

use sandgrid_yebo::round::Claims;
use sandgrid_yebo::{Act, Seat, Stage};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::actions::can_claim;
use crate::yebo::{CommandButton, PlayerKind, Rank, TableCommand, YeboEffect};

impl YeboSession {
    /// Whether several people share this device.
    pub(super) fn is_shared(&self) -> bool {
        self.company.people().nth(1).is_some()
    }

    /// The people who may still say Yebo to the last discard, the nearest in turn first: nobody behind a person who
    /// has called it. This follows from what everybody sees.
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

    /// The nearest person who has called the last discard.
    fn called_by(&self) -> Option<Seat> {
        let answers = self.game.acts().iter().rev();
        let answers =
            answers.take_while(|(_, act)| !matches!(act, Act::Discard(_) | Act::Guard(..)));
        let mut called =
            answers.filter(|(_, act)| matches!(act, Act::Yebo(_))).map(|(seat, _)| *seat);
        // Only those nearer than the last caller are asked on, so the last is the nearest.
        called.find(|seat| self.company.sitter(*seat) == PlayerKind::Person)
    }

    /// Whether the open question is to be answered.
    pub(super) fn asks_table(&self) -> bool {
        self.is_shared() && self.spoken_up.is_none() && !self.callers().is_empty()
    }

    /// Whether the game's text may be read at the table: it holds all hands, or the chance from which they follow.
    #[must_use]
    pub fn opens_record(&self) -> bool {
        let own = self.own();
        !own.is_shared() || own.game.table().stage == Stage::Over
    }

    /// Lays the device on the table: nobody's hand is shown.
    pub(super) fn lay_open(&mut self) {
        (self.is_open, self.cover, self.spoken_up) = (true, None, None);
        self.rack.clear();
        (self.notice, self.hint) = (None, None);
    }

    /// Asks the whole table, unless it is being asked.
    pub(super) fn ask_table(&mut self) -> Vec<YeboEffect> {
        if self.is_open && self.window.is_some() {
            return Vec::new();
        }
        self.lay_open();
        let remind = self.open_window();
        let mut effects = vec![YeboEffect::Say(self.status())];
        effects.extend(remind);
        effects
    }

    /// What the table is asked.
    pub(super) fn table_question(&self) -> String {
        let speaker = self.speaker();
        let block = self.game.table().last_discard().map(|block| speaker.face(block.face()));
        let block = &block.unwrap_or_default();
        match self.called_by() {
            None => speaker.say(key::YeboAskTable { block }),
            Some(seat) => speaker.say(key::YeboAskNearer { block, name: &speaker.name(seat) }),
        }
    }

    /// A button for each person who may be asked, and one for nobody.
    pub(super) fn table_offers(&self) -> Vec<CommandButton> {
        let speaker = self.speaker();
        let mut seats = self.callers();
        seats.sort_unstable();
        let person = |seat: Seat| CommandButton {
            label: speaker.name(seat),
            deed: TableCommand::SpeakUp(seat),
            letter: ['1', '2', '3', '4'][seat.index()],
            rank: Rank::Plain,
        };
        let label = speaker.say(key::YeboOfferNobody);
        let nobody =
            CommandButton { label, deed: TableCommand::Nobody, letter: 'P', rank: Rank::Chief };
        seats.into_iter().map(person).chain([nobody]).collect()
    }

    /// What somebody who has spoken up can do beside calling: go back to the question.
    pub(super) fn return_offer(&self) -> CommandButton {
        let label = self.speaker().say(key::YeboOfferReturn);
        CommandButton { label, deed: TableCommand::LetBe, letter: 'P', rank: Rank::Plain }
    }

    /// What is asked of somebody who has spoken up.
    pub(super) fn own_question(&self, seat: Seat) -> String {
        let speaker = self.speaker();
        let block = self.game.table().last_discard().map(|block| speaker.face(block.face()));
        let block = &block.unwrap_or_default();
        if can_claim(&self.game, seat) {
            speaker.say(key::YeboAskGroup { block })
        } else {
            speaker.say(key::YeboAskNoGroup { block })
        }
    }

    /// Hands the device to somebody who says Yebo.
    pub(super) fn speak_up(&mut self, seat: Seat) -> Vec<YeboEffect> {
        if !self.asks_table() || !self.callers().contains(&seat) {
            return Vec::new();
        }
        (self.spoken_up, self.window) = (Some(seat), None);
        self.hand_over(seat)
    }

    /// Lays the device back, and asks again: whoever had it has not answered.
    pub(super) fn return_device(&mut self) -> Vec<YeboEffect> {
        self.spoken_up = None;
        self.go_on()
    }

    /// Nobody says Yebo, or nobody else.
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
        effects.extend(self.keep());
        effects
    }

    /// Does something for the person who may do it, while no hand is shown; a host asks for it.
    pub(super) fn play_for(&mut self, act: Act) -> Vec<YeboEffect> {
        if act == Act::Pass && self.asks_table() {
            return self.nobody();
        }
        let people = self.callers().into_iter().chain(self.company.people());
        let able = people.into_iter().find(|seat| self.game.view(*seat).check(&act).is_ok());
        match able.or_else(|| self.person()) {
            Some(seat) => {
                self.spoken_up = None;
                self.act(seat, act)
            }
            None => Vec::new(),
        }
    }
}
