//! Difficulty of a puzzle, measured by the nodes that the engine needs to find the first turn
//! reliably.

use sandgrid_app::learn::{Aim, Exercise, Judgement};
use sandgrid_engine::{Budget, NoObserver, Searcher};
use sandgrid_rules::{Action, Game, Side};

/// The node budgets tried, as powers of two.
const BUDGETS: core::ops::RangeInclusive<u32> = 5..=17;

/// Returns the least power of two such that every search of at least that number of positions finds the first turn; one
/// more than the largest power tried if none does.
pub(super) fn effort(exercise: &Exercise) -> u32 {
    let mut searcher = Searcher::default();
    let mut least = BUDGETS.end() + 1;
    for power in BUDGETS.rev() {
        if !is_found(&mut searcher, exercise, 1 << power) {
            break;
        }
        least = power;
    }
    least
}

/// Grades a puzzle: one star for an obvious one, three for one that is hard even for the upper levels. The engine
/// does not play for a row as such: there the number of turns is the better measure. A puzzle of three turns, or
/// without a visible end, has at least two stars.
pub(super) fn stars(aim: Aim, effort: u32) -> u8 {
    match (aim, effort) {
        (Aim::Row(3..), _) => 3,
        (Aim::Row(2), 8..) | (Aim::Win(3..) | Aim::Keep | Aim::Save, ..=7) => 2,
        (_, ..=7) => 1,
        (_, ..=12) => 2,
        (_, 13..) => 3,
    }
}

fn is_found(searcher: &mut Searcher, exercise: &Exercise, nodes: u64) -> bool {
    let mut game = Game::from_position(exercise.start);
    let us: Side = exercise.start.turn();
    let mut turn: Vec<Action> = Vec::new();
    loop {
        let report = searcher.search(&game, Budget::nodes(nodes), &mut NoObserver);
        let Some(action) = report.map(|report| report.action) else { return false };
        if game.play(action).is_err() {
            return false;
        }
        turn.push(action);
        let goal = &exercise.stages[0].goal;
        match goal.judge(&exercise.start, &turn) {
            Judgement::Open if game.position().turn() == us => {}
            judgement => return judgement == Judgement::Reached,
        }
    }
}
