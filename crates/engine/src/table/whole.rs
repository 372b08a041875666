//! Complete solutions of small games, with the distance to the end of each position.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;
use core::mem;
use core::sync::atomic::{AtomicI16, Ordering};

use sandgrid_rules::{Action, Answer, Blocked, Deadlock, Pending, Position, Ruleset};

use super::crew::Executor;
use super::grid::Holes;
use super::law::{After, Layer, TableKey, TableRules, Unfit};
use super::solve::{Solver, get};
use super::value::{Mark, WinDrawLoss};

/// The end of a position when the winner hurries and the loser delays.
///
/// Ordered from lost soon to won soon, for the side to act.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SolvedResult(i16);

impl SolvedResult {
    const NOW: i16 = 30_000;
    const DRAWN: Self = Self(0);
    /// Worse than every result.
    const NEVER: Self = Self(i16::MIN);

    /// Returns the result of a finished game.
    fn over(value: WinDrawLoss) -> Self {
        Self(match value {
            WinDrawLoss::Win => Self::NOW,
            WinDrawLoss::Draw => 0,
            WinDrawLoss::Loss => -Self::NOW,
        })
    }

    /// Returns the result one half-turn earlier, from the other side's view.
    fn before(self) -> Self {
        Self(self.0.signum() - self.0)
    }

    /// Returns the value for the side to act.
    #[must_use]
    pub fn value(self) -> WinDrawLoss {
        WinDrawLoss::of(self.0.cmp(&0))
    }

    /// Returns the number of half-turns until the win or loss; 0 for a draw.
    #[must_use]
    pub fn within(self) -> u16 {
        if self == Self::DRAWN { 0 } else { (Self::NOW - self.0.abs()).unsigned_abs() }
    }
}

impl fmt::Display for SolvedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            WinDrawLoss::Win => write!(f, "won in {}", self.within()),
            WinDrawLoss::Draw => f.write_str("drawn"),
            WinDrawLoss::Loss => write!(f, "lost in {}", self.within()),
        }
    }
}

/// One result per position of a layer.
type Results = Vec<AtomicI16>;

fn drawn(len: usize) -> Results {
    (0..len).map(|_| AtomicI16::new(0)).collect()
}

#[inline]
fn result_at(results: &Results, index: usize) -> SolvedResult {
    SolvedResult(results[index].load(Ordering::Relaxed))
}

#[inline]
fn set(results: &Results, index: usize, result: SolvedResult) {
    results[index].store(result.0, Ordering::Relaxed);
}

/// A game of few pieces on a small board, solved in every position.
///
/// A [`Solver`] computes the winner. The number of half-turns is then counted in each layer from the end of the quiet
/// count to its beginning: with *n* quiet half-turns left, a position has the best value among the moves that leave
/// the layer and the steps, after which *n* − 1 are left.
#[derive(Debug)]
pub struct SolvedGame {
    rules: &'static Ruleset,
    solver: Solver,
    open: BTreeMap<Layer, Results>,
    // The positions in which a piece must be placed.
    bound: BTreeMap<Layer, Results>,
    patience: u8,
}

impl SolvedGame {
    /// Solves a game, by its rulebook or with another rule for blocked positions.
    ///
    /// # Errors
    /// When a [`Solver`] does not support its ruleset.
    ///
    /// # Panics
    /// When it has more than [`Solver::MOST`] pieces, or more than 30 holes.
    pub fn new(
        rules: &'static Ruleset,
        blocked: Option<Blocked>,
        crew: &impl Executor,
    ) -> Result<Self, Unfit> {
        let most = rules.pieces();
        assert!(most <= Solver::MOST, "no more pieces than a solver knows");
        let mut solver = Solver::new(rules, most)?;
        if let Some(blocked) = blocked {
            solver.law.blocked = blocked;
        }
        let plan = solver.plan(most, most);
        let (open, bound) = (BTreeMap::new(), BTreeMap::new());
        let mut whole = Self { rules, solver, open, bound, patience: 0 };
        for layer in plan {
            whole.solver.solve(layer, crew);
            whole.measure(layer, crew);
        }
        Ok(whole)
    }

    /// Returns the ruleset; the rule for blocked positions may differ.
    #[must_use]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.rules
    }

    /// Returns the solver: the winner of each position, and the distance to the next placement or capture.
    #[must_use]
    pub const fn solver(&self) -> &Solver {
        &self.solver
    }

    /// Iterates over the layers, in order.
    pub fn layers(&self) -> impl Iterator<Item = Layer> {
        self.open.keys().copied()
    }

    /// Returns the number of remaining quiet half-turns from which on more of them change no
    /// result.
    #[must_use]
    pub const fn patience(&self) -> u8 {
        self.patience
    }

    /// Returns the result of a position of a layer without any duty, right after a placement or a
    /// capture; `None` if there is no such layer.
    ///
    /// The boards are bit masks, row by row from the bottom, from the left within a row.
    ///
    /// # Panics
    /// May panic when the boards do not belong to that layer.
    #[must_use]
    pub fn look_up(&self, layer: Layer, us: u32, them: u32) -> Option<SolvedResult> {
        let results = self.open.get(&layer)?;
        Some(result_at(results, self.solver.frame(layer).index(us, them)))
    }

    /// Returns the end of a position; `None` if it belongs to another game, or if its quiet count is so high that it
    /// may matter.
    ///
    /// Exact but for repetition, which cannot stop a winner in this time.
    #[must_use]
    pub fn result(&self, position: &Position) -> Option<SolvedResult> {
        let in_time = position.quiet() + self.patience <= TableRules::LIMIT;
        if position.ruleset() != self.rules || !in_time {
            return None;
        }
        match position.outcome() {
            // The solution may use another rule for blocked positions than the ruleset.
            Some(outcome) if outcome.deadlock() == Some(Deadlock::Blocked) => {}
            Some(outcome) => {
                return Some(SolvedResult::over(match outcome.winner() {
                    None => WinDrawLoss::Draw,
                    Some(winner) if winner == position.turn() => WinDrawLoss::Win,
                    Some(_) => WinDrawLoss::Loss,
                }));
            }
            None => {}
        }
        let (spot, pending) = (self.solver.law.spot(position), position.pending());
        let results = if pending == Pending::Place { &self.bound } else { &self.open };
        if pending.is_fresh() {
            let index = self.solver.frame(spot.layer).index(spot.us, spot.them);
            return results.get(&spot.layer).map(|results| result_at(results, index));
        }
        self.prospects(position)?.into_iter().map(|(result, _)| result).max()
    }

    /// Returns every action with the end of the game after it, for the side to act; `None` if one of these ends is
    /// not known.
    #[must_use]
    pub fn prospects(&self, position: &Position) -> Option<Vec<(SolvedResult, Action)>> {
        let prospect = |action| {
            let after = position.played(action);
            let result = self.result(&after)?;
            let result = match (after.turn() == position.turn(), after.pending().is_fresh()) {
                // The turn continues.
                (true, false) => result,
                // A win in the middle of a turn, which ends the turn.
                (true, true) => SolvedResult(-result.0).before(),
                (false, _) => result.before(),
            };
            Some((result, action))
        };
        position.actions().into_iter().map(prospect).collect()
    }

    /// Returns the best action, the first among equals; `None` if the game is over or a result is
    /// unknown.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<Action> {
        let prospects = self.prospects(position)?;
        let best = prospects.iter().rev().max_by_key(|(result, _)| *result);
        best.map(|(_, action)| *action)
    }

    /// Returns the size of the game.
    #[must_use]
    pub fn extent(&self) -> Extent {
        let mut extent = Extent::default();
        for (layer, results) in &self.open {
            let marks = self.solver.marks(*layer);
            for index in self.numbers(*layer) {
                extent.positions += 1;
                extent.longest = extent.longest.max(result_at(results, index).within());
                if let Mark::Won(depth) | Mark::Lost(depth) = get(marks, index) {
                    extent.too_long += u64::from(depth > TableRules::LIMIT);
                }
            }
        }
        for (layer, results) in &self.bound {
            for index in self.numbers(*layer) {
                extent.positions += 1;
                extent.bound += 1;
                extent.longest = extent.longest.max(result_at(results, index).within());
            }
        }
        extent
    }

    /// Iterates over the indices of a layer's positions.
    fn numbers(&self, layer: Layer) -> impl Iterator<Item = usize> {
        let frame = self.solver.frame(layer);
        let boards = (0..frame.orbits().0).flat_map(move |orbit| frame.boards(orbit));
        boards.map(|(index, ..)| index)
    }

    /// Computes the distances of a solved layer and its counterpart.
    fn measure(&mut self, layer: Layer, crew: &impl Executor) {
        let other = layer.turned();
        let layers = if layer == other { Vec::from([layer]) } else { Vec::from([layer, other]) };
        let mut pair: Vec<Sweep> = layers.iter().map(|layer| self.sweep(*layer, crew)).collect();
        let mut swept = 0;
        while swept < TableRules::LIMIT && self.again(&mut pair, crew) > 0 {
            swept += 1;
        }
        self.patience = self.patience.max(swept);
        for (layer, sweep) in layers.iter().zip(pair) {
            let wrong = sweep.decided.iter().filter(|it| {
                let value = get(self.solver.marks(*layer), it.index).value(TableRules::LIMIT);
                result_at(&sweep.now, it.index).value() != value
            });
            assert_eq!(wrong.count(), 0, "who wins is found twice, and the same");
            self.open.insert(*layer, sweep.now);
        }
        for layer in layers {
            if self.solver.law.answer == Answer::InKind && layer.us.hand > 0 {
                let bound = self.answered(layer, crew);
                self.bound.insert(layer, bound);
            }
        }
    }

    /// Initializes a sweep with no quiet half-turn left: only blocked positions have a result.
    fn sweep(&self, layer: Layer, crew: &impl Executor) -> Sweep {
        let (frame, marks) = (self.solver.frame(layer), self.solver.marks(layer));
        let boards = (0..frame.orbits().0).flat_map(|orbit| frame.boards(orbit));
        let decided: Vec<Decided> = boards
            .filter(|(index, ..)| get(marks, *index).value(TableRules::LIMIT) != WinDrawLoss::Draw)
            .map(|(index, us, them)| Decided { index, us, them, leaving: AtomicI16::new(0) })
            .collect();
        let sweep = Sweep { layer, decided, now: drawn(frame.len()), next: drawn(frame.len()) };
        crew.run(sweep.decided.len(), &|range| {
            for Decided { index, us, them, leaving } in &sweep.decided[range] {
                let spot = TableKey { layer, us: *us, them: *them };
                let law = &self.solver.law;
                let results = law.captures(spot).chain(law.placements(spot));
                let best = results.map(|after| self.after(after)).max();
                let is_blocked = best.is_none() && law.steps(*us, *them).next().is_none();
                let over = SolvedResult::over(law.blocked(layer));
                if is_blocked {
                    set(&sweep.now, *index, over);
                }
                let best = if is_blocked { over } else { best.unwrap_or(SolvedResult::NEVER) };
                leaving.store(best.0, Ordering::Relaxed);
            }
            0
        });
        sweep
    }

    /// Extends the sweep by one quiet half-turn, and returns the number of results that changed.
    fn again(&self, pair: &mut [Sweep], crew: &impl Executor) -> u64 {
        let mut changed = 0;
        for (number, sweep) in pair.iter().enumerate() {
            let other = &pair[pair.len() - 1 - number];
            let frame = self.solver.frame(other.layer);
            changed += crew.run(sweep.decided.len(), &|range| {
                let mut changed = 0;
                for Decided { index, us, them, leaving } in &sweep.decided[range] {
                    let steps = self.solver.law.steps(*us, *them);
                    let results =
                        steps.map(|us| result_at(&other.now, frame.index(*them, us)).before());
                    let leaving = SolvedResult(leaving.load(Ordering::Relaxed));
                    let best = results.fold(leaving, SolvedResult::max);
                    changed += u64::from(best != result_at(&sweep.now, *index));
                    set(&sweep.next, *index, best);
                }
                changed
            });
        }
        for sweep in pair {
            mem::swap(&mut sweep.now, &mut sweep.next);
        }
        changed
    }

    /// Computes the results of a layer's positions with the duty to place.
    fn answered(&self, layer: Layer, crew: &impl Executor) -> Results {
        let frame = self.solver.frame(layer);
        let results = drawn(frame.len());
        crew.run(frame.orbits().0, &|orbits| {
            for (index, us, them) in orbits.flat_map(|orbit| frame.boards(orbit)) {
                let answers = self.solver.law.answers(TableKey { layer, us, them });
                let best = answers.map(|after| self.after(after)).max();
                let blocked = || SolvedResult::over(self.solver.law.blocked(layer));
                set(&results, index, best.unwrap_or_else(blocked));
            }
            0
        });
        results
    }

    /// Returns the end of the game after a placement or a capture, for the side that made it.
    fn after(&self, after: After) -> SolvedResult {
        let (results, spot) = match after {
            After::Won => return SolvedResult::over(WinDrawLoss::Loss).before(),
            After::Drawn => return SolvedResult::DRAWN,
            After::Open(spot) => (&self.open, spot),
            After::Bound(spot) => (&self.bound, spot),
        };
        let results = results.get(&spot.layer).expect("what a layer leads to is counted before it");
        result_at(results, self.solver.frame(spot.layer).index(spot.us, spot.them)).before()
    }
}

/// The size of a solved game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Number of positions modulo symmetry.
    pub positions: u64,
    /// Number of those with the duty to place.
    pub bound: u64,
    /// The most half-turns that a win takes.
    pub longest: u16,
    /// Number of positions drawn only because the quiet count would run out before the win.
    pub too_long: u64,
}

/// The distance computation of a layer.
struct Sweep {
    layer: Layer,
    decided: Vec<Decided>,
    now: Results,
    next: Results,
}

/// A position that one side wins.
struct Decided {
    index: usize,
    us: Holes,
    them: Holes,
    /// The best move that leaves the layer, or the end.
    leaving: AtomicI16,
}
