//! What is to be seen and heard. The picture and the grid of buttons are both made from it.

use std::rc::Rc;

use sandgrid_rules::{Action, BySide, Cell, Rule, Shape, Side};

use crate::{Brush, PieceSet};

pub(crate) mod board_query;
pub(crate) mod layout;
pub(crate) mod piece_set;
pub(crate) mod prompt;
pub(crate) mod scan;
pub(crate) mod sound_cue;

/// The table, as it is to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How many columns and rows.
    pub shape: Shape,
    /// What is played with.
    pub set: PieceSet,
    /// Where actions are confirmed: the hole that is chosen, and waits for that.
    pub chosen: Option<Cell>,
    /// Row by row from the top, left to right.
    pub holes: Vec<Hole>,
    /// The pieces in hand.
    pub hands: BySide<Heap>,
    /// Who acts; `None` when the game is over.
    pub turn: Option<Side>,
    /// What is asked, in words.
    pub status: String,
    /// The last refusal, until something is accepted.
    pub notice: Option<Notice>,
    /// The actions that have no place on the board.
    pub choices: Vec<Button>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Whether an undo would change anything.
    pub can_undo: bool,
    /// Whether a redo would change anything.
    pub can_redo: bool,
    /// Game, rulebook and options.
    pub title: String,
    /// Which sides computers play, and how well; empty where persons play both.
    pub players: String,
    /// The accessible name of the grid.
    pub grid_name: String,
    /// Whether an opponent has been asked and has not answered.
    pub thinking: bool,
    /// Whether somebody can ask what to play, has asked, or has been told.
    pub hint: Hint,
    /// What the engine makes of the position, where that is to be shown.
    pub analysis: Option<Analysis>,
    /// Where computers play both sides, how the show goes.
    pub show: Option<Attract>,
    /// The turns so far, and where among them the board stands.
    pub record: MoveList,
    /// How a person can end the game now.
    pub leave: Leaving,
    /// What the engine makes of the whole game, where one has asked for that.
    pub review: Option<Review>,
    /// Whether one can ask for it.
    pub can_review: CanReview,
    /// What there is to be chosen, where a position is being set up in place of the game.
    pub editing: Option<EditorView>,
    /// The lesson or puzzle that is on the board in place of a game.
    pub course: Option<LessonPanel>,
}

/// Whether a review can be asked for.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum CanReview {
    /// The game goes on, or is being reviewed.
    #[default]
    No,
    /// It has ended.
    Yes,
}

/// What the engine makes of a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// How the sides stand where each turn began, as far as was looked; and last, at the end.
    pub points: Rc<[ReviewPoint]>,
    /// The turns that cost most, in order.
    pub turning: Rc<[TurningPoint]>,
    /// How many turns the game has.
    pub of: usize,
    /// Whether all of it has been looked at.
    pub is_done: bool,
}

/// How the sides stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ReviewPoint {
    /// From −100, the second side wins, to 100, the first does.
    pub balance: i8,
    /// From a table of endgames, or seen to the end.
    pub exact: bool,
}

/// A turn that turned the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// How many turns were played before it.
    pub at: usize,
    /// As records number it.
    pub number: u16,
    /// What was played.
    pub text: String,
    /// What would have been better.
    pub better: String,
    /// Both in words.
    pub name: String,
}

/// A lesson or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPanel {
    /// Which it is, and how far.
    pub title: String,
    /// What is told, and asked.
    pub words: String,
    /// What is told about what was played.
    pub verdict: Option<String>,
    /// How it stands.
    pub mood: LessonMood,
    /// Whether it is the last step of a lesson: what comes next is the list of all there is.
    pub is_last: bool,
}

/// How it stands with a lesson or a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LessonMood {
    /// Whoever learns is asked.
    Asked,
    /// The turn was right, and will be answered.
    Waits,
    /// The turn was not what was asked, and will be taken back.
    Astray,
    /// It is done.
    Done,
}

/// The turns of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    /// All of them, in order.
    pub turns: Rc<[ListedTurn]>,
    /// How many of them stand on the board; one that is not finished counts.
    pub at: usize,
    /// Whether the game goes on here, or is only looked at.
    pub mode: Mode,
}

/// One turn, written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTurn {
    /// As records number them: a turn of the first side and the answer to it have one number.
    pub number: u16,
    /// Whose it is.
    pub side: Side,
    /// As records write it.
    pub text: String,
    /// In words.
    pub name: String,
}

/// Whether a game is played, or one looks at how it was played.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// It is played.
    #[default]
    Live,
    /// One looks at an earlier turn: no computer acts here, until somebody plays on.
    Browsing,
}

/// How a person can end the game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaving {
    /// That side can give up.
    pub resign: Option<Side>,
    /// A draw can be offered.
    pub draw: bool,
}

/// A position that is being set up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EditorView {
    /// What a press on a hole does.
    pub brush: Brush,
    /// Who is to play.
    pub turn: Side,
    /// How many pieces are in hand.
    pub hands: BySide<u8>,
    /// How many can be.
    pub room: BySide<u8>,
    /// Whether anybody can play from there; if not, the scene's status says why.
    pub playable: bool,
}

/// Two computers at play.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Attract {
    /// They play.
    Runs,
    /// They wait.
    Waits,
}

/// What to play, for whoever asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// No person decides now.
    Closed,
    /// It can be asked for.
    Open,
    /// The engine is looking for it.
    Awaited,
    /// It has been given, and nothing has been played since.
    Given {
        /// What to play, and why: one sentence.
        words: String,
        /// The holes that the action touches, in order.
        cells: Vec<Cell>,
    },
}

/// What the engine makes of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// Who stands how well, in a sentence; says so where it is exact.
    pub verdict: String,
    /// From a table of endgames, or seen to the end.
    pub exact: bool,
    /// For a bar between the sides: −100, the second side wins, to 100, the first does.
    pub balance: i8,
    /// The best lines, the best first.
    pub lines: Vec<AnalysisLine>,
    /// How deep was looked, in words; empty as long as nothing is known.
    pub depth: String,
    /// Whether it goes on.
    pub thinking: bool,
    /// Whether there is a larger table of endgames to be fetched.
    pub larger: LargerTable,
}

/// The largest table of endgames of a rulebook, which does not come with the page.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum LargerTable {
    /// There is none, or it is kept here already.
    #[default]
    Nothing,
    /// It can be fetched.
    Offered,
    /// It is being fetched.
    Awaited,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisLine {
    /// What it is worth, briefly.
    pub value: String,
    /// Its turns, as records write them.
    pub turns: Vec<String>,
}

/// One hole of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    /// Which hole.
    pub cell: Cell,
    /// What stands in it.
    pub piece: Option<Side>,
    /// Its accessible name: cell, piece and state.
    pub name: String,
    /// Whether the keyboard's focus belongs here; true of exactly one hole.
    pub focus: bool,
    /// Whether its piece is selected.
    pub selected: bool,
    /// What pressing it would do, where that is worth a mark.
    pub target: Option<Target>,
    /// What the last turn did here.
    pub last: Option<Trace>,
    /// Whether the hint touches it.
    pub hinted: bool,
}

/// What pressing a marked hole would do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Place a piece.
    Place,
    /// The selected piece steps here.
    Step,
    /// The selected piece leaps here over an enemy.
    Leap,
    /// The selected piece leaps here over a friend.
    Hop,
    /// The piece is taken.
    Take,
    /// The piece is picked up; marked where only some may.
    Own,
}

/// What the last turn did at a hole.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A piece left.
    From,
    /// A piece came.
    To,
    /// A piece was leapt over and is gone.
    Over,
    /// A piece was removed besides.
    Taken,
    /// A piece was placed.
    Placed,
}

/// The pieces that one side has in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Whose they are.
    pub side: Side,
    /// How many.
    pub count: u8,
    /// How many enemy pieces that side has captured.
    pub taken: u8,
    /// Its accessible name.
    pub name: String,
    /// What is written beside it.
    pub label: String,
    /// Whether it may be pressed or dragged from now, to place a piece.
    pub active: bool,
    /// Whether it is selected, so that the next hole pressed is where a piece goes.
    pub selected: bool,
    /// Whether a piece may be taken from it.
    pub target: bool,
}

/// An action that has no place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub action: Action,
    /// What is written on it.
    pub label: String,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// One sentence.
    pub words: String,
    /// The rule behind it, where there is one.
    pub rule: Option<&'static Rule>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, or that nobody did.
    pub headline: String,
    /// How.
    pub reason: String,
    /// By which rule, where the players have not settled it themselves.
    pub rule: Option<&'static Rule>,
}
