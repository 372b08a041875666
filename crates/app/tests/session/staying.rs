//! A sentence stays until the next input at the board, and quick players are not reproached.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Access, Event, Language, Level, Player, Prompt, Warning};

use crate::table::{PERSONS, Table};

const COMPUTER: Player = Player::Computer(Level::ALL[0]);
const AGAINST: BySide<Player> = BySide::new(Player::Person, COMPUTER);

#[test]
fn warning_survives_the_computer_turn() {
    let mut table = Table::new("yote-traditional", AGAINST);
    table.press("c3");
    table.handle(Event::Warn(Warning::NoEngine));
    let told = table.alerted.clone();
    assert!(!told.is_empty());
    table.answer();
    assert_eq!(table.session.game().played().count(), 2, "the computer has played");
    assert_eq!(table.shown, told);
    table.handle(Event::Focus("a1".parse().expect("a cell")));
    assert_eq!(table.shown, told, "looking around is no act");
    table.press("a1");
    assert_eq!(table.shown, "");
}

#[test]
fn storage_warning_comes_again_in_another_language() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let full = || Event::Warn(Warning::NothingSaved);
    table.press("c3").handle(full());
    assert!(table.alerted.contains("keeps nothing here"), "{}", table.alerted);
    table.press("a5").handle(full());
    assert_eq!(table.alerted, "", "once is enough");
    table.session.speak(Language::default());
    table.press("c2").handle(full());
    assert!(table.alerted.contains("keeps nothing here"), "the page has removed the other");
    table.press("b2").handle(full());
    assert_eq!(table.alerted, "", "once is enough");
}

#[test]
fn hint_without_an_engine_is_refused_each_time() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    for _ in 0..2 {
        table.handle(Event::Hint);
        assert!(table.asked.take().is_some(), "the engine is asked each time");
        table.handle(Event::Warn(Warning::NoEngine));
        assert!(table.alerted.contains("has not loaded yet"), "{}", table.alerted);
        table.alerted.clear();
    }
}

#[test]
fn refusal_survives_computer_turns_and_hints() {
    let mut table = Table::new("yote-traditional", BySide::new(COMPUTER, COMPUTER));
    table.handle(Event::SetAccess(Access::ReadOnly)).press("c3");
    let told = table.notice();
    let request = table.asked.take().expect("a computer thinks");
    table.reply(request);
    assert_eq!((table.session.game().played().count(), table.notice()), (1, told));
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    table.handle(Event::Hint).press("d3");
    let told = table.notice();
    table.answer();
    assert_eq!(table.notice(), told, "somebody may still be reading");
    table.press("c3");
    assert!(table.scene().notice.is_none());
}

#[test]
fn early_input_is_ignored() {
    for event in [
        Event::EnterMove("c4".to_owned()),
        Event::EnterMove("nonsense".to_owned()),
        Event::Act("c4".parse().expect("an action")),
        Event::Press("c4".parse().expect("a cell")),
        Event::PressHand(Side::First),
    ] {
        let mut table = Table::new("yote-traditional", AGAINST);
        table.press("c3");
        assert!(table.session.is_early(), "the page keeps what is typed");
        table.handle(event.clone());
        assert_eq!((table.scene().notice, &*table.alerted), (None, ""), "{event:?}");
        assert_eq!(table.session.game().played().count(), 1, "{event:?}");
        assert!(table.session.is_computer_to_act(), "a host is told why");
        table.answer();
        assert!(!table.session.is_early() && !table.session.is_computer_to_act());
        table.handle(Event::EnterMove("zz".to_owned()));
        assert!(table.scene().notice.is_some(), "in one's turn it is said what is wrong");
    }
}

#[test]
fn pending_confirmation_is_shown() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/3o2/o4i o 4/4 - 0");
    table.prefer("confirm", "yes").press("c3 e3");
    assert_eq!(table.status(), table.announced);
    assert_eq!(table.status(), "Leap from c3 to e3? Choose it again to play it.");
    table.handle(Event::Cancel);
    assert_eq!(table.status(), "Pebbles to play: place a piece, or move one.");
}

#[test]
fn a_lost_hand_is_seen_until_a_person_has_played() {
    let mut checked = 0;
    for seed in 0..40 {
        let mut table = Table::new("bolotondou-ludens", PERSONS);
        while table.session.game().outcome().is_none() && !is_told(&table) {
            let played = table.session.game().played().count();
            let legal = table.session.game().actions();
            let action = legal.into_iter().nth((seed * 31 + played * 17) % legal.len());
            table.handle(Event::Act(action.expect("somebody can act")));
            if table.session.game().position().in_hand().first == 0
                && table.session.game().position().in_hand().second == 0
            {
                break;
            }
        }
        if !is_told(&table) || Prompt::of(table.session.game().position()).is_none() {
            continue;
        }
        checked += 1;
        // The computer, which plays on from there, may do several things at once.
        let turn = table.session.game().position().turn();
        let mut players = PERSONS;
        players[turn] = COMPUTER;
        table.handle(Event::Seat(players)).answer();
        assert!(is_told(&table) || table.scene().ending.is_some(), "{}", table.status());
    }
    assert!(checked > 0);
}

fn is_told(table: &Table) -> bool {
    table.status().contains(" can place no more: ")
}
