//! What is asked.

use sandgrid_rules::{Cell, Side};

use super::{counted, either, many, number, one, upper};
use crate::{Claim, Selection, Task, Ways};

/// A request, without a capital and without a period.
pub(super) fn task(task: Task) -> String {
    match task {
        Task::Place => "place a piece".to_owned(),
        Task::PlaceInReply => "place a piece, in answer to the one just placed".to_owned(),
        Task::PlaceApart(line) => {
            format!("place a piece, without making a row of {}", number(line))
        }
        Task::PlaceOrMove => "place a piece, or move one".to_owned(),
        Task::Move => "move a piece".to_owned(),
        Task::MoveIntoRow(line) => {
            format!("move a piece; a row of {} takes an enemy", number(line))
        }
        Task::Capture => "capture, since you can and must".to_owned(),
        Task::Take { more, of, claim: Claim::Duty } => format!("take {}", more_of(more, of)),
        Task::Take { more, of, claim: Claim::Right } => {
            format!("take {}, or decline", more_of(more, of))
        }
        Task::TakeForRow(of) => format!("a row! Take any {}", one(of)),
        Task::TakeFromHand(more, of) => format!(
            "no {} is left on the board, so take {} from the hand",
            one(of),
            counted(more, of)
        ),
        Task::LeapOn { at, claim: Claim::Duty } => format!("leap on with {at}, since you must"),
        Task::LeapOn { at, claim: Claim::Right } => format!("leap on with {at}, or stop"),
    }
}

/// Where what is selected shall go, and what it can do, in sentences without a capital.
pub(super) fn where_to(side: Side, selection: Selection) -> String {
    match selection {
        Selection::Piece { at, ways } => {
            format!("where does {at} go? It can {}.", all_of(side, ways))
        }
        Selection::InHand(None) => "where does the new piece go? Choose an empty hole.".to_owned(),
        Selection::InHand(Some(line)) => format!(
            "where does the new piece go? Choose an empty hole, without making a row of {}.",
            number(line)
        ),
    }
}

/// "step, or leap over a stick"
fn all_of(side: Side, ways: Ways) -> String {
    let over_enemy = format!("leap over a {}", one(!side));
    let over_friend = format!("leap over a {}", one(side));
    let ways =
        [(ways.step, "step"), (ways.leap, over_enemy.as_str()), (ways.hop, over_friend.as_str())];
    let open: Vec<&str> = ways.into_iter().filter(|way| way.0).map(|way| way.1).collect();
    either(&open)
}

/// "one more stick", "two more sticks".
fn more_of(more: u8, side: Side) -> String {
    format!("{} more {}", number(more), if more == 1 { one(side) } else { many(side) })
}

/// The computer would act, if one did not look at an earlier turn.
pub(super) fn waiting(side: Side) -> String {
    format!("{} to play. The computer waits while you look.", upper(many(side)))
}

/// How to place a piece where the selected one cannot go.
pub(super) fn place_instead(at: Cell, held: Cell) -> String {
    format!("To place a piece on {at}, let go of {held} first.")
}

/// What is asked at the start of a turn.
pub(super) fn to_play(side: Side, request: Task) -> String {
    format!("{} to play: {}.", upper(many(side)), task(request))
}
