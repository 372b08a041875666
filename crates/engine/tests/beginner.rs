//! Checks that the first levels play weakly and make human mistakes.

use sandgrid_engine::{Beginner, Level, NoObserver, Searcher};
use sandgrid_rules::{Action, Book, Cells, Game, Outcome, Position, Ruleset, Side};

/// The levels that play like beginners.
const BEGINNERS: [Level; 6] = {
    let [one, two, three, four, five, six, ..] = Level::ALL;
    [one, two, three, four, five, six]
};

/// A side with at most this many pieces never overlooks that all of them can be captured.
const LAST: u8 = 4;

fn books() -> impl Iterator<Item = &'static Ruleset> {
    Book::ALL.iter().map(|book| Ruleset::find(book.key).expect("a book has its ruleset"))
}

/// Returns games in which a level plays `sides` and a scripted beginner the others.
fn games(
    rules: &'static Ruleset,
    level: Level,
    sides: &'static [Side],
    other: Beginner,
) -> impl Iterator<Item = Game> {
    (0..100).map(move |seed| {
        let mut searcher = Searcher::new(1 << 8);
        let mut game = Game::new(rules);
        while game.outcome().is_none() {
            let action = if sides.contains(&game.position().turn()) {
                let report = searcher.choose(&game, level, seed, &mut NoObserver);
                report.map(|report| report.action)
            } else {
                other.action(&game, seed)
            };
            game.play(action.expect("the game goes on")).expect("what is found is legal");
        }
        game
    })
}

/// Returns whether the side to act can win in this turn by capturing.
fn captures_all(position: &Position) -> bool {
    let us = position.turn();
    let captures = |action: &Action| !matches!(action, Action::Place { .. } | Action::Hop { .. });
    position.actions().into_iter().filter(captures).any(|action| {
        let next = position.played(action);
        let fewer = next.total(!us) < position.total(!us) || !position.pending().is_fresh();
        match next.outcome() {
            Some(outcome) => fewer && outcome.winner() == Some(us),
            None => next.turn() == us && captures_all(&next),
        }
    })
}

/// Returns how often the last pieces were left to be captured, and asserts that no action could
/// have saved them.
fn left_to_be_captured(game: &Game) -> u32 {
    let mut position = *game.start();
    let mut threatened = 0;
    for action in game.played() {
        let us = position.turn();
        let lost = |action| {
            let next = position.played(action);
            next.turn() != us && next.outcome().is_none() && captures_all(&next)
        };
        if position.pending().is_fresh() && position.total(us) <= LAST && lost(action) {
            let saved = position.actions().into_iter().find(|action| !lost(*action));
            assert_eq!(saved, None, "{}: {position}: {action}", game.ruleset().key());
            threatened += 1;
        }
        position = position.played(action);
    }
    threatened
}

#[test]
fn beginners_save_their_last_pieces() {
    for level in BEGINNERS {
        let played =
            books().flat_map(|rules| games(rules, level, &Side::ALL, Beginner::Random).take(40));
        let threatened: u32 = played.map(|game| left_to_be_captured(&game)).sum();
        assert!(threatened > 10, "{level}: {threatened}");
    }
}

#[test]
fn beginners_capture_the_last_pieces() {
    for level in BEGINNERS {
        for rules in books() {
            for game in games(rules, level, &[Side::First], Beginner::Looker).take(20) {
                let mut position = *game.start();
                let mut owed = false;
                for action in game.played() {
                    let ours = position.turn() == Side::First;
                    owed =
                        ours && (owed || position.pending().is_fresh() && captures_all(&position));
                    position = position.played(action);
                    assert!(
                        !owed || position.turn() == Side::First || position.outcome().is_some(),
                        "{level}, {}: {action} {position}",
                        rules.key()
                    );
                }
            }
        }
    }
}

#[test]
fn beginners_beat_random_play() {
    for level in BEGINNERS {
        for rules in books() {
            let won = |game: &Game| game.outcome().and_then(Outcome::winner) == Some(Side::First);
            let played = games(rules, level, &[Side::First], Beginner::Random).take(20);
            let wins = played.filter(won).count();
            assert!(wins >= 16, "{level}, {}: {wins} of 20", rules.key());
        }
    }
}

/// Returns the steps of a side's turns, each with the step of the turn before, if that was one.
fn steps(game: &Game, side: Side) -> Vec<(Option<Action>, Action)> {
    let mut before = None;
    let mut found = Vec::new();
    for (_, turn) in game.turns().filter(|(by, _)| *by == side) {
        let step = Some(turn[0]).filter(|it| matches!(it, Action::Step { .. }));
        found.extend(step.map(|step| (before, step)));
        before = step;
    }
    found
}

#[test]
fn beginners_do_not_shuffle() {
    for level in BEGINNERS {
        for rules in books() {
            let (mut stepped, mut back) = (0, 0);
            for game in games(rules, level, &Side::ALL, Beginner::Random).take(20) {
                for (before, now) in Side::ALL.into_iter().flat_map(|side| steps(&game, side)) {
                    let returns = before.is_some_and(|before| {
                        now.from() == before.to() && now.to() == before.from()
                    });
                    stepped += 1;
                    back += u32::from(returns);
                }
            }
            assert!(back * 20 <= stepped, "{level}, {}: {back} of {stepped}", rules.key());
        }
    }
}

#[test]
fn beginners_do_not_cycle() {
    for level in &BEGINNERS[..5] {
        for rules in books() {
            let (mut turns, mut again) = (0, 0);
            for game in games(rules, *level, &[Side::First], Beginner::Looker).take(20) {
                let mut position = *game.start();
                let mut stood: Vec<Cells> = Vec::new();
                for (side, turn) in game.turns() {
                    turn.iter().for_each(|action| position = position.played(*action));
                    // A few chased pieces have no other holes to go to.
                    if side == Side::First && position.total(side) > LAST {
                        let now = position.pieces(side);
                        // Placing a piece that is then captured also leaves the board as it was.
                        let steps = matches!(turn[0], Action::Step { .. });
                        turns += 1;
                        again +=
                            u32::from(steps && stood.iter().rev().take(4).any(|then| *then == now));
                        stood.push(now);
                    }
                }
            }
            assert!(again * 20 <= turns, "{level}, {}: {again} of {turns}", rules.key());
        }
    }
}

#[test]
fn beginners_take_the_second_piece_and_place() {
    for level in &BEGINNERS[..5] {
        for rules in books() {
            let mut placed = 0;
            for game in games(rules, *level, &[Side::First], Beginner::Taker).take(20) {
                assert!(!game.played().any(|it| it == Action::Decline), "{level}, {}", rules.key());
                let by_us = game.turns().filter(|(side, _)| *side == Side::First);
                placed += by_us.filter(|(_, turn)| matches!(turn[0], Action::Place { .. })).count();
            }
            assert!(placed >= 100, "{level}, {}: {placed} in 20 games", rules.key());
        }
    }
}

/// Returns how often the first side placed a piece in a hole where the enemy's last turn had captured one.
fn placed_where_lost(game: &Game) -> usize {
    let (mut position, mut lost, mut count) = (*game.start(), Cells::EMPTY, 0);
    for (side, turn) in game.turns() {
        if side == Side::First {
            let holes = turn.iter().filter(|it| matches!(it, Action::Place { .. }));
            count += holes.filter_map(|it| it.to()).filter(|hole| lost.contains(*hole)).count();
        }
        let before = position.pieces(Side::First);
        turn.iter().for_each(|action| position = position.played(*action));
        lost = before - position.pieces(Side::First);
    }
    count
}

#[test]
fn beginners_place_no_piece_where_they_have_just_lost_one() {
    for rules in books() {
        let played = games(rules, Level::ALL[0], &[Side::First], Beginner::Taker);
        assert_eq!(
            played.map(|game| placed_where_lost(&game)).sum::<usize>(),
            0,
            "{}",
            rules.key()
        );
    }
}
