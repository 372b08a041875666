//! Games that the players end themselves.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{DrawAgreement, Event, Hint, Leaving, Level, Player, Query};

use crate::table::{PERSONS, Table};

const FEW: &str = "o5/6/6/6/5i o 0/0 - 0";

fn against_level_8() -> BySide<Player> {
    BySide::new(Player::Person, Player::Computer(Level::new(8).expect("a level")))
}

#[test]
fn resignation_loses_and_can_be_undone() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3");
    let (resign, draw) = (Some(Side::Second), Some(DrawAgreement::Mutual));
    assert_eq!(table.scene().leave, Leaving { resign, draw });
    table.handle(Event::Resign);
    let ending = table.scene().ending.expect("the game is over");
    assert_eq!(ending.headline, "Pebbles win");
    assert_eq!((ending.reason.as_str(), ending.rule), ("The sticks have given up.", None));
    assert_eq!(table.alerted, "Pebbles win. The sticks have given up.");
    assert!(table.session.record().ends_with("1. c3 1-0\n"));
    table.press("d3");
    assert_eq!(table.alerted, "The game is over: the sticks have given up.");
    assert_eq!(table.scene().leave, Leaving::default());
    table.handle(Event::Undo);
    assert!(table.scene().ending.is_none());
    assert_eq!(table.announced, "Taken back: the game goes on. Sticks to play: place a piece.");
    table.press("d3");
    assert_eq!(table.alerted, "");
}

#[test]
fn a_person_gives_up_even_while_the_computer_thinks() {
    let mut table = Table::new("yote-traditional", against_level_8());
    table.press("c3").handle(Event::Resign);
    let ending = table.scene().ending.expect("it is over");
    assert_eq!(
        (ending.headline.as_str(), ending.reason.as_str()),
        ("Seku won", "You have given up.")
    );
    assert!(table.rested, "nobody thinks on");
}

#[test]
fn draw_offers_to_a_computer_require_a_rule() {
    const SMALL: &str = "o4/5/5/5/4i o 0/0 - 0";
    let books =
        [("yote-ludos", FEW, true), ("choko-ludos", SMALL, true), ("yote-traditional", FEW, false)];
    for (key, position, can) in books {
        let mut table = Table::new(key, against_level_8());
        table.handle(Event::Load(format!("{key} {position}")));
        let offered = can.then_some(DrawAgreement::Offered);
        assert_eq!(table.scene().leave.draw, offered, "{key}");
    }
    let many = Table::new("yote-ludos", against_level_8());
    assert_eq!(many.scene().leave.draw, None, "with more than three pieces it does not");
}

#[test]
fn two_people_agree_a_draw_under_any_rulebook() {
    for rules in sandgrid_app::rules::Ruleset::ALL {
        let mut table = Table::new(rules.key(), PERSONS);
        table.press("c3");
        assert_eq!(table.scene().leave.draw, Some(DrawAgreement::Mutual), "{}", rules.key());
        table.handle(Event::OfferDraw);
        let ending = table.scene().ending.expect("it is over");
        assert_eq!(
            (ending.headline.as_str(), ending.reason.as_str()),
            ("A draw", "Both sides have agreed on it.")
        );
        assert!(table.session.record().ends_with("1. c3 1/2-1/2\n"), "{}", table.session.record());
        assert_eq!(table.scene().leave, Leaving::default());
        let game = table.session.saved_games().into_iter().next().expect("it is listed");
        assert_eq!(game.end, table.session.end());
        table.handle(Event::Undo);
        assert!(table.scene().ending.is_none(), "it can be undone");
    }
}

#[test]
fn a_draw_is_agreed_in_the_middle_of_a_turn() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/oi4 o 2/0 - 0");
    table.act("c3xe3").handle(Event::OfferDraw);
    assert_eq!(table.scene().ending.expect("it is over").headline, "A draw");
}

#[test]
fn computer_accepts_a_draw_unless_ahead() {
    for (position, agrees) in [(FEW, true), ("o5/6/2i3/6/4ii o 0/0 - 0", false)] {
        let mut table = Table::new("yote-ludos", against_level_8());
        table.handle(Event::Load(format!("yote-ludos {position}")));
        table.handle(Event::OfferDraw);
        let request = table.asked.take().expect("the computer is asked");
        assert_eq!(request.query, Query::DrawOffer);
        table.reply(request);
        assert_eq!(table.scene().ending.is_some(), agrees, "{position}");
        if !agrees {
            assert_eq!(table.announced, "The dark camels do not agree on a draw.");
            assert_eq!(table.shown, table.announced, "it is seen, too");
        }
    }
}

#[test]
fn a_finished_game_is_not_given_up_while_one_looks_back() {
    for back in [Event::GoToTurn(0), Event::Undo] {
        let mut table = Table::at("yote-traditional", "6/6/2oi2/6/i5 o 0/0 - 0");
        table.press("c3 e3 a1");
        let id = table.session.id();
        table.handle(back).handle(Event::Resign);
        assert_eq!(table.scene().leave, Leaving::default());
        assert_eq!(table.session.id(), id, "no second game begins");
        assert!(table.scene().ending.is_none(), "nobody has given up");
    }
}

#[test]
fn a_hint_and_a_draw_offer_wait_for_each_other() {
    let table = || {
        let mut table = Table::new("yote-ludos", against_level_8());
        table.handle(Event::Load(format!("yote-ludos {FEW}")));
        table
    };
    let asked = |table: &Table| table.asked.as_ref().map(|request| request.query);
    let mut first = table();
    first.handle(Event::OfferDraw).handle(Event::Hint);
    assert_eq!(asked(&first), Some(Query::DrawOffer), "the offer is answered");
    assert_eq!(first.scene().hint, Hint::Unavailable);
    assert!(first.answer().scene().ending.is_some());
    let mut second = table();
    second.handle(Event::Hint).handle(Event::OfferDraw);
    assert_eq!(asked(&second), Some(Query::Hint), "the hint is given");
    assert_eq!(second.scene().leave.draw, None);
    assert!(matches!(second.answer().scene().hint, Hint::Given { .. }));
    assert!(second.scene().leave.draw.is_some(), "then a draw can be offered");
}
