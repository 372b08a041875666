//! A hand of Yebo in the order that its owner wants: by mouse, by keys, by buttons; and read out.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::page::{Browser, Key, Page, left_out_of, pause, until};
use crate::yebo::{ADDRESS, Hands, opened, quick, started, state, step_on, until_thirteen};

/// The numbers of the blocks in the hand, in their order.
fn hand(page: &Page) -> Vec<String> {
    page.call_for("elements.dataOfAll", ["#rack > *", "block"])
}

/// A page on which a hand has been dealt.
fn dealt() -> Page {
    let page = quick();
    while hand(&page).len() < 12 {
        step_on(&page, Hands::Mouse);
    }
    page
}

/// The same hand, with the block at one place moved to another.
fn moved(hand: &[String], from: usize, to: usize) -> Vec<String> {
    let mut hand = hand.to_vec();
    let block = hand.remove(from);
    hand.insert(to, block);
    hand
}

#[test]
fn dragged_block_keeps_its_place() {
    if left_out_of(&[Browser::Firefox], "its driver does not drag what the page lets one drag") {
        return;
    }
    let page = dealt();
    let mut expected = hand(&page);
    for (from, to) in [(0, 4), (7, 2), (10, 9)] {
        expected = moved(&expected, from, to);
        let place = |at: usize| format!("#rack > :nth-child({})", at + 1);
        page.drag(&place(from), &place(to));
        until(&format!("it lies there: {from} to {to}"), || {
            (hand(&page) == expected).then_some(())
        });
    }
    assert_eq!(page.count("#rack [aria-selected=true]"), json!(0));
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn keys_and_buttons_move_a_block() {
    let page = dealt();
    let before = hand(&page);
    page.set_focus("#rack > [tabindex=\"0\"]");
    page.keys([Key::Home]);
    page.chord(Key::Shift, Key::Right);
    page.chord(Key::Shift, Key::Right);
    assert_eq!(hand(&page), moved(&before, 0, 2));
    page.chord(Key::Shift, Key::Left);
    assert_eq!(hand(&page), moved(&before, 0, 1));
    page.click("[data-move=on]");
    assert_eq!(hand(&page), moved(&before, 0, 2));
    page.click("[data-move=back]");
    page.click("[data-move=back]");
    assert_eq!(hand(&page), before);
    // Where one reads from the right, the beginning of the hand lies there.
    opened(&page, &format!("{ADDRESS}&lang=ar"));
    until("the hand lies there", || (hand(&page).len() >= 12).then_some(()));
    let before = hand(&page);
    page.set_focus("#rack > [tabindex=\"0\"]");
    page.keys([Key::Home]);
    page.chord(Key::Shift, Key::Left);
    assert_eq!(hand(&page), moved(&before, 0, 1));
    page.again();
    started(&page);
}

/// Steps until the own turn begins.
fn until_taking(page: &Page) {
    until("a block is to be taken", || {
        let letters = state(page)["letters"].as_str().unwrap_or_default().to_owned();
        if letters.contains('L') && page.words_of("#status").starts_with("Your turn") {
            return Some(());
        }
        step_on(page, Hands::Mouse);
        None
    });
}

#[test]
fn focus_goes_on_when_its_button_vanishes() {
    let goes_on = |page: &Page, what: &str| {
        until(what, || page.has_focus("#rack > *, #offers > *").then_some(()));
    };
    let page = quick();
    until_taking(&page);
    page.set_focus("#offers [data-letter=L]");
    page.keys([Key::Enter]);
    until("a block is drawn", || (!page.exists("#offers [data-letter=L]")).then_some(()));
    goes_on(&page, "to the hand or the next button after a draw");
    until_thirteen(&page);
    page.click("#rack > :nth-child(1)");
    page.set_focus("#offers [data-letter=D]");
    page.keys([Key::Enter]);
    until("it is discarded", || (!page.exists("#offers [data-letter=D]")).then_some(()));
    goes_on(&page, "to the hand or the next button after a discard");
}

#[test]
fn the_first_announcement_is_said_once() {
    let page = Page::blank();
    opened(&page, ADDRESS);
    let heard = RefCell::new(String::new());
    let hear = || {
        for it in page.heard() {
            let mut heard = heard.borrow_mut();
            heard.push_str(&it.words);
            heard.push('\n');
        }
        heard.borrow().matches("Drawn for Chief:").count()
    };
    until("it is said who is Chief", || (hear() > 0).then_some(()));
    pause(Duration::from_secs(2), "it might be said again");
    assert_eq!(hear(), 1, "{}", heard.borrow());
    let invited = heard.borrow().matches(&page.words_of("#invitation-words")).count();
    assert_eq!(invited, 1, "{}", heard.borrow());
}

/// Returns the announcement after that key, from one of those beginnings on: an earlier event may be announced along
/// with it.
fn read(page: &Page, key: &str, begins: &[&str]) -> String {
    page.heard();
    page.letters(key);
    until("it is read out", || {
        let mut heard =
            page.heard().into_iter().filter(|heard| heard.polite).map(|heard| heard.words);
        let read = |words: String| {
            begins.iter().find_map(|begin| words.find(begin).map(|at| words[at..].to_owned()))
        };
        heard.find_map(read)
    })
}

#[test]
fn keys_read_hand_display_and_next_player() {
    let page = quick();
    until_thirteen(&page);
    let hand = read(&page, "i", &["Your hand, 13 blocks: "]);
    let numbers = hand.split([':', ';', ',']).skip(2).map(|part| {
        if part.contains("Africa") {
            part.trim_matches(|it: char| !it.is_ascii_digit()).parse().unwrap_or(1)
        } else {
            1
        }
    });
    assert_eq!(numbers.sum::<usize>(), 13, "{hand}");
    read(&page, "o", &["Nothing lies on the table before you.", "On the table before you: "]);
    let fence = read(&page, "w", &["The Fence: "]);
    assert!(fence.contains("In turn: You; then "), "{fence}");
    // The sheet of help has them.
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=help]");
    let letters = page.texts_of("#help .letters").join(" ");
    for says in ["read my hand", "read my groups", "who is next"] {
        assert!(letters.contains(says), "{letters}");
    }
    for list in 1..=page.count("#help .letters") {
        let mut keys = page.texts_of(&format!("#help .letters:nth-of-type({list}) dt"));
        let count = keys.len();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), count, "no key has two meanings in a list: {keys:?}");
    }
    assert_eq!(page.complaints(), [""; 0]);
}

/// Returns the text of the assertive live region.
fn alert(page: &Page) -> String {
    page.text_of("#alert").trim().to_owned()
}

/// How often something was refused since this was asked last, and why.
fn refusals(page: &Page) -> Vec<String> {
    page.heard().into_iter().filter(|heard| !heard.polite).map(|heard| heard.words).collect()
}

#[test]
fn refusal_is_repeatable_and_clears() {
    let page = quick();
    until_thirteen(&page);
    page.heard();
    let why = "The block of this turn has been taken.";
    page.letters("l");
    until("it is refused", || (alert(&page) == why).then_some(()));
    // Something else that is said takes nothing away from it.
    page.letters("m");
    pause(Duration::from_secs(2), "the refusal stays meanwhile");
    assert_eq!(alert(&page), why, "somebody may still be listening");
    page.letters("l");
    page.letters("l");
    let heard = RefCell::new(Vec::new());
    until("the same words are news", || {
        heard.borrow_mut().extend(refusals(&page));
        (*heard.borrow() == [why; 3]).then_some(())
    });
}

#[test]
fn sentences_are_announced_while_others_keep_coming() {
    let page = quick();
    until_thirteen(&page);
    let announced = page.call_later("yebo.keepPressing", ["m"]);
    assert!(announced.as_u64() > Some(0), "{announced} announcements in two seconds");
}

#[test]
fn a_refusal_is_gone_after_a_while() {
    let page = quick();
    until_thirteen(&page);
    let begun = Instant::now();
    page.letters("l");
    until("it is refused", || (!alert(&page).is_empty()).then_some(()));
    until("it is gone", || alert(&page).is_empty().then_some(()));
    assert!(begun.elapsed() > Duration::from_secs(4), "{:?}", begun.elapsed());
    page.heard();
    page.letters("l");
    until("it is heard anew", || (refusals(&page).len() == 1).then_some(()));
}

#[test]
fn the_blank_with_a_modifier_presses_nothing() {
    let page = dealt();
    for held in [Key::Control, Key::Alt] {
        page.set_focus("header [data-open=menu]");
        page.chord(held.clone(), Key::Space);
        assert_eq!(page.property("#menu", "open"), json!(false));
        page.set_focus("#rack > [tabindex=\"0\"]");
        page.chord(held, Key::Space);
        assert_eq!(page.count("#rack [aria-selected=true]"), 0);
    }
    page.keys([Key::Space]);
    assert_eq!(page.count("#rack [aria-selected=true]"), 1);
    page.set_focus("header [data-open=menu]");
    page.keys([Key::Space]);
    assert_eq!(page.property("#menu", "open"), json!(true));
}

#[test]
fn enter_chooses_a_block_and_then_discards_it() {
    let page = quick();
    until_thirteen(&page);
    until("Enter has nothing else to do", || {
        let is_free = hand(&page).len() == 13 && !page.exists("#offers > .chief");
        if !is_free {
            step_on(&page, Hands::Mouse);
        }
        is_free.then_some(())
    });
    page.set_focus("#rack > [tabindex=\"0\"]");
    page.keys([Key::Enter]);
    until("it is chosen", || page.exists("#rack > [aria-selected=true]").then_some(()));
    until("its discard is offered", || page.exists("#offers > .chief").then_some(()));
    page.keys([Key::Enter]);
    until("it is gone", || (hand(&page).len() < 13).then_some(()));
}
