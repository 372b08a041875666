//! A playable position.

use core::fmt;

use crate::{
    Action, Actions, BySide, Cell, Cells, Family, Illegal, Outcome, Pending, Rule, Ruleset, Setup,
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
    // Relative to the side to act, so that playing needs no lookup by side.
    pub(crate) ours: Cells,
    pub(crate) theirs: Cells,
    pub(crate) our: Tally,
    pub(crate) their: Tally,
    pub(crate) pending: Pending,
    pub(crate) turn: Side,
    pub(crate) quiet: u8,
    pub(crate) judged: TurnEnd,
}

/// The number of pieces of one side.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) in_hand: u8,
    // Kept beside what it follows from, board and hand, since it is read at every turn.
    pub(crate) total: u8,
}

impl Tally {
    fn of(setup: &Setup, side: Side) -> Self {
        let in_hand = setup.in_hand[side];
        #[expect(clippy::cast_possible_truncation, reason = "a lattice has 64 cells")]
        let total = setup.board[side].len() as u8 + in_hand;
        Self { in_hand, total }
    }
}

/// The events of the turn that the board does not show.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    /// Nothing: the position was set up. It is playable even where its totals would have ended a
    /// game before.
    SetUp,
    /// A turn has ended, so that the draws that are declared then may be asked about.
    Played,
    /// A removal has left the enemy of a row game too few pieces.
    Won,
}

impl Position {
    /// The empty board, every piece in hand, the first side to act.
    #[must_use]
    pub fn start(rules: &'static Ruleset) -> Self {
        // Not by `expect`, which brings along how every error is written out: bytes of a first visit.
        let Ok(start) = Self::from_setup(Setup::start(rules), rules) else {
            panic!("every ruleset can play its own start")
        };
        start
    }

    /// Creates a position from a set-up.
    ///
    /// Impossible duties are resolved at once: a side that must place and has no piece
    /// in hand is free, and in a row game a side that can place no more loses its hand.
    ///
    /// # Errors
    /// If it cannot be played by that ruleset; the error names the field.
    pub fn from_setup(setup: Setup, rules: &'static Ruleset) -> Result<Self, SetupError> {
        setup.check(rules)?;
        let Setup { turn, pending, quiet, .. } = setup;
        let (ours, theirs) = (setup.board[turn], setup.board[!turn]);
        let (our, their) = (Tally::of(&setup, turn), Tally::of(&setup, !turn));
        let judged = TurnEnd::SetUp;
        let mut position = Self { rules, ours, theirs, our, their, pending, turn, quiet, judged };
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

    /// Returns the set-up: the pieces and the pending decision.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let &Self { turn, pending, quiet, .. } = self;
        Setup { board: self.board(), turn, in_hand: self.in_hand(), pending, quiet }
    }

    /// The rules that it is played by.
    #[must_use]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.rules
    }

    /// Returns the side to act; in a game won in the middle of a turn, the winner.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the pending decision.
    #[must_use]
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// The pieces on the board.
    #[must_use]
    pub fn board(&self) -> BySide<Cells> {
        BySide::from_fn(|side| self.pieces(side))
    }

    /// The pieces of one side on the board.
    #[must_use]
    pub fn pieces(&self, side: Side) -> Cells {
        if side == self.turn { self.ours } else { self.theirs }
    }

    /// Returns the pieces on the board of the side to act.
    #[must_use]
    #[inline]
    pub const fn ours(&self) -> Cells {
        self.ours
    }

    /// Returns the pieces on the board of the other side.
    #[must_use]
    #[inline]
    pub const fn theirs(&self) -> Cells {
        self.theirs
    }

    /// The empty holes.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Cells {
        self.rules.shape.cells() - (self.ours | self.theirs)
    }

    /// Returns the owner of the piece in a hole.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.pieces(*side).contains(cell))
    }

    /// The pieces in hand, 0 to 12.
    #[must_use]
    pub fn in_hand(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.tally(side).in_hand)
    }

    /// Returns the number of pieces that a side has left, on the board and in hand.
    #[must_use]
    pub fn total(&self, side: Side) -> u8 {
        self.tally(side).total
    }

    /// Half-turns finished since the last placement or capture, as at the start of this turn.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Returns the quiet count at which the game ends here: 20, 50 or 100 half-turns.
    #[must_use]
    #[inline]
    pub fn quiet_limit(&self) -> u8 {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::quiet_limit(self, choices),
            Family::Row(_) => row::QUIET_LIMIT,
        }
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
        *self = self.played(action);
        Ok(())
    }

    /// Returns the position after an action that is known to be legal, as each of [`actions`](Self::actions) is.
    ///
    /// For searches, which would otherwise check twice: an illegal action leads to a meaningless position or panics.
    /// [`play`](Self::play) checks.
    #[must_use]
    #[inline]
    pub fn played(&self, action: Action) -> Self {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::played(self, choices, action),
            Family::Row(choices) => row::played(self, choices, action),
        }
    }

    /// Returns the outcome if the game is over. Repetition is the [`Game`](crate::Game)'s to decide.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::outcome(self, choices),
            Family::Row(choices) => row::outcome(self, choices),
        }
    }

    /// Returns the outcome of a game that has come to this position by a turn: a set-up position is playable even where
    /// its totals would have ended a game before.
    #[must_use]
    pub fn outcome_if_reached(&self) -> Option<Outcome> {
        let reached = Self { judged: TurnEnd::Played, ..*self };
        let few = match &self.rules.family {
            Family::Leaping(_) => None,
            Family::Row(row) => row::few_left(self, row),
        };
        self.outcome().or(few).or_else(|| reached.outcome())
    }

    /// Returns the rule by which the players may agree on a draw here, if the rulebook has one.
    #[must_use]
    pub fn agreement(&self) -> Option<&'static Rule> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::agreement(self, choices),
            Family::Row(_) => None,
        }
    }

    /// Returns the outcome of the third occurrence of this position, if it has one.
    ///
    /// The position does not know how often it occurred; a [`Game`](crate::Game) does, and so does a search that
    /// keeps the fresh turns on its path.
    #[must_use]
    pub fn repeated(&self) -> Option<Outcome> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::repeated(self, choices),
            Family::Row(_) => row::repeated(self),
        }
    }

    /// Returns the number of pieces of a side.
    fn tally(&self, side: Side) -> Tally {
        if side == self.turn { self.our } else { self.their }
    }

    /// Takes an enemy piece from the board.
    #[inline]
    pub(crate) fn capture(&mut self, at: Cells) {
        self.theirs ^= at;
        self.their.total -= 1;
    }

    /// Returns the other side's fresh turn, with our pieces and our count.
    ///
    /// Built from its parts instead of changed in place: bytes written one by one and then moved together stall each
    /// other, and this is the inner loop of every search.
    #[inline(always)]
    pub(crate) fn passed(&self, ours: Cells, our: Tally, quiet: u8) -> Self {
        Self {
            rules: self.rules,
            ours: self.theirs,
            theirs: ours,
            our: self.their,
            their: our,
            pending: Pending::Open,
            turn: !self.turn,
            quiet,
            judged: TurnEnd::Played,
        }
    }
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
