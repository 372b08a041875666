//! A board in a host page: the host settles who plays, and visitors may only look.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Access, DragSource, Effect, Event, Hint, Leaving, Level, Player};

use crate::table::{PERSONS, Table};

const MIDDLE: &str = "i5/6/2oi2/3o2/o4i o 4/4 - 0";

#[test]
fn read_only_access_changes_nothing() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.press("c3").press("e3").press("a5");
    table.handle(Event::SetAccess(Access::ReadOnly));
    let before = table.position();
    let scene = table.session.scene();
    assert!(scene.holes.iter().all(|hole| hole.target.is_none() && !hole.is_selected));
    assert!(Side::ALL.into_iter().all(|side| !scene.hands[side].is_active));
    assert_eq!((scene.can_undo, scene.can_redo), (false, false));
    assert_eq!((scene.hint, scene.leave), (Hint::Unavailable, Leaving::default()));
    for event in [
        Event::Press("d2".parse().expect("a hole")),
        Event::PressHand(Side::Second),
        Event::EnterMove("f1-e1".to_owned()),
        Event::Undo,
        Event::Hint,
        Event::Resign,
    ] {
        table.handle(event);
        assert_eq!(table.position(), before);
    }
    table.press("d2");
    assert!(table.alerted.starts_with("This board is only to be looked at."), "{}", table.alerted);
    table.handle(Event::GoToTurn(0));
    assert_eq!(table.position(), MIDDLE, "the game can be stepped through");
    table.handle(Event::GoToTurn(1));
    table.handle(Event::SetAccess(Access::Play));
    table.handle(Event::Undo);
    assert_ne!(table.position(), before, "whoever may play again can take back");
}

/// The holes from which a finger drags, and the hands.
fn draggable(table: &Table) -> String {
    let scene = table.session.scene();
    let cells = scene.holes.iter().map(|hole| (DragSource::Hole(hole.cell), hole.cell.to_string()));
    let hands = Side::ALL.map(|side| (DragSource::Hand(side), format!("{side:?}")));
    let all = cells.chain(hands).filter(|(source, _)| table.session.can_drag(*source));
    all.map(|(_, name)| name).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_finger_drags_pieces_of_the_side_to_act_alone() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    assert_eq!(draggable(&table), "c3 d2 a1 First", "{}", table.position());
    table.press("d2");
    assert_eq!(draggable(&table), "c3 d2 a1 First", "while one of them is selected");
    table.handle(Event::SetAccess(Access::ReadOnly));
    assert_eq!(draggable(&table), "", "visitors may only look");
    table.handle(Event::SetAccess(Access::Play));
    let computer = Player::Computer(Level::ALL[2]);
    table.handle(Event::Seat(BySide::new(computer, computer)));
    assert_eq!(draggable(&table), "", "nobody plays here");
    table.handle(Event::Seat(BySide::new(Player::Person, Player::Person))).handle(Event::Resign);
    assert_eq!(draggable(&table), "", "the game is over");
}

#[test]
fn computer_plays_on_a_read_only_board() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.handle(Event::SetAccess(Access::ReadOnly));
    let level = Player::Computer(Level::ALL[2]);
    let effects = table.session.handle(Event::Seat(BySide::new(level, level)));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Ask { .. })));
    assert!(table.session.scene().computer_game.is_some());
}

#[test]
fn read_only_board_names_the_sides_alone() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    let computer = Player::Computer(Level::ALL[2]);
    table.handle(Event::Seat(BySide::new(Player::Person, computer)));
    assert!(table.status().starts_with("Your turn"), "{}", table.status());
    table.handle(Event::SetAccess(Access::ReadOnly));
    assert!(table.status().starts_with("Pebbles to play"), "{}", table.status());
}

#[test]
fn access_change_keeps_the_position() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3");
    let before = table.position();
    let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
    let effects = table.session.handle(Event::Seat(players));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Ask { .. })));
    assert_eq!(table.position(), before);
    let again = table.session.handle(Event::Seat(players));
    assert!(again.is_empty(), "they play already");
    let effects = table.session.handle(Event::Seat(BySide::new(Player::Person, Player::Person)));
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::CancelRequest)),
        "nobody thinks now"
    );
}

#[test]
fn the_same_game_begins_again_from_its_first_position() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.press("c3").press("e3").press("a5");
    let id = table.session.id();
    table.handle(Event::Restart);
    assert_eq!(table.position(), MIDDLE);
    assert_ne!(table.session.id(), id, "it is another game");
    assert!(!table.session.scene().can_undo && !table.session.scene().can_redo);
}
