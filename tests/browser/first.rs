//! The first visit, and visits to a browser that keeps nothing.

use serde_json::json;

use crate::page::{Page, Screen, until};

/// Returns whether the opponent has placed a stick.
fn answered(page: &Page) -> Option<()> {
    page.hole_names().iter().any(|name| name.contains("stick")).then_some(())
}

#[test]
fn first_visit_shows_the_game_its_origin_and_one_button() {
    let page = Page::open("");
    let title = page.property("#title", "title");
    assert!(title.to_string().contains("Yoté"), "{title}");
    let welcome = page.words_of("#welcome");
    assert!(welcome.contains("Yoté, from West Africa") && welcome.contains("Show me"), "{welcome}");
    assert_eq!(page.count("#welcome button"), 1);
    assert_eq!(page.words_of("#hand-second b"), "Awa");
    page.click_hole("c3");
    assert!(!page.is_seen("#welcome"), "it goes with the first action");
    until("the opponent answers", || answered(&page));
}

#[test]
fn show_me_leads_through_three_turns_to_a_first_game() {
    let page = Page::open("");
    page.click("#show-me");
    for turn in [&["c3"][..], &["c3", "d3"], &["d3", "f3", "b2"]] {
        until("the step is asked", || page.exists("#course[data-mood='asked']").then_some(()));
        for hole in turn {
            page.click_hole(hole);
        }
        until("it is done", || page.exists("#course[data-mood='done']").then_some(()));
        page.click("#course-next");
    }
    assert!(!page.is_seen("#course") && !page.is_seen("#learn"), "a game is on the board");
    assert_eq!(page.words_of("#hand-second b"), "Awa");
    page.click_hole("c3");
    until("the opponent answers", || answered(&page));
}

#[test]
fn between_two_of_the_three_turns_the_sticks_place_one_piece() {
    let page = Page::blank();
    let sticks = |step: u8| -> Vec<String> {
        page.visit(&format!("?lesson=first:{step}"));
        let is_there = || page.words_of("#course-title").contains(&format!("step {step} of 3"));
        until("the step is asked", || is_there().then_some(()));
        let names = page.hole_names().into_iter();
        names.filter(|name| name.contains("stick")).map(|name| name[..2].to_owned()).collect()
    };
    for step in [1, 2] {
        let (before, after) = (sticks(step), sticks(step + 1));
        assert_eq!(after.len(), before.len() + 1, "{step}: {before:?}, {after:?}");
        assert!(before.iter().all(|hole| after.contains(hole)), "{step}: {before:?}, {after:?}");
    }
}

#[test]
fn the_way_into_a_game_has_room_for_its_words() {
    let page = Page::blank();
    for (width, height) in [(360, 640), (320, 568), (640, 360)] {
        for lang in ["en", "fr", "es", "pt", "ar"] {
            page.resize(Screen { width, height, ratio: 1 });
            page.visit(&format!("?lesson=first:3&lang={lang}"));
            until("it leads into a game", || page.is_seen("#course-play").then_some(()));
            let place = |selector| page.places(selector)[0];
            let (button, words) = (place("#course-next"), place("#course-play"));
            let is_inside = words.y >= button.y
                && words.y + words.height <= button.y + button.height
                && words.x >= button.x
                && words.x + words.width <= button.x + button.width;
            assert!(is_inside, "{lang}, {width} px: {words:?} in {button:?}");
            for other in ["#course-again span", "#course-leave span", "#hint-me", "#open-menu"] {
                let other = place(other);
                assert!(!button.overlaps(other), "{lang}, {width} px: {button:?} over {other:?}");
            }
        }
    }
}

#[test]
fn the_language_is_chosen_on_the_first_screen_by_its_own_name() {
    let page = Page::open("");
    page.click_path("//select[@id='speaks']/option[@value='fr']");
    until("the page speaks French", || {
        page.words_of("#welcome").contains("Afrique de l’Ouest").then_some(())
    });
    assert_eq!(page.property("#speaks", "value"), "fr");
}

#[test]
fn welcome_gives_way_to_typing_and_setting_up() {
    for (entry, opened) in [("#open-typing", "#typed"), ("[data-open='editor']", "#editor")] {
        let page = Page::blank();
        page.become_phone(Screen::PHONE);
        page.visit("");
        assert!(page.is_seen("#welcome"));
        page.click("#open-menu");
        page.click(entry);
        until("it is there", || page.is_seen(opened).then_some(()));
        assert!(!page.is_seen("#welcome"), "{entry}");
    }
}

#[test]
fn welcome_is_not_about_the_game_of_another_lesson() {
    let page = Page::open("?lesson=wali");
    while !page.is_seen("#course-play") {
        page.click("#course-next");
    }
    page.click("#course-next");
    until("a game of Wali is there", || (!page.is_seen("#course")).then_some(()));
    assert!(page.words_of("#title").contains("Wali"));
    assert!(!page.is_seen("#welcome"));
}

#[test]
fn welcome_is_shown_once() {
    let page = Page::open("");
    assert!(page.is_seen("#welcome"));
    page.click_hole("c3");
    until("it is saved", || (page.call("storage.keys", ()) != json!([])).then_some(()));
    page.click("#undo");
    until("the board is empty", || page.hole_name("c3").contains("empty").then_some(()));
    page.visit("");
    assert!(page.hole_names().iter().all(|name| name.contains("empty")));
    assert!(!page.is_seen("#welcome"));
}

#[test]
fn a_new_game_ends_the_welcome() {
    let page = Page::open("");
    assert!(page.is_seen("#welcome"));
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'A friend here')]");
    page.click("#start");
    assert!(!page.is_seen("#welcome"), "nobody plays the pebbles alone now");
}

#[test]
fn blocked_storage_is_reported_once() {
    let forbid = "Object.defineProperty(window, 'localStorage', { get() { throw new Error() } })";
    plays_on(forbid);
    plays_on("Object.defineProperty(window, 'localStorage', { value: null })");
}

#[test]
fn full_storage_is_reported_once() {
    plays_on(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
    );
}

fn plays_on(script: &str) {
    let page = Page::blank();
    page.before(script);
    page.load("?rules=yote-traditional");
    until("it starts", || page.is_seen("main").then_some(()));
    page.heard();
    for cell in ["c3", "d3", "a1"] {
        page.click_hole(cell);
    }
    let heard = page.heard();
    let told = heard.iter().filter(|said| said.words.contains("keeps nothing here"));
    assert_eq!(told.count(), 1, "{heard:?}");
    assert_eq!(page.count("#turns li"), 3);
    page.click("#undo");
    assert!(page.hole_name("a1").contains("empty"));
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
}
