//! Formats hints and evaluations.

use sandgrid_engine::{Motif, Reason, table};
use sandgrid_rules::{Cell, Cells, Side};

use super::super::{Language, key, saturating_u32};
use crate::{Assessment, MoveDescription};

impl Language {
    /// Formats a turn and its motifs as one sentence.
    pub(in crate::i18n) fn hint(
        self,
        side: Side,
        moves: &[MoveDescription],
        reason: Reason,
    ) -> String {
        let why = &self.reasons(side, reason);
        self.format(key::Hint { turn_words: &self.turn(side, moves), why })
    }

    /// Formats the motifs of a turn as clauses with the subject "it".
    pub(in crate::i18n) fn reasons(self, side: Side, reason: Reason) -> String {
        let motifs = [Some(reason.primary), reason.secondary].into_iter().flatten();
        let why: Vec<String> = motifs.map(|motif| self.motif(side, motif)).collect();
        self.list(&why)
    }

    /// Formats a turn: "c3 over d3 to e3 and on over e4 to e5, taking a5 and b5".
    fn turn(self, side: Side, moves: &[MoveDescription]) -> String {
        let mut groups = moves.chunk_by(|a, b| kind(*a) == kind(*b));
        let first = groups.next().map_or_else(String::new, |moves| self.beginning(side, moves));
        groups.fold(first, |before, moves| {
            let next = self.continuation(side, moves);
            self.format(key::HintThen { before: &before, next: &next })
        })
    }

    fn beginning(self, side: Side, moves: &[MoveDescription]) -> String {
        match moves {
            [MoveDescription::Placed(at), ..] => {
                self.format(key::HintPlacing { at: &at.to_string() })
            }
            [MoveDescription::Stepped { from, to }, ..] => {
                self.format(key::HintStep { from: &from.to_string(), to: &to.to_string() })
            }
            [
                first
                @ (MoveDescription::Leapt { from, .. } | MoveDescription::Hopped { from, .. }),
                on @ ..,
            ] => {
                let (from, leap) = (from.to_string(), self.leap_over(*first));
                self.leaps(self.format(key::HintLeap { from: &from, leap: &leap }), on)
            }
            [MoveDescription::Took(at)] => {
                self.format(key::HintTakingOne { them: self.of(!side), at: &at.to_string() })
            }
            [MoveDescription::Stopped, ..] => self.format(key::HintStopping),
            _ => self.continuation(side, moves),
        }
    }

    fn continuation(self, side: Side, moves: &[MoveDescription]) -> String {
        match moves {
            [first @ (MoveDescription::Leapt { .. } | MoveDescription::Hopped { .. }), on @ ..] => {
                self.leaps(self.format(key::HintThenOn { leap: &self.leap_over(*first) }), on)
            }
            [MoveDescription::Took(_) | MoveDescription::TookFromHand, ..] => {
                self.format(key::HintTaking { pieces: &self.taken(side, moves) })
            }
            [MoveDescription::Declined, ..] => {
                self.format(key::HintDeclining { them: self.of(!side) })
            }
            [MoveDescription::Stopped, ..] => self.format(key::HintStoppingThere),
            [MoveDescription::Placed(_) | MoveDescription::Stepped { .. }, ..] | [] => {
                String::new()
            }
        }
    }

    /// Formats a chain of leaps.
    fn leaps(self, first: String, on: &[MoveDescription]) -> String {
        on.iter().fold(first, |before, one_move| {
            self.format(key::HintLeapAndOn { before: &before, leap: &self.leap_over(*one_move) })
        })
    }

    /// Formats a leap: "over d3 to e3".
    fn leap_over(self, one_move: MoveDescription) -> String {
        match one_move {
            MoveDescription::Leapt { over, to, .. } | MoveDescription::Hopped { over, to, .. } => {
                self.format(key::HintLeapOver { over: &over.to_string(), to: &to.to_string() })
            }
            MoveDescription::Placed(_)
            | MoveDescription::Stepped { .. }
            | MoveDescription::Took(_)
            | MoveDescription::TookFromHand
            | MoveDescription::Declined
            | MoveDescription::Stopped => String::new(),
        }
    }

    /// Formats captured pieces: "a5, b5 and two sticks from the hand".
    fn taken(self, side: Side, moves: &[MoveDescription]) -> String {
        let on_board = moves.iter().filter_map(|one_move| match one_move {
            MoveDescription::Took(at) => Some(at.to_string()),
            MoveDescription::Placed(_)
            | MoveDescription::Stepped { .. }
            | MoveDescription::Leapt { .. }
            | MoveDescription::Hopped { .. }
            | MoveDescription::TookFromHand
            | MoveDescription::Declined
            | MoveDescription::Stopped => None,
        });
        let mut all: Vec<String> = on_board.collect();
        let from_hand = saturating_u32(moves.len() - all.len());
        if from_hand > 0 {
            all.push(self.format(key::HintFromHand { count: from_hand, them: self.of(!side) }));
        }
        self.list(&all)
    }

    /// Formats a motif as a clause with the subject "it".
    #[expect(clippy::too_many_lines, reason = "one match over all motifs")]
    fn motif(self, side: Side, motif: Motif) -> String {
        let (us, them) = (self.of(side), self.of(!side));
        match motif {
            Motif::WinsAtOnce => self.format(key::MotifWinsAtOnce),
            Motif::WinsWithin(count) => self.format(key::MotifWinsWithin { count }),
            Motif::WinsByTable => self.format(key::MotifWinsByTable),
            Motif::DrawsAtOnce => self.format(key::MotifDrawsAtOnce),
            Motif::KeepsDraw => self.format(key::MotifKeepsDraw),
            Motif::Only => self.format(key::MotifOnly),
            Motif::HoldsOut => self.format(key::MotifHoldsOut),
            Motif::AvoidsDraw => self.format(key::MotifAvoidsDraw),
            Motif::Captures(count) => self.format(key::MotifCaptures { count: count.into(), them }),
            Motif::MakesRow(line) => self.format(key::MotifMakesRow { count: line.into() }),
            Motif::Disarms { could, .. } => {
                self.format(key::MotifDisarms { count: could.into(), us, them })
            }
            Motif::ThreatensWin => self.format(key::MotifThreatensWin),
            Motif::Threatens(count) => {
                self.format(key::MotifThreatens { count: count.into(), them })
            }
            Motif::ThreatensRow(line) => self.format(key::MotifThreatensRow { count: line.into() }),
            Motif::PreparesRow(line) => self.format(key::MotifPreparesRow { count: line.into() }),
            Motif::TakesBack(count) => {
                self.format(key::MotifTakesBack { count: count.into(), them })
            }
            Motif::Corner => self.format(key::MotifCorner { us }),
            Motif::KeepsHand(count) => self.format(key::MotifKeepsHand { count: count.into(), us }),
            Motif::AvertsLoss => self.format(key::MotifAvertsLoss { them }),
            Motif::Binds => self.format(key::MotifBinds { them }),
            Motif::Saves(cells) => self.saved(us, cells),
            Motif::StopsRow(line) => self.format(key::MotifStopsRow { count: line.into(), them }),
            Motif::HindersRow(line) => {
                self.format(key::MotifHindersRow { count: line.into(), them })
            }
            Motif::Lessens { from, to } => self.format(key::MotifLessens {
                from_count: from.into(),
                count: to.into(),
                us,
                them,
            }),
            Motif::CostsAtMost(count) => {
                self.format(key::MotifCostsAtMost { count: count.into(), us })
            }
            Motif::Safe => self.format(key::MotifSafe { us }),
            Motif::Confines => self.format(key::MotifConfines { them }),
            Motif::Judged => self.format(key::MotifLooksBest),
        }
    }

    /// Formats saved pieces: "saves your pebbles on c3 and d4", "saves five of your pebbles".
    fn saved(self, us: &str, cells: Cells) -> String {
        const NAMED: usize = 3;
        let names: Vec<String> = cells.into_iter().map(|cell: Cell| cell.to_string()).collect();
        let count = saturating_u32(names.len());
        if names.len() > NAMED {
            return self.format(key::MotifSavesMany { count, us });
        }
        self.format(key::MotifSaves { count, us, cells: &self.list(&names) })
    }

    /// Formats an evaluation as a sentence.
    pub(in crate::i18n) fn assessment(self, assessment: Assessment) -> String {
        match assessment {
            Assessment::Won { by, within, placing } => {
                let (us, count) = (self.of(by), within.into());
                if placing {
                    self.format(key::VerdictWonPlacing { count, us })
                } else {
                    self.format(key::VerdictWon { count, us })
                }
            }
            Assessment::Drawn => self.format(key::VerdictDrawn),
            Assessment::Ahead(by) => self.format(key::VerdictAhead { us: self.of(by) }),
            Assessment::Seen { by, turns } => {
                self.format(key::VerdictSeen { us: self.of(by), count: turns })
            }
            Assessment::FarAhead(side) => self.sentence(key::VerdictFarAhead { us: self.of(side) }),
            Assessment::Judged { ahead, hundredths } => {
                self.judged(ahead, hundredths.saturating_add(5) / 10)
            }
        }
    }

    fn judged(self, ahead: Side, tenths: u32) -> String {
        let us = self.of(ahead);
        match (tenths / 10, tenths % 10) {
            (0, 0 | 1) => self.format(key::VerdictEven),
            (whole, 0) => self.sentence(key::VerdictBetter { us, count: whole }),
            _ => {
                let amount = self.words.tenths(tenths);
                self.sentence(key::VerdictBetterByPart { us, amount: &amount })
            }
        }
    }

    /// Formats the proven result of a variation.
    pub(in crate::i18n) fn certain(self, value: table::WinDrawLoss) -> String {
        match value {
            table::WinDrawLoss::Win => self.format(key::CertainWin),
            table::WinDrawLoss::Draw => self.format(key::CertainDraw),
            table::WinDrawLoss::Loss => self.format(key::CertainLoss),
        }
    }
}

/// Groups moves that form one clause.
#[derive(PartialEq)]
enum Kind {
    Leap,
    Removal,
    Other,
}

fn kind(one_move: MoveDescription) -> Kind {
    match one_move {
        MoveDescription::Leapt { .. } | MoveDescription::Hopped { .. } => Kind::Leap,
        MoveDescription::Took(_) | MoveDescription::TookFromHand => Kind::Removal,
        MoveDescription::Placed(_)
        | MoveDescription::Stepped { .. }
        | MoveDescription::Declined
        | MoveDescription::Stopped => Kind::Other,
    }
}
