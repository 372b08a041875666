//! Watchfulness as the printed rules have it, where a person has switched the helps off: after each discard there is
//! a button to call Yebo, and at any time one to announce, whether or not that is possible. Pressed in vain, they
//! explain why with the rule.

use sandgrid_yebo::{Act, Refusal, Seat, Stage};

use super::YeboSession;
use super::device::{CallStage, Ground};
use crate::i18n::key;
use crate::yebo::actions::can_claim;
use crate::yebo::{CommandButton, Help, TableCommand, YeboEffect};

impl YeboSession {
    /// Returns the only person, if it must see for itself whether it can call the last discard. Depends on public
    /// information alone.
    pub(super) fn watcher(&self) -> Option<Seat> {
        let watches = self.prefs.calls == Help::Asked && self.course.is_none() && !self.is_shared();
        self.callers().into_iter().next().filter(|_| watches && !self.is_read_only())
    }

    /// Returns whether the question is just whether the person calls, without any group.
    pub(super) fn is_watching(&self) -> bool {
        self.device.answering().is_none() && self.watcher().is_some()
    }

    /// Formats the question after a discard.
    pub(super) fn watch_question(&self) -> String {
        self.speaker().say(key::YeboAskWatch { block: &self.last_discard() })
    }

    /// Returns the actions after a discard.
    pub(super) fn watch_offers(&self) -> Vec<CommandButton> {
        let speaker = self.speaker();
        let call = speaker.say(key::YeboOfferCall);
        let pass = speaker.say(key::YeboOfferPass);
        let pass = CommandButton::plain(pass, TableCommand::Act(Act::Pass), 'P').strong();
        vec![CommandButton::plain(call, TableCommand::Call, 'Y'), pass]
    }

    /// Calls Yebo: shows the groups to choose from, or explains why there is none.
    pub(super) fn call(&mut self) -> Vec<YeboEffect> {
        let Some(seat) = self.watcher().filter(|_| self.is_watching()) else { return Vec::new() };
        if can_claim(&self.game, seat) {
            self.device.call = CallStage::Answer(Ground::Nearest { caller: None });
            self.window = None;
            return vec![YeboEffect::Say(self.status()), YeboEffect::Turn(seat)];
        }
        let act = self.game.view(seat).nearest_call();
        match act.map(|act| self.game.clone().act(seat, act)) {
            Some(Err(illegal)) => self.refuse(&illegal),
            // No group of the round has such a block.
            _ => self.game.table().round.map_or_else(Vec::new, |round| {
                let words = self.speaker().no_group(round);
                self.refuse_with(words, &[round.spec().rule])
            }),
        }
    }

    /// Returns the action to announce, if there is no reminder: available whether or not one block is missing.
    pub(super) fn announce_offer(&self, seat: Seat) -> Option<CommandButton> {
        let is_silent = self.prefs.remind == Help::Asked && self.course.is_none();
        let possible = self.game.view(seat).check(&Act::Announce);
        let may_be = matches!(possible, Ok(()) | Err(Refusal::NotOneShort));
        let is_asked = self.game.table().stage != Stage::Over && !self.is_cleared();
        (is_silent && may_be && is_asked).then(|| {
            let label = self.speaker().say(key::YeboOfferAnnounce);
            CommandButton::plain(label, TableCommand::Act(Act::Announce), 'A')
        })
    }
}
