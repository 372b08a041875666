//! Checks the score of the first level against three scripted beginners: a beginner can win.

mod program;

use std::ops::RangeInclusive;

use sandgrid_rules::Book;

/// Expected range, in percent, of the first level's score against each beginner.
const BANDS: [(&str, RangeInclusive<f64>); 3] = [
    ("beginner:random", 60.0..=100.0),
    ("beginner:taker", 30.0..=55.0),
    ("beginner:looker", 0.0..=35.0),
];

/// Parses the number before ` %`.
fn percent(field: &str) -> f64 {
    let number = field.split(" %").next().and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("{field:?} has no percentage"))
}

#[test]
fn level_1_suits_beginners_of_every_rulebook() {
    let books = Book::ALL.iter().map(|book| book.key).collect::<Vec<_>>().join(",");
    for (beginner, band) in BANDS {
        let asked = ["match", "--rules", &books, "--a", "level:1", "--b", beginner];
        let told = program::answer(&[&asked[..], &["--games", "400"]].concat());
        assert_eq!(told.lines().count(), Book::ALL.len(), "{told}");
        for line in told.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            assert!(band.contains(&percent(fields[4])), "outside {band:?}: {line}");
        }
    }
}

#[test]
fn beginners_of_yebo_find_an_opponent_in_the_first_level() {
    for (beginner, band) in BANDS {
        let told =
            program::answer(&["yebo", "match", "--a", "novice", "--b", beginner, "--games", "200"]);
        let ahead = told.trim_end().split('\t').next_back().expect("a line has fields");
        assert!(band.contains(&percent(ahead)), "outside {band:?}: {told}");
    }
}

#[test]
fn each_yebo_level_beats_the_one_below() {
    for (a, b) in [("easy", "novice"), ("even", "easy")] {
        let told = program::answer(&["yebo", "match", "--a", a, "--b", b, "--games", "60"]);
        let ahead = told.trim_end().split('\t').next_back().expect("a line has fields");
        assert!(percent(ahead) > 60.0, "{told}");
    }
}
