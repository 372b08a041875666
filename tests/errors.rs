//! Parse errors state the fault, its place, and the expected form.

use std::collections::BTreeSet;

use sandgrid_rules::{
    Cell, Deadlock, Draw, Game, Outcome, Position, RecordFault, Ruleset, Side, Turn, Win,
};

fn yote() -> &'static Ruleset {
    Ruleset::find("yote-traditional").expect("it is a rulebook")
}

#[track_caller]
fn is_told(text: &str, error: &str, told: &str) {
    assert!(error.contains(told), "{text:?}: {error}");
}

#[test]
fn position_error_names_field_and_offset() {
    for (text, told) in [
        ("", "position: field 1 (board) is missing (character 1)"),
        ("6/6/6/6/6", "position: field 2 (side to act) is missing"),
        ("6/6/6/6 o 12/12 - 0", "position: field 1 (board) does not have 5 rows"),
        (
            "6/6/2x3/6/6 o 12/12 - 0",
            "has rows of o, i, digits from 1 to 8, and / only (character 6)",
        ),
        ("6/6/7/6/6 o 12/12 - 0", "has a row that is not 6 holes long"),
        ("6/6/6/6/6 x 12/12 - 0", "position: field 2 (side to act) must be o or i (character 11)"),
        ("6/6/6/6/6 o 12 - 0", "position: field 3 (hands) must be two numbers like 12/12"),
        (
            "6/6/6/6/6 o 300/12 - 0",
            "position: field 3 (hands) must be two numbers like 12/12 (character 13)",
        ),
        ("6/6/6/6/6 o 13/12 - 0", "position: field 3 (hands) gives o more than 12 pieces"),
        ("6/6/6/6/6 o 12/12 take:1 0", "field 4 (pending decision) must be -, place, take:N"),
        ("6/6/6/6/6 o 12/12 - x", "position: field 5 (quiet count) must be a number"),
        ("6/6/6/6/6 o 12/12 - 99", "position: field 5 (quiet count) cannot be above"),
        ("6/6/6/6/6 o 12/12 - 0 0", "is followed by something that does not belong there"),
        ("6/6/6/6/6 o 0/0 - 0", "position: field 1 (board) is empty, and so are both hands"),
    ] {
        let error = Position::parse(text, yote()).expect_err(text).to_string();
        is_told(text, &error, told);
    }
}

#[test]
fn turn_and_hole_errors_show_the_expected_form() {
    let turn = "c3xe3,".parse::<Turn>().expect_err("it goes on with nothing").to_string();
    assert!(turn.contains("from character 6 on") && turn.contains("c3xe3*a5"), "{turn}");
    let hole = "c9".parse::<Cell>().expect_err("there are eight rows").to_string();
    assert!(hole.contains("a to h") && hole.contains("1 to 8"), "{hole}");
}

#[test]
fn record_error_names_line_and_column() {
    let rules = "[Rules \"yote-traditional\"]\n";
    for (text, told) in [
        ("1. c3", "record, line 1, character 1: no [Rules \"…\"] stands before this"),
        ("[Rules]", "record, line 1, character 1: a tag is written [Name \"text\"]"),
        ("[Rules \"chess\"]", "record, line 1, character 9: rules: no rulebook has this name"),
        (&format!("{rules}{rules}"), "record, line 2, character 1: the tag stood there before"),
        (
            &format!("{rules}[Position \"6\"]"),
            "line 2, character 12: position: field 2 (side to act) is missing",
        ),
        (&format!("{rules}\n1. {{ c3"), "record, line 3, character 4: a comment has no }"),
        (&format!("{rules}\n1. c3 c3"), "record, line 3, character 7: c3: "),
        (&format!("{rules}\n1. c3 d9"), "line 3, character 7: no action can be read"),
        (&format!("{rules}\n1. c3 d3 2. c3-c4c4"), "the turn is over before its last action"),
        (&format!("{rules}\n1. c3 d3 2. a1 b1 3. c3xe3 a2"), "the turn before is not finished"),
        (&format!("{rules}\n1. c3 * d3"), "something follows the result"),
    ] {
        let error = Game::read(text).map(|_| ()).expect_err(text).to_string();
        is_told(text, &error, told);
    }
    let result = RecordFault::Result.to_string();
    assert!(result.contains("ended otherwise on the board"), "{result}");
}

#[test]
fn outcomes_have_distinct_words() {
    let whys = [Deadlock::Blocked, Deadlock::Quiet, Deadlock::QuietWithHand, Deadlock::Repeated];
    let won = |how| Outcome::Won { by: Side::First, how };
    let mut all: Vec<Outcome> =
        [Win::CapturedAll, Win::Blocked, Win::FewLeft].into_iter().map(won).collect();
    all.extend(whys.map(|why| won(Win::MorePieces(why))));
    all.extend(whys.map(|why| won(Win::MoreTaken(why))));
    all.extend([Draw::FewEach, Draw::EqualFew].map(Outcome::Drawn));
    all.extend(whys.map(|why| Outcome::Drawn(Draw::Stale(why))));
    all.extend(whys.map(|why| Outcome::Drawn(Draw::Equal(why))));
    all.extend(whys.map(|why| Outcome::Drawn(Draw::NoProgress(why))));
    let words: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(words.len(), all.len(), "{words:#?}");
    assert!(words.iter().all(|words| words.len() > 15), "{words:#?}");
}
