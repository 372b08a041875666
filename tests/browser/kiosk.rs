//! A board alone in public: it plays with itself, greets, asks whether anybody is there, and resets.

use std::path::PathBuf;
use std::time::Duration;

use serde_json::json;

use crate::embedding::host;
use crate::page::{Browser, Fault, Key, Page, Screen, named, pause, spared, until};

/// A clock eight times as fast.
pub(crate) const HASTE: &str = include_str!("early/haste.js");

fn kiosk() -> Page {
    let page = Page::blank();
    page.before(HASTE);
    page.visit("?kiosk&idle=30&lang=en");
    until("the board invites", || page.is_seen("#attract").then_some(()));
    page
}

fn has_pieces(page: &Page) -> bool {
    page.hole_names().iter().any(|name| name.contains("pebble") || name.contains("stick"))
}

/// Waits for the question whether the visitor is still there, sees it count down, and answers it by yes.
pub(crate) fn goes_on(page: &Page) {
    until("it asks who is there", || page.is_seen("#still").then_some(()));
    let left = || page.words_of("#still-seconds").parse::<u32>().ok();
    let first = until("it counts", left);
    assert!(first <= 30, "{first}");
    until("it counts down", || (left()? < first).then_some(()));
    page.click("#still-yes");
    until("one goes on", || (!page.is_seen("#still")).then_some(()));
}

#[test]
fn a_day_of_a_kiosk() {
    let page = kiosk();
    until("it plays with itself", || has_pieces(&page).then_some(()));
    until("it says what it does", || page.words_of("#said").contains(" piece").then_some(()));
    assert!(!page.is_seen("#open-menu"), "nothing leads away");

    page.keys([Key::Enter]);
    until("a visitor has a board of their own", || {
        (!page.is_seen("#attract") && !has_pieces(&page)).then_some(())
    });
    assert!(page.hole_name("c3").contains("empty"), "the key that wakes it up plays nothing");
    page.click_hole("c3");
    until("it is played", || page.hole_name("c3").contains("pebble").then_some(()));
    page.click_path("//select[@id='tongues']/option[@value='fr']");
    let lang = || page.html_language();
    until("it speaks French", || (lang() == json!("fr")).then_some(()));

    goes_on(&page);
    assert!(page.hole_name("c3").contains("c3"), "the game is still there");
    assert!(!page.is_seen("#attract"));

    until("it asks again", || page.is_seen("#still").then_some(()));
    until("everything is as it was", || page.is_seen("#attract").then_some(()));
    until("language included", || (lang() == json!("en")).then_some(()));
    assert!(!page.is_seen("#still"));
    assert_eq!(page.call("storage.keys", ()), json!([]), "nothing is kept");
    page.keys([Key::Enter]);
    until("the next visitor plays", || (!page.is_seen("#attract")).then_some(()));
    page.click_by_script("[data-open=games]");
    let others = page.count("#games-list [data-forget]:not([hidden])");
    assert_eq!(others, 0, "nobody's game is there for the next");
}

#[test]
fn controls_of_a_tall_panel_are_below_the_board() {
    let page = Page::blank();
    page.resize(Screen { width: 1080, height: 1920, ratio: 1 });
    page.visit("?kiosk&lang=en");
    until("the board invites", || page.is_seen("#attract").then_some(()));
    page.keys([Key::Enter]);
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
    let board = page.place("#stage");
    for control in [".moves", "#tongues"] {
        let place = page.place(control);
        assert!(place.y > board.y + board.height, "{control}: {place:?}, {board:?}");
        assert!(place.is_within(1080.0, 1920.0), "{control}: {place:?}");
    }
}

#[test]
fn next_visitor_begins_anew_at_the_question_to_the_last() {
    let page = kiosk();
    page.keys([Key::Enter]);
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
    page.click_hole("c3");
    until("it is played", || page.hole_name("c3").contains("pebble").then_some(()));
    page.click_path("//select[@id='tongues']/option[@value='fr']");
    until("it speaks French", || (page.html_language() == json!("fr")).then_some(()));
    until("it asks who is there", || page.is_seen("#still").then_some(()));
    assert_eq!(
        page.words_of("#still-title"),
        "Toujours là\u{a0}? · Still there?",
        "in both languages"
    );
    assert!(page.words_of("#still-anew").ends_with(" · Begin anew"), "the next one may read it");
    page.keys([Key::Tab]);
    assert!(page.is_seen("#still"), "Tab goes from one answer to the other");
    page.keys([Key::Enter]);
    until("the next visitor has an own game", || {
        (!page.is_seen("#still") && page.hole_name("c3").contains("empty")).then_some(())
    });
    assert!(!page.is_seen("#attract"));
    assert_eq!(page.html_language(), json!("en"));
}

/// A press that meets the repeated words, and not the button around them.
#[test]
fn every_word_of_begin_anew_begins_anew() {
    for (rules, fence) in [("", "#stage"), ("&rules=yebo", "#felt")] {
        let page = Page::blank();
        page.before(HASTE);
        page.load(&format!("?kiosk&idle=30&lang=en{rules}"));
        until("it invites", || (page.exists("#attract") && page.is_seen("#attract")).then_some(()));
        page.keys([Key::Enter]);
        until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
        page.choose_value("#tongues", "fr");
        until("it speaks French", || (page.html_language() == json!("fr")).then_some(()));
        until("it asks who is there", || page.is_seen("#still").then_some(()));
        page.click("#still-anew small");
        until("the question is answered", || (!page.is_seen("#still")).then_some(()));
        until("the language of the kiosk is back", || {
            (page.html_language() == json!("en")).then_some(())
        });
        assert!(page.is_seen(fence) && !page.is_seen("#attract"), "the next visitor plays");
    }
}

#[test]
fn accidental_gestures_are_ignored_in_a_kiosk() {
    let page = kiosk();
    for (kind, constructor) in [
        ("contextmenu", "MouseEvent"),
        ("selectstart", "Event"),
        ("dragstart", "DragEvent"),
        ("gesturestart", "Event"),
    ] {
        let averted = page.call("page.isAverted", [kind, constructor]);
        assert_eq!(averted, json!(true), "{kind}");
    }
    let selects = ["user-select", "-webkit-user-select"].map(|name| page.style("body", name));
    assert!(selects.contains(&"none".to_owned()), "{selects:?}");
    page.keys([Key::Enter]);
    until("somebody plays", || (!page.is_seen("#attract")).then_some(()));
    for button in ["#undo", ".moves [data-open=new]", ".moves [data-open=learn]", "#tongues"] {
        let place = page.places(button)[0];
        assert!(place.width >= 57.0 && place.height >= 57.0, "{button} is small: {place:?}");
    }
}

/// A visitor chooses among the games and languages that the curator offers, and opens a lesson.
#[test]
fn kiosk_offers_its_games_and_languages() {
    let page = Page::blank();
    page.before(HASTE);
    page.visit("?kiosk&idle=300&games=choko,wali&languages=fr,en");
    until("the board invites", || page.is_seen("#attract").then_some(()));
    assert_eq!(page.html_language(), json!("fr"), "the first language on offer");
    page.keys([Key::Enter]);
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
    assert_eq!(page.count("#tongues option"), 2);
    page.click(".moves [data-open=new]");
    until("the sheet opens", || page.is_seen("#new").then_some(()));
    for (kind, is_offered) in
        [("Yoté", false), ("Choko", true), ("Wali", true), ("Bolotondou", false)]
    {
        let card = format!("#kinds [data-kind={kind}]");
        assert_eq!(page.is_seen(&card), is_offered, "{kind}");
    }
    assert!(!page.is_seen("#kinds .elsewhere"), "Yebo is not on offer");
    assert!(!page.is_seen("#rulebook"), "a visitor of half a minute reads no rulebooks");
    page.click("#kinds [data-kind=Wali]");
    page.click("#start");
    until("Wali is on the board", || page.text_of("#title").contains("Wali").then_some(()));
    page.click(".moves [data-open=learn]");
    until("the lessons open", || page.exists("#lessons [data-kind=Choko]").then_some(()));
    for list in ["#lessons", "#tracks"] {
        for (kind, is_offered) in [("Choko", true), ("Bolotondou", false)] {
            let of = format!("{list} [data-kind={kind}]");
            assert_eq!(page.style(&of, "display") != "none", is_offered, "{of}");
        }
    }
    assert_eq!(page.style("#learn-unsolved", "display"), "none", "it leads to every game");
}

/// A clock on which it is one minute to ten, on a Monday.
const MONDAY: &str = include_str!("early/monday.js");

fn is_dark(page: &Page) -> bool {
    page.exists("#dark") && page.is_seen("#dark")
}

/// Outside of its hours nothing shines; staff wake it, and the opening does.
#[test]
fn kiosk_is_dark_outside_its_hours() {
    for rules in ["", "&rules=yebo"] {
        let page = Page::blank();
        page.before(MONDAY);
        page.load(&format!("?kiosk&lang=en&hours=tue-sun%2010:00-18:00{rules}"));
        until("it is dark", || is_dark(&page).then_some(()));
        let colours = ["background-color", "color", "cursor"].map(|name| page.style("#dark", name));
        assert_eq!(colours, ["rgb(0, 0, 0)", "rgb(0, 0, 0)", "none"]);
        let place = page.places("#dark")[0];
        let room = page.call("page.widths", ());
        assert!(Some(place.width) >= room[1].as_f64(), "{place:?} {room}");
        assert!(!page.is_seen("#attract"), "nothing invites");
        page.keys([Key::Enter, Key::Escape]);
        assert!(page.is_seen("#dark"), "a visitor does not wake it");
        page.keys([Key::Enter, Key::Enter, Key::Enter]);
        until("staff wake it", || {
            (!page.is_seen("#dark") && page.is_seen("#attract")).then_some(())
        });
    }
    let page = Page::blank();
    page.before(MONDAY);
    page.load("?kiosk&lang=en&hours=10:00-18:00");
    until("it is dark before ten", || is_dark(&page).then_some(()));
    until("it opens at ten", || (!page.is_seen("#dark") && page.is_seen("#attract")).then_some(()));
}

/// A dark kiosk looks at its clock every ten seconds, which the clock of the test makes 1.25.
#[test]
fn presses_count_across_looks_at_the_clock() {
    let page = Page::blank();
    page.before(MONDAY);
    page.load("?kiosk&lang=en&hours=tue-sun%2010:00-18:00");
    until("it is dark", || is_dark(&page).then_some(()));
    page.keys([Key::Enter, Key::Enter, Key::Enter]);
    pause(Duration::from_millis(1500), "the kiosk looks at its clock");
    assert!(is_dark(&page), "three presses are too few");
    page.keys([Key::Enter, Key::Enter]);
    until("staff wake it", || (!page.is_seen("#dark")).then_some(()));
}

/// A language whose messages come only after the reset of a kiosk stays unused.
#[test]
fn late_language_of_the_last_visitor_is_dropped() {
    let folder = PathBuf::from(named("SANDGRID_PAGE"));
    let page = kiosk();
    page.keys([Key::Enter]);
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
    page.serve(&folder, Some(("locales/fr-play.txt", Fault::Held)));
    page.choose_value("#tongues", "fr");
    until("everything is as it was", || page.is_seen("#attract").then_some(()));
    page.serve(&folder, None);
    until("the messages come", || {
        page.asked_for().iter().any(|path| path == "locales/fr-whole.txt").then_some(())
    });
    pause(Duration::from_millis(500), "they are read");
    assert_eq!(page.html_language(), json!("en"));
    assert_eq!(page.property("#tongues", "value"), "en");
}

/// A kiosk that begins with the sand comes back to it from Yebo.
#[test]
fn kiosk_leads_to_yebo_and_back() {
    let page = Page::blank();
    page.before(HASTE);
    page.visit("?kiosk&idle=120&games=yote,yebo&languages=en,fr&lang=en");
    until("the board invites", || page.is_seen("#attract").then_some(()));
    page.keys([Key::Enter]);
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
    page.choose_value("#tongues", "fr");
    until("it speaks French", || (page.attribute("html", "lang") == "fr").then_some(()));
    page.click(".moves [data-open=new]");
    until("Yebo is on offer", || page.is_seen("#kinds .elsewhere").then_some(()));
    page.click("#kinds .elsewhere");
    until("the visitor plays Yebo, and is not asked to touch the screen", || {
        (page.count("#felt") == 1 && !page.is_seen("#attract") && page.is_seen(".sand-games"))
            .then_some(())
    });
    until("the language goes along", || (page.attribute("html", "lang") == "fr").then_some(()));
    assert!(!page.address().contains('#'), "a reload is no visit: {}", page.address());
    until("it asks who is there", || page.is_seen("#still").then_some(()));
    until("the sand invites again", || {
        (page.count("#grid") == 1 && page.count("#attract") == 1 && page.is_seen("#attract"))
            .then_some(())
    });
    assert_eq!(page.attribute("html", "lang"), "en", "for the next visitor");
}

#[test]
fn a_lesson_of_a_kiosk_leads_to_its_game() {
    let page = Page::open("?kiosk&idle=300&lang=en");
    until("the board invites", || page.is_seen("#attract").then_some(()));
    page.keys([Key::Enter]);
    page.click(".moves [data-open=learn]");
    until("the lessons are there", || (page.count("#lessons [data-next]") == 1).then_some(()));
    page.click("#lessons [data-next]");
    while !page.is_seen("#course-play") {
        page.click("#course-next");
    }
    page.click("#course-next");
    until("the lesson is over", || (!page.is_seen("#course")).then_some(()));
    assert!(!page.is_seen("#learn"), "no list lies over the game");
    page.click_hole("c3");
    until("the visitor plays", || has_pieces(&page).then_some(()));
}

#[test]
fn memory_is_stable_over_kiosk_visitors() {
    if spared() {
        return;
    }
    let page = kiosk();
    let size = || page.count("*");
    let visit = || {
        page.keys([Key::Enter]);
        until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
        page.click_hole("b2");
        until("and goes", || page.is_seen("#attract").then_some(()));
        until("the show begins", || has_pieces(&page).then_some(()));
    };
    visit();
    let before = size();
    for _ in 0..2 {
        visit();
    }
    let after = size();
    // The list of turns is as long as the game that is shown.
    assert!(after <= before + 120, "{before} elements, and then {after}");
}

/// A screen of an exhibition, upright.
const UPRIGHT: Screen = Screen { width: 1080, height: 1920, ratio: 1 };

/// How much larger the page is than it was, once it is drawn.
fn scale(page: &Page) -> f64 {
    pause(Duration::from_millis(200), "the browser draws what was pinched");
    page.global("visualViewport.scale").as_f64().expect("a number")
}

/// A kiosk on that screen, which may be touched.
fn touched(screen: Screen, query: &str) -> Page {
    let page = Page::blank();
    page.before(HASTE);
    page.become_phone(screen);
    page.load(query);
    until("it invites", || (page.exists("#attract") && page.is_seen("#attract")).then_some(()));
    page
}

#[track_caller]
fn is_as_large_as_it_was(page: &Page) {
    let scale = scale(page);
    assert!((scale - 1.0).abs() < 0.01, "{scale} times as large");
}

#[test]
fn words_of_a_kiosk_are_whole_on_an_upright_tablet() {
    let screen = Screen { width: 820, height: 1180, ratio: 1 };
    let page = touched(screen, "?kiosk&idle=300&rules=yote-traditional&lang=fr");
    page.keys([Key::Enter]);
    until("a visitor has the board", || (!page.is_seen("#attract")).then_some(()));
    let name = page.places(".brand")[0];
    let words = page.places(".moves .tool > span");
    let seen: Vec<_> = words.into_iter().filter(|word| word.width > 0.0).collect();
    assert!(seen.len() > 3, "{seen:?}");
    for word in seen {
        assert!(word.height < 24.0, "each word has one line: {word:?}");
        assert!(word.x > name.x + name.width, "and stands beside the game's name: {word:?}");
    }
}

/// The longest name beside the longest words: on a panel, a large tablet, a telephone on its side.
#[test]
fn the_name_of_a_game_lies_over_no_control_of_a_kiosk() {
    for (width, height) in [(1080, 1920), (1024, 1366), (640, 360)] {
        let page = Page::blank();
        page.resize(Screen { width, height, ratio: 1 });
        page.visit("?kiosk&idle=300&rules=bolotondou-ludens&lang=en");
        until("it invites", || page.is_seen("#attract").then_some(()));
        page.keys([Key::Enter]);
        until("a visitor has the board", || (!page.is_seen("#attract")).then_some(()));
        let listed = page.attribute("meta[name=languages]", "content");
        let languages = listed.as_str().expect("a list").split(' ').filter(|code| *code != "qps");
        for code in languages {
            page.choose_value("#tongues", code);
            until("it is spoken", || (page.html_language() == json!(code)).then_some(()));
            let name = page.place("#title .game-name");
            assert!(name.width > 50.0, "{name:?}");
            let controls = page.places(".moves > *, #tongues").into_iter();
            let over: Vec<_> = controls.filter(|control| control.overlaps(name)).collect();
            assert!(over.is_empty(), "{code}, {width}x{height}: {name:?} and {over:?}");
        }
    }
}

#[test]
fn two_fingers_do_not_make_a_kiosk_larger() {
    // No other driver has fingers that a page feels as a browser does.
    if Browser::chosen() != Browser::Chromium {
        return;
    }
    for (screen, query, sand) in [
        (UPRIGHT, "?kiosk&idle=30&lang=en", "#stage"),
        (Screen::PHONE, "?kiosk&idle=30&lang=en", "#stage"),
        (UPRIGHT, "?rules=yebo&kiosk&idle=30&lang=en", "#felt"),
    ] {
        let page = touched(screen, query);
        page.spread(page.places(sand)[0]);
        is_as_large_as_it_was(&page);
        page.keys([Key::Enter]);
        until("somebody plays", || (!page.is_seen("#attract")).then_some(()));
        for place in [sand, "#status", "#tongues"] {
            page.spread(page.places(place)[0]);
            is_as_large_as_it_was(&page);
        }
        page.tap_twice(page.places("#status")[0]);
        is_as_large_as_it_was(&page);
        assert_eq!(page.call("page.isWheelAverted", ()), json!([true, false]), "{query}");
        until("it is alone again", || page.is_seen("#attract").then_some(()));
        is_as_large_as_it_was(&page);
    }
}

#[test]
fn zoom_is_allowed_outside_a_kiosk() {
    if Browser::chosen() != Browser::Chromium {
        return;
    }
    let page = Page::blank();
    page.become_phone(UPRIGHT);
    page.visit("?rules=yote-traditional&lang=en");
    page.spread(page.places("#status")[0]);
    assert!(scale(&page) > 1.5, "{}", scale(&page));
    assert_eq!(page.call("page.isWheelAverted", ()), json!([false, false]));
}

#[test]
fn pinch_in_a_kiosk_frame_does_not_zoom_the_host() {
    if Browser::chosen() != Browser::Chromium {
        return;
    }
    let page = host("<sand-board kiosk lang=en></sand-board>");
    page.become_phone(UPRIGHT);
    page.spread(page.places("sand-board")[0]);
    assert!((scale(&page) - 1.0).abs() < 0.01, "{}", scale(&page));
}
