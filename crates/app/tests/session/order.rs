//! In which order games were played, whatever the device's clock says.

use sandgrid_app::{Backup, Event, GameSummary, SavedGame, SavedGamesCommand};
use sandgrid_tests::sealed;

use crate::keeping::{again, bundle_of, is_kept, lines, new_game, play_and_end};
use crate::table::{PERSONS, Table};

#[test]
fn library_order_is_independent_of_the_clock() {
    const NOVEMBER: u64 = 1_795_000_000_000;
    let mut table = Table::new("yote-traditional", PERSONS);
    let ended = play_and_end(&mut table, NOVEMBER, GameSummary::ENDED);
    // The clock was set back: what is played now is the newest all the same.
    let ids = play_and_end(&mut table, 1000, 2);
    assert!(ids.iter().all(|id| is_kept(&table, *id)), "the games just played stay");
    assert!(ended[..2].iter().all(|id| !is_kept(&table, *id)), "the oldest leave");
    assert!(ended[2..].iter().all(|id| is_kept(&table, *id)), "all others stay");
    let listed = |table: &Table| -> Vec<u64> {
        table.session.saved_games().iter().take(3).map(|kept| kept.id).collect()
    };
    let last = *ended.last().expect("some have ended");
    assert_eq!(listed(&table), [ids[1], ids[0], last]);
    assert_eq!(table.session.saved_games()[0].when, 1001, "the time is told as the clock had it");
    // A clock that is right again, and one that is far ahead.
    let mut table = again(&table);
    let right = play_and_end(&mut table, NOVEMBER + 500, 1)[0];
    let ahead = play_and_end(&mut table, NOVEMBER * 2, 1)[0];
    let late = play_and_end(&mut table, NOVEMBER + 900, 1)[0];
    assert_eq!(listed(&table), [late, ahead, right]);
}

#[test]
fn import_prefers_the_continued_game_despite_a_slow_clock() {
    let mut here = Table::new("yote-traditional", PERSONS);
    here.session.tell_time(5000);
    new_game(&mut here, "yote-traditional", 7);
    here.press("c3");
    let (id, bundle) = (here.session.id(), bundle_of(&here));
    let mut there = Table::new("wali-ludens", PERSONS);
    there.handle(Event::SavedGames(SavedGamesCommand::Import(bundle)));
    there.session.tell_time(7);
    there.handle(Event::SavedGames(SavedGamesCommand::Open(id)));
    there.press("d3 e3");
    let mut third = Table::new("wali-ludens", PERSONS);
    for table in [&here, &there, &here] {
        third.handle(Event::SavedGames(SavedGamesCommand::Import(bundle_of(table))));
    }
    let turns = |table: &Table| {
        let games = table.session.saved_games();
        games.iter().find(|kept| kept.id == id).map(|kept| kept.turns)
    };
    assert_eq!(turns(&third), Some(3));
}

#[test]
fn absurd_timestamps_do_not_stay_newest() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let first = play_and_end(&mut table, 1000, 1)[0];
    let text = &table.kept[&format!("game-{first:x}")];
    let saved: SavedGame = text.parse().expect("it is kept");
    for (when, order) in [(u64::MAX, None), (7, Some(u64::MAX)), (u64::MAX, Some(u64::MAX))] {
        let odd = SavedGame { when, order, ..saved.clone() }.to_string();
        let bundle = Backup(vec![("game-77".to_owned(), odd)]).to_string();
        table.handle(Event::SavedGames(SavedGamesCommand::Import(bundle)));
        let next = play_and_end(&mut table, 2000, 1)[0];
        assert_eq!(table.session.saved_games()[0].id, next);
    }
}

#[test]
fn time_beyond_all_dates_is_the_last_one() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.session.tell_time(1_795_000_000_000);
    table.press("c3");
    let id = table.session.id();
    let name = format!("game-{id:x}");
    let late = lines(&table.kept[&name]).replace("when 1795000000000", "when 8640000000000001");
    let text = sealed("game", &late);
    let mut next = Table::new("yote-traditional", PERSONS);
    next.handle(Event::StorageLoaded { name, text });
    assert_eq!(next.session.saved_games()[0].when, 8_640_000_000_000_000);
}
