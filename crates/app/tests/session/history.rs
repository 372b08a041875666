//! Undo, redo, the computer as a player, and games that come as text.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Effect, EngineResponse, Event, Level, Player, ResponseBody};

use crate::table::{PERSONS, Table};

const AGAINST: BySide<Player> = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
const BEHIND: BySide<Player> = BySide::new(Player::Computer(Level::ALL[0]), Player::Person);
const WATCHED: BySide<Player> =
    BySide::new(Player::Computer(Level::ALL[0]), Player::Computer(Level::ALL[0]));

#[test]
fn undo_between_persons_takes_one_action() {
    let mut table = Table::new("yote-traditional", PERSONS);
    assert!(!table.scene().can_undo && !table.scene().can_redo);
    table.press("c3 d3 a1 b1 c3 e3 b1");
    let end = table.position();
    table.handle(Event::Undo);
    assert_eq!(table.status(), "Pebbles: take one more stick.");
    assert_eq!(table.shown, "Taken back: pebbles take the stick on b1.", "both see it");
    assert_eq!(table.announced, table.status(), "the notice does not repeat the status");
    table.handle(Event::Undo);
    assert_eq!(table.status(), "Pebbles to play: place a piece, or move one.");
    table.handle(Event::Redo);
    assert_eq!(table.announced, "Pebbles leap from c3 over d3 to e3. Take one more stick.");
    table.handle(Event::Redo);
    assert_eq!(table.position(), end);
    assert!(!table.scene().can_redo);
    for _ in 0..6 {
        table.handle(Event::Undo);
    }
    assert!(!table.scene().can_undo);
    assert!(table.handle(Event::Undo).announced.is_empty());
    table.press("f5");
    assert!(!table.scene().can_redo, "a new action replaces what could be redone");
}

#[test]
fn undo_against_the_computer_takes_a_round() {
    let mut table = Table::new("yote-traditional", AGAINST);
    table.press("c3");
    assert!(table.scene().is_thinking);
    assert_eq!(table.status(), "Awa is thinking.");
    assert_eq!(table.announced, "Pebbles place a piece on c3.");
    table.answer();
    assert!(table.announced.starts_with("Sticks place a piece on "), "{}", table.announced);
    assert!(table.announced.ends_with("Your turn: place a piece, or move one."));
    let after_round = table.position();
    table.handle(Event::Undo);
    assert_eq!(table.position(), "6/6/6/6/6 o 12/12 - 0");
    assert!(table.asked.is_none() && !table.scene().can_undo);
    table.handle(Event::Redo);
    assert_eq!(table.position(), after_round);
}

#[test]
fn stepping_through_a_game_is_not_playing() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1");
    assert_eq!(table.session.plays(), 3);
    for event in
        [Event::Undo, Event::Redo, Event::GoToTurn(0), Event::GoToTurn(2), Event::GoToTurn(3)]
    {
        table.handle(event);
        assert_eq!(table.session.plays(), 3);
    }
    table.handle(Event::Undo);
    table.press("a1");
    assert_eq!(table.session.plays(), 4, "the same again is played");
}

#[test]
fn saved_game_resumes_unchanged() {
    let mut table = Table::new("choko-ludos", AGAINST);
    table.press("c3");
    table.answer();
    table.handle(Event::Undo);
    let (_, text) = table.session.stored().expect("something was done");
    let mut other = Table::new("yote-traditional", PERSONS);
    other.handle(Event::Reopen(7, text));
    assert_eq!(other.session.id(), 7);
    assert_eq!(other.position(), table.position());
    assert_eq!(other.session.choice().players, AGAINST);
    assert!(other.scene().can_redo);
    other.handle(Event::Reopen(8, "rubbish".to_owned()));
    assert_eq!(other.session.id(), 7, "what cannot be read changes nothing");
}

#[test]
fn undo_within_a_turn_takes_one_action() {
    let mut table = Table::new("yote-traditional", AGAINST);
    table.handle(Event::Load("i5/6/2oi2/6/6 o 4/4 - 0".to_owned())).press("c3 e3");
    table.handle(Event::Undo);
    assert_eq!(table.position(), "i5/6/2oi2/6/6 o 4/4 - 0");
    table.handle(Event::Redo);
    assert_eq!(table.status(), "Your turn: take one more stick.");
    table.press("a5").answer();
    table.handle(Event::Undo);
    assert_eq!(table.position(), "i5/6/2oi2/6/6 o 4/4 - 0");
    table.handle(Event::Redo);
    assert_eq!(table.status(), "Your turn: place a piece, or move one.");
}

#[test]
fn response_to_an_undone_position_is_dropped() {
    let mut table = Table::new("yote-traditional", AGAINST);
    table.press("c3");
    let late = table.asked.take().unwrap();
    table.handle(Event::Undo);
    assert_eq!(table.position(), "6/6/6/6/6 o 12/12 - 0");
    table.reply(late.clone());
    assert_eq!(table.position(), "6/6/6/6/6 o 12/12 - 0");
    // Redone, the computer is asked again, by another id.
    table.handle(Event::Redo);
    let again = table.asked.take().unwrap();
    assert_ne!(again.id, late.id);
    table.reply(late.clone());
    assert!(table.scene().is_thinking);
    // Nor does an answer outlive its game.
    let choice = table.session.choice();
    table.handle(Event::New(choice));
    table.reply(again.clone());
    assert_eq!(table.position(), "6/6/6/6/6 o 12/12 - 0");
}

#[test]
fn input_is_ignored_in_the_computers_turn() {
    let mut table = Table::new("yote-traditional", BEHIND);
    assert!(table.scene().is_thinking);
    assert_eq!(
        table.announced,
        "A new game of Yoté, Traditional Board Games. You play the sticks against Awa."
    );
    let position = table.position();
    table.press("c3");
    assert_eq!((table.scene().notice, &*table.alerted), (None, ""), "who is quick is not scolded");
    assert_eq!(table.position(), position);
    assert!(table.scene().holes.iter().all(|hole| hole.target.is_none()));
    assert!(!table.scene().hands.first.is_active);
    table.answer();
    assert!(!table.scene().can_undo, "the computer's beginning is not the person's to undo");
    table.press("f1").press("e1").answer();
    table.handle(Event::Undo);
    assert_eq!(table.session.game().played().count(), 1);
}

#[test]
fn a_broken_answer_does_not_stop_the_game() {
    for action in [None, Some("stop".parse().unwrap())] {
        let mut table = Table::new("yote-traditional", BEHIND);
        let id = table.asked.take().unwrap().id;
        let answer = ResponseBody::Action(action);
        table.handle(Event::EngineResponded(EngineResponse { id, body: answer }));
        assert_eq!(table.session.game().played().count(), 1);
    }
}

#[test]
fn the_prompt_after_a_capture_says_who_captured() {
    let seeing = BySide::new(Player::Person, Player::Computer(Level::ALL[5]));
    let mut table = Table::new("yote-traditional", seeing);
    table.handle(Event::Load("6/6/2io2/6/o4o i 4/4 - 0".to_owned()));
    table.answer();
    table.answer();
    assert_eq!(table.status(), "Yaw captured 2 pieces. Your turn: place a piece, or move one.");
}

#[test]
fn computer_turn_is_announced_once() {
    // The first levels may overlook the leap.
    let seeing = BySide::new(Player::Person, Player::Computer(Level::ALL[5]));
    let mut table = Table::new("yote-traditional", seeing);
    table.handle(Event::Load("6/6/2io2/6/o4o i 4/4 - 0".to_owned()));
    assert!(table.scene().is_thinking);
    let question = table.asked.take().unwrap();
    assert_eq!(table.pause, 450);
    table.reply(question.clone());
    assert_eq!(table.announced, "", "the turn is not over");
    assert_eq!(table.pause, 350);
    table.answer();
    let said = &table.announced;
    assert!(
        said.starts_with("Sticks leap from c3 over d3 to e3 and take the pebble on "),
        "{said}"
    );
    assert!(said.ends_with(". Your turn: place a piece, or move one."), "{said}");
}

#[test]
fn the_computer_plays_itself_to_the_end() {
    let mut table = Table::new("choko-traditional", WATCHED);
    table.answer();
    assert!(table.scene().ending.is_some());
    assert!(!table.scene().can_undo);
    assert!(table.alerted.contains("Traditional Board Games, rule "), "{}", table.alerted);
}

#[test]
fn lost_hand_is_announced() {
    let mut told = Vec::new();
    for seed in 0..20 {
        let mut table = Table::new("bolotondou-ludens", PERSONS);
        for turn in 0..24 {
            let game = table.session.game();
            let (hands, legal) = (game.position().in_hand(), game.actions());
            let action = legal.into_iter().nth((seed * 31 + turn * 17) % legal.len());
            table.handle(Event::Act(action.expect("the placing goes on")));
            if hands.first == 0 && hands.second == 0 {
                break;
            }
            if table.announced.contains("can place no more") {
                told.push(table.announced.clone());
                let seen = |table: &Table| table.scene().status.contains(" can place no more: ");
                assert!(seen(&table), "whoever sees is told, too: {}", table.scene().status);
            }
        }
    }
    assert!(!told.is_empty());
    for text in told {
        let (_, told) = text.split_once(" can place no more: ").expect("it was told");
        let known = [" left in hand is out of the game. ", "s left in hand are out of the game. "];
        assert!(known.iter().any(|known| told.contains(known)), "{text}");
        assert!(text.contains(" to play: "), "{text}");
    }
}

#[test]
fn record_round_trips() {
    let mut table = Table::new("yote-ludens", PERSONS);
    table.press("c3 d3 a1 b1 c3 e3 b1");
    let (record, game) = (table.session.record(), table.session.game().clone());
    let mut other = Table::new("wali-ludens", PERSONS);
    other.handle(Event::Load(record.clone()));
    assert_eq!(other.session.game(), &game, "{record}");
    assert_eq!(other.scene().title, "Yoté · Ludens Planet");
    assert_eq!(other.scene().grid_name, "Yoté board, 5 rows, 6 columns");
}

#[test]
fn a_key_alone_is_a_new_game() {
    let mut table = Table::new("yote-ludens", PERSONS);
    table.handle(Event::Load("choko-ludos+mandatory".to_owned()));
    assert_eq!(table.scene().holes.len(), 25);
    assert_eq!(table.scene().title, "Choko · LUDOS · Mandatory Capture");
}

#[test]
fn new_board_size_moves_the_focus_onto_it() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Focus("f5".parse().unwrap()));
    assert_eq!(table.scene().focus.to_string(), "f5");
    table.handle(Event::Focus("h8".parse().unwrap()));
    assert_eq!(table.scene().focus.to_string(), "f5");
    let effects = table.session.handle(Event::Load("choko-traditional".to_owned()));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::FocusHole(_))));
    let scene = table.scene();
    assert!(scene.shape.contains(scene.focus));
}

#[test]
fn opening_asks_only_the_computer() {
    let mut table = Table::new("yote-traditional", PERSONS);
    assert!(table.asked.is_none());
    let effects = table.session.open();
    assert!(matches!(effects.as_slice(), [Effect::Announce(_)]));
    assert_eq!(table.scene().turn, Some(Side::First));
}

#[test]
fn a_link_and_a_position_open_the_same_game_elsewhere() {
    let mut table = Table::at("yote-ludos+chain", "2i3/6/2o3/6/i5 o 3/1 - 7");
    table.press("a3");
    for text in
        [table.session.link(), format!("https://example.org/?a=b#g={}", table.session.link())]
    {
        let mut other = Table::new("choko-ludens", BEHIND);
        assert_eq!(other.session.reads(&text), Ok(()));
        other.handle(Event::Load(text));
        assert_eq!(other.session.game(), table.session.game());
        assert_eq!(other.session.choice().players, PERSONS, "no computer plays on in it");
    }
    let mut other = Table::new("choko-ludens", PERSONS);
    other.handle(Event::Load(table.session.place()));
    assert_eq!(other.position(), table.position());
}

#[test]
fn record_tags_are_exported_again() {
    let record = "[Rules \"yote-ludens\"]\n[First \"<b>A\\\"wa</b>\"]\n[Second \"?\"]\n\
                  [Date \"2026.11.20\"]\n[Result \"*\"]\n\n1. c3 *\n";
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Load(record.to_owned()));
    assert_eq!(table.session.record(), record);
    table.handle(Event::New(table.session.choice()));
    assert!(table.session.record().contains("[First \"?\"]"));
}

#[test]
fn adjudication_of_a_loaded_game_is_announced() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3").handle(Event::Resign);
    let end = table.scene().ending.expect("it is over").headline;
    for text in [table.session.link(), table.session.record()] {
        let mut other = Table::new("yote-traditional", PERSONS);
        other.handle(Event::Load(text));
        assert_eq!(other.scene().ending.map(|ending| ending.headline), Some(end.clone()));
    }
}

#[test]
fn sharing_while_browsing_exports_the_whole_game() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 b2");
    let (link, record) = (table.session.link(), table.session.record());
    table.handle(Event::GoToTurn(1));
    assert_eq!((table.session.link(), table.session.record()), (link, record));
    assert_eq!(table.session.place(), "yote-traditional 6/6/2o3/6/6 i 11/12 - 0");
}
