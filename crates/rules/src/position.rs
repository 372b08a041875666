//! A playable position.

use core::fmt;

use crate::{
    Action, Actions, BySide, Cell, Cells, Duty, Family, Illegal, Outcome, Ruleset, Setup,
    SetupError, Side, leaping, row,
};

/// A position that can be played by its ruleset.
///
/// It knows how the game ends but for repetition, which is a matter of history and so of a
/// [`Game`](crate::Game). Two positions are equal when the same can be done in them by the same
/// ruleset, and the same is counted.
///
/// # Text
/// Displayed as its [`Setup`].
///
/// ```
/// # use sandgrid_rules::{Position, Ruleset};
/// let rules = Ruleset::find("yote-traditional")?;
/// let mut position = Position::parse("i5/6/2oi2/6/6 o 4/4 - 0", rules)?;
/// position.play("c3xe3".parse()?)?;
/// assert_eq!(position.to_string(), "i5/6/4o1/6/6 o 4/4 take:1 0");
/// position.play("*a5".parse()?)?;
/// assert_eq!(position.to_string(), "6/6/4o1/6/6 i 4/4 - 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Position {
    pub(crate) rules: &'static Ruleset,
    pub(crate) board: BySide<Cells>,
    pub(crate) duty: Duty,
    pub(crate) in_hand: BySide<u8>,
    // Kept beside what it follows from, board and hand, since it is read at every turn.
    pub(crate) total: BySide<u8>,
    pub(crate) turn: Side,
    pub(crate) quiet: u8,
    pub(crate) judged: Judged,
}

/// Whether the draws that are declared as a turn ends may be asked about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// No turn has ended here yet: the position was set up.
    SetUp,
    /// A turn has ended since.
    Played,
}

impl Position {
    /// The empty board, every piece in hand, the first side to act.
    #[must_use]
    pub fn start(rules: &'static Ruleset) -> Self {
        Self::from_setup(Setup::start(rules), rules).expect("every ruleset can play its own start")
    }

    /// A position that somebody set up.
    ///
    /// What cannot be decided by anybody is decided at once: whoever must place and has no piece
    /// in hand is free, and in a row game whoever can place no more loses his hand.
    ///
    /// # Errors
    /// When it cannot be played by that ruleset: says which field is wrong.
    pub fn from_setup(setup: Setup, rules: &'static Ruleset) -> Result<Self, SetupError> {
        setup.check(rules)?;
        let total = BySide::from_fn(|side| on_board(setup.board[side]) + setup.in_hand[side]);
        let Setup {
            board,
            turn,
            in_hand,
            duty,
            quiet,
        } = setup;
        let judged = Judged::SetUp;
        let mut position = Self {
            rules,
            board,
            duty,
            in_hand,
            total,
            turn,
            quiet,
            judged,
        };
        match &rules.family {
            Family::Leaping(_) => leaping::settle(&mut position),
            Family::Row(row) => row::settle(&mut position, row),
        }
        Ok(position)
    }

    /// Reads the five fields of a [`Setup`] and makes it playable.
    ///
    /// # Errors
    /// When the text is malformed or cannot be played by that ruleset: names the field.
    pub fn parse(text: &str, rules: &'static Ruleset) -> Result<Self, SetupError> {
        Self::from_setup(Setup::parse(text, rules.shape)?, rules)
    }

    /// What stands where, and what is to be decided.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        let &Self {
            board,
            turn,
            in_hand,
            duty,
            quiet,
            ..
        } = self;
        Setup {
            board,
            turn,
            in_hand,
            duty,
            quiet,
        }
    }

    /// The rules that it is played by.
    #[must_use]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.rules
    }

    /// Who acts; in a game won in the middle of a turn, still the winner.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// What must be decided.
    #[must_use]
    pub const fn duty(&self) -> Duty {
        self.duty
    }

    /// The pieces on the board.
    #[must_use]
    pub const fn board(&self) -> BySide<Cells> {
        self.board
    }

    /// The pieces of one side on the board.
    #[must_use]
    pub fn pieces(&self, side: Side) -> Cells {
        self.board[side]
    }

    /// The empty holes.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Cells {
        self.rules.shape.cells() - (self.board.first | self.board.second)
    }

    /// Whose piece stands there.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.board[*side].contains(cell))
    }

    /// The pieces in hand, 0 to 12.
    #[must_use]
    pub const fn in_hand(&self) -> BySide<u8> {
        self.in_hand
    }

    /// How many pieces a side has left, on the board and in hand.
    #[must_use]
    pub fn total(&self, side: Side) -> u8 {
        self.total[side]
    }

    /// Half-turns finished since the last placement or capture, as at the start of this turn.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Every legal action; none exactly when the game is over.
    #[must_use]
    #[inline]
    pub fn actions(&self) -> Actions {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::actions(self, choices),
            Family::Row(choices) => row::actions(self, choices),
        }
    }

    /// Carries out one action.
    ///
    /// # Errors
    /// When the action is not legal: names the rule that forbids it. The position did not change.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        if !self.actions().contains(action) {
            return Err(Illegal::explain(self, action));
        }
        self.apply(action);
        Ok(())
    }

    /// Carries out an action that is known to be legal.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action) {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::apply(self, choices, action),
            Family::Row(choices) => row::apply(self, choices, action),
        }
    }

    /// How the game ended, if it did. Repetition is asked of a [`Game`](crate::Game).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::outcome(self, choices),
            Family::Row(choices) => row::outcome(self, choices),
        }
    }

    /// What the third occurrence of this position means, if it means anything.
    pub(crate) fn repeated(&self) -> Option<Outcome> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::repeated(self, choices),
            Family::Row(_) => row::repeated(self),
        }
    }

    /// Our pieces, those of whoever acts.
    #[inline]
    pub(crate) fn ours(&self) -> Cells {
        self.board[self.turn]
    }

    /// The enemy's pieces.
    #[inline]
    pub(crate) fn theirs(&self) -> Cells {
        self.board[!self.turn]
    }

    /// Takes an enemy piece from the board.
    #[inline]
    pub(crate) fn capture(&mut self, at: Cells) {
        let enemy = !self.turn;
        self.board[enemy] ^= at;
        self.total[enemy] -= 1;
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a lattice has 64 cells")]
pub(crate) fn on_board(cells: Cells) -> u8 {
    cells.len() as u8
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().write(f, self.rules.shape)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", self.rules.key)
    }
}
