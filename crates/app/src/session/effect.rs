//! What a sitting asks of the outside.

use crate::{EngineRequest, SoundCue};

/// What the outside has to do.
///
/// After every event the scene may have changed, too.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Say it when there is a pause (a polite live region).
    Announce(String),
    /// Say it at once. The scene shows it: a refusal with its rule, the end of the game.
    Alert(String),
    /// Say it at once, and show it until somebody does something: bad input, what cannot be kept.
    Warn(String),
    /// Say it when there is a pause, and show it until somebody does something: an answer.
    Answer(String),
    /// Let the engine do an errand in place of the last one, and hand in what it says as
    /// [`Event::EngineResponded`](crate::Event::EngineResponded).
    Ask {
        /// What is to be done.
        errand: EngineRequest,
        /// Milliseconds to wait before the answer is handed in, so that a person can follow.
        pause: u32,
    },
    /// Let that be heard, once.
    Sound(SoundCue),
    /// The last errand is no longer of interest.
    CancelRequest,
    /// Fetch that table of endgames and keep it, and say so as
    /// [`Event::TablebaseKept`](crate::Event::TablebaseKept).
    KeepTablebase(String),
    /// Keep that text on this device under that name, in place of the last one; or forget it.
    Save {
        /// Letters, digits and `-`.
        name: String,
        /// `None`: nothing is kept under that name any more.
        text: Option<String>,
    },
    /// Before anything is kept under that name, put what is there elsewhere: it cannot be read here.
    QuarantineFirst(String),
    /// Hand in [`Event::TimerFired`](crate::Event::TimerFired) after so many milliseconds.
    StartTimer {
        /// Which reminder.
        id: u32,
        /// After how many milliseconds.
        pause: u32,
    },
    /// Move the keyboard's focus to that hole, if the board has the focus.
    FocusHole(sandgrid_rules::Cell),
}
