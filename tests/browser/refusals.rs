//! Illegal actions: they change nothing, and the page names the rule.

use std::time::{Duration, Instant};

use sandgrid_rules::{Family, Game, Side};

use crate::board::{after, compare};
use crate::page::{Key, PEOPLE, Page, until};
use crate::player::Player;

const YOTE: &str = "yote-traditional";

/// The rule of Yoté that a turn is taken with a piece of one's own.
const OWN_PIECES: &str = "004-R4";

#[test]
fn the_opponents_piece() {
    let (page, game) = begun(["c3", "d3"]);
    page.click_hole("d3");
    check(&page, &game, OWN_PIECES, "d3");
}

#[test]
fn the_opponents_piece_by_keyboard() {
    let (page, game) = begun(["c3", "d3"]);
    Player::new(&page, game.clone()).walk_to("d3".parse().expect("it is a cell"));
    page.keys([Key::Enter]);
    check(&page, &game, OWN_PIECES, "d3");
}

#[test]
fn an_occupied_hole() {
    let (page, game) = begun(["c3", "d3"]);
    page.carry(&page.hand(Side::First), &page.hole("d3"));
    page.let_go();
    check(&page, &game, &refused_by(&game, "d3"), "d3");
}

#[test]
fn an_occupied_hole_after_pressing_the_hand() {
    let (page, game) = begun(["c3", "d3"]);
    page.click_hand(Side::First);
    page.click_hole("d3");
    check(&page, &game, &refused_by(&game, "d3"), "d3");
}

#[test]
fn a_diagonal() {
    let (page, game) = begun(["c3", "a5"]);
    page.click_hole("c3");
    page.click_hole("d4");
    let Family::Leaping(leaping) = game.ruleset().family() else {
        panic!("one leaps in Yoté");
    };
    check(&page, &game, leaping.law.straight.id, "c3");
}

#[test]
fn leap_over_an_empty_hole_is_refused() {
    let (page, game) = begun(["c3", "a5"]);
    page.carry(&page.hole("c3"), &page.hole("e3"));
    page.let_go();
    check(&page, &game, &refused_by(&game, "c3xe3"), "d3");
}

#[test]
fn anything_before_the_second_piece_is_taken() {
    let (page, _) = begun(["c3", "d3", "a1", "b1"]);
    page.click_hole("c3");
    page.click_hole("e3");
    page.heard();
    let game = after(YOTE, ["c3", "d3", "a1", "b1", "c3xe3"]);
    page.click_hole("a1");
    check(&page, &game, &refused_by(&game, "*a1"), "a1");
}

#[test]
fn step_during_forced_placement_is_refused() {
    let page = Page::open("?rules=choko-traditional");
    for cell in ["c3", "a5", "c1"] {
        page.click_hole(cell);
    }
    page.heard();
    let game = after("choko-traditional", ["c3", "a5", "c1"]);
    page.click_hole("a5");
    check(&page, &game, &refused_by(&game, "a5-a4"), "placing");
}

#[test]
fn a_row_while_placing() {
    let page = Page::open("?rules=bolotondou-ludens");
    for cell in ["c3", "a5"] {
        page.click_hole(cell);
    }
    page.heard();
    let game = after("bolotondou-ludens", ["c3", "a5"]);
    page.click_hole("c4");
    check(&page, &game, &refused_by(&game, "c4"), "row");
}

/// A game of Yoté after those placements, made by clicks.
fn begun<const COUNT: usize>(cells: [&str; COUNT]) -> (Page, Game) {
    let page = Page::open(PEOPLE);
    for cell in cells {
        page.click_hole(cell);
    }
    page.heard();
    assert!(!page.is_seen("#notice"), "nothing has been refused yet");
    (page, after(YOTE, cells))
}

/// The rule by which an action is forbidden.
fn refused_by(game: &Game, action: &str) -> String {
    let action = action.parse().expect("it is written as an action");
    game.clone().play(action).expect_err("it is not legal").rule.id.to_owned()
}

/// The board is as it was; the words are shown, with the rule, and said at once.
fn check(page: &Page, game: &Game, rule: &str, word: &str) {
    compare(page, game.position(), "a refusal");
    let words = page.words_of("#notice");
    assert!(words.contains(word), "{word:?} is not shown: {words}");
    assert_eq!(page.data("#notice-read", "rule"), rule, "{words}");
    let heard = page.heard();
    let alerts: Vec<_> = heard.iter().filter(|said| !said.polite).collect();
    assert_eq!(alerts.len(), 1, "one refusal is said once: {heard:?}");
    let sentence = words.lines().next().unwrap_or_default();
    assert!(alerts[0].words.contains(sentence), "{sentence:?} is not said: {heard:?}");
    let citation = page.words_of("#notice-rule");
    assert!(!citation.is_empty() && !alerts[0].words.contains(&citation), "{heard:?}");
    check_rule_is_quoted(page, game, rule);
}

/// The rule's own words are one press away.
fn check_rule_is_quoted(page: &Page, game: &Game, id: &str) {
    let rule = game.ruleset().rules().find(|rule| rule.id == id).expect("the book has the rule");
    assert!(!page.words().contains(rule.words()), "the rule is quoted before anybody asks");
    page.click("#notice summary");
    let words = page.words_of("#notice");
    assert!(words.contains(rule.words()), "{:?} is not shown: {words}", rule.words());
}

#[test]
fn a_refusal_leaves_the_live_region_after_a_while() {
    let (page, _) = begun(["c3", "d3"]);
    let begun = Instant::now();
    page.click_hole("d3");
    assert!(!page.text_of("#alert").is_empty(), "it is said");
    until("it is gone", || page.text_of("#alert").is_empty().then_some(()));
    assert!(begun.elapsed() > Duration::from_secs(4), "{:?}", begun.elapsed());
    assert!(page.is_seen("#notice"), "it can still be read");
    page.heard();
    page.click_hole("d3");
    assert_eq!(page.heard().len(), 1, "it is said anew");
    page.click_hole("a1");
    assert_eq!(page.text_of("#alert"), "", "with the next turn it is settled");
}
