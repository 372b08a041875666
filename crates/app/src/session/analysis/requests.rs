//! Engine requests and their responses.

use sandgrid_rules::Action;

use super::super::Session;
use crate::{
    ComputerGame, Effect, EngineRequest, EngineResponse, LargerTable, Message, Mode,
    PrincipalVariation, Query, ResponseBody, Warning,
};

/// Milliseconds before a computer's action is shown, so that a person can follow.
mod pause {
    /// The first action of a turn.
    pub(super) const FIRST: u32 = 450;
    /// Further actions of a turn.
    pub(super) const NEXT: u32 = 350;
    /// The first action of a turn in a game between two computers.
    pub(super) const SHOWN: u32 = 1_200;
}

impl Session {
    /// Sends the request for the current state, or cancels the previous one if there is none.
    pub(in crate::session) fn ask(&mut self) -> Option<Effect> {
        let was_busy = self.engine.drop_request();
        match self.next_query() {
            Some(query) => Some(self.request_query(query)),
            None => was_busy.then_some(Effect::CancelRequest),
        }
    }

    /// Returns the current request: an action of a computer, a review, or an analysis.
    fn next_query(&self) -> Option<Query> {
        match self.level() {
            Some(_) if self.engine.is_paused => None,
            Some(level) if self.mode == Mode::Live => {
                Some(Query::Play { level, seed: self.choice.seed })
            }
            _ if self.has_positions_to_review() => Some(Query::Review),
            _ if self.engine.is_analysing && !self.is_over() => Some(Query::Analysis),
            _ => None,
        }
    }

    pub(in crate::session) fn request_query(&mut self, query: Query) -> Effect {
        let id = self.engine.begin(query);
        let pause = match query {
            Query::Hint | Query::Analysis | Query::DrawOffer | Query::Review => 0,
            Query::Play { .. } if self.is_midway() => pause::NEXT,
            Query::Play { .. } if self.computer_game().is_some() => pause::SHOWN,
            Query::Play { .. } => pause::FIRST,
        };
        let game = if query == Query::Review { self.game_to_review() } else { self.game.clone() };
        Effect::Ask { request: EngineRequest { id, query, game: Box::new(game) }, pause }
    }

    /// Handles a response of the engine; ignores late ones.
    pub(in crate::session) fn on_response(&mut self, response: EngineResponse) -> Vec<Effect> {
        let Some(query) = self.engine.respond(&response) else {
            return Vec::new();
        };
        match (query, response.body) {
            (Query::Play { .. }, ResponseBody::Action(action)) => self.answered(action),
            (Query::Play { .. }, ResponseBody::Lines { .. }) => self.answered(None),
            (query, body) => self.features.on_lines(self, query, body),
        }
    }

    /// Handles a response to any request but one for an action.
    pub(in crate::session) fn on_lines(&mut self, query: Query, body: ResponseBody) -> Vec<Effect> {
        match (query, body) {
            (Query::Hint, ResponseBody::Lines { lines, .. }) => {
                self.on_hint(lines.into_iter().next())
            }
            (Query::Analysis, ResponseBody::Lines { lines, done }) => {
                self.engine.lines = lines.into_iter().filter_map(|line| self.legal(line)).collect();
                self.follow_analysis();
                let told = if done { self.announce_other_hint() } else { None };
                told.into_iter().collect()
            }
            (Query::DrawOffer, ResponseBody::Lines { lines, .. }) => {
                self.answer_offer(lines.into_iter().next())
            }
            (Query::Review, ResponseBody::Lines { lines, .. }) if self.is_learning() => {
                self.on_refuted(lines.into_iter().next())
            }
            (Query::Review, ResponseBody::Lines { lines, .. }) => {
                self.on_reviewed(lines.into_iter().next())
            }
            (Query::Play { .. }, _) | (_, ResponseBody::Action(_)) => Vec::new(),
        }
    }

    /// Truncates a variation to its legal actions; returns `None` if none is left.
    fn legal(&self, variation: PrincipalVariation) -> Option<PrincipalVariation> {
        let mut game = self.game.clone();
        let is_legal = |action: &Action| game.play(*action).is_ok();
        let line: Vec<Action> = variation.line.into_iter().take_while(is_legal).collect();
        (!line.is_empty()).then_some(PrincipalVariation { line, ..variation })
    }

    pub(in crate::session) fn ask_for_hint(&mut self) -> Vec<Effect> {
        if self.can_hint() && !self.awaits_hint() {
            // The advice takes the place of a refusal; the selection stays.
            self.input.notice = None;
            // The analysis has it already.
            match self.engine.lines.first().filter(|_| self.engine.is_analysing) {
                Some(best) => {
                    let best = best.clone();
                    self.show_hint(Some(best)).into_iter().collect()
                }
                None => vec![self.request_query(Query::Hint)],
            }
        } else {
            Vec::new()
        }
    }

    /// Returns whether a person can request a hint now.
    pub(in crate::session) fn can_hint(&self) -> bool {
        self.is_persons_turn() && !self.is_over() && !self.is_read_only() && !self.awaits_consent()
    }

    /// Returns whether a request for a computer's action is in progress.
    pub(in crate::session) fn is_thinking(&self) -> bool {
        self.engine.is_thinking()
    }

    pub(in crate::session) fn awaits_hint(&self) -> bool {
        self.engine.current() == Some(Query::Hint)
    }

    /// Returns whether a computer considers a draw offer.
    pub(in crate::session) fn awaits_consent(&self) -> bool {
        self.engine.current() == Some(Query::DrawOffer)
    }

    fn on_hint(&mut self, variation: Option<PrincipalVariation>) -> Vec<Effect> {
        let said = self.show_hint(variation);
        said.into_iter().chain(self.ask()).collect()
    }

    fn show_hint(&mut self, variation: Option<PrincipalVariation>) -> Option<Effect> {
        self.input.put_down();
        self.engine.hint = variation.and_then(|variation| self.legal(variation));
        self.engine.announced = self.turn_of_hint();
        self.hint_message().map(|message| Effect::Announce(self.say(&message)))
    }

    /// Returns the turn of the hint; empty without one.
    fn turn_of_hint(&self) -> Vec<Action> {
        let line = self.engine.hint.as_ref().map(|hint| hint.line.as_slice()).unwrap_or_default();
        sandgrid_engine::turn(&self.game, line).to_vec()
    }

    /// Updates the hint, since one piece of advice is enough: it follows the analysis, once that is as deep.
    fn follow_analysis(&mut self) {
        let depth = self.engine.hint.as_ref().map(|hint| hint.depth);
        let deeper =
            self.engine.lines.first().filter(|best| depth.is_some_and(|it| it <= best.depth));
        if let Some(deeper) = deeper.cloned() {
            self.engine.hint = Some(deeper);
        }
    }

    /// Announces the hint if its turn is another than the one announced last.
    fn announce_other_hint(&mut self) -> Option<Effect> {
        let turn = self.turn_of_hint();
        if turn.is_empty() || turn == self.engine.announced {
            return None;
        }
        self.engine.announced = turn;
        let message = self.hint_message()?;
        Some(Effect::Announce(self.words_of_hint(&message)))
    }

    pub(in crate::session) fn toggle_analysis(&mut self) -> Vec<Effect> {
        self.engine.is_analysing = !self.engine.is_analysing;
        self.engine.lines.clear();
        let is_busy = self.engine.current().is_some_and(|query| query != Query::Analysis);
        if is_busy { Vec::new() } else { self.ask().into_iter().collect() }
    }

    /// Returns the state of a game between two computers; `None` for any other.
    pub(in crate::session) fn computer_game(&self) -> Option<ComputerGame> {
        let players = self.choice.players;
        let computers = [players.first, players.second].map(super::super::is_computer);
        let state =
            if self.engine.is_paused { ComputerGame::Paused } else { ComputerGame::Running };
        (computers == [true, true] && !self.is_over()).then_some(state)
    }

    pub(in crate::session) fn toggle_pause(&mut self) -> Vec<Effect> {
        if self.computer_game().is_none() {
            return Vec::new();
        }
        self.engine.is_paused = !self.engine.is_paused;
        self.ask().into_iter().collect()
    }

    /// Returns the availability of the largest tablebase.
    pub(in crate::session) fn largest_table(&self) -> LargerTable {
        self.tablebases.larger(self.choice.rules)
    }

    pub(in crate::session) fn request_table(&mut self) -> Vec<Effect> {
        let name = self.tablebases.request(self.choice.rules);
        name.map(Effect::KeepTablebase).into_iter().collect()
    }

    /// Records a stored tablebase; announces it only if the user requested it.
    pub(in crate::session) fn on_table_stored(&mut self, name: String) -> Vec<Effect> {
        let message = Message::TableKept(name.clone());
        let was_requested = self.tablebases.store(name);
        let said = was_requested.then(|| Effect::Answer(self.say(&message)));
        said.into_iter().collect()
    }

    /// Shows a warning once; a failure of something that the user requested, each time.
    pub(in crate::session) fn warn(&mut self, warning: Warning) -> Vec<Effect> {
        let was_asked = match &warning {
            Warning::LocaleNotLoaded | Warning::ProgramNotLoaded => true,
            Warning::NoEngine => {
                self.engine.give_up_advice();
                true
            }
            Warning::EngineFile { path, .. } => self.tablebases.fail(path),
            Warning::NoWorker
            | Warning::WorkerDied
            | Warning::NothingSaved
            | Warning::OldBrowser => false,
        };
        if !was_asked {
            if self.warnings.contains(&warning) {
                return Vec::new();
            }
            self.warnings.push(warning.clone());
        }
        vec![Effect::Warn(self.say(&Message::Warning(warning)))]
    }
}
