//! Infers the intended action from a gesture, and the rule that forbids an invalid one.

use sandgrid_rules::{Action, Cell, Direction, Family, Position, Rule};

use crate::InvalidMove;

/// Returns the intended action of moving a piece between two holes, legal or not.
pub(in crate::session) fn intended_action(
    position: &Position,
    from: Cell,
    to: Cell,
) -> Result<Action, InvalidMove> {
    let leaping = matches!(position.ruleset().family(), Family::Leaping(_));
    match from.straight(to) {
        None => Err(InvalidMove::Diagonal(from, to)),
        Some((dir, 1)) => match (Action::Leap { from, dir }, position.actions()) {
            (leap, legal) if legal.contains(leap) => Err(beyond(leap, to)),
            _ => Ok(Action::Step { from, dir }),
        },
        Some((dir, 2)) if leaping => {
            let friend = from.neighbor(dir).and_then(|over| position.at(over));
            if friend.is_some() && friend == position.at(from) {
                Ok(Action::Hop { from, dir })
            } else {
                Ok(Action::Leap { from, dir })
            }
        }
        Some(_) => Err(InvalidMove::TooFar(from, to)),
    }
}

fn beyond(leap: Action, over: Cell) -> InvalidMove {
    InvalidMove::ChooseBeyond { over, to: leap.to().expect("a legal leap stays on the board") }
}

/// Returns the intended action for selecting a piece that cannot act: a step, preferably to an empty hole, so
/// that the refusal gives another reason than an occupied hole.
pub(in crate::session) fn picking_up(position: &Position, from: Cell) -> Action {
    let shape = position.ruleset().shape();
    let towards = |free: bool| {
        Direction::ALL.into_iter().find(|dir| {
            let to = from.neighbor(*dir).filter(|to| shape.contains(*to));
            to.is_some_and(|to| !free || position.at(to).is_none())
        })
    };
    let dir = towards(true).or_else(|| towards(false)).unwrap_or(Direction::North);
    Action::Step { from, dir }
}

/// Returns the rule behind an invalid move.
pub(in crate::session) fn rule_of(fault: InvalidMove, position: &Position) -> &'static Rule {
    let placing = position.in_hand().first > 0 || position.in_hand().second > 0;
    match (position.ruleset().family(), fault) {
        (Family::Leaping(leaping), InvalidMove::Diagonal(..)) => leaping.law.straight,
        (Family::Leaping(leaping), InvalidMove::TooFar(..) | InvalidMove::Blocked(_)) => {
            leaping.law.step
        }
        (Family::Leaping(leaping), InvalidMove::ChooseBeyond { .. }) => leaping.law.leap,
        (Family::Leaping(leaping), InvalidMove::OutOfTurn(_)) => leaping.law.alternate,
        (Family::Row(row), InvalidMove::OutOfTurn(_)) if placing => row.law.placing,
        (Family::Row(row), InvalidMove::OutOfTurn(_)) => row.law.alternate,
        (Family::Row(row), _) => row.law.step,
    }
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::{Ruleset, Side};

    use super::*;

    #[test]
    fn every_fault_cites_a_rule_of_each_rulebook() {
        let [here, there] = ["a1", "f5"].map(|cell| cell.parse().unwrap());
        let beyond = InvalidMove::ChooseBeyond { over: here, to: there };
        for rules in Ruleset::ALL {
            let leaps = matches!(rules.family(), Family::Leaping(_));
            let faults = [
                (InvalidMove::Diagonal(here, there), ["diagonally", "horizontally or vertically"]),
                (InvalidMove::TooFar(here, there), ["one hole", "one space"]),
                (InvalidMove::OutOfTurn(Side::First), ["turn", "begin, then"]),
                (InvalidMove::Blocked(here), ["if it is empty", "to an empty hole"]),
                (beyond, ["just beyond", if leaps { "just beyond" } else { "one hole" }]),
            ];
            for (fault, says) in faults {
                let rule = rule_of(fault, &Position::start(rules));
                let speaks = says.iter().any(|says| rule.words().contains(says));
                assert!(speaks, "{}: {fault:?}: {}", rules.key(), rule.words());
                assert!(rules.rules().any(|it| it == rule), "{}: {fault:?}", rules.key());
            }
        }
    }

    #[test]
    fn two_holes_determine_the_action() {
        let rules = Ruleset::find("yote-traditional").unwrap();
        let position = Position::parse("6/2i3/2oio1/3o2/6 o 4/4 - 0", rules).unwrap();
        let meant = |from: &str, to: &str| {
            let action = intended_action(&position, from.parse().unwrap(), to.parse().unwrap());
            action.map_err(|_| ()).map(|action| action.to_string())
        };
        assert_eq!(meant("c3", "b3"), Ok("c3-b3".to_owned()));
        assert_eq!(meant("c3", "c5"), Ok("c3xc5".to_owned()));
        assert_eq!(meant("c3", "c1"), Ok("c3xc1".to_owned()), "over nothing");
        assert_eq!(meant("e3", "c3"), Ok("e3xc3".to_owned()));
        assert_eq!(meant("d2", "d4"), Ok("d2xd4".to_owned()));
        assert_eq!(meant("c3", "c4"), Err(()), "onto one who can be leapt over");
        assert_eq!(meant("c3", "d4"), Err(()));
        assert_eq!(meant("c3", "f3"), Err(()));
    }

    #[test]
    fn picking_up_prefers_a_direction_with_room() {
        let rules = Ruleset::find("yote-traditional").unwrap();
        let position = Position::parse("6/6/6/i5/oo4 o 4/4 - 0", rules).unwrap();
        let towards = |cell: &str| picking_up(&position, cell.parse().unwrap()).to_string();
        assert_eq!(towards("b1"), "b1-b2");
        assert_eq!(towards("a1"), "a1-a2", "no room at all");
    }
}
