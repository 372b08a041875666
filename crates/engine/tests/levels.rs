//! Every level plays every ruleset legally to the end.

use sandgrid_engine::{Budget, Level, NoObserver, SearchResult, Searcher, choose, random};
use sandgrid_rules::{Action, Game, Position, Ruleset};

fn level(number: u8) -> Level {
    Level::new(number).expect("a number from 1 to 13")
}

/// Plays one game to its end, with a searcher that is stopped early where a search would take long.
fn play(rules: &'static Ruleset, level: Level, seed: u64) -> Game {
    let mut searcher = Searcher::new(1 << 12);
    let mut game = Game::new(rules);
    while game.outcome().is_none() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked >= 2
        };
        let report = searcher.choose(&game, level, seed, &mut stop);
        let report = report.expect("a game that goes on has an action");
        check_line(&game, &report);
        game.play(report.action).unwrap_or_else(|illegal| panic!("{game:?}: {illegal}"));
    }
    assert!(searcher.choose(&game, level, seed, &mut NoObserver).is_none());
    game
}

/// Checks that the reported line is legal.
fn check_line(game: &Game, report: &SearchResult) {
    assert_eq!(report.line.first(), Some(&report.action));
    let mut position = *game.position();
    for action in &report.line {
        position.play(*action).unwrap_or_else(|illegal| panic!("{game:?}: {illegal}"));
    }
}

#[test]
fn levels_finish_games_of_every_ruleset() {
    for rules in Ruleset::ALL {
        for level in Level::ALL {
            play(rules, level, 5);
        }
    }
}

#[test]
fn same_seed_same_game() {
    for rules in Ruleset::ALL.iter().step_by(3) {
        for level in [level(1), level(4), level(7)] {
            assert_eq!(play(rules, level, 7), play(rules, level, 7));
            assert_ne!(play(rules, level, 7), play(rules, level, 8));
        }
    }
}

#[test]
fn same_budget_same_answer_whatever_was_asked_before() {
    let mut used = Searcher::new(1 << 14);
    for rules in Ruleset::ALL {
        let mut game = Game::new(rules);
        for seed in 0..10 {
            let Some(action) = random(&game, seed) else { break };
            game.play(action).expect("a listed action is legal");
        }
        let budget = Budget::nodes(5_000);
        let fresh = Searcher::new(1 << 14).search(&game, budget, &mut NoObserver);
        assert_eq!(used.search(&game, budget, &mut NoObserver), fresh, "{game:?}");
        assert!(fresh.is_none_or(|report| report.nodes <= 5_000));
    }
}

#[test]
fn observer_stops_the_search() {
    let game = Game::new(Ruleset::ALL[0]);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked == 3
    };
    let report = Searcher::new(1 << 14).search(&game, Budget::nodes(u64::MAX), &mut stop);
    assert!(report.expect("the game has begun").nodes <= 3 * 2048);
    assert_eq!(asked, 3);
}

fn set_up(key: &str, position: &str) -> Game {
    let rules = Ruleset::find(key).expect("a known key");
    Game::from_position(Position::parse(position, rules).expect("a playable position"))
}

#[test]
fn loss_requires_all_actions_searched() {
    // In each position the first action searched loses, and another does not.
    for (key, position) in [
        ("yote-ludos+chain", "2ii2/io1i2/2ioi1/1ioioi/o1ooi1 i 0/0 take:1 5"),
        ("yote-ludos+chain", "i2oio/o3oi/2ooi1/o3oi/4i1 i 0/0 - 6"),
        ("choko-ludos+friendly", "2i2/3i1/3o1/o1o1o/2o1o i 0/0 - 8"),
        ("choko-ludos+friendly", "1i3/3i1/o2o1/2o1o/2o1o i 0/0 - 10"),
    ] {
        let game = set_up(key, position);
        for nodes in (200..=2_000).step_by(100) {
            let report =
                Searcher::new(1 << 10).search(&game, Budget::nodes(nodes), &mut NoObserver);
            let value = report.expect("the game goes on").value;
            assert_eq!(value.loses_in(), None, "{nodes} nodes: {position}");
        }
    }
}

/// Checks that the level wins within the current turn.
fn wins_in_one_turn(key: &str, position: &str, level: Level, seed: u64) {
    let mut game = set_up(key, position);
    let us = game.position().turn();
    while game.outcome().is_none() {
        assert_eq!(game.position().turn(), us, "{level}: {position}");
        let report = choose(&game, level, seed, &mut NoObserver).expect("it goes on");
        game.play(report.action).expect("what is found is legal");
    }
    let winner = game.outcome().and_then(sandgrid_rules::Outcome::winner);
    assert_eq!(winner, Some(us), "{level}: {position}");
}

#[test]
fn every_level_takes_a_win_in_one() {
    for (key, position) in [
        ("yote-traditional", "i5/6/2oi2/6/oooo2 o 4/0 - 0"),
        ("yote-ludos", "6/6/2oi2/6/1o4 o 3/1 - 0"),
        ("yote-ludos+chain", "i4i/6/oi1i2/6/6 o 2/0 - 0"),
        ("yote-ludens", "3i2/3i2/1oi3/6/2o3 o 2/0 - 0"),
        ("choko-traditional", "i4/5/2oi1/5/ooo2 o 4/0 - 0"),
        ("wali-ludens", "iii3/6/6/2o3/oo1o2 o 0/0 - 0"),
        ("bolotondou-ludens", "5i/5i/6/1o4/2o2i o 0/0 - 0"),
    ] {
        for level in Level::ALL {
            for seed in 0..5 {
                wins_in_one_turn(key, position, level, seed);
            }
        }
    }
}

#[test]
fn no_level_gives_its_last_pieces_away() {
    // On b1 the stick would stand between a pebble and an empty hole, with only one more.
    let game = set_up("yote-traditional", "5i/6/o5/2i3/oo4 i 4/0 - 0");
    for level in Level::ALL {
        for seed in 0..20 {
            let mut after = game.clone();
            let report = choose(&game, level, seed, &mut NoObserver).expect("it goes on");
            after.play(report.action).expect("what is found is legal");
            assert!(!after.actions().has_leap(), "{level}: {}", report.action);
        }
    }
}

#[test]
fn no_level_but_the_last_steps_back_and_forth() {
    let rules = Ruleset::find("yote-traditional").expect("a known key");
    let (mut steps, mut back) = (0, 0);
    for seed in 0..20 {
        let game = play(rules, level(6), seed);
        let turns: Vec<_> = game.turns().collect();
        for (before, now) in turns.iter().zip(&turns[2..]) {
            if let (Action::Step { from, .. }, Action::Step { .. }) = (before.1[0], now.1[0]) {
                steps += 1;
                back +=
                    u32::from(now.1[0].to() == Some(from) && now.1[0].from() == before.1[0].to());
            }
        }
    }
    assert!(back * 20 <= steps, "{back} of {steps}");
}

#[test]
fn a_level_reads_its_number_and_no_other() {
    for level in Level::ALL {
        assert_eq!(level.number().to_string().parse(), Ok(level));
        assert_eq!(Level::new(level.number()), Some(level));
    }
    assert_eq!(Level::HIGHEST, level(13));
    for text in ["0", "14", "-1", "", "one"] {
        let refused = text.parse::<Level>().expect_err("it is no level").to_string();
        assert_eq!(refused, "a level is a number from 1 to 13");
    }
}
