//! How the players end a game themselves: by giving up, or by agreeing on a draw.

use sandgrid_engine::table;
use sandgrid_rules::{Adjudication, Side};

use super::super::Session;
use crate::{Effect, GameResult, Leaving, Message, Player, PrincipalVariation, Query, SoundCue};

/// A computer agrees on a draw where it is ahead by no more than so many hundredths of a piece.
const MODESTY: i32 = 50;

impl Session {
    /// How the game ended, where it stands at its end.
    /// How the game has ended, where it has.
    #[must_use]
    pub fn end(&self) -> Option<GameResult> {
        let settled = self.adjudication.filter(|_| !self.game.can_redo());
        self.game.outcome().map(GameResult::Ruled).or(settled.map(GameResult::Settled))
    }

    pub(in crate::session) fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// What a person can do to end the game now.
    pub(in crate::session) fn leave(&self) -> Leaving {
        if self.is_learning() || self.is_read_only() {
            return Leaving::default();
        }
        let draw = self.level().is_none() && self.game.position().agreement().is_some();
        Leaving { resign: self.resigner(), draw: draw && !self.is_over() }
    }

    /// Who gives up, where somebody does: the person, or of two whoever acts.
    fn resigner(&self) -> Option<Side> {
        let turn = self.position().turn();
        let is_person = |side: &Side| self.choice.players[*side] == Player::Person;
        [turn, !turn].into_iter().find(is_person).filter(|_| !self.is_over())
    }

    pub(in crate::session) fn resign(&mut self) -> Vec<Effect> {
        match self.resigner() {
            Some(side) => self.adjudicate(Adjudication::Won(!side)),
            None => Vec::new(),
        }
    }

    /// Two people agree; a computer has to be asked.
    pub(in crate::session) fn offer_draw(&mut self) -> Vec<Effect> {
        let turn = self.position().turn();
        match self.choice.players[!turn] {
            _ if !self.leave().draw => Vec::new(),
            Player::Person => self.adjudicate(Adjudication::Drawn),
            Player::Computer(_) => vec![self.request_query(Query::Offer)],
        }
    }

    /// What the computer says to a draw, from how the person's side stands.
    pub(in crate::session) fn answer_offer(
        &mut self,
        finding: Option<PrincipalVariation>,
    ) -> Vec<Effect> {
        let rules = self.choice.rules;
        let agrees = finding.is_some_and(|finding| match finding.certain() {
            Some(value) => value != table::WinDrawLoss::Loss,
            None => finding.value.hundredths(rules).is_some_and(|ahead| ahead >= -MODESTY),
        });
        if agrees {
            return self.adjudicate(Adjudication::Drawn);
        }
        let message = Message::DrawDeclined(!self.position().turn());
        let said = Effect::Answer(self.say(&message));
        [said].into_iter().chain(self.ask()).collect()
    }

    fn adjudicate(&mut self, settled: Adjudication) -> Vec<Effect> {
        if self.game.can_redo() {
            // What came after is another game's end.
            self.branch();
            self.game.cut();
        }
        self.clear_selection();
        self.reviewing = None;
        self.adjudication = Some(settled);
        self.persistence.mark_dirty();
        let sound = self.sound(SoundCue::Over);
        sound.into_iter().chain(self.resume(Vec::new())).collect()
    }

    /// Takes back that the players have ended the game; tells whether they had.
    pub(in crate::session) fn clear_adjudication(&mut self) -> bool {
        let taken = self.adjudication.take_if(|_| !self.game.can_redo());
        if taken.is_some() {
            self.reviewing = None;
        }
        taken.is_some()
    }
}
