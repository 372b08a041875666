//! Reasons in positions that a player can check by hand.

extern crate std;

use std::format;
use std::string::String;

use sandgrid_rules::{Game, Position, Ruleset, Turn};

use super::{Insight, Reason, reason, turn};
use crate::Value;
use crate::table::{self, ProbeResult};

fn set_up(key: &str, position: &str) -> Game {
    let rules = Ruleset::find(key).unwrap();
    Game::from_position(Position::parse(position, rules).unwrap())
}

/// Returns the motifs of a turn.
fn said(key: &str, position: &str, line: &str, insight: impl Into<Insight>) -> String {
    let line: Turn = line.parse().unwrap();
    let game = set_up(key, position);
    assert_eq!(turn(&game, &line), &*line, "{position}");
    let Reason { primary: chief, secondary: also } = reason(&game, &line, insight);
    also.map_or(format!("{chief:?}"), |also| format!("{chief:?} + {also:?}"))
}

/// Checks the motifs of turns with an unknown value.
fn check(cases: &[(&str, &str, &str, &str)]) {
    for (key, position, line, expected) in cases {
        assert_eq!(
            said(key, position, line, Insight::Unknown),
            *expected,
            "{key} {position} {line}"
        );
    }
}

#[test]
fn capture_motifs_include_their_cost() {
    check(&[
        ("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0", "c3xe3*a5", "Captures(2) + Safe"),
        // Then e2 can leap over e3.
        (
            "yote-traditional",
            "i5/6/2oi2/4i1/6 o 4/4 - 0",
            "c3xe3*a5",
            "Captures(2) + CostsAtMost(1)",
        ),
        ("yote-traditional", "i5/6/2oi2/4i1/6 o 4/4 - 0", "c3xe3*e2", "Captures(2) + Safe"),
        ("yote-ludos", "6/6/2oi2/6/6 o 4/4 - 0", "c3xe3*hand", "Captures(2) + Safe"),
        ("yote-ludos+chain", "i4i/4i1/2oi2/6/6 o 4/4 - 0", "c3xe3xe5*a5*f5", "Captures(4) + Safe"),
        ("yote-ludens", "i4i/4i1/2oi2/6/6 o 4/4 - 0", "c3xe3*a5xe5*f5", "Captures(4) + Safe"),
        // Hops over a friend first.
        ("choko-ludens", "i4i/6/oo1i2/6/6 o 4/4 - 0", "a3^c3xe3*a5", "Captures(2) + Safe"),
        ("choko-traditional", "i4/5/1oi2/5/4i o 3/3 - 0", "b3xd3*a5", "Captures(2) + Safe"),
    ]);
}

#[test]
fn rows_are_made_stopped_and_prepared() {
    check(&[
        ("wali-ludens", "iii1ii/6/6/2o3/oo1o2 o 0/0 - 0", "d1-c1*e5", "MakesRow(3) + Safe"),
        // c5 can still block the row.
        ("wali-ludens", "iii1ii/6/6/2o3/oo1o2 o 0/0 - 0", "d1-c1*a5", "MakesRow(3)"),
        ("wali-ludens", "ii1i2/2o3/6/oo4/3o1o o 0/0 - 0", "c4-c5", "StopsRow(3)"),
        ("wali-ludens", "i1i1i1/6/i5/3o2/oo4 o 0/0 - 0", "d2-c2", "ThreatensRow(3) + Safe"),
        ("wali-ludens", "i5/6/6/6/oo4 o 10/11 - 0", "c2", "PreparesRow(3)"),
        ("wali-ludens", "o5/6/6/2i3/ii4 o 11/9 - 0", "c1", "HindersRow(3)"),
        ("bolotondou-ludens", "i2i2/6/5i/i5/2o1o1 o 0/0 - 0", "c1-d1*d5", "MakesRow(2) + Safe"),
        ("bolotondou-ludens", "i1i3/6/6/6/o2o1o o 0/0 - 0", "a1-b1", "PreparesRow(2)"),
    ]);
}

#[test]
fn rescue_is_a_motif() {
    check(&[
        // b3 can leap over c3.
        ("yote-traditional", "6/6/1io3/6/6 o 4/4 - 0", "d3", "Saves({c3})"),
        ("yote-traditional", "6/6/1io3/6/6 o 4/4 - 0", "c3-c4", "Saves({c3}) + KeepsHand(4)"),
        ("yote-traditional", "6/6/1io3/6/6 o 0/4 - 0", "c3-c4", "AvertsLoss + Safe"),
        ("choko-traditional", "5/5/1io2/5/5 o 3/3 - 0", "e2", "Binds"),
        // a3 can leap over b3 and d3.
        ("yote-ludos+chain", "5o/6/io1o2/6/o4o o 0/5 - 0", "d3-d4", "Lessens { from: 4, to: 2 }"),
        // In every case but c3, the other side captures d3.
        ("yote-ludos+mandatory", "6/3o2/1i2o1/6/6 o 3/3 - 0", "c3", "TakesBack(2) + Confines"),
    ]);
}

#[test]
fn in_the_middle_of_a_turn_the_rest_is_judged() {
    check(&[
        // c1 can leap over d1.
        (
            "yote-traditional",
            "5i/6/6/6/2io2 o 4/4 take:1 0",
            "*c1",
            "Disarms { at: c1, could: 1 } + Safe",
        ),
        ("yote-traditional", "5i/6/6/6/2io2 o 4/4 take:1 0", "*f5", "Captures(1)"),
        ("yote-ludens", "i5/6/4o1/4i1/6 o 4/4 chain:0@e3 0", "e3xe1*a5", "Captures(2) + Safe"),
        // Nothing leaps over the rim.
        ("yote-ludens", "i5/6/4io/6/6 o 4/4 chain:0@f3 0", "stop", "Safe"),
        ("yote-ludens", "i5/6/3io1/6/6 o 4/4 chain:0@e3 0", "stop", "Judged"),
        // With three each the game would be drawn.
        ("yote-ludens", "ii4/6/4o1/6/oo4 o 0/2 take:1@e3 0", "*-", "AvoidsDraw + Safe"),
    ]);
}

#[test]
fn quiet_turns_have_quiet_reasons() {
    check(&[
        ("yote-traditional", "6/6/6/6/6 o 12/12 - 0", "c3", "Safe"),
        ("yote-traditional", "6/6/6/6/6 o 12/12 - 0", "a1", "Corner + Safe"),
        ("yote-traditional", "6/6/2o3/6/6 o 4/4 - 0", "c3-c4", "Safe + KeepsHand(4)"),
        // Nothing leaps over the rim.
        ("yote-traditional", "6/2i3/6/6/5i o 4/4 - 0", "c5", "Threatens(2) + Safe"),
        ("yote-traditional", "6/2i3/6/6/6 o 4/0 - 0", "c5", "ThreatensWin + Safe"),
        // It stands between c4 and c2.
        ("yote-traditional", "6/2i3/6/6/5i o 4/4 - 0", "c3", "Judged"),
        ("choko-ludos", "5/5/2o2/5/5 o 3/3 - 0", "a1", "Corner + Safe"),
    ]);
}

#[test]
fn proven_motifs_come_first() {
    check(&[
        ("yote-traditional", "i5/6/2oi2/6/6 o 4/0 - 0", "c3xe3*a5", "WinsAtOnce"),
        ("yote-traditional", "ii4/i5/2oi2/6/6 o 1/1 - 0", "c3xe3*a5", "DrawsAtOnce"),
        ("yote-ludos+mandatory", "i5/6/2oi2/6/6 o 4/4 - 0", "c3xe3*a5", "Only + Captures(2)"),
    ]);
    let (key, position) = ("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    let known = |value| ProbeResult { value, within: 0 };
    for (insight, expected) in [
        (Insight::from(Value(Value::WON - 5)), "WinsWithin(3) + Captures(2)"),
        (Value(-120).into(), "Captures(2) + Safe"),
        (Value(8 - Value::WON).into(), "HoldsOut"),
        (known(table::WinDrawLoss::Win).into(), "WinsByTable + Captures(2)"),
        (known(table::WinDrawLoss::Draw).into(), "KeepsDraw + Captures(2)"),
        (known(table::WinDrawLoss::Loss).into(), "HoldsOut"),
    ] {
        assert_eq!(said(key, position, "c3xe3*a5", insight), expected);
    }
}

#[test]
fn empty_and_overlong_lines_are_accepted() {
    let game = set_up("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    let line = |text: &str| text.parse::<Turn>().unwrap();
    let longer = [&*line("c3xe3*a5"), &line("d3"), &line("f3")].concat();
    assert_eq!(turn(&game, &longer), &*line("c3xe3*a5"));
    assert_eq!(turn(&game, &line("c3xe3")), &*line("c3xe3"));
    assert_eq!(turn(&game, &line("d3")), &[]);
    for nothing in [&[][..], &line("stop")] {
        let reason = reason(&game, nothing, Insight::Unknown);
        assert_eq!((reason.primary, reason.secondary), (super::Motif::Judged, None));
    }
}
