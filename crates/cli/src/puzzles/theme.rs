//! Themes of puzzles.

use sandgrid_app::learn::PuzzleTheme;
use sandgrid_rules::{
    Action, Cell, Cells, Deadlock, Direction, Family, Outcome, Position, Turn, Win,
};

/// Returns the themes of a line from `start`, in which our turns and theirs alternate.
pub(super) fn themes(start: &Position, line: &[Turn]) -> Vec<PuzzleTheme> {
    let mut themes = Vec::new();
    let mut position = *start;
    for (index, turn) in line.iter().enumerate() {
        let ours = index % 2 == 0;
        let takes = turn.iter().any(|action| matches!(action, Action::Leap { .. }));
        let rows = turn.iter().any(|action| matches!(action, Action::Take { .. }));
        if ours {
            themes.extend(of_turn(&position, turn));
            let is_quiet = !takes && !rows && line.len() > index + 1;
            themes.extend(is_quiet.then_some(PuzzleTheme::Quiet));
        } else {
            themes.extend((takes || rows).then_some(PuzzleTheme::Sacrifice));
        }
        position = turn.iter().fold(position, |position, action| position.played(*action));
    }
    themes.extend(position.outcome().is_some_and(is_blockade).then_some(PuzzleTheme::Blockade));
    themes.sort_unstable();
    themes.dedup();
    themes
}

fn is_blockade(outcome: Outcome) -> bool {
    let how = [Win::Blocked, Win::MorePieces(Deadlock::Blocked)];
    matches!(outcome, Outcome::Won { how: by, .. } if how.contains(&by))
}

/// Returns the themes of one turn.
fn of_turn(position: &Position, turn: &Turn) -> impl Iterator<Item = PuzzleTheme> {
    let count = |what: fn(&&Action) -> bool| turn.iter().filter(what).count();
    let leaps = count(|action| matches!(action, Action::Leap { .. }));
    let hops = count(|action| matches!(action, Action::Hop { .. }));
    let leaping = matches!(position.ruleset().family(), Family::Leaping(_));
    // There must be a choice.
    let second = leaping
        && position.theirs().len() > 2
        && turn.iter().any(|action| matches!(action, Action::Take { .. }));
    let horse = match position.ruleset().family() {
        Family::Leaping(_) => false,
        Family::Row(row) => {
            let from = turn.first().and_then(|action| action.from());
            from.is_some_and(|from| stands_in_row(position.ours(), from, row.line.value))
        }
    };
    [
        second.then_some(PuzzleTheme::Second),
        (leaps > 1).then_some(PuzzleTheme::Chain),
        (hops > 0).then_some(PuzzleTheme::Hop),
        horse.then_some(PuzzleTheme::Horse),
    ]
    .into_iter()
    .flatten()
}

/// Returns whether the piece at `at` stands in a row of exactly `line` pieces.
fn stands_in_row(pieces: Cells, at: Cell, line: u8) -> bool {
    let run = |dir: Direction| {
        let next = |cell: &Cell| cell.neighbor(dir).filter(|cell| pieces.contains(*cell));
        core::iter::successors(Some(at), next).count() - 1
    };
    let length = |dir: Direction| run(dir) + run(dir.opposite()) + 1;
    [Direction::North, Direction::East].into_iter().any(|dir| length(dir) == usize::from(line))
}
