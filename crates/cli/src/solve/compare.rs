//! Compares a solution with the search.

use std::io::Write;

use sandgrid_engine::table::{SolvedGame, WinDrawLoss};
use sandgrid_engine::{Budget, NoObserver, SearchResult, Searcher, random};
use sandgrid_rules::{Game, Position, Setup};

use crate::failure::Failure;

/// Maximum number of actions that lead to a searched position.
const LONGEST: u64 = 40;

/// Numbers of positions by result.
#[derive(Default)]
struct Seen {
    /// Won, and proven by the search.
    won: u64,
    /// Lost, and proven by the search.
    lost: u64,
    /// Drawn; the search proves nothing there.
    drawn: u64,
    /// Won or lost, but beyond the search's nodes.
    unseen: u64,
}

/// Searches positions of random games, beginning with the empty board, and checks the results that
/// the search proves.
pub(super) fn run(
    solved: &SolvedGame,
    count: u64,
    nodes: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut searcher = Searcher::default();
    let mut seen = Seen::default();
    for seed in 0..count {
        let game = met(solved, seed);
        let position = game.position();
        let budget = Budget::nodes(nodes);
        let Some(report) = searcher.search(&game, budget, &mut NoObserver) else { continue };
        let Some(result) = solved.result(position) else { continue };
        let sure = sure(&report);
        match (sure, result.value()) {
            (Some(WinDrawLoss::Win), WinDrawLoss::Win) => seen.won += 1,
            (Some(WinDrawLoss::Loss), WinDrawLoss::Loss) => seen.lost += 1,
            (None, WinDrawLoss::Draw) => seen.drawn += 1,
            (None, _) => seen.unseen += 1,
            (Some(_), _) => return Err(differs(position, &report, &result)),
        }
        // The action must be right as well as the value.
        let prospects = solved.prospects(position).unwrap_or_default();
        let kept = prospects.iter().find(|(_, action)| *action == report.action);
        if sure.is_some() && kept.is_some_and(|(after, _)| after.value() != result.value()) {
            return Err(differs(position, &report, &result));
        }
    }
    let Seen { won, lost, drawn, unseen } = seen;
    let sure = won + lost;
    let ends = format_args!("{sure} results proved by the search agree");
    let counts = format_args!("{won} won, {lost} lost");
    let others = format_args!("{drawn} drawn, {unseen} beyond its {nodes} nodes");
    Ok(writeln!(out, "compared\t{ends} ({counts}); of the others {others}")?)
}

/// Returns a position of a random game without its history; the quiet count is reset if the
/// solution does not cover it.
fn met(solved: &SolvedGame, seed: u64) -> Game {
    let mut game = Game::new(solved.ruleset());
    for _ in 0..seed % LONGEST {
        let Some(action) = random(&game, seed) else { break };
        game.play(action).expect("a random action is legal");
    }
    while game.outcome().is_some() && game.undo().is_some() {}
    let position = *game.position();
    if solved.result(&position).is_some() {
        return Game::from_position(position);
    }
    let setup = Setup { quiet: 0, ..position.setup() };
    let position = Position::from_setup(setup, solved.ruleset());
    Game::from_position(position.expect("it could be played before"))
}

/// Returns the value that the search has proved.
fn sure(report: &SearchResult) -> Option<WinDrawLoss> {
    let won = report.value.wins_in().map(|_| WinDrawLoss::Win);
    won.or(report.value.loses_in().map(|_| WinDrawLoss::Loss))
}

fn differs(position: &Position, report: &SearchResult, result: &impl std::fmt::Display) -> Failure {
    let SearchResult { action, value, .. } = report;
    Failure::usage(format_args!("{position}: {result}, but the search gives {action}, {value}"))
}
