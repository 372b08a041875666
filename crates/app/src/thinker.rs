//! Doing errands: in a worker, or a little at a time on the page.

use sandgrid_engine::{Budget, Report, Searcher, Unwatched};
use sandgrid_rules::{Action, Game};

use crate::{Answer, Errand, Finding, Order, Reply, Shelf, Wish};

/// Whoever does the errands, one at a time and a slice at a time.
///
/// Nothing is done but in [`step`](Self::step), so that between two slices it can be told to do
/// something else.
#[derive(Debug)]
pub struct Thinker {
    /// Its memory is large: it is there once something has to be thought about.
    searcher: Option<Searcher>,
    shelf: Shelf,
    room: Room,
    errand: Option<Errand>,
    /// How many slices of it were done.
    slices: u32,
}

/// Where it thinks, and how long a slice may therefore be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Room {
    /// In a worker of its own, where nobody waits.
    Own,
    /// On the page, between two pictures: the strongest levels play less well there.
    Shared,
}

impl Room {
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
    /// What the first slice of an analysis looks at; every further one looks at twice as much.
    const FIRST: u64 = 10_000;
    /// How many slices an analysis has.
    const SLICES: u32 = 11;
}

impl Thinker {
    /// Somebody with nothing to do.
    #[must_use]
    pub fn new(room: Room) -> Self {
        Self { searcher: None, shelf: Shelf::default(), room, errand: None, slices: 0 }
    }

    /// Takes an errand on, in place of the last one.
    pub fn begin(&mut self, errand: Errand) {
        self.errand = Some(errand);
        self.slices = 0;
    }

    /// The endgame table that a game wants next, asked for once.
    pub fn order(&mut self, game: &Game) -> Option<Order> {
        self.shelf.order(game)
    }

    /// Takes a table that was ordered; `None` where it could not be had.
    ///
    /// # Errors
    ///
    /// Why the table is of no use, in words; it is left aside.
    pub fn put(&mut self, order: &Order, bytes: Option<&[u8]>) -> Result<(), String> {
        if let Some(searcher) = &mut self.searcher {
            searcher.consult(None);
        }
        self.shelf.put(order, bytes)
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
    pub fn step(&mut self) -> Option<Reply> {
        let errand = self.errand.take()?;
        let answer = match errand.wish {
            Wish::Play { .. } => Answer::Action(self.play(&errand)),
            Wish::Hint => self.look(&errand, Room::HINT),
            Wish::Analysis => self.look(&errand, Room::FIRST << self.slices),
        };
        self.slices += 1;
        let reply = Reply { id: errand.id, answer };
        if !reply.answer.is_last() {
            self.errand = Some(errand);
        }
        Some(reply)
    }
}

impl Thinker {
    fn play(&mut self, errand: &Errand) -> Option<Action> {
        let Wish::Play { level, seed } = errand.wish else { return None };
        let mut left = self.room.most() / ASKED_EVERY;
        let mut enough = || {
            left = left.saturating_sub(1);
            left == 0
        };
        let report = self.searcher(&errand.game).choose(&errand.game, level, seed, &mut enough);
        report.map(|report| report.action)
    }

    /// Whoever looks ahead, with the tables for that game.
    fn searcher(&mut self, game: &Game) -> &mut Searcher {
        let room = self.room;
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(room.entries()));
        searcher.consult(self.shelf.tables(game));
        searcher
    }

    fn look(&mut self, errand: &Errand, nodes: u64) -> Answer {
        let most = self.room.most();
        let budget = Budget::nodes(nodes.min(most));
        let report = self.searcher(&errand.game).search(&errand.game, budget, &mut Unwatched);
        let is_sure = report.as_ref().is_none_or(|report| report.value.points().is_none());
        let is_last = self.slices + 1 >= Room::SLICES || nodes >= most || is_sure;
        let done = is_last || errand.wish == Wish::Hint;
        Answer::Lines { lines: report.map(Finding::from).into_iter().collect(), done }
    }
}

/// A search asks so often, in positions, whether it is to leave off.
const ASKED_EVERY: u64 = 2048;

impl From<Report> for Finding {
    fn from(report: Report) -> Self {
        let Report { value, known, line, depth, nodes, .. } = report;
        Self { depth, nodes, value, known, line }
    }
}
