//! Statistics of solved layers.

use core::ops::AddAssign;

use super::law::{Layer, TableRules};
use super::solve::{Solver, get};
use super::value::{Mark, WinDrawLoss};

/// Numbers of won, drawn and lost positions modulo symmetry.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Won by the side to act.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost by the side to act.
    pub lost: u64,
}

impl AddAssign<WinDrawLoss> for Count {
    fn add_assign(&mut self, value: WinDrawLoss) {
        match value {
            WinDrawLoss::Win => self.won += 1,
            WinDrawLoss::Draw => self.drawn += 1,
            WinDrawLoss::Loss => self.lost += 1,
        }
    }
}

/// The counts of a layer.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions in which the side to act cannot capture.
    pub quiet: Count,
    /// Positions in which it can.
    pub capturing: Count,
    /// Positions drawn only because the quiet count would run out before the win.
    pub too_long: u64,
    /// The most half-turns until a win leaves the layer, including wins that take too long.
    pub longest: u8,
}

impl Solver {
    /// Computes the statistics of a solved layer.
    ///
    /// # Panics
    /// When the layer has not been solved.
    #[must_use]
    pub fn tally(&self, layer: Layer) -> Tally {
        let (frame, marks) = (self.frame(layer), self.marks(layer));
        let mut tally = Tally::default();
        for (index, us, them) in (0..frame.orbits().0).flat_map(|orbit| frame.boards(orbit)) {
            let mark = get(marks, index);
            let leap = self.law.has_leap(us, them);
            let count = if leap { &mut tally.capturing } else { &mut tally.quiet };
            *count += mark.value(TableRules::LIMIT);
            if let Mark::Won(depth) | Mark::Lost(depth) = mark {
                tally.too_long += u64::from(depth > TableRules::LIMIT);
                tally.longest = tally.longest.max(depth);
            }
        }
        tally
    }
}
