//! The engine worker: processes engine requests in time slices, in a web worker or on the main thread.

use sandgrid_engine::{Budget, Level, NoObserver, SearchResult, Searcher};
use sandgrid_rules::{Action, Game};

use crate::{
    EngineFile, EngineRequest, EngineResponse, PrincipalVariation, Query, ResponseBody,
    TablebaseLoader,
};

use super::network_loader::NetworkLoader;
use crate::sorted::sorted;

/// Node limit of a hint.
const HINT_NODES: u64 = 1_000_000;
/// Node limit of a review for each turn.
const REVIEW_NODES: u64 = 150_000;
/// Node limit of an analysis for each variation in the first round; it doubles with every round.
const FIRST_ROUND_NODES: u64 = 10_000;
/// Number of rounds of an analysis.
const ROUNDS: u32 = 9;
/// Number of principal variations of an analysis.
const LINES: usize = 3;
/// Positions of a table that are read per slice, in about 15 ms.
const POSITIONS_PER_READ: usize = 50_000;
/// Interval, in positions, at which a search checks for a stop.
const STOP_CHECK_INTERVAL: u64 = 2048;

/// Processes engine requests, one at a time, in time slices.
///
/// All work happens in [`step`](Self::step), so that a new request can replace the current one between slices.
#[derive(Debug)]
pub struct EngineWorker {
    /// Created with the first request, since its transposition table is large.
    searcher: Option<Searcher>,
    tables: TablebaseLoader,
    networks: NetworkLoader,
    host: WorkerHost,
    request: Option<EngineRequest>,
    /// Number of the current round of an analysis, from 0.
    round: u32,
    /// Variations of the current round.
    lines: Vec<PrincipalVariation>,
    /// Variations of the previous round.
    previous_lines: Vec<PrincipalVariation>,
}

/// The thread of the engine; it determines the time slice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WorkerHost {
    /// A web worker.
    Worker,
    /// The main thread, between two frames; the strongest levels are weaker there.
    MainThread,
}

impl WorkerHost {
    /// Maximum number of positions per slice. On the main thread that takes about 5 ms, on a slow telephone 30 ms.
    const fn max_positions(self) -> u64 {
        match self {
            Self::Worker => 10_000_000,
            Self::MainThread => 40_000,
        }
    }

    /// Returns the number of transposition table entries.
    const fn entries(self) -> usize {
        match self {
            Self::Worker => Searcher::ENTRIES,
            Self::MainThread => 1 << 16,
        }
    }
}

impl EngineWorker {
    /// Creates an idle worker.
    #[must_use]
    pub fn new(host: WorkerHost) -> Self {
        Self {
            searcher: None,
            tables: TablebaseLoader::default(),
            networks: NetworkLoader::default(),
            host,
            request: None,
            round: 0,
            lines: Vec::new(),
            previous_lines: Vec::new(),
        }
    }

    /// Starts a request in place of the current one.
    pub fn begin(&mut self, request: EngineRequest) {
        self.request = Some(request);
        self.round = 0;
        self.lines.clear();
        self.previous_lines.clear();
    }

    /// Returns the request for the file that a game needs next, once: first its network, then its tables.
    pub fn next_file(&mut self, game: &Game) -> Option<EngineFile> {
        self.networks.order(game).or_else(|| self.tables.order(game))
    }

    /// Accepts the bytes of a requested file, or `None` if it failed to load. A network is available at once, a table
    /// after [`read`](Self::read) has processed it.
    ///
    /// # Errors
    ///
    /// Returns the reason for which the file cannot be used; it is discarded.
    pub fn accept_file(&mut self, file: &EngineFile, bytes: Option<&[u8]>) -> Result<(), String> {
        match file {
            EngineFile::Table(name) | EngineFile::StoredTable(name) => self.tables.put(name, bytes),
            EngineFile::Network(name) => self.networks.put(name, bytes),
        }
    }

    /// Reports that a table that was missing is stored now.
    pub fn file_stored(&mut self, name: &str) {
        self.tables.again(name);
    }

    /// Returns whether a table is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.tables.is_reading()
    }

    /// Reads a slice of a table.
    pub fn read(&mut self) {
        if let Some(searcher) = &mut self.searcher {
            // The loader must own the tables alone while it adds to them.
            searcher.consult(None);
        }
        self.tables.read(POSITIONS_PER_READ);
    }

    /// Cancels the current request.
    pub fn cancel(&mut self) {
        self.request = None;
    }

    /// Returns whether a request is in progress.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.request.is_some()
    }

    /// Processes a slice of the current request and returns its response; `None` without a request.
    pub fn step(&mut self) -> Option<EngineResponse> {
        let request = self.request.take()?;
        let body = match request.query {
            Query::Play { level, seed } => {
                ResponseBody::Action(self.play(&request.game, level, seed))
            }
            Query::Hint | Query::DrawOffer => self.best_line(&request.game, HINT_NODES),
            Query::Review => self.best_line(&request.game, REVIEW_NODES),
            Query::Analysis => self.analyse(&request.game),
        };
        let response = EngineResponse { id: request.id, body };
        if !response.body.is_last() {
            self.request = Some(request);
        }
        Some(response)
    }

    fn play(&mut self, game: &Game, level: Level, seed: u64) -> Option<Action> {
        let mut left = self.host.max_positions() / STOP_CHECK_INTERVAL;
        let mut enough = || {
            left = left.saturating_sub(1);
            left == 0
        };
        let report = self.searcher(game).choose(game, level, seed, &mut enough);
        report.map(|report| report.action)
    }

    /// Searches for the best variation, in one response.
    fn best_line(&mut self, game: &Game, nodes: u64) -> ResponseBody {
        let variation = self.search(game, nodes, &[]);
        ResponseBody::Lines { lines: variation.into_iter().collect(), done: true }
    }

    /// Searches for the best variation that does not begin with an excluded action.
    fn search(&mut self, game: &Game, nodes: u64, barred: &[Action]) -> Option<PrincipalVariation> {
        let budget = Budget::nodes(nodes.min(self.host.max_positions()));
        let report = self.searcher(game).search_besides(game, barred, budget, &mut NoObserver);
        report.map(PrincipalVariation::from)
    }

    /// Searches one more variation; after the last one of a round, starts the next round with twice the nodes.
    fn analyse(&mut self, game: &Game) -> ResponseBody {
        let nodes = FIRST_ROUND_NODES << self.round;
        let barred: Vec<Action> = self.lines.iter().map(PrincipalVariation::action).collect();
        let found = self.search(game, nodes, &barred);
        let is_last_line = found.is_none() || self.lines.len() + 1 == LINES;
        self.lines.extend(found);
        let mut lines = self.lines.clone();
        let is_new =
            |old: &&PrincipalVariation| self.lines.iter().all(|new| new.action() != old.action());
        lines.extend(self.previous_lines.iter().filter(is_new).cloned());
        lines.truncate(LINES);
        // A deeper search may reorder the variations.
        let lines = sorted(lines, |one, other| one.value > other.value);
        let is_certain = lines.iter().all(PrincipalVariation::is_certain);
        let is_last_round =
            self.round + 1 == ROUNDS || nodes >= self.host.max_positions() || is_certain;
        if is_last_line {
            self.round += 1;
            self.previous_lines = core::mem::take(&mut self.lines);
        }
        ResponseBody::Lines { lines, done: is_last_line && is_last_round }
    }

    /// Returns the searcher, with the network and the tablebase for the game.
    fn searcher(&mut self, game: &Game) -> &mut Searcher {
        let host = self.host;
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(host.entries()));
        searcher.evaluate_with(self.networks.network(game));
        searcher.consult(self.tables.tables(game));
        searcher
    }
}

impl From<SearchResult> for PrincipalVariation {
    fn from(report: SearchResult) -> Self {
        let SearchResult { value, known, line, depth, nodes, .. } = report;
        Self { depth, nodes, value, known, line }
    }
}
