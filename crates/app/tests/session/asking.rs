//! Answers of the board to accessibility queries.

use sandgrid_app::rules::BySide;
use sandgrid_app::{BoardQuery, Event, Level, Player};

use crate::table::{PERSONS, Table};

fn answer(table: &mut Table, question: BoardQuery) -> String {
    let before = table.position();
    table.handle(Event::Query(question));
    assert_eq!(table.position(), before, "a question changes nothing");
    table.announced.clone()
}

/// The answer with the focus on a hole.
fn at(table: &mut Table, cell: &str, question: BoardQuery) -> String {
    table.handle(Event::Focus(cell.parse().expect("a cell")));
    answer(table, question)
}

#[test]
fn board_queries_are_answered() {
    let mut table = Table::at("yote-traditional", "i5/6/2oio1/3o2/o4i o 4/4 - 0");
    for (question, words) in [
        (BoardQuery::Mine, "Pebbles on the board, 4: a1, c3, d2 and e3."),
        (BoardQuery::Theirs, "Sticks on the board, 3: a5, d3 and f1."),
        (BoardQuery::Hands, "Pebbles: 4 in hand, 5 captured; sticks: 4 in hand, 4 captured."),
        (BoardQuery::Turn, "Pebbles to play: place a piece, or move one."),
        (BoardQuery::Last, "Nothing has been played yet."),
    ] {
        assert_eq!(answer(&mut table, question), words);
    }
    assert_eq!(at(&mut table, "c3", BoardQuery::Row), "Row 3: c3, pebble; d3, stick; e3, pebble.");
    assert_eq!(at(&mut table, "c3", BoardQuery::Column), "Column c: c3, pebble.");
    assert_eq!(at(&mut table, "c4", BoardQuery::Row), "Row 4: empty.");
    table.press("a1 b1");
    assert_eq!(answer(&mut table, BoardQuery::Last), "Pebbles move from a1 to b1.");
    assert!(answer(&mut table, BoardQuery::Mine).starts_with("Sticks on"), "of whoever acts");
}

#[test]
fn query_lists_the_actions_of_a_hole() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/3o2/o4i o 4/4 - 0");
    let mut here = |cell| at(&mut table, cell, BoardQuery::Here);
    assert_eq!(here("f5"), "f5, empty: you can place a piece.");
    assert_eq!(
        here("c3"),
        "c3, pebble: you can move to c4, move to c2, move to b3, or leap over d3 to e3."
    );
    assert_eq!(here("a5"), "a5, stick: The piece on a5 is not yours to move.");
    table.press("c3");
    assert_eq!(at(&mut table, "e3", BoardQuery::Here), "e3, empty: you can come here from c3.");
    assert_eq!(
        at(&mut table, "f4", BoardQuery::Here),
        "f4, empty: To place a piece on f4, let go of c3 first."
    );
    table.press("e3");
    assert_eq!(at(&mut table, "a5", BoardQuery::Here), "a5, stick: you can take it.");
    assert!(at(&mut table, "b1", BoardQuery::Here).starts_with("b1, empty: There is no enemy"));
}

#[test]
fn a_person_asks_about_the_persons_pieces() {
    let players = BySide::new(Player::Computer(Level::ALL[0]), Player::Person);
    let mut table = Table::new("yote-traditional", players);
    assert_eq!(answer(&mut table, BoardQuery::Mine), "Sticks: none on the board.");
    let cell = table.scene().holes[0].cell.to_string();
    let here = at(&mut table, &cell, BoardQuery::Here);
    assert!(here.ends_with("It is not your turn: pebbles are still thinking."), "{here}");
    table.answer();
    assert!(answer(&mut table, BoardQuery::Theirs).starts_with("Pebbles on the board, 1: "));
    assert!(answer(&mut table, BoardQuery::Last).starts_with("Pebbles place a piece on "));
}

#[test]
fn selection_is_announced_with_the_prompt() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 c3");
    assert_eq!(table.announced, "The pebble on c3 can step, or leap over a stick. Choose where.");
    table.handle(Event::Cancel);
    assert_eq!(table.announced, "Pebbles to play: place a piece, or move one.");
    table.handle(Event::Cancel);
    assert_eq!(table.announced, "", "there was nothing to be let go of");
}
