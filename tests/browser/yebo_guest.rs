//! Yebo in another site's page, and alone in public.

use serde_json::{Value, json};

use crate::accessible::findings;
use crate::embedding::{call, host, told};
use crate::kiosk::{HASTE, goes_on};
use crate::page::{Key, Page, Screen, until};
use crate::yebo::opened;

/// A game of two people that has not begun.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

fn state(page: &Page) -> Value {
    call(page, 0, "state", json!([]))["value"].clone()
}

fn play(page: &Page, act: &str) -> Value {
    call(page, 0, "play", json!([act]))
}

/// Plays until the first turn of a round.
fn until_drawing(page: &Page) {
    assert_eq!(play(page, "direction +")["value"]["at"], 1);
    while play(page, "round 1")["code"] == "refused" {
        assert!(play(page, "left")["value"].is_object(), "a Sighting is replaced");
    }
}

#[test]
fn yebo_reports_events_and_obeys_requests() {
    let page = host("<sand-board rules=yebo side=both motion=less></sand-board>");
    let ready = &told(&page, "ready")[0].1["state"];
    assert_eq!(
        (&ready["rules"], &ready["position"], &ready["at"]),
        (&json!("yebo"), &json!(""), &json!(0))
    );
    until("it says how much room it would like", || {
        (!told(&page, "resize").is_empty()).then_some(())
    });
    assert_eq!(call(&page, 0, "load", json!([RECORD]))["value"]["at"], 0);
    assert_eq!(told(&page, "game").len(), 1);
    let refused = play(&page, "discard P5");
    assert_eq!(refused["code"], "refused", "{refused}");
    let illegal = told(&page, "illegal")[0].1.clone();
    assert!(illegal["rule"].as_str().is_some_and(|rule| rule.starts_with("003-")), "{illegal}");
    let words = illegal["words"].as_str().unwrap_or_default();
    assert!(words.ends_with('.'), "a sentence for visitors: {illegal}");
    assert_eq!(refused["message"], "the act is not allowed", "and one for developers");
    until_drawing(&page);
    let before = state(&page);
    assert_eq!(play(&page, "left")["value"]["at"].as_u64(), before["at"].as_u64().map(|at| at + 1));
    let turns = told(&page, "turn");
    assert_eq!(turns[0].1["text"], "direction +");
    let drawn = &turns[turns.len() - 1].1;
    assert_eq!((&drawn["side"], &drawn["text"]), (&before["turn"], &json!("left")));
    assert!(drawn["words"].as_str().is_some_and(|words| words.contains("draws one block")));
    let record = call(&page, 0, "export", json!(["record"]))["value"].clone();
    assert!(record.as_str().is_some_and(|it| it.contains("direction +") && it.contains("left")));
    let hint = call(&page, 0, "hint", json!([]));
    assert_eq!(hint["code"], "refused", "whose hand would it be about? {hint}");
    call(&page, 0, "restart", json!([]));
    assert_eq!(state(&page)["at"], 0);
}

/// A round to its last act, which wins it, and what came of it.
const ROUND: &str = include_str!("../../crates/yebo/tests/records/round-4.txt");

#[test]
fn host_receives_the_round_score() {
    let (record, events) = ROUND.split_once("\nevents\n").expect("it has both");
    let (before, last) = record.trim_end().rsplit_once(", ").expect("there is a last act");
    let result = "D won; round 4 scored A 30 B 140 C 25 D 130";
    assert!(events.contains(result), "as the record has it");
    let page = host("<sand-board rules=yebo side=both motion=less lang=en></sand-board>");
    call(&page, 0, "load", json!([before]));
    assert_eq!(told(&page, "round").len(), 0);
    play(&page, last);
    let told_rounds = told(&page, "round");
    let [(_, round)] = &told_rounds[..] else { panic!("{told_rounds:?}") };
    let share =
        |(side, points): (&str, i32)| json!({"side": side, "points": points, "total": points});
    let seats = [("A", 30), ("B", 140), ("C", 25), ("D", 130)].map(share);
    assert_eq!((&round["number"], &round["winner"]), (&json!(4), &json!("D")));
    assert_eq!(round["seats"], json!(seats));
    let words = round["words"].as_str().expect("words");
    assert!(words.starts_with("Round 1 of 6: ") && words.contains("140"), "{words}");
    assert_eq!(round["state"]["position"], "", "nothing hidden leaves the table");
    let names: Vec<String> = ["turn", "round", "ending"]
        .into_iter()
        .filter(|name| !told(&page, name).is_empty())
        .map(str::to_owned)
        .collect();
    assert_eq!(names, ["turn", "round"], "the game goes on");
}

#[test]
fn contradictory_requests_are_refused() {
    let page = host("<sand-board rules=yebo coordinates=no></sand-board>");
    let errors = || told(&page, "error").len();
    until("a term of the sand games is reported", || (errors() == 1).then_some(()));
    let before = state(&page);
    for (method, given, code) in [
        // No act of a person can be taken back.
        ("undo", json!([]), "refused"),
        ("redo", json!([]), "refused"),
        ("step", json!([-1]), "refused"),
        ("goTo", json!([0]), "refused"),
        ("export", json!(["position"]), "refused"),
        ("export", json!(["link"]), "refused"),
        ("play", json!(["c3"]), "unknown-text"),
        ("load", json!(["nonsense"]), "unknown-text"),
        ("load", json!(["x".repeat(2 << 20)]), "unknown-text"),
        ("newGame", json!([{"level": 14}]), "unknown-option"),
        ("set", json!(["position", "6/6/6/6/6 o 12/12 - 0"]), "unknown-option"),
        ("set", json!(["lesson", "yote"]), "unknown-option"),
        ("set", json!(["record", "nonsense"]), "unknown-text"),
        ("set", json!(["rules", "choko-ludos"]), "refused"),
    ] {
        let answer = call(&page, 0, method, given);
        assert_eq!(answer["code"], code, "{method}: {answer}");
        assert!(answer["message"].as_str().is_some_and(|words| words.len() > 10), "{answer}");
    }
    assert_eq!(state(&page)["rules"], before["rules"]);
    assert!(errors() >= 14, "each is told as an event, too");
}

#[test]
fn a_new_game_of_the_other_page_takes_the_place_of_this_one() {
    let page = host("<sand-board rules=yebo></sand-board>");
    until("it is ready", || page.property("sand-board", "isReady").as_bool()?.then_some(()));
    for (asked, is) in [("choko-ludos", "choko-ludos"), ("yebo", "yebo")] {
        let answer = call(&page, 0, "newGame", json!([{"rules": asked}]));
        assert_eq!(answer["code"], json!(null), "{answer}");
        assert_eq!(state(&page)["rules"], is);
    }
}

#[test]
fn yebo_options_can_be_set_and_changed() {
    let page = host("<sand-board rules=yebo level=13 controls=few links=no lang=en></sand-board>");
    page.enter_board(0);
    assert!(page.is_seen("#seats"));
    // In a narrow frame there is no room for it.
    let sitters = || page.text_of("#seats");
    assert!(sitters().contains("computer, keen"));
    page.leave_frame();
    for (name, value) in [("lang", "fr"), ("theme", "night"), ("level", "1"), ("readonly", "yes")] {
        let done = call(&page, 0, "set", json!([name, value]));
        assert!(done["value"].is_object(), "{name}: {done}");
    }
    until("it speaks French", || (told(&page, "languagechange").len() == 1).then_some(()));
    page.enter_board(0);
    assert_eq!(page.theme(), json!("night"));
    assert!(!sitters().contains("redoutable"), "{}", sitters());
    page.click("#status");
    page.letters("u");
    page.leave_frame();
    until("visitors may only look", || {
        let told = told(&page, "illegal");
        let words = told.first().map(|told| told.1["words"].clone())?;
        (words == "Cette table n’est qu’à regarder.").then_some(())
    });
    page.set_attribute("sand-board", "rules", "choko-ludos");
    until("another board stands there", || {
        let ready = told(&page, "ready");
        (ready.last()?.1["state"]["rules"] == "choko-ludos").then_some(())
    });
}

#[test]
fn yebo_lesson_is_reported_to_a_host_with_learning_records() {
    let page = host("<sand-board rules=yebo lesson=yebo learning lang=en></sand-board>");
    page.enter_board(0);
    until("the lesson lies there", || page.words_of("#title").contains("step 1").then_some(()));
    page.click("#left-end");
    page.leave_frame();
    until("a step is done", || (!told(&page, "learning").is_empty()).then_some(()));
    let learned = &told(&page, "learning")[0].1;
    assert_eq!((&learned["kind"], &learned["name"]), (&json!("lesson"), &json!("yebo")));
    let score = learned["score"].as_f64().expect("a number");
    assert!((score - 1.0 / 11.0).abs() < 0.006, "one step of eleven: {score}");
    assert_eq!(learned["statement"]["object"]["id"], "urn:x-sandgrid:lesson:yebo");
    let turns = told(&page, "turn");
    assert_eq!(turns.len(), 1, "it is a turn: {turns:?}");
    assert!(told(&page, "ready")[0].1["state"]["at"].as_u64() > Some(0), "the lesson was there");
}

fn kiosk() -> Page {
    let page = Page::blank();
    page.before(HASTE);
    page.load("?rules=yebo&kiosk&idle=30&lang=en");
    until("the table invites", || (page.exists("#felt") && page.is_seen("#attract")).then_some(()));
    page
}

#[test]
fn a_day_of_a_kiosk() {
    let page = kiosk();
    until("it plays with itself", || page.words_of("#news").contains("discard").then_some(()));
    let leads = [".bar [data-open=menu]", ".bar [data-open=new]"].map(|it| page.is_seen(it));
    assert!(leads == [false; 2] && !page.is_seen(".outward"), "nothing leads away");
    assert_eq!(findings(&page), [""; 0]);
    page.keys([Key::Enter]);
    let hand = || page.places("#rack > [role=option]").len();
    until("a visitor has a game", || (!page.is_seen("#attract")).then_some(()));
    until("and somebody sits there", || page.words_of("#seats").contains("You").then_some(()));
    page.click_path("//select[@id='tongues']/option[@value='fr']");
    let lang = || page.html_language();
    until("it speaks French", || (lang() == json!("fr")).then_some(()));

    goes_on(&page);
    assert!(!page.is_seen("#attract"));

    until("it asks again", || page.is_seen("#still").then_some(()));
    page.click("#still-anew");
    until("the next visitor has an own game", || (lang() == json!("en")).then_some(()));
    assert!(!page.is_seen("#still") && !page.is_seen("#attract"));
    until("it asks once more", || page.is_seen("#still").then_some(()));
    until("everything is as it was", || page.is_seen("#attract").then_some(()));
    assert_eq!(hand(), 0, "nobody's hand is shown");
    assert_eq!(page.call("storage.keys", ()), json!([]), "nothing is kept");
    assert_eq!(page.complaints(), [""; 0]);
}

/// The next visitor begins where a kiosk begins, whatever the last one has left.
#[test]
fn a_visitor_who_begins_anew_comes_to_the_first_game_on_offer() {
    let page = Page::blank();
    page.before(HASTE);
    page.load("?rules=yebo&kiosk&idle=30&lang=en&games=wali,yebo#visit=fr");
    until("it asks who is there", || {
        (page.exists("#felt") && page.exists("#still") && page.is_seen("#still")).then_some(())
    });
    page.click("#still-anew");
    until("the visitor plays Wali, and is asked in turn", || {
        (page.exists("#stage") && page.exists("#still") && page.is_seen("#still")).then_some(())
    });
    assert!(page.title().contains("Wali"), "{}", page.title());
}

#[test]
fn round_and_score_stand_in_a_kiosk() {
    let page = kiosk();
    until("it plays a round", || page.words_of("#title").contains("Round").then_some(()));
    for (width, height) in [(1080, 1920), (1280, 800), (600, 1000)] {
        page.resize(Screen { width, height, ratio: 1 });
        let [wide, high] = [width, height].map(f64::from);
        let buttons = page.places(".kiosk .button");
        for part in ["#title-round", "#goal-example .block"] {
            let place = page.place(part);
            assert!(place.width > 10.0 && place.is_within(wide, high), "{part}: {place:?}");
            assert!(buttons.iter().all(|it| !it.overlaps(place)), "{part}, {width} wide");
        }
    }
    page.keys([Key::Enter]);
    until("a visitor has a game", || (!page.is_seen("#attract")).then_some(()));
    assert!(page.is_seen(".bar [data-open=score]"), "and its points");
    page.set_focus("#asking");
    assert_eq!(page.style("#asking", "outline-style"), "none", "no line crosses the table");
    page.load("?rules=yebo&embed&controls=few&lang=en");
    let is_seen = || ["#title", ".bar [data-open=score]"].iter().all(|it| page.is_seen(it));
    until("they are in a frame, too", || (page.exists("#felt") && is_seen()).then_some(()));
}

#[test]
fn a_kiosk_fits_its_screen() {
    let page = kiosk();
    page.keys([Key::Enter]);
    until("a visitor has a game", || (!page.is_seen("#attract")).then_some(()));
    page.click_path("//select[@id='tongues']/option[@value='fr']");
    until("it speaks French", || (page.html_language() == json!("fr")).then_some(()));
    until("a hand is dealt", || page.exists("#rack > *").then_some(()));
    for (width, height) in [(1080, 720), (1280, 800), (1024, 768), (768, 1024)] {
        page.resize(Screen { width, height, ratio: 1 });
        let goal = "trois à la suite, un de chaque famille, quatre groupes";
        page.set_property("#title-round", "textContent", "Manche 5 sur 6 : Suites mêlées");
        page.set_property("#goal-words", "textContent", goal);
        for tool in page.places(".rack-head .tool") {
            assert!(tool.is_within(width.into(), height.into()), "{tool:?}, {width} wide");
        }
        assert_eq!(page.overflow("#goal-words"), [0, 0], "{width} wide");
        assert!(page.place("#goal-words").width > 100.0, "{width} wide");
    }
}

#[test]
fn help_offers_the_lesson_in_a_kiosk() {
    let page = kiosk();
    page.keys([Key::Enter]);
    until("a visitor has a game", || (!page.is_seen("#attract")).then_some(()));
    page.click(".kiosk [data-open=help]");
    page.click("#help [data-lesson]");
    until("the lesson begins", || page.exists(".felt[data-mood=asked]").then_some(()));
    opened(&page, "?rules=yebo&lang=en");
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=help]");
    assert!(!page.is_seen("#help [data-lesson]"), "elsewhere the menu has it");
}
