//! Another game, while one is being played.

use sandgrid_app::yebo::rules::{HouseRules, Stage};
use sandgrid_app::yebo::{SeatPlan, SlotState, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table};

fn another(table: &mut Table, seed: u64) {
    let company = SeatPlan::new(&[PERSON, COMPUTER]).expect("two sit there");
    table.handle(YeboEvent::Another { company, house: HouseRules::default(), seed });
    table.settle();
}

/// A table at which a person has acted.
fn played() -> Table {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    table.settle();
    assert_eq!(table.session.before_another(SlotState::Kept), None, "nobody has done anything");
    for _ in 0..8 {
        assert!(table.step());
        table.settle();
    }
    table
}

#[test]
fn new_game_confirms_and_keeps_a_running_game() {
    let mut table = played();
    let asked = table.session.before_another(SlotState::Kept).expect("it is being played");
    assert!(
        asked.starts_with("No round of this game is over yet.") && asked.contains("stays"),
        "{asked}"
    );
    let asked = table.session.before_another(SlotState::Gone).expect("it is being played");
    assert!(asked.contains("not kept"), "{asked}");
    let left = table.session.record();
    another(&mut table, 9);
    assert_ne!(table.session.record(), left);
    let others = table.session.others();
    assert_eq!(others.len(), 1, "{others:?}");
    let place = others[0].place;
    table.handle(YeboEvent::Open(place));
    assert_eq!(table.session.record(), left, "it is taken up where it was");
    let text = |name: &str| {
        let kept = table.kept.iter().rfind(|(kept, _)| kept == name);
        kept.and_then(|(_, text)| text.clone())
    };
    assert!(text("yebo").is_some_and(|text| text.ends_with(&left)), "it is kept");
}

#[test]
fn game_suspended_by_a_lesson_is_kept() {
    let mut table = played();
    let left = table.session.record();
    table.handle(YeboEvent::Learn);
    assert!(table.session.before_another(SlotState::Kept).is_some());
    another(&mut table, 9);
    let others = table.session.others();
    assert_eq!(others.len(), 1, "{others:?}");
    table.handle(YeboEvent::Open(others[0].place));
    assert_eq!(table.session.record(), left);
}

#[test]
fn a_deleted_game_is_told_and_the_table_stays() {
    let mut table = played();
    another(&mut table, 9);
    let place = table.session.others()[0].place;
    table.handle(YeboEvent::Forget(place));
    let here = table.session.record();
    table.handle(YeboEvent::Open(place));
    assert_eq!(table.session.record(), here);
    let notice = table.scene().notice.expect("it is told");
    assert!(notice.words.contains("not here any more"), "{}", notice.words);
}

#[test]
fn untouched_and_finished_games_are_replaced() {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    another(&mut table, 9);
    assert_eq!(table.session.others().len(), 0);
    while table.game().table().stage != Stage::Over {
        table.step();
    }
    assert_eq!(table.session.before_another(SlotState::Kept), None);
    another(&mut table, 10);
    assert_eq!(table.session.others().len(), 0);
}

#[test]
fn game_damaged_since_it_was_listed_is_quarantined_when_it_is_opened() {
    let mut table = played();
    another(&mut table, 9);
    let place = table.session.others()[0].place;
    let (name, text) = (place.to_string(), "sandgrid yebo 2\ndamaged".to_owned());
    let changed =
        YeboEvent::StorageChanged { name: name.clone(), text: Some(text.clone()), number: 5 };
    table.handle(changed);
    (table.said, table.kept) = (Vec::new(), Vec::new());
    table.handle(YeboEvent::Open(place));
    assert!(matches!(&table.said[..], [told] if told.contains("is damaged")), "{:?}", table.said);
    assert_eq!(table.kept, [(format!("damaged-{name}"), Some(text)), (name, None)]);
    table.handle(YeboEvent::Open(place));
    assert!(table.said.last().is_some_and(|it| it.contains("not here any more")));
}
