//! The turns written down, and going from one to another.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Event, Level, Mode, Player};

use crate::table::{PERSONS, Table};

fn texts(table: &Table) -> String {
    let turns = table.scene().record.turns;
    turns.iter().map(|turn| turn.text.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn move_list_numbers_every_turn() {
    let mut table = Table::new("yote-traditional", PERSONS);
    assert!(table.scene().record.turns.is_empty());
    table.press("c3 d3 a1 b1").act("c3xe3");
    let record = table.scene().record;
    assert_eq!(record.at, 5, "a turn that is not finished counts");
    table.act("*b1");
    assert_eq!(texts(&table), "c3 d3 a1 b1 c3xe3*b1");
    let record = table.scene().record;
    assert_eq!(record.turns[4].number, 3);
    assert_eq!(record.turns[4].side, Side::First);
    let name = "3. Pebbles leap from c3 over d3 to e3 and take the stick on b1.";
    assert_eq!(record.turns[4].name, name);
    assert_eq!((record.at, record.mode), (5, Mode::Live));
}

#[test]
fn browsing_turns_loses_nothing() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1 b1");
    let end = table.position();
    table.handle(Event::GoToTurn(2));
    assert_eq!(texts(&table), "c3 d3 a1 b1");
    assert_eq!(
        (table.scene().record.at, table.scene().record.mode),
        (2, Mode::Browsing { tip: 4 })
    );
    assert_eq!(table.announced, "Turn 1 of 2: Sticks place a piece on d3.");
    table.handle(Event::GoToTurn(0));
    assert_eq!(table.announced, "The beginning, before 2 turns.");
    table.handle(Event::GoToTurn(99));
    assert_eq!((table.scene().record.at, table.scene().record.mode), (4, Mode::Live));
    assert_eq!(table.position(), end);
}

#[test]
fn looking_back_after_an_undo_returns_to_where_play_stands() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1 b1");
    table.handle(Event::Undo);
    let now = table.position();
    table.handle(Event::GoToTurn(1));
    let record = table.scene().record;
    assert_eq!((record.at, record.mode), (1, Mode::Browsing { tip: 3 }));
    table.handle(Event::GoToTurn(record.tip()));
    assert_eq!((table.scene().record.at, table.scene().record.mode), (3, Mode::Live));
    assert_eq!(table.position(), now);
    table.handle(Event::GoToTurn(2)).handle(Event::Redo);
    assert_eq!((table.scene().record.at, table.scene().record.mode), (3, Mode::Live));
    // The undone turn is still to be redone.
    table.handle(Event::Redo);
    assert_eq!(texts(&table), "c3 d3 a1 b1");
}

#[test]
fn acting_in_a_browsed_turn_forks_the_game() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1 b1");
    let (first, id) = (table.kept.clone(), table.session.id());
    table.handle(Event::GoToTurn(1)).press("f1");
    assert_eq!(texts(&table), "c3 f1");
    assert_ne!(table.session.id(), id);
    let told = "This is a new game from turn 1 on. The other one stays under “Games”.";
    assert_eq!(table.shown, told);
    let mut again = Table::new("yote-traditional", PERSONS);
    again.press("c3 d3").handle(Event::GoToTurn(0)).press("f1");
    let told = "This is a new game from the beginning. The other one stays under “Games”.";
    assert_eq!(again.shown, told);
    let name = format!("game-{id:x}");
    let record = |text: &str| text[text.find('[').expect("a record")..].to_owned();
    assert_eq!(record(&table.kept[&name]), record(&first[&name]), "the first game is as it was");
    assert_eq!(table.session.saved_games().len(), 2);
}

#[test]
fn a_game_that_forks_at_the_beginning_says_so() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3");
    table.handle(Event::GoToTurn(0)).press("f1");
    let told = "This is a new game from the beginning. The other one stays under “Games”.";
    assert_eq!(table.shown, told);
}

#[test]
fn computer_waits_while_browsing() {
    let level = Player::Computer(Level::new(1).expect("a level"));
    let mut table = Table::new("yote-traditional", BySide::new(Player::Person, level));
    table.press("c3").answer().press("a1").answer();
    table.handle(Event::GoToTurn(1));
    assert!(table.asked.is_none(), "the computer waits");
    assert_eq!(table.status(), "You are looking at turn 1 of 2.");
    table.handle(Event::GoToTurn(4));
    assert!(table.asked.is_none(), "at the end it is the person's turn");
    table.handle(Event::GoToTurn(1)).handle(Event::PlayFromHere);
    assert!(table.asked.is_some(), "now it plays on");
    table.answer();
    assert_eq!(table.scene().record.at, 2);
    assert_eq!(table.session.saved_games().len(), 2, "the game that was looked at is kept");
}
