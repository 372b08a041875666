//! Events and effects of the Yebo session.

use sandgrid_yebo::{Act, Block, Seat, StackNumber};

use super::{MoveRequest, RoundScore, SeatPlan, Slot, Sort, TableCommand, YeboCue};
use crate::Access;
use crate::yebo::rules::HouseRules;

/// An input of the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YeboEvent {
    /// Start a new game.
    New {
        /// Players.
        company: SeatPlan,
        /// House rules.
        house: HouseRules,
        /// Seed of the shuffle.
        seed: u64,
    },
    /// Start a new game; keep the current game in the library if persons have played in it and it is not over.
    Another {
        /// Players.
        company: SeatPlan,
        /// House rules.
        house: HouseRules,
        /// Seed of the shuffle.
        seed: u64,
    },
    /// Perform an offered action.
    Do(TableCommand),
    /// A shortcut key: a letter, digit or sign as on the buttons.
    Letter(char),
    /// Toggle the selection of a block in the hand.
    Choose(Block),
    /// Clear the selection.
    Cancel,
    /// Mark the stack of the Fence at which the Chief begins to deal, or none.
    Mark(Option<StackNumber>),
    /// Move a block of the hand by one place.
    Move(Block, Way),
    /// Move a block of the hand to the place of another.
    Put(Block, Block),
    /// Sort the hand.
    Sort(Sort),
    /// A response of the AI to [`YeboEffect::Ask`].
    MoveReceived(String),
    /// The timer of [`YeboEffect::StartTimer`] fired.
    TimerFired(u32),
    /// Entries loaded from storage, keys and texts: games, progress, settings. Sent when the page opens, with
    /// all games at once; the last current one is resumed.
    StorageLoaded(Vec<(String, String)>),
    /// Storage is not available: access denied or quota exceeded.
    StorageFailed,
    /// The messages of a chosen language failed to load.
    LocaleNotLoaded,
    /// Files of the page failed to load: a sentence that names them.
    FilesLost(String),
    /// Another tab wrote or removed a storage key.
    StorageChanged {
        /// Storage key.
        name: String,
        /// New text, or `None` if the key was removed.
        text: Option<String>,
        /// An unused number, higher than earlier ones: the id of the current game from its next act on, if the
        /// other tab plays the same game.
        number: u64,
    },
    /// Open a saved game.
    Open(Slot),
    /// Delete a saved game, unless it is the current one.
    Forget(Slot),
    /// Start or continue the lesson.
    Learn,
    /// Put that step of the lesson on the table, counted from 0; the first one if there is no such step.
    LearnFrom(usize),
    /// Import a record.
    Load(String),
    /// New text of the settings.
    SetSettings(String),
    /// Change the players from the current state on; their number stays the same.
    Seat(SeatPlan),
    /// Change the access of the user.
    SetAccess(Access),
    /// A host plays for the seat to decide; the device is not passed for it.
    Play(Act),
}

impl YeboEvent {
    /// Returns whether a person at the device has done it, who then has seen what the device shows.
    pub(super) fn is_by_hand(&self) -> bool {
        matches!(
            self,
            Self::Do(_)
                | Self::Letter(_)
                | Self::Choose(_)
                | Self::Mark(_)
                | Self::Move(..)
                | Self::Put(..)
                | Self::Sort(_)
        )
    }
}

/// The direction of a move within the hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Towards the beginning.
    Back,
    /// Towards the end.
    On,
}

/// A request of the session to its host. The scene may change after every event, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YeboEffect {
    /// Announce in a polite live region.
    Say(String),
    /// Announce in an assertive live region, and show.
    Alert(String),
    /// Write the text to storage under that key, or remove the key.
    Save {
        /// Storage key.
        name: String,
        /// Text; `None` removes the key.
        text: Option<String>,
    },
    /// Clear the live regions, including pending announcements, since another person takes the device.
    Silence,
    /// Quarantine the stored text of that key before the next write: it could not be parsed.
    QuarantineFirst(String),
    /// Send a request to the AI in place of the previous one, and deliver its response as [`YeboEvent::MoveReceived`].
    Ask {
        /// The request.
        question: MoveRequest,
        /// Milliseconds to delay the response, so that a person can follow.
        pause: u32,
    },
    /// Cancel the last AI request.
    CancelRequest,
    /// Start a timer that fires [`YeboEvent::TimerFired`].
    StartTimer {
        /// Identifier of the timer.
        id: u32,
        /// Milliseconds.
        pause: u32,
    },
    /// Play a sound once.
    Sound(YeboCue),
    /// Another game is on the table.
    Begun,
    /// A seat has acted; contains public information only.
    Played {
        /// The seat.
        seat: Seat,
        /// Notation of the act.
        text: String,
        /// Its description in sentences.
        words: String,
    },
    /// A round is over.
    Scored {
        /// Score of the round.
        brought: RoundScore,
        /// Its description in sentences.
        words: String,
    },
    /// The game is over.
    Ended,
    /// An undo.
    TakenBack,
    /// That seat's hand is now shown: move the keyboard focus to its actions.
    Turn(Seat),
}
