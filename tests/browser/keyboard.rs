//! Whole games by keyboard alone, both sides played by one person, against the golden records.

use sandgrid_rules::{Action, Game, Pending, Record, Ruleset};

use crate::board::side;
use crate::page::{Page, Requests, spared};
use crate::pictures::escaped;
use crate::player::Player;
use crate::telling::golden;

#[test]
fn a_game_of_yote() {
    let game = played_to_its_end(&Page::blank(), "yote-traditional");
    let second = game.played().filter(|action| matches!(action, Action::Take { .. }));
    assert!(second.count() > 0, "a second piece is taken in it");
}

#[test]
fn a_game_of_choko_with_its_duty_to_place() {
    let game = played_to_its_end(&Page::blank(), "choko-traditional");
    let mut replayed = Game::new(game.ruleset());
    let bound = game.played().any(|action| {
        replayed.play(action).expect("what was played can be played again");
        replayed.position().pending() == Pending::Place
    });
    assert!(bound, "a placement must be answered in it");
}

#[test]
fn a_game_of_wali() {
    played_to_its_end(&calm(), "wali-ludens");
}

#[test]
fn a_game_of_bolotondou() {
    played_to_its_end(&calm(), "bolotondou-ludens");
}

#[test]
fn the_other_books_of_yote() {
    if spared() {
        return;
    }
    let page = calm();
    for key in ["yote-ludos", "yote-ludens"] {
        ended(&page, key);
    }
}

#[test]
fn the_other_books_of_choko() {
    if spared() {
        return;
    }
    let page = calm();
    for key in ["choko-ludos", "choko-ludens"] {
        ended(&page, key);
    }
}

#[test]
fn leaping_on_and_taking_from_the_hand() {
    let page = calm();
    for key in ["yote-ludos+chain", "yote-ludos+chain+friendly+mandatory"] {
        played_to_its_end(&page, key);
    }
}

/// A page of a reader who prefers reduced motion.
fn calm() -> Page {
    let page = Page::blank();
    page.prefer("prefers-reduced-motion", "reduce");
    page
}

/// Number of actions that are played after a game is opened near its end.
const LAST: usize = 16;

/// Plays the end of the golden game of a ruleset, whose beginning is opened.
fn ended(page: &Page, key: &str) {
    let actions = golden(key);
    let mut game = Game::new(Ruleset::find(key).expect("it is among the keys"));
    let (before, last) = actions.split_at(actions.len() - LAST);
    for action in before {
        game.play(*action).expect("the record is legal");
    }
    played_from(page, game, last);
}

/// Plays the golden game of a ruleset, and checks its ending.
fn played_to_its_end(page: &Page, key: &str) -> Game {
    let rules = Ruleset::find(key).expect("it is among the keys");
    played_from(page, Game::new(rules), &golden(key))
}

/// Plays a game on to its end, and checks that.
fn played_from(page: &Page, game: Game, actions: &[Action]) -> Game {
    let requests = page.watch_requests();
    let record = match game.played().next() {
        None => String::new(),
        Some(_) => format!("&record={}", escaped(&Record::of(&game).to_string())),
    };
    page.visit(&format!("?rules={}{record}", game.ruleset().key()));
    let mut player = Player::new(page, game);
    for action in actions {
        player.play(*action);
    }
    check_ending(page, player.game());
    check_manners(page, requests);
    player.game().clone()
}

/// Checks that the page names the winner and the rule, and that the game is over for both.
fn check_ending(page: &Page, game: &Game) {
    let outcome = game.outcome().expect("the record is of a whole game");
    let headline = outcome
        .winner()
        .map_or("A draw".to_owned(), |winner| format!("{} won, ", side(game.ruleset(), winner)));
    let (rule, words) = (outcome.rule(game.ruleset()), page.words_of("#ending"));
    assert!(words.contains(&headline), "{headline:?} is not shown:\n{words}");
    assert_eq!(page.data("#ending-read", "rule"), rule.id, "{words}");
    let headline = page.words_of("#ending-headline");
    page.tree().one("heading", &headline);
    page.click("#ending summary");
    let words = page.words_of("#ending");
    assert!(words.contains(rule.words()), "the words of {} are not shown:\n{words}", rule.id);
}

/// Checks that the page has requested no other server's files, and that the browser has logged no complaint.
fn check_manners(page: &Page, requests: Requests<'_>) {
    let requests = requests.taken();
    assert!(requests.len() > 3, "the page itself is asked for: {requests:?}");
    for request in requests {
        let is_own = request.starts_with(page.origin()) || request.starts_with("data:");
        assert!(is_own, "{request} is asked for");
    }
    let complaints = page.complaints();
    assert!(complaints.is_empty(), "{complaints:?}");
}
