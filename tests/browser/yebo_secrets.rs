//! Yebo on a shared device: the next person finds no trace of the hand before.

use sandgrid_tests::sealed;
use serde_json::{Value, json};

use crate::page::{Page, until};
use crate::yebo::{ADDRESS, opened};

/// A game of three people that has not begun.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"3\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

fn hand(page: &Page) -> Value {
    page.call("yebo.hidden", ())
}

/// Nothing in the page, its attributes or what a screen reader knows of it is of that hand.
fn holds_nothing_of(page: &Page, hand: &Value, place: &str) {
    let text = page.call("page.everything", ());
    let text = text.as_str().expect("a text");
    let tree = format!("{:?}", page.tree());
    let names = hand["names"].as_array().expect("names");
    assert!(names.len() > 3, "{place}: there is something to hide, {hand}");
    for name in names.iter().filter_map(Value::as_str) {
        let names_it = |text: &str| {
            text.match_indices(name).any(|(at, _)| {
                !text[at + name.len()..].starts_with(|next: char| next.is_ascii_digit())
            })
        };
        assert!(!names_it(text), "{place}: {name} is in the page");
        assert!(!names_it(&tree), "{place}: {name} is in the accessible tree");
    }
    for number in hand["numbers"].as_array().expect("numbers").iter().filter_map(Value::as_str) {
        let block = format!("[data-block='{number}']");
        let is_there = page.exists(&format!("#felt {block}, #flights [data-block]"));
        assert!(!is_there || page.exists(&format!("#last {block}")), "{place}: block {number}");
    }
}

pub(crate) fn press(page: &Page, letter: &str) {
    page.click(&format!("#offers [data-letter='{letter}']"));
}

pub(crate) fn offers(page: &Page) -> String {
    page.call_for("yebo.letters", ())
}

/// Takes the device where it is handed over, until blocks can be taken.
pub(crate) fn until_taking(page: &Page, round: &str, as_chief: impl Fn(&Page)) {
    for _ in 0..20 {
        if page.is_seen("#cover") {
            page.click("#uncover");
        }
        match offers(page).as_str() {
            letters if letters.contains('+') => press(page, "+"),
            letters if letters.contains(round) => {
                as_chief(page);
                press(page, round);
            }
            _ => return,
        }
    }
    panic!("nobody takes a block: {}", page.words());
}

/// Shows the new hand to each seat that has not seen it, which passes, and plays the next turn, until all are asked at
/// the open table.
pub(crate) fn until_asked(page: &Page) {
    until("all are asked", || {
        if page.is_seen("#cover") {
            page.click("#uncover");
        }
        let letters = offers(page);
        match page.is_seen("#rack") {
            true if letters.ends_with('P') => press(page, "P"),
            true if letters.contains('L') => page.letters("l"),
            true => {
                page.click("#rack > [role=option]:first-child");
                press(page, "D");
            }
            false => return (letters.len() > 1 && letters.ends_with('P')).then_some(()),
        }
        None
    });
}

/// Has a hand read out, hinted at and refused, draws and discards; the hand before that, without the discard.
fn discarded(page: &Page) -> Value {
    // Texts that are read out, hinted or refused are for this seat alone.
    page.letters("imh");
    until("there is a hint", || page.is_seen("#hint").then_some(()));
    page.letters("s");
    page.letters("l");
    // Africa, which comes last, cannot be discarded.
    let mut first = hand(page);
    page.click("#rack > [role=option]:first-child");
    press(page, "D");
    leave_out_discard(page, &mut first);
    until_asked(page);
    leave_out_discard(page, &mut first);
    first
}

/// Takes the last discard, which everybody sees, out of what is to be hidden.
fn leave_out_discard(page: &Page, hand: &mut Value) {
    for (list, attribute) in [("names", "aria-label"), ("numbers", "data-block")] {
        let lies = page.attribute("#last [aria-label]", attribute);
        if let Some(list) = hand[list].as_array_mut() {
            list.retain(|it| *it != lies);
        }
    }
}

#[test]
fn handoff_clears_the_previous_hand() {
    let page = Page::blank();
    page.load("history.html");
    page.set_item("sandgrid:yebo", &sealed("yebo", RECORD));
    opened(&page, &format!("{ADDRESS}&lang=en"));
    until_taking(&page, "1", |_| {});
    let first = discarded(&page);
    holds_nothing_of(&page, &first, "the open question");

    // A caller takes the device, looks at the hand, and gives it back.
    press(&page, &offers(&page)[..1]);
    if !page.is_seen("#cover") {
        // The player nearer in turn is asked first, and is another than the one whose hand was seen.
        press(&page, &offers(&page)[..1]);
    }
    assert!(page.is_seen("#cover") && !page.is_seen("#rack"));
    holds_nothing_of(&page, &first, "a hand-over to whoever speaks up");
    page.click("#uncover");
    let mut second = hand(&page);
    let mut of_first_alone = first.clone();
    if let Some(names) = of_first_alone["names"].as_array_mut() {
        names.retain(|name| !second["all"].as_array().is_some_and(|all| all.contains(name)));
    }
    holds_nothing_of(&page, &of_first_alone, "the hand of another");
    press(&page, "P");
    if page.is_seen("#rack") {
        // It is the caller's turn, too: the hand stays until the discard.
        page.letters("l");
        second = hand(&page);
        page.click("#rack > [role=option]:first-child");
        press(&page, "D");
    }
    until("the hand is put away", || (!page.is_seen("#rack")).then_some(()));
    leave_out_discard(&page, &mut second);
    holds_nothing_of(&page, &second, "the question to the others, or the hand-over of the turn");
    until("the device goes on", || {
        if offers(&page).ends_with('P') {
            press(&page, "P");
        }
        page.is_seen("#cover").then_some(())
    });
    holds_nothing_of(&page, &first, "the hand-over of the turn");
    stays_hidden(&page, &first);
    assert_eq!(page.complaints(), [""; 0]);
}

/// Neither the page that is loaded again nor the game's text tells of that hand.
fn stays_hidden(page: &Page, first: &Value) {
    page.again();
    crate::yebo::started(page);
    assert!(page.is_seen("#cover") && !page.is_seen("#rack"));
    holds_nothing_of(page, first, "loaded again");
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=record]");
    assert!(page.is_seen("#record-hidden"));
    assert_eq!(page.property("#record-text", "value"), json!(""));
}
