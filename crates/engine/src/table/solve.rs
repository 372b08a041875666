//! Retrograde analysis of all positions with few pieces.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU8, Ordering};

use sandgrid_rules::{Answer, Ruleset};

use super::crew::Executor;
use super::grid::Holes;
use super::index::{Frame, Orbits};
use super::law::{After, Layer, Material, TableKey, TableRules, Unfit};
use super::value::{Mark, ProbeResult, WinDrawLoss};

/// One mark for each position of a layer. Concurrent writers write the same value.
pub(crate) type Marks = Vec<AtomicU8>;

fn blank(len: usize) -> Marks {
    (0..len).map(|_| AtomicU8::new(0)).collect()
}

#[inline]
pub(crate) fn get(marks: &Marks, index: usize) -> Mark {
    Mark::from_byte(marks[index].load(Ordering::Relaxed))
}

#[inline]
fn set(marks: &Marks, index: usize, mark: Mark) {
    marks[index].store(mark.byte(), Ordering::Relaxed);
}

/// The values of every position up to a number of pieces, while they are computed.
#[derive(Debug)]
pub struct Solver {
    pub(crate) law: TableRules,
    orbits: Vec<Orbits>,
    layers: BTreeMap<Layer, Marks>,
    // The same positions with the duty to place; only their values.
    bound: BTreeMap<Layer, Marks>,
}

impl Solver {
    /// Maximum number of pieces a side.
    pub const MOST: u8 = Orbits::MOST;

    /// Creates a solver for boards with at most `most` pieces a side.
    ///
    /// # Errors
    /// If no tables are possible for that ruleset.
    pub fn new(rules: &Ruleset, most: u8) -> Result<Self, Unfit> {
        let law = TableRules::of(rules)?;
        let orbits = (0..=most.into()).map(|pieces| Orbits::new(&law.grid, pieces)).collect();
        Ok(Self { law, orbits, layers: BTreeMap::new(), bound: BTreeMap::new() })
    }

    /// Returns the layers that tables for those totals need, in the order in which they can be solved.
    ///
    /// A layer and its mirror, with the other side to act, are solved together and listed once: as the one in which
    /// the side to act has more.
    #[must_use]
    pub fn plan(&self, most: u8, least: u8) -> Vec<Layer> {
        let totals = (1..=most).flat_map(|us| (1..=least.min(us)).map(move |them| (us, them)));
        let mut layers: Vec<Layer> = totals
            .flat_map(|(us, them)| {
                let hands = (0..=us).flat_map(move |one| (0..=them).map(move |other| (one, other)));
                hands.map(move |(ours, theirs)| Layer {
                    us: Material { total: us, hand: ours },
                    them: Material { total: them, hand: theirs },
                })
            })
            .filter(|layer| !self.law.is_few(layer.us, layer.them) && layer.us >= layer.them)
            .collect();
        // A capture leaves fewer pieces, a placement fewer in hand.
        layers.sort_by_key(|layer| {
            (layer.us.total + layer.them.total, layer.us.hand + layer.them.hand, *layer)
        });
        layers
    }

    /// Solves a layer and its counterpart with the other side to act.
    ///
    /// # Panics
    /// When an earlier layer of the plan has not been solved.
    pub fn solve(&mut self, layer: Layer, crew: &impl Executor) {
        let other = layer.turned();
        let alike = layer == other;
        let ours = blank(self.frame(layer).len());
        let theirs = if alike { Vec::new() } else { blank(self.frame(other).len()) };
        {
            let pair = [(layer, &ours), (other, if alike { &ours } else { &theirs })];
            let pass = Pass { solver: self, pair: if alike { &pair[..1] } else { &pair }, crew };
            pass.start();
            let mut depth = 1;
            while pass.spread(depth) > 0 && depth < Mark::DEEPEST {
                depth += 1;
            }
        }
        self.layers.insert(layer, ours);
        if !alike {
            self.layers.insert(other, theirs);
        }
        for layer in [layer, other] {
            if self.law.answer == Answer::InKind && layer.us.hand > 0 {
                let bound = self.bound(layer, crew);
                self.bound.insert(layer, bound);
            }
        }
    }

    /// Returns the entry of a position of a layer without any duty, right after a placement or a
    /// capture; `None` if the layer has not been solved.
    ///
    /// The boards are bit masks, row by row from the bottom, from the left within a row.
    ///
    /// # Panics
    /// May panic when the boards do not belong to that layer.
    #[must_use]
    pub fn look_up(&self, layer: Layer, us: u32, them: u32) -> Option<ProbeResult> {
        let mark = get(self.layers.get(&layer)?, self.frame(layer).index(us, them));
        let value = mark.value(TableRules::LIMIT);
        let within = match mark {
            Mark::Won(within) | Mark::Lost(within) if value != WinDrawLoss::Draw => within,
            Mark::Open | Mark::Held | Mark::Won(_) | Mark::Lost(_) => 0,
        };
        Some(ProbeResult { value, within })
    }

    /// Returns the marks of a solved layer.
    pub(super) fn marks(&self, layer: Layer) -> &Marks {
        self.layers.get(&layer).expect("only solved layers are asked about")
    }

    pub(crate) fn frame(&self, layer: Layer) -> Frame<'_> {
        let ours = &self.orbits[layer.us.placed() as usize];
        Frame::new(&self.law.grid, ours, layer.them.placed())
    }

    /// Returns the value of a result for the side that made the move.
    #[inline]
    fn worth(&self, after: After) -> WinDrawLoss {
        let (layers, spot) = match after {
            After::Won => return WinDrawLoss::Win,
            After::Drawn => return WinDrawLoss::Draw,
            After::Open(spot) => (&self.layers, spot),
            After::Bound(spot) => (&self.bound, spot),
        };
        let marks = layers.get(&spot.layer).expect("what a layer leads to is solved before it");
        let index = self.frame(spot.layer).index(spot.us, spot.them);
        !get(marks, index).value(TableRules::LIMIT)
    }

    pub(super) fn best(&self, after: impl Iterator<Item = After>) -> Option<WinDrawLoss> {
        let mut best = None;
        for after in after {
            best = best.max(Some(self.worth(after)));
            if best == Some(WinDrawLoss::Win) {
                break;
            }
        }
        best
    }

    /// Computes the values of a layer's positions in which a piece must be placed.
    fn bound(&self, layer: Layer, crew: &impl Executor) -> Marks {
        let frame = self.frame(layer);
        let marks = blank(frame.len());
        crew.run(frame.orbits().0, &|orbits| {
            for (index, us, them) in orbits.flat_map(|orbit| frame.boards(orbit)) {
                let spot = TableKey { layer, us, them };
                // On a small board there may be no free hole to place in.
                let best = self.best(self.law.answers(spot));
                let mark = match best.unwrap_or_else(|| self.law.blocked(layer)) {
                    WinDrawLoss::Win => Mark::Won(1),
                    WinDrawLoss::Draw => Mark::Held,
                    WinDrawLoss::Loss => Mark::Lost(1),
                };
                set(&marks, index, mark);
            }
            0
        });
        marks
    }

    /// Returns the mark of a position before any step is considered.
    fn first(&self, spot: TableKey) -> Mark {
        let TableKey { layer, us, them } = spot;
        let leaving = self.law.captures(spot).chain(self.law.placements(spot));
        let best = self.best(leaving);
        match best {
            Some(WinDrawLoss::Win) => return Mark::Won(1),
            Some(WinDrawLoss::Draw) => return Mark::Held,
            Some(WinDrawLoss::Loss) | None => {}
        }
        if self.law.steps(us, them).next().is_some() {
            return Mark::Open;
        }
        match best {
            Some(_) => Mark::Lost(1),
            None => match self.law.blocked(layer) {
                WinDrawLoss::Win => Mark::Won(0),
                WinDrawLoss::Draw => Mark::Held,
                WinDrawLoss::Loss => Mark::Lost(0),
            },
        }
    }
}

/// One layer being solved together with its counterpart.
struct Pass<'a, C> {
    solver: &'a Solver,
    // One entry if both are the same layer.
    pair: &'a [(Layer, &'a Marks)],
    crew: &'a C,
}

impl<C: Executor> Pass<'_, C> {
    /// Marks the positions decided by moves that leave the layer.
    fn start(&self) {
        for &(layer, marks) in self.pair {
            let frame = self.solver.frame(layer);
            self.crew.run(frame.orbits().0, &|orbits| {
                for (index, us, them) in orbits.flat_map(|orbit| frame.boards(orbit)) {
                    set(marks, index, self.solver.first(TableKey { layer, us, them }));
                }
                0
            });
        }
    }

    /// Marks the positions that are decided in `depth` half-turns; returns the number decided in one fewer.
    fn spread(&self, depth: u8) -> u64 {
        let mut found = 0;
        for (number, &(layer, marks)) in self.pair.iter().enumerate() {
            let (before, old) = self.pair[self.pair.len() - 1 - number];
            let frames = Frames {
                law: &self.solver.law,
                here: self.solver.frame(layer),
                before: self.solver.frame(before),
                marks,
                old,
                depth,
            };
            found += self.crew.run(frames.here.orbits().0, &|orbits| {
                orbits.map(|orbit| frames.spread(orbit)).sum()
            });
        }
        // At depth 1, only finished games have been decided before.
        if depth == 1 { 1 } else { found }
    }
}

/// The positions of a layer and those of the other side that step into them.
struct Frames<'a> {
    law: &'a TableRules,
    here: Frame<'a>,
    before: Frame<'a>,
    marks: &'a Marks,
    old: &'a Marks,
    depth: u8,
}

impl Frames<'_> {
    fn spread(&self, orbit: usize) -> u64 {
        let last = self.depth - 1;
        let numbers = self.here.orbits().1;
        let range = orbit * numbers..(orbit + 1) * numbers;
        let is_new = |mark| mark == Mark::Lost(last) || mark == Mark::Won(last);
        if !range.clone().any(|index| is_new(get(self.marks, index))) {
            return 0;
        }
        let mut found = 0;
        for (index, us, them) in self.here.boards(orbit) {
            let mark = get(self.marks, index);
            if is_new(mark) {
                found += 1;
                self.decide_before(us, them, mark);
            }
        }
        found
    }

    /// Marks the predecessors that this position decides.
    fn decide_before(&self, us: Holes, them: Holes, mark: Mark) {
        // Every step can be undone by a step.
        for was in self.law.steps(them, us) {
            let index = self.before.index(was, us);
            match (mark, get(self.old, index)) {
                (Mark::Lost(_), Mark::Open | Mark::Held) => {
                    set(self.old, index, Mark::Won(self.depth));
                }
                (Mark::Won(_), Mark::Open) if self.is_lost(was, us) => {
                    set(self.old, index, Mark::Lost(self.depth));
                }
                _ => {}
            }
        }
    }

    /// Returns whether every step leads to a win of the other side in fewer half-turns than the depth.
    fn is_lost(&self, us: Holes, them: Holes) -> bool {
        let is_won = |us| {
            let mark = get(self.marks, self.here.index(them, us));
            matches!(mark, Mark::Won(depth) if depth < self.depth)
        };
        self.law.steps(us, them).all(is_won)
    }
}
