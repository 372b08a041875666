//! The position editor.

use sandgrid_rules::{
    BySide, Cell, Cells, Outcome, Pending, Position, Ruleset, Setup, SetupError, Side,
};

use crate::{DragSource, Player};

/// A command that opens or closes the position editor, or concerns the current game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EditorCommand {
    /// Open the editor with the position on the board.
    Begin,
    /// Set up the position of the current game.
    Current,
    /// Play from the position with these players.
    Play(BySide<Player>),
    /// Close the editor and return to the game.
    Leave,
}

/// An edit of the position or the brush.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PositionEdit {
    /// Select the brush for presses on holes.
    Brush(Brush),
    /// Put a piece into the hole, or empty it, whichever brush is selected.
    Put(Cell, Option<Side>),
    /// Add one piece to that side's hand.
    More(Side),
    /// Remove one piece from that side's hand.
    Fewer(Side),
    /// Give the turn to that side.
    Turn(Side),
    /// Remove all pieces from the board and the hands.
    Clear,
    /// Set up the start position of the game.
    Start,
    /// Swap the sides: pieces on the board and in hand, and the turn.
    Swap,
}

/// The effect of a press on a hole in the editor.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// Cycles through the first side's piece, the second side's piece and none.
    #[default]
    Next,
    /// Puts a piece of that side.
    Piece(Side),
    /// Empties the hole.
    Empty,
}

/// The reason for which a position cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The rules reject the position.
    Setup(SetupError),
    /// The game is over in the position.
    Over(Outcome),
}

/// The state of the position editor.
#[derive(Clone, Debug)]
pub struct Editor {
    rules: &'static Ruleset,
    setup: Setup,
    /// Pieces requested in hand. The hand holds fewer while the board uses them up, and gets them back when the
    /// board no longer does.
    wanted: BySide<u8>,
    brush: Brush,
    /// Source of the current drag.
    held: Option<DragSource>,
    /// Earlier positions with the pieces requested in hand, the latest last.
    past: Vec<(Setup, BySide<u8>)>,
}

impl Editor {
    /// Creates an editor with that position.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let (rules, setup) = (position.ruleset(), position.setup());
        let wanted = setup.in_hand;
        Self { rules, setup, wanted, brush: Brush::default(), held: None, past: Vec::new() }
    }

    /// Returns the position as a setup, valid or not.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the selected brush.
    #[must_use]
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// Returns the source of the current drag.
    #[must_use]
    pub fn held(&self) -> Option<DragSource> {
        self.held
    }

    /// Returns the side of the piece in a hole.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.setup.board[*side].contains(cell))
    }

    /// Returns the most pieces that a side can have in hand, given its pieces on the board.
    #[must_use]
    pub fn room(&self, side: Side) -> u8 {
        let on_board = u8::try_from(self.setup.board[side].len()).unwrap_or(u8::MAX);
        self.rules.pieces().saturating_sub(on_board)
    }

    /// Returns the position.
    ///
    /// # Errors
    /// Returns the flaw of a position that cannot be played.
    pub fn position(&self) -> Result<Position, Flaw> {
        let position = Position::from_setup(self.setup, self.rules).map_err(Flaw::Setup)?;
        match position.outcome_if_reached() {
            Some(outcome) => Err(Flaw::Over(outcome)),
            None => Ok(position),
        }
    }

    /// Returns whether an edit can be undone.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns to the position before the last edit that changed it, if there is one.
    pub fn undo(&mut self) {
        if let Some((setup, wanted)) = self.past.pop() {
            (self.setup, self.wanted, self.held) = (setup, wanted, None);
        }
    }

    /// Applies an edit.
    pub fn edit(&mut self, edit: PositionEdit) {
        self.change(|editor| editor.apply(edit));
    }

    /// Changes the position so that one step undoes it.
    fn change<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let (before, steps) = ((self.setup, self.wanted), self.past.len());
        let done = act(self);
        self.past.truncate(steps);
        if before != (self.setup, self.wanted) {
            self.past.push(before);
        }
        done
    }

    fn apply(&mut self, edit: PositionEdit) {
        match edit {
            PositionEdit::Brush(brush) => self.brush = brush,
            PositionEdit::Put(cell, piece) => self.put(cell, piece),
            PositionEdit::More(side) => self.want(side, self.setup.in_hand[side].saturating_add(1)),
            PositionEdit::Fewer(side) => {
                self.want(side, self.setup.in_hand[side].saturating_sub(1));
            }
            PositionEdit::Turn(side) => {
                self.begin_turn();
                self.setup.turn = side;
            }
            PositionEdit::Clear => {
                let nothing = Setup { board: BySide::default(), ..Setup::start(self.rules) };
                self.replace(Setup { in_hand: BySide::new(0, 0), ..nothing });
            }
            PositionEdit::Start => self.replace(Setup::start(self.rules)),
            PositionEdit::Swap => self.swap(),
        }
    }

    /// Returns the edit that a press on a hole causes with the current brush.
    #[must_use]
    pub fn pressed(&self, cell: Cell) -> PositionEdit {
        let piece = match self.brush {
            Brush::Piece(side) => Some(side),
            Brush::Empty => None,
            Brush::Next => match self.at(cell) {
                None => Some(Side::First),
                Some(Side::First) => Some(Side::Second),
                Some(Side::Second) => None,
            },
        };
        PositionEdit::Put(cell, piece)
    }

    /// Begins to drag a piece from a source, if the source has one.
    pub fn grab(&mut self, source: DragSource) {
        let has_piece = match source {
            DragSource::Hole(cell) => self.at(cell).is_some(),
            DragSource::Hand(side) => self.setup.in_hand[side] > 0,
        };
        self.held = has_piece.then_some(source);
    }

    /// Cancels the drag.
    pub fn cancel(&mut self) {
        self.held = None;
    }

    /// Drops the dragged piece into a hole, or removes it from the board; returns the hole that changed last.
    pub fn let_go(&mut self, target: Option<Cell>) -> Option<Cell> {
        self.change(|editor| editor.land(target))
    }

    fn land(&mut self, target: Option<Cell>) -> Option<Cell> {
        let (piece, from) = match self.held.take()? {
            DragSource::Hole(cell) => (self.at(cell), Some(cell)),
            DragSource::Hand(side) => (Some(side), None),
        };
        match (from, target) {
            (Some(from), _) => self.put(from, None),
            // Lower the requested number too, or the hand would be refilled.
            (None, Some(_)) => {
                if let Some(side) = piece {
                    self.edit(PositionEdit::Fewer(side));
                }
            }
            (None, None) => {}
        }
        if let Some(to) = target {
            self.put(to, piece);
        }
        target.or(from)
    }

    /// Replaces the position.
    pub fn lay(&mut self, setup: Setup) {
        self.change(|editor| editor.replace(setup));
    }

    fn replace(&mut self, setup: Setup) {
        (self.setup, self.wanted, self.held) = (setup, setup.in_hand, None);
    }

    fn put(&mut self, cell: Cell, piece: Option<Side>) {
        if !self.rules.shape().contains(cell) {
            return;
        }
        self.begin_turn();
        for side in Side::ALL {
            let cells = &mut self.setup.board[side];
            *cells = *cells - Cells::from(cell);
            if piece == Some(side) {
                cells.insert(cell);
            }
        }
        self.deal();
    }

    fn want(&mut self, side: Side, count: u8) {
        self.begin_turn();
        self.wanted[side] = count.min(self.room(side));
        self.deal();
    }

    /// Fills each hand with the requested number, limited by the pieces of the game.
    fn deal(&mut self) {
        self.setup.in_hand = BySide::from_fn(|side| self.wanted[side].min(self.room(side)));
    }

    fn swap(&mut self) {
        let swapped = |by: BySide<u8>| BySide::new(by.second, by.first);
        let Setup { board, in_hand, turn, .. } = self.setup;
        self.setup.board = BySide::new(board.second, board.first);
        self.setup.in_hand = swapped(in_hand);
        self.setup.turn = !turn;
        self.wanted = swapped(self.wanted);
        self.held = None;
    }

    /// Clears duties and the progress counter: they belong to the previous position.
    fn begin_turn(&mut self) {
        (self.setup.pending, self.setup.quiet) = (Pending::Open, 0);
    }
}
