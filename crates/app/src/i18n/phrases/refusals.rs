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
            (Refusal::Occupied(_), Action::Place { .. }) => {
                self.format(key::RefusedOccupied { at })
            }
            (Refusal::Occupied(_), Action::Leap { .. } | Action::Hop { .. }) => {
                self.format(key::RefusedNoRoom { at })
            }
            (Refusal::NoPiece(_), _) => self.format(key::RefusedNoPiece { at }),
            (Refusal::EnemyPiece(_), _) => self.format(key::RefusedEnemyPiece { at }),
            (Refusal::NoEnemyBetween(_), _) => self.format(key::RefusedNoEnemyBetween { at }),
            (Refusal::NoFriendBetween(_), _) => self.format(key::RefusedNoFriendBetween { at }),
            (Refusal::HopTwice(_), _) => self.format(key::RefusedHopTwice { at }),
            (Refusal::LeapOnOrStop(_), _) => self.format(key::RefusedLeapOnOrStop { at }),
            (Refusal::LeapOn(_), _) => self.format(key::RefusedLeapOn { at }),
            (Refusal::NoEnemy(_), _) => self.format(key::RefusedNoEnemy { at }),
            _ => self.format(key::RefusedNotEmpty { at }),
        })
    }

    /// Formats refusals without a hole.
    fn refusal(self, why: Refusal) -> String {
        match why {
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
            // `illegal` has formatted those that name a hole.
            _ => self.format(key::RefusedGameOver),
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
