//! The simple opponent plays itself under every ruleset.

use sandgrid_engine::greedy;
use sandgrid_rules::{Action, Game, Pending, Position, Ruleset};

/// Plays one game to its end; fails if it breaks the rules or does not end.
fn play(rules: &'static Ruleset, seed: u64) -> Game {
    let mut game = Game::new(rules);
    while game.outcome().is_none() {
        let action = greedy(&game, seed).expect("a game that goes on has an action");
        check_greed(&game, action);
        game.play(action).unwrap_or_else(|illegal| panic!("{game:?}: {illegal}"));
        assert!(game.played().count() < Game::LONGEST);
    }
    assert_eq!(greedy(&game, seed), None);
    game
}

/// Checks that the opponent leaps whenever it can, except into a draw or a loss.
fn check_greed(game: &Game, action: Action) {
    if game.position().pending() != Pending::Open || !game.actions().has_leap() {
        return;
    }
    let is_leap = |action: &Action| matches!(action, Action::Leap { .. });
    let ends_at_once = |action: Action| {
        let mut after = game.clone();
        after.play(action).expect("a listed action is legal");
        after.outcome().is_some()
    };
    let good = game.actions().into_iter().filter(is_leap).any(|leap| !ends_at_once(leap));
    assert!(is_leap(&action) || !good || ends_at_once(action), "{game:?}: {action}");
}

#[test]
fn self_play_games_terminate() {
    for rules in Ruleset::ALL {
        for seed in 0..50 {
            play(rules, seed);
        }
    }
}

#[test]
fn self_play_depends_on_the_seed() {
    for rules in Ruleset::ALL {
        assert_eq!(play(rules, 7), play(rules, 7));
        assert_ne!(play(rules, 7), play(rules, 8));
    }
}

fn set_up(key: &str, position: &str) -> Game {
    let rules = Ruleset::find(key).expect("a known key");
    Game::from_position(Position::parse(position, rules).expect("a playable position"))
}

/// Checks that the action is one of the expected ones for every seed.
fn always(key: &str, position: &str, expected: &[&str]) {
    let game = set_up(key, position);
    for seed in 0..100 {
        let action = greedy(&game, seed).expect("the game goes on").to_string();
        assert!(expected.contains(&action.as_str()), "{position}: {action}");
    }
}

#[test]
fn greedy_wins_when_possible() {
    // Only one of the two leaps takes the last stick.
    always("yote-traditional", "6/6/2oi2/6/6 o 4/0 - 0", &["c3xe3"]);
}

#[test]
fn greedy_prefers_leaps_that_continue() {
    always("yote-ludos+chain", "6/6/2oi2/4i1/i4o o 4/4 - 0", &["c3xe3"]);
    always("yote-ludens", "i5/6/4o1/4i1/6 o 4/4 chain:0@e3 0", &["e3xe1"]);
}

#[test]
fn greedy_captures_threats() {
    // f5 stands far off; c1 could leap over d1 next.
    always("yote-traditional", "5i/6/6/6/2io2 o 4/4 take:1 0", &["*c1"]);
}

#[test]
fn greedy_avoids_captures() {
    // Stepping to c1 would stand between a stick on b1 and an empty d1.
    let game = set_up("yote-traditional", "5o/6/6/2o3/1i4 o 0/4 - 0");
    for seed in 0..100 {
        assert_ne!(greedy(&game, seed).unwrap().to_string(), "c2-c1");
        assert_ne!(greedy(&game, seed).unwrap().to_string(), "c2-b2");
    }
}

#[test]
fn greedy_makes_rows() {
    always("wali-ludens", "iii1ii/6/6/2o3/oo1o2 o 0/0 - 0", &["c2-c1", "d1-c1"]);
}
