//! What can happen to a sitting.

use sandgrid_rules::{Action, BySide, Cell, Side};

use crate::{BoardQuery, DragSource, Edit, EngineResponse, GameSetup, Player, Warning};

/// Everything that can happen to a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A tap, click, Enter or Space on a hole.
    Press(Cell),
    /// A tap on the heap of that side's pieces in hand.
    PressHand(Side),
    /// A drag begins on a hole or on a heap.
    Grab(DragSource),
    /// The drag ends over that hole, or nowhere.
    Drop(Option<Cell>),
    /// A button that names an action.
    Act(Action),
    /// The keyboard's focus went to that hole.
    Focus(Cell),
    /// A selection or a drag is taken back.
    Cancel,
    /// Take the last decision back; against a computer, to the person's own decision before it.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// A new game.
    New(GameSetup),
    /// The same game, from the position with which it began.
    Restart,
    /// Somebody asks what to play.
    Hint,
    /// Show what the engine makes of every position, or do so no longer.
    Analyse,
    /// Let two computers wait, or go on.
    Pause,
    /// What the engine says to [`Effect::Ask`](crate::Effect::Ask).
    EngineResponded(EngineResponse),
    /// Fetch the largest table of endgames, and keep it.
    KeepTablebase,
    /// The table of that name is kept on this device.
    TablebaseKept(String),
    /// What was kept on this device under that name ([`Effect::Save`](crate::Effect::Save)); told
    /// once, as the page opens.
    StorageLoaded {
        /// Its name.
        name: String,
        /// The text.
        text: String,
    },
    /// Another window on this device keeps something under that name, or forgets it.
    StorageChanged {
        /// Its name.
        name: String,
        /// The text, or none.
        text: Option<String>,
    },
    /// Something is done with the games that are kept.
    SavedGames(SavedGamesCommand),
    /// Look at the game as it was when so many turns had been played.
    GoToTurn(usize),
    /// Play on from where one looks.
    PlayFromHere,
    /// Have the engine look at the whole game, once it has ended.
    Review,
    /// Give the game up.
    Resign,
    /// Offer a draw, where the rulebook knows one by agreement.
    OfferDraw,
    /// Something about lessons and puzzles.
    Learn(LearnCommand),
    /// The time of that [`Effect::StartTimer`](crate::Effect::StartTimer) has come.
    TimerFired(u32),
    /// One of the settings gets another value; both as [`Settings`](crate::Settings) write them.
    SetSetting {
        /// Its name.
        name: String,
        /// The value.
        value: String,
    },
    /// Something went wrong that play goes on without.
    Warn(Warning),
    /// Somebody asks the board something.
    Ask(BoardQuery),
    /// An action or a turn, typed or said.
    EnterMove(String),
    /// A link, a record or a position as text.
    Load(String),
    /// A game as it is kept, under that number.
    Reopen(u64, String),
    /// A position is set up.
    Edit(Edit),
    /// From now on these play, from where the game stands.
    Seat(BySide<Player>),
    /// From now on whoever is at the board may do that.
    SetAccess(Access),
}

impl Event {
    /// Whether nobody at the board has done it: a computer answers, a time has come, something is kept.
    #[must_use]
    pub fn comes_by_itself(&self) -> bool {
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

/// What whoever is at the board may do.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// Play.
    #[default]
    Play,
    /// Look at the board, and step through the game.
    ReadOnly,
}

/// What can be done with the games that are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGamesCommand {
    /// Go on with the game that was on the table when the page was last left.
    Resume,
    /// Go on with the game of that number.
    Open(u64),
    /// Keep the game of that number no longer.
    Delete(u64),
    /// Take in what was kept on another device ([`Backup`](crate::Backup)).
    Import(String),
    /// Take back what was set aside and can be read now, once all that is kept has come in.
    RestoreQuarantined,
}

/// Something about lessons and puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnCommand {
    /// The lessons, as text.
    Lessons(String),
    /// The puzzles, as text.
    Puzzles(String),
    /// That lesson shall go on, or begin.
    Lesson(usize),
    /// That puzzle shall be on the board.
    Puzzle(usize),
    /// A puzzle that is not solved shall be.
    Unsolved,
    /// The same once more, from its beginning.
    Again,
    /// The next step, or the next puzzle that is not solved.
    Next,
    /// Back to the game that was on the board before.
    Leave,
}
