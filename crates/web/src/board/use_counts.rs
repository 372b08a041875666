//! The sand games' part of the counts of a kiosk.

use sandgrid_app::{OfferedGame, Player, Report, Scene, Session};

use crate::embed::counted_game::CountedGame;
use crate::shell::panel::Panel;

impl Panel for CountedGame {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn report(&mut self, report: &Report, session: &Session) {
        let choice = session.choice();
        let (id, game) = (session.id(), OfferedGame::Sand(choice.rules.kind()));
        match report {
            Report::Turn(_) | Report::Ended if session.is_learning() => {}
            Report::Turn(turn) if choice.players[turn.side] == Player::Person => {
                self.play(id, game);
            }
            Report::Ended => self.end(id, game),
            Report::Begun | Report::Stepped | Report::Turn(_) => {}
        }
    }
}
