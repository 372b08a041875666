//! A hand of Yebo in the order that its owner wants: by mouse, by keys, by buttons.

use serde_json::json;

use crate::page::{Key, Page, left_out_of_firefox, until};
use crate::yebo::{ADDRESS, Hands, opened, quick, started, step};

/// The numbers of the blocks in the hand, in their order.
fn hand(page: &Page) -> Vec<String> {
    let hand = page.measure(
        "return [...document.querySelectorAll('#rack > *')].map((it) => it.dataset.block)",
    );
    serde_json::from_value(hand).expect("they are texts")
}

/// A page on which the first hand has been dealt.
fn dealt() -> Page {
    let page = quick();
    while hand(&page).len() < 12 {
        assert!(step(&page, Hands::Mouse), "the round has only begun");
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
fn a_block_is_dragged_to_its_place_and_stays() {
    if left_out_of_firefox("its driver does not drag what the page lets one drag") {
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
    assert_eq!(
        page.measure("return document.querySelectorAll('#rack [aria-selected=true]').length"),
        json!(0)
    );
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn keys_and_buttons_move_a_block() {
    let page = dealt();
    let before = hand(&page);
    page.measure("document.querySelector('#rack > [tabindex=\"0\"]').focus()");
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
    page.measure("document.querySelector('#rack > [tabindex=\"0\"]').focus()");
    page.keys([Key::Home]);
    page.chord(Key::Shift, Key::Left);
    assert_eq!(hand(&page), moved(&before, 0, 1));
    page.again();
    started(&page);
}
