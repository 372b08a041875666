//! All steps of a player who cannot see the page: choosing a game, playing, resigning, reviewing, and a lesson.
//! Elements are found by role and name, and the effect of a press is known by its announcement.

use crate::page::{Page, until};

/// How many pieces each side places, before that person has had enough.
const TURNS: usize = 5;

#[test]
fn chooses_plays_reviews_and_learns() {
    let page = Page::open("");
    let person = Person { page: &page };
    person.press("button", "New game");
    for choice in ["Wali", "I begin", "Awa"] {
        person.press("radio", choice);
    }
    person.hear_after("button", "Start", "A new game of Wali");
    for _ in 0..TURNS {
        person.place();
    }
    let refused = person.refused();
    assert!(refused.ends_with("placed before any piece moves."), "{refused}");
    person.press("button", "Menu");
    person.press("button", "Give up");
    person.hear_after("button", "Give up", " won");
    person.press("button", "Review");
    until("the review says what it found", || {
        person.hears().into_iter().find(|said| said.contains("mistake"))
    });
    person.press("button", "Learn");
    until("the lessons are there", || {
        page.controls().into_iter().find(|(_, name)| name.starts_with("Yoté"))
    });
    person.hear_after("button", "Yoté", "step 1 of 9");
    person.hear_after("button", "c3", "place a piece on c3");
    person.hear_after("button", "Next", "step 2 of 9");
    assert!(page.complaints().is_empty());
}

/// One leap ends the game.
const LAST: &str = "?rules=yote-traditional&position=6/6/2oi2/6/o4i+o+2/0+-+0&level=3";

#[test]
fn another_game_is_announced_once_and_after_the_focus() {
    for (rematch, ours) in [("same", "pebbles"), ("swapped", "sticks"), ("harder", "pebbles")] {
        let page = Page::open(LAST);
        for hole in ["c3", "e3", "f1"] {
            page.click_hole(hole);
        }
        page.heard();
        page.click(&format!("[data-rematch={rematch}]"));
        let announced = || {
            let heard = page.heard().into_iter();
            heard.filter(|said| said.words.starts_with("A new game of Yoté")).collect::<Vec<_>>()
        };
        let first = until("it is announced", || Some(announced()).filter(|said| !said.is_empty()));
        assert!(first.len() == 1 && first[0].polite, "{rematch}: {first:?}");
        assert!(first[0].words.contains(&format!("You play the {ours}")), "{first:?}");
        assert!(page.focused_name().starts_with("c3"), "the board has the focus");
        assert!(announced().is_empty(), "{rematch}: once");
    }
}

struct Person<'a> {
    page: &'a Page,
}

impl Person<'_> {
    fn press(&self, role: &str, name: &str) {
        self.page.named(role, name).press();
    }

    fn hears(&self) -> Vec<String> {
        self.page.heard().into_iter().map(|said| said.words).collect()
    }

    /// Presses, and waits for what is announced.
    fn hear_after(&self, role: &str, name: &str, words: &str) -> String {
        self.page.heard();
        self.press(role, name);
        until(words, || self.hears().into_iter().find(|said| said.contains(words)))
    }

    /// Places a piece on the first hole that is called empty and takes it, and waits for the answer.
    fn place(&self) {
        let board = self.page.hole_names();
        let empty = board.iter().filter(|name| name.contains("empty"));
        for hole in empty.filter_map(|name| name.get(..2)) {
            self.page.heard();
            self.press("button", hole);
            let said = until("it is announced or refused", || self.hears().into_iter().next());
            if !said.starts_with("Pebbles place") {
                continue;
            }
            if !said.contains("Sticks place") {
                until("the computer's turn is announced", || {
                    self.hears().into_iter().find(|said| said.starts_with("Sticks place"))
                });
            }
            return;
        }
        panic!("every hole was refused: {board:?}");
    }

    /// Returns the announcement of a move before all pieces are placed.
    fn refused(&self) -> String {
        let board = self.page.hole_names();
        let taken = board.iter().find(|name| !name.contains("empty")).expect("pieces lie there");
        self.page.heard();
        self.press("button", taken);
        until("it is refused", || self.page.heard().into_iter().find(|said| !said.polite)).words
    }
}
