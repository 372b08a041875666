//! Access to an embedded board: players, and read-only mode.

use sandgrid_rules::BySide;

use super::{Session, middle};
use crate::{Access, Effect, Event, GameSetup, Message, Mode, Player};

impl Session {
    /// Changes the players from the current position on.
    pub(super) fn seat(&mut self, players: BySide<Player>) -> Vec<Effect> {
        if self.choice.players == players || self.is_learning() {
            return Vec::new();
        }
        self.choice = GameSetup { players, ..self.choice };
        self.offered = None;
        self.engine.is_paused = false;
        self.input.clear();
        // Below the position editor, the game waits.
        if self.is_editing() { Vec::new() } else { self.resume(Vec::new()) }
    }

    /// Sets the players that a new game is offered with until others are chosen.
    pub fn offer_players(&mut self, players: BySide<Player>) {
        self.offered = Some(players);
    }

    /// Sets the access of the user.
    pub(super) fn set_access(&mut self, visit: Access) -> Vec<Effect> {
        if self.access == visit {
            return Vec::new();
        }
        self.access = visit;
        self.input.clear();
        Vec::new()
    }

    /// Whether the board is read-only.
    pub(super) fn is_read_only(&self) -> bool {
        self.access == Access::ReadOnly
    }

    /// Refuses an event on a read-only board; returns `None` if the event is allowed.
    #[expect(clippy::too_many_lines, reason = "one match over all events")]
    pub(super) fn blocked_by_read_only(&mut self, event: &Event) -> Option<Vec<Effect>> {
        let is_playing = match event {
            Event::Undo
            | Event::Redo
            | Event::PlayFromHere
            | Event::Hint
            | Event::Resign
            | Event::OfferDraw
            | Event::Editor(_)
            | Event::Edit(_) => true,
            // Input on the board is refused later, with a message; the rest reads, sets, or comes from the host.
            Event::Press(_)
            | Event::PressHand(_)
            | Event::Grab(_)
            | Event::Drop(_)
            | Event::Act(_)
            | Event::EnterMove(_)
            | Event::Focus(_)
            | Event::Cancel
            | Event::New(_)
            | Event::Correspond(_)
            | Event::Restart
            | Event::Analyse
            | Event::Pause
            | Event::EngineResponded(_)
            | Event::KeepTablebase
            | Event::TablebaseKept(_)
            | Event::StorageLoaded { .. }
            | Event::StorageChanged { .. }
            | Event::SavedGames(_)
            | Event::GoToTurn(_)
            | Event::Review
            | Event::Learn(_)
            | Event::TimerFired(_)
            | Event::SetSetting { .. }
            | Event::Warn(_)
            | Event::Query(_)
            | Event::Load(_)
            | Event::Reopen(..)
            | Event::ResumeTask(_)
            | Event::Seat(_)
            | Event::SetAccess(_) => false,
        };
        (self.is_read_only() && is_playing).then(Vec::new)
    }

    /// Refuses an action on a read-only board.
    pub(super) fn refuse_read_only(&mut self) -> Option<Vec<Effect>> {
        self.is_read_only().then(|| self.refuse(&[Message::ReadOnly], None))
    }

    /// Restarts the game from its initial position.
    pub(super) fn start_over(&mut self) -> Vec<Effect> {
        if self.is_learning() {
            return Vec::new();
        }
        let begun = sandgrid_rules::Game::from_position(*self.game.start());
        let choice = self.choice.at_one_screen();
        let names = self.names_for(choice);
        let new = Self { game: begun, names, ..Self::with(self.features, choice) };
        let focus = middle(&self.choice);
        let message = Message::Begins(self.choice.rules);
        let effects = self.replace(Self { focus, ..new }, Some(message));
        self.mode = Mode::Live;
        effects
    }
}
