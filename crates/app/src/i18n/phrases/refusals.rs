//! Formats refusals.

use sandgrid_rules::{Action, Illegal, Refusal};

use super::super::{Language, key};
use crate::InvalidMove;

impl Language {
    /// Formats an illegal action as a sentence.
    pub(in crate::i18n) fn illegal(self, illegal: &Illegal) -> String {
        match illegal.why {
            Refusal::Occupied(at) => self.occupied(&at.to_string(), illegal.action),
            Refusal::NoPiece(at) => self.format(key::RefusedNoPiece { at: &at.to_string() }),
            Refusal::EnemyPiece(at) => self.format(key::RefusedEnemyPiece { at: &at.to_string() }),
            Refusal::NoEnemyBetween(at) => {
                self.format(key::RefusedNoEnemyBetween { at: &at.to_string() })
            }
            Refusal::NoFriendBetween(at) => {
                self.format(key::RefusedNoFriendBetween { at: &at.to_string() })
            }
            Refusal::HopTwice(at) => self.format(key::RefusedHopTwice { at: &at.to_string() }),
            Refusal::LeapOnOrStop(at) => {
                self.format(key::RefusedLeapOnOrStop { at: &at.to_string() })
            }
            Refusal::LeapOn(at) => self.format(key::RefusedLeapOn { at: &at.to_string() }),
            Refusal::NoEnemy(at) => self.format(key::RefusedNoEnemy { at: &at.to_string() }),
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
            InvalidMove::Blocked(at) => self.format(key::FaultShut { at: &at.to_string() }),
            InvalidMove::OutOfTurn(side) => self.format(key::FaultOutOfTurn { us: self.of(side) }),
        }
    }
}
