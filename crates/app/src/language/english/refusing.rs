//! Why something is not done.

use sandgrid_rules::{Action, Illegal, Refusal};

use super::English;
use crate::Fault;

/// Why the rules forbid an action, as a sentence.
pub(super) fn illegal(illegal: &Illegal) -> String {
    of_holes(illegal).unwrap_or_else(|| plain(illegal.why).to_owned())
}

/// Those that name a hole.
fn of_holes(illegal: &Illegal) -> Option<String> {
    Some(match (illegal.why, illegal.action) {
        (Refusal::Occupied(at), Action::Place { .. }) => {
            format!("{at} is not empty; a piece is placed on an empty hole.")
        }
        (Refusal::Occupied(at), Action::Leap { .. } | Action::Hop { .. }) => {
            format!("{at} is not empty, so there is no room to land.")
        }
        (Refusal::Occupied(at), _) => format!("{at} is not empty."),
        (Refusal::NoPiece(at), _) => format!("There is no piece on {at}."),
        (Refusal::EnemyPiece(at), _) => format!("The piece on {at} is not yours to move."),
        (Refusal::NoEnemyBetween(at), _) => {
            format!("There is no enemy piece on {at} to leap over, and a step goes one hole only.")
        }
        (Refusal::NoFriendBetween(at), _) => {
            format!("There is no piece of yours on {at} to leap over.")
        }
        (Refusal::HopTwice(at), _) => {
            format!("The piece has been on {at} before in this turn, and may not come back.")
        }
        (Refusal::LeapOnOrStop(at), _) => {
            format!("Only the piece on {at} may go on now: leap on with it, or stop.")
        }
        (Refusal::NoEnemy(at), _) => {
            format!("There is no enemy piece on {at}; choose an enemy piece to take.")
        }
        _ => return None,
    })
}

/// Those that name none.
fn plain(why: Refusal) -> &'static str {
    match why {
        Refusal::GameOver => "The game is over.",
        Refusal::OffBoard => "That is not on this board.",
        Refusal::FriendsStay => "Pieces do not leap over their own side here.",
        Refusal::HandEmpty => "There is no piece left in hand to place.",
        Refusal::MustPlace => "A piece has just been placed, so you must answer by placing one.",
        Refusal::MustCapture => "You can capture, so you must.",
        Refusal::TakeFirst => "First choose an enemy piece to take.",
        Refusal::HandIsSafe => "Pieces in hand cannot be taken.",
        Refusal::BoardFirst => "Take a piece from the board, as long as one is there.",
        Refusal::MustTake => "The piece must be taken: you cannot decline.",
        Refusal::NothingToTake => "There is nothing to take now: only a capture gives that right.",
        Refusal::NothingToStop => "Nothing is under way that could be stopped.",
        Refusal::PlaceFirst => "All pieces are placed before any piece moves.",
        Refusal::AllPlaced => "The placing is over: now pieces move.",
        Refusal::MakesRow => "A piece there would make a row, which is not allowed while placing.",
        Refusal::TooLong => "That would make a row that is too long.",
        Refusal::NoLeaps => "Pieces do not leap in this game: they move to the next hole.",
        // These name a hole, and were answered above.
        Refusal::Occupied(_)
        | Refusal::NoPiece(_)
        | Refusal::EnemyPiece(_)
        | Refusal::NoEnemyBetween(_)
        | Refusal::NoFriendBetween(_)
        | Refusal::HopTwice(_)
        | Refusal::LeapOnOrStop(_)
        | Refusal::NoEnemy(_) => "That is not allowed.",
    }
}

impl English {
    /// Why something is no action at all, as a sentence.
    pub(super) fn fault(self, fault: Fault) -> String {
        match fault {
            Fault::Diagonal(from, to) => format!(
                "{from} to {to} is not straight: pieces go along a row or a column, never diagonally."
            ),
            Fault::TooFar(from, to) => {
                format!("{to} is too far from {from}: a piece moves to the next hole only.")
            }
            Fault::ChooseBeyond { over, to } => {
                format!("{over} is not empty; to leap over it, choose the hole beyond, {to}.")
            }
            Fault::OutOfTurn(side) => {
                format!("It is not your turn: {} are still thinking.", self.many(side))
            }
        }
    }
}
