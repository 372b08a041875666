//! Damage by a failing disk: ten thousand times one stored text is damaged, a little or much, and the page
//! opens.

use std::collections::BTreeMap;

use sandgrid_app::learn::{Mark, Progress};
use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{Event, GameSetup, LearnCommand, Level, Player, SavedGamesCommand, fnv1a};
use sandgrid_tests::{Chance, damaged};

use crate::table::{PERSONS, Table};

/// Games of four rulebooks, one of them ended and counted, with what else is kept besides.
fn kept() -> BTreeMap<String, String> {
    let mut table = Table::new("yote-ludos", PERSONS);
    let computer = Player::Computer(Level::ALL[0]);
    for (at, key) in
        ["yote-ludos", "choko-ludens", "wali-ludens", "bolotondou-ludens"].iter().enumerate()
    {
        let rules = Ruleset::find(key).expect("a known key");
        let players = if at == 0 { BySide::new(Player::Person, computer) } else { PERSONS };
        let seed = 1000 + at as u64;
        table.handle(Event::New(GameSetup { rules, players, seed }));
        let mut chance = Chance::of(seed);
        for _ in 0..14 {
            let actions: Vec<_> = table.session.game().actions().into_iter().collect();
            let action = chance.pick(&actions);
            table.act(&action.to_string()).answer();
        }
        if at == 0 {
            table.handle(Event::Resign);
        }
    }
    table.prefer("volume", "30");
    let mut progress = Progress::default();
    progress.complete_step("yote", 3);
    progress.record_mark("3f9a2c", Mark::Solved);
    table.kept.insert("learning".to_owned(), progress.to_string());
    table.handle(Event::Learn(LearnCommand::AddPupil("Ama".to_owned())));
    table.kept.insert(format!("pupil-{:x}", fnv1a("Ama")), progress.to_string());
    table.kept
}

/// The text with some of its bytes flipped, its end cut off, or another text in its place.
fn wrecked(text: &str, others: &BTreeMap<String, String>, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    match chance.below(4) {
        0 => bytes.truncate(chance.below(bytes.len())),
        1 => {
            let others: Vec<&String> = others.values().collect();
            return chance.pick(&others).clone();
        }
        _ => {
            for _ in 0..=chance.below(8) {
                let at = chance.below(bytes.len());
                bytes[at] ^= 1 << chance.below(8);
            }
        }
    }
    // A browser gives whatever is no text as such.
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_text_leaves_others_intact() {
    let sound = kept();
    let games = sound.keys().filter(|name| name.starts_with("game-")).count();
    assert!(games == 4 && sound.len() == 10, "{:?}", sound.keys());
    let names: Vec<&String> = sound.keys().collect();
    let mut chance = Chance::of(8);
    let (mut read, mut aside) = (0, 0);
    for round in 0..10_000 {
        let name = chance.pick(&names);
        let text = wrecked(&sound[name], &sound, &mut chance);
        let mut table = Table::new("yote-traditional", PERSONS);
        table.kept = sound.clone();
        table.kept.insert(name.clone(), text.clone());
        let mut told = 0;
        for (name, text) in table.kept.clone() {
            table.handle(Event::StorageLoaded { name, text });
            told += usize::from(!table.alerted.is_empty());
        }
        let what = format!("round {round}, {name}: {text:?}");
        for (other, text) in sound.iter().filter(|(other, _)| *other != name) {
            assert_eq!(table.kept.get(other), Some(text), "{what}: {other} is lost");
        }
        let put_aside = table.kept.get(&format!("damaged-{name}")) == Some(&text);
        // Readable settings are saved in place of the damaged ones.
        let is_there = table.kept.get(name).is_some_and(|it| name != "settings" || *it == text);
        assert!(put_aside != is_there, "{what}: it is there, or put aside");
        assert_eq!(told, usize::from(put_aside), "{what}: it is told once");
        // In place of a game may stand another one, but nothing that was never kept.
        let is_ours = sound.values().any(|other| *other == text);
        // Settings without anything that is left of a seal are read as those that never had one.
        let is_known = is_ours || name == "settings";
        assert!(put_aside || is_known, "{what}: taken for good");
        (read, aside) = (read + usize::from(!put_aside), aside + usize::from(put_aside));
        // Another game begins, in every state of the table.
        table
            .handle(Event::SavedGames(SavedGamesCommand::Resume))
            .handle(Event::Undo)
            .handle(Event::Redo);
        let rules = Ruleset::ALL[round % Ruleset::ALL.len()];
        table.handle(Event::New(GameSetup { rules, players: PERSONS, seed: 7 })).press("c3");
        assert_eq!(table.session.game().played().count(), 1, "{what}: one plays on");
    }
    assert!(read > 500 && aside > 500, "{read} were read, {aside} put aside");
}

#[test]
fn no_little_damage_of_any_text_is_taken_for_good() {
    let sound = kept();
    let names: Vec<&String> = sound.keys().collect();
    let mut chance = Chance::of(9);
    for round in 0..10_000 {
        let name = names[round % names.len()];
        let text = damaged(&sound[name], &mut chance);
        let mut table = Table::new("yote-traditional", PERSONS);
        table.kept.insert(name.clone(), text.clone());
        table.handle(Event::StorageLoaded { name: name.clone(), text: text.clone() });
        let what = format!("round {round}, {name}: {text:?}");
        assert_eq!(table.kept.get(&format!("damaged-{name}")), Some(&text), "{what}");
        assert!(table.alerted.contains("damaged"), "{what}: it is told");
        let left = table.kept.get(name);
        assert!(left.is_none() || name == "settings", "{what}: it is gone from its place");
        assert_eq!(table.session.saved_games().len() + table.session.results().len(), 0, "{what}");
        table.handle(Event::SavedGames(SavedGamesCommand::Resume)).press("c3");
        assert_eq!(table.session.game().played().count(), 1, "{what}: one plays on");
    }
}

#[test]
fn damaged_settings_keep_their_readable_lines() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.prefer("language", "fr").prefer("scan", "yes").prefer("volume", "30");
    let before = table.session.settings().clone();
    let text = table.kept["settings"].replace("volume 30", "volume 3x");
    let mut next = Table::new("yote-traditional", PERSONS);
    next.kept.insert("settings".to_owned(), text.clone());
    next.handle(Event::StorageLoaded { name: "settings".to_owned(), text: text.clone() });
    assert_eq!(next.kept["damaged-settings"], text);
    for name in ["language", "scan", "theme"] {
        assert_eq!(next.session.settings().value(name), before.value(name), "{name}");
    }
    let none = Table::new("yote-traditional", PERSONS).session.settings().value("volume");
    assert_eq!(next.session.settings().value("volume"), none);
    let mended = next.kept["settings"].clone();
    next.handle(Event::StorageLoaded { name: "settings".to_owned(), text: mended });
    assert_eq!(next.alerted, "", "it is told once");
}
