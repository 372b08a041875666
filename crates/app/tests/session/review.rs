//! A finished game, looked at by the engine.

use sandgrid_app::rules::Action;
use sandgrid_app::{Event, Hint, Review, ReviewState};
use sandgrid_tests::Chance;

use crate::table::{PERSONS, Table};

/// Pebbles could take both sticks, but step aside, and lose two of four themselves.
fn played() -> Table {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/o4i o 2/0 - 0");
    table.act("a1-a2").act("d3xb3").act("*a2");
    assert!(table.scene().ending.is_some(), "three and fewer are a draw");
    table
}

fn review(table: &Table) -> Review {
    table.scene().review.open().expect("it was requested").clone()
}

#[test]
fn only_finished_games_are_reviewed() {
    let mut table = Table::new("yote-traditional", PERSONS);
    assert_eq!(table.scene().review, ReviewState::Unavailable);
    table.press("c3").handle(Event::Review);
    assert!(table.asked.is_none());
    table.handle(Event::Resign);
    assert_eq!(table.scene().review, ReviewState::Available);
}

#[test]
fn review_lists_curve_and_costliest_turns() {
    let mut table = played();
    table.handle(Event::Review).answer();
    let review = review(&table);
    assert!(review.is_done);
    let balances: Vec<i8> = review.points.iter().map(|point| point.balance).collect();
    let [first, second, end] = balances[..] else { panic!("{balances:?}") };
    assert!(first == 100 && second < 20 && end == 0, "{balances:?}");
    assert!(review.points[0].is_exact && review.points[2].is_exact, "{:?}", review.points);
    let [turning] = &review.turning[..] else { panic!("{:?}", review.turning) };
    assert_eq!((turning.at, turning.number, turning.text.as_str()), (0, 1, "a1-a2"));
    let better = turning.better.as_deref().expect("it is a mistake");
    assert!(better.starts_with("c3xe3*"), "{better}");
    let played = "Turn 1: pebbles move from a1 to a2.";
    assert!(turning.words.contains(played), "{}", turning.words);
    assert!(turning.words.contains("Better: pebbles leap from c3"), "{}", turning.words);
    assert_eq!(table.announced, "The game has been looked at. One mistake decided it.");
}

#[test]
fn giving_up_is_no_fault_of_the_last_turn() {
    for turn in [&["c3xe3", "*b1"][..], &["c3xe3"]] {
        // Pebbles are far ahead, and with the last turn farther.
        let mut table = Table::at("yote-traditional", "6/6/2oi2/6/oi4 o 2/0 - 0");
        for action in turn {
            table.act(action);
        }
        if table.scene().ending.is_none() {
            table.handle(Event::Resign);
        }
        table.handle(Event::Review).answer();
        let review = review(&table);
        assert!(review.is_done && review.turning.is_empty(), "{:?}", review.turning);
        assert_eq!(review.points.len(), review.turn_count + 1, "{:?}", review.points);
        assert!(!matches!(table.scene().hint, Hint::Given { .. }), "nothing is left to play");
    }
}

#[test]
fn review_shows_the_better_turn() {
    let mut table = played();
    table.handle(Event::Review).answer().handle(Event::GoToTurn(0));
    let Hint::Given { words, cells } = table.scene().hint else { panic!("nothing is shown") };
    assert!(words.contains("c3"), "{words}");
    assert!(table.announced.ends_with(&words), "it is read out: {}", table.announced);
    assert_eq!(cells.len(), 2);
    let scene = table.scene();
    let cell = |name: &str| name.parse().expect("a cell");
    assert_eq!(scene.arrow, Some((cell("c3"), cell("e3"))), "the better move");
    assert_eq!(scene.played, Some((cell("a1"), cell("a2"))), "the move that was played");
    table.handle(Event::GoToTurn(2));
    assert!(!matches!(table.scene().hint, Hint::Given { .. }));
}

#[test]
fn a_turn_taken_back_is_to_be_played_again() {
    let mut table = played();
    table.handle(Event::Review).answer();
    // The removal, the leap, and the step, for which the review has a better turn.
    for _ in 0..3 {
        table.handle(Event::Undo);
    }
    let scene = table.scene();
    assert!(scene.review.open().is_some());
    assert!(!matches!(scene.hint, Hint::Given { .. }), "{:?}", scene.hint);
    assert!(table.shown.starts_with("Taken back: "), "{}", table.shown);
    assert!(table.announced.ends_with(&scene.status), "{} / {}", table.announced, scene.status);
}

#[test]
fn playing_closes_the_review() {
    let mut table = played();
    table.handle(Event::Review).answer().handle(Event::GoToTurn(0)).act("c3xe3");
    assert_eq!(table.scene().review, ReviewState::Unavailable);
}

#[test]
fn review_continues_while_browsing() {
    let mut table = played();
    table.handle(Event::Review).handle(Event::GoToTurn(1)).answer();
    assert!(review(&table).is_done);
}

#[test]
fn the_review_names_the_turn_of_the_result() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/i5 o 4/3 - 0");
    table.press("c3 e3 a1").press("b2").press("f1").handle(Event::Resign);
    let decisive = table.scene().ending.expect("it is over").decisive.expect("the first turn");
    table.handle(Event::Review).answer();
    let review = review(&table);
    let named = review.turning.iter().find(|turn| turn.words == decisive.words);
    let at = named.expect("the review names it").at;
    assert_eq!((at, review.mistakes() + 1), (0, review.turning.len()), "it is no mistake");
    table.handle(Event::GoToTurn(at));
    assert_eq!(table.status(), "Before turn 1 of 2.");
    assert!(table.announced.starts_with("Before turn 1 of 2. "), "{}", table.announced);
}

/// A piece that is placed can be captured only later: in a row game, once all are placed.
#[test]
fn a_placing_mistake_has_a_reason() {
    let mut table = Table::at("wali-ludens", "oiooi1/2o1io/oii2i/ii2o1/1oi1o1 o 3/3 - 0");
    table.press("f2").handle(Event::Resign).handle(Event::Review).answer();
    let review = review(&table);
    let words = &review.turning.first().expect("it is a mistake").words;
    assert!(words.contains("place a piece on f2. That let sticks take one."), "{words}");
}

/// Games of random turns, most of which place a piece.
#[test]
fn every_mistake_says_what_it_cost() {
    let mut chance = Chance::of(3);
    let (mut captures, mut estimates) = (0, 0);
    for key in ["wali-ludens", "bolotondou-ludens", "yote-traditional", "choko-traditional"] {
        let mut table = Table::new(key, PERSONS);
        for _ in 0..16 {
            let actions: Vec<Action> = table.session.game().actions().into_iter().collect();
            table.act(&chance.pick(&actions).to_string());
        }
        table.handle(Event::Resign).handle(Event::Review).answer();
        let review = review(&table);
        for turn in review.turning.iter().filter(|turn| turn.better.is_some()) {
            let has_captured = turn.words.contains("That let");
            let is_judged = turn.words.contains("After it, ") || turn.words.contains("Exact: ");
            assert!(has_captured != is_judged, "{key}: {}", turn.words);
            (captures, estimates) =
                (captures + u32::from(has_captured), estimates + u32::from(is_judged));
        }
    }
    assert!(captures > 0 && estimates > 0, "{captures} captures, {estimates} estimates");
}

/// Pebbles lose two pieces by each of four turns. They are far behind after the first.
#[test]
fn every_turn_that_lost_pieces_is_listed() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let turns = "c3 c1 d3 c5 d2 d5 b4 a4 e1 a4xc4 *d2 e4 c4xc2 *e1 a1 f4 f5 f4xd4 *a1 a1 d4xd2 *a1";
    for action in turns.split(' ') {
        table.act(action);
        assert_eq!(table.alerted, "", "{action}");
    }
    table.handle(Event::Resign).handle(Event::Review).answer();
    let review = review(&table);
    let mistakes = review.turning.iter().filter(|turn| turn.better.is_some());
    let listed: Vec<usize> = mistakes.map(|turn| turn.at).collect();
    // The pebbles' turns 5, 6, 8 and 9.
    for lost in [8, 10, 14, 16] {
        assert!(listed.contains(&lost), "{lost} of {listed:?}: {:#?}", review.turning);
    }
    assert!(listed.is_sorted(), "{listed:?}");
}

#[test]
fn a_better_turn_has_its_reason_and_its_number() {
    let mut table = played();
    table.handle(Event::Review).answer();
    let words = review(&table).turning[0].words.clone();
    assert!(
        words.contains(
            "sticks take two. Better: pebbles leap from c3 over d3 to e3 and take the stick on f1."
        ),
        "{words}"
    );
    table.handle(Event::GoToTurn(0));
    let Hint::Given { words, .. } = table.scene().hint else { panic!("nothing is shown") };
    assert!(words.starts_with("Better on turn 1: pebbles leap from c3"), "{words}");
    assert!(words.ends_with("take the stick on f1."), "the list has the reason: {words}");
    table.handle(Event::GoToTurn(1));
    let Hint::Given { words, .. } = table.scene().hint else { panic!("nothing is shown") };
    assert_eq!(words, "The turn that was played, 1, is the best one found.");
}
