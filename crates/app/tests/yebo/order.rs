//! In which order games were on the table, whatever the device's clock says.

use sandgrid_app::yebo::YeboEvent;

use crate::keeping::{below, parted, shelf};
use crate::table::{COMPUTER, PERSON, Table};

/// The names of the other games, as they are listed.
fn listed(table: &Table) -> Vec<String> {
    table.session.others().iter().map(|other| other.place.to_string()).collect()
}

#[test]
fn yebo_games_are_listed_in_play_order() {
    let mut table = Table::new(&[PERSON, COMPUTER], 11);
    assert!(table.step());
    let mut places = vec!["yebo".to_owned()];
    for seed in 100..106 {
        let mut sent = Table::new(&[PERSON, COMPUTER], seed);
        assert!(sent.step());
        table.handle(YeboEvent::Load(sent.session.record()));
        let [place, ..] = table.session.storage_names();
        places.push(place);
    }
    let newest_first = |places: &[String]| places.iter().rev().skip(1).cloned().collect::<Vec<_>>();
    assert_eq!(listed(&table), newest_first(&places));
    // The order comes back, and goes on from whatever is on the table then.
    let texts = shelf(&[&table]).into_iter().collect();
    let mut again = Table::new(&[PERSON, COMPUTER], 3);
    again.kept.clear();
    again.handle(YeboEvent::StorageLoaded(texts));
    assert_eq!(listed(&again), newest_first(&places));
    let back = places.remove(2);
    again.handle(YeboEvent::Open(back.parse().expect("it is a place")));
    places.push(back);
    assert_eq!(listed(&again), newest_first(&places));
}

#[test]
fn clock_set_back_keeps_the_latest_game() {
    let [mut here, _] = parted();
    let mut over = Table::new(&[COMPUTER, COMPUTER], 5);
    while over.step() {}
    let ended = over.session.record();
    let mut texts = vec![("yebo".to_owned(), below(&shelf(&[&here])["yebo"]).to_owned())];
    let years = (0x200_0000_0000_u64..).take(24).map(|number| format!("yebo-{number:x}"));
    texts.extend(years.map(|name| (name, ended.clone())));
    here.handle(YeboEvent::StorageLoaded(texts));
    // Another window plays on, and this one parts from it, early in 1970.
    let other = over.session.record();
    here.handle(YeboEvent::StorageChanged {
        name: "yebo".to_owned(),
        text: Some(other),
        number: 0x77,
    });
    assert!(here.step());
    here.handle(YeboEvent::Load(ended.clone()));
    assert_eq!(listed(&here)[0], "yebo-77", "it was on the table last");
    for seed in 100..104 {
        let mut sent = Table::new(&[PERSON, COMPUTER], seed);
        assert!(sent.step());
        here.handle(YeboEvent::Load(sent.session.record()));
    }
    let is_there = |name: &str| listed(&here).iter().any(|other| other == name);
    assert!(is_there("yebo-77") && !is_there("yebo-20000000000"));
}
