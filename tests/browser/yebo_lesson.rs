//! The lesson in Yebo: by mouse and by keys, left and taken up, on a telephone, and who hears of it.

use sandgrid_tests::sealed;
use std::time::Duration;

use serde_json::json;

use crate::accessible::findings;
use crate::page::{Browser, Key, Page, Screen, left_out_of, pause, spared, until};
use crate::yebo::{ADDRESS, Hands, opened, quick, started, step_on};

/// The acts of each step but the last: the letter, and the blocks that are selected before.
const STEPS: [(char, &[&str]); 10] = [
    ('L', &[]),
    ('S', &["Shield 9", "Shield 9", "Shield 9"]),
    ('D', &["Pot 7"]),
    ('F', &[]),
    ('S', &["Shield 3", "Shield 3", "Africa"]),
    ('R', &[]),
    ('Y', &[]),
    ('A', &[]),
    ('T', &[]),
    ('D', &["Bird 3"]),
];

/// Waits until the lesson lies there and stands so.
fn await_mood(page: &Page, mood: &str) {
    until(&format!("the lesson is {mood}"), || {
        (page.data("#felt", "mood").as_str().unwrap_or_default() == mood).then_some(())
    });
}

fn asked(page: &Page, number: usize) {
    await_mood(page, "asked");
    assert_eq!(page.words_of("#title"), format!("Lesson: step {number} of 11"));
}

/// The places in the hand of these blocks, from 1, each another.
fn places(page: &Page, names: &[&str]) -> Vec<usize> {
    let found: Vec<usize> = page.call_for("yebo.placesOf", [names]);
    assert!(found.iter().all(|at| *at > 0), "{names:?} in the hand: {found:?}");
    found
}

fn by_mouse(page: &Page, (letter, blocks): (char, &[&str])) {
    for at in places(page, blocks) {
        page.click(&format!("#rack > :nth-child({at})"));
    }
    match letter {
        'L' => page.click("#left-end"),
        'R' => page.click("#right-end"),
        letter => page.click(&format!("#offers [data-letter='{letter}']")),
    }
}

fn by_keys(page: &Page, (letter, blocks): (char, &[&str])) {
    if !blocks.is_empty() {
        tab_until(page, |page| page.focus().0 == "option");
    }
    for at in places(page, blocks) {
        page.keys([Key::Home]);
        page.keys((1..at).map(|_| Key::Right));
        page.keys([Key::Space]);
    }
    page.letters(&letter.to_lowercase().to_string());
}

fn tab_until(page: &Page, is_there: impl Fn(&Page) -> bool) {
    for _ in 0..40 {
        if is_there(page) {
            return;
        }
        page.keys([Key::Tab]);
    }
    panic!("Tab does not lead there");
}

fn heard(page: &Page) -> String {
    let heard: Vec<String> = page.heard().into_iter().map(|heard| heard.words).collect();
    heard.join(" ")
}

/// Waits until that is said.
fn await_word(page: &Page, words: &str) {
    let mut all = String::new();
    for _ in 0..50 {
        all += &heard(page);
        if all.contains(words) {
            return;
        }
        pause(Duration::from_millis(100), "it is asked again what is said");
    }
    panic!("{words:?} is not said: {all}");
}

#[test]
fn yebo_lesson_works_by_mouse() {
    let page = Page::blank();
    opened(&page, ADDRESS);
    assert!(page.is_seen("#invitation"));
    await_word(&page, &page.words_of("#invitation-words"));
    page.click("#invitation [data-lesson]");
    for (at, todo) in STEPS.iter().enumerate() {
        asked(&page, at + 1);
        await_word(&page, &page.words_of("#status"));
        if at == 1 {
            astray(&page);
        }
        if at == 4 {
            leave_and_come_back(&page);
        }
        by_mouse(&page, *todo);
        await_mood(&page, "done");
        await_word(&page, &page.words_of("#status"));
        page.click("#offers [data-letter='N']");
    }
    asked(&page, 11);
    assert!(page.is_seen("#score"), "the score is shown by itself");
    assert_eq!(page.words_of("#score-words"), page.words_of("#status"));
    page.click("#go-on");
    await_mood(&page, "done");
    page.named("button", "To the game").press();
    await_mood(&page, "");
    assert!(!page.is_seen("#invitation"), "whoever has learned is not invited");
    page.click(".tools [data-open='menu']");
    assert!(page.words_of("#lesson-says").starts_with("11 of 11 steps done"));
    assert_eq!(page.complaints(), [""; 0]);
}

/// A legal act that is not asked for is answered, and has no effect.
fn astray(page: &Page) {
    let hand = page.places("#rack > [role=option]").len();
    by_mouse(page, ('D', &["Pot 7"]));
    until("it is answered", || page.is_seen("#notice").then_some(()));
    let words = page.words_of("#notice-words");
    let alert = page.heard().into_iter().rfind(|heard| !heard.polite);
    assert_eq!(alert.map(|heard| heard.words), Some(words));
    assert_eq!(page.places("#rack > [role=option]").len(), hand);
    page.click(&format!("#rack > :nth-child({})", places(page, &["Pot 7"])[0]));
}

fn leave_and_come_back(page: &Page) {
    page.named("button", "Leave the lesson").press();
    await_mood(page, "");
    page.again();
    started(page);
    page.click(".tools [data-open='menu']");
    assert!(page.words_of("#lesson-says").starts_with("4 of 11 steps done"));
    page.click("#menu [data-lesson]");
    asked(page, 5);
}

#[test]
fn lesson_by_keyboard_keeps_the_waiting_game() {
    if left_out_of(
        &[Browser::Firefox],
        "a Tab of its driver leaves the page behind the last thing in it",
    ) {
        return;
    }
    let page = quick();
    while page.places("#rack > [role=option]").len() != 13 {
        step_on(&page, Hands::Keys);
    }
    assert!(!page.is_seen("#invitation"), "whoever plays is not invited");
    let table = |page: &Page| {
        (
            page.call("elements.attributeOfAll", ["#rack > *", "aria-label"]),
            page.words_of("#title"),
            page.words_of("#status"),
        )
    };
    let before = table(&page);
    tab_until(&page, |page| page.focused_name() == "Menu");
    page.keys([Key::Enter]);
    tab_until(&page, |page| page.focused_name().starts_with("Lesson"));
    page.keys([Key::Enter]);
    for (at, todo) in STEPS.iter().enumerate() {
        asked(&page, at + 1);
        if todo.0 == 'A' {
            until("the focus is on it", || page.has_focus("#offers [data-letter=A]").then_some(()));
        }
        by_keys(&page, *todo);
        await_mood(&page, "done");
        tab_until(&page, |page| page.focused_name().starts_with("Next"));
        page.keys([Key::Enter]);
    }
    asked(&page, 11);
    page.keys([Key::Escape]);
    await_mood(&page, "done");
    page.letters("n");
    await_mood(&page, "");
    assert_eq!(table(&page), before, "the game lies there as it was");
}

/// The smallest telephone.
const SMALL: Screen = Screen { width: 320, height: 568, ratio: 2 };

#[test]
fn lesson_steps_fit_a_phone_in_every_language() {
    if spared() {
        return;
    }
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    opened(&page, ADDRESS);
    for at in 0..10 {
        page.set_item("sandgrid:learning", &sealed("learning", &format!("lesson yebo {at}\n")));
        page.again();
        started(&page);
        page.click_by_script("#menu [data-lesson]");
        await_mood(&page, "asked");
        for language in ["fr", "pt", "es", "ar", "en"] {
            page.choose_value("#language", language);
            until(language, || (page.html_language() == json!(language)).then_some(()));
            page.call_later("page.drawn", ());
            if at < 9 {
                for screen in [SMALL, Screen::PHONE] {
                    page.resize(screen);
                    let (width, height) = (f64::from(screen.width), f64::from(screen.height));
                    for place in page.places("#status, #offers button, #rack > [role=option], .end")
                    {
                        assert!(place.is_within(width, height), "{language}, step {at}: {place:?}");
                    }
                    let covered = page.call("yebo.covered", ());
                    assert_eq!(covered, json!([]), "{language}, step {at}, {width} wide");
                }
            }
            if at % 4 == 1 {
                assert_eq!(findings(&page), [""; 0], "{language}, step {at}");
            }
        }
    }
}

#[test]
fn a_screen_on_a_table_is_as_wide_as_the_page() {
    let page = Page::blank();
    page.resize(Screen::DESK);
    for language in ["en", "fr", "pt", "es", "ar"] {
        page.speak(&[language]);
        opened(&page, ADDRESS);
        page.set_item("sandgrid:learning", &sealed("learning", "lesson yebo 8\n"));
        page.again();
        started(&page);
        page.click_by_script("#menu [data-lesson]");
        await_mood(&page, "asked");
        assert_eq!(page.overflow("html"), [0, 0], "{language}");
    }
}

#[test]
fn a_reload_returns_to_the_step() {
    let page = Page::blank();
    opened(&page, ADDRESS);
    page.click("#invitation [data-lesson]");
    asked(&page, 1);
    by_mouse(&page, STEPS[0]);
    await_mood(&page, "done");
    page.click("#offers [data-letter='N']");
    asked(&page, 2);
    page.again();
    started(&page);
    asked(&page, 2);
    page.named("button", "Leave the lesson").press();
    await_mood(&page, "");
    page.again();
    started(&page);
    await_mood(&page, "");
}

#[test]
fn the_invitation_stays_until_it_is_answered() {
    let page = Page::blank();
    opened(&page, ADDRESS);
    pause(Duration::from_secs(3), "computers might play");
    assert!(page.is_seen("#invitation"));
    assert_eq!(page.count(".pond .block, #last .block"), 0, "nobody has discarded");
    assert_eq!(page.words_of("#invitation [data-lesson]"), "Show me");
    page.click("#invitation [data-begin]");
    assert!(!page.is_seen("#invitation"));
    until("the game begins", || {
        let is_asked = page.count("#offers > .offer") > 0;
        (is_asked || page.words_of("#status").contains("thinking")).then_some(())
    });
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn a_bare_table_asks_nothing_besides_the_game() {
    let page = Page::blank();
    opened(&page, &format!("{ADDRESS}&controls=none"));
    assert!(!page.is_seen("#invitation"));
    assert_ne!(page.words_of("#status"), "The table waits for you.");
}
