//! Formats messages of the position editor.

use sandgrid_rules::{Fault, Outcome};

use super::super::{Language, key};
use crate::i18n::message::{CellState, EditorMessage};
use crate::{Flaw, GameResult};

impl Language {
    /// Formats a message of the position editor in sentences.
    pub(in crate::i18n) fn editor(self, message: EditorMessage) -> String {
        match message {
            EditorMessage::Begun => self.format(key::SetUpBegun),
            EditorMessage::Hole(cell, piece) => {
                self.format(key::SetUpHole { hole: &self.hole(cell, piece, CellState::Plain) })
            }
            EditorMessage::Hand(side, count) => {
                self.sentence(key::SetUpHand { us: self.of(side), count: count.into() })
            }
            EditorMessage::Playable(side) => self.format(key::SetUpPlayable { us: self.of(side) }),
            EditorMessage::Flawed(flaw) => self.flawed(flaw),
            EditorMessage::AtEnd(outcome) => {
                let (headline, reason) = self.ended(outcome);
                self.format(key::SetUpAtEnd { headline: &headline, reason: &reason })
            }
            EditorMessage::Played => self.format(key::SetUpPlayed),
            EditorMessage::Left => self.format(key::SetUpLeft),
        }
    }

    /// Returns the headline of an end, within a sentence, and its reason.
    fn ended(self, outcome: Outcome) -> (String, String) {
        let end = GameResult::Ruled(outcome);
        (self.lower(&self.headline(end)), self.reason(end))
    }

    fn flawed(self, flaw: Flaw) -> String {
        match flaw {
            Flaw::Over(outcome) => {
                let (headline, reason) = self.ended(outcome);
                self.format(key::SetUpOver { headline: &headline, reason: &reason })
            }
            Flaw::Setup(error) => match error.fault {
                Fault::TooManyPieces(side, most) => {
                    self.format(key::SetUpTooMany { us: self.of(side), count: most.into() })
                }
                Fault::NoPieces => self.format(key::SetUpNoPieces),
                _ => self.format(key::SetUpFlawed { error: &self.position_error(error) }),
            },
        }
    }
}
