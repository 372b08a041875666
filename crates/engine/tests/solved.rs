//! Checks solved games against the rules.

use std::sync::LazyLock;

use sandgrid_engine::table::{Layer, SingleThreaded, SolvedGame, WinDrawLoss};
use sandgrid_rules::{
    Blocked, BySide, Cells, Game, Outcome, Pending, Position, Ruleset, Setup, Shape, Side,
};

static CHOKO: LazyLock<Ruleset> = LazyLock::new(|| reduced("choko-traditional", 4));
static YOTE: LazyLock<Ruleset> = LazyLock::new(|| reduced("yote-traditional", 4));
// Twelve pieces for nine holes: some stay in hand, with different numbers on the two sides.
static CROWDED: LazyLock<Ruleset> = LazyLock::new(|| reduced("choko-traditional", 6));

fn reduced(key: &str, pieces: u8) -> Ruleset {
    Ruleset::find(key).expect("the key of a rulebook").reduced(Shape::new(3, 3), pieces)
}

fn solved(rules: &'static Ruleset) -> SolvedGame {
    SolvedGame::new(rules, None, &SingleThreaded).expect("a game without chains")
}

/// Returns every position of a layer, both without a duty and with the duty to place.
fn positions(rules: &'static Ruleset, layer: Layer) -> impl Iterator<Item = Position> {
    let cells: Vec<_> = rules.shape().cells().into_iter().collect();
    let sets = move |count: u32, taken: Cells| -> Vec<Cells> {
        let chosen = |bits: &u32| -> Cells {
            cells.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|it| *it.1).collect()
        };
        let all = (0..1_u32 << cells.len()).filter(|bits| bits.count_ones() == count);
        all.map(|bits| chosen(&bits)).filter(|set| (*set & taken).is_empty()).collect()
    };
    let owes = rules.key() == CHOKO.key() && layer.us.hand > 0;
    let duties = if owes { vec![Pending::Open, Pending::Place] } else { vec![Pending::Open] };
    let in_hand = BySide::new(layer.us.hand, layer.them.hand);
    sets(layer.us.placed(), Cells::EMPTY).into_iter().flat_map(move |first| {
        let seconds = sets(layer.them.placed(), first);
        let duties = duties.clone();
        seconds.into_iter().flat_map(move |second| {
            let board = BySide::new(first, second);
            let position = move |pending| {
                let setup = Setup { board, turn: Side::First, in_hand, pending, quiet: 0 };
                Position::from_setup(setup, rules).expect("it can be played")
            };
            duties.clone().into_iter().map(position)
        })
    })
}

/// Returns the result of a position without a legal action, for the side to act.
fn ended(position: &Position) -> (WinDrawLoss, u16) {
    let outcome = position.outcome().expect("nothing can be done");
    let value = match outcome.winner() {
        None => WinDrawLoss::Draw,
        Some(Side::First) => WinDrawLoss::Win,
        Some(Side::Second) => WinDrawLoss::Loss,
    };
    (value, 0)
}

#[test]
fn solved_values_match_their_successors() {
    for rules in [&*CHOKO, &*YOTE, &*CROWDED] {
        let whole = solved(rules);
        let mut count = 0;
        for position in whole.layers().flat_map(|layer| positions(rules, layer)) {
            let result = whole.result(&position).expect("it is of this game");
            let prospects = whole.prospects(&position).expect("the solution is complete");
            let best = prospects.iter().map(|(result, _)| *result).max();
            let known = best.map_or_else(|| ended(&position), |best| (best.value(), best.within()));
            assert_eq!((result.value(), result.within()), known, "{position:?}");
            count += 1;
        }
        assert!(count > 40_000, "{rules:?}: {count}");
    }
}

#[test]
fn best_play_takes_the_predicted_length() {
    for rules in [&*CHOKO, &*YOTE] {
        let whole = solved(rules);
        let all = whole.layers().flat_map(|layer| positions(rules, layer));
        let (mut count, mut longest) = (0, 0);
        for position in all.step_by(37) {
            let result = whole.result(&position).expect("it is of this game");
            if result.value() == WinDrawLoss::Draw {
                continue;
            }
            let mut game = Game::from_position(position);
            while let Some(action) = whole.best(game.position()) {
                game.play(action).expect("what is best is legal");
            }
            let winner =
                if result.value() == WinDrawLoss::Win { position.turn() } else { !position.turn() };
            assert_eq!(game.outcome().and_then(Outcome::winner), Some(winner), "{position:?}");
            assert_eq!(game.turns().count(), usize::from(result.within()), "{position:?}");
            count += 1;
            longest = longest.max(result.within());
        }
        assert!(count > 300 && longest > 15, "{rules:?}: {count}, {longest}");
    }
}

#[test]
fn solved_results_are_unchanged() {
    let start = |rules: &'static Ruleset, blocked| {
        let whole =
            SolvedGame::new(rules, blocked, &SingleThreaded).expect("a game without chains");
        whole.result(&Position::start(rules)).expect("nothing is quiet yet").to_string()
    };
    assert_eq!(start(&CHOKO, None), "won in 17");
    assert_eq!(start(&YOTE, None), "drawn");
    assert_eq!(start(&CROWDED, None), "drawn");
    assert_eq!(start(&CHOKO, Some(Blocked::Loses)), "won in 17");
    assert_eq!(start(&CROWDED, Some(Blocked::Loses)), "won in 9", "the board is full");
}

#[test]
fn positions_beyond_the_solution_have_no_value() {
    let whole = solved(&CHOKO);
    assert_eq!(whole.result(&Position::start(&YOTE)), None);
    assert_eq!(whole.result(&Position::start(&CROWDED)), None);
    let late = format!("3/o2/2i o 3/3 - {}", 51 - whole.patience());
    let late = Position::parse(&late, &CHOKO).expect("it can be played");
    assert_eq!((whole.result(&late), whole.best(&late)), (None, None));
}
