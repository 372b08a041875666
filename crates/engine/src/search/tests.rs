//! Compares the search with a plain minimax.

mod solved;

extern crate std;

use std::vec::Vec;

use sandgrid_rules::{Game, Position, Ruleset, Side};

use super::quiescence::{captures, may_rest};
use super::{CONTEMPT, PLIES, SearchOptions};
use crate::amount::{amount, rulesets};
use crate::dice::SplitMix64;
use crate::evaluate::Evaluator;
use crate::{Budget, NoObserver, Searcher, Value};

/// Textbook minimax without a transposition table; gives up after a node limit.
struct Plain {
    judge: Evaluator,
    side: Side,
    left: u32,
}

impl Plain {
    fn new(position: &Position) -> Self {
        Self {
            judge: Evaluator::new(position.ruleset()),
            side: position.turn(),
            left: amount(60_000, 200),
        }
    }

    fn value(&mut self, position: &Position, depth: u8, ply: usize) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let actions = position.actions();
        if let Some(outcome) = position.outcome() {
            let ply = i32::try_from(ply).unwrap();
            return Some(match outcome.winner() {
                Some(winner) if winner == position.turn() => Value::WON - ply,
                Some(_) => ply - Value::WON,
                None if position.turn() == self.side => -CONTEMPT,
                None => CONTEMPT,
            });
        }
        assert!(ply < PLIES);
        let mut values: Vec<i32> = Vec::new();
        let tried: Vec<_> = if depth > 0 {
            actions.into_iter().collect()
        } else {
            if may_rest(position, &actions) {
                values.push(self.judge.evaluate(position, &actions));
            }
            captures(position, &actions).collect()
        };
        for action in tried {
            let next = position.played(action);
            let depth = if next.pending().is_fresh() { depth.saturating_sub(1) } else { depth };
            let value = self.value(&next, depth, ply + 1)?;
            values.push(if next.turn() == position.turn() { value } else { -value });
        }
        Some(values.into_iter().max().expect("a game that goes on has an action"))
    }
}

/// Positions of random games: all 40, or every `every`-th of them.
fn positions(rules: &'static Ruleset, every: usize) -> impl Iterator<Item = Game> {
    (0..40).step_by(every).map(move |seed| met(rules, seed, seed * 2))
}

/// Returns a position after at most `count` random actions, without its history, which neither the plain search nor a
/// solution considers.
fn met(rules: &'static Ruleset, seed: u64, count: u64) -> Game {
    let mut game = Game::new(rules);
    let mut dice = SplitMix64::new(seed);
    for _ in 0..count {
        let actions: Vec<_> = game.actions().into_iter().collect();
        let Some(action) = dice.pick(&actions) else { break };
        game.play(action).unwrap();
    }
    if game.outcome().is_some() {
        game.undo();
    }
    Game::from_position(*game.position())
}

/// Table size for a careful search.
const ENTRIES: usize = amount(1 << 14, 1 << 8);

/// Returns the value by a careful search with a table of `entries` entries.
fn careful(game: &Game, depth: u8, entries: usize) -> i32 {
    let manner = SearchOptions { careful: true, ..SearchOptions::default() };
    let mut searcher = Searcher::new(entries);
    let report = searcher.search_as(game, Budget::depth(depth), manner, &mut NoObserver).unwrap();
    assert!(game.actions().contains(report.action));
    report.value.0
}

#[test]
fn search_agrees_with_plain_minimax() {
    for rules in rulesets() {
        let mut compared = 0;
        for game in positions(rules, amount(1, 13)) {
            let position = game.position();
            if position.outcome().is_some() {
                continue;
            }
            for depth in 1..=amount(3, 2) {
                let plain = Plain::new(position).value(position, depth, 0);
                let Some(plain) = plain else { break };
                assert_eq!(careful(&game, depth, ENTRIES), plain, "{position:?}, depth {depth}");
                compared += 1;
            }
        }
        assert!(compared > amount(20, 0), "{}: {compared}", rules.key());
    }
}

#[test]
fn tiny_transposition_table_gives_the_same_result() {
    const DEPTH: u8 = amount(3, 2);
    for rules in rulesets() {
        for game in positions(rules, amount(5, 39)).filter(|game| game.outcome().is_none()) {
            assert_eq!(careful(&game, DEPTH, ENTRIES), careful(&game, DEPTH, 2), "{game:?}");
        }
    }
}
