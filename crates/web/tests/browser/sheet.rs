//! The sheets over the page, and the address.

use sandgrid_app::rules::{Ruleset, Side};
use sandgrid_app::{Level, Player};
use sandgrid_web::dom::document::{document, window};
use sandgrid_web::dom::url;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};

use crate::page::{count, find, started};

fn click(selector: &str) {
    find::<HtmlElement>(selector).click();
}

/// Gives the test page that query, runs the test, and takes it away.
fn with_query(query: &str, test: impl FnOnce()) {
    let history = window().history().expect("a page has a history");
    let set = |query| {
        history.replace_state_with_url(&JsValue::NULL, "", Some(query)).expect("it is allowed");
    };
    let before = window().location().search().expect("a page has an address");
    set(query);
    test();
    set(if before.is_empty() { "?" } else { &before });
}

#[wasm_bindgen_test]
fn dialog_offers_all_rulebooks_with_the_current_checked() {
    let _app = started("choko-ludos+friendly");
    click("#open-new");
    assert!(find::<HtmlDialogElement>("#new").open());
    assert_eq!(count("#kinds input[name=kind]"), 4);
    assert_eq!(count("#books input[name=book]"), 8, "those of other games are hidden");
    let book: HtmlInputElement = find("input[name=book]:checked");
    assert_eq!(book.value(), "choko-ludos");
    let options = ["friendly", "mandatory"].map(|name| {
        find::<HtmlInputElement>(&format!("input[name=options][value={name}]")).checked()
    });
    assert_eq!(options, [true, false]);
    click("#new [data-close]");
    assert!(!find::<HtmlDialogElement>("#new").open());
}

#[wasm_bindgen_test]
fn chosen_game_starts() {
    with_query("?", || {
        let app = started("yote-traditional");
        click("#open-new");
        click("input[name=book][value=yote-ludos]");
        assert_eq!(count("input[name=options]"), 3);
        click("input[name=options][value=mandatory]");
        click("input[name=options][value=chain]");
        click("input[name=players][value=sticks]");
        click("input[name=level-first][value=\"7\"]");
        click("#start");
        assert!(!find::<HtmlDialogElement>("#new").open());
        let choice = app.choice();
        assert_eq!(choice.rules.key(), "yote-ludos+chain+mandatory");
        assert_eq!(choice.players[Side::First], Player::Computer(Level::ALL[6]));
        assert_eq!(choice.players[Side::Second], Player::Person);
        assert_eq!(url::rules(), Ok(None), "the game is kept, and the address asks for nothing");
    });
}

#[wasm_bindgen_test]
fn a_book_without_options_offers_none() {
    let _app = started("yote-ludos");
    click("#open-new");
    click("input[name=book][value=wali-ludens]");
    assert!(find::<HtmlElement>("#options").hidden());
    assert_eq!(count("input[name=options]"), 0);
    click("#new [data-close]");
}

#[wasm_bindgen_test]
fn rules_dialog_lists_statements_and_places() {
    let _app = started("wali-ludens");
    click("#open-rules");
    let rules = Ruleset::find("wali-ludens").expect("a ruleset");
    assert_eq!(count("#rules-list li") as usize, rules.rules().count());
    let text = find::<Element>("#rules-list").text_content().unwrap_or_default();
    for rule in rules.rules() {
        let mut passages = rules.passages(rule.words());
        assert!(passages.all(|passage| text.contains(passage)), "{rule}");
    }
    for place in ["Ludens Planet, Variante de jeu : Wali", "our ruling"] {
        assert!(text.contains(place), "{place}");
    }
    click("#rules [data-close]");
    assert!(!find::<HtmlDialogElement>("#rules").open());
}

#[wasm_bindgen_test]
fn enter_buttons_exist() {
    let _app = started("yote-traditional");
    let places = document().query_selector_all("[data-enter]").expect("a selector");
    assert!(places.length() > 1);
    for index in 0..places.length() {
        let place: Element = places.get(index).and_then(|it| it.dyn_into().ok()).expect("a place");
        let button = place.get_attribute("data-enter").expect("it names a button");
        assert_eq!(count(&button), 1, "{button}");
    }
}

#[wasm_bindgen_test]
fn address_ruleset_is_parsed_or_explained() {
    with_query("?", || assert_eq!(url::rules(), Ok(None)));
    with_query("?rules=yote-ludos+mandatory+chain", || {
        let rules = url::rules().expect("it names a rulebook").expect("it names one");
        assert_eq!(rules.key(), "yote-ludos+chain+mandatory");
    });
    with_query("?rules=chess", || assert!(url::rules().is_err()));
    with_query("?rules=%FF%00", || assert!(url::rules().is_err()));
}
