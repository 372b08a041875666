//! Doing errands: in a worker, or a little at a time on the page.

use core::cmp::Reverse;

use sandgrid_engine::{Budget, Level, NoObserver, SearchResult, Searcher};
use sandgrid_rules::{Action, Game};

use crate::{
    EngineRequest, EngineResponse, PrincipalVariation, Query, ResponseBody, TableRequest,
    TablebaseLoader,
};

/// Whoever does the errands, one at a time and a slice at a time.
///
/// Nothing is done but in [`step`](Self::step), so that between two slices it can be told to do
/// something else.
#[derive(Debug)]
pub struct EngineWorker {
    /// Its memory is large: it is there once something has to be thought about.
    searcher: Option<Searcher>,
    shelf: TablebaseLoader,
    room: WorkerHost,
    errand: Option<EngineRequest>,
    /// How often an analysis has begun again.
    round: u32,
    /// The lines of this round, and of the last.
    fresh: Vec<PrincipalVariation>,
    stale: Vec<PrincipalVariation>,
}

/// Where it thinks, and how long a slice may therefore be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WorkerHost {
    /// In a worker of its own, where nobody waits.
    Own,
    /// On the page, between two pictures: the strongest levels play less well there.
    Shared,
}

impl WorkerHost {
    /// No slice looks at more positions: on the page about 5 ms, or 30 ms on a slow telephone.
    const fn most(self) -> u64 {
        match self {
            Self::Own => 10_000_000,
            Self::Shared => 40_000,
        }
    }

    /// How much a searcher may remember, in entries.
    const fn entries(self) -> usize {
        match self {
            Self::Own => Searcher::ENTRIES,
            Self::Shared => 1 << 16,
        }
    }

    /// What a hint may look at.
    const HINT: u64 = 1_000_000;
    /// What a review looks at for each turn of a game.
    const JUDGE: u64 = 150_000;
    /// What an analysis looks at for each line at first, and in every further round twice as much.
    const FIRST: u64 = 10_000;
    /// How many rounds it has.
    const ROUNDS: u32 = 9;
}

impl EngineWorker {
    /// Somebody with nothing to do.
    #[must_use]
    pub fn new(room: WorkerHost) -> Self {
        let (fresh, stale) = (Vec::new(), Vec::new());
        Self {
            searcher: None,
            shelf: TablebaseLoader::default(),
            room,
            errand: None,
            round: 0,
            fresh,
            stale,
        }
    }

    /// Takes an errand on, in place of the last one.
    pub fn begin(&mut self, errand: EngineRequest) {
        self.errand = Some(errand);
        self.round = 0;
        self.fresh.clear();
        self.stale.clear();
    }

    /// The endgame table that a game wants next, asked for once.
    pub fn order(&mut self, game: &Game) -> Option<TableRequest> {
        self.shelf.order(game)
    }

    /// Takes a table that was ordered; `None` where it could not be had. It has to be
    /// [read](Self::read) before it is of use.
    ///
    /// # Errors
    ///
    /// Why the table is of no use, in words; it is left aside.
    pub fn put(&mut self, order: &TableRequest, bytes: Option<&[u8]>) -> Result<(), String> {
        self.shelf.put(order, bytes)
    }

    /// A table that was not there before has come to be kept.
    pub fn kept(&mut self, name: &str) {
        self.shelf.again(name);
    }

    /// Whether a table has come that is still to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.shelf.is_reading()
    }

    /// Reads a slice of a table.
    pub fn read(&mut self) {
        if let Some(searcher) = &mut self.searcher {
            searcher.consult(None);
        }
        self.shelf.read(READ);
    }

    /// Leaves off.
    pub fn rest(&mut self) {
        self.errand = None;
    }

    /// Whether there is something to do.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.errand.is_some()
    }

    /// Does a slice of the errand, and says what came of it; `None` where there is nothing to do.
    pub fn step(&mut self) -> Option<EngineResponse> {
        let errand = self.errand.take()?;
        let answer = match errand.query {
            Query::Play { level, seed } => {
                ResponseBody::Action(self.play(&errand.game, level, seed))
            }
            Query::Hint | Query::Offer | Query::Judge => {
                let nodes =
                    if errand.query == Query::Judge { WorkerHost::JUDGE } else { WorkerHost::HINT };
                let finding = self.look(&errand.game, nodes, &[]);
                ResponseBody::Lines { lines: finding.into_iter().collect(), done: true }
            }
            Query::Analysis => self.go_on(&errand.game),
        };
        let reply = EngineResponse { id: errand.id, body: answer };
        if !reply.body.is_last() {
            self.errand = Some(errand);
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

    /// The best line that begins with none of these actions.
    fn look(&mut self, game: &Game, nodes: u64, barred: &[Action]) -> Option<PrincipalVariation> {
        let budget = Budget::nodes(nodes.min(self.room.most()));
        let report = self.searcher(game).search_besides(game, barred, budget, &mut NoObserver);
        report.map(PrincipalVariation::from)
    }

    /// Looks for one line more, and after the last of them begins again, twice as far.
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
        // With more seen of it, a line may turn out better than one before it.
        lines.sort_by_key(|finding| Reverse(finding.rank()));
        let is_certain = lines.iter().all(PrincipalVariation::is_certain);
        let is_last_round =
            self.round + 1 == WorkerHost::ROUNDS || nodes >= self.room.most() || is_certain;
        if is_last_line {
            self.round += 1;
            self.stale = core::mem::take(&mut self.fresh);
        }
        ResponseBody::Lines { lines, done: is_last_line && is_last_round }
    }

    /// Whoever looks ahead, with the tables for that game.
    fn searcher(&mut self, game: &Game) -> &mut Searcher {
        let room = self.room;
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(room.entries()));
        searcher.consult(self.shelf.tables(game));
        searcher
    }
}

/// So many positions of a table are read at a time, in some 15 ms.
const READ: usize = 50_000;

/// How many lines an analysis tells.
const LINES: usize = 3;

/// A search asks so often, in positions, whether it is to leave off.
const ASKED_EVERY: u64 = 2048;

impl From<SearchResult> for PrincipalVariation {
    fn from(report: SearchResult) -> Self {
        let SearchResult { value, known, line, depth, nodes, .. } = report;
        Self { depth, nodes, value, known, line }
    }
}
