//! Parse errors state the fault, its place, and the expected form.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

use sandgrid_yebo::{Act, Face, Game, HouseRules, Meld, Players, Record, Seat, Setup, rule};

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
fn parse_errors_show_the_expected_form() {
    tells(&error::<Face>("P0"), &["P1 to P9", "M1", "S1", "F1 to F3", "B1 to B3", "X25", "AF"]);
    tells(&error::<Meld>("P5"), &["two or three blocks", "AF=P1"]);
    tells(&error::<Seat>("E"), &["A, B, C or D"]);
    tells(&error::<Act>("fly"), &["direction +", "pick-up", "discard P5", "announce", "score"]);
    let house = error::<HouseRules>("rebuilds=soon");
    tells(&house, &["“rebuilds=soon”", "key=word"]);
    for choice in &HouseRules::CHOICES {
        tells(&house, &[choice.key, &choice.options.join("|")]);
    }
}

#[test]
fn record_error_names_its_line() {
    let long = " ".repeat(Record::LONGEST + 1);
    let most = Record::LONGEST.to_string();
    for (text, words) in [
        (long.as_str(), &["more than", most.as_str()][..]),
        ("[Game]", &["line 1: ", "[Name \"text\"]"]),
        ("", &["there is no [", "that can be"]),
    ] {
        tells(&error::<Record>(text), words);
    }
    let longest = error::<Record>(&" ".repeat(Record::LONGEST));
    assert!(!longest.contains("more than"), "{longest}");
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
fn setup_error_names_its_line() {
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
    // As long as it may be, and of no line in particular.
    for text in [" ".repeat(Setup::LONGEST + 1), " ".repeat(Setup::LONGEST)] {
        let told = error::<Setup>(&text);
        assert!(!told.starts_with("line "), "{told}");
        assert_eq!(told.contains("more than"), text.len() > Setup::LONGEST, "{told}");
    }
}

/// The refusal of an attempt after some acts.
fn refused(mut game: Game, before: &str, tried: &str) -> String {
    let read = |text: &str| -> (Seat, Act) {
        let (seat, act) = text.split_once(' ').expect("somebody does something");
        (seat.parse().expect("it is a seat"), act.parse().expect("it is an act"))
    };
    for (seat, act) in before.split(", ").filter(|text| !text.is_empty()).map(read) {
        game.act(seat, act).expect("it is legal");
    }
    let (seat, act) = read(tried);
    game.act(seat, act).expect_err(tried).to_string()
}

#[track_caller]
fn assert_refused(setup: &str, before: &str, all: &[(&str, &str)]) {
    let setup: Setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    for (tried, why) in all {
        let told = refused(setup.clone().into_game(), before, tried);
        assert_eq!(told, format!("{tried}: {why}"));
    }
}

#[test]
fn refusals_before_a_draw_name_the_reason() {
    assert_refused(
        "round 1\nstage take A\nhand A P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2 M3",
        "",
        &[
            ("A discard P1", "a block is to be taken first (003-E16)"),
            ("A pick-up", "there is no last discard (003-E20)"),
            ("A pass", "it is too late to call Yebo (003-E24)"),
            ("A announce", "more than one block is missing (003-E44, Q-E22)"),
            ("B left", "it is A's turn (003-E15)"),
            ("C direction +", "that is not what is to be decided now (003-E10, Q-E7)"),
            ("C direction + 17", "that is not what is to be decided now (003-E10, Q-E3)"),
        ],
    );
}

#[test]
fn refusals_after_a_draw_name_the_reason() {
    assert_refused(
        "round 1\nstage play A\nhand A P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2 M3 M4",
        "",
        &[
            ("A left", "the block of this turn is taken (003-E16)"),
            ("A pick-up", "the block of this turn is taken (003-E16)"),
            ("A discard S9", "S9 is not in the hand (003-E16)"),
            ("A buy B1", "there is no such group (003-E33)"),
            ("A fourth P1 1", "there is no such group (003-E29)"),
            ("A guard P1 1", "there is something else to discard (003-E32, Q-E21)"),
            ("B discard P1", "it is A's turn (003-E15)"),
            ("B pick-up", "it is A's turn (003-E23, Q-E13)"),
        ],
    );
}

#[test]
fn pending_replacement_is_named_in_refusals() {
    let draws = "a block is to be drawn first, in place of the one laid down (003-E19, Q-E30)";
    let refused = [
        ("A pick-up", draws),
        ("A discard P1", draws),
        ("B discard P1", "it is A's turn (003-E15)"),
    ];
    assert_refused("round 1\nstage refill A", "", &refused);
}

#[test]
fn acts_during_a_claim_are_refused() {
    assert_refused(
        "round 1\ndiscards A P5\nstage claim A",
        "",
        &[
            ("A pass", "it is one's own discard (003-E20, Q-E14)"),
            ("B left", "the others may still call Yebo (003-E24, Q-E14)"),
            ("B pick-up", "the others may still call Yebo (003-E23, Q-E14)"),
            ("B discard P1", "the others may still call Yebo (003-E24, Q-E14)"),
            ("B yebo M1 M1 M1", "the group is without the discard P5 (003-E20)"),
        ],
    );
    let passed = [("B pass", "one has called or passed (003-E20, Q-E14)")];
    assert_refused("round 1\ndiscards A P5\nstage claim A", "B pass", &passed);
}

#[test]
fn acts_out_of_turn_are_refused() {
    let announced = [("A announce", "one final block has been announced (003-E44, Q-E22)")];
    assert_refused("round 1\nannounced A\nstage take A", "", &announced);
    let game = Game::new(1, Players::Two, HouseRules::default());
    let (chief, other) = if game.table().chief == Seat::A { ("A", "B") } else { ("B", "A") };
    let told = refused(game, "", &format!("{other} direction +"));
    let why = format!("that is for {chief} to decide, who is Chief (003-E10, Q-E7)");
    assert_eq!(told, format!("{other} direction +: {why}"));
}

/// A's turn begins at an empty Fence, and B is Chief.
const EMPTY: &str = "round 1\nrest discards\nsightings A X25 X30 X35 X40 X45 X50 X55 X60\n\
    hand A AF AF AF AF P1 P2 P3 P4 P5 P6 P7 P8\nchief B";

#[test]
fn drawing_from_an_empty_fence_is_refused() {
    assert_refused(
        &format!("{EMPTY}\nstage empty take A"),
        "",
        &[
            ("A left", "nothing is left of the Fence (003-E46, Q-E24)"),
            ("A pick-up", "the last discard was let go (003-E23, Q-E24)"),
            ("A pass", "it is too late to call Yebo (003-E24)"),
            ("B pick-up", "it is A's turn (003-E23, Q-E13)"),
            ("A rebuild", "that is for B to decide, who is Chief (003-E46, Q-E24)"),
        ],
    );
    let refill = [("A pick-up", "nothing is left of the Fence (003-E46, Q-E24)")];
    assert_refused(&format!("{EMPTY}\nstage empty refill A"), "", &refill);
}

#[test]
fn player_in_turn_decides_before_the_chief_at_an_empty_fence() {
    assert_refused(
        &format!("{EMPTY}\nstage empty pick-up A"),
        "",
        &[
            ("A left", "nothing is left of the Fence (003-E46, Q-E24)"),
            ("B rebuild", "it is A's turn (003-E23, Q-E24)"),
            ("B score", "it is A's turn (003-E23, Q-E24)"),
            ("C score", "that is for B to decide, who is Chief (003-E46, Q-E24)"),
            ("B pick-up", "it is A's turn (003-E23, Q-E13)"),
            ("C pass", "it is A's turn (003-E15)"),
        ],
    );
    let decides = [("B pass", "the Chief decides about the empty Fence (003-E46, Q-E24)")];
    let setup = EMPTY.replace("hand A AF AF AF AF *", "hand A *");
    assert_refused(&format!("{setup}\nstage empty pick-up B"), "", &decides);
}

#[test]
fn excess_displays_cite_a_ruling() {
    for (round, group, more, why) in [
        ("1", "P1 P1 P1", "M1 M1 M1", "the groups of round 1 have fewer suits (003-E36, Q-E17)"),
        (
            "2",
            "F1 F2 F3",
            "B1 B2 B3",
            "round 2 has room for fewer Flowers and Birds (003-E38, Q-E10)",
        ),
        (
            "4",
            "F1 F2 F3",
            "F1 F2 F3",
            "round 4 has room for fewer Flowers and Birds (003-E40, Q-E11)",
        ),
    ] {
        let setup = format!(
            "round {round}\nstage play A\ngroup A {group}\nhand A {more} P5 P6 P7 S1 S2 S3 S4"
        );
        assert_refused(&setup, "", &[(&format!("A show {more}"), why)]);
    }
}

#[test]
fn rules_cite_place_and_certainty() {
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
