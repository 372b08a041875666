//! Boards in somebody else's page: who plays there, and what visitors may do.

use sandgrid_rules::BySide;

use super::{Session, middle};
use crate::{Choice, Effect, Event, Message, Pace, Player, Visit};

impl Session {
    /// Lets others play on from where the game stands.
    pub(super) fn seat(&mut self, players: BySide<Player>) -> Vec<Effect> {
        if self.choice.players == players || self.is_learning() {
            return Vec::new();
        }
        self.choice = Choice { players, ..self.choice };
        self.paused = false;
        self.let_go();
        self.resume(Vec::new())
    }

    /// Lets visitors play, or only look.
    pub(super) fn open_to(&mut self, visit: Visit) -> Vec<Effect> {
        if self.visit == visit {
            return Vec::new();
        }
        self.visit = visit;
        self.let_go();
        Vec::new()
    }

    /// Whether whoever is at the board may only look at it.
    pub(super) fn is_shown(&self) -> bool {
        self.visit == Visit::Look
    }

    /// What becomes of an event where one may only look; `None` where it is about looking.
    pub(super) fn withhold(&mut self, event: &Event) -> Option<Vec<Effect>> {
        let is_playing = matches!(
            event,
            Event::Undo
                | Event::Redo
                | Event::GoOn
                | Event::Hint
                | Event::Resign
                | Event::OfferDraw
                | Event::Edit(_)
        );
        (self.is_shown() && is_playing).then(Vec::new)
    }

    /// The refusal of whatever is tried where one may only look.
    pub(super) fn refuse_visitor(&mut self) -> Option<Vec<Effect>> {
        self.is_shown().then(|| self.refuse(vec![Message::OnlyToLook], None))
    }

    /// Begins the same game from its first position.
    pub(super) fn start_over(&mut self) -> Vec<Effect> {
        if self.is_learning() {
            return Vec::new();
        }
        let begun = sandgrid_rules::Game::from_position(*self.game.start());
        let new = Self { game: begun, ..Self::with(self.annex, self.choice) };
        let focus = middle(&self.choice);
        let effects = self.replace(Self { focus, ..new }, Message::Begins(self.choice.rules));
        self.pace = Pace::Playing;
        effects
    }
}
