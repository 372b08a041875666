//! Tests of the search with endgame tables.

mod sample;

use std::sync::{Arc, LazyLock};

use sandgrid_engine::table::{Tables, WinDrawLoss};
use sandgrid_engine::{Budget, Level, NoObserver, SearchResult, Searcher, ValueSource};
use sandgrid_rules::{Action, BySide, Game, Outcome, Position, Ruleset, Side};

use sample::{CHOKO, Numbers, YOTE, committed, load};

static CHOKO_TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Arc::new(load(CHOKO)));
static YOTE_TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Arc::new(load(YOTE)));

fn both() -> [Arc<Tables>; 2] {
    [Arc::clone(&CHOKO_TABLES), Arc::clone(&YOTE_TABLES)]
}

fn consulting(tables: &Arc<Tables>) -> Searcher {
    let mut searcher = Searcher::new(1 << 12);
    searcher.consult(Some(Arc::clone(tables)));
    searcher
}

fn search(searcher: &mut Searcher, game: &Game, nodes: u64) -> SearchResult {
    searcher.search(game, Budget::nodes(nodes), &mut NoObserver).expect("the game goes on")
}

/// Returns the value of an action for the side that plays it.
fn worth(tables: &Tables, position: &Position, action: Action) -> WinDrawLoss {
    let after = position.played(action);
    let value = tables.probe(&after).expect("few pieces do not become many");
    if after.turn() == position.turn() { value } else { !value }
}

#[test]
fn answers_within_the_tables_keep_the_value() {
    for tables in both() {
        let (mut numbers, mut searcher) = (Numbers(17), consulting(&tables));
        let mut seen = [0; 3];
        for _ in 0..600 {
            let position = numbers.any(&tables);
            if position.outcome().is_some() {
                continue;
            }
            let report = search(&mut searcher, &Game::from_position(position), 300);
            let standing = tables.standing(&position).expect("they reach it");
            assert_eq!(report.known, Some(standing), "{position:?}");
            assert_eq!((report.grounds(), report.line[0]), (ValueSource::Tables, report.action));
            assert_eq!(report.certain(), Some(standing.value));
            let points = if standing.value == WinDrawLoss::Draw { Some(0) } else { None };
            assert_eq!(report.value.points(), points, "{position:?}");
            assert_eq!(worth(&tables, &position, report.action), standing.value, "{position:?}");
            seen[standing.value as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > 30), "{seen:?}");
    }
}

#[test]
fn top_level_wins_won_positions() {
    for tables in both() {
        let (mut numbers, mut searcher) = (Numbers(19), consulting(&tables));
        let mut won = 0;
        while won < 200 {
            let mut game = Game::from_position(numbers.any(&tables));
            if tables.probe(game.position()) != Some(WinDrawLoss::Win) || game.outcome().is_some() {
                continue;
            }
            let winner = game.position().turn();
            while game.outcome().is_none() {
                let action = if game.position().turn() == winner {
                    let report = searcher.choose(&game, Level::HIGHEST, won, &mut NoObserver);
                    report.expect("the game goes on").action
                } else {
                    tables.best(game.position()).expect("they reach it")
                };
                game.play(action).expect("what is chosen is legal");
            }
            assert_eq!(game.outcome().and_then(Outcome::winner), Some(winner), "{game:?}");
            won += 1;
        }
    }
}

#[test]
fn the_levels_below_do_not_ask() {
    let tables = &*CHOKO_TABLES;
    let position = Position::parse("oooo1/5/5/5/i1i2 o 0/0 - 0", tables.ruleset()).unwrap();
    let game = Game::from_position(position);
    let (mut aided, mut alone) = (consulting(tables), Searcher::new(1 << 12));
    for level in Level::ALL {
        let choose = |searcher: &mut Searcher| {
            searcher.choose(&game, level, 3, &mut NoObserver).expect("the game goes on")
        };
        let (aided, alone) = (choose(&mut aided), choose(&mut alone));
        assert_eq!(aided == alone, !level.consults(), "{level}");
        assert_eq!(aided.known.is_some(), level == Level::HIGHEST, "{level}");
    }
}

#[test]
fn captures_into_tables_use_their_values() {
    for tables in both() {
        let (mut numbers, mut searcher) = (Numbers(23), consulting(&tables));
        let mut alone = Searcher::new(1 << 12);
        let mut wins = 0;
        for _ in 0..3000 {
            let totals = BySide::new(4, 4);
            let position = numbers.position(tables.ruleset(), totals, BySide::new(0, 0));
            if position.outcome().is_some() || !position.actions().has_leap() {
                continue;
            }
            let game = Game::from_position(position);
            let report = search(&mut searcher, &game, 2_000);
            if report.grounds() != ValueSource::Tables {
                continue;
            }
            assert_eq!(report.known, None, "{position:?}");
            if report.certain() == Some(WinDrawLoss::Win) {
                // The engine realizes the proven win against best resistance.
                assert_eq!(winner(&tables, &mut searcher, game.clone()), Some(position.turn()));
                wins += 1;
            }
            assert_eq!(search(&mut searcher, &game, 2_000), report);
            let without = search(&mut alone, &game, 2_000);
            searcher.consult(None);
            assert_eq!(search(&mut searcher, &game, 2_000), without);
            searcher.consult(Some(Arc::clone(&tables)));
            if wins > 20 {
                break;
            }
        }
        assert!(wins > 20, "{wins}");
    }
}

/// Returns the winner when the side to act searches and the other side plays by the tables.
fn winner(tables: &Tables, searcher: &mut Searcher, mut game: Game) -> Option<Side> {
    let seeker = game.position().turn();
    while game.outcome().is_none() {
        let position = game.position();
        let by_tables = tables.best(position).filter(|_| position.turn() != seeker);
        let action = by_tables.unwrap_or_else(|| search(searcher, &game, 2_000).action);
        game.play(action).expect("what is chosen is legal");
    }
    game.outcome().and_then(Outcome::winner)
}

#[test]
fn a_won_position_is_not_let_slip_by_its_third_occurrence() {
    let tables = &*YOTE_TABLES;
    let (mut numbers, mut searcher) = (Numbers(29), consulting(tables));
    let mut tried = 0;
    for _ in 0..20_000 {
        let position = numbers.position(tables.ruleset(), BySide::new(4, 2), BySide::new(0, 0));
        let is_won =
            tables.probe(&position) == Some(WinDrawLoss::Win) && position.outcome().is_none();
        let Some(game) = is_won.then(|| wandering(&position, tables)).flatten() else { continue };
        let report = search(&mut searcher, &game, 1_000);
        let mut next = game.clone();
        next.play(report.action).expect("what is chosen is legal");
        // If no other action wins, the win is gone and the report must not claim it.
        let is_draw = next.outcome().map(Outcome::winner) == Some(None);
        let is_won = report.certain() == Some(WinDrawLoss::Win);
        assert!(!is_draw || !is_won, "{game:?}");
        tried += usize::from(is_won);
        if tried == 20 {
            return;
        }
    }
    panic!("only {tried} such games were found");
}

/// Returns a game in which the best action would cause a third occurrence of its position.
fn wandering(position: &Position, tables: &Tables) -> Option<Game> {
    let best = tables.best(position)?;
    let mut game = Game::from_position(position.played(best));
    let is_step = |action: &Action| matches!(action, Action::Step { .. });
    let to = game.actions().into_iter().find(is_step)?;
    let round = [to, reverse(best)?, reverse(to)?, best];
    for action in round.iter().cycle().take(7) {
        game.play(*action).ok()?;
    }
    let tempts = tables.best(game.position()) == Some(best) && game.outcome().is_none();
    tempts.then_some(game)
}

/// Returns the step that undoes a step.
fn reverse(action: Action) -> Option<Action> {
    let Action::Step { from, dir } = action else { return None };
    from.neighbor(dir).map(|from| Action::Step { from, dir: dir.opposite() })
}

#[test]
fn tables_of_other_rules_are_left_aside() {
    let mut searcher = Searcher::new(1 << 12);
    searcher
        .consult(Some(Arc::new(Tables::load(&committed("choko-traditional-4v2.table")).unwrap())));
    let position = Position::parse("oooo2/6/6/6/i1i3 o 0/0 - 0", Ruleset::find(YOTE).unwrap());
    let report = search(&mut searcher, &Game::from_position(position.unwrap()), 500);
    assert_eq!((report.known, report.grounds()), (None, ValueSource::Judgement));
}
