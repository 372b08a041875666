//! Persistence: saving and loading.

use sandgrid_tests::sealed;
use std::collections::{BTreeMap, BTreeSet};

use sandgrid_app::learn::Progress;
use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{
    SavedYeboGame, SeatPlan, TableCommand, YeboEffect, YeboEvent, YeboSession,
};
use sandgrid_tests::{Chance, damaged};

use crate::table::{COMPUTER, PERSON, Table, english};

/// The body below an envelope.
pub(crate) fn below(text: &str) -> &str {
    text.splitn(3, '\n').nth(2).expect("it has a seal")
}

/// A session as a page finds it that opens where that game was stored.
fn kept(text: &str) -> YeboEvent {
    YeboEvent::StorageLoaded(vec![("yebo".to_owned(), text.to_owned())])
}

/// The same for a record.
fn kept_record(record: &str) -> YeboEvent {
    kept(&sealed("yebo", record))
}

#[test]
fn saved_yebo_game_resumes_unchanged() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 11);
    for _ in 0..40 {
        assert!(table.step());
    }
    table.settle();
    let (name, text) = table.kept.last().cloned().expect("it is kept after each act");
    assert_eq!(name, "yebo");
    let text = text.expect("there is a game");
    assert!(text.starts_with("sandgrid yebo 2\nsum "), "{text}");
    assert_eq!(below(&text), table.session.record());
    let mut again = YeboSession::new(SeatPlan::first(), HouseRules::default(), 0, english());
    again.handle(kept(&text));
    assert_eq!(again.record(), table.session.record());
    let (mut was, mut is) = (table.scene(), again.scene());
    for scene in [&mut was, &mut is] {
        scene.claim = None;
    }
    assert_eq!(is, was);
}

#[test]
fn open_score_is_restored() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 11);
    table.settle();
    while !table.scene().scored {
        assert!(table.step());
        table.settle();
    }
    let text = table.session.record();
    let mut again = YeboSession::new(SeatPlan::first(), HouseRules::default(), 0, english());
    again.handle(kept_record(&text));
    assert!(again.scene().scored, "nobody has dealt again meanwhile");
    assert_eq!(again.record(), text);
}

#[test]
fn storage_failure_is_reported_once_at_yebo() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 11);
    let told = |table: &Table| {
        table.said.iter().filter(|said| said.starts_with("This browser keeps nothing")).count()
    };
    table.handle(YeboEvent::StorageFailed);
    assert_eq!(told(&table), 1);
    let notice = table.scene().notice.expect("it is seen, too");
    assert!(notice.words.starts_with("This browser keeps nothing"), "{}", notice.words);
    let before = table.session.record();
    for _ in 0..10 {
        assert!(table.step(), "the game goes on");
        table.handle(YeboEvent::StorageFailed);
    }
    assert_ne!(table.session.record(), before);
    let game = table.session.record();
    table.handle(YeboEvent::Load(game));
    table.handle(YeboEvent::StorageFailed);
    assert_eq!(told(&table), 1, "once is enough");
    table.session.speak(english());
    for _ in 0..2 {
        table.handle(YeboEvent::StorageFailed);
        assert_eq!(told(&table), 2, "another language has removed the warning");
    }
}

#[test]
fn missing_language_is_reported_each_time() {
    let mut table = Table::new(&[PERSON, COMPUTER], 11);
    for _ in 0..2 {
        table.said.clear();
        table.handle(YeboEvent::LocaleNotLoaded);
        assert!(table.said.iter().any(|it| it.starts_with("The words of this language")));
        let notice = table.scene().notice.expect("it is seen, too");
        assert!(notice.words.starts_with("The words of this language"), "{}", notice.words);
    }
}

#[test]
fn damaged_yebo_games_are_quarantined_and_reported_once() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    table.handle(kept("[Game \"yebo\"]\n[Seats \"2\"]"));
    let aside = ("damaged-yebo".to_owned(), Some("[Game \"yebo\"]\n[Seats \"2\"]".to_owned()));
    assert!(table.kept.contains(&aside));
    let told = |said: &&String| said.starts_with("Something that was kept here cannot be read");
    assert_eq!(table.said.iter().filter(told).count(), 1);
    let (name, text) = table.kept.last().expect("something was kept");
    assert_eq!(name, "yebo");
    assert!(text.as_deref().is_some_and(|text| below(text).parse::<SavedYeboGame>().is_ok()));
}

#[test]
fn unreadable_record_changes_nothing() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let before = table.session.record();
    for text in ["", "hello", &format!("{before}A discard P10\n")] {
        table.handle(YeboEvent::Load(text.to_owned()));
        assert!(table.scene().notice.is_some());
        assert_eq!(table.session.record(), before);
    }
    let lines = before.lines().count() + 1;
    for (act, named) in [
        ("jump", format!("line {lines}, character 3, at “jump”.")),
        ("score", format!("line {lines}, character 3, at “score”. ")),
    ] {
        table.handle(YeboEvent::Load(format!("{before}A {act}\n")));
        let words = table.scene().notice.expect("it is told").words;
        assert!(words.contains(&named), "{words}");
    }
    table.handle(YeboEvent::Load(before.replace("[Seed \"2\"]", "[Seed \"3\"]")));
    assert!(table.session.record().contains("[Seed \"3\"]"));
    assert_eq!(table.scene().notice, None);
}

#[test]
fn oversized_texts_are_rejected_unread() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let record = table.session.record();
    // Empty lines say nothing, and would be passed over.
    let longest = format!("{record}{}", "\n".repeat(SavedYeboGame::LONGEST - record.len()));
    assert!(longest.parse::<SavedYeboGame>().is_ok());
    table.handle(YeboEvent::Load(longest.clone()));
    assert_eq!(table.scene().notice, None);
    table.handle(YeboEvent::Load(longest + "\n"));
    let words = table.scene().notice.map(|notice| notice.words);
    let said = "This is longer than any game of Yebo: it has more than a million characters.";
    assert_eq!(words.as_deref(), Some(said));
    assert_eq!(table.session.record(), record);
}

#[test]
fn yebo_settings_are_saved_with_the_others() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    table.handle(YeboEvent::SetSettings("theme night\nyebo-claim 30\nvoice loud\n".to_owned()));
    let (name, text) = table.kept.last().cloned().expect("something was kept");
    assert_eq!(name, "settings");
    let text = text.expect("there are settings");
    for line in ["theme night", "yebo-claim 30", "voice loud"] {
        assert!(text.lines().any(|kept| kept == line), "{line}");
    }
}

#[test]
fn quarantined_game_is_restored_once_readable() {
    let mut before = Table::new(&[PERSON, COMPUTER], 11);
    assert!(before.step());
    let (_, text) = before.kept.last().cloned().expect("it is kept after each act");
    let text = text.expect("there is a game");
    let present = sealed("yebo", &Table::new(&[PERSON, COMPUTER], 12).session.record());
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let aside = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let found = [
        aside("damaged-yebo", &text),
        aside("damaged-yebo-1f", &text),
        aside("damaged-yebo-2f", "sandgrid yebo 3\n"),
    ];
    // As the page finds them: what is no game comes first.
    table.handle(YeboEvent::StorageLoaded(found.to_vec()));
    table.handle(YeboEvent::StorageLoaded(vec![aside("yebo", &present)]));
    let shelf = shelf(&[&table]);
    assert_eq!(shelf.values().filter(|kept| **kept == text).count(), 2, "{shelf:?}");
    assert!(shelf.contains_key("yebo-1f"), "its own place is free");
    assert_eq!(table.session.others().len(), 2, "the one on the table is as it was");
    let gone = |name: &str| table.kept.contains(&(name.to_owned(), None));
    assert!(gone("damaged-yebo") && gone("damaged-yebo-1f") && !gone("damaged-yebo-2f"));
}

/// The last stored texts, by name.
pub(crate) fn shelf(tables: &[&Table]) -> BTreeMap<String, String> {
    let mut shelf = BTreeMap::new();
    for (name, text) in tables.iter().flat_map(|table| &table.kept) {
        match text {
            Some(text) => shelf.insert(name.clone(), text.clone()),
            None => shelf.remove(name),
        };
    }
    shelf.retain(|name, _| name.starts_with("yebo"));
    shelf
}

/// Tells one window what the other has kept since.
fn tell(table: &mut Table, other: &Table, since: usize, number: u64) {
    for (name, text) in other.kept[since..].iter().cloned() {
        table.handle(YeboEvent::StorageChanged { name, text, number });
    }
}

/// Two windows with one game, in which a person is asked to draw or to discard.
fn two_windows() -> [Table; 2] {
    let mut here = Table::new(&[PERSON, COMPUTER], 11);
    while here.game().acts().len() < 12 || here.scene().offers.is_empty() {
        assert!(here.step());
        here.settle();
    }
    let mut there = Table::new(&[PERSON, COMPUTER], 1);
    there.handle(kept_record(&here.session.record()));
    there.settle();
    here.kept.clear();
    there.kept.clear();
    [here, there]
}

/// The same after something was done in each: the first was quicker.
pub(crate) fn parted() -> [Table; 2] {
    let [mut here, mut there] = two_windows();
    assert!(here.step());
    here.settle();
    let before = there.session.record();
    assert_ne!(here.session.record(), before, "something is done");
    tell(&mut there, &here, 0, 0x1f);
    assert_eq!(there.session.record(), before, "nothing moves under the finger");
    assert_eq!(there.kept, [], "nothing is done there yet");
    there.handle(YeboEvent::Do(TableCommand::Undo));
    for _ in 0..3 {
        assert!(there.step());
    }
    there.settle();
    [here, there]
}

#[test]
fn two_windows_with_one_game_fork_it() {
    let [mut here, there] = parted();
    let (theirs, ours) = (here.session.record(), there.session.record());
    tell(&mut here, &there, 0, 0x2f);
    let both = shelf(&[&here, &there]);
    assert_eq!(below(&both["yebo"]), theirs, "what was played there stays");
    assert_eq!(below(&both["yebo-1f"]), ours, "and so does this");
    assert_eq!((below(&both["yebo-current"]), both.len()), ("yebo-1f", 3));
    here.step();
    let record = here.session.record();
    assert_eq!(below(&shelf(&[&here, &there])["yebo"]), record, "it stays in its place");
    for (table, other) in [(&here, "yebo-1f"), (&there, "yebo")] {
        let others = table.session.others();
        assert_eq!(others.len(), 1);
        assert_eq!(others[0].place.to_string(), other);
        assert_eq!(others[0].names, "You and Bheki");
    }
}

#[test]
fn both_games_are_restored() {
    let [here, there] = parted();
    let mut again = Table::new(&[PERSON, COMPUTER], 2);
    again.handle(YeboEvent::StorageLoaded(shelf(&[&here, &there]).into_iter().collect()));
    assert_eq!(again.session.record(), there.session.record(), "it was on the table last");
    let other = again.session.others()[0].place;
    again.handle(YeboEvent::Open(other));
    assert_eq!(again.session.record(), here.session.record());
    let other = again.session.others()[0].place;
    again.handle(YeboEvent::Forget(other));
    assert!(again.session.others().is_empty());
    assert_eq!(again.kept.last(), Some(&("yebo-1f".to_owned(), None)));
    again.handle(YeboEvent::Forget("yebo".parse().expect("it is a place")));
    assert!(!again.kept.contains(&("yebo".to_owned(), None)), "it lies on the table");
}

#[test]
fn onlookers_save_nothing() {
    let [mut here, mut there] = two_windows();
    assert!(here.step());
    tell(&mut there, &here, 0, 0x1f);
    // The same act there is no other game.
    assert!(there.step());
    assert_eq!(there.session.record(), here.session.record());
    assert_eq!(there.kept, []);
    let nonsense = YeboEvent::StorageChanged {
        name: "yebo-2f".to_owned(),
        text: Some("nonsense".to_owned()),
        number: 3,
    };
    there.handle(nonsense);
    let forgotten = YeboEvent::StorageChanged { name: "yebo".to_owned(), text: None, number: 4 };
    there.handle(forgotten);
    assert!(there.session.others().is_empty());
    assert!(there.step());
    assert_eq!(below(&shelf(&[&there])["yebo-1f"]), there.session.record());
}

#[test]
fn progress_of_another_window_is_merged() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let text = sealed("learning", "lesson yebo 4\n");
    for text in [text.as_str(), "nonsense"] {
        let (name, text) = ("learning".to_owned(), Some(text.to_owned()));
        table.handle(YeboEvent::StorageChanged { name, text, number: 1 });
    }
    assert_eq!(table.session.learned().0.count(), 4);
    assert!(table.kept.iter().all(|(name, _)| !name.starts_with("damaged")));
}

#[test]
fn a_damaged_game_takes_no_other_along() {
    let game = Table::new(&[PERSON, COMPUTER], 11).session.record();
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let (sound, current) = (sealed("yebo", &game), sealed("yebo-current", "yebo"));
    let texts =
        [("yebo", "nonsense"), ("yebo-1f", &sound), ("yebo-current", &current), ("yebo-x", "?")];
    let texts = texts.map(|(name, text)| (name.to_owned(), text.to_owned()));
    table.handle(YeboEvent::StorageLoaded(texts.to_vec()));
    assert_eq!(table.session.record(), game);
    assert!(table.kept.contains(&("damaged-yebo".to_owned(), Some("nonsense".to_owned()))));
    assert!(table.kept.contains(&("yebo".to_owned(), None)));
    assert!(table.scene().notice.is_some());
}

#[test]
fn no_little_damage_of_any_text_is_taken_for_good() {
    let [here, mut there] = parted();
    there.handle(YeboEvent::SetSettings("yebo-claim 30\n".to_owned()));
    let mut sound = shelf(&[&here, &there]);
    let mut progress = Progress::default();
    progress.complete_step("yebo", 3);
    sound.insert("learning".to_owned(), progress.to_string());
    let settings = there.kept.iter().rfind(|(name, _)| name == "settings");
    sound.extend(settings.map(|(name, text)| (name.clone(), text.clone().expect("a text"))));
    let names: Vec<&String> = sound.keys().collect();
    assert_eq!(names, ["learning", "settings", "yebo", "yebo-1f", "yebo-current"]);
    let (mut chance, language) = (Chance::of(10), english());
    for round in 0..10_000 {
        let name = names[round % names.len()];
        let text = damaged(&sound[name], &mut chance);
        let mut session = YeboSession::new(SeatPlan::first(), HouseRules::default(), 7, language);
        let before = session.record();
        let effects = session.handle(YeboEvent::StorageLoaded(vec![(name.clone(), text.clone())]));
        let what = format!("round {round}, {name}: {text:?}");
        let aside = (format!("damaged-{name}"), Some(text));
        let mut kept = effects.iter().filter_map(|effect| match effect {
            YeboEffect::Save { name, text } => Some((name.clone(), text.clone())),
            _ => None,
        });
        assert_eq!(kept.next(), Some(aside), "{what}");
        assert_eq!(kept.next(), Some((name.clone(), None)), "{what}: it is gone from its place");
        let told = |effect: &&YeboEffect| matches!(effect, YeboEffect::Alert(_));
        assert_eq!(effects.iter().filter(told).count(), 1, "{what}: it is told once");
        assert_eq!(
            (session.record(), session.learned().0.count()),
            (before, 0),
            "{what}: one plays on"
        );
    }
}

#[test]
fn texts_without_a_checksum_are_quarantined() {
    let game = Table::new(&[PERSON, COMPUTER], 11).session.record();
    for (name, text) in
        [("yebo-1f", game.as_str()), ("yebo-current", "yebo-1f"), ("settings", "theme night\n")]
    {
        let mut table = Table::new(&[PERSON, COMPUTER], 2);
        let before = table.session.record();
        table.handle(YeboEvent::StorageLoaded(vec![(name.to_owned(), text.to_owned())]));
        assert_eq!(table.session.record(), before, "{name}");
        assert!(table.kept.contains(&(format!("damaged-{name}"), Some(text.to_owned()))), "{name}");
    }
}

#[test]
fn enveloped_backups_are_imported() {
    let mut game = Table::new(&[PERSON, COMPUTER], 11);
    game.step();
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let (name, sealed) = shelf(&[&game]).pop_first().expect("it is kept");
    assert_eq!(name, "yebo");
    table.handle(YeboEvent::Load(sealed.replace("Seed \"11\"", "Seed \"12\"")));
    assert!(table.scene().notice.is_some(), "it is no longer what was kept");
    table.handle(YeboEvent::Load(sealed));
    assert_eq!(table.session.record(), game.session.record());
}

#[test]
fn keeps_20_finished_games_and_all_open_ones() {
    let [mut here, mut there] = parted();
    tell(&mut there, &here, 0, 3);
    let goes_on = below(&shelf(&[&here])["yebo"]).to_owned();
    let mut over = Table::new(&[COMPUTER, COMPUTER], 5);
    while over.step() {}
    let ended = over.session.record();
    let mut texts =
        vec![("yebo".to_owned(), goes_on), ("yebo-1f".to_owned(), there.session.record())];
    texts.extend((0x100..0x118).map(|number| (format!("yebo-{number:x}"), ended.clone())));
    let mut texts: Vec<(String, String)> =
        texts.into_iter().map(|(name, record)| (name, sealed("yebo", &record))).collect();
    texts.push(("yebo-current".to_owned(), sealed("yebo-current", "yebo-1f")));
    here.handle(YeboEvent::StorageLoaded(texts));
    assert_eq!(here.session.others().len(), 25, "nothing leaves as the page opens");
    here.kept.clear();
    let other = ("yebo-1f".to_owned(), Some(sealed("yebo", &over.session.record())));
    here.handle(YeboEvent::StorageChanged { name: other.0, text: other.1, number: 0x200 });
    assert!(here.step());
    let (kept, gone): (Vec<_>, Vec<_>) = here.kept.iter().partition(|(_, text)| text.is_some());
    let [kept, gone] =
        [kept, gone].map(|of| of.iter().map(|(name, _)| &**name).collect::<Vec<_>>());
    assert_eq!(gone, ["yebo-1f", "yebo-100", "yebo-101", "yebo-102", "yebo-103"]);
    assert!(here.kept[..gone.len()].iter().all(|(_, text)| text.is_none()), "they make room first");
    assert_eq!(kept[..2], ["yebo-200", "yebo-current"], "what is named is kept already");
    assert!(here.session.others().iter().any(|other| other.place.to_string() == "yebo"));
}

#[test]
fn import_keeps_the_current_game() {
    let mut table = Table::new(&[PERSON, COMPUTER], 11);
    for _ in 0..12 {
        assert!(table.step());
    }
    let own = table.session.record();
    let mut sent = Table::new(&[PERSON, COMPUTER], 2);
    assert!(sent.step());
    let sent = sent.session.record();
    table.handle(YeboEvent::Load(sent.clone()));
    assert_eq!(table.session.record(), sent);
    assert_eq!(below(&shelf(&[&table])["yebo"]), own);
    let [place, ..] = table.session.storage_names();
    assert_eq!(below(&shelf(&[&table])[&place]), sent);
    // Turns that were played on in it stay when it is received again.
    table.settle();
    for _ in 0..8 {
        assert!(table.step());
    }
    let played = table.session.record();
    table.handle(YeboEvent::Load(sent.clone()));
    table.settle();
    assert!(table.step());
    let shelf = shelf(&[&table]);
    assert_eq!([below(&shelf["yebo"]), below(&shelf[&place])], [&*own, &*played]);
    assert_eq!(table.session.others().len(), 2);
}

#[test]
fn keeps_20_imported_games_until_continued() {
    let mut table = Table::new(&[PERSON, COMPUTER], 11);
    assert!(table.step());
    let own = table.session.record();
    for seed in 100..130 {
        let mut sent = Table::new(&[PERSON, COMPUTER], seed);
        assert!(sent.step());
        table.handle(YeboEvent::Load(sent.session.record()));
    }
    assert_eq!(table.session.others().len(), 21);
    assert_eq!(below(&shelf(&[&table])["yebo"]), own);
}

#[test]
fn import_replaces_an_untouched_game() {
    let mut table = Table::new(&[PERSON, COMPUTER], 11);
    let mut sent = Table::new(&[PERSON, COMPUTER], 2);
    assert!(sent.step());
    table.handle(YeboEvent::Load(sent.session.record()));
    let [place, ..] = table.session.storage_names();
    let shelf = shelf(&[&table]);
    let names: BTreeSet<&str> = shelf.keys().map(AsRef::as_ref).collect();
    assert_eq!(names, BTreeSet::from([&*place, "yebo-current"]));
    assert!(table.session.others().is_empty());
}

#[test]
fn text_of_a_later_version_is_quarantined_before_a_write() {
    let [mut here, _] = parted();
    for name in ["yebo", "settings", "learning"] {
        let text = Some(format!("sandgrid {name} 9\nsum 0000000000000000\nx"));
        here.handle(YeboEvent::StorageChanged { name: name.to_owned(), text, number: 0x77 });
    }
    assert_eq!(here.held, ["yebo", "settings", "learning"]);
    here.kept.clear();
    assert!(here.step());
    assert!(here.kept.iter().all(|(name, _)| name != "yebo"), "{:?}", here.kept);
}
