//! Short names and captions, as values; a [`Language`](crate::Language) formats them.

use sandgrid_engine::{Level, table};
use sandgrid_rules::{Action, Cell, GameKind, Ruleset, Side, Source, Variation};

use crate::rulebook::Part;
use crate::rulebook::compare::Difference;
use crate::{Assessment, GameResult, Rematch, Seating, Target};

/// A short name or caption.
#[derive(Clone, Debug, PartialEq)]
pub enum Name {
    /// Game, source and options of a ruleset.
    Title(&'static Ruleset),
    /// Accessible name of the board.
    Board(&'static Ruleset),
    /// Name of a level.
    Level(Level),
    /// Name of the player of a side.
    Player(Side, Seating),
    /// Name of the computer player of a level.
    Persona(Level),
    /// Label of the button of a game that follows; the level is that of its computer player.
    Rematch(Rematch, Option<Level>),
    /// A turn of the record.
    Turn {
        /// Turn number as in records.
        number: u16,
        /// Side.
        side: Side,
        /// Moves of the turn; not empty.
        moves: Vec<MoveDescription>,
    },
    /// An error that a review has found.
    Error(ReviewedError),
    /// The capture with which a player took the lead for good.
    Lead(Lead),
    /// Explanation: a finished game has no analysis.
    AnalysisOver,
    /// Label of the button that shows the decisive turn.
    ShowTurn(u16),
    /// The player of that side is ahead; the upper or lower half of the review's chart.
    Ahead(Side, Seating),
    /// The turn of that number was the best one that a review has found.
    BestPlayed(u16),
    /// A better turn.
    Better(BetterTurn),
    /// Result of a review: number of decisive turns.
    ReviewResult(usize),
    /// Progress of a review.
    ReviewProgress {
        /// Number of turns reviewed.
        turns: usize,
        /// Number of turns.
        of: usize,
    },
    /// Player of each side, and the side to act, unless the game has ended.
    Sides(Seating, Option<Side>),
    /// Progress of a saved game.
    Progress {
        /// Number of turns.
        turns: usize,
        /// Result, if the game has ended.
        end: Option<GameResult>,
        /// Players.
        seating: Seating,
    },
    /// Proven result of a principal variation for the side to act.
    Certain(table::WinDrawLoss),
    /// A row or a column.
    Line(BoardLine),
    /// Accessible name of a hole.
    Hole {
        /// The hole.
        cell: Cell,
        /// Piece in the hole.
        piece: Option<Side>,
        /// State of the hole.
        state: CellState,
    },
    /// Accessible name of a hand.
    Hand {
        /// Side.
        side: Side,
        /// Player of each side.
        seating: Seating,
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
    /// Short caption of a hand with that number of pieces.
    BriefCaption(u8),
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
    Delete,
    /// Question before a person resigns.
    ResignQuestion {
        /// Side that would win, if two people at this screen are to know.
        winner: Option<Side>,
        /// Players.
        seating: Seating,
    },
    /// Heading of a part of a rulebook.
    Part(Part),
    /// One-sentence summary of a game.
    Summary(GameKind),
    /// Distinctive property of a rulebook.
    Difference(Difference),
    /// Full citation of a source.
    Source(&'static Source),
    /// The pieces of the first turn, and those of the second.
    TurnOrder,
    /// Publisher and publication of a source.
    Published(&'static Source),
    /// Name of an option.
    Variation(Variation),
    /// Explanation of an option.
    VariationExplanation(Variation),
    /// Heading above a printed board.
    PrintHeading(&'static Ruleset),
}

/// An error that a review has found.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedError {
    /// Side that erred.
    pub side: Side,
    /// Player of each side.
    pub seating: Seating,
    /// Turn number as in records.
    pub number: u16,
    /// The turn.
    pub played: Vec<MoveDescription>,
    /// Number of pieces that the best answer captures.
    pub captures_allowed: usize,
    /// The position after the turn, if the game went on.
    pub after: Option<Assessment>,
    /// A better turn.
    pub better: Vec<MoveDescription>,
}

/// A better turn than the one that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct BetterTurn {
    /// Turn number as in records.
    pub number: u16,
    /// Side that acts.
    pub side: Side,
    /// Moves of the turn; not empty.
    pub moves: Vec<MoveDescription>,
}

/// The capture with which a player took the lead for good.
#[derive(Clone, Debug, PartialEq)]
pub struct Lead {
    /// Side that took the lead.
    pub side: Side,
    /// Player of each side.
    pub seating: Seating,
    /// Turn number as in records.
    pub number: u16,
    /// Number of captured pieces.
    pub count: usize,
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
    /// Empty, and no piece may be placed in it now.
    Barred,
    /// A press would act on it.
    Target(Target),
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

/// A row or a column, labelled as on the board's edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardLine {
    /// Row, from 1 at the bottom.
    Row(u8),
    /// Column, from `a`.
    Column(char),
}
