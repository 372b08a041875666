//! Level 1 plays badly, and like a person.

use sandgrid_engine::{Level, Searcher, Unwatched, random};
use sandgrid_rules::{Action, Book, Game, Position, Ruleset, Side};

/// Whoever has no more pieces than this has an eye on each of them.
const LAST: u8 = 4;

fn books() -> impl Iterator<Item = &'static Ruleset> {
    Book::ALL.iter().map(|book| Ruleset::find(book.key).expect("a book has its ruleset"))
}

/// Games in which level 1 plays those sides, and anything at all the others.
fn games(rules: &'static Ruleset, beginners: &'static [Side]) -> impl Iterator<Item = Game> {
    (0..100).map(move |seed| {
        let mut beginner = Searcher::new(1 << 8);
        let mut game = Game::new(rules);
        while game.outcome().is_none() {
            let is_beginner = beginners.contains(&game.position().turn());
            let action = if is_beginner {
                let report = beginner.choose(&game, Level::ALL[0], seed, &mut Unwatched);
                report.map(|report| report.action)
            } else {
                random(&game, seed)
            };
            game.play(action.expect("the game goes on")).expect("what is found is legal");
        }
        game
    })
}

/// Whether whoever acts can win in this turn by capturing.
fn captures_all(position: &Position) -> bool {
    let us = position.turn();
    let captures = |action: &Action| !matches!(action, Action::Place { .. } | Action::Hop { .. });
    position.actions().into_iter().filter(captures).any(|action| {
        let next = position.played(action);
        let fewer = next.total(!us) < position.total(!us) || !position.duty().is_fresh();
        match next.outcome() {
            Some(outcome) => fewer && outcome.winner() == Some(us),
            None => next.turn() == us && captures_all(&next),
        }
    })
}

#[test]
fn it_never_leaves_its_last_pieces_where_it_could_save_them() {
    let mut threatened = 0;
    for rules in books() {
        for game in games(rules, &Side::ALL) {
            let mut position = *game.start();
            for action in game.played() {
                let us = position.turn();
                let lost = |action| {
                    let next = position.played(action);
                    next.turn() != us && next.outcome().is_none() && captures_all(&next)
                };
                if position.duty().is_fresh() && position.total(us) <= LAST && lost(action) {
                    let saved = position.actions().into_iter().find(|action| !lost(*action));
                    assert_eq!(saved, None, "{}: {position}: {action}", rules.key());
                    threatened += 1;
                }
                position = position.played(action);
            }
        }
    }
    assert!(threatened > 10, "{threatened}");
}

#[test]
fn it_wins_against_whoever_plays_at_random() {
    for rules in books() {
        let won = |game: &Game| {
            game.outcome().and_then(sandgrid_rules::Outcome::winner) == Some(Side::First)
        };
        let wins = games(rules, &[Side::First]).take(20).filter(won).count();
        assert!(wins >= 19, "{}: {wins} of 20", rules.key());
    }
}

#[test]
fn it_does_not_step_to_and_fro() {
    for rules in books() {
        let (mut steps, mut back) = (0, 0);
        for game in games(rules, &Side::ALL).take(20) {
            let turns: Vec<_> = game.turns().collect();
            for (before, now) in turns.iter().zip(&turns[2..]) {
                if let (Action::Step { from, .. }, Action::Step { .. }) = (before.1[0], now.1[0]) {
                    let returns = now.1[0].from() == before.1[0].to();
                    steps += 1;
                    back += u32::from(returns && now.1[0].to() == Some(from));
                }
            }
        }
        assert!(back * 20 <= steps, "{}: {back} of {steps}", rules.key());
    }
}
