//! Looking ahead.

mod known;
mod node;
pub(crate) mod order;
mod path;
mod quiescence;
#[cfg(test)]
mod tests;

#[cfg(not(target_has_atomic = "ptr"))]
use alloc::rc::Rc as Arc; // Such a machine has no threads to share with.
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;

use sandgrid_rules::{Action, Actions, Game, Position, Side};

use crate::evaluate::{Evaluator, pace};
use crate::key;
use crate::memory::TranspositionTable;
use crate::table::{Advice, ProbeResult, Tables};
use crate::value::Value;
pub use known::ValueSource;
use node::Place;
use order::{OrderingHistory, ScoredMove};
use path::RepetitionStack;

/// No line is longer, in actions; this bounds the stack, at some hundred bytes each.
const PLIES: usize = 120;

/// The longest principal variation that is reported, in actions.
const LONGEST_LINE: usize = 24;

/// The value of a draw below zero for the side at the root, in points.
const CONTEMPT: i32 = 12;

/// How much may be looked at.
///
/// Both limits count what was looked at and never time, so that the answer is the same on every
/// machine.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many positions; where they do not last for one turn, the answer is the best of what was
    /// looked at.
    pub nodes: u64,
    /// How many turns deep, 1 to 60; captures at the end of a line are followed farther.
    pub depth: u8,
}

impl Budget {
    /// No search goes deeper.
    pub const DEEPEST: u8 = 60;

    /// A limit of positions, at any depth.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, depth: Self::DEEPEST }
    }

    /// A limit of turns, with any number of positions.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self { nodes: u64::MAX, depth }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The best action.
    pub action: Action,
    /// Its value for the side that plays it.
    pub value: Value,
    /// How the position stands, where endgame tables know it: exact, and no judgement. The value is
    /// then the same in other words.
    pub known: Option<ProbeResult>,
    /// The best line, beginning with the action; legal, and as long as it is known.
    pub line: Vec<Action>,
    /// How many turns deep was looked everywhere; 0 where not even that was finished, or nothing
    /// had to be looked at.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl SearchResult {
    /// The result of an action without any search behind it.
    pub(crate) fn bare(action: Action) -> Self {
        let line = Vec::from([action]);
        Self { action, value: Value(0), known: None, line, depth: 0, nodes: 0 }
    }
}

/// Observes a search from outside, and may stop it.
pub trait SearchObserver {
    /// Whether to leave off; asked every 2,048 positions.
    fn stops(&mut self) -> bool {
        false
    }

    /// Told after every depth that was finished.
    fn hears(&mut self, report: &SearchResult) {
        let _ = report;
    }
}

/// An observer that does nothing; the budget alone ends the search.
#[derive(Copy, Clone, Debug, Default)]
pub struct NoObserver;

impl SearchObserver for NoObserver {}

impl<F: FnMut() -> bool> SearchObserver for F {
    fn stops(&mut self) -> bool {
        self()
    }
}

/// The values between which the true one is of interest.
#[derive(Copy, Clone, Debug)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const FULL: Self = Self { alpha: -Value::INFINITE, beta: Value::INFINITE };

    /// The same as the other side sees it.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether it is more than the lower value.
    const fn null(self) -> Self {
        Self { beta: self.alpha + 1, ..self }
    }

    const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// An engine that keeps its transposition table between searches.
///
/// Every result depends on its game alone: searches of other games have no influence.
#[derive(Clone, Debug)]
pub struct Searcher {
    memory: TranspositionTable,
    experience: OrderingHistory,
    list: Vec<ScoredMove>,
    tables: Option<Arc<Tables>>,
}

impl Default for Searcher {
    fn default() -> Self {
        Self::new(Self::ENTRIES)
    }
}

impl Searcher {
    /// As many entries as do for a million nodes: 16 MiB.
    pub const ENTRIES: usize = 1 << 20;

    /// Creates a searcher with a transposition table of `entries` entries, 16 bytes each, rounded up to a power of
    /// two.
    #[must_use]
    pub fn new(entries: usize) -> Self {
        let experience = OrderingHistory::new(PLIES + 1);
        Self {
            memory: TranspositionTable::new(entries),
            experience,
            list: Vec::new(),
            tables: None,
        }
    }

    /// Sets the endgame tables for [`search`](Self::search) and for the highest level, or removes them.
    ///
    /// If the tables cover the game, the answer is immediate: it wins a won position and delays the loss of a lost
    /// one; in a draw it is a move that keeps the draw and looks most promising. If they cover the position after a
    /// capture, the search uses their value there.
    pub fn consult(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
    }

    /// Looks ahead in a game until the budget is spent, the watch stops it or the end is seen.
    ///
    /// `None` when the game is over. Same game, same budget, same tables: same answer, on every
    /// machine, unless the watch stops it.
    pub fn search(
        &mut self,
        game: &Game,
        budget: Budget,
        watch: &mut dyn SearchObserver,
    ) -> Option<SearchResult> {
        self.search_as(game, budget, SearchOptions::default(), watch)
    }

    /// Looks for the best line that begins with none of these actions: asked again and again with
    /// what it answered before, it tells the second best, the third, and so on.
    ///
    /// `None` when there is no other action.
    pub fn search_besides(
        &mut self,
        game: &Game,
        barred: &[Action],
        budget: Budget,
        watch: &mut dyn SearchObserver,
    ) -> Option<SearchResult> {
        self.search_as(game, budget, SearchOptions { barred, ..SearchOptions::default() }, watch)
    }

    pub(crate) fn search_as(
        &mut self,
        game: &Game,
        budget: Budget,
        manner: SearchOptions<'_>,
        watch: &mut dyn SearchObserver,
    ) -> Option<SearchResult> {
        let advice = self.advised(game, manner);
        if let (Some(advice), Some(tables)) = (&advice, self.consulted(manner))
            && let Some(report) = known::decided(tables, game, advice)
        {
            return Some(report);
        }
        let judge = Evaluator::new(game.ruleset());
        self.memory.new_search(budget.nodes);
        self.experience.forget();
        self.list.clear();
        // Tables that cover all successors do not order the draws among themselves.
        let unaided = manner.unaided || advice.is_some();
        let mut searching = Searching {
            judge: &judge,
            memory: &mut self.memory,
            experience: &mut self.experience,
            list: &mut self.list,
            tables: self.tables.as_deref().filter(|_| !unaided),
            path: RepetitionStack::of(game),
            side: game.position().turn(),
            margin: judge.piece() * 2 / 3,
            noise: EvalNoise { most: manner.noise.most * judge.piece() / 100, ..manner.noise },
            careful: manner.careful,
            budget: budget.nodes,
            nodes: 0,
            stopped: false,
            watch,
        };
        let depth = budget.depth.clamp(1, Budget::DEEPEST);
        searching.deepen(game, depth, manner, advice.as_ref())
    }
}

/// How a search differs from the best there is.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct SearchOptions<'a> {
    /// How much a judgement errs.
    pub(crate) noise: EvalNoise,
    /// An action that is played only where it wins or saves.
    pub(crate) avoid: Option<Action>,
    /// Actions that are not played at all.
    pub(crate) barred: &'a [Action],
    /// Whether every line is looked at in full.
    pub(crate) careful: bool,
    /// Whether tables are left aside.
    pub(crate) unaided: bool,
}

/// How much every judgement errs, one way or the other.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct EvalNoise {
    /// The most, in hundredths of what a piece is worth; while searching, in points.
    pub(crate) most: i32,
    /// Which errors.
    pub(crate) seed: u64,
}

/// One search.
struct Searching<'a> {
    judge: &'a Evaluator,
    memory: &'a mut TranspositionTable,
    experience: &'a mut OrderingHistory,
    list: &'a mut Vec<ScoredMove>,
    tables: Option<&'a Tables>,
    path: RepetitionStack,
    side: Side,
    /// How much better a position must look for each turn that is left, to be left at that.
    margin: i32,
    noise: EvalNoise,
    careful: bool,
    budget: u64,
    nodes: u64,
    stopped: bool,
    watch: &'a mut dyn SearchObserver,
}

impl Searching<'_> {
    /// Looks one turn deep, two, and so on; where tables know the draw, only at what keeps it.
    fn deepen(
        &mut self,
        game: &Game,
        deepest: u8,
        manner: SearchOptions<'_>,
        advice: Option<&Advice>,
    ) -> Option<SearchResult> {
        let (position, avoid) = (game.position(), manner.avoid);
        let mut actions = self.ranked(game, manner);
        if let Some(Advice { keeping, .. }) = advice {
            actions.retain(|ranked| keeping.contains(&ranked.action));
        }
        let first = actions.first()?.action;
        let known = advice.map(|advice| advice.standing);
        let value = Value(0);
        let mut report = SearchResult { known, ..SearchResult::bare(first) };
        let mut looks = value;
        for depth in 1..=deepest {
            let best = self.root(position, depth, &mut actions, looks, avoid);
            // A loss is one only when every action has been looked at.
            let is_sure = |best: &(Action, i32)| !self.stopped || best.1 >= -Value::SURE;
            if let Some((action, found)) = best.filter(is_sure) {
                looks = Value(found);
                let line = self.line(position, action);
                let value = if known.is_some() { value } else { looks };
                report = SearchResult { action, value, line, ..report };
            }
            report.nodes = self.nodes;
            if self.stopped {
                break;
            }
            report.depth = depth;
            self.watch.hears(&report);
            let sure = Value::WON - looks.0.abs();
            if actions.len() == 1 && !self.careful || sure <= i32::from(depth) {
                break;
            }
        }
        Some(report)
    }

    /// The root's actions, what is to be avoided last.
    fn ranked(
        &self,
        game: &Game,
        SearchOptions { avoid, barred, .. }: SearchOptions<'_>,
    ) -> Vec<ScoredMove> {
        let mut actions: Vec<ScoredMove> = Vec::new();
        order::rank_all(game.position(), &game.actions(), self.experience, 0, &mut actions);
        actions.retain(|ranked| !barred.contains(&ranked.action));
        actions.sort_by_key(|ranked| -ranked.rank);
        if let Some(index) = actions.iter().position(|ranked| Some(ranked.action) == avoid) {
            actions[index..].rotate_left(1);
        }
        actions
    }

    /// Looks that deep, first only whether the value is about what it was; brings the best action
    /// to the front.
    fn root(
        &mut self,
        position: &Position,
        depth: u8,
        actions: &mut [ScoredMove],
        before: Value,
        avoid: Option<Action>,
    ) -> Option<(Action, i32)> {
        const ABOUT: i32 = 40;
        let mut window = Window { alpha: before.0 - ABOUT, beta: before.0 + ABOUT };
        if depth < 4 || before.points().is_none() {
            window = Window::FULL;
        }
        loop {
            let found = self.among(position, depth, actions, window, avoid);
            match found {
                Some((_, value)) if value >= window.beta && !self.stopped => {
                    window.beta = Value::INFINITE;
                }
                None if window.alpha > -Value::INFINITE && !self.stopped => {
                    window.alpha = -Value::INFINITE;
                }
                _ => return found,
            }
        }
    }

    /// The best of the root's actions, if any is better than the lower value.
    fn among(
        &mut self,
        position: &Position,
        depth: u8,
        actions: &mut [ScoredMove],
        window: Window,
        avoid: Option<Action>,
    ) -> Option<(Action, i32)> {
        let place = Place { depth: i32::from(depth), ply: 0 };
        let mut found: Option<(Action, i32)> = None;
        let mut alpha = window.alpha;
        for index in 0..actions.len() {
            let action = actions[index].action;
            let rank = if found.is_none() { 0 } else { index };
            let mut value = self.follow(position, action, rank, place, Window { alpha, ..window });
            if self.stopped {
                break;
            }
            if Some(action) == avoid && value.abs() <= Value::SURE {
                value -= AVOIDED;
            }
            if value > alpha || found.is_none() && window.alpha == -Value::INFINITE {
                found = Some((action, value));
                alpha = alpha.max(value);
                actions[..=index].rotate_right(1);
            }
            if alpha >= window.beta {
                break;
            }
        }
        found
    }

    /// The best line as far as it is remembered.
    fn line(&self, position: &Position, first: Action) -> Vec<Action> {
        let mut line = Vec::from([first]);
        let mut position = position.played(first);
        while line.len() < LONGEST_LINE {
            let key = key::with(key::position_key(&position), pace(&position));
            let best = self.memory.probe(key).and_then(|entry| entry.best);
            let Some(action) = best.filter(|action| position.actions().contains(*action)) else {
                break;
            };
            line.push(action);
            position = position.played(action);
        }
        line
    }

    /// Counts a position; tells whether it is one too many.
    #[inline]
    fn counted(&mut self) -> bool {
        /// Asking costs.
        const EVERY: u64 = 2048;
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.budget || self.nodes.is_multiple_of(EVERY) && self.watch.stops() {
            self.stopped = true;
        }
        self.stopped
    }

    /// Evaluates a position for the side to act, in points.
    #[inline]
    fn evaluate(&self, position: &Position, actions: &Actions) -> i32 {
        let points = self.judge.evaluate(position, actions);
        if self.noise.most == 0 { points } else { points + self.error(position) }
    }

    /// By how much the judgement of that position errs.
    fn error(&self, position: &Position) -> i32 {
        let drawn = key::drawn(key::position_key(position), self.noise.seed);
        let span = u64::from(self.noise.most.unsigned_abs()) * 2 + 1;
        let thrown = (u64::from(drawn) * span) >> 32;
        i32::try_from(thrown).expect("less than the span") - self.noise.most
    }
}

/// The penalty of an action that is to be avoided, in points.
const AVOIDED: i32 = 5_000;
