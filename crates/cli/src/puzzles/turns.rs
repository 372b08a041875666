//! Enumeration of whole turns.

use std::collections::HashSet;

use sandgrid_rules::{Action, BySide, Cells, Game, Pending, Position, Side, Turn};

/// The key by which positions a few turns apart are distinguished.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Sight {
    board: [Cells; 2],
    hands: [u8; 2],
    turn: Side,
    must_place: bool,
}

impl Sight {
    pub(super) fn of(position: &Position) -> Self {
        let pair = |both: BySide<Cells>| [both.first, both.second];
        let hands = position.in_hand();
        Self {
            board: pair(position.board()),
            hands: [hands.first, hands.second],
            turn: position.turn(),
            must_place: position.pending() == Pending::Place,
        }
    }
}

/// A turn with the position that it leads to.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub(super) actions: Vec<Action>,
    pub(super) position: Position,
}

impl End {
    /// Returns whether the turn captures an enemy piece.
    pub(super) fn takes(&self) -> bool {
        self.actions
            .iter()
            .any(|action| matches!(action, Action::Leap { .. } | Action::Take { .. }))
    }
}

/// Returns the legal turns, one per resulting position; captures come first.
pub(super) fn ends(position: &Position) -> Vec<End> {
    let mut found = Vec::new();
    if position.outcome().is_none() {
        go_on(position, &mut Vec::new(), &mut HashSet::new(), &mut found);
    }
    found.sort_by_key(|end: &End| !end.takes());
    found
}

fn go_on(
    position: &Position,
    actions: &mut Vec<Action>,
    seen: &mut HashSet<Sight>,
    found: &mut Vec<End>,
) {
    for action in position.actions() {
        let after = position.played(action);
        actions.push(action);
        if after.pending().is_fresh() || after.outcome().is_some() {
            if seen.insert(Sight::of(&after)) {
                found.push(End { actions: actions.clone(), position: after });
            }
        } else {
            go_on(&after, actions, seen, found);
        }
        actions.pop();
    }
}

/// Converts actions to a turn.
pub(super) fn turn(position: &Position, actions: &[Action]) -> Turn {
    let mut game = Game::from_position(*position);
    for action in actions {
        game.play(*action).expect("what was found can be played");
    }
    game.last_turn().expect("a turn has actions").1
}
