//! What endgame tables say, where the game or a line that is looked at comes within their reach.

use alloc::vec::Vec;

use sandgrid_rules::{Action, Game, Position};

use super::{CONTEMPT, SearchOptions, SearchResult, Searcher, Searching, Value};
use crate::table::{Advice, Tables, WinDrawLoss as Worth};

impl Searcher {
    /// What the tables say about a game, if they are to be asked and know it.
    pub(super) fn advised(&self, game: &Game, manner: SearchOptions<'_>) -> Option<Advice> {
        self.consulted(manner).and_then(|tables| tables.advise(game, manner.barred))
    }

    /// The tables, if they are to be asked.
    pub(super) fn consulted(&self, manner: SearchOptions<'_>) -> Option<&Tables> {
        self.tables.as_deref().filter(|_| !manner.unaided)
    }
}

/// The answer in a position that the tables know to be won or lost; a draw is kept in many ways,
/// and which of them is hard to answer a search finds out.
pub(super) fn decided(tables: &Tables, game: &Game, advice: &Advice) -> Option<SearchResult> {
    let value = Value::known(advice.standing, 0)?;
    let line = line(tables, game.position(), advice.best);
    let known = Some(advice.standing);
    Some(SearchResult { action: advice.best, value, known, line, depth: 0, nodes: 0 })
}

/// How the game goes on when both play by the tables.
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
    /// The value of a position that has come within the tables by the capture just before.
    ///
    /// Whatever lies behind it is within them, too, and never looked at.
    #[inline(always)]
    pub(super) fn known(&self, position: &Position, ply: usize) -> Option<i32> {
        let tables = self.tables?;
        if position.quiet() > 0 || !position.duty().is_fresh() {
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
    /// What the position is worth, where that is certain: by tables, or because the end was seen.
    #[must_use]
    pub fn certain(&self) -> Option<Worth> {
        self.known.map(|standing| standing.value).or(self.value.certain())
    }

    /// What the value rests on.
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

/// What a value rests on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ValueSource {
    /// On how positions look in which nobody looked further.
    Judgement,
    /// On endgame tables: exact.
    Tables,
    /// On every line having been followed to the end of the game: exact.
    End,
}
