//! A position that somebody sets up, hole by hole.

use sandgrid_rules::{
    BySide, Cell, Cells, Game, Outcome, Pending, Position, Ruleset, Setup, SetupError, Side,
};

use crate::{DragSource, Player};

/// What is changed in a position that is being set up, and how that begins and ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Set up a position, beginning with the one on the board.
    Begin,
    /// What a press on a hole does from now on.
    Brush(Brush),
    /// Put that into the hole, whatever a press would do.
    Put(Cell, Option<Side>),
    /// One piece more in that side's hand.
    More(Side),
    /// One piece fewer.
    Fewer(Side),
    /// That side is to play.
    Turn(Side),
    /// Take everything away, the hands too.
    Clear,
    /// The empty board that every game begins with.
    Start,
    /// The position of the game that is being played.
    Current,
    /// Pebbles become sticks and sticks pebbles, in the hands too, and whose turn it is.
    Swap,
    /// Play from there.
    Play(BySide<Player>),
    /// Go back to the game.
    Leave,
}

/// What a press on a hole does while a position is set up.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// It puts the next thing there: a pebble, a stick, nothing.
    #[default]
    Next,
    /// It puts a piece of that side there.
    Piece(Side),
    /// It takes away what is there.
    Empty,
}

/// Why nobody can play from a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The rules do not know such a position.
    Setup(SetupError),
    /// The game is over in it.
    Over(Outcome),
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Editor {
    rules: &'static Ruleset,
    setup: Setup,
    /// How many pieces somebody wants in hand; there are fewer while the board has the others, and
    /// they come back when it has not.
    wanted: BySide<u8>,
    brush: Brush,
    /// Where the drag began that is going on.
    held: Option<DragSource>,
}

impl Editor {
    /// Begins with that position.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let (rules, setup) = (position.ruleset(), position.setup());
        Self { rules, setup, wanted: setup.in_hand, brush: Brush::default(), held: None }
    }

    /// What is set up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What a press on a hole does.
    #[must_use]
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// Where the drag began that is going on.
    #[must_use]
    pub fn held(&self) -> Option<DragSource> {
        self.held
    }

    /// What stands in a hole.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.setup.board[*side].contains(cell))
    }

    /// How many pieces a side can have in hand, beside those on the board.
    #[must_use]
    pub fn room(&self, side: Side) -> u8 {
        let on_board = u8::try_from(self.setup.board[side].len()).unwrap_or(u8::MAX);
        self.rules.pieces().saturating_sub(on_board)
    }

    /// The position, if somebody can play from it.
    ///
    /// # Errors
    /// Why nobody can.
    pub fn position(&self) -> Result<Position, Flaw> {
        let position = Position::from_setup(self.setup, self.rules).map_err(Flaw::Setup)?;
        match Game::from_position(position).outcome() {
            Some(outcome) => Err(Flaw::Over(outcome)),
            None => Ok(position),
        }
    }

    /// Changes what is set up; what begins or ends the setting up changes nothing here.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Brush(brush) => self.brush = brush,
            Edit::Put(cell, piece) => self.put(cell, piece),
            Edit::More(side) => self.want(side, self.setup.in_hand[side].saturating_add(1)),
            Edit::Fewer(side) => self.want(side, self.setup.in_hand[side].saturating_sub(1)),
            Edit::Turn(side) => {
                self.begin_turn();
                self.setup.turn = side;
            }
            Edit::Clear => {
                let nothing = Setup { board: BySide::default(), ..Setup::start(self.rules) };
                self.lay(Setup { in_hand: BySide::new(0, 0), ..nothing });
            }
            Edit::Start => self.lay(Setup::start(self.rules)),
            Edit::Swap => self.swap(),
            Edit::Begin | Edit::Current | Edit::Play(_) | Edit::Leave => {}
        }
    }

    /// What a press on a hole does.
    #[must_use]
    pub fn pressed(&self, cell: Cell) -> Edit {
        let piece = match self.brush {
            Brush::Piece(side) => Some(side),
            Brush::Empty => None,
            Brush::Next => match self.at(cell) {
                None => Some(Side::First),
                Some(Side::First) => Some(Side::Second),
                Some(Side::Second) => None,
            },
        };
        Edit::Put(cell, piece)
    }

    /// Takes a piece between the fingers, if there is one.
    pub fn grab(&mut self, source: DragSource) {
        let has_piece = match source {
            DragSource::Hole(cell) => self.at(cell).is_some(),
            DragSource::Hand(side) => self.setup.in_hand[side] > 0,
        };
        self.held = has_piece.then_some(source);
    }

    /// Puts what is between the fingers back.
    pub fn cancel(&mut self) {
        self.held = None;
    }

    /// Puts what is between the fingers into a hole, or beside the board; gives the hole that has
    /// changed last.
    pub fn let_go(&mut self, target: Option<Cell>) -> Option<Cell> {
        let (piece, from) = match self.held.take()? {
            DragSource::Hole(cell) => (self.at(cell), Some(cell)),
            DragSource::Hand(side) => (Some(side), None),
        };
        match (from, target) {
            (Some(from), _) => self.put(from, None),
            // Out of the hand, and not merely to be made up for by the others in it.
            (None, Some(_)) => piece.into_iter().for_each(|side| self.edit(Edit::Fewer(side))),
            (None, None) => {}
        }
        if let Some(to) = target {
            self.put(to, piece);
        }
        target.or(from)
    }

    /// Puts another position there.
    pub fn lay(&mut self, setup: Setup) {
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

    /// Gives each hand what is wanted, as far as the game has so many pieces.
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

    /// What went before is of no account in a position that is another one.
    fn begin_turn(&mut self) {
        (self.setup.duty, self.setup.quiet) = (Pending::Open, 0);
    }
}
