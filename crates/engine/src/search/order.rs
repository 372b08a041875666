//! Move ordering: captures, killers, history and threats.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use sandgrid_rules::{Action, Actions, Cell, Cells, Direction, Family, Position};

use crate::evaluate::leaping;
use crate::evaluate::row::{closing, closings};

/// An action with its ordering score; higher scores are searched sooner.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ScoredMove {
    pub(crate) rank: i32,
    pub(crate) code: Code,
    pub(crate) action: Action,
}

/// A dense index of an action, for comparison and table lookup.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code(u16); // Invariant: < KINDS.

impl Code {
    const KINDS: usize = 64 * (1 + 1 + 4 + 4 + 4) + 3;
    const NONE: Self = Self(u16::MAX);

    #[inline]
    pub(crate) fn of(action: Action) -> Self {
        match action {
            Action::Place { at } => Self::set(0, at),
            Action::Take { at } => Self::set(1, at),
            Action::Step { from, dir } => Self::moved(2, from, dir),
            Action::Leap { from, dir } => Self::moved(6, from, dir),
            Action::Hop { from, dir } => Self::moved(10, from, dir),
            Action::TakeFromHand => Self(64 * 14),
            Action::Decline => Self(64 * 14 + 1),
            Action::Stop => Self(64 * 14 + 2),
        }
    }

    const fn set(kind: u16, at: Cell) -> Self {
        Self(64 * kind + at.index() as u16)
    }

    const fn moved(kind: u16, from: Cell, dir: Direction) -> Self {
        Self(64 * (kind + dir as u16) + from.index() as u16)
    }
}

/// Ordering scores by kind of action.
mod rank {
    /// A capture.
    pub(super) const CAPTURE: i32 = 4_000_000;
    /// The score of a killer move.
    pub(super) const KILLER: i32 = 500_000;
    /// Moving to a hole from which we could capture, or from which the enemy would.
    pub(super) const THREAT: i32 = 2_000;
    /// Moving to a hole at which the piece could be captured.
    pub(super) const DANGER: i32 = 6_000;
    /// Leaving a hole at which the piece can be captured.
    pub(super) const FLIGHT: i32 = 4_000;
    /// Removing a piece that can capture.
    pub(super) const ATTACKER: i32 = 40_000;
    /// Removing a piece that blocks a capture.
    pub(super) const SCREEN: i32 = 20_000;
}

/// Killer moves and history counts of one search.
#[derive(Clone, Debug)]
pub(crate) struct OrderingHistory {
    history: [Box<[i32]>; 2], // By side, then by code.
    killers: Vec<[Code; 2]>,  // By ply.
}

impl OrderingHistory {
    const MOST: i32 = 16_000;

    pub(crate) fn new(plies: usize) -> Self {
        let history = || vec![0; Code::KINDS].into_boxed_slice();
        Self { history: [history(), history()], killers: vec![[Code::NONE; 2]; plies] }
    }

    pub(crate) fn forget(&mut self) {
        self.history.iter_mut().for_each(|side| side.fill(0));
        self.killers.fill([Code::NONE; 2]);
    }

    /// Records a cutoff by the last of the tried actions, which the others did not cause.
    pub(crate) fn learn(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        tried: &[ScoredMove],
    ) {
        let Some((good, bad)) = tried.split_last() else { return };
        let history = &mut self.history[position.turn() as usize];
        let mut adjust = |code: Code, bonus: i32| {
            let known = &mut history[usize::from(code.0)];
            *known += bonus - *known * bonus.abs() / Self::MOST;
        };
        let bonus = (depth * depth + depth).clamp(1, 400) * 4;
        adjust(good.code, bonus);
        for ranked in bad {
            adjust(ranked.code, -bonus);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != good.code {
            *killers = [good.code, killers[0]];
        }
    }
}

/// Threats on the board, computed once before its actions are ordered.
struct BoardThreats {
    /// Holes where a piece of ours could be captured.
    danger: Cells,
    /// Holes from which we could capture, or at which the enemy would make a row.
    threat: Cells,
    /// Our pieces that can be captured now.
    en_prise: Cells,
}

impl BoardThreats {
    fn of(position: &Position) -> Self {
        let (ours, theirs, empty) = (position.ours(), position.theirs(), position.empty());
        match position.ruleset().family() {
            Family::Leaping(_) => Self {
                danger: Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
                    found | theirs.stepped(dir) & empty.stepped(dir.opposite())
                }),
                threat: leaping::posts(theirs, empty),
                en_prise: leaping::en_prise(theirs, ours, empty),
            },
            Family::Row(choices) => Self {
                danger: Cells::EMPTY,
                threat: closings(theirs, &choices.steps(theirs, empty), choices),
                en_prise: Cells::EMPTY,
            },
        }
    }
}

/// Builds the scored list of a position's actions.
struct Ranking<'a> {
    history: &'a [i32],
    killers: [Code; 2],
    list: &'a mut Vec<ScoredMove>,
}

impl Ranking<'_> {
    #[inline(always)]
    fn add(&mut self, action: Action, rank: i32) {
        let code = Code::of(action);
        let killer = i32::from(code == self.killers[0]) * 2 + i32::from(code == self.killers[1]);
        let rank = self.history[usize::from(code.0)] + rank + killer * rank::KILLER;
        self.list.push(ScoredMove { rank, code, action });
    }
}

/// Returns `rank` if the hole is one of `cells`, else 0.
#[inline(always)]
fn said(cells: Cells, at: Cell, rank: i32) -> i32 {
    i32::from(cells.contains(at)) * rank
}

/// Appends every action with its score to `list`.
pub(crate) fn rank_all(
    position: &Position,
    actions: &Actions,
    experience: &OrderingHistory,
    ply: usize,
    list: &mut Vec<ScoredMove>,
) {
    let history = &*experience.history[position.turn() as usize];
    let mut ranking = Ranking { history, killers: experience.killers[ply], list };
    if !actions.takes().is_empty() {
        rank_removals(position, actions, &mut ranking);
    } else if position.pending().is_fresh() {
        rank_turn(position, actions, &mut ranking);
    } else {
        (*actions).into_iter().for_each(|action| ranking.add(action, 0));
    }
}

fn rank_turn(position: &Position, actions: &Actions, ranking: &mut Ranking<'_>) {
    let cues = BoardThreats::of(position);
    for at in actions.places() {
        let rank = said(cues.threat, at, rank::THREAT) - said(cues.danger, at, rank::DANGER);
        ranking.add(Action::Place { at }, rank);
    }
    for dir in Direction::ALL {
        let back = dir.opposite();
        let (threat, danger) = (cues.threat.stepped(back), cues.danger.stepped(back));
        let closing = match position.ruleset().family() {
            Family::Leaping(_) => Cells::EMPTY,
            Family::Row(choices) => closing_steps(position, actions, dir, choices.line.value),
        };
        for from in actions.steps(dir) {
            let rank = said(threat, from, rank::THREAT) - said(danger, from, rank::DANGER)
                + said(cues.en_prise, from, rank::FLIGHT)
                + said(closing, from, rank::CAPTURE);
            ranking.add(Action::Step { from, dir }, rank);
        }
        for from in actions.leaps(dir) {
            ranking.add(Action::Leap { from, dir }, rank::CAPTURE);
        }
        for from in actions.hops(dir) {
            ranking.add(Action::Hop { from, dir }, said(cues.en_prise, from, rank::FLIGHT));
        }
    }
}

fn rank_removals(position: &Position, actions: &Actions, ranking: &mut Ranking<'_>) {
    let (attackers, screens) = (attackers(position), screens(position));
    for action in *actions {
        let rank = if let Action::Take { at } = action {
            said(attackers, at, rank::ATTACKER) + said(screens, at, rank::SCREEN)
        } else {
            0
        };
        ranking.add(action, rank);
    }
}

/// Returns the enemy pieces that could capture if they were to act.
pub(crate) fn attackers(position: &Position) -> Cells {
    let (ours, theirs, empty) = (position.ours(), position.theirs(), position.empty());
    Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
        let back = dir.opposite();
        found
            | theirs
                & match position.ruleset().family() {
                    Family::Leaping(_) => (ours & empty.stepped(back)).stepped(back),
                    Family::Row(choices) => {
                        (empty & closing(theirs, dir, choices.line.value)).stepped(back)
                    }
                }
    })
}

/// Returns the enemy pieces on holes at which a leap of ours would land.
pub(crate) fn screens(position: &Position) -> Cells {
    let (ours, theirs) = (position.ours(), position.theirs());
    match position.ruleset().family() {
        Family::Leaping(_) => Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
            found | theirs & (theirs & ours.stepped(dir)).stepped(dir)
        }),
        Family::Row(_) => Cells::EMPTY,
    }
}

/// Moves the action with the highest score to the front.
pub(crate) fn pick(list: &mut [ScoredMove]) {
    let highest = list.iter().enumerate().reduce(|best, next| {
        // The first of equals: the order must not depend on earlier swaps.
        if next.1.rank > best.1.rank { next } else { best }
    });
    if let Some((index, _)) = highest {
        list.swap(0, index);
    }
}

/// Returns the pieces that can close a row by a step in this direction.
pub(crate) fn closing_steps(
    position: &Position,
    actions: &Actions,
    dir: Direction,
    line: u8,
) -> Cells {
    let landing = closing(position.ours(), dir, line) & position.empty();
    actions.steps(dir) & landing.stepped(dir.opposite())
}
