//! Resignation and draws by agreement.

use sandgrid_engine::table;
use sandgrid_rules::{Adjudication, Side};

use super::super::Session;
use crate::{
    DrawAgreement, Effect, GameResult, Leaving, Message, Name, Player, PrincipalVariation, Query,
    SoundCue,
};

/// Maximum advantage, in hundredths of a piece, with which a computer accepts a draw.
const DRAW_MARGIN: i32 = 50;

impl Session {
    /// Returns the result, if the position on the board is the end of the game.
    #[must_use]
    pub fn end(&self) -> Option<GameResult> {
        let settled = self.adjudication.filter(|_| !self.game.can_redo());
        self.game.outcome().map(GameResult::Ruled).or(settled.map(GameResult::Settled))
    }

    pub(in crate::session) fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// Returns the ways in which a person can end the game now.
    pub(in crate::session) fn leave(&self) -> Leaving {
        if self.is_learning() || self.is_read_only() {
            return Leaving::default();
        }
        let draw = self.draw_agreement().filter(|_| !self.has_ended());
        Leaving { resign: self.resigner(), draw }
    }

    fn draw_agreement(&self) -> Option<DrawAgreement> {
        if self.choice.has_two_people() {
            return Some(DrawAgreement::Mutual);
        }
        let can_offer = self.is_persons_turn()
            && self.choice.friend().is_none()
            && !self.awaits_hint()
            && !self.awaits_consent()
            && self.game.position().agreement().is_some();
        can_offer.then_some(DrawAgreement::Offered)
    }

    /// Returns the side that would resign: the person's, or between two persons the side to act. A game that has ended
    /// is not given up, whichever of its turns the board shows.
    fn resigner(&self) -> Option<Side> {
        let turn = self.position().turn();
        let is_person = |side: &Side| self.choice.players[*side] == Player::Person;
        [turn, !turn].into_iter().find(is_person).filter(|_| !self.has_ended())
    }

    /// Returns the question before a person resigns; between two people it says who would win.
    #[must_use]
    pub fn resign_question(&self) -> Name {
        let winner = self.resigner().map(|side| !side).filter(|_| self.choice.has_two_people());
        Name::ResignQuestion { winner, seating: self.seating() }
    }

    pub(in crate::session) fn resign(&mut self) -> Vec<Effect> {
        match self.resigner() {
            Some(side) => self.adjudicate(Adjudication::Won(!side)),
            None => Vec::new(),
        }
    }

    /// Ends the game in a draw between two people; a computer evaluates the offer first.
    pub(in crate::session) fn offer_draw(&mut self) -> Vec<Effect> {
        match self.leave().draw {
            None => Vec::new(),
            Some(DrawAgreement::Mutual) => self.adjudicate(Adjudication::Drawn),
            Some(DrawAgreement::Offered) => vec![self.request_query(Query::DrawOffer)],
        }
    }

    /// Decides on the draw offer by the evaluation for the person's side.
    pub(in crate::session) fn answer_offer(
        &mut self,
        variation: Option<PrincipalVariation>,
    ) -> Vec<Effect> {
        let rules = self.choice.rules;
        let agrees = variation.is_some_and(|variation| match variation.certain() {
            Some(value) => value != table::WinDrawLoss::Loss,
            None => variation.value.hundredths(rules).is_some_and(|ahead| ahead >= -DRAW_MARGIN),
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
            // The undone actions belong to another game.
            self.branch();
            self.game.cut();
        }
        self.input.clear();
        self.engine.review = None;
        self.adjudication = Some(settled);
        self.persistence.mark_dirty();
        let sound = self.sound(SoundCue::Over);
        sound.into_iter().chain(self.resume(Vec::new())).collect()
    }

    /// Undoes a resignation or agreement; returns whether there was one.
    pub(in crate::session) fn clear_adjudication(&mut self) -> bool {
        let taken = self.adjudication.take_if(|_| !self.game.can_redo());
        if taken.is_some() {
            self.engine.review = None;
        }
        taken.is_some()
    }
}
