//! What whoever writes something wrong is told: what is wrong, where, and how it is written.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

use sandgrid_yebo::{Act, Face, House, Meld, Record, Seat, Setup, rule};

/// Why that is none of these.
#[track_caller]
fn error<T: FromStr<Err: Display>>(text: &str) -> String {
    match text.parse::<T>() {
        Ok(_) => panic!("{text:?} is read"),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn tells(told: &str, words: &[&str]) {
    assert!(words.iter().all(|word| told.contains(word)), "{told:?} says not {words:?}");
}

#[test]
fn a_word_that_cannot_be_read_is_told_how_it_is_written() {
    tells(&error::<Face>("P0"), &["P1 to P9", "M1", "S1", "F1 to F3", "B1 to B3", "X25", "AF"]);
    tells(&error::<Meld>("P5"), &["two or three blocks", "AF=P1"]);
    tells(&error::<Seat>("E"), &["A, B, C or D"]);
    tells(&error::<Act>("fly"), &["direction +", "pick-up", "discard P5", "announce", "score"]);
    let house = error::<House>("rebuilds=soon");
    tells(&house, &["“rebuilds=soon”", "key=word"]);
    for choice in &House::CHOICES {
        tells(&house, &[choice.key, &choice.options.join("|")]);
    }
}

#[test]
fn a_record_that_cannot_be_read_names_its_line() {
    let long = " ".repeat(Record::LONGEST + 1);
    let most = Record::LONGEST.to_string();
    for (text, words) in [
        (long.as_str(), &["more than", most.as_str()][..]),
        ("[Game]", &["line 1: ", "[Name \"text\"]"]),
        ("", &["there is no [", "that can be"]),
    ] {
        tells(&error::<Record>(text), words);
    }
    let record = include_str!("records/round-1.txt");
    let lines: Vec<&str> = record.lines().collect();
    let begins = lines.iter().position(|line| line.starts_with("B ")).expect("somebody acts");
    let with = |line: &str| [&lines[..begins], &[line]].concat().join("\n");
    let place = format!("line {}: ", begins + 1);
    tells(&error::<Record>(&with("E pass")), &[&place, "begin with a seat"]);
    tells(&error::<Record>(&with("A fly")), &[&place, "“fly” is no act"]);
    tells(&error::<Record>(&with("A discard AF")), &[&place]);
}

#[test]
fn a_moment_that_cannot_be_set_up_names_its_line() {
    let long = " ".repeat(Setup::LONGEST + 1);
    let most = Setup::LONGEST.to_string();
    for (text, words) in [
        (long.as_str(), &["more than", most.as_str()][..]),
        ("seed 5\nweather fine", &["line 2: ", "“weather”"]),
        ("round nine", &["line 1: ", "cannot be read"]),
        ("hand A P5\nseats 3", &["line 2: ", "must be said before"]),
        ("hand A P5 P5 P5 P5 P5 *", &["line 1: ", "not so many P5"]),
        ("round 1\ngroup A P5 M3", &["line 2: ", "no group here"]),
        ("round 1\nstage take B\nhand A P5 P6", &["the hand of A", "number of blocks"]),
        ("stage play", &["line 1: "]),
    ] {
        tells(&error::<Setup>(text), words);
    }
}

#[test]
fn every_rule_says_where_it_stands_and_how_sure_it_is() {
    let mut grounds = BTreeSet::new();
    for rule in rule::ALL {
        let (id, ground) = (rule.to_string(), rule.ground().to_string());
        assert!(id.starts_with("003-") || id.starts_with("Q-"), "{id}");
        assert!(ground.contains("003:"), "{id}: {ground}");
        let how = ground.split_once("; after ").map_or("stated", |(how, _)| how);
        grounds.insert(how.to_owned());
    }
    for how in ["stated", "ruling (text)", "ruling (strong)", "ruling (weak)", "ruling (house)"] {
        assert!(grounds.contains(how), "{grounds:?}");
    }
}
