//! The languages: which is chosen, that everything is in it, and that changing it loses nothing.

use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{Announcement, Page, Screen, pause, until};
use crate::yebo::{self, Hands};

/// Names that are the same in every language.
const NAMES: [&str; 10] = [
    // The title of a lesson, as the lessons in English have it.
    "Three turns of Yoté",
    "Yoté",
    "Choko",
    "Wali",
    "Bolotondou",
    "Traditional Board Games",
    "LUDOS",
    "Ludens Planet",
    "Pseudo",
    "c3, c3-c4, c3xe3*a5",
];

fn forgotten(page: &Page) -> Vec<String> {
    let found = page.call("languages.forgotten", ());
    let found = found.as_array().cloned().unwrap_or_default();
    let words = found.iter().filter_map(Value::as_str).map(str::to_owned);
    let is_name = |words: &str| words.split(" · ").all(|part| NAMES.contains(&part));
    words.filter(|words| !is_name(words)).collect()
}

fn language(page: &Page) -> Value {
    page.html_language()
}

fn speak(page: &Page, code: &str) {
    page.run("languages.choose", [code]);
    until("it is spoken", || (language(page) == json!(code)).then_some(()));
}

#[test]
fn language_precedence_is_address_choice_browser() {
    let page = Page::blank();
    page.speak(&["xx", "pt-BR", "fr"]);
    page.visit("");
    assert_eq!(language(&page), json!("pt"));
    assert!(page.words().contains("Sua vez"), "{}", page.words());
    speak(&page, "es");
    assert!(page.words().contains("Te toca"), "{}", page.words());
    page.visit("");
    assert_eq!(language(&page), json!("es"), "it is kept");
    page.visit("?lang=fr-SN");
    assert_eq!(language(&page), json!("fr"));
    page.visit("?lang=tlh");
    assert_eq!(language(&page), json!("es"), "what is unknown is not asked for");
}

#[test]
fn every_sentence_is_translated_in_the_test_language() {
    let page = Page::open("?lang=qps");
    for opener in ["#open-learn", "#open-rules", "#open-new", "#open-menu"] {
        page.click(opener);
        page.close_sheets();
    }
    for cell in ["c3", "c3", "d4"] {
        page.click_hole(cell);
    }
    for sheet in ["settings", "share", "games", "print", "editor"] {
        page.click_by_script(&format!("[data-open={sheet}]"));
        page.close_sheets();
    }
    assert_eq!(forgotten(&page), Vec::<String>::new());
}

#[test]
fn language_change_keeps_the_game() {
    let page = Page::open("?rules=yote-ludos");
    for cell in ["c3", "d3", "a1"] {
        page.click_hole(cell);
    }
    let turns = |page: &Page| page.count("#turns li");
    page.click("#open-new");
    speak(&page, "qps");
    page.close_sheets();
    assert_eq!(turns(&page), json!(3));
    assert_eq!(forgotten(&page), Vec::<String>::new());
    speak(&page, "ar");
    assert_eq!(page.property("html", "dir"), json!("rtl"));
    // Sentences are set from the right; the list of turns, from the left.
    for (place, direction) in [("#turning", "rtl"), ("#review-says", "rtl"), ("#turns", "ltr")] {
        assert_eq!(page.style(place, "direction"), direction, "{place}");
    }
    assert!(page.hole_name("c3").starts_with("c3"), "{}", page.hole_name("c3"));
    let [a, f] = ["a1", "f1"].map(|cell| page.place_of_hole(cell).x);
    assert!(a < f, "the board is never mirrored");
    page.click("#undo");
    speak(&page, "en");
    assert!(page.hole_name("a1").contains("empty") && page.words().contains("camels to play"));
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
}

#[test]
fn every_language_starts_and_plays() {
    for code in ["fr", "pt", "es", "ar", "wo", "bm", "ff", "ha"] {
        let page = Page::open(&format!("?lang={code}"));
        assert_eq!(language(&page), json!(code));
        let draft = matches!(code, "wo" | "bm" | "ff" | "ha");
        assert_eq!(page.is_seen(".draft"), draft, "{code}");
        let is_answered = || page.count("#turns li") >= 2;
        page.click_hole("c3");
        until("the opponent answers", || is_answered().then_some(()));
        let words = page.words();
        for english in ["Pebbles", "pebble", "Sticks", "You play"] {
            assert!(!words.contains(english), "{code}: {words}");
        }
        assert!(page.complaints().is_empty(), "{code}: {:?}", page.complaints());
    }
}

#[test]
fn failed_locale_falls_back_to_english() {
    for is_answered in [false, true] {
        let page = Page::blank();
        page.before_with(include_str!("early/no_words.js"), [is_answered]);
        page.visit("?lang=fr");
        assert_eq!(language(&page), json!("en"));
        assert!(page.words().contains("could not be loaded"), "{}", page.words());
        page.click_hole("c3");
        assert!(page.hole_name("c3").contains("pebble"));
        assert!(page.is_seen("#open-menu"), "the page is seen");
    }
}

/// Messages of French come late; those of Spanish fail once `isLost` is set.
const SLOW: &str = include_str!("early/slow_words.js");

fn choose(page: &Page, code: &str) {
    page.choose_value("#language", code);
}

#[test]
fn last_chosen_language_wins() {
    for query in ["", yebo::ADDRESS] {
        let page = Page::blank();
        page.before(SLOW);
        page.load(query);
        if query.is_empty() {
            page.await_board();
        } else {
            yebo::started(&page);
        }
        choose(&page, "fr");
        choose(&page, "pt");
        until("it is spoken", || (language(&page) == json!("pt")).then_some(()));
        pause(Duration::from_secs(3), "the other language may not come later");
        assert_eq!(language(&page), json!("pt"), "{query}: the other came later");
        // Each failure is reported, and the language stays.
        page.set_global("isLost", true);
        page.heard();
        for _ in 0..2 {
            choose(&page, "es");
            let is_told = |it: &Announcement| it.words.contains("as palavras desta língua");
            until("it is told", || page.heard().iter().any(is_told).then_some(()));
        }
        assert_eq!(language(&page), json!("pt"), "{query}");
    }
}

/// The board's columns run from the left in every language; the words beside it run as the language does.
#[test]
fn captions_of_the_hands_run_as_the_language_does() {
    for (code, direction) in [("en", "ltr"), ("ar", "rtl")] {
        let page = Page::open(&format!("?lang={code}"));
        for part in ["full", "brief"] {
            let caption = format!("#hand-first .{part}");
            assert_eq!(page.style(&caption, "direction"), direction, "{code}: {part}");
        }
        assert_eq!(page.style("#grid", "direction"), "ltr", "{code}");
    }
}

#[test]
fn menu_shows_the_language_that_is_spoken() {
    let kiosk = "kiosk&languages=en,es&lang=en";
    for (query, menu) in [
        ("?lang=en".to_owned(), "#speaks"),
        (format!("?{kiosk}"), "#tongues"),
        (format!("{}&{kiosk}", yebo::ADDRESS), "#tongues"),
    ] {
        let page = Page::blank();
        page.before(SLOW);
        page.load(&query);
        until("it is there", || page.is_whole().then_some(()));
        page.set_global("isLost", true);
        page.choose_value(menu, "es");
        until(&query, || (page.value_of(menu) == "en").then_some(()));
        assert_eq!(language(&page), json!("en"), "{query}");
    }
}

#[test]
fn words_fit_into_their_buttons() {
    let page = Page::blank();
    for code in ["en", "fr", "pt", "es", "ar"] {
        for screen in [Screen { width: 320, height: 568, ratio: 1 }, Screen::DESK] {
            page.resize(screen);
            page.visit(&format!("?rules=yote-traditional&lang={code}"));
            for sheet in ["new", "menu", "settings", "share", "learn"] {
                page.click_by_script(&format!("[data-open={sheet}]"));
                assert_eq!(
                    page.call("languages.overflow", ()),
                    json!([]),
                    "{code}, {sheet}, {screen:?}"
                );
                page.close_sheets();
            }
            yebo::wait_for_none(&page);
            yebo::opened(&page, &format!("{}&lang={code}", yebo::ADDRESS));
            until("the ends of the Fence are there", || {
                let are_seen = page.exists(".end") && page.call_for("elements.isVisible", [".end"]);
                if !are_seen {
                    // The Chief chooses a round first.
                    yebo::step_on(&page, Hands::Keys);
                }
                are_seen.then_some(())
            });
            assert_eq!(page.call("languages.overflow", ()), json!([]), "{code}, Yebo, {screen:?}");
        }
    }
}
