//! Principal variation search with iterative deepening.

mod known;
mod node;
pub(crate) mod order;
mod path;
mod quiescence;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;

use sandgrid_rules::{Action, Actions, Game, Position, Side};

use crate::evaluate::{Evaluator, coarse_quiet_count};
use crate::key;
use crate::network::Network;
use crate::shared::Arc;
use crate::table::{Advice, ProbeResult, Tables};
use crate::transposition::TranspositionTable;
use crate::value::Value;
pub use known::ValueSource;
use node::Place;
use order::{OrderingHistory, ScoredMove};
use path::RepetitionStack;

/// Maximum length of a line in actions; bounds the stack, at some hundred bytes per ply.
const PLIES: usize = 120;

/// The longest principal variation that is reported, in actions.
const LONGEST_LINE: usize = 24;

/// The value of a draw below zero for the side at the root, in points.
const CONTEMPT: i32 = 12;

/// The limits of a search.
///
/// Both limits count work and never time, so that the result is the same on every machine.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Maximum number of positions. If they do not suffice for a depth of one turn, the result is
    /// the best action searched.
    pub nodes: u64,
    /// Maximum depth in turns, 1 to 60; the quiescence search extends it by captures.
    pub depth: u8,
}

impl Budget {
    /// The greatest depth.
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
    /// The endgame table entry of the position, if the tables contain it; exact. `value` then
    /// encodes the same result.
    pub known: Option<ProbeResult>,
    /// The principal variation, beginning with `action`; legal, and as long as it is known.
    pub line: Vec<Action>,
    /// The depth in turns that was completed; 0 if not even one was, or if no search was needed.
    pub depth: u8,
    /// Number of positions searched.
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
    /// Returns whether to stop the search; called every 2,048 positions.
    fn stops(&mut self) -> bool {
        false
    }

    /// Called after every completed depth.
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

/// An alpha-beta window.
#[derive(Copy, Clone, Debug)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const FULL: Self = Self { alpha: -Value::INFINITE, beta: Value::INFINITE };

    /// Returns the window from the other side's view.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Returns the null window at alpha.
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
    transpositions: TranspositionTable,
    experience: OrderingHistory,
    list: Vec<ScoredMove>,
    tables: Option<Arc<Tables>>,
    network: Option<Arc<Network>>,
}

impl Default for Searcher {
    fn default() -> Self {
        Self::new(Self::ENTRIES)
    }
}

impl Searcher {
    /// Default table size, enough for a million nodes: 16 MiB.
    pub const ENTRIES: usize = 1 << 20;

    /// Creates a searcher with a transposition table of `entries` entries, 16 bytes each, rounded up to a power of
    /// two.
    #[must_use]
    pub fn new(entries: usize) -> Self {
        let experience = OrderingHistory::new(PLIES + 1);
        Self {
            transpositions: TranspositionTable::new(entries),
            experience,
            list: Vec::new(),
            tables: None,
            network: None,
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

    /// Sets the network that evaluates positions of its rulebook, in every search, or removes it.
    pub fn evaluate_with(&mut self, network: Option<Arc<Network>>) {
        self.network = network;
    }

    /// Searches a game until the budget is spent, the watch stops it or the result is proven.
    ///
    /// Returns `None` when the game is over. The same game, budget, tables and network give the same result
    /// on every machine, unless the watch stops the search.
    pub fn search(
        &mut self,
        game: &Game,
        budget: Budget,
        watch: &mut dyn SearchObserver,
    ) -> Option<SearchResult> {
        self.search_as(game, budget, SearchOptions::default(), watch)
    }

    /// Searches for the best line that does not begin with one of the `barred` actions: called
    /// repeatedly with the earlier results, it returns the second best line, the third, and so on.
    ///
    /// Returns `None` when there is no other action.
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
        let rules = game.ruleset();
        let judge = Evaluator::new(rules).with_network(self.network.clone(), rules);
        self.transpositions.new_search(budget.nodes);
        self.experience.forget();
        self.list.clear();
        // Tables that cover all successors do not order the draws among themselves.
        let unaided = manner.unaided || advice.is_some();
        let mut searching = Searching {
            judge: &judge,
            transpositions: &mut self.transpositions,
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

/// Options that distinguish a search from the strongest one.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct SearchOptions<'a> {
    /// Evaluation noise.
    pub(crate) noise: EvalNoise,
    /// An action to play only if it wins or avoids a loss.
    pub(crate) avoid: Option<Action>,
    /// Actions to exclude at the root.
    pub(crate) barred: &'a [Action],
    /// Whether to disable all pruning and reductions.
    pub(crate) careful: bool,
    /// Whether to ignore the endgame tables.
    pub(crate) unaided: bool,
}

/// Symmetric random error added to every evaluation.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct EvalNoise {
    /// Maximum error, in hundredths of a piece; inside the search, in points.
    pub(crate) most: i32,
    /// Seed of the errors.
    pub(crate) seed: u64,
}

/// The state of one search.
struct Searching<'a> {
    judge: &'a Evaluator,
    transpositions: &'a mut TranspositionTable,
    experience: &'a mut OrderingHistory,
    list: &'a mut Vec<ScoredMove>,
    tables: Option<&'a Tables>,
    path: RepetitionStack,
    side: Side,
    /// Static null-move margin per remaining turn, in points.
    margin: i32,
    noise: EvalNoise,
    careful: bool,
    budget: u64,
    nodes: u64,
    stopped: bool,
    watch: &'a mut dyn SearchObserver,
}

impl Searching<'_> {
    /// Runs iterative deepening; if tables prove a draw, only over the actions that keep it.
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
            // A losing score is reliable only after every action has been searched.
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

    /// Returns the root actions in search order, with the one to avoid last.
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

    /// Searches the root at one depth with an aspiration window; moves the best action to the
    /// front.
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

    /// Returns the best root action, if its value is above alpha.
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

    /// Returns the principal variation as far as the transposition table holds it.
    fn line(&self, position: &Position, first: Action) -> Vec<Action> {
        let mut line = Vec::from([first]);
        let mut position = position.played(first);
        while line.len() < LONGEST_LINE {
            let key = key::with(key::position_key(&position), coarse_quiet_count(&position));
            let best = self.transpositions.probe(key).and_then(|entry| entry.best);
            let Some(action) = best.filter(|action| position.actions().contains(*action)) else {
                break;
            };
            line.push(action);
            position = position.played(action);
        }
        line
    }

    /// Counts a node and returns whether the search must stop.
    #[inline]
    fn counted(&mut self) -> bool {
        /// Interval between two calls of the observer, in nodes.
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

    /// Returns the noise of this position's evaluation.
    fn error(&self, position: &Position) -> i32 {
        let drawn = key::drawn(key::position_key(position), self.noise.seed);
        let span = u64::from(self.noise.most.unsigned_abs()) * 2 + 1;
        let thrown = (u64::from(drawn) * span) >> 32;
        i32::try_from(thrown).expect("less than the span") - self.noise.most
    }
}

/// The penalty of an action that is to be avoided, in points.
const AVOIDED: i32 = 5_000;
