//! Ways to play besides pointing and walking: letters that ask the board, turns that are typed,
//! and names that one can say.

use sandgrid_rules::{Action, Position, Ruleset};

use crate::page::{Announcement, Key, PEOPLE, Page};

/// A board on which every question has something to tell.
const MIDDLE: &str = "?position=i5/6/2oi2/3o2/o4i+o+4/4+-+0&rules=yote-traditional";

/// The one thing that was said, and not in haste.
#[track_caller]
fn said(page: &Page) -> String {
    let heard = page.heard();
    let [Announcement { polite: true, words }] = &heard[..] else { panic!("{heard:?}") };
    words.clone()
}

#[test]
fn letters_ask_the_board() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "d3", "a1", "b1"] {
        page.click_hole(cell);
    }
    page.keys([Key::Up]);
    page.heard();
    for (letter, words) in [
        ("l", "Sticks place a piece on b1."),
        ("w", "Pebbles to play: place a piece, or move one."),
        ("m", "Pebbles on the board, 2: a1 and c3."),
        ("t", "Sticks on the board, 2: b1 and d3."),
        ("d", "b2, empty: you can place a piece."),
        ("h", "Pebbles: 10 in hand, 0 captured; sticks: 10 in hand, 0 captured."),
        ("r", "Row 2: empty."),
        ("c", "Column b: b1, stick."),
        ("C", "Column b: b1, stick."),
    ] {
        page.letters(letter);
        assert_eq!(said(&page), words, "{letter}");
        assert!(page.is_seen("#notice"), "{letter}: it is to be seen, too");
        assert_eq!(page.words_of("#notice-words"), words, "{letter}");
    }
}

#[test]
fn letter_keys_work_only_on_the_board() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.heard();
    page.chord(Key::Control, 'l');
    page.chord(Key::Alt, 'l');
    // Elsewhere, no letter is ours.
    page.keys([Key::Tab, Key::Tab, Key::Tab]);
    let (role, name) = page.focus();
    assert!(!name.contains(", "), "the focus has left the board: {role} {name}");
    page.letters("lwmtdhrc");
    assert_eq!(page.heard().len(), 0);
}

#[test]
fn each_letter_can_be_switched_off() {
    let page = Page::open(PEOPLE);
    open_ways(&page);
    for letter in ["l", "n"] {
        page.click(&format!("[name=key-{letter}]"));
    }
    page.click("#ways [data-close]");
    page.click_hole("c3");
    page.heard();
    page.letters("ln");
    assert_eq!(page.heard().len(), 0);
    assert!(!page.is_seen("#typing"));
    page.letters("w");
    assert_eq!(said(&page), "Sticks to play: place a piece.");
    // It stays so.
    page.visit(PEOPLE);
    page.click_hole("c3");
    page.heard();
    page.letters("l");
    assert_eq!(page.heard().len(), 0);
}

#[test]
fn menu_lists_every_query() {
    let page = Page::open(MIDDLE);
    for (question, words) in [
        ("Last turn", "Nothing has been played yet."),
        ("My pieces", "Pebbles on the board, 3: a1, c3 and d2."),
        ("Their pieces", "Sticks on the board, 3: a5, d3 and f1."),
        ("What can I do here", "c3, pebble: you can "),
        ("Hands", "Pebbles: 4 in hand, "),
        ("This row", "Row 3: c3, pebble; d3, stick."),
        ("This column", "Column c: c3, pebble."),
        ("Whose turn", "Pebbles to play: "),
    ] {
        page.named("button", "Menu").press();
        page.named("button", "Ask the board").press();
        page.heard();
        page.named("button", question).press();
        assert!(said(&page).starts_with(words), "{question}");
        assert!(page.focused_name().contains(", "), "{question}: the focus is on the board");
    }
}

#[test]
fn a_turn_is_typed() {
    let page = Page::open(MIDDLE);
    page.named("button", "Menu").press();
    page.named("button", "Type a turn").press();
    assert_eq!(page.focus(), ("textbox".to_owned(), "Type a turn".to_owned()));
    page.heard();
    page.letters("C3 to d4");
    page.keys([Key::Enter]);
    let heard = page.heard();
    assert!(heard.len() == 1 && !heard[0].polite, "{heard:?}");
    assert!(heard[0].words.ends_with("never diagonally."), "{heard:?}");
    assert_eq!(page.value_of("#typed"), "C3 to d4", "to be mended");
    // The refused text is selected, so the first letter replaces it.
    page.letters("c3 x e3, a5");
    page.keys([Key::Enter]);
    assert_eq!(
        said(&page),
        "Pebbles leap from c3 over d3 to e3 and take the stick on a5. \
         Sticks to play: place a piece, or move one."
    );
    assert_eq!(page.value_of("#typed"), "");
    page.letters("f5");
    page.keys([Key::Enter]);
    assert!(said(&page).starts_with("Sticks place a piece on f5."));
    page.keys([Key::Escape]);
    assert!(!page.is_seen("#typing"));
    page.letters("n");
    assert_eq!(page.focused_name(), "Type a turn", "a letter opens it, too");
}

#[test]
fn game_can_be_typed() {
    let rules = Ruleset::find("yote-traditional").expect("it is among the keys");
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click("#undo");
    page.click_hole("c3");
    page.click("#undo");
    page.keys([Key::Tab]);
    page.named("button", "Menu").press();
    page.named("button", "Type a turn").press();
    let mut game = sandgrid_rules::Game::new(rules);
    let whole = crate::telling::golden("yote-traditional");
    for turn in turns(&whole, *game.position()) {
        page.heard();
        page.letters(&turn);
        page.keys([Key::Enter]);
        let heard = page.heard();
        for action in turn.parse::<sandgrid_rules::Turn>().expect("a turn").iter() {
            game.play(*action).expect("it is legal");
        }
        assert_eq!(heard.len(), 1, "one announcement a turn: {turn}: {heard:?}");
        assert_eq!(heard[0].polite, game.outcome().is_none(), "{turn}: {heard:?}");
    }
    assert!(game.outcome().is_some());
    crate::board::compare(&page, game.position(), "the whole game");
    assert!(page.is_seen("#ending"));
}

/// The actions of a game, turn by turn, as they are written.
fn turns(actions: &[Action], mut position: Position) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    for action in actions {
        if position.pending().is_fresh() {
            turns.push(String::new());
        }
        // A repeated start may be written, or not.
        if let Some(turn) = turns.last_mut() {
            turn.push_str(&action.to_string());
        }
        position.play(*action).expect("it is legal");
    }
    turns
}

#[test]
fn hole_names_match_the_coordinates() {
    let page = Page::open(MIDDLE);
    let names = page.hole_names();
    assert_eq!(names.len(), 30);
    for (index, name) in names.iter().enumerate() {
        let (column, row) = (index % 6, 5 - index / 6);
        let column = char::from(b'a' + u8::try_from(column).expect("six columns"));
        assert!(name.starts_with(&format!("{column}{row}, ")), "{name}");
    }
}

fn open_ways(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=ways]");
}
