//! Probing the tables.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

use sandgrid_rules::{Pending, Position, Ruleset};

use super::index::{Frame, Orbits};
use super::law::{After, Layer, TableKey, TableRules};
use super::model::Win;
use super::value::{ProbeResult, WinDrawLoss};

/// Loaded endgame tables of one ruleset.
pub struct Tables {
    pub(super) rules: &'static Ruleset,
    pub(super) law: TableRules,
    pub(super) orbits: Vec<Orbits>,
    // An empty vector for a layer without wins.
    pub(super) wins: BTreeMap<Layer, Vec<Win>>,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tables({}, {} layers)", self.rules.key(), self.wins.len())
    }
}

impl Tables {
    /// Merges other tables into these.
    ///
    /// # Panics
    /// When they are of another ruleset.
    pub fn take(&mut self, others: Self) {
        assert_eq!(self.rules, others.rules, "tables of one ruleset go together");
        if others.orbits.len() > self.orbits.len() {
            self.orbits = others.orbits;
        }
        self.wins.extend(others.wins);
    }

    /// Returns the ruleset of the tables.
    #[must_use]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.rules
    }

    /// Iterates over the layers of the tables, in order.
    pub fn layers(&self) -> impl Iterator<Item = Layer> {
        self.wins.keys().copied()
    }

    /// Returns the value of a position; `None` if the tables do not cover it.
    ///
    /// Exact but for repetition: the quiet count is taken into account.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<WinDrawLoss> {
        self.standing(position).map(|standing| standing.value)
    }

    /// Returns the entry of a position; `None` if the tables do not contain it.
    #[must_use]
    pub fn standing(&self, position: &Position) -> Option<ProbeResult> {
        if position.ruleset() != self.rules {
            return None;
        }
        if let Some(outcome) = position.outcome() {
            let value = match outcome.winner() {
                None => WinDrawLoss::Draw,
                Some(winner) if winner == position.turn() => WinDrawLoss::Win,
                Some(_) => WinDrawLoss::Loss,
            };
            return Some(ProbeResult { value, within: 0 });
        }
        let spot = self.spot(position);
        if position.pending() == Pending::Open && self.knows(spot.layer) {
            return Some(self.fresh(spot, position.quiet()));
        }
        self.by_actions(position)
    }

    /// Returns whether the layer of a position is known, or drawn by few pieces.
    pub(super) fn is_near(&self, position: &Position) -> bool {
        let Layer { us, them } = self.spot(position).layer;
        self.knows(Layer { us, them }) || self.law.is_few(us, them)
    }

    #[inline]
    pub(super) fn knows(&self, layer: Layer) -> bool {
        self.wins.contains_key(&layer)
    }

    pub(super) fn spot(&self, position: &Position) -> TableKey {
        self.law.spot(position)
    }

    pub(super) fn fresh(&self, spot: TableKey, quiet: u8) -> ProbeResult {
        let in_time = |within: &u8| quiet + within <= TableRules::LIMIT;
        let won = || self.win(spot).filter(in_time).map(|within| (WinDrawLoss::Win, within));
        let lost = || self.loss(spot).filter(in_time).map(|within| (WinDrawLoss::Loss, within));
        let decided = won().or_else(lost);
        decided.map_or(ProbeResult::DRAWN, |(value, within)| ProbeResult { value, within })
    }

    /// Returns the entry of a position of a layer without any duty, right after a placement or a
    /// capture; `None` if the layer is unknown.
    ///
    /// The boards are bit masks, row by row from the bottom, from the left within a row.
    ///
    /// # Panics
    /// May panic when the boards do not belong to that layer.
    #[must_use]
    pub fn look_up(&self, layer: Layer, us: u32, them: u32) -> Option<ProbeResult> {
        self.knows(layer).then(|| self.fresh(TableKey { layer, us, them }, 0))
    }

    /// Returns the number of half-turns in which the position is won.
    fn win(&self, spot: TableKey) -> Option<u8> {
        let TableKey { layer, us, them } = spot;
        let wins = &self.wins[&layer];
        if wins.is_empty() {
            return None;
        }
        match wins[frame(&self.law, &self.orbits, layer).index(us, them)] {
            0 => self.law.captures(spot).any(|after| self.is_won(after)).then_some(1),
            win => Some(win - 1),
        }
    }

    /// Returns whether the side that made the move wins.
    fn is_won(&self, after: After) -> bool {
        match after {
            After::Won => true,
            After::Drawn => false,
            After::Open(spot) => self.loss(spot).is_some_and(|within| within <= TableRules::LIMIT),
            After::Bound(spot) => self.law.answers(spot).all(|after| self.is_lost(after)),
        }
    }

    /// Returns whether the side that made the move loses.
    fn is_lost(&self, after: After) -> bool {
        match after {
            After::Won | After::Drawn => false,
            After::Open(spot) => self.win(spot).is_some(),
            After::Bound(spot) => self.law.answers(spot).any(|after| self.is_won(after)),
        }
    }

    /// Returns the number of half-turns in which the position is lost; more than the limit if the
    /// quiet count saves it.
    fn loss(&self, spot: TableKey) -> Option<u8> {
        let TableKey { layer, us, them } = spot;
        let mut within = None;
        for was in self.law.steps(us, them) {
            let next = TableKey { layer: layer.turned(), us: them, them: was };
            within = within.max(Some(self.win(next)? + 1));
        }
        for after in self.law.captures(spot).chain(self.law.placements(spot)) {
            if !self.is_lost(after) {
                return None;
            }
            within = within.max(Some(1));
        }
        within.or_else(|| (self.law.blocked(layer) == WinDrawLoss::Loss).then_some(0))
    }
}

pub(super) fn frame<'a>(law: &'a TableRules, orbits: &'a [Orbits], layer: Layer) -> Frame<'a> {
    Frame::new(&law.grid, &orbits[layer.us.placed() as usize], layer.them.placed())
}
