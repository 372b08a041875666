//! The state of requests to the AI, and the hint.

use sandgrid_yebo::{Act, Seat};

/// The current AI request.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct PendingRequest {
    pub(super) id: u32,
    pub(super) seat: Seat,
    pub(super) reason: RequestReason,
}

/// The purpose of an AI request.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum RequestReason {
    Act,
    Hint,
}

/// The state of requests and timers, which share their ids.
#[derive(Clone, Debug, Default)]
pub(super) struct AiState {
    pub(super) request: Option<PendingRequest>,
    last_id: u32,
    /// Hint on display.
    pub(super) hint: Option<ShownHint>,
}

/// A hint on display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShownHint {
    /// In words.
    pub(super) words: String,
    /// The act that it recommends, outside the lesson.
    pub(super) act: Option<Act>,
}

impl AiState {
    /// Returns a new id.
    pub(super) fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Records a new request in place of the current one, and returns its id.
    pub(super) fn begin(&mut self, seat: Seat, reason: RequestReason) -> u32 {
        let id = self.next_id();
        self.request = Some(PendingRequest { id, seat, reason });
        id
    }

    /// Drops a hint, and the request that an act of a seat makes obsolete.
    pub(super) fn on_act(&mut self, seat: Seat) {
        self.hint = None;
        self.request.take_if(|asked| asked.reason == RequestReason::Hint || asked.seat == seat);
    }

    /// Returns whether an act of a computer is awaited.
    pub(super) fn awaits_act(&self) -> bool {
        self.request.is_some_and(|asked| asked.reason == RequestReason::Act)
    }

    /// Drops the request of a suspended game; ids continue those of the other state.
    pub(super) fn resume_after(&mut self, other: &Self) {
        (self.request, self.last_id) = (None, other.last_id);
    }

    /// Returns the state for another game. Ids continue, so that late responses are not taken for responses to it.
    pub(super) fn for_another_game(&self) -> Self {
        Self { last_id: self.last_id, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_end_hints_and_requests_of_their_seat() {
        let mut state = AiState::default();
        let first = state.begin(Seat::B, RequestReason::Act);
        state.on_act(Seat::A);
        assert!(state.awaits_act(), "another seat is asked");
        state.on_act(Seat::B);
        assert!(!state.awaits_act());
        state.begin(Seat::A, RequestReason::Hint);
        state.hint = Some(ShownHint { words: "pass".to_owned(), act: Some(Act::Pass) });
        state.on_act(Seat::B);
        assert!(state.request.is_none() && state.hint.is_none());
        assert!(state.for_another_game().next_id() > first);
    }
}
