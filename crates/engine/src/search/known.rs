//! Endgame tables in the search: at the root, and in lines that reach the tables.

use alloc::vec::Vec;

use sandgrid_rules::{Action, Game, Position};

use super::{CONTEMPT, SearchOptions, SearchResult, Searcher, Searching, Value};
use crate::table::{Advice, Tables, WinDrawLoss as Worth};

impl Searcher {
    /// Returns the tables' advice on a game, if the options allow tables and the tables cover the game.
    pub(super) fn advised(&self, game: &Game, manner: SearchOptions<'_>) -> Option<Advice> {
        self.consulted(manner).and_then(|tables| tables.advise(game, manner.barred))
    }

    /// Returns the tables, if they are enabled.
    pub(super) fn consulted(&self, manner: SearchOptions<'_>) -> Option<&Tables> {
        self.tables.as_deref().filter(|_| !manner.unaided)
    }
}

/// Returns the result for a position that the tables prove won or lost; `None` for a draw, in which
/// the search picks the action that is hardest to answer.
pub(super) fn decided(tables: &Tables, game: &Game, advice: &Advice) -> Option<SearchResult> {
    let value = Value::known(advice.standing, 0)?;
    let line = line(tables, game.position(), advice.best);
    let known = Some(advice.standing);
    Some(SearchResult { action: advice.best, value, known, line, depth: 0, nodes: 0 })
}

/// Returns the line in which both sides play by the tables.
fn line(tables: &Tables, position: &Position, first: Action) -> Vec<Action> {
    let mut line = Vec::from([first]);
    let mut position = position.played(first);
    while line.len() < super::LONGEST_LINE
        && let Some(action) = tables.best(&position)
    {
        line.push(action);
        position = position.played(action);
    }
    line
}

impl Searching<'_> {
    /// Returns the value of a position that a capture has just brought into the tables. The search stops there: all
    /// successors lie in the tables too.
    #[inline(always)]
    pub(super) fn known(&self, position: &Position, ply: usize) -> Option<i32> {
        let tables = self.tables?;
        if position.quiet() > 0 || !position.pending().is_fresh() {
            return None;
        }
        self.looked_up(tables, position, ply)
    }

    #[cold]
    fn looked_up(&self, tables: &Tables, position: &Position, ply: usize) -> Option<i32> {
        let standing = tables.ahead(position)?;
        let ply = i32::try_from(ply).expect("few plies");
        let value = match Value::known(standing, ply) {
            Some(Value(value)) => value,
            None if position.turn() == self.side => -CONTEMPT,
            None => CONTEMPT,
        };
        Some(value)
    }
}

impl SearchResult {
    /// Returns the value of the position if it is certain: from a table, or from a proof by the search.
    #[must_use]
    pub fn certain(&self) -> Option<Worth> {
        self.known.map(|standing| standing.value).or(self.value.certain())
    }

    /// Returns the source of the value.
    #[must_use]
    pub fn grounds(&self) -> ValueSource {
        match self.value {
            _ if self.known.is_some() => ValueSource::Tables,
            value if value.wins_in().or(value.loses_in()).is_some() => ValueSource::End,
            value if value.certain().is_some() => ValueSource::Tables,
            _ => ValueSource::Judgement,
        }
    }
}

/// The source of a value.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ValueSource {
    /// The evaluation of positions at the search horizon.
    Judgement,
    /// Endgame tables: exact.
    Tables,
    /// Every line followed to the end of the game: exact.
    End,
}
