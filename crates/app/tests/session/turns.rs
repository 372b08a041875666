//! Turns played by pressing holes, and what is said about them.

use sandgrid_app::rules::Side;
use sandgrid_app::{DragSource, Event, Target, Trace};

use crate::table::{PERSONS, Table};

#[test]
fn a_first_capture_in_yote() {
    let mut table = Table::new("yote-traditional", PERSONS);
    assert_eq!(
        table.announced,
        "A new game of Yoté, Traditional Board Games. Pebbles to play: place a piece."
    );
    table.press("c3");
    assert_eq!(table.announced, "Pebbles place a piece on c3. Sticks to play: place a piece.");
    table.press("d3 a1 b1");
    assert_eq!(
        table.announced,
        "Sticks place a piece on b1. Pebbles to play: place a piece, or move one."
    );
    table.press("c3");
    assert!(table.hole("c3").is_selected);
    assert_eq!(table.hole("c3").name, "c3, pebble, selected");
    assert_eq!(table.marked(Target::Step), "c4 b3 c2");
    assert_eq!(table.marked(Target::Leap), "e3");
    assert_eq!(table.hole("e3").name, "e3, empty, can be reached over an enemy");
    assert_eq!(table.hole("c4").name, "c4, empty, can be reached");
    assert_eq!(table.hole("f5").name, "f5, empty");
    assert_eq!(table.status(), "The pebble on c3 can step, or leap over a stick. Choose where.");
    table.press("e3");
    assert_eq!(table.announced, "Pebbles leap from c3 over d3 to e3. Take one more stick.");
    assert_eq!(table.status(), "Pebbles: take one more stick.");
    assert_eq!(table.marked(Target::Take), "b1");
    assert_eq!(table.hole("b1").name, "b1, stick, can be taken");
    table.press("b1");
    assert_eq!(table.announced, "Pebbles take the stick on b1. Sticks to play: place a piece.");
    assert_eq!(table.position(), "6/6/4o1/6/o5 i 10/10 - 0");
}

#[test]
fn a_capture_leaves_its_traces() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1 b1 c3 e3 b1");
    let traces = ["c3", "d3", "e3", "b1", "a1"].map(|cell| table.hole(cell).last);
    let [from, over, to, taken] = [Trace::From, Trace::Over, Trace::To, Trace::Taken].map(Some);
    assert_eq!(traces, [from, over, to, taken, None]);
    let hands = table.scene().hands;
    assert_eq!((hands.first.count, hands.first.taken, hands.second.taken), (10, 2, 0));
    assert_eq!(hands.first.name, "Pebbles: 10 in hand, 2 captured");
    assert_eq!(hands.first.label, "10 in hand, 2 captured");
}

#[test]
fn a_selection_is_taken_back_and_changed() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 f5 a1 f4 c3 a1");
    assert!(table.hole("a1").is_selected && !table.hole("c3").is_selected);
    table.press("a1");
    assert!(!table.hole("a1").is_selected);
    table.press("a1").handle(Event::Cancel);
    assert!(!table.hole("a1").is_selected);
    assert_eq!(table.status(), "Pebbles to play: place a piece, or move one.");
    table.handle(Event::PressHand(Side::First));
    assert!(table.scene().hands.first.is_selected);
    assert_eq!(table.scene().hands.first.name, "Pebbles: 10 in hand, 0 captured, selected");
    assert_eq!(table.status(), "Place the new pebble: choose an empty hole.");
    table.press("b2");
    assert_eq!(
        table.announced,
        "Pebbles place a piece on b2. Sticks to play: place a piece, or move one."
    );
}

#[test]
fn drag_equals_press() {
    let hole = |cell: &str| DragSource::Hole(cell.parse().unwrap());
    let at = |cell: &str| Event::Drop(Some(cell.parse().unwrap()));
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Grab(DragSource::Hand(Side::First))).handle(at("c3"));
    table.handle(Event::Grab(DragSource::Hand(Side::Second))).handle(at("d3"));
    table.press("a1 b1").handle(Event::Grab(hole("c3")));
    assert_eq!(table.marked(Target::Leap), "e3");
    table.handle(at("d4"));
    assert_eq!(table.notice().1, "004-R6");
    assert!(table.hole("c3").is_selected, "a slip of the hand costs nothing");
    table.handle(Event::Grab(hole("c3"))).handle(at("e3"));
    // Taken by dragging it off the board.
    table.handle(Event::Grab(hole("b1"))).handle(Event::Drop(None));
    assert_eq!(table.position(), "6/6/4o1/6/o5 i 10/10 - 0");
}

#[test]
fn a_drag_to_nowhere_is_taken_back() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Grab(DragSource::Hand(Side::First))).handle(Event::Drop(None));
    assert!(!table.scene().hands.first.is_selected);
    let before = table.scene();
    table.handle(Event::Drop(Some("c3".parse().unwrap())));
    assert_eq!(table.scene(), before, "nothing was in hand");
}

#[test]
fn forced_chain_continues_and_optional_chain_stops() {
    let position = "i5/6/2oi2/4i1/6 o 4/4 - 0";
    let mut table = Table::at("yote-ludens", position);
    table.press("c3 e3");
    assert_eq!(table.status(), "Pebbles: take one more stick, or decline.");
    assert_eq!(table.buttons(), "Decline the second stick");
    table.press("a5");
    assert_eq!(table.announced, "Pebbles take the stick on a5. Leap on with e3, or stop.");
    assert_eq!(table.status(), "Pebbles: leap on with e3, or stop.");
    assert!(table.hole("e3").is_selected);
    assert_eq!(table.marked(Target::Leap), "e1");
    assert_eq!(table.buttons(), "Stop here");
    let mut stopped = Table::at("yote-ludens", position);
    stopped.press("c3 e3 a5").act("stop");
    assert_eq!(
        stopped.announced,
        "Pebbles leap no further. Sticks to play: place a piece, or move one."
    );
    table.press("e1");
    assert_eq!(
        table.announced,
        "Pebbles leap from e3 over e2 to e1. No second stick was on the board to take. \
         Sticks to play: place a piece."
    );
}

#[test]
fn declining_ends_the_turn() {
    let mut table = Table::at("yote-ludens", "i5/6/2oi2/6/6 o 4/4 - 0");
    table.press("c3 e3").act("*-");
    assert!(table.announced.starts_with("Pebbles decline a second stick. Sticks to play:"));
}

#[test]
fn ludos_captures_from_the_hand_if_the_board_is_empty() {
    let mut table = Table::at("yote-ludos", "6/6/2oi2/6/6 o 4/4 - 0");
    table.press("c3 e3");
    assert_eq!(
        table.status(),
        "Light camels: no dark camel is left on the board, so take one dark camel from the hand."
    );
    assert!(table.scene().hands.second.is_takeable);
    assert_eq!(
        table.scene().hands.second.name,
        "Dark camels: 4 in hand, 7 captured, one can be taken"
    );
    assert_eq!(table.buttons(), "Take a dark camel from the hand");
    table.handle(Event::PressHand(Side::Second));
    assert_eq!(
        table.announced,
        "Light camels take a dark camel from the hand. Dark camels to play: place a piece."
    );
    assert_eq!(table.position(), "6/6/4o1/6/6 i 4/3 - 0");
}

#[test]
fn ludens_choko_hops_and_may_stop() {
    let mut table = Table::at("choko-ludens", "6/6/6/i5/oo1o2 o 2/2 - 0");
    table.press("a1");
    assert_eq!(table.marked(Target::Hop), "c1");
    assert_eq!(table.hole("c1").name, "c1, empty, can be reached over a friend");
    assert_eq!(
        table.status(),
        "The long stick on a1 can leap over a short stick, or leap over a long stick. Choose where."
    );
    table.press("c1");
    assert_eq!(
        table.announced,
        "Long sticks leap from a1 over b1 to c1. Leap on with c1, or stop."
    );
    table.press("e1");
    assert!(
        table
            .announced
            .starts_with("Long sticks leap from c1 over d1 to e1. Short sticks to play:")
    );
}

#[test]
fn mandatory_capture_marks_capturing_pieces() {
    let mut table = Table::at("yote-ludos+mandatory", "i5/6/2oi2/6/o5 o 4/4 - 0");
    assert_eq!(table.status(), "Light camels to play: capture, since you can and must.");
    assert_eq!(table.marked(Target::Own), "c3");
    assert_eq!(table.hole("c3").name, "c3, light camel, can capture");
    assert_eq!(table.marked(Target::Place), "");
    table.press("a1");
    assert_eq!(table.notice(), ("You can capture, so you must.".to_owned(), "000-V1"));
}

#[test]
fn chains_of_ludos_take_at_the_end() {
    let mut table = Table::at("yote-ludos+chain+mandatory", "i5/i5/2oi2/4i1/6 o 4/4 - 0");
    table.press("c3 e3");
    assert_eq!(table.status(), "Light camels: leap on with e3, since you must.");
    assert_eq!(table.buttons(), "");
    table.press("e1");
    assert_eq!(table.status(), "Light camels: take two more dark camels.");
    table.press("a5 a4");
    assert!(
        table.announced.starts_with("Light camels take the dark camel on a4. Dark camels to play:")
    );
}

#[test]
fn choko_must_answer_a_placement() {
    let mut table = Table::new("choko-traditional", PERSONS);
    table.press("c3 b2 a1");
    assert_eq!(
        table.announced,
        "Long sticks place a piece on a1. \
         Short sticks to play: place a piece, in answer to the one just placed."
    );
    table.press("b2");
    assert_eq!(table.notice().1, "002-R5");
    table.press("d4");
    assert_eq!(table.status(), "Long sticks to play: place a piece, or move one.");
}

#[test]
fn wali_places_apart_then_moves_into_rows() {
    let mut table = Table::new("wali-ludens", PERSONS);
    assert_eq!(table.status(), "Pebbles to play: place a piece, without making a row of three.");
    table.press("a1 f5 b1 e5 c1");
    assert_eq!(table.notice().1, "001-W2");
    assert_eq!(table.hole("c1").target, None);
    table.press("a1");
    assert_eq!(table.notice().1, "001-W2");
    let mut table = Table::at("wali-ludens", "iii1ii/6/2o3/6/oo4 o 0/0 - 0");
    assert_eq!(table.status(), "Pebbles to play: move a piece; a row of three takes an enemy.");
    table.press("c3 c2").press("f5 f4").press("c2 c1");
    assert_eq!(table.announced, "Pebbles move from c2 to c1. A row! Take any stick.");
    assert_eq!(table.marked(Target::Take), "a5 b5 c5 e5 f4");
    table.press("f4");
    assert!(table.announced.starts_with("Pebbles take the stick on f4. Sticks to play: move"));
    assert_eq!(table.scene().hands.first.taken, 1);
}

#[test]
fn result_names_winner_reason_and_rule() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/6 o 4/0 - 0");
    table.press("c3 e3");
    assert_eq!(table.announced, "", "all of it is told at once");
    let told = "Pebbles leap from c3 over d3 to e3. Pebbles won, 12 to 7. All sticks are captured. \
                Traditional Board Games, rule 12: A player who has captured all the enemy pieces wins";
    assert!(table.alerted.starts_with(told), "{}", table.alerted);
    let scene = table.scene();
    let ending = scene.ending.expect("the game is over");
    assert_eq!(
        (ending.headline.as_str(), ending.rule.expect("it has a rule").id),
        ("Pebbles won, 12 to 7", "004-R12")
    );
    assert_eq!(ending.reason, "All sticks are captured.");
    assert_eq!(
        (scene.turn, scene.status.as_str()),
        (None, "Pebbles won, 12 to 7. All sticks are captured.")
    );
    assert!(scene.holes.iter().all(|hole| hole.target.is_none()));
    for try_again in [Event::Press("a1".parse().unwrap()), Event::PressHand(Side::First)] {
        table.handle(try_again);
        assert_eq!(
            table.notice(),
            ("The game is over: all sticks are captured.".to_owned(), "004-R12")
        );
        assert!(table.alerted.starts_with(&table.notice().0), "{}", table.alerted);
    }
}

#[test]
fn selection_prompts_for_a_target() {
    let asked = |key: &str, position: &str, cell: &str| {
        let mut table = Table::at(key, position);
        let before = table.status();
        table.press(cell);
        let status = table.status();
        assert_eq!(table.press(cell).status(), before, "it was let go of");
        status
    };
    let at = "i5/6/2oi2/6/o5 o 4/4 - 0";
    assert_eq!(asked("yote-traditional", at, "a1"), "The pebble on a1 can step. Choose where.");
    assert_eq!(
        asked("yote-ludos+mandatory", at, "c3"),
        "The light camel on c3 can leap over a dark camel. Choose where."
    );
    assert_eq!(
        asked("choko-ludens", "6/6/6/oi4/o5 i 2/2 - 0", "b2"),
        "The short stick on b2 can step. Choose where."
    );
    assert_eq!(
        asked("yote-ludos+friendly", "i5/2o3/2oi2/6/6 o 4/4 - 0", "c3"),
        "The light camel on c3 can \
         step, leap over a dark camel, or leap over a light camel. Choose where."
    );
    let mut table = Table::new("wali-ludens", PERSONS);
    table.handle(Event::PressHand(Side::First));
    assert_eq!(
        table.status(),
        "Place the new pebble: choose an empty hole, \
         without making a row of three."
    );
}

#[test]
fn leap_without_a_second_piece_is_explained() {
    let told = "No second stick was on the board to take.";
    let mut table = Table::at("yote-ludens", "6/6/2oi2/6/o5 o 4/4 - 0");
    table.act("c3xe3");
    assert!(table.status().starts_with(told), "{}", table.status());
    assert!(table.announced.contains(told), "{}", table.announced);
    let mut table = Table::at("yote-ludens", "6/6/2oi2/6/o4i o 4/4 - 0");
    table.act("c3xe3").act("*f1");
    assert!(!table.status().contains(told), "{}", table.status());
}

#[test]
fn opened_row_is_shown_until_it_is_closed_or_blocked() {
    let open = |table: &Table| -> Vec<String> {
        let scene = table.scene();
        scene.open_rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect()
    };
    let mut table = Table::at("wali-ludens", "i5/5i/5i/6/ooo1ii o 0/0 - 0");
    assert!(open(&table).is_empty());
    table.act("c1-c2");
    assert_eq!(open(&table), ["a1b1c1"]);
    let told = "A row is open: a step back to c1 closes it and captures again.";
    assert!(table.announced.contains(told), "{}", table.announced);
    table.act("a5-a4");
    assert!(!table.announced.contains("A row is open"), "{}", table.announced);
    assert_eq!(open(&table), ["a1b1c1"], "the other side has acted");
    table.act("c2-c1").act("*f4");
    assert!(open(&table).is_empty(), "it is closed");
    assert_eq!(table.scene().rows.len(), 1);
}

#[test]
fn a_repetition_is_warned_of() {
    let mut table = Table::at("yote-traditional", "i5/6/6/6/5o o 0/4 - 0");
    let warning = "The same position stands for the second time; a third time ends the game";
    table.press("f1 f2 a5 a4 f2 f1");
    assert!(!table.status().contains(warning), "{}", table.status());
    table.press("a4 a5");
    assert_eq!(table.status(), format!("Pebbles to play: move a piece. {warning}: a draw."));
    table.press("f1 f2 a5 a4 f2 f1 a4 a5");
    assert!(table.status().contains("third time"), "{}", table.status());
    assert_eq!(table.buttons(), "");
}
