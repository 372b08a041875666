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
    // Seen from whoever acts, so that nothing has to be looked up by side while playing.
    pub(crate) ours: Cells,
    pub(crate) theirs: Cells,
    pub(crate) our: Tally,
    pub(crate) their: Tally,
    pub(crate) duty: Pending,
    pub(crate) turn: Side,
    pub(crate) quiet: u8,
    pub(crate) judged: TurnEnd,
}

/// How many pieces one side has.
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

/// What has happened here that the board does not show.
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

    /// A position that somebody set up.
    ///
    /// What cannot be decided by anybody is decided at once: whoever must place and has no piece
    /// in hand is free, and in a row game whoever can place no more loses his hand.
    ///
    /// # Errors
    /// When it cannot be played by that ruleset: says which field is wrong.
    pub fn from_setup(setup: Setup, rules: &'static Ruleset) -> Result<Self, SetupError> {
        setup.check(rules)?;
        let Setup { turn, duty, quiet, .. } = setup;
        let (ours, theirs) = (setup.board[turn], setup.board[!turn]);
        let (our, their) = (Tally::of(&setup, turn), Tally::of(&setup, !turn));
        let judged = TurnEnd::SetUp;
        let mut position = Self { rules, ours, theirs, our, their, duty, turn, quiet, judged };
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
    pub fn setup(&self) -> Setup {
        let &Self { turn, duty, quiet, .. } = self;
        Setup { board: self.board(), turn, in_hand: self.in_hand(), duty, quiet }
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
    pub const fn duty(&self) -> Pending {
        self.duty
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

    /// The pieces on the board of whoever acts.
    #[must_use]
    #[inline]
    pub const fn ours(&self) -> Cells {
        self.ours
    }

    /// The pieces on the board of whoever does not act.
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

    /// Whose piece stands there.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.pieces(*side).contains(cell))
    }

    /// The pieces in hand, 0 to 12.
    #[must_use]
    pub fn in_hand(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.tally(side).in_hand)
    }

    /// How many pieces a side has left, on the board and in hand.
    #[must_use]
    pub fn total(&self, side: Side) -> u8 {
        self.tally(side).total
    }

    /// Half-turns finished since the last placement or capture, as at the start of this turn.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// At which quiet count the game ends here, as long as nothing is placed or captured: 20, 50 or
    /// 100 half-turns.
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

    /// What an action that is known to be legal leads to, as one of [`actions`](Self::actions) is.
    ///
    /// For whoever looks ahead, and would otherwise ask twice: an action that is not legal leads to
    /// a position without sense, or panics. [`play`](Self::play) asks.
    #[must_use]
    #[inline]
    pub fn played(&self, action: Action) -> Self {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::played(self, choices, action),
            Family::Row(choices) => row::played(self, choices, action),
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

    /// The rule by which the players may agree here that nobody wins, where the rulebook has one.
    #[must_use]
    pub fn agreement(&self) -> Option<&'static Rule> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::agreement(self, choices),
            Family::Row(_) => None,
        }
    }

    /// What the third occurrence of this position means, if it means anything.
    ///
    /// The position does not know how often it stood on the board; a [`Game`](crate::Game) does,
    /// and so does whoever looks ahead in one and keeps the fresh turns that it has come through.
    #[must_use]
    pub fn repeated(&self) -> Option<Outcome> {
        match &self.rules.family {
            Family::Leaping(choices) => leaping::repeated(self, choices),
            Family::Row(_) => row::repeated(self),
        }
    }

    /// How many pieces a side has.
    fn tally(&self, side: Side) -> Tally {
        if side == self.turn { self.our } else { self.their }
    }

    /// Takes an enemy piece from the board.
    #[inline]
    pub(crate) fn capture(&mut self, at: Cells) {
        self.theirs ^= at;
        self.their.total -= 1;
    }

    /// The other side's fresh turn, once our pieces stand there and we have so many.
    // Made of its parts and not changed in place: bytes written one by one and then moved in one
    // go would have to wait for each other, and this is the inside of every search.
    #[inline(always)]
    pub(crate) fn passed(&self, ours: Cells, our: Tally, quiet: u8) -> Self {
        Self {
            rules: self.rules,
            ours: self.theirs,
            theirs: ours,
            our: self.their,
            their: our,
            duty: Pending::Open,
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
