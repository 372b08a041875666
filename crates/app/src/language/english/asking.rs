//! What is asked.

use sandgrid_rules::{Action, Cell, Side};

use super::{English, either, number, upper};
use crate::{Claim, Selection, Task, Ways};

impl English {
    /// A request, without a capital and without a period.
    pub(super) fn task(self, task: Task) -> String {
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
            Task::Take { more, of, claim: Claim::Duty } => {
                format!("take {}", self.more_of(more, of))
            }
            Task::Take { more, of, claim: Claim::Right } => {
                format!("take {}, or decline", self.more_of(more, of))
            }
            Task::TakeForRow(of) => format!("a row! Take any {}", self.one(of)),
            Task::TakeFromHand(more, of) => format!(
                "no {} is left on the board, so take {} from the hand",
                self.one(of),
                self.counted(more, of)
            ),
            Task::LeapOn { at, claim: Claim::Duty } => format!("leap on with {at}, since you must"),
            Task::LeapOn { at, claim: Claim::Right } => format!("leap on with {at}, or stop"),
        }
    }

    /// A request at the start of a turn, as a sentence.
    pub(super) fn to_play(self, side: Side, task: Task) -> String {
        format!("{} to play: {}.", upper(self.many(side)), self.task(task))
    }

    /// A request in the middle of a turn, as a sentence.
    pub(super) fn asked(self, side: Side, task: Task) -> String {
        format!("{}: {}.", upper(self.many(side)), self.task(task))
    }

    /// What is chosen, and how it is confirmed.
    pub(super) fn confirm(self, side: Side, action: Action) -> String {
        format!("{}? Choose it again to play it.", self.button(action, side))
    }

    /// Where what is selected shall go, and what it can do, in sentences.
    pub(super) fn where_to(self, side: Side, selection: Selection) -> String {
        let question = match selection {
            Selection::Piece { at, ways } => {
                format!("where does {at} go? It can {}.", self.all_of(side, ways))
            }
            Selection::InHand(None) => {
                "where does the new piece go? Choose an empty hole.".to_owned()
            }
            Selection::InHand(Some(line)) => format!(
                "where does the new piece go? Choose an empty hole, without making a row of {}.",
                number(line)
            ),
        };
        format!("{}: {question}", upper(self.many(side)))
    }

    /// "step, or leap over a stick"
    fn all_of(self, side: Side, ways: Ways) -> String {
        let over_enemy = format!("leap over a {}", self.one(!side));
        let over_friend = format!("leap over a {}", self.one(side));
        let ways = [
            (ways.step, "step"),
            (ways.leap, over_enemy.as_str()),
            (ways.hop, over_friend.as_str()),
        ];
        let open: Vec<&str> = ways.into_iter().filter(|way| way.0).map(|way| way.1).collect();
        either(&open)
    }

    /// "one more stick", "two more sticks".
    fn more_of(self, more: u8, side: Side) -> String {
        format!(
            "{} more {}",
            number(more),
            if more == 1 { self.one(side) } else { self.many(side) }
        )
    }

    /// The computer would act, if one did not look at an earlier turn.
    pub(super) fn waiting(self, side: Side) -> String {
        format!("{} to play. The computer waits while you look.", upper(self.many(side)))
    }
}

/// How to place a piece where the selected one cannot go.
pub(super) fn place_instead(at: Cell, held: Cell) -> String {
    format!("To place a piece on {at}, let go of {held} first.")
}
