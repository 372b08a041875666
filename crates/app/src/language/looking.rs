//! What the board answers to whoever asks it, and what is typed.

use sandgrid_rules::{BySide, Cell, Side};

use super::{Language, key, small};
use crate::foreign::foreign;
use crate::message::State;
use crate::{Deed, Look, Stretch, Typing};

impl Language {
    /// An answer, as a sentence.
    pub(super) fn look(self, look: &Look) -> String {
        match look {
            Look::Untouched => self.tell(key::LookUntouched),
            Look::Pieces(side, cells) => self.whereabouts(*side, cells),
            Look::Hands(hands) => self.both_hands(*hands),
            Look::Can(cell, piece, deeds) => {
                let hole = &self.hole(*cell, *piece, State::Plain);
                let ways: Vec<String> = deeds.iter().map(|deed| self.way(*cell, *deed)).collect();
                self.tell(key::LookCan { hole, ways: &self.either(&ways) })
            }
            Look::Cannot(cell, piece, why) => {
                let hole = &self.hole(*cell, *piece, State::Plain);
                self.tell(key::LookCannot { hole, why: &self.say(why) })
            }
            Look::Stretch(stretch, pieces) => self.stretch(*stretch, pieces),
        }
    }

    fn whereabouts(self, side: Side, cells: &[Cell]) -> String {
        let us = self.of(side);
        if cells.is_empty() {
            return self.sentence(key::LookPiecesNone { us });
        }
        let count = small(cells.len());
        let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
        self.sentence(key::LookPieces { us, count, cells: &self.list(&cells) })
    }

    fn both_hands(self, hands: BySide<(u8, u8)>) -> String {
        let of = |side: Side| {
            let (count, taken) = hands[side];
            self.tell(key::Heap { us: self.of(side), caption: &self.caption(count, taken) })
        };
        self.sentence(key::LookHands { first: &of(Side::First), second: &of(Side::Second) })
    }

    /// What can be done at a hole that has been named already.
    fn way(self, here: Cell, deed: Deed) -> String {
        match deed {
            Deed::Took(_) => self.tell(key::LookTake),
            Deed::Stepped { from, to }
            | Deed::Leapt { from, to, .. }
            | Deed::Hopped { from, to, .. }
                if to == here =>
            {
                self.tell(key::LookCome { from: &from.to_string() })
            }
            Deed::Stepped { to, .. } => self.tell(key::LookStep { to: &to.to_string() }),
            Deed::Leapt { over, to, .. } | Deed::Hopped { over, to, .. } => {
                self.tell(key::LookLeap { over: &over.to_string(), to: &to.to_string() })
            }
            // The others are done at no hole.
            _ => self.tell(key::LookPlace),
        }
    }

    fn stretch(self, stretch: Stretch, pieces: &[(Cell, Side)]) -> String {
        let line = &self.stretch_named(stretch);
        let names = pieces.iter().map(|(cell, side)| self.hole(*cell, Some(*side), State::Plain));
        let next = |before: String, next: String| {
            self.tell(key::LookLineNext { before: &before, next: &next })
        };
        match names.reduce(next) {
            Some(pieces) => self.tell(key::LookLine { stretch: line, pieces: &pieces }),
            None => self.tell(key::LookLineEmpty { stretch: line }),
        }
    }

    /// A row or a column.
    pub(super) fn stretch_named(self, stretch: Stretch) -> String {
        match stretch {
            Stretch::Row(row) => self.sentence(key::LookRow { at: &row.to_string() }),
            Stretch::Column(column) => self.sentence(key::LookColumn { at: &column.to_string() }),
        }
    }

    /// Why a typed turn is none, as a sentence.
    pub(super) fn typing(self, typing: &Typing) -> String {
        let how = &self.tell(key::TypingHow);
        match typing {
            Typing::Odd(word) => self.tell(key::TypingOdd { how, word: &foreign(word) }),
            Typing::Empty => self.tell(key::TypingEmpty { how }),
            Typing::TooMuch => self.tell(key::TypingTooMuch),
        }
    }
}
