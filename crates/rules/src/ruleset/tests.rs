extern crate std;

use std::format;
use std::string::ToString;
use std::sync::LazyLock;
use std::vec::Vec;

use super::*;
use crate::{
    Answer, Deadlock, Draw, Game, LeapingLaw, Outcome, Position, Row, RowLaw, Side, SourceId, Win,
};

#[test]
fn rulesets_cover_every_combination_of_variations() {
    let combinations = |book: &Book| 1 << book.variations.len();
    for book in Book::ALL {
        let rulesets = Ruleset::ALL.iter().filter(|rules| rules.book == *book).count();
        assert_eq!(rulesets, combinations(book), "{}", book.key);
    }
    for rules in Ruleset::ALL {
        assert_eq!(Ruleset::find(rules.key), Ok(*rules));
        assert!(rules.variations.is_sorted());
        let names = rules.variations.iter().map(|variation| variation.name());
        assert!(rules.key.split('+').skip(1).eq(names), "{}", rules.key);
    }
}

#[test]
fn key_accepts_variations_in_any_order() {
    let rules = Ruleset::find("yote-ludos+mandatory+chain+friendly").unwrap();
    assert_eq!(rules.key(), "yote-ludos+chain+friendly+mandatory");
}

#[test]
fn malformed_keys_are_refused_with_their_place() {
    let ludos = Ruleset::find("yote-ludos").unwrap().book;
    for (key, error) in [
        ("", KeyError::Book),
        ("Yote-ludos", KeyError::Book),
        ("yote-ludos+", KeyError::Variation { book: ludos, offset: 11 }),
        ("yote-ludos+chain+to-one", KeyError::Variation { book: ludos, offset: 17 }),
        ("yote-ludos+chain+chain", KeyError::Repeated { offset: 17 }),
    ] {
        assert_eq!(Ruleset::find(key), Err(error), "{key:?}");
    }
}

#[test]
fn unknown_keys_list_the_known_ones() {
    let told = |key| Ruleset::find(key).unwrap_err().to_string();
    let books = told("yoté");
    for book in Book::ALL {
        assert!(books.contains(book.key), "{books}");
    }
    let options = told("yote-ludos+chain+to-one");
    assert!(options.contains("(character 18)"), "{options}");
    assert!(["+chain", "+friendly", "+mandatory"].iter().all(|it| options.contains(it)));
    let none = told("wali-ludens+chain");
    assert!(none.contains("(character 13)") && none.ends_with("none"), "{none}");
    let twice = told("yote-ludos+chain+chain");
    assert!(twice.contains("(character 18)"), "{twice}");
}

#[test]
fn games_and_sides_have_names() {
    let names: Vec<_> = Book::ALL.iter().map(|book| book.kind.to_string()).collect();
    for name in ["Yoté", "Choko", "Wali", "Bolotondou"] {
        assert!(names.iter().any(|it| it == name), "{names:?}");
    }
    for rules in Ruleset::ALL.iter().copied().chain([&*SMALL_CHOKO]) {
        let hands = Position::start(rules).in_hand();
        assert_eq!([hands[Side::First], hands[Side::Second]], [rules.pieces(); 2], "{}", rules.key);
    }
    assert_eq!(SMALL_CHOKO.pieces(), 6);
}

static SMALL_CHOKO: LazyLock<Ruleset> =
    LazyLock::new(|| Ruleset::find("choko-traditional").unwrap().reduced(Shape::new(3, 3), 6));

#[test]
fn a_reduced_game_has_its_own_board_and_is_another_game() {
    let (whole, small) = (Ruleset::find("choko-traditional").unwrap(), &*SMALL_CHOKO);
    assert!(whole != small && whole.key() == small.key());
    let mut game = Game::new(small);
    assert!(game.play("d1".parse().unwrap()).is_err());
    game.play("c3".parse().unwrap()).unwrap();
    assert_eq!(game.position().to_string(), "2o/3/3 i 5/6 place 0");
    assert_eq!(crate::perft(&Position::start(small), 2), 9 * 8);
}

#[test]
fn full_board_blocks_placing() {
    let blocked = |text: &str| {
        let mut game = Game::from_position(Position::parse(text, &SMALL_CHOKO).unwrap());
        game.play("c1".parse().unwrap()).unwrap();
        assert!(game.actions().is_empty(), "{text}");
        game.outcome().unwrap()
    };
    let won = |by| Outcome::Won { by, how: Win::MorePieces(Deadlock::Blocked) };
    let drawn = Outcome::Drawn(Draw::Equal(Deadlock::Blocked));
    // It is the same whether the last placement asked for another, or answered one.
    for (hands, outcome) in [("1/1", drawn), ("2/1", won(Side::First)), ("1/2", won(Side::Second))]
    {
        for pending in ["-", "place"] {
            assert_eq!(blocked(&format!("oio/ioi/io1 o {hands} {pending} 0")), outcome);
        }
    }
}

/// Every rule that the choices of a family cite.
fn cited(family: &Family) -> Vec<&'static Rule> {
    match family {
        Family::Leaping(it) => {
            let choices = [
                it.capture.rule,
                it.chain.rule,
                it.second.rule,
                it.claim.rule,
                it.friends.rule,
                it.answer.rule,
                it.blocked.rule,
                it.few.rule,
                it.impasse.rule,
            ];
            let LeapingLaw { alternate, turn, board, place, hand, own, .. } = it.law;
            let LeapingLaw { step, straight, leap, second, win, .. } = it.law;
            let law = [alternate, turn, board, place, hand, own];
            let moving = [step, straight, leap, second, win];
            choices.into_iter().chain(law).chain(moving).collect()
        }
        Family::Row(Row { line, end, law }) => {
            let &RowLaw { alternate, board, own, placing, apart, step, .. } = law;
            let &RowLaw { take, must, overlong, blocked, impasse, .. } = law;
            let law = [alternate, board, own, placing, apart, step];
            let taking = [take, must, overlong, blocked, impasse, line.rule, end.rule];
            law.into_iter().chain(taking).collect()
        }
    }
}

#[test]
fn every_choice_cites_a_rule_of_its_book() {
    for rules in Ruleset::ALL {
        let stated = |rule: &&Rule| rules.rules().any(|stated| stated == *rule);
        let cited = cited(&rules.family);
        assert_eq!(cited.into_iter().find(|rule| !stated(rule)), None, "{}", rules.key);
    }
}

/// Yoté's page of the same rulebook states it for placing, Choko's does not: there our ruling applies.
#[test]
fn silent_choices_cite_a_ruling() {
    for (key, id) in [("yote-ludens", "001-R6"), ("choko-ludens", "Q-C10")] {
        let Family::Leaping(choices) = Ruleset::find(key).unwrap().family else {
            unreachable!("{key} is a leaping game")
        };
        assert_eq!((choices.answer.value, choices.answer.rule.id), (Answer::Free, id), "{key}");
    }
}

#[test]
fn rulings_speak_of_the_rulebook_in_play_alone() {
    let others = [
        (SourceId::Ludos, ["Ludens Planet", "raditional"]),
        (SourceId::LudensPlanet, ["LUDOS", "raditional"]),
        (SourceId::TraditionalChoko, ["LUDOS", "Ludens Planet"]),
        (SourceId::TraditionalYote, ["LUDOS", "Ludens Planet"]),
    ];
    for rules in Ruleset::ALL {
        let (_, names) = others.iter().find(|(id, _)| *id == rules.book().source.id).unwrap();
        for rule in rules.rules() {
            let mut count = 0;
            for passage in rules.passages(rule.words()) {
                count += 1;
                assert!(!names.iter().any(|name| passage.contains(name)), "{rule}: {passage}");
                assert!(!passage.contains(['[', ']']), "{rule}: {passage}");
            }
            assert!(count > 0, "{}: {rule} says nothing", rules.key());
        }
    }
}

#[test]
fn marks_select_passages() {
    let rules = |key| Ruleset::find(key).unwrap();
    let words = "All. [LW] Two [P] one [] end.";
    for (key, expected) in [
        ("yote-ludos", &["All.", "Two", "end."][..]),
        ("yote-traditional", &["All.", "end."]),
        ("wali-ludens", &["All.", "Two", "one", "end."]),
        ("bolotondou-ludens", &["All.", "one", "end."]),
    ] {
        assert!(rules(key).passages(words).eq(expected.iter().copied()), "{key}");
    }
}
