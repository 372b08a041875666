//! The scene: a description of the screen, from which the picture and the grid of buttons are both rendered.

use std::rc::Rc;

use sandgrid_engine::Level;
use sandgrid_rules::{Action, BySide, Cell, Rule, Ruleset, Shape, Side};

use crate::{Brush, PieceSet, Rematch};

pub use review::{Review, ReviewPoint, ReviewState, TurningPoint};

pub(crate) mod board_query;
pub(crate) mod layout;
pub(crate) mod piece_set;
pub(crate) mod prompt;
pub(crate) mod review;
pub(crate) mod scan;
pub(crate) mod sound_cue;

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Ruleset in play.
    pub rules: &'static Ruleset,
    /// Columns and rows of the board.
    pub shape: Shape,
    /// Piece set.
    pub set: PieceSet,
    /// Hole of the action that waits for confirmation, if actions are confirmed.
    pub chosen: Option<Cell>,
    /// Holes of the board, row by row from the top, left to right.
    pub holes: Vec<Hole>,
    /// Hole with the keyboard focus, as far as the board has it.
    pub focus: Cell,
    /// Pieces in hand.
    pub hands: BySide<Heap>,
    /// Side whose hand is near the reader.
    pub near: Side,
    /// Side to act; `None` when the game is over.
    pub turn: Option<Side>,
    /// Status line: the current prompt.
    pub status: String,
    /// The last refusal; cleared by the next accepted input.
    pub notice: Option<Notice>,
    /// Actions without a hole on the board.
    pub choices: Vec<Choice>,
    /// Result of the game.
    pub ending: Option<Ending>,
    /// Rows that the last turn has made, each with its holes from one end to the other.
    pub rows: Vec<Vec<Cell>>,
    /// Rows of a side that its last turn opened and one step closes again.
    pub open_rows: Vec<Vec<Cell>>,
    /// Whether an undo would change anything.
    pub can_undo: bool,
    /// Whether a redo would change anything.
    pub can_redo: bool,
    /// Game, rulebook and options.
    pub title: String,
    /// Accessible name of the grid.
    pub grid_name: String,
    /// Whether a computer player is thinking.
    pub is_thinking: bool,
    /// State of the hint.
    pub hint: Hint,
    /// Origin and destination of the suggested move: of a hint, of a review, or of the analysis.
    pub arrow: Option<(Cell, Cell)>,
    /// Origin and destination of the move that was played here, during a review.
    pub played: Option<(Cell, Cell)>,
    /// Analysis of the position, if enabled.
    pub analysis: Option<Analysis>,
    /// State of a game between two computers.
    pub computer_game: Option<ComputerGame>,
    /// Turns of the game, and the current place among them.
    pub record: MoveList,
    /// Ways in which a person can end the game now.
    pub leave: Leaving,
    /// State of the review of the game.
    pub review: ReviewState,
    /// State of the position editor, if open.
    pub editing: Option<EditorView>,
    /// The lesson or puzzle on the board in place of a game.
    pub course: Option<LessonPanel>,
    /// Invitation to send the game to a friend elsewhere.
    pub sending: Option<Sending>,
}

/// The view of a lesson or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPanel {
    /// Title and progress.
    pub title: String,
    /// Explanation and question.
    pub words: String,
    /// Feedback on the last move.
    pub feedback: Option<Feedback>,
    /// State of the exercise.
    pub mood: LessonMood,
    /// Whether the user has begun a turn: a piece is selected, or an action of the turn is played.
    pub is_begun: bool,
    /// The exercise or game after it.
    pub next: NextExercise,
}

/// The feedback on a move in a lesson or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// Text.
    pub words: String,
    /// Whether the move was right.
    pub is_right: bool,
}

/// The exercise or game after a lesson's step or a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextExercise {
    /// The next step, or the next unsolved puzzle.
    Exercise,
    /// A first game: the lesson is over, and no game is going on.
    FirstGame,
    /// The list of lessons: the lesson is over, and the suspended game goes on.
    List,
}

/// The state of a lesson or a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LessonMood {
    /// Waits for a move of the user.
    Asked,
    /// The move was right; the answer follows.
    AwaitsAnswer,
    /// The move was wrong and will be undone.
    Wrong,
    /// Completed.
    Done,
}

/// The turns of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    /// All turns, in order.
    pub turns: Rc<[ListedTurn]>,
    /// Number of turns on the board, including an unfinished one.
    pub at: usize,
    /// Whether the game is live or being browsed.
    pub mode: Mode,
}

impl MoveList {
    /// Returns the number of turns where play goes on: fewer than all where turns have been undone.
    #[must_use]
    pub fn tip(&self) -> usize {
        match self.mode {
            Mode::Live => self.at,
            Mode::Browsing { tip } => tip,
        }
    }
}

/// A turn of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTurn {
    /// Turn number as in records: a turn of the first side and the answer share one.
    pub number: u16,
    /// Side of the turn.
    pub side: Side,
    /// Notation.
    pub text: String,
    /// Description in words.
    pub name: String,
}

/// Live play or browsing.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Live play.
    #[default]
    Live,
    /// Browsing an earlier turn: no computer acts until the user plays on.
    Browsing {
        /// Number of turns where play goes on.
        tip: usize,
    },
}

/// Ways in which a person can end the game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaving {
    /// Side that can resign.
    pub resign: Option<Side>,
    /// The draw that can be agreed.
    pub draw: Option<DrawAgreement>,
}

/// How a draw is agreed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DrawAgreement {
    /// The person offers it to the computer, by the rulebook.
    Offered,
    /// Two people at this screen agree, under any rulebook.
    Mutual,
}

/// The state of the position editor.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EditorView {
    /// Selected brush.
    pub brush: Brush,
    /// Side to act.
    pub turn: Side,
    /// Pieces in hand.
    pub hands: BySide<u8>,
    /// Maximum number of pieces in hand.
    pub room: BySide<u8>,
    /// Whether the position is playable; if not, the scene's status gives the reason.
    pub is_playable: bool,
}

/// The state of a game between two computers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ComputerGame {
    /// Running.
    Running,
    /// Paused.
    Paused,
}

/// The state of the hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Not available: it is not a person's turn.
    Unavailable,
    /// Available.
    Available,
    /// The engine is searching.
    Searching,
    /// Given, and no action followed.
    Given {
        /// Hint and its reason, in one sentence.
        words: String,
        /// Holes of the action, in order.
        cells: Vec<Cell>,
    },
}

/// The engine's analysis of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// Evaluation in a sentence, which says whether it is proven.
    pub verdict: String,
    /// Best turn in a sentence, with its reason; empty until the first result.
    pub advice: String,
    /// Whether the value is proven, by a tablebase or by search.
    pub is_exact: bool,
    /// Value of the evaluation bar, from −100 (the second side wins) to 100 (the first side wins).
    pub balance: i8,
    /// Principal variations, the best first.
    pub lines: Vec<AnalysisLine>,
    /// Search depth in words; empty until the first result.
    pub depth: String,
    /// Whether the analysis continues.
    pub is_thinking: bool,
    /// Availability of a larger tablebase.
    pub larger: LargerTable,
}

/// Availability of the largest tablebase of a rulebook, which is not part of the page.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum LargerTable {
    /// There is none, or it is stored already.
    #[default]
    NotOffered,
    /// It can be downloaded.
    Offered,
    /// The download is in progress.
    Awaited,
}

/// A principal variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisLine {
    /// Short form of its value.
    pub value: String,
    /// Notation of its turns.
    pub turns: Vec<String>,
}

/// A hole of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    /// Cell of the hole.
    pub cell: Cell,
    /// Piece in the hole.
    pub piece: Option<Side>,
    /// Accessible name: cell, piece and state.
    pub name: String,
    /// Whether its piece is selected.
    pub is_selected: bool,
    /// Effect of a press, if the hole is highlighted.
    pub target: Option<Target>,
    /// Effect of the last turn on the hole.
    pub last: Option<Trace>,
    /// Whether the hint involves it.
    pub is_hinted: bool,
    /// Whether it is empty and the rules forbid to place a piece in it now.
    pub is_barred: bool,
}

/// The effect of a press on a highlighted hole.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Place a piece.
    Place,
    /// Step here with the selected piece.
    Step,
    /// Step here with the selected piece, which makes a row.
    Row,
    /// Leap here over an enemy.
    Leap,
    /// Hop here over a piece of one's own side.
    Hop,
    /// Remove the piece.
    Take,
    /// Select the piece; highlighted if only some pieces may be selected.
    Own,
}

/// The effect of the last turn on a hole.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A piece left.
    From,
    /// A piece arrived.
    To,
    /// A piece was leapt over and captured.
    Over,
    /// A piece was removed as a bonus capture.
    Taken,
    /// A piece was placed.
    Placed,
}

/// A side's pieces in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Side.
    pub side: Side,
    /// Number of pieces.
    pub count: u8,
    /// Number of enemy pieces that the side has captured.
    pub taken: u8,
    /// Accessible name.
    pub name: String,
    /// Name of the side's player: a computer's name, "You", or the side's pieces.
    pub player: String,
    /// Level of the computer that plays the side.
    pub level: Option<Level>,
    /// Visible caption.
    pub label: String,
    /// The same where there is little room.
    pub brief: String,
    /// Whether the hand can be pressed or dragged from, to place a piece.
    pub is_active: bool,
    /// Whether the hand is selected, so that the next press on a hole places a piece.
    pub is_selected: bool,
    /// Whether a piece can be removed from it.
    pub is_takeable: bool,
}

/// A choice of an action without a hole on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Action.
    pub action: Action,
    /// Label.
    pub label: String,
}

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Explanation in one sentence.
    pub words: String,
    /// Rule behind it, if there is one.
    pub rule: Option<&'static Rule>,
}

/// The result of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Winner, or a draw.
    pub headline: String,
    /// Reason.
    pub reason: String,
    /// Rule that ends the game; `None` for resignation and agreement.
    pub rule: Option<&'static Rule>,
    /// Games that can follow, the suggested one first.
    pub rematches: Vec<RematchOffer>,
    /// Turn that decided the game; `None` if no capture did.
    pub decisive: Option<DecisiveTurn>,
    /// Whether a lesson is offered: the person has lost, and no gentler opponent is left.
    pub offers_lesson: bool,
}

/// The turn with which the winner took the lead for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisiveTurn {
    /// Index of the turn.
    pub at: usize,
    /// Description in one sentence.
    pub words: String,
    /// Label of the button that shows it.
    pub label: String,
}

/// An invitation to send the game to a friend elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sending {
    /// Instruction.
    pub words: String,
    /// Label of the button that sends.
    pub label: String,
    /// Whether the game was sent as it stands.
    pub is_sent: bool,
    /// Whether the last turn can still be undone.
    pub can_take_back: bool,
}

/// A game that can follow a finished one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RematchOffer {
    /// Difference from the finished game.
    pub rematch: Rematch,
    /// Label of its button.
    pub label: String,
}
