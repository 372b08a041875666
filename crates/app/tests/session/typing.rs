//! Turns that are typed or dictated.

use sandgrid_app::Event;

use crate::table::{PERSONS, Table};

impl Table {
    fn types(&mut self, text: &str) -> &mut Self {
        self.handle(Event::EnterMove(text.to_owned()))
    }
}

const MIDDLE: &str = "i5/6/2oi2/3o2/o4i o 4/4 - 0";

#[test]
fn an_action_at_a_time() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.types("C3").types("d 3").types("place a piece on a1").types("b1");
    assert_eq!(
        table.announced,
        "Sticks place a piece on b1. Pebbles to play: place a piece, or move one."
    );
    table.types("c3");
    assert!(table.hole("c3").is_selected, "a piece is picked up");
    table.types("e3");
    assert_eq!(table.announced, "Pebbles leap from c3 over d3 to e3. Take one more stick.");
    table.types("b1");
    assert_eq!(table.position(), "6/6/4o1/6/o5 i 10/10 - 0");
}

#[test]
fn typed_turn_is_announced_once() {
    for text in [
        "c3xe3*a5",
        "с3хе3*а5",
        "c3 x e3 a5",
        "c3 to e3 and take a5",
        "c3 over d3, take the stick on a5",
    ] {
        let mut table = Table::at("yote-traditional", MIDDLE);
        table.types(text);
        assert_eq!(
            table.announced,
            "Pebbles leap from c3 over d3 to e3 and take the stick on a5. \
             Sticks to play: place a piece, or move one.",
            "{text}"
        );
        assert_eq!(table.alerted, "", "{text}");
        table.handle(Event::Undo);
        assert!(table.shown.starts_with("Taken back: "), "{}", table.shown);
    }
}

#[test]
fn typed_turn_is_all_or_nothing() {
    for (text, words, rule) in [
        ("c3-d4", "c3 to d4 is not straight", "004-R6"),
        ("c3xe3*b2", "There is no enemy piece on b2", "004-R9"),
        ("c3-c5", "There is no enemy piece on c4", "004-R7"),
        ("d3-d4", "The piece on d3 is not yours", "004-R4"),
        ("take a5", "There is nothing to take now", "004-R9"),
    ] {
        let mut table = Table::at("yote-traditional", MIDDLE);
        let before = table.position();
        table.types(text);
        assert_eq!(table.position(), before, "{text}");
        let notice = table.notice();
        assert!(notice.0.starts_with(words), "{text}: {notice:?}");
        assert_eq!(table.alerted, notice.0, "{text}");
        assert_eq!(notice.1, rule, "{text}");
    }
}

#[test]
fn parse_error_explains_the_notation() {
    let mut table = Table::at("yote-traditional", MIDDLE);
    let before = table.position();
    for (text, words) in [
        ("", "There is nothing to play in that."),
        ("zebra", "This cannot be read: \u{201C}zebra\u{201D}."),
        ("c3-c4 c4-c5", "The turn is over before that"),
        ("z9", "This cannot be read"),
    ] {
        table.types(text);
        assert!(table.alerted.starts_with(words), "{text}: {}", table.alerted);
        assert_eq!(table.scene().notice.map(|notice| notice.words), Some(table.alerted.clone()));
        assert_eq!(table.position(), before, "{text}");
    }
    table.types("h8");
    assert_eq!(table.notice().0, "That is not on this board.");
}

#[test]
fn typed_moves_need_no_confirmation() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.prefer("confirm", "yes");
    table.types("c3xe3");
    assert!(!table.alerted.is_empty());
    table.types("place c3 on c3".split_once(" on").unwrap().0);
    assert!(table.announced.contains("Choose it again") || table.hole("c3").piece.is_some());
}
