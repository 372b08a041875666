//! Formats hints and evaluations.

use sandgrid_engine::{Motif, Reason, table};
use sandgrid_rules::{Cell, Cells, Side};

use super::super::{Language, key, small};
use crate::{Assessment, MoveDescription};

impl Language {
    /// Formats a turn and its motifs as one sentence.
    pub(in crate::i18n) fn hint(
        self,
        side: Side,
        deeds: &[MoveDescription],
        reason: Reason,
    ) -> String {
        let merits = [Some(reason.primary), reason.secondary].into_iter().flatten();
        let why: Vec<String> = merits.map(|merit| self.why(side, merit)).collect();
        self.format(key::Hint { turn_words: &self.turn(side, deeds), why: &self.list(&why) })
    }

    /// Formats a turn: "c3 over d3 to e3 and on over e4 to e5, taking a5 and b5".
    fn turn(self, side: Side, deeds: &[MoveDescription]) -> String {
        let mut groups = deeds.chunk_by(|a, b| kind(*a) == kind(*b));
        let first = groups.next().map_or_else(String::new, |deeds| self.beginning(side, deeds));
        groups.fold(first, |before, deeds| {
            let next = self.continuation(side, deeds);
            self.format(key::HintThen { before: &before, next: &next })
        })
    }

    fn beginning(self, side: Side, deeds: &[MoveDescription]) -> String {
        match deeds {
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
            _ => self.continuation(side, deeds),
        }
    }

    fn continuation(self, side: Side, deeds: &[MoveDescription]) -> String {
        match deeds {
            [first @ (MoveDescription::Leapt { .. } | MoveDescription::Hopped { .. }), on @ ..] => {
                self.leaps(self.format(key::HintThenOn { leap: &self.leap_over(*first) }), on)
            }
            [MoveDescription::Took(_) | MoveDescription::TookFromHand, ..] => {
                self.format(key::HintTaking { pieces: &self.taken(side, deeds) })
            }
            [MoveDescription::Declined, ..] => {
                self.format(key::HintDeclining { them: self.of(!side) })
            }
            [MoveDescription::Stopped, ..] => self.format(key::HintStoppingThere),
            _ => String::new(),
        }
    }

    /// Formats a chain of leaps.
    fn leaps(self, first: String, on: &[MoveDescription]) -> String {
        on.iter().fold(first, |before, deed| {
            self.format(key::HintLeapAndOn { before: &before, leap: &self.leap_over(*deed) })
        })
    }

    /// Formats a leap: "over d3 to e3".
    fn leap_over(self, deed: MoveDescription) -> String {
        match deed {
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
    fn taken(self, side: Side, deeds: &[MoveDescription]) -> String {
        let on_board = deeds.iter().filter_map(|deed| match deed {
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
        let from_hand = small(deeds.len() - all.len());
        if from_hand > 0 {
            all.push(self.format(key::HintFromHand { count: from_hand, them: self.of(!side) }));
        }
        self.list(&all)
    }

    /// Formats a motif as a clause with the subject "it".
    #[expect(clippy::too_many_lines, reason = "one match over all motifs")]
    fn why(self, side: Side, merit: Motif) -> String {
        let (us, them) = (self.of(side), self.of(!side));
        match merit {
            Motif::WinsAtOnce => self.format(key::MeritWinsAtOnce),
            Motif::WinsWithin(count) => self.format(key::MeritWinsWithin { count }),
            Motif::WinsByTable => self.format(key::MeritWinsByTable),
            Motif::DrawsAtOnce => self.format(key::MeritDrawsAtOnce),
            Motif::KeepsDraw => self.format(key::MeritKeepsDraw),
            Motif::Only => self.format(key::MeritOnly),
            Motif::HoldsOut => self.format(key::MeritHoldsOut),
            Motif::AvoidsDraw => self.format(key::MeritAvoidsDraw),
            Motif::Captures(count) => self.format(key::MeritCaptures { count: count.into(), them }),
            Motif::MakesRow(line) => self.format(key::MeritMakesRow { count: line.into() }),
            Motif::Disarms { could, .. } => {
                self.format(key::MeritDisarms { count: could.into(), us, them })
            }
            Motif::ThreatensWin => self.format(key::MeritThreatensWin),
            Motif::Threatens(count) => {
                self.format(key::MeritThreatens { count: count.into(), them })
            }
            Motif::ThreatensRow(line) => self.format(key::MeritThreatensRow { count: line.into() }),
            Motif::PreparesRow(line) => self.format(key::MeritPreparesRow { count: line.into() }),
            Motif::TakesBack(count) => {
                self.format(key::MeritTakesBack { count: count.into(), them })
            }
            Motif::Corner => self.format(key::MeritCorner { us }),
            Motif::KeepsHand(count) => self.format(key::MeritKeepsHand { count: count.into(), us }),
            Motif::AvertsLoss => self.format(key::MeritAvertsLoss { them }),
            Motif::Binds => self.format(key::MeritBinds { them }),
            Motif::Saves(cells) => self.saved(us, cells),
            Motif::StopsRow(line) => self.format(key::MeritStopsRow { count: line.into(), them }),
            Motif::HindersRow(line) => {
                self.format(key::MeritHindersRow { count: line.into(), them })
            }
            Motif::Lessens { from, to } => self.format(key::MeritLessens {
                from_count: from.into(),
                count: to.into(),
                us,
                them,
            }),
            Motif::CostsAtMost(count) => {
                self.format(key::MeritCostsAtMost { count: count.into(), us })
            }
            Motif::Safe => self.format(key::MeritSafe { us }),
            Motif::Confines => self.format(key::MeritConfines { them }),
            Motif::Judged => self.format(key::MeritLooksBest),
        }
    }

    /// Formats saved pieces: "saves your pebbles on c3 and d4", "saves five of your pebbles".
    fn saved(self, us: &str, cells: Cells) -> String {
        const NAMED: usize = 3;
        let names: Vec<String> = cells.into_iter().map(|cell: Cell| cell.to_string()).collect();
        let count = small(names.len());
        if names.len() > NAMED {
            return self.format(key::MeritSavesMany { count, us });
        }
        self.format(key::MeritSaves { count, us, cells: &self.list(&names) })
    }

    /// Formats an evaluation as a sentence.
    pub(in crate::i18n) fn verdict(self, verdict: Assessment) -> String {
        match verdict {
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

fn kind(deed: MoveDescription) -> Kind {
    match deed {
        MoveDescription::Leapt { .. } | MoveDescription::Hopped { .. } => Kind::Leap,
        MoveDescription::Took(_) | MoveDescription::TookFromHand => Kind::Removal,
        MoveDescription::Placed(_)
        | MoveDescription::Stepped { .. }
        | MoveDescription::Declined
        | MoveDescription::Stopped => Kind::Other,
    }
}
