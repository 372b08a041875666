//! Yebo on a shared device: the next person finds no trace of the hand before.

use sandgrid_tests::sealed;
use serde_json::{Value, json};

use crate::page::{Page, until};
use crate::yebo::{ADDRESS, opened};

/// A game of two people that has not begun.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

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
            letters if letters.contains('L') && page.words().contains("of your Sighting") => {
                page.letters("l");
            }
            _ => return,
        }
    }
    panic!("nobody takes a block: {}", page.words());
}

/// Shows the new hand to each seat that has not seen it, until all are asked.
pub(crate) fn until_asked(page: &Page) {
    until("all are asked", || {
        if page.is_seen("#cover") {
            page.click("#uncover");
            press(page, "P");
        }
        let offers = offers(page);
        (offers.len() > 1 && offers.ends_with('P')).then_some(())
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
    until_asked(page);
    let block = page.attribute("#last [aria-label]", "aria-label");
    if let Some(names) = first["names"].as_array_mut() {
        names.retain(|name| *name != block);
    }
    first
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
    let caller = offers(&page)[..1].to_owned();
    press(&page, &caller);
    assert!(page.is_seen("#cover") && !page.is_seen("#rack"));
    holds_nothing_of(&page, &first, "a hand-over to whoever speaks up");
    page.click("#uncover");
    let second = hand(&page);
    let mut of_first_alone = first.clone();
    if let Some(names) = of_first_alone["names"].as_array_mut() {
        names.retain(|name| !second["all"].as_array().is_some_and(|all| all.contains(name)));
    }
    holds_nothing_of(&page, &of_first_alone, "the hand of another");
    press(&page, "P");
    until("all are asked again", || (offers(&page) == format!("{caller}P")).then_some(()));
    holds_nothing_of(&page, &second, "the open question again");

    press(&page, "P");
    until("the device goes on", || page.is_seen("#cover").then_some(()));
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
