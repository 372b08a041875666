//! Errors of a set-up name the fault and its field.

use super::*;
use crate::{Position, Ruleset};

/// Reads a position; returns its error, if any, as field, place and fault.
fn fault(key: &str, text: &str) -> Option<(Field, Option<usize>, Fault)> {
    let rules = Ruleset::find(key).unwrap();
    let error = Position::parse(text, rules).err()?;
    Some((error.field, error.offset, error.fault))
}

#[test]
fn an_error_names_the_field_and_the_place() {
    use Field::{Board, Hands, Pending, Quiet, Turn};
    for (text, field, offset, fault_is) in [
        ("", Board, 0, Fault::Missing),
        ("6/6/6/6/6", Turn, 9, Fault::Missing),
        ("6/6/6/6 o 12/12 - 0", Board, 7, Fault::RowCount(5)),
        ("6/6/6/6/6/6 o 12/12 - 0", Board, 9, Fault::RowCount(5)),
        ("6/6/5/6/6 o 12/12 - 0", Board, 5, Fault::RowLength(6)),
        ("6/6/6o/6/6 o 12/12 - 0", Board, 5, Fault::RowLength(6)),
        ("6/6/7/6/6 o 12/12 - 0", Board, 4, Fault::RowLength(6)),
        ("99/6/6/6/6 o 12/12 - 0", Board, 0, Fault::RowLength(6)),
        ("66/6/6/6/6 o 12/12 - 0", Board, 1, Fault::RowLength(6)),
        ("6/6/3x2/6/6 o 12/12 - 0", Board, 5, Fault::Character),
        ("6/6/6/6/6 x 12/12 - 0", Turn, 10, Fault::Turn),
        ("6/6/6/6/6 o 12 - 0", Hands, 12, Fault::Hands),
        ("6/6/6/6/6 o 12/012 - 0", Hands, 12, Fault::Hands),
        ("6/6/6/6/6 o 12/12 what 0", Pending, 18, Fault::Pending),
        ("6/6/6/6/6 o 12/12 -: 0", Pending, 18, Fault::Pending),
        ("6/6/6/6/6 o 12/12 -:x 0", Pending, 18, Fault::Pending),
        ("6/6/6/6/6 o 12/12 place: 0", Pending, 18, Fault::Pending),
        ("6/6/6/6/6 o 12/12 place:x 0", Pending, 18, Fault::Pending),
        ("6/6/6/6/6 o 12/12 - x", Quiet, 20, Fault::Number),
        ("6/6/6/6/6 o 12/12 - 256", Quiet, 20, Fault::Number),
        ("6/6/6/6/6 o 12/12 - 0 ", Quiet, 21, Fault::Trailing),
        ("é o", Hands, 3, Fault::Missing),
        ("é o 12/12 - 0 ", Quiet, 13, Fault::Trailing),
        ("6/6/3é2/6/6 o 12/12 - 0", Board, 5, Fault::Character),
        ("6/6/6/6/6 é 12/12 - 0", Turn, 10, Fault::Turn),
        ("6/6/6/6/6 o é - 0", Hands, 12, Fault::Hands),
    ] {
        assert_eq!(fault("yote-traditional", text), Some((field, Some(offset), fault_is)));
    }
}

#[test]
fn unplayable_positions_are_refused() {
    let many = Fault::TooManyPieces(Side::First, 12);
    for (key, text, field, fault_is) in [
        ("yote-traditional", "5o/6/6/6/6 o 12/12 - 0", Field::Hands, many),
        ("yote-traditional", "6/6/6/6/6 o 0/0 - 0", Field::Board, Fault::NoPieces),
        ("yote-traditional", "5o/6/6/6/6 o 0/1 - 51", Field::Quiet, Fault::TooQuiet(50)),
        ("yote-traditional", "5o/6/6/6/6 o 0/1 place 0", Field::Pending, Fault::Pending),
        ("yote-traditional", "5o/6/6/6/6 o 0/1 take:1 0", Field::Pending, Fault::Pending),
        ("yote-traditional", "5o/6/6/6/i5 o 0/1 take:2 0", Field::Pending, Fault::Pending),
        ("yote-traditional", "5o/6/6/6/i5 o 0/1 take:1@f5 0", Field::Pending, Fault::Pending),
        ("yote-traditional", "6/6/6/6/o4i o 11/11 take:1 0", Field::Pending, Fault::Pending),
        ("choko-traditional", "5/5/5/5/o3i o 11/11 take:1 0", Field::Pending, Fault::Pending),
        ("yote-ludens", "6/6/6/6/o4i o 11/11 take:1@a1 0", Field::Pending, Fault::Pending),
        ("yote-ludens", "6/6/6/6/o4i o 11/11 chain:0@a1 0", Field::Pending, Fault::Pending),
        ("yote-ludens", "6/6/6/6/o4i o 11/10 chain:0@a1 0", Field::Pending, Fault::Pending),
        ("yote-ludens", "5o/6/6/6/i5 o 0/1 take:1 0", Field::Pending, Fault::Pending),
        ("yote-ludens", "5o/6/6/6/i5 o 0/1 take:1@a1 0", Field::Pending, Fault::Pending),
        ("yote-ludens", "5o/6/6/6/i5 o 0/1 hop:d5,f5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "5o/6/6/6/i5 o 0/1 hop:f5 0", Field::Pending, Fault::Pending),
        ("yote-ludos+chain", "5o/6/6/6/i5 o 0/9 take:3 0", Field::Pending, Fault::Pending),
        ("yote-ludos+chain", "5o/6/6/6/i5 o 0/9 chain:3@f5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "5o/6/6/6/i5 o 0/1 hop:d5,f5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "4io/6/6/6/i5 o 0/1 hop:d5,f5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "o5/6/1o4/6/6 o 0/1 hop:c3,a3,a5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "5o/6/6/6/i5 o 0/1 hop:e5,f5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "5o/6/6/6/i5 o 0/1 hop:h5,f5 0", Field::Pending, Fault::Pending),
        ("choko-ludens", "6/6/6/6/oooo2 o 1/1 hop:a1,c1 0", Field::Pending, Fault::Pending),
        ("wali-ludens", "5o/6/6/6/i5 o 1/1 take:1 0", Field::Pending, Fault::Pending),
        ("wali-ludens", "5o/6/6/6/6 o 0/0 take:1 0", Field::Pending, Fault::Pending),
        ("wali-ludens", "5o/6/6/6/i5 o 0/0 - 101", Field::Quiet, Fault::TooQuiet(100)),
    ] {
        assert_eq!(fault(key, text), Some((field, None, fault_is)), "{key} {text}");
    }
    assert_eq!(fault("yote-traditional", "5o/6/6/6/6 o 0/1 - 50"), None);
    assert_eq!(fault("wali-ludens", "5o/6/6/6/i5 o 0/0 take:1 0"), None);
    assert_eq!(fault("yote-traditional", "6/6/6/6/o4i o 11/10 take:1 0"), None);
    assert_eq!(fault("yote-ludens", "6/6/6/6/o4i o 11/9 chain:0@a1 0"), None);
    assert_eq!(fault("choko-ludens", "4oo/6/6/6/i5 o 0/1 hop:d5,f5 0"), None);
    assert_eq!(fault("choko-ludens", "o5/o5/1o4/6/6 o 0/1 hop:c3,a3,a5 0"), None);
    assert_eq!(fault("yote-ludos+chain", "5o/6/6/6/i5 o 0/9 take:2 0"), None);
    assert_eq!(fault("yote-ludos+chain", "5o/6/6/6/i5 o 0/9 chain:2@f5 0"), None);
}

#[test]
fn two_pieces_beside_the_board_are_beside_the_board() {
    let rules = Ruleset::find("yote-traditional").unwrap();
    let beside = Cells::from("h8".parse::<Cell>().unwrap());
    let setup = Setup { board: BySide::new(beside, beside), ..Setup::start(rules) };
    assert_eq!(Position::from_setup(setup, rules).map_err(|it| it.fault), Err(Fault::OffBoard));
}
