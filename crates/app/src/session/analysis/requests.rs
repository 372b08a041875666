//! Engine requests and their responses.

use sandgrid_rules::Action;

use super::super::Session;
use crate::{
    Attract, Effect, EngineRequest, EngineResponse, LargerTable, Message, Mode, PrincipalVariation,
    Query, ResponseBody, Warning,
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
            _ if self.has_to_judge() => Some(Query::Judge),
            _ if self.engine.is_analysing && !self.is_over() => Some(Query::Analysis),
            _ => None,
        }
    }

    pub(in crate::session) fn request_query(&mut self, query: Query) -> Effect {
        let id = self.engine.begin(query);
        let pause = match query {
            Query::Hint | Query::Analysis | Query::Offer | Query::Judge => 0,
            Query::Play { .. } if self.is_midway() => pause::NEXT,
            Query::Play { .. } if self.show().is_some() => pause::SHOWN,
            Query::Play { .. } => pause::FIRST,
        };
        let game = if query == Query::Judge { self.judging() } else { self.game.clone() };
        Effect::Ask { request: EngineRequest { id, query, game: Box::new(game) }, pause }
    }

    /// Handles a response of the engine; ignores late ones.
    pub(in crate::session) fn replied(&mut self, reply: EngineResponse) -> Vec<Effect> {
        let Some(query) = self.engine.respond(&reply) else {
            return Vec::new();
        };
        match (query, reply.body) {
            (Query::Play { .. }, ResponseBody::Action(action)) => self.answered(action),
            (Query::Play { .. }, ResponseBody::Lines { .. }) => self.answered(None),
            (wish, answer) => self.features.on_lines(self, wish, answer),
        }
    }

    /// Handles a response to any request but one for an action.
    pub(in crate::session) fn answered_with_lines(
        &mut self,
        wish: Query,
        answer: ResponseBody,
    ) -> Vec<Effect> {
        match (wish, answer) {
            (Query::Hint, ResponseBody::Lines { lines, .. }) => {
                self.hinted(lines.into_iter().next())
            }
            (Query::Analysis, ResponseBody::Lines { lines, .. }) => {
                self.engine.lines = lines.into_iter().filter_map(|line| self.legal(line)).collect();
                self.follow_analysis().into_iter().collect()
            }
            (Query::Offer, ResponseBody::Lines { lines, .. }) => {
                self.answer_offer(lines.into_iter().next())
            }
            (Query::Judge, ResponseBody::Lines { lines, .. }) => {
                self.judged(lines.into_iter().next())
            }
            (Query::Play { .. }, _) | (_, ResponseBody::Action(_)) => Vec::new(),
        }
    }

    /// Truncates a variation to its legal actions; returns `None` if none is left.
    fn legal(&self, finding: PrincipalVariation) -> Option<PrincipalVariation> {
        let mut game = self.game.clone();
        let is_legal = |action: &Action| game.play(*action).is_ok();
        let line: Vec<Action> = finding.line.into_iter().take_while(is_legal).collect();
        (!line.is_empty()).then_some(PrincipalVariation { line, ..finding })
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
        self.engine.current() == Some(Query::Offer)
    }

    fn hinted(&mut self, finding: Option<PrincipalVariation>) -> Vec<Effect> {
        let said = self.show_hint(finding);
        said.into_iter().chain(self.ask()).collect()
    }

    fn show_hint(&mut self, finding: Option<PrincipalVariation>) -> Option<Effect> {
        self.input.put_down();
        self.engine.hint = finding.and_then(|finding| self.legal(finding));
        self.hint_message().map(|message| Effect::Announce(self.say(&message)))
    }

    /// Updates the hint, since one piece of advice is enough: it follows the deeper analysis. Announces another turn.
    fn follow_analysis(&mut self) -> Option<Effect> {
        let deeper = self.engine.lines.first().filter(|_| self.engine.hint.is_some())?.clone();
        let turn = |line| sandgrid_engine::turn(&self.game, line).to_vec();
        let before = self.engine.hint.as_ref().map(|hint| turn(&hint.line));
        let is_other = before != Some(turn(&deeper.line));
        self.engine.hint = Some(deeper);
        let told = self.hint_message().filter(|_| is_other);
        told.map(|message| Effect::Announce(self.words_of_hint(&message)))
    }

    pub(in crate::session) fn analyse(&mut self) -> Vec<Effect> {
        self.engine.is_analysing = !self.engine.is_analysing;
        self.engine.lines.clear();
        let is_busy = self.engine.current().is_some_and(|query| query != Query::Analysis);
        if is_busy { Vec::new() } else { self.ask().into_iter().collect() }
    }

    /// Returns the state of a game between two computers; `None` for any other.
    pub(in crate::session) fn show(&self) -> Option<Attract> {
        let players = self.choice.players;
        let computers = [players.first, players.second].map(super::super::is_computer);
        let show = if self.engine.is_paused { Attract::Waits } else { Attract::Runs };
        (computers == [true, true] && !self.is_over()).then_some(show)
    }

    pub(in crate::session) fn pause(&mut self) -> Vec<Effect> {
        if self.show().is_none() {
            return Vec::new();
        }
        self.engine.is_paused = !self.engine.is_paused;
        self.ask().into_iter().collect()
    }

    /// Returns the availability of the largest tablebase.
    pub(in crate::session) fn larger(&self) -> LargerTable {
        self.tablebases.larger(self.choice.rules)
    }

    pub(in crate::session) fn keep_table(&mut self) -> Vec<Effect> {
        let name = self.tablebases.request(self.choice.rules);
        name.map(Effect::KeepTablebase).into_iter().collect()
    }

    /// Records a stored tablebase; announces it only if the user requested it.
    pub(in crate::session) fn table_kept(&mut self, name: String) -> Vec<Effect> {
        let message = Message::TableKept(name.clone());
        let was_requested = self.tablebases.store(name);
        let said = was_requested.then(|| Effect::Answer(self.say(&message)));
        said.into_iter().collect()
    }

    /// Shows a warning once; a failure of something that the user requested, each time.
    pub(in crate::session) fn warn(&mut self, warning: Warning) -> Vec<Effect> {
        let was_asked = match &warning {
            Warning::LocaleNotLoaded | Warning::NotWhole => true,
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
