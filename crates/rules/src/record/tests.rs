//! Records as they are read: names, comments, errors.

extern crate std;

use std::string::ToString;

use super::*;

fn fault(text: &str) -> (usize, usize, RecordFault) {
    let error = Game::read(text).unwrap_err();
    (error.line, error.column, error.fault)
}

#[test]
fn names_with_any_characters_round_trip() {
    let game = Game::new(Ruleset::ALL[0]);
    let odd = r#"A "quoted" \ name] {not a comment}"#;
    let tags = Tags { first: Some(Name::new(odd)), ..Tags::default() };
    let text = Record { game: &game, tags }.to_string();
    let (read, told) = Game::read(&text).unwrap();
    assert_eq!(read, game);
    assert_eq!(told, tags);
    assert_eq!(told.first.unwrap().to_string(), odd);
}

#[test]
fn blank_names_are_unknown() {
    let text = "[Rules \"yote-traditional\"]\n[First \"\\?\"]\n[Date \"????.\\??.??\"]\n\n*\n";
    let (game, told) = Game::read(text).unwrap();
    assert_eq!(told, Tags::default());
    assert_eq!(Game::read(&Record { game: &game, tags: told }.to_string()).unwrap().1, told);
}

#[test]
fn comments_numbers_and_unknown_tags_are_passed_over() {
    let text =
        "\u{feff}{a} [Event \"x\"]\r\n[Rules \"yote-traditional\"] {b}\n1.c3 {c d} 1... d3\n2. a1*";
    assert!(Game::read(text).is_err(), "a result is a word by itself");
    let (game, _) = Game::read(&text.replace("a1*", "a1 *")).unwrap();
    assert_eq!(game.played().count(), 3);
}

#[test]
fn an_error_names_line_and_column() {
    use RecordFault as Fault;
    let rules = "[Rules \"yote-traditional\"]\n";
    assert_eq!(fault(""), (1, 1, Fault::NoRules));
    assert_eq!(fault("[Rules yote]"), (1, 1, Fault::Tag));
    assert_eq!(fault("\n[Rules \"yo\"]"), (2, 9, Fault::Rules(KeyError::Book)));
    assert_eq!(fault(&[rules, rules].concat()), (2, 1, Fault::TagTwice));
    assert_eq!(fault(&[rules, "[Result \"2-0\"]"].concat()), (2, 10, Fault::Tag));
    assert_eq!(fault(&[rules, "c3 { d3"].concat()), (2, 4, Fault::Comment));
    assert_eq!(fault(&[rules, "c3 * d3"].concat()), (2, 6, Fault::Trailing));
    assert!(matches!(fault(&[rules, "c3 c3"].concat()), (2, 4, Fault::Illegal(_))));
    assert!(matches!(fault(&[rules, "c3\n  d3?"].concat()), (3, 5, Fault::Turn(_))));
    assert_eq!(fault(&[rules, "c3*d3"].concat()), (2, 1, Fault::TurnOver));
    assert_eq!(fault(&[rules, "c3 d3 a1 b1 c3xe3 f1"].concat()), (2, 19, Fault::TurnUnfinished));
    let position = "[Position \"6/6/6/6/6 o 0/0 - 0\"]";
    assert!(matches!(fault(&[rules, position].concat()), (2, 12, Fault::Position(_))));
}

#[test]
fn a_result_on_the_board_cannot_be_denied() {
    let text = "[Rules \"yote-traditional\"]\n[Result \"0-1\"]\n\
                [Position \"6/6/2oi2/6/6 o 4/0 - 0\"]\n\n1. c3xe3 1-0\n";
    assert_eq!(fault(text), (2, 1, RecordFault::Result));
    let open = text.replace("0-1", "*").replace("1-0", "*");
    let (game, tags) = Game::read(&open).expect("an asterisk denies nothing");
    assert!(game.outcome().is_some() && tags.settled.is_none());
    assert!(Record { game: &game, tags }.to_string().ends_with("c3xe3 1-0\n"));
    let given_up = "[Rules \"yote-traditional\"]\n[Result \"0-1\"]\n\n1. c3 0-1\n";
    let (game, tags) = Game::read(given_up).expect("a game can be given up");
    assert_eq!(tags.settled, Some(Adjudication::Won(Side::Second)));
    assert!(Record { game: &game, tags }.to_string().ends_with("1. c3 0-1\n"));
}

#[test]
fn skipped_turns_show_in_the_numbering() {
    let rules = Ruleset::find("bolotondou-ludens").unwrap();
    let start = Position::parse("o1o1o1/1o4/6/6/6 o 0/4 - 0", rules).unwrap();
    let mut game = Game::from_position(start);
    for action in ["f1", "d1", "b1", "e2", "a5-a4"] {
        game.play(action.parse().unwrap()).unwrap();
    }
    let text = Record::of(&game).to_string();
    assert!(text.ends_with("\n\n1... f1 2... d1 3... b1 4... e2 5. a5-a4 *\n"), "{text}");
    assert_eq!(Game::read(&text).unwrap().0, game);
}

#[test]
fn tags_round_trip_and_are_unique() {
    let game = Game::new(Ruleset::ALL[0]);
    let tags = Tags {
        first: Some(Name::new("Awa")),
        second: Some(Name::new("Binta")),
        date: Some(Name::new("2026.11.24")),
        settled: Some(Adjudication::Drawn),
    };
    let text = Record { game: &game, tags }.to_string();
    assert_eq!(Game::read(&text).unwrap().1, tags);
    for tag in ["First", "Second", "Date", "Result"] {
        let twice = std::format!("[{tag} \"*\"]\n{text}");
        assert!(matches!(fault(&twice).2, RecordFault::TagTwice), "{tag}");
    }
}

#[test]
fn near_misses_of_tags_and_numbers_are_text() {
    let rules = "[Rules \"yote-traditional\"]\n";
    for tag in ["[ \"x\"]", "[Ev-ent \"x\"]"] {
        assert_eq!(fault(&[rules, tag].concat()), (2, 1, RecordFault::Tag), "{tag}");
    }
    for word in ["12", ".c3", "1c3"] {
        let (line, column, fault) = fault(&[rules, word].concat());
        assert!(matches!((line, column, fault), (2, 1, RecordFault::Turn(_))), "{word}");
    }
}
