//! Which action to look at first.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use sandgrid_rules::{Action, Actions, Cell, Cells, Direction, Family, Position};

use crate::evaluate::leaping;
use crate::evaluate::row::{closing, closings};

/// An action, and how soon it is to be looked at: the higher the sooner.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Ranked {
    pub(crate) rank: i32,
    pub(crate) action: Action,
}

/// How soon each kind is looked at.
mod rank {
    /// A capture.
    pub(super) const CAPTURE: i32 = 1_000_000;
    /// What refuted another action here.
    pub(super) const KILLER: i32 = 500_000;
    /// Going where a capture threatens.
    pub(super) const THREAT: i32 = 2_000;
    /// Going where one can be captured.
    pub(super) const DANGER: i32 = 6_000;
    /// Leaving where one can be captured.
    pub(super) const FLIGHT: i32 = 4_000;
    /// Removing a piece that can capture.
    pub(super) const ATTACKER: i32 = 40_000;
    /// Removing a piece behind which a capture opens.
    pub(super) const SCREEN: i32 = 20_000;
}

/// What was learnt in one search about which actions are good.
#[derive(Clone, Debug)]
pub(crate) struct Experience {
    history: Box<[i32]>,               // By side, kind, hole and direction.
    killers: Vec<[Option<Action>; 2]>, // By ply.
}

impl Experience {
    const KINDS: usize = 64 * (1 + 1 + 4 + 4 + 4) + 1;
    const MOST: i32 = 16_000;

    pub(crate) fn new(plies: usize) -> Self {
        Self {
            history: vec![0; 2 * Self::KINDS].into_boxed_slice(),
            killers: vec![[None; 2]; plies],
        }
    }

    pub(crate) fn forget(&mut self) {
        self.history.fill(0);
        self.killers.fill([None; 2]);
    }

    fn index(position: &Position, action: Action) -> usize {
        let moved = |kind: usize, from: Cell, dir: Direction| {
            64 * kind + 4 * usize::from(from.index()) + dir as usize
        };
        let index = match action {
            Action::Place { at } => usize::from(at.index()),
            Action::Take { at } => 64 + usize::from(at.index()),
            Action::Step { from, dir } => moved(2, from, dir),
            Action::Leap { from, dir } => moved(6, from, dir),
            Action::Hop { from, dir } => moved(10, from, dir),
            Action::TakeFromHand | Action::Decline | Action::Stop => Self::KINDS - 1,
        };
        position.turn() as usize * Self::KINDS + index
    }

    fn history(&self, position: &Position, action: Action) -> i32 {
        self.history[Self::index(position, action)]
    }

    /// An action was good enough; those before it were not.
    pub(crate) fn learn(&mut self, position: &Position, ply: usize, depth: i32, tried: &[Ranked]) {
        let Some((good, bad)) = tried.split_last() else { return };
        let bonus = (depth * depth + depth).clamp(1, 400) * 4;
        self.adjust(position, good.action, bonus);
        for ranked in bad {
            self.adjust(position, ranked.action, -bonus);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good.action) {
            *killers = [Some(good.action), killers[0]];
        }
    }

    fn adjust(&mut self, position: &Position, action: Action, bonus: i32) {
        let known = &mut self.history[Self::index(position, action)];
        *known += bonus - *known * bonus.abs() / Self::MOST;
    }
}

/// What is to be seen on the board before any action is looked at.
struct Cues {
    /// Where a piece of ours could be captured.
    danger: Cells,
    /// From where we could capture, or where they would.
    threat: Cells,
    /// Which of our pieces can be captured now.
    en_prise: Cells,
}

impl Cues {
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
                threat: closings(theirs, empty, choices.line.is),
                en_prise: Cells::EMPTY,
            },
        }
    }

    fn coming(&self, at: Cell) -> i32 {
        let threat = if self.threat.contains(at) { rank::THREAT } else { 0 };
        let danger = if self.danger.contains(at) { rank::DANGER } else { 0 };
        threat - danger
    }

    fn moving(&self, from: Cell, to: Option<Cell>) -> i32 {
        let flight = if self.en_prise.contains(from) { rank::FLIGHT } else { 0 };
        flight + to.map_or(0, |to| self.coming(to))
    }
}

/// Adds every action to a list, ranked.
pub(crate) fn rank_all(
    position: &Position,
    actions: &Actions,
    experience: &Experience,
    ply: usize,
    list: &mut Vec<Ranked>,
) {
    if !actions.takes().is_empty() {
        return rank_removals(position, actions, experience, list);
    }
    let cues = Cues::of(position);
    let killers = experience.killers[ply];
    for action in *actions {
        let history = experience.history(position, action);
        let rank = match action {
            Action::Leap { .. } => rank::CAPTURE + history,
            _ if killers[0] == Some(action) => rank::KILLER + 1,
            _ if killers[1] == Some(action) => rank::KILLER,
            Action::Place { at } => history + cues.coming(at),
            Action::Step { from, .. } | Action::Hop { from, .. } => {
                history + cues.moving(from, action.to())
            }
            _ => history,
        };
        list.push(Ranked { rank, action });
    }
    if let Family::Row(choices) = position.ruleset().family() {
        let ours = position.ours();
        for ranked in &mut *list {
            if let Action::Step { dir, .. } = ranked.action
                && let Some(to) = ranked.action.to()
                && closing(ours, dir, choices.line.is).contains(to)
            {
                ranked.rank += rank::CAPTURE;
            }
        }
    }
}

fn rank_removals(
    position: &Position,
    actions: &Actions,
    experience: &Experience,
    list: &mut Vec<Ranked>,
) {
    let (attackers, screens) = (attackers(position), screens(position));
    for action in *actions {
        let mut rank = experience.history(position, action);
        if let Action::Take { at } = action {
            rank += if attackers.contains(at) { rank::ATTACKER } else { 0 };
            rank += if screens.contains(at) { rank::SCREEN } else { 0 };
        }
        list.push(Ranked { rank, action });
    }
}

/// Which of their pieces could capture, if they were to act.
pub(crate) fn attackers(position: &Position) -> Cells {
    let (ours, theirs, empty) = (position.ours(), position.theirs(), position.empty());
    Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
        let back = dir.opposite();
        found
            | theirs
                & match position.ruleset().family() {
                    Family::Leaping(_) => (ours & empty.stepped(back)).stepped(back),
                    Family::Row(choices) => {
                        (empty & closing(theirs, dir, choices.line.is)).stepped(back)
                    }
                }
    })
}

/// Which of their pieces stand where a leap of ours would land.
pub(crate) fn screens(position: &Position) -> Cells {
    let (ours, theirs) = (position.ours(), position.theirs());
    match position.ruleset().family() {
        Family::Leaping(_) => Direction::ALL.into_iter().fold(Cells::EMPTY, |found, dir| {
            found | theirs & (theirs & ours.stepped(dir)).stepped(dir)
        }),
        Family::Row(_) => Cells::EMPTY,
    }
}

/// Brings the highest rank of a list to its front.
pub(crate) fn pick(list: &mut [Ranked]) {
    let highest = list.iter().enumerate().reduce(|best, next| {
        // The first of equals: the order must not depend on how the list was shuffled before.
        if next.1.rank > best.1.rank { next } else { best }
    });
    if let Some((index, _)) = highest {
        list.swap(0, index);
    }
}

/// The pieces that can step that way and close a row by it.
pub(crate) fn closing_steps(
    position: &Position,
    actions: &Actions,
    dir: Direction,
    line: u8,
) -> Cells {
    let landing = closing(position.ours(), dir, line) & position.empty();
    actions.steps(dir) & landing.stepped(dir.opposite())
}
