//! The state of the engine's part: the current request, the hint, the analysis, the review.

use sandgrid_rules::Action;

use super::review::Reviewing;
use crate::{EngineResponse, PrincipalVariation, Query};

/// The current engine request.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct PendingRequest {
    id: u32,
    query: Query,
}

/// The state of requests and their results.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct EngineState {
    request: Option<PendingRequest>,
    last_id: u32,
    /// Principal variation of the hint.
    pub(in crate::session) hint: Option<PrincipalVariation>,
    /// The turn of the hint that was announced last.
    pub(in crate::session) announced: Vec<Action>,
    /// Whether the analysis is shown.
    pub(in crate::session) is_analysing: bool,
    /// Principal variations of the current position.
    pub(in crate::session) lines: Vec<PrincipalVariation>,
    /// Whether a game between two computers is paused.
    pub(in crate::session) is_paused: bool,
    pub(in crate::session) review: Option<Reviewing>,
}

impl EngineState {
    /// Records a new request in place of the current one, and returns its id.
    pub(in crate::session) fn begin(&mut self, query: Query) -> u32 {
        self.last_id = self.last_id.wrapping_add(1);
        self.request = Some(PendingRequest { id: self.last_id, query });
        self.last_id
    }

    /// Drops the current request; returns whether there was one.
    pub(in crate::session) fn drop_request(&mut self) -> bool {
        self.request.take().is_some()
    }

    /// Drops a request for a hint or an analysis, so that the next press asks again.
    pub(in crate::session) fn give_up_advice(&mut self) {
        self.request = self.request.filter(|_| self.is_thinking());
    }

    /// Returns the current request's kind if that is a response to it; the last response ends it.
    pub(in crate::session) fn respond(&mut self, response: &EngineResponse) -> Option<Query> {
        let query = self.request.filter(|request| request.id == response.id)?.query;
        if response.body.is_last() {
            self.request = None;
        }
        Some(query)
    }

    /// Returns the kind of the current request.
    pub(in crate::session) fn current(&self) -> Option<Query> {
        self.request.map(|request| request.query)
    }

    /// Returns whether a computer's action is awaited.
    pub(in crate::session) fn is_thinking(&self) -> bool {
        matches!(self.current(), Some(Query::Play { .. }))
    }

    /// Clears the results that belong to the last position.
    pub(in crate::session) fn forget_position(&mut self) {
        self.hint = None;
        self.announced.clear();
        self.lines.clear();
    }

    /// Returns the state for another game. Ids continue, so that late responses are not taken for responses to it.
    pub(in crate::session) fn for_another_game(&self) -> Self {
        let Self { request, last_id, is_analysing, .. } = *self;
        Self { request, last_id, is_analysing, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ResponseBody;

    #[test]
    fn late_responses_are_ignored_even_in_another_game() {
        let mut state = EngineState::default();
        let first = state.begin(Query::Hint);
        let second = state.begin(Query::Analysis);
        let response =
            |id, done| EngineResponse { id, body: ResponseBody::Lines { lines: vec![], done } };
        assert_eq!(state.respond(&response(first, true)), None);
        assert_eq!(state.respond(&response(second, false)), Some(Query::Analysis));
        assert_eq!(state.current(), Some(Query::Analysis), "more responses follow");
        let mut other = state.for_another_game();
        assert!(other.drop_request());
        assert!(other.begin(Query::Review) > second);
        assert_eq!(other.respond(&response(second, true)), None);
    }
}
