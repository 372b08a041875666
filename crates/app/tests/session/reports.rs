//! Reports of the session to a host page.

use sandgrid_app::{Event, Report};

use crate::table::{PERSONS, Table};

/// Reports as words: the notation and captures of a turn, or the name of another report.
fn told(table: &mut Table) -> Vec<String> {
    let reports = core::mem::take(&mut table.reports);
    let words = |report: Report| match report {
        Report::Begun => "begun".to_owned(),
        Report::Stepped => "stepped".to_owned(),
        Report::Ended => "ended".to_owned(),
        Report::Turn(turn) => {
            assert!(!turn.words.is_empty(), "{turn:?}");
            format!("{} {:?} {:?}+{}", turn.text, turn.side, turn.captured, turn.from_hand)
        }
    };
    reports.into_iter().map(words).collect()
}

#[test]
fn complete_turns_are_reported_once_with_their_captures() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    told(&mut table);
    table.press("c3 e3");
    assert_eq!(told(&mut table), [""; 0], "the second piece is still to be taken");
    table.press("a5");
    assert_eq!(told(&mut table), ["c3xe3*a5 First [d3, a5]+0"]);
}

#[test]
fn browsing_and_undo_are_steps() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3");
    assert_eq!(told(&mut table).len(), 2);
    for event in [Event::GoToTurn(1), Event::GoToTurn(2), Event::Undo, Event::Redo] {
        table.handle(event.clone());
        assert_eq!(told(&mut table), ["stepped"], "{event:?}");
    }
    table.handle(Event::GoToTurn(2));
    assert_eq!(told(&mut table), [""; 0], "it is there already");
}

#[test]
fn undo_and_redo_within_a_turn_are_steps() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    table.press("c3 e3 a5");
    told(&mut table);
    for event in [Event::Undo, Event::Undo, Event::Redo, Event::Redo] {
        table.handle(event.clone());
        assert_eq!(told(&mut table), ["stepped"], "{event:?}");
    }
}

#[test]
fn acting_in_a_browsed_record_begins_another_game() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3").handle(Event::GoToTurn(1));
    told(&mut table);
    table.press("a1");
    assert_eq!(told(&mut table), ["begun", "a1 Second []+0"]);
}

#[test]
fn resignation_ends_a_game_and_a_loaded_result_does_not() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3").handle(Event::Resign);
    assert_eq!(told(&mut table), ["c3 First []+0", "ended"]);
    table.handle(Event::Load("[Rules \"yote-traditional\"]\n\n1. c3 0-1".to_owned()));
    assert_eq!(told(&mut table), ["begun"]);
}
