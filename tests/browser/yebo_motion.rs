//! What moves at Yebo, from where to where, and what ends it.

use sandgrid_tests::sealed;
use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{Key, Page, Screen, pause, until};
use crate::yebo::{ADDRESS, Hands, opened, started, step};

/// Writes down every picture of a block that travels: where it begins and ends, and how long it is there;
/// and what is measured, or asked of the next picture.
const WATCH: &str = include_str!("early/watch_flights.js");

/// What has flown.
fn flown(page: &Page) -> Vec<Value> {
    let all = page.call("yebo.flown", ());
    all.as_array().expect("a list").clone()
}

/// The middle of something on the page.
fn middle(page: &Page, selector: &str) -> (f64, f64) {
    page.places(selector)[0].centre()
}

fn point(value: &Value) -> (f64, f64) {
    (value[0].as_f64().expect("a number"), value[1].as_f64().expect("a number"))
}

fn is_near(one: (f64, f64), other: (f64, f64)) -> bool {
    (one.0 - other.0).abs() < 3.0 && (one.1 - other.1).abs() < 3.0
}

/// A page whose computers take their time, with one's own turn to draw.
fn before_drawing(page: &Page, language: &str) {
    page.before(WATCH);
    while !comes_to_draw(page, language) {}
}

/// Plays from the beginning until one may draw; false where a computer has won before.
fn comes_to_draw(page: &Page, language: &str) -> bool {
    page.load("history.html");
    page.run("storage.clear", ());
    page.set_item("sandgrid:settings", &sealed("settings", "yebo-pace quick\n"));
    opened(page, &format!("{ADDRESS}&lang={language}"));
    loop {
        let asked = until("somebody is asked, or the round is over", || {
            let is_over = page.call("yebo.state", ())["scored"] == json!(true);
            let asked = page.call("yebo.asked", ()).as_str().map(str::to_owned);
            (is_over || asked.is_some()).then_some(asked.filter(|_| !is_over))
        });
        let Some(letters) = asked else { return false };
        match "L+1P".chars().find(|letter| letters.contains(*letter)) {
            // A Sighting before the round begins is replaced from there, too.
            Some('L') if letters.contains('K') || page.places("#last .block").len() == 1 => {
                return true;
            }
            Some(letter) => page.letters(&letter.to_lowercase().to_string()),
            None => discard(page),
        }
        pause(Duration::from_millis(60), "acts follow each other in the midst of motions");
    }
}

/// Discards the first block that is no Africa.
fn discard(page: &Page) {
    page.run("yebo.chooseNoAfrica", ());
    page.letters("d");
}

fn is_at_rest(page: &Page) {
    until("nothing moves any more", || {
        let count = page.count("#flights > *, [data-awaits]");
        (count == json!(0)).then_some(())
    });
}

#[test]
fn a_block_travels_from_the_fence_to_the_hand_and_on() {
    for (language, is_phone) in [("en", false), ("ar", true)] {
        let page = Page::in_motion();
        page.resize(Screen::DESK);
        if is_phone {
            page.become_phone(Screen::PHONE);
        }
        before_drawing(&page, language);
        is_at_rest(&page);
        let end = middle(&page, "#left-end");
        page.clear_global("flown");
        page.click("#left-end");
        until("it has come", || flown(&page)[0]["took"].as_f64());
        let drawn = &flown(&page)[0];
        assert!(is_near(point(&drawn["from"]), end), "{language}: {drawn}, {end:?}");
        // A Sighting goes on to the table at once.
        let fresh = ["#rack > .new", "[data-side=near] .wild > .block:last-child"];
        let fresh =
            fresh.into_iter().find(|it| !page.places(it).is_empty()).expect("it lies there");
        let place = middle(&page, fresh);
        assert!(is_near(point(&drawn["to"]), place), "{language}: {drawn}, {place:?}");
        assert_eq!(drawn["back"], json!(false));
        is_at_rest(&page);
        assert_eq!(page.call("page.animations", ()), json!(0));
    }
}

#[test]
fn the_hand_is_dealt_from_the_fence() {
    for ends in [true, false] {
        let page = Page::in_motion();
        page.before(WATCH);
        opened(&page, ADDRESS);
        let dealt = page.call_later("yebo.deal", [ends]);
        let before = dealt["before"].as_array().expect("two numbers");
        assert_eq!(before[0], before[1], "each is awaited: {dealt}");
        if ends {
            assert_eq!(dealt["after"], json!([0, 0]), "any input ends it");
        } else {
            assert_eq!(dealt["after"], dealt["before"]);
        }
        is_at_rest(&page);
        let count = usize::try_from(before[0].as_u64().expect("a number")).expect("it is small");
        let came = &flown(&page)[..count];
        let mut places: Vec<(f64, f64)> = came.iter().map(|it| point(&it["to"])).collect();
        for block in came {
            assert!(is_near(point(&block["from"]), point(&dealt["end"])), "{block}, {dealt}");
            assert!(block["took"].as_f64().is_some_and(|took| took < 900.0), "{block}");
        }
        places.sort_by(|one, other| one.partial_cmp(other).expect("they are numbers"));
        places.dedup_by(|one, other| is_near(*one, *other));
        assert_eq!(places.len(), count, "each to its own place");
    }
}

#[test]
fn blocks_glide_as_the_hand_is_sorted() {
    let page = Page::in_motion();
    before_drawing(&page, "en");
    is_at_rest(&page);
    let sorted = page.call("yebo.sort", ["number"]);
    assert!(sorted["moved"].as_u64().is_some_and(|moved| moved > 3), "{sorted}");
    assert_eq!(sorted["gliding"], sorted["moved"]);
    assert!(
        sorted["far"].as_f64().is_some_and(|far| far < 3.0),
        "they begin where they lay: {sorted}"
    );
    assert_eq!((&sorted["left"], &sorted["pictures"]), (&json!(0), &json!(0)), "{sorted}");
    page.click("[data-sort=suit]");
    until("they have come", || {
        let count = page.count("[data-glides]");
        (count == json!(0)).then_some(())
    });
    assert_eq!(page.call("page.animations", ()), json!(0));
    page.prefer("prefers-reduced-motion", "reduce");
    let sorted = page.call("yebo.sort", ["number"]);
    assert_eq!((&sorted["gliding"], sorted["moved"] == json!(0)), (&json!(0), false), "{sorted}");
}

/// A round to its last act, by four people.
const ROUND: &str = include_str!("../../crates/yebo/tests/records/round-4.txt");

/// What somebody does while the last block travels.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Meanwhile {
    Looks,
    PressesAKey,
}

/// How the last block of a round is discarded.
fn won(page: &Page, settings: &str, meanwhile: Meanwhile) -> Value {
    let (record, _) = ROUND.split_once("\nevents\n").expect("it has both");
    let (before, _) = record.trim_end().rsplit_once(", ").expect("there is a last act");
    page.load("history.html");
    page.set_item("sandgrid:yebo", &sealed("yebo", &format!("{before}\n")));
    page.set_item("sandgrid:settings", &sealed("settings", settings));
    opened(page, ADDRESS);
    page.click("#uncover");
    page.clear_global("flown");
    page.call_later("yebo.win", [meanwhile == Meanwhile::PressesAKey])
}

#[test]
fn the_last_discard_is_seen_before_the_score() {
    let page = Page::in_motion();
    page.before(WATCH);
    let seen = won(&page, "", Meanwhile::Looks);
    assert_eq!(seen["seen"], json!({"open": false, "flights": 1}), "{seen}");
    assert_eq!(seen["left"], json!(0), "it has come: {seen}");
    let took = seen["took"].as_f64().expect("a number");
    assert!((200.0..900.0).contains(&took), "{seen}");
    let last = middle(&page, "#last .block");
    assert!(is_near(point(&flown(&page)[0]["to"]), last), "{:?}, {last:?}", flown(&page));
    let seen = won(&page, "", Meanwhile::PressesAKey);
    assert_eq!(seen["after"], json!({"open": true, "flights": 0}), "any input ends it");
    let seen = won(&page, "motion less\n", Meanwhile::Looks);
    assert_eq!(seen["seen"], json!({"open": true, "flights": 0}), "nobody waits");
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn input_ends_the_animation_and_is_handled() {
    let page = Page::in_motion();
    before_drawing(&page, "en");
    is_at_rest(&page);
    let ended = page.call("yebo.endByKey", ());
    assert_eq!(ended, json!([[1, 1], [0, 0]]));
}

#[test]
fn drawn_blocks_of_others_move_face_down() {
    let page = Page::in_motion();
    before_drawing(&page, "en");
    page.clear_global("flown");
    page.click("#left-end");
    let backs = || flown(&page).iter().filter(|it| it["back"] == json!(true)).count();
    for _ in 0..20 {
        if backs() > 0 {
            return;
        }
        step(&page, Hands::Keys);
    }
    panic!("nobody has drawn: {:?}", flown(&page));
}

#[test]
fn reduced_motion_measures_nothing() {
    for setting in ["motion less\n", ""] {
        let page = Page::in_motion();
        page.before(WATCH);
        page.load("history.html");
        page.set_item(
            "sandgrid:settings",
            &sealed("settings", &format!("yebo-pace quick\n{setting}")),
        );
        opened(&page, ADDRESS);
        if setting.is_empty() {
            // Firefox's driver prefers it for the page that is there.
            page.prefer("prefers-reduced-motion", "reduce");
            page.clear_global("flown");
        }
        for _ in 0..8 {
            step(&page, Hands::Keys);
        }
        assert_eq!(flown(&page), [Value::Null; 0], "{setting:?}");
    }
    let page = Page::in_motion();
    before_drawing(&page, "en");
    is_at_rest(&page);
    pause(Duration::from_millis(400), "what is measured at the beginning has been");
    page.set_global("measured", 0);
    pause(Duration::from_millis(1500), "nothing is measured meanwhile");
    assert_eq!(page.global("measured"), json!(0));
    page.keys([Key::Escape]);
    page.again();
    started(&page);
    assert_eq!(flown(&page), [Value::Null; 0], "a game that is taken up lies there");
}
