//! The other side's answer to a wrong turn in a puzzle: the engine finds it, and the board shows it.

use super::{LessonState, Unit, pause};
use crate::learn::Refutation;
use crate::session::Session;
use crate::{Effect, EngineRequest, MoveDescription, PrincipalVariation, Query, Teaching};

impl Session {
    /// Requests the answer to a wrong turn that has not ended the game; a lesson has its own words for one.
    pub(super) fn ask_for_refutation(&mut self) -> Option<Effect> {
        let course = self.learning.course.as_ref()?;
        let is_wrong = course.state == LessonState::Wrong;
        if !is_wrong || !matches!(course.unit, Unit::Puzzle(_)) || self.is_over() {
            return None;
        }
        let (query, game) = (Query::Review, Box::new(self.game.clone()));
        let id = self.engine.begin(query);
        Some(Effect::Ask { request: EngineRequest { id, query, game }, pause: pause::REPLY })
    }

    /// Plays the answer to a wrong turn, and says it; both are undone later.
    pub(in crate::session) fn on_refuted(
        &mut self,
        variation: Option<PrincipalVariation>,
    ) -> Vec<Effect> {
        let state = self.learning.course.as_ref().map(|course| course.state);
        let Some(variation) = variation.filter(|_| state == Some(LessonState::Wrong)) else {
            return Vec::new();
        };
        let turn = sandgrid_engine::turn(&self.game, &variation.line).to_vec();
        let side = self.game.position().turn();
        let played = turn.into_iter().take_while(|action| self.game.play(*action).is_ok());
        let moves: Vec<MoveDescription> = played.map(MoveDescription::of).collect();
        if moves.is_empty() {
            return Vec::new();
        }
        self.plays = self.plays.wrapping_add(1);
        self.input.clear();
        let refutation = Refutation { side, moves };
        if let Some(course) = &mut self.learning.course {
            course.refutation = Some(refutation.clone());
        }
        let said = self.teach(Teaching::Refuted(refutation));
        vec![Effect::Announce(said), self.remind(pause::REFUTED)]
    }
}
