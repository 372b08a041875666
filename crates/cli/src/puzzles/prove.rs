//! Proofs by exhaustive search or by endgame tables.

use std::collections::HashMap;

use sandgrid_app::learn::Aim;
use sandgrid_engine::table::{Tables, WinDrawLoss};
use sandgrid_rules::{Action, Chain, Family, Outcome, Position, Side};

use super::turns::{End, Sight, ends};

/// A goal to reach within some turns, against any defence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Want {
    /// A win.
    Win,
    /// A row.
    Row,
}

impl Want {
    /// Returns the goal of an aim that is reached within some turns.
    pub(super) fn of(aim: Aim) -> Option<(Self, u8)> {
        match aim {
            Aim::Win(turns) => Some((Self::Win, turns)),
            Aim::Row(turns) => Some((Self::Row, turns)),
            Aim::Keep | Aim::Save => None,
        }
    }

    /// Returns whether a turn of side `us` reached the goal.
    fn is_reached(self, end: &End, us: Side) -> bool {
        match self {
            Self::Win => end.position.outcome().and_then(Outcome::winner) == Some(us),
            Self::Row => end.actions.iter().any(|action| matches!(action, Action::Take { .. })),
        }
    }
}

/// An exhaustive AND/OR search over whole turns, without evaluation, tables or engine.
#[derive(Debug)]
pub(super) struct Prover {
    want: Want,
    known: HashMap<(Sight, u8), bool>,
    /// Number of positions that may still be searched.
    left: u64,
}

impl Prover {
    /// Creates a prover that stops after `most` positions.
    pub(super) fn new(want: Want, most: u64) -> Self {
        Self { want, known: HashMap::new(), left: most }
    }

    /// Returns whether the limit was exceeded, which invalidates all results.
    pub(super) fn gave_up(&self) -> bool {
        self.left == 0
    }

    /// Returns whether the side to act reaches the goal within `turns` turns.
    pub(super) fn reaches(&mut self, position: &Position, turns: u8) -> bool {
        if turns == 0 || position.outcome().is_some() {
            return false;
        }
        if is_out_of_reach(position, turns) {
            return false;
        }
        let key = (Sight::of(position), turns);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let us = position.turn();
        let found = ends(position).iter().any(|end| self.leads(us, end, turns));
        self.known.insert(key, found);
        found
    }

    /// Returns the turns that reach the goal that soon; where a step makes a row and any piece may be taken, turns
    /// with the same step count as one.
    pub(super) fn solutions(&mut self, position: &Position, turns: u8) -> Vec<End> {
        let us = position.turn();
        let mut found: Vec<End> = Vec::new();
        for mut end in ends(position) {
            if self.leads(us, &end, turns) {
                if self.is_settled(position, &end, us) {
                    end.actions.truncate(1);
                }
                if found.iter().all(|other| other.actions != end.actions) {
                    found.push(end);
                }
            }
        }
        found
    }

    /// Returns whether the step alone reaches the goal in a row game, with any piece taken.
    fn is_settled(&self, position: &Position, end: &End, us: Side) -> bool {
        let step = position.played(end.actions[0]);
        let mut taking = step.actions().into_iter().map(|action| End {
            actions: vec![end.actions[0], action],
            position: step.played(action),
        });
        matches!(position.ruleset().family(), Family::Row(_))
            && end.actions.len() == 2
            && taking.all(|end| self.want.is_reached(&end, us))
    }

    /// Returns the line in which every turn of ours is the unique solution and the other side
    /// resists as long as possible.
    pub(super) fn line(&mut self, position: &Position, turns: u8) -> Option<Vec<Vec<Action>>> {
        let solutions = self.solutions(position, turns);
        let [only] = solutions.as_slice() else { return None };
        if turns == 1 {
            return Some(vec![only.actions.clone()]);
        }
        let replies = self.longest(&only.position, turns - 1);
        replies.into_iter().find_map(|reply| {
            let rest = self.line(&reply.position, turns - 1)?;
            Some([vec![only.actions.clone(), reply.actions], rest].concat())
        })
    }

    /// Returns the replies after which the goal takes `turns` turns and not fewer.
    pub(super) fn longest(&mut self, after: &Position, turns: u8) -> Vec<End> {
        let mut replies = ends(after);
        replies.retain(|reply| {
            reply.position.outcome().is_none() && !self.reaches(&reply.position, turns - 1)
        });
        if self.want == Want::Row {
            // The puzzle is about our row, so the enemy's captures come last.
            replies.sort_by_key(End::takes);
        }
        replies
    }

    /// Returns whether this turn reaches the goal within `turns` turns, this one included, against any defence.
    fn leads(&mut self, us: Side, end: &End, turns: u8) -> bool {
        if self.want.is_reached(end, us) {
            return true;
        }
        if end.position.outcome().is_some() || turns == 1 || self.left == 0 {
            return false;
        }
        self.left -= 1;
        ends(&end.position).iter().all(|reply| match reply.position.outcome() {
            Some(outcome) => self.want == Want::Win && outcome.winner() == Some(us),
            None => self.reaches(&reply.position, turns - 1),
        })
    }
}

/// Returns whether the enemy has more pieces than can be captured with one leap a turn, and enough pieces
/// in hand to be able to act throughout.
fn is_out_of_reach(position: &Position, turns: u8) -> bool {
    let them = !position.turn();
    match position.ruleset().family() {
        Family::Leaping(choices) => {
            choices.chain.value == Chain::Single
                && position.total(them) > 2 * turns
                && position.in_hand()[them] >= turns
        }
        Family::Row(_) => false,
    }
}

/// Returns the unique turn that keeps the value of a position, by tables that contain every turn;
/// `None` if there are several, or the tables lack a position.
pub(super) fn only_keeping(
    tables: &Tables,
    position: &Position,
    value: WinDrawLoss,
) -> Option<End> {
    if tables.probe(position)? != value {
        return None;
    }
    let us = position.turn();
    let mut keeping = Vec::new();
    for end in ends(position) {
        let told = tables.probe(&end.position)?;
        let worth = if end.position.turn() == us { told } else { !told };
        if worth == value {
            keeping.push(end);
        }
    }
    let [only] = keeping.as_slice() else { return None };
    Some(only.clone())
}
