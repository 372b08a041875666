//! Compares the search with solved games.

extern crate std;

use std::sync::LazyLock;
use std::vec::Vec;

use sandgrid_rules::{BySide, Cells, Game, Pending, Position, Ruleset, Setup, Shape, Side};

use super::super::CONTEMPT;
use super::{ENTRIES, careful, met};
use crate::amount::amount;
use crate::dice::SplitMix64;
use crate::table::{Layer, Material, SingleThreaded, SolvedGame, Solver, WinDrawLoss};
use crate::{Budget, NoObserver, Searcher};

/// The games: ruleset, board, and number of pieces a side.
const GAMES: &[(&str, Shape, u8)] = amount(
    &[
        ("choko-traditional", Shape::new(3, 3), 4),
        ("choko-traditional", Shape::new(3, 4), 4),
        ("yote-traditional", Shape::new(3, 3), 6),
        ("yote-traditional", Shape::new(3, 4), 4),
    ],
    &[("yote-traditional", Shape::new(3, 2), 4)],
);

static SMALL: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    let reduced =
        |&(key, shape, pieces): &(&str, _, _)| Ruleset::find(key).unwrap().reduced(shape, pieces);
    GAMES.iter().map(reduced).collect()
});

static SOLVED: LazyLock<Vec<SolvedGame>> = LazyLock::new(|| {
    SMALL.iter().map(|rules| SolvedGame::new(rules, None, &SingleThreaded).unwrap()).collect()
});

/// Returns the certain result of a value.
fn sure(value: crate::Value) -> Option<WinDrawLoss> {
    let won = value.wins_in().map(|_| WinDrawLoss::Win);
    won.or(value.loses_in().map(|_| WinDrawLoss::Loss))
}

#[test]
fn proven_values_are_correct() {
    for whole in &*SOLVED {
        let mut searcher = Searcher::new(ENTRIES);
        let mut seen = 0;
        for seed in 0..amount(400, 20) {
            let game = met(whole.ruleset(), seed, seed % 40);
            let report = searcher.search(&game, Budget::nodes(amount(2000, 50)), &mut NoObserver);
            let (Some(report), Some(result)) = (report, whole.result(game.position())) else {
                continue;
            };
            if let Some(sure) = sure(report.value) {
                assert_eq!(sure, result.value(), "{game:?}");
                let prospects = whole.prospects(game.position()).unwrap();
                let (kept, _) = prospects.iter().find(|(_, it)| *it == report.action).unwrap();
                assert_eq!(kept.value(), sure, "{game:?} {}", report.action);
                seen += 1;
            }
        }
        assert!(seen > amount(60, 0), "{:?}: {seen}", whole.ruleset());
    }
}

#[test]
fn a_win_in_few_turns_is_seen_by_looking_as_many_ahead() {
    const TURNS: u16 = amount(5, 3);
    for whole in &*SOLVED {
        let mut seen = 0;
        for seed in 0..amount(400, 20) {
            let game = met(whole.ruleset(), seed, seed % 40);
            let Some(result) = whole.result(game.position()) else { continue };
            if result.value() != WinDrawLoss::Draw && (1..=TURNS).contains(&result.within()) {
                let depth = u8::try_from(result.within()).unwrap();
                let value = crate::Value(careful(&game, depth, ENTRIES));
                assert_eq!(sure(value), Some(result.value()), "{game:?} {result}");
                seen += 1;
            }
        }
        assert!(seen > amount(40, 0), "{:?}: {seen}", whole.ruleset());
    }
}

/// Two boards of that number of pieces, with empty hands.
fn thrown(rules: &'static Ruleset, sizes: [usize; 2], dice: &mut SplitMix64) -> Position {
    let mut free: Vec<_> = rules.shape().cells().into_iter().collect();
    let mut place = |count| -> Cells {
        let mut drawn = || {
            let index = dice.below(u8::try_from(free.len()).unwrap());
            free.swap_remove(usize::try_from(index).unwrap())
        };
        (0..count).map(|_| drawn()).collect()
    };
    let board = BySide::new(place(sizes[0]), place(sizes[1]));
    let quiet = 45 + u8::try_from(dice.below(5)).unwrap();
    let in_hand = BySide::new(0, 0);
    let setup = Setup { board, turn: Side::First, in_hand, pending: Pending::Open, quiet };
    Position::from_setup(setup, rules).unwrap()
}

/// Returns the value by a solver, with the quiet count.
fn in_time(solver: &Solver, position: &Position) -> WinDrawLoss {
    const LIMIT: u8 = 50;
    let bits = |cells: Cells| {
        let columns = u32::from(position.ruleset().shape().columns());
        let bit = |cell: sandgrid_rules::Cell| {
            1 << (u32::from(cell.row()) * columns + u32::from(cell.column()))
        };
        cells.into_iter().fold(0_u32, |bits, cell| bits | bit(cell))
    };
    let stock = |side| Material { total: position.total(side), hand: 0 };
    let layer = Layer { us: stock(Side::First), them: stock(Side::Second) };
    let standing = solver.look_up(layer, bits(position.ours()), bits(position.theirs())).unwrap();
    if position.quiet() + standing.within <= LIMIT { standing.value } else { WinDrawLoss::Draw }
}

#[test]
fn complete_search_agrees_with_the_solution() {
    // Against two pieces or one the first capture ends the game, by a win or by few on both sides;
    // nothing can be placed, and the quiet count is about to run out.
    for whole in &*SOLVED {
        let mut dice = SplitMix64::new(5);
        let mut seen = [0; 3];
        for number in 0..amount(300, 20) {
            let sizes = [[4, 2], [2, 4], [4, 1], [1, 4]][number % 4];
            let position = thrown(whole.ruleset(), sizes, &mut dice);
            if position.outcome().is_some() {
                continue;
            }
            let depth = 51 - position.quiet();
            let value = careful(&Game::from_position(position), depth, ENTRIES);
            let found = match sure(crate::Value(value)) {
                None if value.abs() == CONTEMPT => WinDrawLoss::Draw,
                None => panic!("{position:?}: not to the end"),
                Some(sure) => sure,
            };
            assert_eq!(found, in_time(whole.solver(), &position), "{position:?}");
            seen[found as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > amount(10, 0)), "{:?}: {seen:?}", whole.ruleset());
    }
}
