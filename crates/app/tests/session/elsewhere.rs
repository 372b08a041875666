//! Input from elsewhere: another window, another device, another person, a later version.

use sandgrid_app::{Backup, Effect, Event, GameSummary, SavedGamesCommand, Session, fnv1a};
use sandgrid_tests::sealed;

use crate::keeping::{again, against_level_1, bundle_of, is_kept, lines};
use crate::table::{PERSONS, Table};

/// The name and the text under which the game on that table is stored.
fn on_table(table: &Table) -> (String, String) {
    let name = format!("game-{:x}", table.session.id());
    let text = table.kept[&name].clone();
    (name, text)
}

fn elsewhere(name: &str, text: &str) -> Event {
    Event::StorageChanged { name: name.to_owned(), text: Some(text.to_owned()) }
}

#[test]
fn first_program_forks_games_of_other_windows() {
    let mut other = Table::new("yote-traditional", PERSONS);
    let (name, text) = on_table(other.press("c3"));
    let id = other.session.id();
    let choice = other.session.choice();
    let mut first = Session::minimal(choice);
    first.reopen(id, &text).expect("it is sound");
    let (_, later) = on_table(other.press("d3"));
    first.handle(elsewhere(&name, &later));
    assert_eq!(first.stored(), None, "whoever goes on here finds what the other has kept");
    let effects = first.handle(Event::Press("a1".parse().expect("a cell")));
    let kept = effects.iter().filter_map(|effect| match effect {
        Effect::Save { name, text: Some(text) } if text.contains("a1") => Some(name),
        _ => None,
    });
    assert!(kept.collect::<Vec<_>>().iter().all(|kept| **kept != name), "{effects:?}");
}

#[test]
fn text_of_a_later_version_is_quarantined_before_a_write() {
    let mut table = Table::new("yote-traditional", against_level_1());
    let (name, _) = on_table(table.press("c3"));
    for (name, text) in [
        (&*name, "sandgrid game 3\nsum 0000000000000000\nx"),
        ("results", "sandgrid results 3\nsum 0000000000000000\nx"),
        ("settings", "sandgrid settings 3\nsum 0000000000000000\nx"),
        ("learning", "sandgrid learning 3\nsum 0000000000000000\nx"),
    ] {
        table.kept.insert(name.to_owned(), text.to_owned());
        table.handle(elsewhere(name, text));
        let aside = table.kept.get(&format!("damaged-{name}"));
        assert_eq!(aside.map(String::as_str), Some(text), "{name}");
        assert!(!table.kept.contains_key(name), "{name} may be kept anew");
    }
    assert!(table.session.saved_games().iter().all(|kept| format!("game-{:x}", kept.id) != name));
    table.handle(Event::Resign);
    assert!(table.kept.contains_key("results"));
}

#[test]
fn game_finished_in_the_first_program_is_counted() {
    let mut other = Table::new("yote-traditional", against_level_1());
    other.press("c3").answer().handle(Event::Resign);
    let (name, text) = on_table(&other);
    assert!(text.contains("counted\n"));
    let first = sealed("game", &lines(&text).replace("counted\n", ""));
    let mut whole = Table::new("yote-traditional", PERSONS);
    whole.handle(Event::StorageLoaded { name, text: first.clone() });
    let effects = whole.session.reopen(other.session.id(), &first).expect("it is sound");
    let counts = |effect: &Effect| matches!(effect, Effect::Save { name, .. } if name == "results");
    assert!(effects.iter().any(counts), "{effects:?}");
}

#[test]
fn game_that_another_window_has_counted_is_not_counted_again() {
    let mut other = Table::new("yote-traditional", against_level_1());
    let (name, text) = on_table(other.press("c3").answer());
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::StorageLoaded { name: name.clone(), text: text.clone() });
    table.handle(Event::SavedGames(SavedGamesCommand::Open(other.session.id())));
    other.handle(Event::Resign);
    let (_, ended) = on_table(&other);
    let results = other.kept["results"].clone();
    table.kept.insert("results".to_owned(), results.clone());
    table.handle(elsewhere(&name, &ended)).handle(elsewhere("results", &results));
    table.handle(Event::Resign);
    assert_ne!(on_table(&table).0, name, "it goes on as a game of its own");
    assert_eq!(table.kept["results"], results, "one game, one result");
    assert!(results.contains("lost 1"), "{results}");
}

#[test]
fn backup_is_read_as_other_programs_leave_it() {
    let mut table = Table::new("yote-traditional", against_level_1());
    table.press("c3").answer().handle(Event::Resign);
    let text = bundle_of(&table);
    let whole = Backup::read(&text).expect("it is sound");
    assert_eq!(Backup(table.kept.clone().into_iter().collect()), whole);
    for changed in [
        text.replace('\n', "\r\n"),
        text.replace('\n', "\r"),
        text.trim_end().to_owned(),
        text.trim_end().replace('\n', "\r\n"),
        format!("{text}\n\n"),
        format!("My games\n\n{text}"),
        format!("\u{feff}{text}"),
    ] {
        assert_eq!(Backup::read(&changed).as_ref(), Ok(&whole), "{changed:?}");
    }
    // A damaged text keeps its own line ends.
    let odd = Backup(vec![("damaged-game-1".to_owned(), "a\r\nb\rc".to_owned())]);
    assert_eq!(Backup::read(&odd.to_string()).as_ref(), Ok(&odd));
    let cut = text.split_at(text.len() - 40).0;
    assert!(Backup::read(cut).is_err(), "{cut}");
}

#[test]
fn imported_yebo_games_overwrite_none() {
    let seal = |text: &str| format!("sandgrid yebo 2\nsum {:x}\n{text}", fnv1a(text));
    let (own, other) = (seal("[Game \"yebo\"]\n1"), seal("[Game \"yebo\"]\n2"));
    let mut table = Table::new("yote-traditional", PERSONS);
    table.kept.insert("yebo".to_owned(), own.clone());
    table.handle(Event::StorageLoaded { name: "yebo".to_owned(), text: own.clone() });
    for _ in 0..2 {
        let bundle = Backup(vec![("yebo".to_owned(), other.clone())]);
        table.handle(Event::SavedGames(SavedGamesCommand::Import(bundle.to_string())));
    }
    assert_eq!(table.kept["yebo"], own);
    let brought: Vec<_> = table.kept.values().filter(|text| **text == other).collect();
    assert_eq!(brought.len(), 1, "it is there once");
}

#[test]
fn unknown_backup_entries_are_not_imported() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let planted = Backup(vec![("zzz".to_owned(), "x".repeat(1000))]);
    table.handle(Event::SavedGames(SavedGamesCommand::Import(planted.to_string())));
    assert!(table.alerted.contains("1 of its parts"), "{}", table.alerted);
    assert!(!table.kept.contains_key("zzz"), "nobody could forget it");
}

/// Puts received games on the table, one after the other, beginning at a time.
fn send(table: &mut Table, time: u64, names: impl Iterator<Item = String>) -> Vec<u64> {
    let mut ids = Vec::new();
    for (time, name) in (time..).zip(names) {
        table.session.tell_time(time);
        let record = format!("[Rules \"yote-traditional\"]\n[First \"{name}\"]\n\n1. c3 d3\n");
        table.handle(Event::Load(record));
        ids.push(table.session.id());
    }
    ids
}

#[test]
fn keeps_50_imported_games_and_all_continued_ones() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.session.tell_time(1);
    table.press("c3 d3");
    let own = table.session.id();
    let played = send(&mut table, 1000, ["Ama".to_owned()].into_iter())[0];
    table.press("e3");
    let sent = send(&mut table, 2000, (0..60).map(|number| format!("Kofi {number}")));
    let (gone, left) = sent.split_at(60 - GameSummary::AS_THEY_CAME);
    assert!(gone.iter().all(|id| !is_kept(&table, *id)), "the oldest leave");
    assert!(left.iter().all(|id| is_kept(&table, *id)), "the others stay");
    assert!(is_kept(&table, own) && is_kept(&table, played), "what was played stays");
    // The same when the page is opened again.
    let mut again = again(&table);
    let next = send(&mut again, 9000, ["Esi".to_owned()].into_iter())[0];
    assert!(!is_kept(&again, left[0]) && is_kept(&again, left[1]) && is_kept(&again, next));
    assert!(is_kept(&again, own) && is_kept(&again, played));
}

/// The storage and the warnings of some effects.
fn kept_and_warned(effects: Vec<Effect>) -> (Vec<(String, Option<String>)>, Vec<String>) {
    let (mut kept, mut warned) = (Vec::new(), Vec::new());
    for effect in effects {
        match effect {
            Effect::Save { name, text } => kept.push((name, text)),
            Effect::Warn(words) => warned.push(words),
            _ => {}
        }
    }
    (kept, warned)
}

#[test]
fn damaged_game_that_was_left_is_reported_as_damaged_alone() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let (name, text) = on_table(table.press("c3 d3"));
    for wrecked in [&text[..text.len() / 2], "", &text.replace("d3", "d2")] {
        table.kept.insert(name.clone(), wrecked.to_owned());
        for order in [[&*name, "current"], ["current", &*name]] {
            let mut next = Table::new("yote-traditional", PERSONS);
            let load = |name: &str| {
                let (name, text) = (name.to_owned(), table.kept[name].clone());
                next.session.handle(Event::StorageLoaded { name, text })
            };
            let (_, told) = kept_and_warned(order.into_iter().flat_map(load).collect());
            assert!(matches!(&told[..], [told] if told.contains("is damaged")), "{told:?}");
            let resume = Event::SavedGames(SavedGamesCommand::Resume);
            assert_eq!(kept_and_warned(next.session.handle(resume)).1, [""; 0]);
        }
    }
}

#[test]
fn game_damaged_since_it_was_listed_is_quarantined_when_it_is_opened() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let (name, text) = on_table(table.press("c3"));
    let id = table.session.id();
    crate::keeping::new_game(&mut table, "choko-ludens", 3);
    let open = || Event::SavedGames(SavedGamesCommand::Open(id));
    let wrecked = format!("{text}x");
    table.session.handle(elsewhere(&name, &wrecked));
    let (kept, warned) = kept_and_warned(table.session.handle(open()));
    assert!(matches!(&warned[..], [told] if told.contains("is damaged")), "{warned:?}");
    assert_eq!(kept, [(format!("damaged-{name}"), Some(wrecked.clone())), (name.clone(), None)]);
    assert_eq!(table.session.damaged().count(), 1);
    let (kept, warned) = kept_and_warned(table.session.handle(open()));
    assert!(kept.is_empty() && warned[0].contains("not here any more"), "{warned:?}");
    table.session.handle(elsewhere(&name, &wrecked));
    table.session.handle(elsewhere(&name, &text));
    table.handle(open());
    assert_eq!(table.session.id(), id, "the other window has mended it");
}
