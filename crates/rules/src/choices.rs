//! Every choice in which the rulebooks differ, each with the statement it comes from.

use crate::Rule;

/// A choice, and the statement that makes it.
#[derive(Copy, Clone, Debug)]
pub struct Cited<T> {
    /// The choice.
    pub value: T,
    /// The rule that it follows from.
    pub rule: &'static Rule,
}

impl<T> Cited<T> {
    pub(crate) const fn new(value: T, rule: &'static Rule) -> Self {
        Self { value, rule }
    }
}

/// The two kinds of game; behavior lives once, in the family that reads the choices.
#[derive(Copy, Clone, Debug)]
pub enum Family {
    /// Yoté and Choko: pieces capture by leaping.
    Leaping(Leaping),
    /// Wali and Bolotondou: rows capture.
    Row(Row),
}

/// The choices of a leaping game.
#[derive(Copy, Clone, Debug)]
pub struct Leaping {
    /// Whether who can capture must.
    pub capture: Cited<Capture>,
    /// Whether a capturing piece may leap on, and when the second pieces leave.
    pub chain: Cited<Chain>,
    /// The places from which the second piece may be taken.
    pub second: Cited<BonusCapture>,
    /// Whether the second piece may be left where it is.
    pub claim: Cited<Claim>,
    /// Whether pieces may leap over their own side.
    pub friends: Cited<FriendlyLeap>,
    /// Whether a placement must be answered by one.
    pub answer: Cited<Answer>,
    /// The result when the side to act has no legal action.
    pub blocked: Cited<Blocked>,
    /// The result when both sides have few pieces.
    pub few: Cited<FewPieces>,
    /// The result of a game without progress.
    pub impasse: Cited<Impasse>,
    /// The statements in which the books do not differ.
    pub law: LeapingLaw,
}

/// The rules that all leaping games share, with the book's statement for each.
#[derive(Copy, Clone, Debug)]
pub struct LeapingLaw {
    /// The sides act in turn.
    pub alternate: &'static Rule,
    /// The kinds of turns.
    pub turn: &'static Rule,
    /// The size of the board.
    pub board: &'static Rule,
    /// The holes for placing.
    pub place: &'static Rule,
    /// The number of pieces to place.
    pub hand: &'static Rule,
    /// A player moves a piece of their own, which stands on the board.
    pub own: &'static Rule,
    /// The step of a piece.
    pub step: &'static Rule,
    /// Nothing goes diagonally.
    pub straight: &'static Rule,
    /// The leap over an enemy.
    pub leap: &'static Rule,
    /// A leap takes a second piece.
    pub second: &'static Rule,
    /// The win by capturing everything.
    pub win: &'static Rule,
}

/// Whether who can capture must.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Capture {
    /// It is a choice like any other.
    Optional,
    /// No other action is allowed, and a chain must continue while it can.
    Mandatory,
}

/// Whether a capturing piece may leap on, and when the second pieces leave.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Chain {
    /// One leap a turn.
    Single,
    /// It may leap on; a second piece leaves after each leap.
    TakingEachTime,
    /// It may leap on; the second pieces leave when it has stopped.
    TakingAtTheEnd,
}

/// The places from which the second piece may be taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BonusCapture {
    /// The board alone.
    Board,
    /// The board, and the hand when the board has none left.
    BoardThenHand,
}

/// Whether the second piece may be left where it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It must be taken.
    Duty,
    /// It may be declined, which ends the turn.
    Right,
}

/// Whether pieces may leap over their own side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FriendlyLeap {
    /// Never.
    Never,
    /// Once, as a whole turn.
    Once,
    /// As often as one likes, touching no hole twice, and then capture.
    ThenCapture,
}

/// Whether a placement must be answered by one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No.
    Free,
    /// Yes, if a piece is in hand; the answer itself imposes no duty.
    InKind,
}

/// The result when the side to act has no legal action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Blocked {
    /// He loses.
    Loses,
    /// The pieces are counted, those in hand included.
    Counted,
}

/// The result when both sides have three pieces or fewer, including those in hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FewPieces {
    /// Drawn at the end of the turn, before any other condition.
    Drawn,
    /// It is drawn when ten turns each have brought no placement and no capture.
    DrawnWhenStale,
    /// It is drawn as the turn ends when both have as many, and neither can capture.
    DrawnWhenEqual,
}

impl FewPieces {
    /// The most pieces that are few.
    pub const PIECES: u8 = 3;
}

/// The result of a game without progress.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Impasse {
    /// It is drawn.
    Drawn,
    /// More pieces win; where both have few, it is drawn.
    MorePieces,
    /// The side with more captures wins. Once both hands are empty, ten turns each end the game, and repetition has
    /// no effect.
    MoreTaken,
}

/// The choices of a row game.
#[derive(Copy, Clone, Debug)]
pub struct Row {
    /// The length of a row that takes a piece; 2 or 3. More than that is never allowed.
    pub line: Cited<u8>,
    /// A side with no more pieces than this has lost.
    pub end: Cited<u8>,
    /// The statements in which the books do not differ.
    pub law: RowLaw,
}

/// The rules that both row games share, with the book's statement for each.
#[derive(Copy, Clone, Debug)]
pub struct RowLaw {
    /// The sides act in turn.
    pub alternate: &'static Rule,
    /// The size of the board.
    pub board: &'static Rule,
    /// Each side has pieces of its own.
    pub own: &'static Rule,
    /// All pieces are placed before any moves.
    pub placing: &'static Rule,
    /// No row is made in placing.
    pub apart: &'static Rule,
    /// The move of a piece.
    pub step: &'static Rule,
    /// A row takes a piece.
    pub take: &'static Rule,
    /// The removal is a duty.
    pub must: &'static Rule,
    /// A row can be too long.
    pub overlong: &'static Rule,
    /// The result when the side to act cannot move.
    pub blocked: &'static Rule,
    /// The result of a game without progress.
    pub impasse: &'static Rule,
}
