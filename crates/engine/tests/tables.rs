//! Checks the endgame tables against the rules.

mod sample;

use std::collections::HashMap;
use std::sync::LazyLock;

use sandgrid_engine::table::{
    Layer, SingleThreaded, Solver, TableFault, Tables, Unfit, WinDrawLoss,
};
use sandgrid_rules::{Action, BySide, Game, Outcome, Position, Ruleset, Side};

use sample::{CHOKO, Numbers, YOTE, committed, load};

/// Tables up to 4 against 2: in one file, as they are committed, and in two.
struct Files {
    whole: Vec<u8>,
    one: Vec<u8>,
    two: Vec<u8>,
}

static CHOKO_FILES: LazyLock<Files> = LazyLock::new(|| {
    let rules = Ruleset::find(CHOKO).expect("the key of a rulebook");
    let mut solver = Solver::new(rules, 4).expect("a game without chains");
    let plan = solver.plan(4, 2);
    for layer in &plan {
        solver.solve(*layer, &SingleThreaded);
    }
    let with = |weaker| -> Vec<Layer> {
        plan.iter().filter(|layer| layer.them.total == weaker).copied().collect()
    };
    let write = |layers: &[Layer]| solver.write(CHOKO, layers);
    Files { whole: write(&plan), one: write(&with(1)), two: write(&with(2)) }
});

static CHOKO_TABLES: LazyLock<Tables> = LazyLock::new(|| load(CHOKO));
static YOTE_TABLES: LazyLock<Tables> = LazyLock::new(|| load(YOTE));

/// Returns the value of a position by the rules alone. Terminates only near the quiet limit, so
/// that no placement may be possible and every capture must decide.
fn brute(position: &Position, known: &mut HashMap<String, WinDrawLoss>) -> WinDrawLoss {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner() {
            None => WinDrawLoss::Draw,
            Some(side) if side == position.turn() => WinDrawLoss::Win,
            Some(_) => WinDrawLoss::Loss,
        };
    }
    let text = position.to_string();
    if let Some(value) = known.get(&text) {
        return *value;
    }
    let mut best = WinDrawLoss::Loss;
    for action in position.actions() {
        let after = position.played(action);
        let value = brute(&after, known);
        best = best.max(if after.turn() == position.turn() { value } else { !value });
        if best == WinDrawLoss::Win {
            break;
        }
    }
    known.insert(text, best);
    best
}

#[test]
fn committed_table_is_reproducible() {
    let is_built = committed(&format!("{CHOKO}-4v2.table")) == CHOKO_FILES.whole;
    assert!(is_built, "build the tables anew and commit them");
}

#[test]
fn tables_agree_with_search_at_high_quiet_counts() {
    for tables in [&*CHOKO_TABLES, &*YOTE_TABLES] {
        let (mut numbers, mut known) = (Numbers(7), HashMap::new());
        let mut seen = [0; 3];
        for _ in 0..8_000 {
            let totals = if numbers.below(2) == 0 { BySide::new(4, 1) } else { BySide::new(2, 4) };
            let position = numbers.position(tables.ruleset(), totals, BySide::new(0, 0));
            if position.quiet() < 44 {
                continue;
            }
            let value = tables.probe(&position).unwrap();
            assert_eq!(value, brute(&position, &mut known), "{position:?}");
            seen[value as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
    }
}

#[test]
fn table_values_match_their_successors() {
    agree_with_their_actions(&YOTE_TABLES, 11, 5_000);
}

// Choko takes longer: its positions include the hands.
#[test]
fn choko_table_values_match_their_successors() {
    agree_with_their_actions(&CHOKO_TABLES, 11, 2_500);
}

#[test]
fn more_choko_table_values_match_their_successors() {
    agree_with_their_actions(&CHOKO_TABLES, 12, 2_500);
}

/// Checks for `count` random positions that the value is that of the best action, which the tables
/// choose.
fn agree_with_their_actions(tables: &Tables, seed: u64, count: usize) {
    let mut numbers = Numbers(seed);
    for _ in 0..count {
        let position = numbers.any(tables);
        let told = tables.probe(&position).expect("the tables reach it");
        let worth = |action| {
            let after = position.played(action);
            let value = tables.probe(&after).unwrap_or_else(|| panic!("{position:?} {action}"));
            if after.turn() == position.turn() { value } else { !value }
        };
        match position.actions().into_iter().map(worth).max() {
            None => assert_eq!(tables.best(&position), None),
            Some(value) => {
                assert_eq!(value, told, "{position:?}");
                let best = tables.best(&position).expect("there are actions");
                assert_eq!(worth(best), value, "{position:?} {best}");
            }
        }
    }
}

/// Plays a position out, both sides by the tables; `None` is a draw.
fn play_out(tables: &Tables, position: Position) -> (Option<Side>, usize) {
    let mut game = Game::from_position(position);
    let mut count = 0;
    while game.outcome().is_none() {
        let action = tables.best(game.position()).expect("the tables reach the end");
        game.play(action).expect("what the tables choose is legal");
        count += usize::from(!matches!(action, Action::Take { .. }));
    }
    (game.outcome().and_then(Outcome::winner), count)
}

#[test]
fn won_positions_are_won_in_time() {
    for tables in [&*CHOKO_TABLES, &*YOTE_TABLES] {
        let mut numbers = Numbers(13);
        let (mut won, mut longest) = (0, 0);
        while won < 500 {
            let position = numbers.any(tables);
            let winner = match tables.probe(&position).unwrap() {
                WinDrawLoss::Draw => continue,
                WinDrawLoss::Win => position.turn(),
                WinDrawLoss::Loss => !position.turn(),
            };
            let (is, count) = play_out(tables, position);
            assert_eq!(is, Some(winner), "{position:?}");
            won += 1;
            longest = longest.max(count);
        }
        assert!(longest > 20, "{longest}: no win of the sample was hard");
    }
}

#[test]
fn damaged_tables_are_refused_by_name() {
    let Files { one, two, .. } = &*CHOKO_FILES;
    let refused = |bytes: &[u8]| Tables::load(bytes).expect_err("it is damaged");
    for len in [0, 3, 7, 30, 200, one.len() - 1] {
        let error = refused(&one[..len]);
        let is_short = matches!(error.fault, TableFault::Length { actual, .. } if actual == len);
        assert!(is_short || len < 8 && error.fault == TableFault::Foreign, "{len}: {error}");
    }
    let named = refused(&one[..one.len() - 1]).to_string();
    assert!(named.starts_with("the table choko-traditional 4v1 has "), "{named}");
    for at in (0..one.len()).step_by(97) {
        let mut altered = one.clone();
        altered[at] ^= 0x10;
        refused(&altered);
    }
    assert_eq!(
        refused(&[one.as_slice(), &[0]].concat()).fault,
        TableFault::Length { actual: one.len() + 1, expected: one.len() }
    );
    let alone = refused(two);
    assert_eq!(alone.fault, TableFault::Before(4, 1), "{alone}");
    assert!(alone.to_string().contains("choko-traditional 4v2"), "{alone}");
    let mut choko = Tables::load(one).unwrap();
    assert_eq!(
        choko.add(&committed(&format!("{YOTE}-4v2.table"))).unwrap_err().fault,
        TableFault::Other
    );
    assert!(choko.add(two).is_ok());
}

#[test]
fn tables_have_no_value_beyond_their_reach() {
    let tables = &*CHOKO_TABLES;
    let rules = tables.ruleset();
    for text in ["5/5/5/5/5 o 12/12 - 0", "oooo1/5/5/5/iiii1 o 0/0 - 0"] {
        let position = Position::parse(text, rules).unwrap();
        assert_eq!((tables.probe(&position), tables.best(&position)), (None, None), "{text}");
    }
    let other = Position::parse("oooo2/6/6/6/i5 o 0/0 - 0", Ruleset::find(YOTE).unwrap()).unwrap();
    assert_eq!(tables.probe(&other), None);
}

#[test]
fn row_and_chain_rulesets_have_no_tables() {
    let unfit = |key| Solver::new(Ruleset::find(key).unwrap(), 4).unwrap_err();
    assert_eq!(unfit("wali-ludens"), Unfit::Row);
    assert_eq!(unfit("yote-ludens"), Unfit::Chains);
}
