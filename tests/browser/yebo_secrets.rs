//! Yebo at a device that several people share: whoever has it next finds nothing of the hand before.

use serde_json::{Value, json};

use crate::page::{Page, until};
use crate::yebo::{ADDRESS, opened};

/// A game of two people that has not begun.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

/// The names of the blocks of the hand that everybody has not seen, and their numbers.
const HAND: &str = "
  const seen = new Set([...document.querySelectorAll('#seats [aria-label], #last [aria-label], #heap [aria-label]')]
    .map((it) => it.getAttribute('aria-label')));
  const opening = [...document.querySelectorAll('#log li')].pop().textContent;
  const hand = [...document.querySelectorAll('#rack > [role=option]')];
  const hidden = hand.filter((it) => !seen.has(it.getAttribute('aria-label'))
    && !opening.includes(it.getAttribute('aria-label')) && it.getAttribute('aria-label') !== 'Africa');
  return {
    names: hidden.map((it) => it.getAttribute('aria-label')),
    all: hand.map((it) => it.getAttribute('aria-label')),
    numbers: hand.map((it) => it.dataset.block),
  }";

/// Everything in the page, whether it is seen or not, and what stands in its fields.
const ALL: &str = "
  const fields = [...document.querySelectorAll('input, textarea, select')].map((it) => it.value);
  return document.title + document.documentElement.outerHTML + fields.join(' ')";

fn hand(page: &Page) -> Value {
    page.measure(HAND)
}

/// Nothing in the page, its attributes or what a screen reader knows of it is of that hand.
fn holds_nothing_of(page: &Page, hand: &Value, place: &str) {
    let text = page.measure(ALL);
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
        let is_there = format!(
            "return document.querySelector('#felt [data-block=\"{number}\"], #flights [data-block]') !== null"
        );
        let is_discard =
            format!("return document.querySelector('#last [data-block=\"{number}\"]') !== null");
        assert!(
            page.measure(&is_there) == json!(false) || page.measure(&is_discard) == json!(true),
            "{place}: block {number}"
        );
    }
}

pub(crate) fn press(page: &Page, letter: &str) {
    page.click(&format!("#offers [data-letter='{letter}']"));
}

pub(crate) fn offers(page: &Page) -> String {
    let letters = "return [...document.querySelectorAll('#offers [data-letter]')]
        .map((it) => it.dataset.letter).join('')";
    page.measure(letters).as_str().expect("a text").to_owned()
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
            letters if letters.contains('L') && page.words().contains("Replace") => {
                page.letters("l");
            }
            _ => return,
        }
    }
    panic!("nobody takes a block: {}", page.words());
}

/// Has a hand read out, hinted at and refused, draws and discards; the hand before that, without the discard.
fn discarded(page: &Page) -> Value {
    // Whatever is read out, hinted or refused, is for this seat alone.
    page.letters("imh");
    until("there is a hint", || page.is_seen("#hint").then_some(()));
    page.letters("s");
    page.letters("l");
    // Africa, which comes last, cannot be discarded.
    let mut first = hand(page);
    page.click("#rack > [role=option]:first-child");
    press(page, "D");
    until("all are asked", || offers(page).ends_with('P').then_some(()));
    let block = page
        .measure("return document.querySelector('#last [aria-label]').getAttribute('aria-label')");
    if let Some(names) = first["names"].as_array_mut() {
        names.retain(|name| *name != block);
    }
    first
}

#[test]
fn whoever_has_the_device_next_finds_nothing_of_the_hand_before() {
    let page = Page::blank();
    page.load("history.html");
    page.measure_with("localStorage.setItem('sandgrid:yebo', arguments[0])", vec![json!(RECORD)]);
    opened(&page, &format!("{ADDRESS}&lang=en"));
    until_taking(&page, "1", |_| {});
    let first = discarded(&page);
    holds_nothing_of(&page, &first, "the open question");

    // Somebody speaks up, looks, and gives the device back.
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
    assert_eq!(page.measure("return document.getElementById('record-text').value"), json!(""));
}
