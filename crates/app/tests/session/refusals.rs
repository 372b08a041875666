//! Refusals of illegal actions, and their sentences.

use sandgrid_app::rules::{BySide, Ruleset, Side};
use sandgrid_app::{DragSource, Effect, Event, GameSetup, Language, Player, Session};

use crate::table::{PERSONS, Table};

/// The key that is pressed, the sentence after it, and the cited rule.
fn refused(key: &str, position: &str, cells: &str, words: &str, rule: &str) {
    let mut table = Table::at(key, position);
    let before = table.position();
    table.press(cells);
    assert_eq!(table.notice(), (words.to_owned(), rule), "{key} {position}: {cells}");
    assert_eq!(table.position(), before, "a refusal changes nothing");
    assert_eq!(table.alerted, words);
}

const MIDDLE: &str = "i5/6/2oio1/3o2/o4i o 4/4 - 0";

#[test]
fn moves_of_yote() {
    let check = |cells, words, rule| refused("yote-traditional", MIDDLE, cells, words, rule);
    check(
        "c3 d4",
        "c3 to d4 is not straight: pieces go along a row or a column, never diagonally. \
         To place a piece on d4, let go of c3 first.",
        "004-R6",
    );
    check(
        "a1 a4",
        "a4 is too far from a1: a step goes to the next hole only. \
         To place a piece on a4, let go of a1 first.",
        "004-R5",
    );
    check(
        "a1 a3",
        "There is no enemy piece on a2 to leap over, and a step goes one hole only. \
         To place a piece on a3, let go of a1 first.",
        "004-R7",
    );
    check("c3 d3", "d3 is not empty.", "004-R5");
    check("d3", "The piece on d3 is not yours to move.", "004-R4");
}

#[test]
fn placing_is_explained_only_if_possible() {
    let told = |key: &str, position: &str, cells: &str| {
        let mut table = Table::at(key, position);
        table.press(cells);
        let (from, _) = cells.split_once(' ').expect("two cells");
        assert!(table.hole(from).is_selected, "the selection stays");
        table.notice().0.contains("let go of")
    };
    assert!(told("yote-traditional", MIDDLE, "a1 f5"));
    assert!(!told("yote-traditional", MIDDLE, "a1 f1"), "an enemy stands there");
    let empty_hand = "i5/6/2oio1/3o2/o4i o 0/4 - 0";
    assert!(!told("yote-traditional", empty_hand, "a1 f5"), "nothing is left to place");
    assert!(!told("wali-ludens", "iii1ii/6/6/3o2/ooo3 o 0/0 - 0", "a1 c4"));
    assert!(!told("yote-ludos+mandatory", "i5/6/2oi2/6/o5 o 4/4 - 0", "c3 f5"));
    // Let go of, it is as the refusal says.
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.press("a1 f5 a1 f5");
    assert_eq!(table.hole("f5").piece, Some(Side::First));
}

#[test]
fn a_drag_to_a_far_hole_was_no_wish_to_place() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.handle(Event::Grab(DragSource::Hole("a1".parse().unwrap())));
    table.handle(Event::Drop(Some("f5".parse().unwrap())));
    assert!(!table.notice().0.contains("let go of"), "{}", table.notice().0);
}

#[test]
fn the_reason_is_said_without_its_rule() {
    for rules in Ruleset::ALL {
        let mut table = Table::new(rules.key(), PERSONS);
        table.press("c3 c3");
        for action in ["stop", "*-", "*hand", "*a1", "a1-a2", "a1xa3", "a1^a3"] {
            table.act(action);
            let (words, id) = table.notice();
            assert!(rules.rules().any(|rule| rule.id == id), "{id} is in the book");
            assert_eq!(table.alerted, words, "{}: {action}", rules.key());
        }
    }
}

#[test]
fn first_program_says_the_reason() {
    let players = BySide::new(Player::Person, Player::Person);
    let mut session = Session::minimal(GameSetup { rules: Ruleset::ALL[0], players, seed: 1 });
    session.speak(Language::default());
    session.open();
    let effects = session.handle(Event::Act("a1-a2".parse().expect("an action")));
    let is_it = |effect: &Effect| matches!(effect, Effect::Alert(said) if said == "There is no piece on a1.");
    assert!(effects.iter().any(is_it), "{effects:?}");
}

#[test]
fn pressing_a_leapable_enemy_explains_the_leap() {
    refused(
        "yote-traditional",
        "i5/6/2oi2/6/o4i o 4/4 - 0",
        "c3 d3",
        "d3 is not empty; to leap over it, choose the hole beyond, e3.",
        "004-R7",
    );
}

#[test]
fn a_leap_over_a_friend() {
    let mut table = Table::at("yote-traditional", "i5/6/2o3/2o3/6 o 4/4 - 0");
    table.press("c3 c1");
    assert_eq!(
        table.notice().0,
        "Pieces do not leap over their own side here. \
         To place a piece on c1, let go of c3 first."
    );
}

#[test]
fn a_leap_without_room() {
    let mut table = Table::at("yote-traditional", "i5/6/2oio1/6/6 o 4/4 - 0");
    table.press("c3").handle(Event::Drop(None)).press("e3");
    assert!(table.hole("e3").is_selected, "another own piece is selected instead");
    table.handle(Event::Grab(DragSource::Hole("c3".parse().unwrap())));
    table.handle(Event::Drop(Some("e3".parse().unwrap())));
    assert_eq!(table.notice().0, "e3 is not empty, so there is no room to land.");
    assert_eq!(table.notice().1, "004-R7");
}

#[test]
fn placing_with_an_empty_hand() {
    let position = "i5/6/2o3/6/o5 o 0/4 - 0";
    refused(
        "yote-traditional",
        position,
        "b5",
        "There is no piece left in hand to place: move one.",
        "004-R4",
    );
    let mut table = Table::at("yote-traditional", position);
    table.handle(Event::PressHand(Side::First));
    assert_eq!(table.notice().1, "004-R4");
    assert!(!table.scene().hands.first.is_active);
}

#[test]
fn the_second_piece_must_be_an_enemy_on_the_board() {
    let position = "i5/6/4o1/6/o5 o 4/4 take:1 0";
    let due = |why: &str| format!("{why} Pebbles: take one more stick.");
    let nobody = due("There is no enemy piece on a1.");
    refused("yote-traditional", position, "a1", &nobody, "004-R9");
    let mut table = Table::at("yote-traditional", position);
    table.press("a1");
    assert_eq!(table.alerted, nobody, "it is read out, too");
    table.handle(Event::PressHand(Side::Second));
    assert_eq!(table.notice().0, due("Pieces in hand cannot be taken."));
    table.act("*-");
    assert_eq!(table.notice().0, due("The piece must be taken: you cannot decline."));
    table.act("stop");
    assert_eq!(table.notice().0, due("First choose an enemy piece to take."));
    table.handle(Event::PressHand(Side::First));
    assert_eq!(table.notice().0, due("First choose an enemy piece to take."));
}

#[test]
fn only_the_leaping_piece_may_continue() {
    let position = "i5/6/4o1/4i1/oi4 o 4/4 chain:0@e3 0";
    refused(
        "yote-ludens",
        position,
        "a1",
        "Only the piece on e3 may go on now: leap on with it, or stop.",
        "001-R14",
    );
}

#[test]
fn immobile_piece_is_refused() {
    let mut table = Table::at("yote-traditional", "6/6/6/o5/oo4 o 0/4 - 0");
    table.press("b1").handle(Event::Cancel).press("a1");
    assert_eq!(table.notice().1, "004-R5");
    let mut wali = Table::at("wali-ludens", "iii1ii/6/6/3o2/ooo3 o 0/0 - 0");
    wali.press("d2 d1");
    assert_eq!(wali.notice(), ("That would make a row that is too long.".to_owned(), "001-W6"));
    wali.press("a1 c2");
    assert_eq!(wali.notice().1, "001-W3");
    assert!(wali.hole("a1").is_selected, "the selection stays");
}

#[test]
fn an_accepted_event_clears_the_notice() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.press("d3");
    assert!(table.scene().notice.is_some());
    table.handle(Event::Focus("a1".parse().unwrap()));
    assert!(table.scene().notice.is_some());
    table.press("c3");
    assert!(table.scene().notice.is_none());
}

#[test]
fn unparsable_texts_report_their_place() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    table.press("c3");
    let before = table.scene();
    for (text, named) in [
        ("", "the text is empty"),
        ("yote-nowhere", "no rulebook has this name"),
        ("yote-ludos+fast 6/6/6/6/6 o 12/12 - 0", "no such option"),
        ("6/6/6/6/7 o 12/12 - 0", "position"),
        ("6/6/6/6/6 x 12/12 - 0", "position"),
        ("6/6/6/6/6 o 13/12 - 0", "position"),
        ("6/6/6/6/6 o 12/12 sleep 0", "position"),
        ("yote-ludens 6/6", "position"),
        ("yote-ludens i5 o 4/4 - 0", "position"),
        ("[Rules \"yote-nowhere\"]\n\n*", "no rulebook"),
        ("[Rules \"yote-ludens\"]\n\n1. c3 c3 *", "c3"),
        ("[[[[", ""),
        ("hello", "no link, no record and no position"),
        ("<b>1-1<\u{0}", "no link, no record and no position"),
        ("https://example.org/sandgrid/", "no game of ours in this link"),
        ("https://example.org/#g=9.yote-traditional.abc", "newer version"),
        ("#g=1.yote-traditional.nYB000", "cut short"),
        ("1.yote-traditional.nYC0000", "has been changed"),
        (&"o".repeat((1 << 20) + 1), "more than a million characters"),
    ] {
        table.handle(Event::Load(text.to_owned()));
        assert!(table.alerted.starts_with("This could not be read: "), "{text}: {}", table.alerted);
        assert!(table.alerted.contains(named), "{text}: {}", table.alerted);
        assert_eq!(table.session.reads(text), Err(table.alerted.clone()));
        assert_eq!(table.scene(), before, "{text}");
    }
}

#[test]
fn blocked_piece_is_explained() {
    for (key, position) in [
        ("yote-traditional", "i5/6/6/5o/4oo o 0/4 - 0"),
        ("wali-ludens", "i1i1i1/i5/6/5o/o1o1oo o 0/0 - 0"),
    ] {
        let mut table = Table::at(key, position);
        table.press("f1");
        let (words, rule) = table.notice();
        assert_eq!(words, "f1 cannot move: every hole beside it is full.", "{key}");
        assert!(["004-R5", "001-W3"].contains(&rule), "{key}: {rule}");
    }
}
