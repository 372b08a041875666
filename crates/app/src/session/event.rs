//! Events: the inputs of a session.

use sandgrid_rules::{Action, BySide, Cell, GameKind, Side};

use crate::{
    BoardQuery, DragSource, EditorCommand, EngineResponse, GameSetup, PeopleNames, Player,
    PositionEdit, Warning,
};

/// An input of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A tap, click, Enter or Space on a hole.
    Press(Cell),
    /// A tap on a side's pieces in hand.
    PressHand(Side),
    /// A drag starts on a hole or on a hand.
    Grab(DragSource),
    /// The drag ends over that hole, or off the board.
    Drop(Option<Cell>),
    /// A button that names an action.
    Act(Action),
    /// The keyboard focus moved to that hole.
    Focus(Cell),
    /// Cancel a selection or a drag.
    Cancel,
    /// Undo the last decision; against a computer, back to the person's own previous decision.
    Undo,
    /// Redo an undone decision.
    Redo,
    /// Start a new game.
    New(GameSetup),
    /// A command for a game with a friend.
    Correspond(CorrespondenceCommand),
    /// Restart the game from its initial position.
    Restart,
    /// Request a hint.
    Hint,
    /// Toggle the analysis of every position.
    Analyse,
    /// Pause or resume a game between two computers.
    Pause,
    /// A response of the engine to [`Effect::Ask`](crate::Effect::Ask).
    EngineResponded(EngineResponse),
    /// Download the largest tablebase and store it.
    KeepTablebase,
    /// The tablebase of that name is stored on this device.
    TablebaseKept(String),
    /// An entry loaded from storage ([`Effect::Save`](crate::Effect::Save) wrote it); delivered once, when the
    /// page opens.
    StorageLoaded {
        /// Storage key.
        name: String,
        /// Stored text.
        text: String,
    },
    /// Another tab wrote or removed that key.
    StorageChanged {
        /// Storage key.
        name: String,
        /// New text, or `None` if the key was removed.
        text: Option<String>,
    },
    /// A command on the saved games.
    SavedGames(SavedGamesCommand),
    /// Show the game after that number of turns.
    GoToTurn(usize),
    /// Play on from the turn on display.
    PlayFromHere,
    /// Review the finished game with the engine.
    Review,
    /// Resign.
    Resign,
    /// Agree on a draw: two people at any time, with a computer if the rulebook has draws by agreement.
    OfferDraw,
    /// A command for lessons and puzzles.
    Learn(LearnCommand),
    /// The timer of that [`Effect::StartTimer`](crate::Effect::StartTimer) fired.
    TimerFired(u32),
    /// Set a setting; name and value in the text form of [`Settings`](crate::Settings).
    SetSetting {
        /// Name of the setting.
        name: String,
        /// New value.
        value: String,
    },
    /// A non-fatal runtime failure.
    Warn(Warning),
    /// A query of the board.
    Query(BoardQuery),
    /// An action or a turn as typed or dictated text.
    EnterMove(String),
    /// Import a link, a record or a position as text.
    Load(String),
    /// Restore a saved game under that number.
    Reopen(u64, String),
    /// A command of the position editor.
    Editor(EditorCommand),
    /// An edit in the position editor.
    Edit(PositionEdit),
    /// Resume the task of that text ([`Session::task`](crate::Session::task)) after the page was loaded again.
    ResumeTask(String),
    /// Change the players from the current position on.
    Seat(BySide<Player>),
    /// Change the access of the user.
    SetAccess(Access),
}

impl Event {
    /// Returns whether the event has no user action as its cause: engine response, timer, storage, focus.
    #[must_use]
    pub fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::EngineResponded(_)
                | Self::TimerFired(_)
                | Self::TablebaseKept(_)
                | Self::StorageLoaded { .. }
                | Self::StorageChanged { .. }
                | Self::Warn(_)
                | Self::Focus(_)
        )
    }
}

/// A command for a game with a friend, elsewhere or at the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorrespondenceCommand {
    /// Start a new game of people with these names.
    Invite(GameSetup, PeopleNames),
    /// The game was sent to the friend elsewhere.
    Sent(Delivery),
}

/// The way in which a game went to a friend elsewhere.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The system's share dialog took it.
    Shared,
    /// The clipboard has it.
    Copied,
    /// The page shows it: the browser allows no other way.
    Shown,
}

/// The access of the user to the board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// Full access.
    #[default]
    Play,
    /// Read-only access, with browsing of the game.
    ReadOnly,
}

/// A command on the saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGamesCommand {
    /// Resume the game that was current when the page was last closed.
    Resume,
    /// Open the game of that number.
    Open(u64),
    /// Delete the game of that number.
    Delete(u64),
    /// Import a backup file of another device ([`Backup`](crate::Backup)).
    Import(String),
    /// Restore quarantined entries that can be parsed now; sent after all entries are loaded.
    RestoreQuarantined,
}

/// A command for lessons and puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnCommand {
    /// Load the lessons from their text.
    Lessons(String),
    /// Load the puzzles from their text.
    Puzzles(String),
    /// Resume or start that lesson.
    Lesson(usize),
    /// Start that lesson at the step of that index; at the first one if there is no such step.
    LessonFrom(usize, usize),
    /// Open that puzzle.
    Puzzle(usize),
    /// Lead on to puzzles of these games only; none stand for all.
    Offer(Vec<GameKind>),
    /// Open an unsolved puzzle.
    Unsolved,
    /// Repeat the exercise from its beginning.
    Again,
    /// Proceed to the next step or the next unsolved puzzle.
    Next,
    /// Return to the suspended game.
    Leave,
    /// Add a pupil of that name, and choose them.
    AddPupil(String),
    /// Choose the pupil of that name; the empty name chooses the unnamed progress.
    ChoosePupil(String),
    /// Remove the pupil of that name with their progress.
    RemovePupil(String),
}
