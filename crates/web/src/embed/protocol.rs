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
    /// Begin a new game; missing fields keep their present values.
    New {
        /// The ruleset's key.
        rules: Option<String>,
        /// The visitor's side.
        side: Option<String>,
        /// The computer's level, 1 to 13.
        level: Option<u8>,
    },
    /// Load a game: a position, a record, or a link.
    Load {
        /// The game, as text.
        text: String,
    },
    /// Play an action or a whole turn for the side to act.
    Play {
        /// The notation of records: `c3`, `c3-c4`, `c3xe3*a5`.
        turn: String,
    },
    /// Take back the last decision.
    Undo,
    /// Replay the decision that was taken back.
    Redo,
    /// Restart the same game from its first position.
    Restart,
    /// Request a hint; the answer is [`HostEvent::Hint`].
    Hint,
    /// Show another turn of the game.
    Step {
        /// The number of turns forward; backward if negative.
        by: Option<i32>,
        /// The number of turns on the board.
        to: Option<u32>,
    },
    /// Export the game as text.
    Export {
        /// The form.
        form: Form,
    },
    /// Set an embed option; names and values are those of the attributes.
    Set {
        /// The option's name.
        name: String,
        /// The option's value; `null` resets it.
        value: Option<Value>,
    },
    /// Continue a game that [`HostEvent::Kept`] has sent.
    Restore {
        /// The game, as text.
        text: String,
    },
    /// Request the state of the game.
    State,
}

/// The form of an exported game.
#[derive(Copy, Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// All turns of the game.
    Record,
    /// The position on the board, with its ruleset.
    Position,
    /// An address that opens the game; from a local file, only its fragment.
    Link,
}

/// The value of an embed option, as scripts write it.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(untagged)]
pub enum Value {
    /// A text.
    Text(String),
    /// A boolean.
    Switch(bool),
    /// A number.
    Number(f64),
}

/// A message of the board.
#[derive(Clone, Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum HostEvent {
    /// The board has loaded and accepts requests.
    Ready {
        /// The names of all embed options that this board supports.
        options: Vec<&'static str>,
        /// The state of the game.
        state: BoardState,
    },
    /// A turn was played.
    Turn {
        /// The side.
        side: SideName,
        /// The turn in the notation of records.
        text: String,
        /// The turn in the page's language.
        words: String,
        /// The state after the turn.
        state: BoardState,
    },
    /// The turn of the next `turn` message captured pieces.
    Capture {
        /// The side.
        side: SideName,
        /// The holes, in order.
        cells: Vec<String>,
        /// Number of pieces captured from the opponent's hand.
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
        /// The state of that game.
        state: BoardState,
    },
    /// A round of Yebo is over.
    Round {
        /// The number of the round, 1 to 6.
        number: u32,
        /// The winner; `null` if the Fence was empty first.
        winner: Option<SideName>,
        /// The score of each seat, in the order of the seats.
        seats: Vec<Share>,
        /// The result in the page's language.
        words: String,
        /// The state after the round.
        state: BoardState,
    },
    /// The game has ended.
    Ending {
        /// The winner; `null` is a draw.
        winner: Option<SideName>,
        /// The result in the page's language.
        words: String,
        /// The id of the rule behind it, such as `004-R13`; `null` if the players agreed or one resigned.
        rule: Option<String>,
    },
    /// A player tried something that is not allowed.
    Illegal {
        /// The reason in the page's language.
        words: String,
        /// The id of the rule behind it, if any.
        rule: Option<String>,
    },
    /// A hint.
    Hint {
        /// The hint and its reason in the page's language.
        words: String,
        /// The holes of the suggested turn, in order.
        cells: Vec<String>,
    },
    /// The page's language has changed.
    LanguageChange {
        /// The code of the new language.
        lang: String,
    },
    /// No touch for the time of `idle`.
    Idle {
        /// The time in seconds.
        seconds: u16,
    },
    /// The board was reset to its initial state.
    Reset,
    /// The game on the board, for [`Request::Restore`].
    Kept {
        /// The game, as text; empty while a task is in its place, `null` if there is nothing to continue.
        text: Option<String>,
    },
    /// The board's preferred height.
    Resize {
        /// The height in CSS pixels, at the present width.
        height: u32,
    },
    /// A learning result or a finished game; sent only with the option `learning`.
    Learning(LearningResult),
    /// A document to print; sent only if the option `takes` names it.
    Print {
        /// A suggested file name.
        name: String,
        /// The media type, `text/html`.
        #[serde(rename = "type")]
        kind: &'static str,
        /// The complete document.
        text: String,
    },
    /// A file to save; sent only if the option `takes` names it.
    Save {
        /// The file name.
        name: String,
        /// The media type, `text/plain`.
        #[serde(rename = "type")]
        kind: &'static str,
        /// Its contents.
        text: String,
    },
    /// The answer to a request with an `id`.
    Answer {
        /// The request's id.
        id: Id,
        /// The requested value.
        value: Answer,
    },
    /// An error; a request with that id has changed nothing.
    Error {
        /// The code.
        code: Code,
        /// The message in English, for developers.
        message: String,
        /// The request's id, if it had one.
        id: Option<Id>,
    },
}

/// A seat's score in a round of Yebo.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Share {
    /// The seat.
    pub side: SideName,
    /// Points of the round.
    pub points: i32,
    /// Total points of all rounds so far.
    pub total: i32,
}

/// A visitor's achievement.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct LearningResult {
    /// Its kind.
    pub kind: TaskKind,
    /// The lesson's key, the puzzle's number, or the ruleset's key.
    pub name: String,
    /// The person's side, if several people play: each has a result.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<SideName>,
    /// From 0 to 1: the share of the lesson, whether the puzzle is solved, or the result of the game.
    pub score: f64,
    /// Whether the activity is complete.
    pub complete: bool,
    /// Of a lesson, the numbers of the steps that were done on this board.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<u32>>,
    /// The same as an xAPI statement; the host adds the actor.
    pub statement: Statement,
}

/// The id of a request.
#[derive(Clone, Debug, Deserialize, Serialize, Tsify)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
}

/// The value of an answer.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(untagged)]
pub enum Answer {
    /// The state of the game.
    State(BoardState),
    /// A game as text.
    Text(String),
}

/// The state of a game.
#[derive(Clone, Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct BoardState {
    /// The ruleset's key, or `yebo`.
    pub rules: String,
    /// The position in the format of docs/formats.md, without its ruleset; empty for Yebo, which has no
    /// position format.
    pub position: String,
    /// The side to act; `null` once the game is over.
    pub turn: Option<SideName>,
    /// Number of turns on the board, including an unfinished one; for Yebo, the number of acts.
    pub at: u32,
    /// Number of turns of the whole game.
    pub of: u32,
    /// The code of the page's language.
    pub lang: String,
    /// The prompt, or the result, in the page's language.
    pub words: String,
    /// The title of the game, in the page's language.
    pub title: String,
    /// The key of the lesson on the board, as the option `lesson` has it; `null` if there is none.
    pub lesson: Option<String>,
    /// The number of the puzzle on the board, from 1; `null` if there is none.
    pub puzzle: Option<u32>,
}

/// A side; for Yebo, a seat.
#[derive(Copy, Clone, Debug, Serialize, Tsify)]
pub enum SideName {
    /// The side that begins.
    #[serde(rename = "first")]
    First,
    /// The other side.
    #[serde(rename = "second")]
    Second,
    /// The first seat of Yebo; the others follow clockwise.
    A,
    /// The second seat.
    B,
    /// The third seat.
    C,
    /// The fourth seat.
    D,
}

/// The code of an error.
#[derive(Copy, Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message is of another version of the protocol.
    UnknownVersion,
    /// The request is unknown, or lacks a field.
    UnknownRequest,
    /// There is no such option, or not with that value.
    UnknownOption,
    /// The text is not a game.
    UnknownText,
    /// The request is not allowed, or impossible.
    Refused,
}
