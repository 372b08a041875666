//! Enumerates the results of one turn, action by action.

use sandgrid_rules::{Action, BySide, Cell, Cells, Pending, Position, Setup, Side};

/// Maximum number of actions per query; beyond it the query has no answer.
const ENOUGH: u32 = 60_000;

/// The result of a turn.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Gain {
    /// Number of pieces that it takes.
    pub(super) taken: u8,
    /// The pieces that it leaps over.
    pub(super) over: Cells,
    /// The hole that the moving piece left.
    pub(super) mover: Option<Cell>,
}

impl Gain {
    fn and(self, action: Action) -> Self {
        let takes = matches!(action, Action::Leap { .. } | Action::Take { .. })
            || action == Action::TakeFromHand;
        let over = action.over().filter(|_| matches!(action, Action::Leap { .. }));
        Self {
            taken: self.taken + u8::from(takes),
            over: over.map_or(self.over, |over| self.over | over.into()),
            mover: self.mover.or(action.from()),
        }
    }
}

/// The results that a side can reach with one turn.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Reach {
    /// The most pieces that it can take.
    pub(super) most: u8,
    /// All pieces that it can leap over.
    pub(super) over: Cells,
    /// Whether it can win.
    pub(super) wins: bool,
}

impl Reach {
    /// Returns the results that the side to act can still reach with this turn; `None` if the enumeration exceeds its
    /// limit.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let mut reach = Self::default();
        let us = position.turn();
        TacticsScanner::new(position, ENOUGH).each(position, &mut |end, gain| {
            reach.most = reach.most.max(gain.taken);
            reach.over |= gain.over;
            let won = || end.outcome().and_then(sandgrid_rules::Outcome::winner) == Some(us);
            reach.wins = reach.wins || won();
        })?;
        Some(reach)
    }

    /// Returns the results that a side could reach if its turn began here.
    pub(super) fn if_turn(position: &Position, side: Side) -> Option<Self> {
        as_if(position, side).map_or(Some(Self::default()), |position| Self::of(&position))
    }
}

/// Returns the most pieces that a side could take by moving this piece, if its turn began here.
pub(super) fn most_by(position: &Position, side: Side, mover: Cell) -> Option<u8> {
    let Some(position) = as_if(position, side) else { return Some(0) };
    let mut most = 0;
    TacticsScanner::new(&position, ENOUGH).each(&position, &mut |_, gain| {
        if gain.mover == Some(mover) {
            most = most.max(gain.taken);
        }
    })?;
    Some(most)
}

/// Returns the least number of pieces that can be captured in return, over all captures of the side to act; `None` if
/// it can capture nothing, or if the enumeration exceeds its limit.
pub(super) fn least_in_return(position: &Position) -> Option<u8> {
    let them = position.turn();
    let mut least: Option<u8> = None;
    let mut left = 4 * ENOUGH;
    let mut unknown = false;
    TacticsScanner::new(position, ENOUGH).each(position, &mut |end, gain| {
        if gain.taken == 0 || least == Some(0) || unknown {
            return;
        }
        let mut most = 0;
        if end.turn() != them {
            let mut scanner = TacticsScanner::new(end, left);
            let known = scanner.each(end, &mut |_, gain| most = most.max(gain.taken));
            unknown = known.is_none();
            left = scanner.left;
        }
        least = Some(least.map_or(most, |least| least.min(most)));
    })?;
    least.filter(|_| !unknown)
}

/// Returns the number of a side's steps that would make a row if all pieces were placed and its
/// turn began.
pub(super) fn ways_into_row(position: &Position, side: Side) -> usize {
    let setup = Setup { in_hand: BySide::default(), ..fresh(position, side) };
    let Ok(position) = Position::from_setup(setup, position.ruleset()) else { return 0 };
    let steps = position.actions().into_iter();
    steps.filter(|step| matches!(position.played(*step).pending(), Pending::Take { .. })).count()
}

/// Returns the same board at the start of that side's turn; `None` if it cannot have one.
fn as_if(position: &Position, side: Side) -> Option<Position> {
    let position = Position::from_setup(fresh(position, side), position.ruleset()).ok()?;
    (position.turn() == side).then_some(position)
}

fn fresh(position: &Position, side: Side) -> Setup {
    Setup { turn: side, pending: Pending::Open, quiet: 0, ..position.setup() }
}

/// Enumerates all variations of a turn.
struct TacticsScanner {
    us: Side,
    left: u32,
}

impl TacticsScanner {
    fn new(position: &Position, left: u32) -> Self {
        Self { us: position.turn(), left }
    }

    /// Calls `visit` with the end and the gain of each variation; `None` if there are too many.
    fn each(&mut self, position: &Position, visit: &mut dyn FnMut(&Position, Gain)) -> Option<()> {
        self.follow(position, Gain::default(), visit)
    }

    fn follow(
        &mut self,
        position: &Position,
        gain: Gain,
        visit: &mut dyn FnMut(&Position, Gain),
    ) -> Option<()> {
        for action in position.actions() {
            self.left = self.left.checked_sub(1)?;
            let (next, gain) = (position.played(action), gain.and(action));
            if next.turn() != self.us || next.pending().is_fresh() {
                visit(&next, gain);
            } else {
                self.follow(&next, gain, visit)?;
            }
        }
        Some(())
    }
}
