//! Tests of written set-ups.

extern crate std;

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use super::*;
use crate::{Then, Took};

#[track_caller]
fn set_up(text: &str) -> Game {
    text.parse::<Setup>().unwrap_or_else(|error| panic!("{text}: {error}")).into_game()
}

/// Returns the fault without its line.
fn fault(text: &str) -> String {
    let error = text.parse::<Setup>().expect_err(text).to_string();
    error.split_once(": ").map_or_else(|| error.clone(), |(_, why)| why.to_string())
}

#[test]
fn setup_builds_every_stage() {
    let turn = |took| Turn { seat: Seat::B, took };
    let empty =
        "rest discards\nsightings A X25 X30 X35 X40 X45 X50 X55 X60\nhand A AF AF AF AF *\n";
    for (before, said, stage) in [
        ("", "choose", Stage::Choose),
        ("hand B P1\n", "replace B", Stage::Replace(Seat::B)),
        ("round 1\n", "take B", Stage::Take(Seat::B)),
        ("round 1\n", "refill B", Stage::Refill(turn(Took::Drew))),
        ("round 1\n", "play B", Stage::Play(turn(Took::Drew))),
        ("round 1\n", "play B claimed", Stage::Play(turn(Took::Claimed))),
        ("round 1\n", "play B picked-up", Stage::Play(turn(Took::PickedUp))),
        (
            "round 1\ndiscards B P1\n",
            "claim B",
            Stage::Claim { by: Seat::B, answered: Seats::NONE },
        ),
        (&format!("round 1\n{empty}"), "empty pick-up B", Stage::Empty(Then::PickUp(Seat::B))),
        (&format!("round 1\n{empty}"), "empty take B", Stage::Empty(Then::Take(Seat::B))),
        (
            &format!("round 1\n{empty}"),
            "empty refill B",
            Stage::Empty(Then::Refill(turn(Took::Drew))),
        ),
    ] {
        let game = set_up(&format!("{before}stage {said}"));
        assert_eq!(game.table().stage, stage, "{said}");
    }
}

#[test]
fn incomplete_stage_is_refused() {
    let empty = "rest discards\nsightings A X25 X30 X35 X40 X45 X50 X55 X60\nhand A AF AF AF AF *";
    for (before, stage, why) in [
        ("hand B P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2 M3", "replace B", "the hand of B"),
        ("round 1", "empty take B", "this stage cannot be"),
        (&format!("round 1\n{empty}"), "take B", "this stage cannot be"),
        ("round 1\ndiscards A P1", "empty pick-up B", "this stage cannot be"),
        (&format!("round 3\n{empty}"), "empty pick-up B", "this stage cannot be"),
        (&format!("round 1\n{empty}"), "refill B", "this stage cannot be"),
    ] {
        let why_not = fault(&format!("{before}\nstage {stage}"));
        assert!(why_not.starts_with(why), "{stage}: {why_not}");
    }
}

#[test]
fn setup_errors_are_distinct() {
    let game = set_up(
        "\nround 1\n\nrebuilt 1\nstage take A\nhand A P1 *\n\
        hand B ~P1 P2 P3 P4 P5 P6 P7 P8 P9 !M1 M2 M3\n",
    );
    assert_eq!(game.table().rebuilt, 1);
    let known: Vec<String> =
        game.table().place(Seat::B).known.iter().map(ToString::to_string).collect();
    assert_eq!(known, ["P1"], "everybody has seen that go into the hand");
    let view = game.view(Seat::B);
    let own = view.own.expect("B is at the table");
    let from: Vec<Origin> = own.hand.iter().map(|held| held.from).collect();
    let mut expected = [Origin::Fence; 12];
    (expected[0], expected[9]) = (Origin::Table, Origin::Drawn);
    assert_eq!(from, expected);
    assert_eq!(game.table().place(Seat::A).held, 12, "the rest of a hand comes by chance");
}

#[test]
fn unsupported_fluent_constructs_are_refused() {
    for (text, why) in [
        ("rest fence", "nothing is said by “rest”"),
        ("round 1\ngroup A P5 P5 P5\nround 2", "this must be said before"),
        ("round 1\ngroup A P5 P5 P5\nhouse display=forced", "this must be said before"),
        ("played 1 1", "this cannot be read"),
        ("played 1 2 3 4 5 6", "this cannot be read"),
    ] {
        assert_eq!(fault(&format!("{text}\n")), why, "{text}");
    }
    assert_eq!(set_up("played 1 2 3 4 5\nstage choose").table().played.len(), 5);
}
