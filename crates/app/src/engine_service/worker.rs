//! The engine worker: processes engine requests in time slices, in a web worker or on the main thread.

use sandgrid_engine::{Budget, Level, NoObserver, SearchResult, Searcher};
use sandgrid_rules::{Action, Game};

use crate::{
    EngineFile, EngineRequest, EngineResponse, PrincipalVariation, Query, ResponseBody,
    TablebaseLoader,
};

use super::network_loader::NetworkLoader;
use crate::sorted::sorted;

/// Processes engine requests, one at a time, in time slices.
///
/// All work happens in [`step`](Self::step), so that a new request can replace the current one between slices.
#[derive(Debug)]
pub struct EngineWorker {
    /// Created with the first request, since its transposition table is large.
    searcher: Option<Searcher>,
    tables: TablebaseLoader,
    networks: NetworkLoader,
    room: WorkerHost,
    request: Option<EngineRequest>,
    /// Number of the current round of an analysis, from 0.
    round: u32,
    /// Principal variations of the current round, and of the previous one.
    fresh: Vec<PrincipalVariation>,
    stale: Vec<PrincipalVariation>,
}

/// The thread of the engine; it determines the time slice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WorkerHost {
    /// A web worker.
    Own,
    /// The main thread, between two frames; the strongest levels are weaker there.
    Shared,
}

impl WorkerHost {
    /// Returns the maximum number of positions per slice: on the main thread about 5 ms, or 30 ms on a slow
    /// telephone.
    const fn most(self) -> u64 {
        match self {
            Self::Own => 10_000_000,
            Self::Shared => 40_000,
        }
    }

    /// Returns the number of transposition table entries.
    const fn entries(self) -> usize {
        match self {
            Self::Own => Searcher::ENTRIES,
            Self::Shared => 1 << 16,
        }
    }

    /// Node limit of a hint.
    const HINT: u64 = 1_000_000;
    /// Node limit of a review for each turn.
    const JUDGE: u64 = 150_000;
    /// Node limit of an analysis for each variation in the first round; it doubles with every round.
    const FIRST: u64 = 10_000;
    /// Number of rounds of an analysis.
    const ROUNDS: u32 = 9;
}

impl EngineWorker {
    /// Creates an idle worker.
    #[must_use]
    pub fn new(room: WorkerHost) -> Self {
        let (fresh, stale) = (Vec::new(), Vec::new());
        Self {
            searcher: None,
            tables: TablebaseLoader::default(),
            networks: NetworkLoader::default(),
            room,
            request: None,
            round: 0,
            fresh,
            stale,
        }
    }

    /// Starts a request in place of the current one.
    pub fn begin(&mut self, request: EngineRequest) {
        self.request = Some(request);
        self.round = 0;
        self.fresh.clear();
        self.stale.clear();
    }

    /// Returns the request for the file that a game needs next, once: first its network, then its tables.
    pub fn order(&mut self, game: &Game) -> Option<EngineFile> {
        self.networks.order(game).or_else(|| self.tables.order(game))
    }

    /// Accepts the bytes of a requested file, or `None` if it failed to load. A network is available at once, a table
    /// after [`read`](Self::read) has processed it.
    ///
    /// # Errors
    ///
    /// Returns the reason for which the file cannot be used; it is discarded.
    pub fn put(&mut self, order: &EngineFile, bytes: Option<&[u8]>) -> Result<(), String> {
        match order {
            EngineFile::Table(name) | EngineFile::StoredTable(name) => self.tables.put(name, bytes),
            EngineFile::Network(name) => self.networks.put(name, bytes),
        }
    }

    /// Reports that a table that was missing is stored now.
    pub fn kept(&mut self, name: &str) {
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
            searcher.consult(None);
        }
        self.tables.read(READ);
    }

    /// Cancels the current request.
    pub fn rest(&mut self) {
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
        let answer = match request.query {
            Query::Play { level, seed } => {
                ResponseBody::Action(self.play(&request.game, level, seed))
            }
            Query::Hint | Query::Offer | Query::Judge => {
                let nodes = if request.query == Query::Judge {
                    WorkerHost::JUDGE
                } else {
                    WorkerHost::HINT
                };
                let finding = self.look(&request.game, nodes, &[]);
                ResponseBody::Lines { lines: finding.into_iter().collect(), done: true }
            }
            Query::Analysis => self.go_on(&request.game),
        };
        let reply = EngineResponse { id: request.id, body: answer };
        if !reply.body.is_last() {
            self.request = Some(request);
        }
        Some(reply)
    }

    fn play(&mut self, game: &Game, level: Level, seed: u64) -> Option<Action> {
        let mut left = self.room.most() / ASKED_EVERY;
        let mut enough = || {
            left = left.saturating_sub(1);
            left == 0
        };
        let report = self.searcher(game).choose(game, level, seed, &mut enough);
        report.map(|report| report.action)
    }

    /// Searches for the best variation that does not begin with an excluded action.
    fn look(&mut self, game: &Game, nodes: u64, barred: &[Action]) -> Option<PrincipalVariation> {
        let budget = Budget::nodes(nodes.min(self.room.most()));
        let report = self.searcher(game).search_besides(game, barred, budget, &mut NoObserver);
        report.map(PrincipalVariation::from)
    }

    /// Searches one more variation; after the last one of a round, starts the next round with twice the nodes.
    fn go_on(&mut self, game: &Game) -> ResponseBody {
        let nodes = WorkerHost::FIRST << self.round;
        let barred: Vec<Action> = self.fresh.iter().map(PrincipalVariation::action).collect();
        let found = self.look(game, nodes, &barred);
        let is_last_line = found.is_none() || self.fresh.len() + 1 == LINES;
        self.fresh.extend(found);
        let mut lines = self.fresh.clone();
        let is_new =
            |old: &&PrincipalVariation| self.fresh.iter().all(|new| new.action() != old.action());
        lines.extend(self.stale.iter().filter(is_new).cloned());
        lines.truncate(LINES);
        // A deeper search may reorder the variations.
        let lines = sorted(lines, |one, other| one.rank() > other.rank());
        let is_certain = lines.iter().all(PrincipalVariation::is_certain);
        let is_last_round =
            self.round + 1 == WorkerHost::ROUNDS || nodes >= self.room.most() || is_certain;
        if is_last_line {
            self.round += 1;
            self.stale = core::mem::take(&mut self.fresh);
        }
        ResponseBody::Lines { lines, done: is_last_line && is_last_round }
    }

    /// Returns the searcher, with the network and the tablebase for the game.
    fn searcher(&mut self, game: &Game) -> &mut Searcher {
        let room = self.room;
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(room.entries()));
        searcher.evaluate_with(self.networks.network(game));
        searcher.consult(self.tables.tables(game));
        searcher
    }
}

/// Positions of a table that are read per slice, in about 15 ms.
const READ: usize = 50_000;

/// Number of principal variations of an analysis.
const LINES: usize = 3;

/// Interval, in positions, at which a search checks for a stop.
const ASKED_EVERY: u64 = 2048;

impl From<SearchResult> for PrincipalVariation {
    fn from(report: SearchResult) -> Self {
        let SearchResult { value, known, line, depth, nodes, .. } = report;
        Self { depth, nodes, value, known, line }
    }
}
