//! Messages: values for all texts of the program; a [`Language`](crate::Language) formats them.

use sandgrid_engine::{Insight, Level, Reason, table};
use sandgrid_rules::{
    Action, BySide, Cell, Game, GameKind, Illegal, KeyError, RecordError, Rule, Ruleset,
    SetupError, Side, Source, Variation,
};

use crate::rulebook::Part;
use crate::rulebook::compare::Difference;
use crate::{
    Assessment, BackupError, Flaw, GameResult, LinkError, Player, Prompt, Target, Teaching,
};

/// A sentence or a short text with its arguments.
#[derive(Clone, Debug)]
pub enum Message {
    /// Moves of a side, in order; not empty.
    Did(Side, Vec<MoveDescription>),
    /// Undone moves of a side, in their original order; not empty.
    Undone(Side, Vec<MoveDescription>),
    /// A side lost that number of pieces in hand, because it can place no more.
    HandLost(Side, u8),
    /// Prompt for a side at the start of its turn.
    ToPlay(Side, Prompt),
    /// Prompt for a side in the middle of its turn.
    Asked(Side, Prompt),
    /// Prompt for the side that has just acted.
    LeapOn(Prompt),
    /// Prompt for the destination of a side's selection.
    WhereTo(Side, Selection),
    /// The computer is thinking for that side.
    Thinking(Side),
    /// The computer waits for that side's turn while the user browses the game.
    Waiting(Side),
    /// Browsing position.
    At {
        /// Number of turns on the board.
        turn: usize,
        /// Number of turns in the game.
        of: usize,
        /// Last turn on the board.
        last: Option<(Side, Vec<MoveDescription>)>,
    },
    /// Resignation or agreement was undone.
    Unsettled,
    /// That side, a computer, declines a draw.
    DrawDeclined(Side),
    /// A review is done, with that number of decisive turns.
    Reviewed(usize),
    /// Result of a storage command.
    Storage(StorageMessage),
    /// Selected action that the side must confirm.
    Confirm(Side, Action),
    /// A hint and its reason.
    Hint {
        /// Side to act.
        side: Side,
        /// Turn, or the rest of it; not empty.
        deeds: Vec<MoveDescription>,
        /// Reason for the move.
        reason: Reason,
    },
    /// Evaluation of the position.
    Verdict(Assessment),
    /// Search depth in plies.
    Depth(u8),
    /// The rules forbid an action.
    Refused(Illegal),
    /// Attempt to act on a read-only board.
    ReadOnly,
    /// An invalid move.
    InvalidMove(InvalidMove),
    /// Instruction for placing a piece on a hole that the selected piece cannot reach.
    PlaceInstead {
        /// Hole to place on.
        at: Cell,
        /// Hole of the selected piece.
        held: Cell,
    },
    /// Attempt to act after the end of the game, with the result.
    Ended(GameResult),
    /// A rule; a long one is only named.
    Rule(&'static Rule),
    /// Result of the game in sentences.
    Over(GameResult),
    /// Winner, or a draw.
    Headline(GameResult),
    /// Reason of the result.
    Reason(GameResult),
    /// A new game begins.
    Begins(&'static Ruleset),
    /// A game was imported.
    Loaded(&'static Ruleset),
    /// A text could not be parsed; nothing changed.
    ParseFailure(ParseFailure),
    /// Message of the position editor.
    Editor(EditorMessage),
    /// Result of a copy or export.
    Export(ExportMessage),
    /// A tablebase is stored on this device.
    TableKept(String),
    /// A non-fatal runtime failure.
    Warning(Warning),
    /// Message of lessons and puzzles.
    Teaching(Teaching),
    /// Answer to a board query.
    BoardAnswer(BoardAnswer),
    /// Parse error of typed move input.
    InputError(InputError),
    /// Text that is localised already, as that of a lesson.
    Told(String),
    /// A short name or caption.
    Name(Name),
}

impl Message {
    /// Returns a hint to play the first turn of a principal variation, with the reason; `None` if the variation
    /// begins with no legal action.
    #[must_use]
    pub fn hint(game: &Game, line: &[Action], insight: impl Into<Insight>) -> Option<Self> {
        let turn = sandgrid_engine::turn(game, line);
        let deeds: Vec<MoveDescription> =
            turn.iter().map(|action| MoveDescription::of(*action)).collect();
        let reason = sandgrid_engine::reason(game, turn, insight);
        (!deeds.is_empty()).then(|| Self::Hint { side: game.position().turn(), deeds, reason })
    }
}

/// The result of a storage command.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StorageMessage {
    /// A saved game was resumed.
    Resumed(&'static Ruleset),
    /// An entry is damaged.
    Damaged,
    /// A backup file of another device was imported.
    Imported {
        /// Number of entries that could not be parsed.
        damaged: usize,
    },
    /// The text is not a valid backup file.
    BadBackup(BackupError),
}

/// A non-fatal runtime failure to report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The browser lacks workers or forbids them: the engine runs on the main thread.
    NoWorker,
    /// The worker failed repeatedly: the engine runs on the main thread.
    WorkerDied,
    /// The engine failed to load, or failed on the main thread, too.
    NoEngine,
    /// Storage on this device is not available.
    NothingSaved,
    /// A locale's messages failed to load.
    LocaleNotLoaded,
    /// The feature needs the full program, which failed to load.
    NotWhole,
    /// The browser is too old for the page's styles.
    OldBrowser,
    /// A tablebase cannot be used.
    Table {
        /// Name, such as `yote-traditional-4v3`.
        name: String,
        /// Reason, if the file was loaded at all.
        why: Option<String>,
    },
}

/// An action with all its holes, for narration.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveDescription {
    /// A piece was placed.
    Placed(Cell),
    /// A piece stepped.
    Stepped {
        /// Origin.
        from: Cell,
        /// Destination.
        to: Cell,
    },
    /// A piece leapt over an enemy.
    Leapt {
        /// Origin.
        from: Cell,
        /// Hole of the enemy.
        over: Cell,
        /// Destination.
        to: Cell,
    },
    /// A piece hopped over a piece of its own side.
    Hopped {
        /// Origin.
        from: Cell,
        /// Hole of the own piece.
        over: Cell,
        /// Destination.
        to: Cell,
    },
    /// A captured piece was removed from that hole.
    Took(Cell),
    /// A captured piece was removed from the hand.
    TookFromHand,
    /// The bonus capture was declined.
    Declined,
    /// The piece stopped leaping.
    Stopped,
}

impl MoveDescription {
    /// Describes a legal action.
    ///
    /// # Panics
    /// Panics if the action leads off the lattice, which a legal one does not.
    #[must_use]
    pub fn of(action: Action) -> Self {
        let to = || action.to().expect("a legal action stays on the board");
        let over = || action.over().expect("a legal leap stays on the board");
        match action {
            Action::Place { at } => Self::Placed(at),
            Action::Step { from, .. } => Self::Stepped { from, to: to() },
            Action::Leap { from, .. } => Self::Leapt { from, over: over(), to: to() },
            Action::Hop { from, .. } => Self::Hopped { from, over: over(), to: to() },
            Action::Take { at } => Self::Took(at),
            Action::TakeFromHand => Self::TookFromHand,
            Action::Decline => Self::Declined,
            Action::Stop => Self::Stopped,
        }
    }
}

/// The selection of a person, to place or to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// A piece on the board.
    Piece {
        /// Hole of the piece.
        at: Cell,
        /// Kinds of moves that it can make.
        ways: Mobility,
    },
    /// A piece in hand, to be placed without making a row of that length, if such rows are forbidden.
    InHand(Option<u8>),
}

/// The kinds of moves that a piece can make.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Mobility {
    /// A step to an adjacent hole.
    pub step: bool,
    /// A leap over an enemy.
    pub leap: bool,
    /// A hop over a piece of its own side.
    pub hop: bool,
}

/// An invalid move that has no notation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InvalidMove {
    /// The holes are in no common row or column.
    Diagonal(Cell, Cell),
    /// The holes are three or more apart.
    TooFar(Cell, Cell),
    /// The destination holds an enemy, which is leapt over by choosing the hole beyond.
    ChooseBeyond {
        /// Hole of the enemy.
        over: Cell,
        /// Hole to choose.
        to: Cell,
    },
    /// The computer plays that side and has not acted yet.
    OutOfTurn(Side),
    /// The piece is blocked: all adjacent holes are full.
    Shut(Cell),
}

/// The reason for which a text could not be parsed.
#[derive(Clone, Debug, PartialEq)]
pub enum ParseFailure {
    /// A malformed record, with the word at the error.
    Record(RecordError, String),
    /// An unbalanced parenthesis in a record: line and column.
    Parenthesis(usize, usize),
    /// An unknown ruleset key at the beginning.
    Key(KeyError),
    /// An invalid position for the rules.
    Position(SetupError),
    /// A malformed link.
    Link(LinkError),
    /// Empty text.
    Empty,
    /// Text longer than any game.
    TooLong,
    /// Unrecognised text.
    Unknown,
    /// A file that the browser cannot read.
    File,
}

/// A message of the position editor.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EditorMessage {
    /// The editor was opened.
    Begun,
    /// New content of a hole.
    Hole(Cell, Option<Side>),
    /// New number of pieces in a side's hand.
    Hand(Side, u8),
    /// The position is playable, with that side to act.
    Playable(Side),
    /// The position is not playable.
    Flawed(Flaw),
    /// A game was started from the position.
    Played,
    /// The editor was closed without a new game.
    Left,
}

/// An answer to a board query.
#[derive(Clone, Debug)]
pub enum BoardAnswer {
    /// No turn has been played yet.
    Untouched,
    /// Holes of a side's pieces.
    Pieces(Side, Vec<Cell>),
    /// Each side's number of pieces in hand and of captured pieces.
    Hands(BySide<(u8, u8)>),
    /// Legal actions at a hole; not empty.
    Can(Cell, Option<Side>, Vec<MoveDescription>),
    /// Reason for which a hole has no legal actions.
    Cannot(Cell, Option<Side>, Box<Message>),
    /// Pieces of a row or a column.
    Stretch(BoardLine, Vec<(Cell, Side)>),
}

/// A row or a column, labelled as on the board's edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardLine {
    /// Row, from 1 at the bottom.
    Row(u8),
    /// Column, from `a`.
    Column(char),
}

/// A parse error of typed move input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// An unknown word.
    Odd(String),
    /// Empty input.
    Empty,
    /// Input after the end of the turn.
    TooMuch,
}

/// The result of a copy to the clipboard.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ExportMessage {
    /// The text is in the clipboard.
    Copied,
    /// The text is selected for the user to copy, since the browser denied access to the clipboard.
    Marked,
}

/// A short name or caption.
#[derive(Clone, Debug, PartialEq)]
pub enum Name {
    /// Game, source and options of a ruleset.
    Title(&'static Ruleset),
    /// Accessible name of the board.
    Board(&'static Ruleset),
    /// Name of a level.
    Level(Level),
    /// Sides and levels of the computer players.
    Players(BySide<Player>),
    /// A turn of the record.
    Turn {
        /// Turn number as in records.
        number: u16,
        /// Side.
        side: Side,
        /// Moves of the turn; not empty.
        deeds: Vec<MoveDescription>,
    },
    /// A better turn; not empty.
    Better(Side, Vec<MoveDescription>),
    /// Result of a review: number of decisive turns.
    Turned(usize),
    /// Progress of a review.
    Judged {
        /// Number of turns reviewed.
        turns: usize,
        /// Number of turns.
        of: usize,
    },
    /// Player of each side.
    Sides(BySide<Player>),
    /// Progress of a saved game.
    Progress {
        /// Number of turns.
        turns: usize,
        /// Result, if the game has ended.
        end: Option<GameResult>,
    },
    /// Proven result of a principal variation for the side to act.
    Certain(table::WinDrawLoss),
    /// A row or a column.
    Stretch(BoardLine),
    /// Accessible name of a hole.
    Hole {
        /// Cell of the hole.
        cell: Cell,
        /// Piece in the hole.
        piece: Option<Side>,
        /// State of the hole.
        state: CellState,
    },
    /// Accessible name of a hand.
    Heap {
        /// Side.
        side: Side,
        /// Number of pieces.
        count: u8,
        /// Number of enemy pieces that the side has captured.
        taken: u8,
        /// State of the hand.
        state: CellState,
    },
    /// Caption of a hand.
    Caption {
        /// Number of pieces.
        count: u8,
        /// Number of enemy pieces that the side has captured.
        taken: u8,
    },
    /// Choice of a side's piece in the editor.
    Piece(Side),
    /// Choice of the side to act in the editor.
    Opens(Side),
    /// Label of the number of pieces in a side's hand.
    InHand(Side),
    /// The user plays that side.
    Mine(Side),
    /// Label of the button that confirms an action.
    PlayIt,
    /// Label of the button of an action.
    Button {
        /// Action of the button.
        action: Action,
        /// Side that would act.
        side: Side,
    },
    /// Label of the button that deletes a saved game.
    Forget,
    /// Heading of a part of a rulebook.
    Part(Part),
    /// One-sentence summary of a game.
    Gist(GameKind),
    /// Distinctive property of a rulebook.
    Trait(Difference),
    /// Full citation of a source.
    Source(&'static Source),
    /// Publisher and publication of a source.
    Published(&'static Source),
    /// Name of an option.
    Variation(Variation),
    /// Explanation of an option.
    Offer(Variation),
    /// Heading above a printed board.
    Paper(&'static Ruleset),
}

/// The state of a hole or a hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CellState {
    /// No particular state.
    Plain,
    /// Selected.
    Selected,
    /// Selected as a target and waiting for confirmation.
    Chosen,
    /// A press would act on it.
    Target(Target),
}
