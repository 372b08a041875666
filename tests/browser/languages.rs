//! The languages: which is chosen, that everything is in it, and that changing it loses nothing.

use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{Announcement, Page, Screen, pause, until};
use crate::yebo;

/// What stands in the page in Latin letters and is not in the pseudo-language, whose words are all in
/// odd brackets; names of games and of sources are the same in every language.
const FORGOTTEN: &str = "
  const found = [];
  const odd = text => /\\p{L}{2}/u.test(text) && !/[\u{27e6}\u{27e7}]/u.test(text);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const words = walk.currentNode.data.trim();
    if (odd(words) && !element.closest('script, [translate=no], noscript')) found.push(words);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (odd(element.getAttribute(name))) found.push(element.getAttribute(name));
    }
  }
  return [...new Set(found)];
";

/// Gives the texts that reach beyond the button, heading or label that holds them.
const OVERFLOW: &str = include_str!("languages/overflow.js");

/// What is the same in every language.
const NAMES: [&str; 9] = [
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
    let found = page.measure(FORGOTTEN);
    let found = found.as_array().cloned().unwrap_or_default();
    let words = found.iter().filter_map(Value::as_str).map(str::to_owned);
    let is_name = |words: &str| words.split(" · ").all(|part| NAMES.contains(&part));
    words.filter(|words| !is_name(words)).collect()
}

fn language(page: &Page) -> Value {
    page.measure("return document.documentElement.lang")
}

fn speak(page: &Page, code: &str) {
    page.measure(&format!(
        "const list = document.getElementById('language');
         if (!list.querySelector('[value={code}]')) list.append(new Option('?', '{code}'));
         list.value = '{code}';
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
    until("it is spoken", || (language(page) == json!(code)).then_some(()));
}

#[test]
fn the_address_goes_before_the_choice_and_the_choice_before_the_browser() {
    let page = Page::blank();
    page.speak(&["xx", "pt-BR", "fr"]);
    page.visit("");
    assert_eq!(language(&page), json!("pt"));
    assert!(page.words().contains("seixos"), "{}", page.words());
    speak(&page, "es");
    assert!(page.words().contains("guijarros"), "{}", page.words());
    page.visit("");
    assert_eq!(language(&page), json!("es"), "it is kept");
    page.visit("?lang=fr-SN");
    assert_eq!(language(&page), json!("fr"));
    page.visit("?lang=tlh");
    assert_eq!(language(&page), json!("es"), "what is unknown is not asked for");
}

#[test]
fn nothing_is_forgotten() {
    let page = Page::open("?lang=qps");
    for opener in ["#open-learn", "#open-rules", "#open-new", "#open-menu"] {
        page.click(opener);
        page.measure("document.querySelectorAll('dialog[open]').forEach(it => it.close())");
    }
    for cell in ["c3", "c3", "d4"] {
        page.click_hole(cell);
    }
    for sheet in ["settings", "share", "games", "print", "editor"] {
        page.measure(&format!("document.querySelector('[data-open={sheet}]').click()"));
        page.measure("document.querySelectorAll('dialog[open]').forEach(it => it.close())");
    }
    assert_eq!(forgotten(&page), Vec::<String>::new());
}

#[test]
fn a_language_that_is_changed_in_the_midst_loses_nothing() {
    let page = Page::open("?rules=yote-ludos");
    for cell in ["c3", "d3", "a1"] {
        page.click_hole(cell);
    }
    let turns = |page: &Page| page.measure("return document.querySelectorAll('#turns li').length");
    page.click("#open-new");
    speak(&page, "qps");
    page.measure("document.querySelectorAll('dialog[open]').forEach(it => it.close())");
    assert_eq!(turns(&page), json!(3));
    assert_eq!(forgotten(&page), Vec::<String>::new());
    speak(&page, "ar");
    assert_eq!(page.measure("return document.documentElement.dir"), json!("rtl"));
    assert!(page.hole_name("c3").starts_with("c3"), "{}", page.hole_name("c3"));
    let row =
        "const [a, f] = ['a1', 'f1'].map(name => [...document.querySelectorAll('#grid button')]
        .find(hole => hole.getAttribute('aria-label').startsWith(name)).getBoundingClientRect().x);
      return a < f";
    assert_eq!(page.measure(row), json!(true), "the board is never mirrored");
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
        let is_answered = "return document.querySelectorAll('#turns li').length >= 2";
        page.click_hole("c3");
        until("the opponent answers", || (page.measure(is_answered) == json!(true)).then_some(()));
        let words = page.words();
        for english in ["Pebbles", "pebble", "Sticks", "You play"] {
            assert!(!words.contains(english), "{code}: {words}");
        }
        assert!(page.complaints().is_empty(), "{code}: {:?}", page.complaints());
    }
}

#[test]
fn words_that_cannot_be_had_are_replaced_by_english() {
    for answer in ["Promise.reject(new Error())", "Promise.resolve(new Response('no words'))"] {
        let page = Page::blank();
        page.before(&format!(
            "const real = window.fetch;
             window.fetch = (what, ...rest) =>
               String(what).includes('locales/') ? {answer} : real(what, ...rest)"
        ));
        page.visit("?lang=fr");
        assert_eq!(language(&page), json!("en"));
        assert!(page.words().contains("could not be loaded"), "{}", page.words());
        page.click_hole("c3");
        assert!(page.hole_name("c3").contains("pebble"));
        assert!(page.is_seen("#open-menu"), "the page is seen");
    }
}

/// Words of French come late; and nobody has those of Spanish, once that is said.
const SLOW: &str = "
  const real = window.fetch;
  window.fetch = async (what, ...rest) => {
    const words = String(what);
    if (window.isLost && words.includes('locales/es')) throw new Error();
    if (words.includes('locales/fr')) await new Promise((go) => setTimeout(go, 1500));
    return real(what, ...rest);
  }";

fn choose(page: &Page, code: &str) {
    page.measure(&format!(
        "const list = document.getElementById('language');
         list.value = '{code}';
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

#[test]
fn of_several_languages_the_last_that_was_chosen_is_spoken() {
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
        // What cannot be had is told each time, and the one before stays.
        page.measure("window.isLost = true");
        page.heard();
        for _ in 0..2 {
            choose(&page, "es");
            let is_told = |it: &Announcement| it.words.contains("as palavras desta língua");
            until("it is told", || page.heard().iter().any(is_told).then_some(()));
        }
        assert_eq!(language(&page), json!("pt"), "{query}");
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
                page.measure(&format!("document.querySelector('[data-open={sheet}]').click()"));
                assert_eq!(page.measure(OVERFLOW), json!([]), "{code}, {sheet}, {screen:?}");
                page.measure("document.querySelectorAll('dialog[open]').forEach(it => it.close())");
            }
            yebo::opened(&page, &format!("{}&lang={code}", yebo::ADDRESS));
            let is_dealt = "return document.querySelector('.end')?.checkVisibility() ?? false";
            until("the ends of the Fence are there", || {
                (page.measure(is_dealt) == json!(true)).then_some(())
            });
            assert_eq!(page.measure(OVERFLOW), json!([]), "{code}, Yebo, {screen:?}");
        }
    }
}
