//! Messages: values for all texts of the program; a [`Language`](crate::Language) formats them.

use core::fmt;

use sandgrid_engine::{Insight, Level, Reason};
use sandgrid_rules::{
    Action, BySide, Cell, Game, Illegal, KeyError, Outcome, RecordError, Rule, Ruleset, SetupError,
    Side,
};

pub use super::name::{BoardLine, CellState, MoveDescription, Name};
use crate::{Assessment, BackupError, Flaw, GameResult, LinkError, Prompt, Seating, Teaching};

/// A sentence or a short text with its arguments.
#[derive(Clone, Debug)]
pub enum Message {
    /// Moves of a side, in order; not empty.
    Played(Side, Vec<MoveDescription>),
    /// Undone moves of a side, in their original order; not empty.
    Undone(Side, Vec<MoveDescription>),
    /// A side lost that number of pieces in hand, because it can place no more.
    HandLost(Side, u8),
    /// After a leap, no piece of that side is on the board to be taken as the second one.
    NoSecond(Side),
    /// A step has opened a row: the same piece closes it by stepping back to that hole.
    RowOpened(Cell),
    /// Prompt for a side at the start of its turn.
    ToPlay(Side, Seating, Prompt),
    /// Prompt for the only person at the screen at the start of a turn.
    YourTurn(Prompt),
    /// The person at the screen plays that side, against the player of the other one.
    Against(Side, Seating),
    /// The player of that side has just captured that number of pieces.
    Captured(Side, Seating, usize),
    /// Prompt for a side in the middle of its turn.
    Asked(Side, Prompt),
    /// Prompt for the side that has just acted.
    LeapOn(Prompt),
    /// Prompt for the destination of a side's selection.
    WhereTo(Side, Selection),
    /// The computer is thinking for that side.
    Thinking(Side),
    /// The computer player of that side is thinking, and a person waits.
    PersonaThinks(Side, Seating),
    /// The friend elsewhere is to act on that side.
    Awaiting(Side, Seating),
    /// Message of a game with a friend elsewhere.
    Correspondence(CorrespondenceMessage),
    /// The board shows an earlier turn of the game.
    Browsing {
        /// Number of the last turn on the board; 0 at the beginning.
        turn: usize,
        /// Number of the last turn of the game.
        of: usize,
    },
    /// The board shows the position before a turn that the review names.
    BrowsingBefore {
        /// Number of the named turn.
        turn: usize,
        /// Number of the last turn of the game.
        of: usize,
    },
    /// A game between two computers is paused at that side's turn.
    Waiting(Side),
    /// Browsing position.
    BrowsedTo {
        /// Number of turns on the board.
        turn: usize,
        /// Number of turns in the game.
        of: usize,
        /// Last turn on the board.
        last: Option<(Side, Vec<MoveDescription>)>,
    },
    /// The action continues a copy of the game from that turn; the game itself stays as it was.
    Branched(usize),
    /// The position stands for the second time; the third time ends the game with that result.
    NearsRepetition(Outcome),
    /// The game ends after that number of turns if nothing is placed or captured.
    QuietSoon(u8),
    /// Resignation or agreement was undone.
    AdjudicationUndone,
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
        moves: Vec<MoveDescription>,
        /// Reason for the move.
        reason: Reason,
    },
    /// Evaluation of the position.
    Assessment(Assessment),
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
    Rule {
        /// The rule.
        rule: &'static Rule,
        /// The ruleset in play.
        rules: &'static Ruleset,
    },
    /// Result of the game in sentences.
    Over {
        /// Result.
        end: GameResult,
        /// Player of each side.
        seating: Seating,
        /// Captured pieces of each side.
        score: BySide<u8>,
    },
    /// Winner, or a draw.
    Headline(GameResult),
    /// Result as the person at the screen sees it, with the captured pieces.
    Score {
        /// Result.
        end: GameResult,
        /// Player of each side.
        seating: Seating,
        /// Number of pieces that each side has captured.
        score: BySide<u8>,
    },
    /// Reason of the result.
    Reason(GameResult),
    /// Reason of the result, as the person at the screen sees it.
    OwnReason {
        /// The result.
        end: GameResult,
        /// Player of each side.
        seating: Seating,
    },
    /// A new game begins.
    Begins(&'static Ruleset),
    /// A game was imported; with the side and the level of the computer against which it was played.
    Loaded(&'static Ruleset, Option<(Side, Level)>),
    /// A text could not be parsed; nothing changed.
    ParseFailure(ParseFailure),
    /// Message about the page's address.
    Address(AddressMessage),
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
    /// A text that is already localised, such as a lesson's.
    Verbatim(String),
    /// A short name or caption.
    Name(Name),
}

impl Message {
    /// Returns a hint to play the first turn of a principal variation, with the reason; `None` if the variation
    /// begins with no legal action.
    #[must_use]
    pub fn hint(game: &Game, line: &[Action], insight: impl Into<Insight>) -> Option<Self> {
        let turn = sandgrid_engine::turn(game, line);
        let moves: Vec<MoveDescription> =
            turn.iter().map(|action| MoveDescription::of(*action)).collect();
        let reason = sandgrid_engine::reason(game, turn, insight);
        (!moves.is_empty()).then(|| Self::Hint { side: game.position().turn(), moves, reason })
    }
}

/// A message of a game with a friend elsewhere. The side is the friend's, unless a variant says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorrespondenceMessage {
    /// The friend invites to a game of these rules.
    Invited(Side, Seating, &'static Ruleset),
    /// The friend has acted.
    Arrived(Side, Seating),
    /// The link is older than the game.
    Older(Side, Seating),
    /// The received game differs from the saved one, and is now a separate game.
    Different(Side, Seating),
    /// Instruction to send the game to the friend, who begins it.
    SendFirst(Side, Seating),
    /// Instruction to send the last turn.
    Send(Side, Seating),
    /// The link is in the clipboard.
    Copied(Side, Seating),
    /// The turn was sent.
    Sent,
    /// Label of the button that sends.
    SendLabel(Side, Seating),
    /// Text before the link of an invitation; the side is the reader's.
    MailFirst(Side, &'static Ruleset),
    /// Text before the link of a turn, with the turn's notation.
    Mail(&'static Ruleset, String),
}

/// A message about the page's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressMessage {
    /// The address names an unknown ruleset, this one.
    UnknownRules(String),
    /// Label of the button that leads to all games.
    ChooseGame,
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
    /// No entry is saved: a backup file would be empty.
    NothingKept,
    /// A game is not saved any more: another window has deleted it.
    DeletedElsewhere,
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
    ProgramNotLoaded,
    /// The browser is too old for the page's styles.
    OldBrowser,
    /// A table or a network cannot be used.
    EngineFile {
        /// Path from the page's folder.
        path: String,
        /// Reason, if the file was loaded at all.
        why: Option<String>,
    },
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
    Blocked(Cell),
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
    /// A record of Yebo, which another page plays.
    Yebo,
    /// A backup file, which another dialog reads.
    Backup,
    /// A file that the browser cannot read.
    File,
    /// Several files at once.
    Files,
}

/// The failure in English, for developers; people read [`Message::ParseFailure`].
impl fmt::Display for ParseFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(RecordError { line, column, .. }, _) | Self::Parenthesis(line, column) => {
                write!(f, "the record has an error in line {line}, character {column}")
            }
            Self::Key(error) => error.fmt(f),
            Self::Position(SetupError { field, .. }) => {
                write!(f, "the position has an error in field {}", *field as u8 + 1)
            }
            Self::Link(_) => f.write_str("the link is damaged, or of a later version"),
            Self::Empty => f.write_str("the text is empty"),
            Self::TooLong => f.write_str("the text is longer than 1 MiB"),
            Self::Yebo => f.write_str("this is a game of Yebo, for a board of Yebo"),
            Self::Unknown | Self::Backup | Self::File | Self::Files => {
                f.write_str("this is no position, record or link")
            }
        }
    }
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
    /// A game was loaded from a position in which a game that reaches it is over.
    AtEnd(Outcome),
    /// A game was started from the position.
    Played,
    /// The editor was closed without a new game.
    Left,
}

/// An answer to a board query.
#[derive(Clone, Debug)]
pub enum BoardAnswer {
    /// No turn has been played yet.
    NoTurns,
    /// Holes of a side's pieces.
    Pieces(Side, Vec<Cell>),
    /// Each side's number of pieces in hand and of captured pieces.
    Hands(BySide<(u8, u8)>),
    /// Legal actions at a hole; not empty.
    Can(Cell, Option<Side>, Vec<MoveDescription>),
    /// Reason for which a hole has no legal actions.
    Cannot(Cell, Option<Side>, Box<Message>),
    /// Pieces of a row or a column.
    Line(BoardLine, Vec<(Cell, Side)>),
}

/// A parse error of typed move input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// An unknown word.
    UnknownWord(String),
    /// Empty input.
    Empty,
    /// Input after the end of the turn.
    TrailingInput,
}

/// A message of the dialog that exports games.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ExportMessage {
    /// The text is in the clipboard.
    Copied,
    /// The text is selected for the user to copy, since the browser denied access to the clipboard.
    Marked,
    /// The computer's side and level where the link is opened.
    Against(Side, Level),
}
