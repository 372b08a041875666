//! What is to be seen and heard. The picture and the grid of buttons are both made from it.

use sandgrid_rules::{Action, BySide, Cell, Rule, Shape, Side};

/// The table, as it is to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How many columns and rows.
    pub shape: Shape,
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
    /// The accessible name of the grid.
    pub grid_name: String,
    /// Whether an opponent has been asked and has not answered.
    pub thinking: bool,
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
    /// The rule behind it.
    pub rule: &'static Rule,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, or that nobody did.
    pub headline: String,
    /// How.
    pub reason: String,
    /// By which rule.
    pub rule: &'static Rule,
}
