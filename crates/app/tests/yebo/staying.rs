//! A sentence stays until the next input at the table, and quick players are not reproached.

use sandgrid_app::yebo::{TableCommand, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table};

/// A table at which the next question is an opponent's, after the person's discard.
fn discarded() -> Table {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], 1);
    for _ in 0..200 {
        table.step();
        let is_persons =
            table.scene().seats.iter().any(|seat| seat.turn && seat.seat == table.near());
        if table.waiting.is_some() && !is_persons && table.scene().offers.is_empty() {
            return table;
        }
    }
    panic!("an opponent is asked");
}

impl Table {
    fn near(&self) -> sandgrid_app::yebo::rules::Seat {
        self.scene().seats[0].seat
    }
}

#[test]
fn early_keys_are_ignored() {
    let mut table = discarded();
    let before = (table.game(), table.said.len());
    for letter in "lrkdsyfth".chars() {
        table.handle(YeboEvent::Letter(letter));
        assert_eq!(table.scene().notice, None, "{letter}");
    }
    table.handle(YeboEvent::Do(TableCommand::Hint));
    assert_eq!(table.scene().notice, None);
    assert_eq!((table.game(), table.said.len()), before);
}

#[test]
fn yebo_refusal_survives_opponents_acts() {
    let mut table = discarded();
    table.handle(YeboEvent::StorageFailed);
    let told = table.scene().notice.expect("it is told that nothing is kept");
    assert!(table.answer(), "an opponent plays");
    assert_eq!(table.scene().notice, Some(told));
    table.handle(YeboEvent::Cancel);
    assert_eq!(table.scene().notice, None);
}
