//! Formats refusals.

use sandgrid_rules::{Action, Cell, Illegal, Refusal};

use super::super::{Language, key};
use crate::InvalidMove;

impl Language {
    /// Formats an illegal action as a sentence.
    pub(in crate::i18n) fn illegal(self, illegal: &Illegal) -> String {
        let at = &cell(illegal.why).map(|cell| cell.to_string()).unwrap_or_default();
        match illegal.why {
            Refusal::Occupied(_) => self.occupied(at, illegal.action),
            Refusal::NoPiece(_) => self.format(key::RefusedNoPiece { at }),
            Refusal::EnemyPiece(_) => self.format(key::RefusedEnemyPiece { at }),
            Refusal::NoEnemyBetween(_) => self.format(key::RefusedNoEnemyBetween { at }),
            Refusal::NoFriendBetween(_) => self.format(key::RefusedNoFriendBetween { at }),
            Refusal::HopTwice(_) => self.format(key::RefusedHopTwice { at }),
            Refusal::LeapOnOrStop(_) => self.format(key::RefusedLeapOnOrStop { at }),
            Refusal::LeapOn(_) => self.format(key::RefusedLeapOn { at }),
            Refusal::NoEnemy(_) => self.format(key::RefusedNoEnemy { at }),
            Refusal::GameOver => self.format(key::RefusedGameOver),
            Refusal::OffBoard => self.format(key::RefusedOffBoard),
            Refusal::FriendsStay => self.format(key::RefusedFriendsStay),
            Refusal::HandEmpty => self.format(key::RefusedHandEmpty),
            Refusal::MustPlace => self.format(key::RefusedMustPlace),
            Refusal::MustCapture => self.format(key::RefusedMustCapture),
            Refusal::TakeFirst => self.format(key::RefusedTakeFirst),
            Refusal::HandIsSafe => self.format(key::RefusedHandIsSafe),
            Refusal::BoardFirst => self.format(key::RefusedBoardFirst),
            Refusal::MustTake => self.format(key::RefusedMustTake),
            Refusal::NothingToTake => self.format(key::RefusedNothingToTake),
            Refusal::NothingToStop => self.format(key::RefusedNothingToStop),
            Refusal::PlaceFirst => self.format(key::RefusedPlaceFirst),
            Refusal::AllPlaced => self.format(key::RefusedAllPlaced),
            Refusal::MakesRow => self.format(key::RefusedMakesRow),
            Refusal::TooLong => self.format(key::RefusedTooLong),
            Refusal::NoLeaps => self.format(key::RefusedNoLeaps),
        }
    }

    fn occupied(self, at: &str, action: Action) -> String {
        match action {
            Action::Place { .. } => self.format(key::RefusedOccupied { at }),
            Action::Leap { .. } | Action::Hop { .. } => self.format(key::RefusedNoRoom { at }),
            Action::Step { .. }
            | Action::Take { .. }
            | Action::TakeFromHand
            | Action::Decline
            | Action::Stop => self.format(key::RefusedNotEmpty { at }),
        }
    }

    /// Formats an invalid move as a sentence.
    pub(in crate::i18n) fn fault(self, fault: InvalidMove) -> String {
        match fault {
            InvalidMove::Diagonal(from, to) => {
                self.format(key::FaultDiagonal { from: &from.to_string(), to: &to.to_string() })
            }
            InvalidMove::TooFar(from, to) => {
                self.format(key::FaultTooFar { from: &from.to_string(), to: &to.to_string() })
            }
            InvalidMove::ChooseBeyond { over, to } => {
                self.format(key::FaultChooseBeyond { over: &over.to_string(), to: &to.to_string() })
            }
            InvalidMove::Shut(at) => self.format(key::FaultShut { at: &at.to_string() }),
            InvalidMove::OutOfTurn(side) => self.format(key::FaultOutOfTurn { us: self.of(side) }),
        }
    }
}

/// Returns the hole that a refusal names.
fn cell(why: Refusal) -> Option<Cell> {
    match why {
        Refusal::Occupied(at)
        | Refusal::NoPiece(at)
        | Refusal::EnemyPiece(at)
        | Refusal::NoEnemyBetween(at)
        | Refusal::NoFriendBetween(at)
        | Refusal::HopTwice(at)
        | Refusal::LeapOnOrStop(at)
        | Refusal::LeapOn(at)
        | Refusal::NoEnemy(at) => Some(at),
        Refusal::GameOver
        | Refusal::OffBoard
        | Refusal::FriendsStay
        | Refusal::HandEmpty
        | Refusal::MustPlace
        | Refusal::MustCapture
        | Refusal::TakeFirst
        | Refusal::HandIsSafe
        | Refusal::BoardFirst
        | Refusal::MustTake
        | Refusal::NothingToTake
        | Refusal::NothingToStop
        | Refusal::PlaceFirst
        | Refusal::AllPlaced
        | Refusal::MakesRow
        | Refusal::TooLong
        | Refusal::NoLeaps => None,
    }
}
