//! The board as the rules have it, beside the board as the page has it.

use sandgrid_rules::{Cell, Game, Position, Ruleset, Side};

use crate::page::{Page, Screen, until};

/// Returns the name of a side's piece, by the source of the rulebook.
pub(crate) fn piece(rules: &Ruleset, side: Side) -> &'static str {
    let key = rules.key();
    let [first, second] = match () {
        () if key.contains("-ludos") => ["light camel", "dark camel"],
        () if key.starts_with("choko-") => ["long stick", "short stick"],
        () => ["pebble", "stick"],
    };
    match side {
        Side::First => first,
        Side::Second => second,
    }
}

/// Returns the name of a side, at the beginning of a sentence.
pub(crate) fn side(rules: &Ruleset, side: Side) -> String {
    let piece = piece(rules, side);
    format!("{}{}s", piece[..1].to_uppercase(), &piece[1..])
}

/// The holes in reading order: row by row from the top, left to right.
pub(crate) fn cells(position: &Position) -> impl Iterator<Item = Cell> {
    let shape = position.ruleset().shape();
    let rows = (0..shape.rows()).rev();
    rows.flat_map(move |row| (0..shape.columns()).map(move |column| (column, row)))
        .map(|(column, row)| Cell::new(column, row).expect("a board lies on the lattice"))
}

/// Returns the least name of a hole: `c3, pebble`; a remark may follow.
pub(crate) fn name(position: &Position, cell: Cell) -> String {
    format!("{cell}, {}", position.at(cell).map_or("empty", |side| piece(position.ruleset(), side)))
}

/// Compares the name of every hole with what stands in it by the rules.
///
/// # Panics
/// When any differs; says which, and after what.
#[track_caller]
pub(crate) fn compare(page: &Page, position: &Position, after: &str) {
    let expected: Vec<String> = cells(position).map(|cell| name(position, cell)).collect();
    let names = page.hole_names();
    assert_eq!(names.len(), expected.len(), "holes after {after}");
    let differing: Vec<_> =
        names.iter().zip(&expected).filter(|(name, expected)| !is_called(name, expected)).collect();
    assert!(differing.is_empty(), "after {after}, (is called, is): {differing:?} by {position}");
}

/// Whether a name is that name, with or without a remark.
pub(crate) fn is_called(name: &str, expected: &str) -> bool {
    name.strip_prefix(expected).is_some_and(|rest| rest.is_empty() || rest.starts_with(", "))
}

/// The game of that ruleset after those actions.
pub(crate) fn after<const COUNT: usize>(key: &str, actions: [&str; COUNT]) -> Game {
    let mut game = Game::new(Ruleset::find(key).expect("it is among the keys"));
    for action in actions {
        let action = action.parse().expect("it is written as an action");
        game.play(action).expect("it is legal");
    }
    game
}

#[test]
fn names_beside_the_board_are_whole() {
    let page = Page::blank();
    for (width, height) in [(1920, 1080), (1280, 800), (640, 360), (360, 640)] {
        page.resize(Screen { width, height, ratio: 1 });
        page.visit("?rules=yote-traditional&level=1&lang=en");
        let name = "#hand-second .caption b";
        until("the opponent has a name", || page.words_of(name).contains("Awa").then_some(()));
        let [whole, shown] = ["scrollHeight", "clientHeight"].map(|side| page.property(name, side));
        let cut = whole.as_f64().unwrap_or(f64::MAX) - shown.as_f64().unwrap_or_default();
        assert!(cut <= 1.0, "{width} × {height}: {cut} px of the name are cut");
    }
}
