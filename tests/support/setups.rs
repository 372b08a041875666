//! Random positions.

use sandgrid_rules::{
    BySide, Cell, Cells, Direction, Path, Pending, Position, Ruleset, Setup, Side,
};

use crate::Chance;

/// Returns a random position that the ruleset accepts.
#[must_use]
pub fn set_up(rules: &'static Ruleset, chance: &mut Chance) -> Position {
    loop {
        if let Ok(position) = Position::from_setup(scatter(rules, chance), rules) {
            return position;
        }
    }
}

/// Returns random pieces with a random pending decision.
fn scatter(rules: &Ruleset, chance: &mut Chance) -> Setup {
    let cells: Vec<Cell> = rules.shape().cells().into_iter().collect();
    let mut board = BySide::new(Vec::new(), Vec::new());
    let fullness = BySide::from_fn(|_| chance.below(11));
    for cell in &cells {
        let side = chance.pick(&Side::ALL);
        if chance.below(10) < fullness[side] && board[side].len() < usize::from(rules.pieces()) {
            board[side].push(*cell);
        }
    }
    let hands = BySide::from_fn(|side| {
        let most = usize::from(rules.pieces()) - board[side].len();
        let count = chance.below(most + 1) * chance.below(2);
        u8::try_from(count).expect("no more than all pieces")
    });
    let turn = chance.pick(&Side::ALL);
    let pending = pending(&cells, &board[turn], chance);
    Setup {
        board: board.map(|cells| cells.into_iter().collect::<Cells>()),
        turn,
        in_hand: hands,
        pending,
        quiet: u8::try_from(chance.below(50) * chance.below(2)).expect("below 50"),
    }
}

fn pending(cells: &[Cell], ours: &[Cell], chance: &mut Chance) -> Pending {
    let mut number = || u8::try_from(chance.below(3)).expect("below 3");
    let (more, owed) = (number(), number());
    let at = chance.pick(cells);
    match chance.below(10) {
        0 => Pending::Place,
        1 => Pending::Take { more, leaper: None },
        2 => Pending::Take { more, leaper: Some(at) },
        3 => Pending::Chain { at, owed },
        4 => hop(ours, chance).map_or(Pending::Open, Pending::Hop),
        _ => Pending::Open,
    }
}

/// Returns a path that ends at a piece of ours; seldom it leads over another one.
fn hop(ours: &[Cell], chance: &mut Chance) -> Option<Path> {
    let end = *ours.get(chance.below(ours.len().max(1)))?;
    let back = chance.pick(&Direction::ALL);
    let start = end.neighbor(back)?.neighbor(back)?;
    Path::new(start).and(end)
}
