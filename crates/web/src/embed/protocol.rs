//! What a host and a board say to each other, in version 1 of the protocol. It only grows: what is
//! here keeps its name and its meaning.
//!
//! Every message is a plain object with `sandgrid: 1`. TypeScript's types are made from these.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::xapi::{Statement, TaskKind};

/// The version of the protocol.
pub const VERSION: u8 = 1;

/// What a host asks of a board. With an `id` beside it, it is answered by [`HostEvent::Answer`].
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Request {
    /// Begin a new game; what is not said stays as it is.
    New {
        /// The ruleset's key.
        rules: Option<String>,
        /// What the visitor plays.
        side: Option<String>,
        /// The computer's level, 1 to 13.
        level: Option<u8>,
    },
    /// Put a game on the board: a position, a record, or a link.
    Load {
        /// It, as text.
        text: String,
    },
    /// Play an action or a whole turn for whoever acts.
    Play {
        /// As records write it: `c3`, `c3-c4`, `c3xe3*a5`.
        turn: String,
    },
    /// Take the last decision back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Begin the same game again from its first position.
    Restart,
    /// Ask what to play; the answer is [`HostEvent::Hint`].
    Hint,
    /// Go to another turn of the game.
    Step {
        /// So many turns on; back, where it is negative.
        by: Option<i32>,
        /// To where so many turns stand on the board.
        to: Option<u32>,
    },
    /// Give the game as text.
    Export {
        /// As what.
        form: Form,
    },
    /// State a term of the board: the same names and values as the attributes.
    Set {
        /// Its name.
        name: String,
        /// Its value; `null` takes it back.
        value: Option<Value>,
    },
    /// Go on with a game that [`HostEvent::Kept`] has told.
    Restore {
        /// It, as text.
        text: String,
    },
    /// Say how the game stands.
    State,
}

/// In which form a game leaves the board.
#[derive(Copy, Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// All its turns.
    Record,
    /// The position on the board, with its rules.
    Position,
    /// An address that opens the game; from a disk, the end of one.
    Link,
}

/// A term's value, as scripts write it.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(untagged)]
pub enum Value {
    /// A word.
    Text(String),
    /// A switch.
    Switch(bool),
    /// A number.
    Number(f64),
}

/// What a board says to its host.
#[derive(Clone, Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum HostEvent {
    /// It is there, and can be played and asked.
    Ready {
        /// The names of everything that this board understands, so that a host need not guess.
        terms: Vec<&'static str>,
        /// How the game stands.
        state: BoardState,
    },
    /// A turn was played.
    Turn {
        /// By whom.
        side: SideName,
        /// As records write it.
        text: String,
        /// In the page's language.
        words: String,
        /// How the game stands now.
        state: BoardState,
    },
    /// Pieces were captured in the turn that is told next.
    Capture {
        /// By whom.
        side: SideName,
        /// From which holes, in order.
        cells: Vec<String>,
        /// How many from the other's hand.
        #[serde(rename = "fromHand")]
        from_hand: u32,
    },
    /// The board stands at another turn: somebody stepped, or took back.
    Step {
        /// How the game stands there.
        state: BoardState,
    },
    /// Another game is on the board.
    Game {
        /// How it stands.
        state: BoardState,
    },
    /// A round of Yebo is over.
    Round {
        /// Which of the six: 1 to 6.
        number: u32,
        /// Who won it; `null` where the Fence was empty before anybody did.
        winner: Option<SideName>,
        /// What it brought everybody, in the order of the seats.
        seats: Vec<Share>,
        /// In the page's language.
        words: String,
        /// How the game stands now.
        state: BoardState,
    },
    /// The game has ended.
    Ending {
        /// Who won; `null` is a draw.
        winner: Option<SideName>,
        /// In the page's language.
        words: String,
        /// The rule behind it, such as `004-R13`; `null` where the players have settled it.
        rule: Option<String>,
    },
    /// Something was tried that is not allowed.
    Illegal {
        /// Why, in the page's language.
        words: String,
        /// The rule behind it, where there is one.
        rule: Option<String>,
    },
    /// What to play.
    Hint {
        /// And why, in the page's language.
        words: String,
        /// The holes that it touches, in order.
        cells: Vec<String>,
    },
    /// The page speaks another language.
    LanguageChange {
        /// Its code.
        lang: String,
    },
    /// Nobody has touched the board for as long as `idle` says.
    Idle {
        /// So many seconds.
        seconds: u16,
    },
    /// The board is as it was when it was opened.
    Reset,
    /// The game on the board, with which [`Request::Restore`] goes on.
    Kept {
        /// It, as text; `null` where there is nothing to go on with.
        text: Option<String>,
    },
    /// How much room the board would like.
    Resize {
        /// In CSS pixels, at its present width.
        height: u32,
    },
    /// Something was learned or played to its end; only where `learning` is stated.
    Learning(LearningResult),
    /// Something is to be printed; only where `takes` names it.
    Print {
        /// A file's name for it.
        name: String,
        /// Its media type, `text/html`.
        #[serde(rename = "type")]
        kind: &'static str,
        /// It, as a whole document.
        text: String,
    },
    /// Something is to be saved as a file; only where `takes` names it.
    Save {
        /// The file's name.
        name: String,
        /// Its media type, `text/plain`.
        #[serde(rename = "type")]
        kind: &'static str,
        /// What is in it.
        text: String,
    },
    /// What a request with an `id` came to.
    Answer {
        /// The request's.
        id: Id,
        /// What was asked for.
        value: Answer,
    },
    /// Something went wrong, or was not understood; nothing has changed.
    Error {
        /// What, as one word.
        code: Code,
        /// What, in English, for whoever writes the page.
        message: String,
        /// The request's, where it had one.
        id: Option<Id>,
    },
}

/// What a round of Yebo brought a seat.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Share {
    /// Whom.
    pub side: SideName,
    /// How many points.
    pub points: i32,
    /// How many it has of all rounds so far.
    pub total: i32,
}

/// What a visitor has achieved.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct LearningResult {
    /// What it was.
    pub kind: TaskKind,
    /// The lesson's key, the puzzle's number, or the ruleset's key.
    pub name: String,
    /// From 0 to 1: how much of the lesson is done, whether the puzzle is, what the game brought.
    pub score: f64,
    /// Whether all of it is done.
    pub complete: bool,
    /// The same as an xAPI statement, to which the host adds the actor.
    pub statement: Statement,
}

/// By what a request is known.
#[derive(Clone, Debug, Deserialize, Serialize, Tsify)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(f64),
    /// A word.
    Text(String),
}

/// What was asked for.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(untagged)]
pub enum Answer {
    /// How the game stands.
    State(BoardState),
    /// A game as text.
    Text(String),
}

/// How a game stands.
#[derive(Clone, Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct BoardState {
    /// The ruleset's key; `yebo`.
    pub rules: String,
    /// The position, as docs/formats.md has it, without its rules; empty at Yebo, whose table is not
    /// written as one.
    pub position: String,
    /// Who acts; `null` once the game is over.
    pub turn: Option<SideName>,
    /// How many turns stand on the board; one that is not finished counts. At Yebo, how many acts were
    /// done.
    pub at: u32,
    /// How many the game has.
    pub of: u32,
    /// The code of the page's language.
    pub lang: String,
    /// What is asked, or how the game ended, in the page's language.
    pub words: String,
    /// What the game is called, in the page's language.
    pub title: String,
}

/// A side; at Yebo, a seat.
#[derive(Copy, Clone, Debug, Serialize, Tsify)]
pub enum SideName {
    /// The one that begins.
    #[serde(rename = "first")]
    First,
    /// The other one.
    #[serde(rename = "second")]
    Second,
    /// The first seat of Yebo, and the others clockwise.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

/// What went wrong.
#[derive(Copy, Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message is of another version of the protocol.
    UnknownVersion,
    /// There is no such request, or it lacks something.
    UnknownRequest,
    /// There is no such term, or not with that value.
    UnknownTerm,
    /// The text is no game.
    UnknownText,
    /// What was asked for is not allowed, or cannot be done.
    Refused,
}
