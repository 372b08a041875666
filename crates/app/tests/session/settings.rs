//! Settings: pieces and their names, sounds, confirmation.

use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{Event, Level, Piece, PieceSet, Player, Settings, SoundCue};

use crate::table::{PERSONS, Table};

/// The first side can capture d3 from c3.
const CAPTURE: &str = "i5/6/2oi2/6/o4i o 4/4 - 0";

#[test]
fn piece_sets_follow_the_source() {
    let pairs = [
        ("yote-traditional", PieceSet::Pebbles),
        ("yote-ludens", PieceSet::Pebbles),
        ("wali-ludens", PieceSet::Pebbles),
        ("bolotondou-ludens", PieceSet::Pebbles),
        ("choko-traditional", PieceSet::Sticks),
        ("choko-ludens", PieceSet::Sticks),
        ("yote-ludos", PieceSet::Camels),
        ("choko-ludos", PieceSet::Camels),
    ];
    for (key, set) in pairs {
        assert_eq!(Table::new(key, PERSONS).scene().set, set, "{key}");
    }
    let books: Vec<&str> = Ruleset::ALL.iter().map(|rules| rules.book().key).collect();
    assert!(books.iter().all(|key| pairs.iter().any(|pair| pair.0 == *key)), "{books:?}");
}

#[test]
fn messages_name_the_shown_piece_set() {
    let mut table = Table::new("choko-traditional", PERSONS);
    table.press("c3");
    assert!(table.status().starts_with("Short sticks to play"), "{}", table.status());
    assert_eq!(table.hole("c3").name, "c3, long stick");
    table.prefer("set", "camels");
    assert!(table.status().starts_with("Dark camels to play"), "{}", table.status());
    assert_eq!(table.hole("c3").name, "c3, light camel");
    assert_eq!(table.scene().set, PieceSet::Camels);
    table.prefer("set", "rulebook");
    assert_eq!(table.hole("c3").name, "c3, long stick");
    // Another game on the table has other pieces, unless some are preferred.
    table.handle(Event::Load("yote-ludos".to_owned()));
    assert!(table.status().starts_with("Light camels to play"), "{}", table.status());
    table.prefer("set", "pebbles").handle(Event::Load("choko-ludos".to_owned()));
    assert!(table.status().starts_with("Pebbles to play"), "{}", table.status());
}

#[test]
fn settings_round_trip() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.prefer("theme", "night").prefer("theme", "no such theme").prefer("volume", "20");
    let (name, text) = ("settings".to_owned(), table.kept["settings"].clone());
    let mut later = Table::new("yote-traditional", PERSONS);
    later.handle(Event::StorageLoaded { name, text });
    assert_eq!(later.session.settings(), table.session.settings());
    assert_eq!(later.session.settings().value("theme"), "night");
    let none = Settings::default();
    let (name, text) = ("settings".to_owned(), "\u{0} theme".to_owned());
    later.kept.insert(name.clone(), text.clone());
    later.handle(Event::StorageLoaded { name, text });
    assert_eq!(later.session.settings().theme, none.theme);
}

#[test]
fn every_action_has_one_sound() {
    let mut table = Table::at("yote-traditional", CAPTURE);
    table.press("c3");
    assert_eq!(table.heard(), [], "a selection makes no sound");
    table.press("e3");
    assert_eq!(table.heard(), [SoundCue::Leapt(Piece::Pebble)]);
    table.press("a5");
    assert_eq!(table.heard(), [SoundCue::Taken(Piece::Stick)]);
    table.press("b2");
    assert_eq!(table.heard(), [SoundCue::Placed(Piece::Stick)]);
    table.press("e3 e4");
    assert_eq!(table.heard(), [SoundCue::Stepped(Piece::Pebble)]);
    table.press("b2 c3");
    assert_eq!(table.heard(), [SoundCue::Wrong]);
    table.handle(Event::Undo).handle(Event::Redo);
    assert_eq!(table.heard(), [SoundCue::Back, SoundCue::Back]);
    table.handle(Event::Undo).handle(Event::Cancel);
    assert_eq!(table.heard(), [SoundCue::Back]);
}

#[test]
fn end_of_the_game_has_one_sound() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/o5 o 4/0 - 0");
    table.press("c3 e3");
    assert_eq!(table.heard(), [SoundCue::Over]);
    table.press("a5");
    assert_eq!(table.heard(), [SoundCue::Wrong]);
}

#[test]
fn computer_actions_have_sounds() {
    let level = Player::Computer(Level::new(1).expect("a level"));
    let mut table = Table::new("choko-traditional", BySide::new(level, Player::Person));
    table.answer();
    assert_eq!(table.heard(), [SoundCue::Placed(Piece::LongStick)]);
}

#[test]
fn muted_session_has_no_sounds() {
    for (name, value) in [("mute", "yes"), ("volume", "0")] {
        let mut table = Table::at("yote-traditional", CAPTURE);
        table.prefer(name, value).press("c3 e3 a5 a5").handle(Event::Undo);
        assert_eq!(table.heard(), [], "{name} {value}");
    }
}

#[test]
fn a_confirmed_action_is_shown_first() {
    let mut table = Table::at("yote-traditional", CAPTURE);
    let before = table.position();
    table.prefer("confirm", "yes").press("c3 e3");
    assert_eq!(table.position(), before);
    assert_eq!(table.announced, "Leap from c3 to e3? Choose it again to play it.");
    assert_eq!(table.hole("e3").name, "e3, empty, chosen; again to play it");
    assert_eq!(table.scene().chosen, Some("e3".parse().expect("a cell")));
    assert_eq!(table.scene().choices[0].label, "Play it");
    assert!(table.hole("c3").is_selected, "and can still go elsewhere");
    table.press("c4");
    assert_eq!((table.position(), table.scene().chosen.is_some()), (before.clone(), true));
    table.press("d4");
    assert_eq!((table.position(), table.scene().chosen), (before, None), "a refusal");
    table.press("e3 e3");
    assert_eq!(table.position(), "i5/6/4o1/6/o4i o 4/4 take:1 0");
    table.press("a5");
    let play = table.scene().choices[0].action;
    table.handle(Event::Act(play));
    assert_eq!(table.position(), "6/6/4o1/6/o4i i 4/4 - 0");
    table.press("b2").handle(Event::Cancel);
    assert_eq!(table.scene().chosen, None);
    table.press("b2").prefer("confirm", "no");
    assert_eq!((table.scene().chosen, table.hole("b2").piece), (None, None));
}

#[test]
fn computer_actions_need_no_confirmation() {
    let level = Player::Computer(Level::new(1).expect("a level"));
    let mut table = Table::new("yote-traditional", BySide::new(Player::Person, level));
    table.prefer("confirm", "yes").press("c3 c3").answer();
    assert_eq!(table.heard().len(), 2);
}
