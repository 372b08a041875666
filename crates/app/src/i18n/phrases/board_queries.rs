//! Formats answers to board queries, and errors of typed input.

use sandgrid_rules::{BySide, Cell, Side};

use super::super::{Language, key, saturating_u32};
use crate::i18n::message::CellState;
use crate::{BoardAnswer, BoardLine, InputError, MoveDescription};

impl Language {
    /// Formats an answer as a sentence.
    pub(in crate::i18n) fn board_answer(self, answer: &BoardAnswer) -> String {
        match answer {
            BoardAnswer::NoTurns => self.format(key::LookUntouched),
            BoardAnswer::Pieces(side, cells) => self.whereabouts(*side, cells),
            BoardAnswer::Hands(hands) => self.both_hands(*hands),
            BoardAnswer::Can(cell, piece, moves) => {
                let hole = &self.hole(*cell, *piece, CellState::Plain);
                let ways: Vec<String> =
                    moves.iter().map(|one_move| self.way(*cell, *one_move)).collect();
                self.format(key::LookCan { hole, ways: &self.either(&ways) })
            }
            BoardAnswer::Cannot(cell, piece, why) => {
                let hole = &self.hole(*cell, *piece, CellState::Plain);
                self.format(key::LookCannot { hole, why: &self.say(why) })
            }
            BoardAnswer::Line(line, pieces) => self.line_content(*line, pieces),
        }
    }

    fn whereabouts(self, side: Side, cells: &[Cell]) -> String {
        let us = self.of(side);
        if cells.is_empty() {
            return self.sentence(key::LookPiecesNone { us });
        }
        let count = saturating_u32(cells.len());
        let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
        self.sentence(key::LookPieces { us, count, cells: &self.list(&cells) })
    }

    fn both_hands(self, hands: BySide<(u8, u8)>) -> String {
        let of = |side: Side| {
            let (count, taken) = hands[side];
            self.format(key::Heap { us: self.of(side), caption: &self.caption(count, taken) })
        };
        self.sentence(key::LookHands { first: &of(Side::First), second: &of(Side::Second) })
    }

    /// Formats an action at a hole that has been named already.
    fn way(self, here: Cell, one_move: MoveDescription) -> String {
        match one_move {
            MoveDescription::Took(_) => self.format(key::LookTake),
            MoveDescription::Stepped { from, to }
            | MoveDescription::Leapt { from, to, .. }
            | MoveDescription::Hopped { from, to, .. }
                if to == here =>
            {
                self.format(key::LookCome { from: &from.to_string() })
            }
            MoveDescription::Stepped { to, .. } => {
                self.format(key::LookStep { to: &to.to_string() })
            }
            MoveDescription::Leapt { over, to, .. } | MoveDescription::Hopped { over, to, .. } => {
                self.format(key::LookLeap { over: &over.to_string(), to: &to.to_string() })
            }
            // Any other action at a hole is a placement.
            MoveDescription::Placed(_)
            | MoveDescription::TookFromHand
            | MoveDescription::Declined
            | MoveDescription::Stopped => self.format(key::LookPlace),
        }
    }

    fn line_content(self, line: BoardLine, pieces: &[(Cell, Side)]) -> String {
        let line = &self.line_name(line);
        let names =
            pieces.iter().map(|(cell, side)| self.hole(*cell, Some(*side), CellState::Plain));
        let next = |before: String, next: String| {
            self.format(key::LookLineNext { before: &before, next: &next })
        };
        match names.reduce(next) {
            Some(pieces) => self.format(key::LookLine { stretch: line, pieces: &pieces }),
            None => self.format(key::LookLineEmpty { stretch: line }),
        }
    }

    /// Formats the name of a row or a column.
    pub(in crate::i18n) fn line_name(self, line: BoardLine) -> String {
        match line {
            BoardLine::Row(row) => self.sentence(key::LookRow { at: &row.to_string() }),
            BoardLine::Column(column) => self.sentence(key::LookColumn { at: &column.to_string() }),
        }
    }

    /// Formats an error of typed input as a sentence.
    pub(in crate::i18n) fn input_error(self, error: &InputError) -> String {
        let how = &self.format(key::TypingHow);
        match error {
            InputError::UnknownWord(word) => {
                self.format(key::TypingOdd { how, word: &self.quote(word) })
            }
            InputError::Empty => self.format(key::TypingEmpty { how }),
            InputError::TrailingInput => self.format(key::TypingTooMuch),
        }
    }
}
