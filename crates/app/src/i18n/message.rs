//! Everything that is said, as values; a [`Language`](crate::Language) puts it into words.

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

/// One sentence, or one short text, with all that goes into it.
#[derive(Clone, Debug)]
pub enum Message {
    /// What a side did, in order; not empty.
    Did(Side, Vec<MoveDescription>),
    /// What was taken back, in the order in which that side had done it; not empty.
    Undone(Side, Vec<MoveDescription>),
    /// A side lost so many pieces in hand, because it can place no more.
    HandLost(Side, u8),
    /// What is asked of a side, at the start of its turn.
    ToPlay(Side, Prompt),
    /// What is asked of a side, in the middle of its turn.
    Asked(Side, Prompt),
    /// The same, said right after that side has acted.
    LeapOn(Prompt),
    /// Where what a side has selected shall go.
    WhereTo(Side, Selection),
    /// The computer decides for that side.
    Thinking(Side),
    /// The computer would decide for that side, if one did not look at an earlier turn.
    Waiting(Side),
    /// One looks at a turn of the game.
    At {
        /// How many turns stand on the board.
        turn: usize,
        /// How many there are.
        of: usize,
        /// What was done last.
        last: Option<(Side, Vec<MoveDescription>)>,
    },
    /// The players have taken back that they ended the game.
    Unsettled,
    /// That side, a computer, does not agree on a draw.
    DrawDeclined(Side),
    /// A review is done; so many turns turned the game.
    Reviewed(usize),
    /// Something has come of the games that are kept.
    Storage(StorageMessage),
    /// What a side has chosen, and is to confirm.
    Confirm(Side, Action),
    /// What a side might do, and why.
    Hint {
        /// Who is advised.
        side: Side,
        /// The turn, or what is left of it; not empty.
        deeds: Vec<MoveDescription>,
        /// Why it is good.
        reason: Reason,
    },
    /// How the game stands.
    Verdict(Assessment),
    /// How many half-turns deep everything was looked at.
    Depth(u8),
    /// The rules forbid an action.
    Refused(Illegal),
    /// Something was tried on a board that is only to be looked at.
    ReadOnly,
    /// What was tried is no action at all.
    InvalidMove(InvalidMove),
    /// How to place a piece on a hole that the selected piece cannot reach.
    PlaceInstead {
        /// The hole.
        at: Cell,
        /// Where the selected piece stands.
        held: Cell,
    },
    /// Something was tried although the game has ended, and ended so.
    Ended(GameResult),
    /// A rule, read out; a long one is only named.
    Rule(&'static Rule),
    /// How the game ended, in sentences.
    Over(GameResult),
    /// Who won, or that nobody did.
    Headline(GameResult),
    /// Why the game ended so.
    Reason(GameResult),
    /// A new game begins.
    Begins(&'static Ruleset),
    /// A game has been loaded.
    Loaded(&'static Ruleset),
    /// A text could not be read, and nothing changed.
    ParseFailure(ParseFailure),
    /// What is to be said of a position that is being set up.
    Editor(EditorMessage),
    /// What became of a text that was to leave the table.
    Export(ExportMessage),
    /// A table of endgames is kept on this device.
    TableKept(String),
    /// Something went wrong that play goes on without.
    Warning(Warning),
    /// Something about lessons and puzzles.
    Teaching(Teaching),
    /// What the board answers to whoever asks it.
    BoardAnswer(BoardAnswer),
    /// Why a typed turn is none.
    InputError(InputError),
    /// Words that are in the reader's language already, as those of a lesson.
    Told(String),
    /// What something is called.
    Name(Name),
}

impl Message {
    /// A hint to play the turn that a line begins with, with what is known of its worth; `None`
    /// where the line begins with nothing legal.
    #[must_use]
    pub fn hint(game: &Game, line: &[Action], insight: impl Into<Insight>) -> Option<Self> {
        let turn = sandgrid_engine::turn(game, line);
        let deeds: Vec<MoveDescription> =
            turn.iter().map(|action| MoveDescription::of(*action)).collect();
        let reason = sandgrid_engine::reason(game, turn, insight);
        (!deeds.is_empty()).then(|| Self::Hint { side: game.position().turn(), deeds, reason })
    }
}

/// What has come of the games that are kept.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StorageMessage {
    /// A kept game goes on.
    Resumed(&'static Ruleset),
    /// Something turned out to be damaged.
    Damaged,
    /// What was kept on another device has been taken in.
    Imported {
        /// How many parts of it could not be read.
        damaged: usize,
    },
    /// A text is nothing that was kept on another device.
    BadBackup(BackupError),
}

/// What went wrong, though play goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The browser has no workers, or forbids them here: the engine thinks on the page.
    NoWorker,
    /// The worker died, and died again: the engine thinks on the page.
    WorkerDied,
    /// The engine cannot be had, or has died on the page, too.
    NoEngine,
    /// This device keeps nothing for us.
    NothingSaved,
    /// The words of a language cannot be had.
    LocaleNotLoaded,
    /// What was pressed takes the whole program, which cannot be had.
    NotWhole,
    /// The browser is older than what the page's looks are made with.
    OldBrowser,
    /// A table of endgames cannot be used.
    Table {
        /// Which, such as `yote-traditional-4v3`.
        name: String,
        /// Why, where it came at all.
        why: Option<String>,
    },
}

/// An action, with everything that it touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveDescription {
    /// A piece was placed.
    Placed(Cell),
    /// A piece stepped.
    Stepped {
        /// Where it stood.
        from: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// A piece leapt over an enemy.
    Leapt {
        /// Where it stood.
        from: Cell,
        /// Where the enemy stood.
        over: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// A piece leapt over a friend.
    Hopped {
        /// Where it stood.
        from: Cell,
        /// Where the friend stands.
        over: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// An enemy piece was taken from there.
    Took(Cell),
    /// An enemy piece was taken from the hand.
    TookFromHand,
    /// The second piece was declined.
    Declined,
    /// The piece stopped leaping.
    Stopped,
}

impl MoveDescription {
    /// What a legal action does.
    ///
    /// # Panics
    /// When the action leads off the lattice, which no legal one does.
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

/// What a person has selected to place or to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// A piece on the board.
    Piece {
        /// Where it stands.
        at: Cell,
        /// How it may go on from there.
        ways: Mobility,
    },
    /// A piece in hand, to be placed without making a row of so many, where that is forbidden.
    InHand(Option<u8>),
}

/// How a piece may move.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Mobility {
    /// To the next hole.
    pub step: bool,
    /// Over an enemy.
    pub leap: bool,
    /// Over a friend.
    pub hop: bool,
}

/// An attempt that cannot even be written as an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InvalidMove {
    /// From one hole to another that is in neither its row nor its column.
    Diagonal(Cell, Cell),
    /// From one hole to another that is three or more away.
    TooFar(Cell, Cell),
    /// Onto an enemy, who is leapt over by choosing the hole beyond.
    ChooseBeyond {
        /// Where the enemy stands.
        over: Cell,
        /// The hole to choose.
        to: Cell,
    },
    /// The computer decides for that side, and has not yet.
    OutOfTurn(Side),
    /// A piece cannot move, since every hole beside it is full.
    Shut(Cell),
}

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq)]
pub enum ParseFailure {
    /// It is meant as a record; the word that stands where it cannot be read.
    Record(RecordError, String),
    /// A parenthesis in a record has no other half: its line and its character there.
    Parenthesis(usize, usize),
    /// It begins with something that is no key of a ruleset.
    Key(KeyError),
    /// It is no position of these rules.
    Position(SetupError),
    /// It is meant as a link.
    Link(LinkError),
    /// There is nothing in it.
    Empty,
    /// It is longer than any game.
    TooLong,
    /// It is none of all these.
    Unknown,
    /// It is in a file that the browser cannot read.
    File,
}

/// What is to be said of a position that is being set up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EditorMessage {
    /// It begins.
    Begun,
    /// What stands in a hole now.
    Hole(Cell, Option<Side>),
    /// How many pieces a side has in hand now.
    Hand(Side, u8),
    /// That side can play from there.
    Playable(Side),
    /// Nobody can play from there.
    Flawed(Flaw),
    /// A game has begun from there.
    Played,
    /// It has ended, and the game goes on.
    Left,
}

/// What the board answers to whoever asks it.
#[derive(Clone, Debug)]
pub enum BoardAnswer {
    /// Nothing has been played yet.
    Untouched,
    /// Where a side's pieces stand.
    Pieces(Side, Vec<Cell>),
    /// How many pieces each side has in hand, and has captured.
    Hands(BySide<(u8, u8)>),
    /// What can be done at a hole; not empty.
    Can(Cell, Option<Side>, Vec<MoveDescription>),
    /// Why nothing can.
    Cannot(Cell, Option<Side>, Box<Message>),
    /// The pieces of a row or a column.
    Stretch(BoardLine, Vec<(Cell, Side)>),
}

/// A row or a column, as the board's edge numbers it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardLine {
    /// That row, from 1 below.
    Row(u8),
    /// That column, from `a`.
    Column(char),
}

/// Why a typed turn is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// That part of it says nothing to us.
    Odd(String),
    /// There is nothing in it.
    Empty,
    /// The turn is over before that.
    TooMuch,
}

/// What became of a text that was to leave the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ExportMessage {
    /// It can be pasted elsewhere.
    Copied,
    /// The browser lets nobody but the reader copy it.
    Marked,
}

/// What something is called.
#[derive(Clone, Debug, PartialEq)]
pub enum Name {
    /// The game, its source, its variations.
    Title(&'static Ruleset),
    /// The whole board.
    Board(&'static Ruleset),
    /// How strong the computer plays.
    Level(Level),
    /// Which sides computers play, and how well.
    Players(BySide<Player>),
    /// A turn of the record.
    Turn {
        /// As records number it.
        number: u16,
        /// Whose it is.
        side: Side,
        /// What was done; not empty.
        deeds: Vec<MoveDescription>,
    },
    /// What would have been better; not empty.
    Better(Side, Vec<MoveDescription>),
    /// A review is done; so many turns turned the game.
    Turned(usize),
    /// A review goes on.
    Judged {
        /// How many turns have been looked at.
        turns: usize,
        /// How many there are.
        of: usize,
    },
    /// Who plays which side.
    Sides(BySide<Player>),
    /// How far a kept game has come.
    Progress {
        /// How many turns it has.
        turns: usize,
        /// How it ended, if it did.
        end: Option<GameResult>,
    },
    /// What a line is sure to come to, for whoever acts.
    Certain(table::WinDrawLoss),
    /// A row or a column.
    Stretch(BoardLine),
    /// A hole, for whoever cannot see it.
    Hole {
        /// Which.
        cell: Cell,
        /// What stands in it.
        piece: Option<Side>,
        /// What is the matter with it.
        state: CellState,
    },
    /// The pieces in hand, for whoever cannot see them.
    Heap {
        /// Whose.
        side: Side,
        /// How many.
        count: u8,
        /// How many enemy pieces that side has captured.
        taken: u8,
        /// What is the matter with it.
        state: CellState,
    },
    /// The same, as a caption.
    Caption {
        /// How many.
        count: u8,
        /// How many enemy pieces that side has captured.
        taken: u8,
    },
    /// One piece of a side, as one chooses it to put it on the board.
    Piece(Side),
    /// A side is the first to play from a position.
    Opens(Side),
    /// What a side has in hand, before its number.
    InHand(Side),
    /// The reader plays a side.
    Mine(Side),
    /// What is written on the button that confirms an action.
    PlayIt,
    /// What is written on the button of an action.
    Button {
        /// What it does.
        action: Action,
        /// Who would do it.
        side: Side,
    },
    /// What is written on the button that forgets a kept game for good.
    Forget,
    /// The heading of a part of a rulebook.
    Part(Part),
    /// A game in one breath.
    Gist(GameKind),
    /// Something that sets a rulebook apart.
    Trait(Difference),
    /// A source with all that is known of it.
    Source(&'static Source),
    /// Who published a source, and how.
    Published(&'static Source),
    /// An option of a rulebook.
    Variation(Variation),
    /// What that option means.
    Offer(Variation),
    /// What stands above a board on paper.
    Paper(&'static Ruleset),
}

/// What is the matter with a hole or a heap.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CellState {
    /// Nothing.
    Plain,
    /// It is selected.
    Selected,
    /// What it is pressed for waits to be confirmed.
    Chosen,
    /// Pressing it would do something.
    Target(Target),
}
