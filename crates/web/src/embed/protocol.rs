//! The messages between a host and a board, version 1 of the protocol. It only grows: everything
//! keeps its name and its meaning.
//!
//! Every message is a plain object with `sandgrid: 1`. TypeScript's types are made from these.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::xapi::{Statement, TaskKind};

/// The version of the protocol.
pub const VERSION: u8 = 1;

/// A request of the host. With an `id`, the board answers it by [`HostEvent::Answer`].
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Request {
    /// Begin a new game; what is not said stays as it is.
    New {
        /// The ruleset's key.
        rules: Option<String>,
        /// The visitor's side.
        side: Option<String>,
        /// The computer's level, 1 to 13.
        level: Option<u8>,
    },
    /// Put a game on the board: a position, a record, or a link.
    Load {
        /// It, as text.
        text: String,
    },
    /// Play an action or a whole turn for the side to act.
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
        /// The number of turns forward; backward if negative.
        by: Option<i32>,
        /// The number of turns on the board.
        to: Option<u32>,
    },
    /// Give the game as text.
    Export {
        /// The form.
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

/// The form of an exported game.
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

/// A message of the board.
#[derive(Clone, Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum HostEvent {
    /// It is there, and can be played and asked.
    Ready {
        /// The names of everything that this board understands, so that a host need not guess.
        options: Vec<&'static str>,
        /// How the game stands.
        state: BoardState,
    },
    /// A turn was played.
    Turn {
        /// The side.
        side: SideName,
        /// As records write it.
        text: String,
        /// In the page's language.
        words: String,
        /// How the game stands now.
        state: BoardState,
    },
    /// The turn of the next `turn` message captured pieces.
    Capture {
        /// The side.
        side: SideName,
        /// The holes, in order.
        cells: Vec<String>,
        /// How many from the other's hand.
        #[serde(rename = "fromHand")]
        from_hand: u32,
    },
    /// The board shows another turn: by stepping, or by undo.
    Step {
        /// The state there.
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
        /// The winner; `null` if the Fence was empty first.
        winner: Option<SideName>,
        /// The score of each seat, in the order of the seats.
        seats: Vec<Share>,
        /// In the page's language.
        words: String,
        /// How the game stands now.
        state: BoardState,
    },
    /// The game has ended.
    Ending {
        /// The winner; `null` is a draw.
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
    /// A hint.
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
    /// No touch for the time of `idle`.
    Idle {
        /// The time in seconds.
        seconds: u16,
    },
    /// The board is as it was when it was opened.
    Reset,
    /// The game on the board, for [`Request::Restore`].
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
        /// Its contents.
        text: String,
    },
    /// The answer to a request with an `id`.
    Answer {
        /// The request's.
        id: Id,
        /// The requested value.
        value: Answer,
    },
    /// Something went wrong, or was not understood; nothing has changed.
    Error {
        /// The code.
        code: Code,
        /// The message in English, for developers.
        message: String,
        /// The request's, where it had one.
        id: Option<Id>,
    },
}

/// A seat's score in a round of Yebo.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Share {
    /// The seat.
    pub side: SideName,
    /// How many points.
    pub points: i32,
    /// How many it has of all rounds so far.
    pub total: i32,
}

/// A visitor's achievement.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct LearningResult {
    /// Its kind.
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

/// The id of a request.
#[derive(Clone, Debug, Deserialize, Serialize, Tsify)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(f64),
    /// A word.
    Text(String),
}

/// The value of an answer.
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
    /// The side to act; `null` once the game is over.
    pub turn: Option<SideName>,
    /// How many turns stand on the board; one that is not finished counts. At Yebo, how many acts were
    /// done.
    pub at: u32,
    /// How many the game has.
    pub of: u32,
    /// The code of the page's language.
    pub lang: String,
    /// The prompt, or the result, in the page's language.
    pub words: String,
    /// The title of the game, in the page's language.
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

/// The code of an error.
#[derive(Copy, Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message is of another version of the protocol.
    UnknownVersion,
    /// There is no such request, or it lacks something.
    UnknownRequest,
    /// There is no such option, or not with that value.
    UnknownOption,
    /// The text is no game.
    UnknownText,
    /// The request is not allowed, or impossible.
    Refused,
}
