//! Formats refusals.

use sandgrid_rules::{Action, Illegal, Refusal};

use super::super::{Language, key};
use crate::InvalidMove;

impl Language {
    /// Formats an illegal action as a sentence.
    pub(in crate::i18n) fn illegal(self, illegal: &Illegal) -> String {
        self.refusal_of_hole(illegal).unwrap_or_else(|| self.refusal(illegal.why))
    }

    /// Formats refusals that name a hole.
    fn refusal_of_hole(self, illegal: &Illegal) -> Option<String> {
        let at = match illegal.why {
            Refusal::Occupied(at)
            | Refusal::NoPiece(at)
            | Refusal::EnemyPiece(at)
            | Refusal::NoEnemyBetween(at)
            | Refusal::NoFriendBetween(at)
            | Refusal::HopTwice(at)
            | Refusal::LeapOnOrStop(at)
            | Refusal::LeapOn(at)
            | Refusal::NoEnemy(at) => &at.to_string(),
            _ => return None,
        };
        Some(match (illegal.why, illegal.action) {
            (Refusal::Occupied(_), Action::Place { .. }) => self.tell(key::RefusedOccupied { at }),
            (Refusal::Occupied(_), Action::Leap { .. } | Action::Hop { .. }) => {
                self.tell(key::RefusedNoRoom { at })
            }
            (Refusal::NoPiece(_), _) => self.tell(key::RefusedNoPiece { at }),
            (Refusal::EnemyPiece(_), _) => self.tell(key::RefusedEnemyPiece { at }),
            (Refusal::NoEnemyBetween(_), _) => self.tell(key::RefusedNoEnemyBetween { at }),
            (Refusal::NoFriendBetween(_), _) => self.tell(key::RefusedNoFriendBetween { at }),
            (Refusal::HopTwice(_), _) => self.tell(key::RefusedHopTwice { at }),
            (Refusal::LeapOnOrStop(_), _) => self.tell(key::RefusedLeapOnOrStop { at }),
            (Refusal::LeapOn(_), _) => self.tell(key::RefusedLeapOn { at }),
            (Refusal::NoEnemy(_), _) => self.tell(key::RefusedNoEnemy { at }),
            _ => self.tell(key::RefusedNotEmpty { at }),
        })
    }

    /// Formats refusals without a hole.
    fn refusal(self, why: Refusal) -> String {
        match why {
            Refusal::OffBoard => self.tell(key::RefusedOffBoard),
            Refusal::FriendsStay => self.tell(key::RefusedFriendsStay),
            Refusal::HandEmpty => self.tell(key::RefusedHandEmpty),
            Refusal::MustPlace => self.tell(key::RefusedMustPlace),
            Refusal::MustCapture => self.tell(key::RefusedMustCapture),
            Refusal::TakeFirst => self.tell(key::RefusedTakeFirst),
            Refusal::HandIsSafe => self.tell(key::RefusedHandIsSafe),
            Refusal::BoardFirst => self.tell(key::RefusedBoardFirst),
            Refusal::MustTake => self.tell(key::RefusedMustTake),
            Refusal::NothingToTake => self.tell(key::RefusedNothingToTake),
            Refusal::NothingToStop => self.tell(key::RefusedNothingToStop),
            Refusal::PlaceFirst => self.tell(key::RefusedPlaceFirst),
            Refusal::AllPlaced => self.tell(key::RefusedAllPlaced),
            Refusal::MakesRow => self.tell(key::RefusedMakesRow),
            Refusal::TooLong => self.tell(key::RefusedTooLong),
            Refusal::NoLeaps => self.tell(key::RefusedNoLeaps),
            // `illegal` has formatted those that name a hole.
            _ => self.tell(key::RefusedGameOver),
        }
    }

    /// Formats an invalid move as a sentence.
    pub(in crate::i18n) fn fault(self, fault: InvalidMove) -> String {
        match fault {
            InvalidMove::Diagonal(from, to) => {
                self.tell(key::FaultDiagonal { from: &from.to_string(), to: &to.to_string() })
            }
            InvalidMove::TooFar(from, to) => {
                self.tell(key::FaultTooFar { from: &from.to_string(), to: &to.to_string() })
            }
            InvalidMove::ChooseBeyond { over, to } => {
                self.tell(key::FaultChooseBeyond { over: &over.to_string(), to: &to.to_string() })
            }
            InvalidMove::Shut(at) => self.tell(key::FaultShut { at: &at.to_string() }),
            InvalidMove::OutOfTurn(side) => self.tell(key::FaultOutOfTurn { us: self.of(side) }),
        }
    }
}
