//! Effects: requests of a session to its host (the page or a test).

use crate::{EngineRequest, Report, SoundCue};

/// A request of the session to its host.
///
/// The scene may change after every event, too.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Announce in a polite live region.
    Announce(String),
    /// Announce in an assertive live region. The scene shows the text itself: a refusal with its rule, or the
    /// end of the game.
    Alert(String),
    /// Announce assertively and show until the next input: invalid input or a storage failure.
    Warn(String),
    /// Announce politely and show until the next input: an answer to a query.
    Answer(String),
    /// Send a request to the engine in place of the previous one, and deliver its responses as
    /// [`Event::EngineResponded`](crate::Event::EngineResponded).
    Ask {
        /// The request.
        request: EngineRequest,
        /// Milliseconds to delay the response, so that a person can follow.
        pause: u32,
    },
    /// Play a sound once.
    Sound(SoundCue),
    /// Cancel the last engine request.
    CancelRequest,
    /// Download that tablebase and store it; report it with [`Event::TablebaseKept`](crate::Event::TablebaseKept).
    KeepTablebase(String),
    /// Write the text to storage under that key, or remove the key.
    Save {
        /// Letters, digits and `-`.
        name: String,
        /// `None` removes the key.
        text: Option<String>,
    },
    /// Quarantine the stored text of that key before the next write: it could not be parsed.
    QuarantineFirst(String),
    /// Start a timer that fires [`Event::TimerFired`](crate::Event::TimerFired).
    StartTimer {
        /// Identifier of the timer.
        id: u32,
        /// Milliseconds.
        pause: u32,
    },
    /// Tell the host page of a change of the game.
    Report(Report),
    /// Move the keyboard focus to that hole, if the board has the focus.
    FocusHole(sandgrid_rules::Cell),
}
