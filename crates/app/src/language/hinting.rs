//! What might be done, and how the game stands.

use sandgrid_engine::{Merit, Reason, table};
use sandgrid_rules::{Cell, Cells, Side};

use super::{Language, key, small};
use crate::{Deed, Verdict};

impl Language {
    /// A turn and why it is good, as one sentence.
    pub(super) fn hint(self, side: Side, deeds: &[Deed], reason: Reason) -> String {
        let merits = [Some(reason.chief), reason.also].into_iter().flatten();
        let why: Vec<String> = merits.map(|merit| self.why(side, merit)).collect();
        self.tell(key::Hint { turn_words: &self.turn(side, deeds), why: &self.list(&why) })
    }

    /// "c3 over d3 to e3 and on over e4 to e5, taking a5 and b5"
    fn turn(self, side: Side, deeds: &[Deed]) -> String {
        let mut groups = deeds.chunk_by(|a, b| kind(*a) == kind(*b));
        let first = groups.next().map_or_else(String::new, |deeds| self.beginning(side, deeds));
        groups.fold(first, |before, deeds| {
            let next = self.continuation(side, deeds);
            self.tell(key::HintThen { before: &before, next: &next })
        })
    }

    fn beginning(self, side: Side, deeds: &[Deed]) -> String {
        match deeds {
            [Deed::Placed(at), ..] => self.tell(key::HintPlacing { at: &at.to_string() }),
            [Deed::Stepped { from, to }, ..] => {
                self.tell(key::HintStep { from: &from.to_string(), to: &to.to_string() })
            }
            [first @ (Deed::Leapt { from, .. } | Deed::Hopped { from, .. }), on @ ..] => {
                let (from, leap) = (from.to_string(), self.leap_over(*first));
                self.leaps(self.tell(key::HintLeap { from: &from, leap: &leap }), on)
            }
            [Deed::Took(at)] => {
                self.tell(key::HintTakingOne { them: self.of(!side), at: &at.to_string() })
            }
            [Deed::Stopped, ..] => self.tell(key::HintStopping),
            _ => self.continuation(side, deeds),
        }
    }

    fn continuation(self, side: Side, deeds: &[Deed]) -> String {
        match deeds {
            [first @ (Deed::Leapt { .. } | Deed::Hopped { .. }), on @ ..] => {
                self.leaps(self.tell(key::HintThenOn { leap: &self.leap_over(*first) }), on)
            }
            [Deed::Took(_) | Deed::TookFromHand, ..] => {
                self.tell(key::HintTaking { pieces: &self.taken(side, deeds) })
            }
            [Deed::Declined, ..] => self.tell(key::HintDeclining { them: self.of(!side) }),
            [Deed::Stopped, ..] => self.tell(key::HintStoppingThere),
            _ => String::new(),
        }
    }

    /// One leap after another.
    fn leaps(self, first: String, on: &[Deed]) -> String {
        on.iter().fold(first, |before, deed| {
            self.tell(key::HintLeapAndOn { before: &before, leap: &self.leap_over(*deed) })
        })
    }

    /// "over d3 to e3"
    fn leap_over(self, deed: Deed) -> String {
        match deed {
            Deed::Leapt { over, to, .. } | Deed::Hopped { over, to, .. } => {
                self.tell(key::HintLeapOver { over: &over.to_string(), to: &to.to_string() })
            }
            _ => String::new(),
        }
    }

    /// "a5, b5 and two sticks from the hand"
    fn taken(self, side: Side, deeds: &[Deed]) -> String {
        let on_board = deeds.iter().filter_map(|deed| match deed {
            Deed::Took(at) => Some(at.to_string()),
            _ => None,
        });
        let mut all: Vec<String> = on_board.collect();
        let from_hand = small(deeds.len() - all.len());
        if from_hand > 0 {
            all.push(self.tell(key::HintFromHand { count: from_hand, them: self.of(!side) }));
        }
        self.list(&all)
    }

    /// Why a turn is good, as what "it" does.
    fn why(self, side: Side, merit: Merit) -> String {
        self.certain_merit(merit)
            .or_else(|| self.done(side, merit))
            .or_else(|| self.guarded(side, merit))
            .unwrap_or_else(|| self.tell(key::MeritLooksBest))
    }

    /// What needs no weighing.
    fn certain_merit(self, merit: Merit) -> Option<String> {
        Some(match merit {
            Merit::WinsAtOnce => self.tell(key::MeritWinsAtOnce),
            Merit::WinsWithin(count) => self.tell(key::MeritWinsWithin { count }),
            Merit::WinsByTable => self.tell(key::MeritWinsByTable),
            Merit::DrawsAtOnce => self.tell(key::MeritDrawsAtOnce),
            Merit::KeepsDraw => self.tell(key::MeritKeepsDraw),
            Merit::Only => self.tell(key::MeritOnly),
            Merit::HoldsOut => self.tell(key::MeritHoldsOut),
            Merit::AvoidsDraw => self.tell(key::MeritAvoidsDraw),
            _ => return None,
        })
    }

    /// What it does and could do next.
    fn done(self, side: Side, merit: Merit) -> Option<String> {
        let (us, them) = (self.of(side), self.of(!side));
        Some(match merit {
            Merit::Captures(count) => self.tell(key::MeritCaptures { count: count.into(), them }),
            Merit::MakesRow(line) => self.tell(key::MeritMakesRow { count: line.into() }),
            Merit::Disarms { could, .. } => {
                self.tell(key::MeritDisarms { count: could.into(), us, them })
            }
            Merit::ThreatensWin => self.tell(key::MeritThreatensWin),
            Merit::Threatens(count) => self.tell(key::MeritThreatens { count: count.into(), them }),
            Merit::ThreatensRow(line) => self.tell(key::MeritThreatensRow { count: line.into() }),
            Merit::PreparesRow(line) => self.tell(key::MeritPreparesRow { count: line.into() }),
            Merit::TakesBack(count) => self.tell(key::MeritTakesBack { count: count.into(), them }),
            Merit::Corner => self.tell(key::MeritCorner { us }),
            Merit::KeepsHand(count) => self.tell(key::MeritKeepsHand { count: count.into(), us }),
            _ => return None,
        })
    }

    /// What they cannot do.
    fn guarded(self, side: Side, merit: Merit) -> Option<String> {
        let (us, them) = (self.of(side), self.of(!side));
        Some(match merit {
            Merit::AvertsLoss => self.tell(key::MeritAvertsLoss { them }),
            Merit::Binds => self.tell(key::MeritBinds { them }),
            Merit::Saves(cells) => self.saved(us, cells),
            Merit::StopsRow(line) => self.tell(key::MeritStopsRow { count: line.into(), them }),
            Merit::HindersRow(line) => self.tell(key::MeritHindersRow { count: line.into(), them }),
            Merit::Lessens { from, to } => {
                self.tell(key::MeritLessens { from_count: from.into(), count: to.into(), us, them })
            }
            Merit::CostsAtMost(count) => {
                self.tell(key::MeritCostsAtMost { count: count.into(), us })
            }
            Merit::Safe => self.tell(key::MeritSafe { us }),
            Merit::Confines => self.tell(key::MeritConfines { them }),
            _ => return None,
        })
    }

    /// "saves your pebbles on c3 and d4", "saves five of your pebbles"
    fn saved(self, us: &str, cells: Cells) -> String {
        const NAMED: usize = 3;
        let names: Vec<String> = cells.into_iter().map(|cell: Cell| cell.to_string()).collect();
        let count = small(names.len());
        if names.len() > NAMED {
            return self.tell(key::MeritSavesMany { count, us });
        }
        self.tell(key::MeritSaves { count, us, cells: &self.list(&names) })
    }

    /// How the game stands, as a sentence.
    pub(super) fn verdict(self, verdict: Verdict) -> String {
        match verdict {
            Verdict::Won { by, within, placing } => {
                let (us, count) = (self.of(by), within.into());
                if placing {
                    self.tell(key::VerdictWonPlacing { count, us })
                } else {
                    self.tell(key::VerdictWon { count, us })
                }
            }
            Verdict::Drawn => self.tell(key::VerdictDrawn),
            Verdict::Ahead(by) => self.tell(key::VerdictAhead { us: self.of(by) }),
            Verdict::Seen { by, turns } => {
                self.tell(key::VerdictSeen { us: self.of(by), count: turns })
            }
            Verdict::Judged { ahead, hundredths } => {
                self.judged(ahead, hundredths.saturating_add(5) / 10)
            }
        }
    }

    fn judged(self, ahead: Side, tenths: u32) -> String {
        let us = self.of(ahead);
        match (tenths / 10, tenths % 10) {
            (0, 0 | 1) => self.tell(key::VerdictEven),
            (whole, 0) => self.sentence(key::VerdictBetter { us, count: whole }),
            _ => {
                let amount = self.words.tenths(tenths);
                self.sentence(key::VerdictBetterByPart { us, amount: &amount })
            }
        }
    }

    /// What a line is sure to come to.
    pub(super) fn certain(self, value: table::Value) -> String {
        match value {
            table::Value::Win => self.tell(key::CertainWin),
            table::Value::Draw => self.tell(key::CertainDraw),
            table::Value::Loss => self.tell(key::CertainLoss),
        }
    }
}

/// What can be said in one breath.
#[derive(PartialEq)]
enum Kind {
    Leap,
    Removal,
    Other,
}

fn kind(deed: Deed) -> Kind {
    match deed {
        Deed::Leapt { .. } | Deed::Hopped { .. } => Kind::Leap,
        Deed::Took(_) | Deed::TookFromHand => Kind::Removal,
        Deed::Placed(_) | Deed::Stepped { .. } | Deed::Declined | Deed::Stopped => Kind::Other,
    }
}
