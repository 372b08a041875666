//! The board in another site's page: its events, its answers to requests, and the senders that it ignores. The page
//! around it has no file of ours.

use std::fs;

use serde_json::{Value, json};

use crate::page::{Page, dist, until};

/// The page of the host: a file that is shown as text, which has no policy.
pub(crate) const HOST: &str = "history.css";

/// A page with boards in it that are ready.
pub(crate) fn host(boards: &str) -> Page {
    let page = Page::of_the_site_on_a_lenient_server();
    put(&page, boards);
    page
}

/// Loads the host's page, and waits until the boards in it are ready.
pub(crate) fn put(page: &Page, boards: &str) {
    page.load(HOST);
    page.call_later("boards.put", [boards]);
    let count = boards.matches("<sand-board").count();
    until("the boards are ready", || (told(page, "ready").len() == count).then_some(()));
}

/// Returns the events of that name, in order: the board's number and the detail.
pub(crate) fn told(page: &Page, name: &str) -> Vec<(u64, Value)> {
    let all = page.global("told");
    let all = all.as_array().expect("a list").iter().filter(|told| told[1] == name);
    all.map(|told| (told[0].as_u64().expect("a number"), told[2].clone())).collect()
}

/// Returns the browser's reports of forbidden requests.
pub(crate) fn forbidden(page: &Page) -> Vec<String> {
    let is_forbidden =
        |said: &String| ["Blocked", "sandbox", "Ignored call"].iter().any(|it| said.contains(it));
    page.complaints().into_iter().filter(is_forbidden).collect()
}

pub(crate) fn call(page: &Page, board: usize, method: &str, given: Value) -> Value {
    page.call_later("boards.call", (board, method, given))
}

/// Returns the name of a hole in the current frame.
pub(crate) fn called(page: &Page, cell: &str) -> String {
    page.call("boards.hole", [cell]).to_string()
}

#[test]
fn board_sends_events_and_executes_requests() {
    let position = "i5/6/2oi2/3o2/o4i o 4/4 - 0";
    let page = host(&format!(
        "<sand-board rules=yote-traditional position='{position}' side=both></sand-board>"
    ));
    assert_eq!(told(&page, "ready")[0].1["state"]["position"], position);
    let illegal = call(&page, 0, "play", json!(["c3-d4"]));
    assert_eq!(illegal["code"], "refused", "{illegal}");
    assert_eq!(illegal["message"], "the turn is not allowed by rule 004-R6");
    assert_eq!(told(&page, "illegal")[0].1["rule"], "004-R6");
    for typo in ["", "c", "c9-d3", "hello there", "discard P5"] {
        assert_eq!(call(&page, 0, "play", json!([typo]))["code"], "unknown-text", "{typo}");
    }
    assert_eq!(told(&page, "illegal").len(), 1, "no rule was broken by a misspelt turn");
    let exported = call(&page, 0, "export", json!(["position"]));
    assert_eq!(exported["value"], json!(format!("yote-traditional {position}")));
    assert_eq!(call(&page, 0, "load", json!([exported["value"]]))["value"]["position"], position);
    let played = call(&page, 0, "play", json!(["c3xe3*a5"]));
    assert_eq!(played["value"]["turn"], "second", "{played}");
    let capture = &told(&page, "capture")[0].1;
    assert_eq!(*capture, json!({"side": "first", "cells": ["d3", "a5"], "fromHand": 0}));
    let turn = &told(&page, "turn")[0].1;
    assert_eq!((&turn["side"], &turn["text"]), (&json!("first"), &json!("c3xe3*a5")));
    assert_eq!(call(&page, 0, "step", json!([-1]))["value"]["position"], position);
    assert_eq!(told(&page, "step").len(), 1);
    call(&page, 0, "goTo", json!([1]));
    let record = call(&page, 0, "export", json!(["record"]));
    assert!(record["value"].as_str().is_some_and(|text| text.contains("1. c3xe3*a5")), "{record}");
    // Of two people, each takes back one action.
    call(&page, 0, "undo", json!([]));
    call(&page, 0, "undo", json!([]));
    assert_eq!(call(&page, 0, "state", json!([]))["value"]["position"], position);
    let hint = call(&page, 0, "hint", json!([]));
    assert!(hint["value"]["cells"].as_array().is_some_and(|cells| !cells.is_empty()), "{hint}");
    call(&page, 0, "newGame", json!([{"rules": "choko-ludos", "level": 2, "side": "first"}]));
    let state = call(&page, 0, "state", json!([]));
    assert_eq!(state["value"]["rules"], "choko-ludos", "{state}");
    assert_eq!(call(&page, 0, "load", json!(["nonsense"]))["code"], "unknown-text");
}

/// Messages of errors are for developers: English, whatever language the page speaks.
#[test]
fn error_messages_are_in_english() {
    let page = host("<sand-board rules=yote-traditional side=both lang=ar></sand-board>");
    let english = |method: &str, given: Value, expected: &str| {
        let error = call(&page, 0, method, given);
        assert_eq!(error["message"], expected, "{method}: {error}");
    };
    english("load", json!(["nonsense"]), "this is no position, record or link");
    english(
        "load",
        json!(["yote-traditional i5 o 4/4 - 0"]),
        "the position has an error in field 1",
    );
    english("play", json!(["c3-c9"]), "this is no turn, such as `c3`, `c3-d3` or `c3xe3*a5`");
    english("redo", json!([]), "nothing was taken back");
    english("play", json!(["c3-d3"]), "the turn is not allowed by rule 004-R4");
}

#[test]
fn attribute_changes_are_sent_to_the_board() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    page.set_attribute("sand-board", "lang", "fr");
    until("it speaks French", || (told(&page, "languagechange").len() == 1).then_some(()));
    assert_eq!(told(&page, "languagechange")[0].1["lang"], "fr");
    for (theme, shown) in [(json!("night"), "night"), (Value::Null, "day")] {
        call(&page, 0, "set", json!(["theme", theme]));
        page.enter_board(0);
        assert_eq!(page.theme(), json!(shown), "stated, and taken back");
        page.leave_frame();
    }
    page.remove_attribute("sand-board", "lang");
    until("the browser's language is back", || {
        (told(&page, "languagechange").len() == 2).then_some(())
    });
    assert_eq!(told(&page, "languagechange")[1].1["lang"], "en");
    page.set_attribute("sand-board", "lang", "fr");
    page.set_attribute("sand-board", "readonly", "");
    page.set_attribute("sand-board", "level", "14");
    until("what is no level is reported", || (told(&page, "error").len() == 1).then_some(()));
    assert_eq!(told(&page, "error")[0].1["code"], "unknown-option");
    page.enter_board(0);
    page.click_hole("c3");
    let name = called(&page, "c3");
    assert!(name.contains("vide"), "visitors may only look: {name}");
    page.leave_frame();
    until("it is refused", || (told(&page, "illegal").len() == 1).then_some(()));
    let played = call(&page, 0, "play", json!(["c3"]));
    assert_eq!(played["value"]["at"], 1, "messages may play: {played}");
}

#[test]
fn boards_on_one_page_are_independent() {
    let page = host(
        "<sand-board rules=yote-traditional></sand-board>\
         <sand-board rules=wali-ludens theme=night></sand-board>",
    );
    call(&page, 0, "play", json!(["c3"]));
    assert_eq!(call(&page, 1, "state", json!([]))["value"]["rules"], "wali-ludens");
    assert!(told(&page, "turn").iter().all(|(board, _)| *board == 0));
    let heights = page.call("boards.heights", ());
    let tall = |height: &Value| height.as_u64() >= Some(500);
    assert!(heights.as_array().expect("a list").iter().all(tall), "{heights}");
    let kept = page.call("storage.keys", ());
    assert_eq!(kept, json!([]), "a guest keeps nothing");
    assert_eq!(page.global("document.cookie"), json!(""));
}

#[test]
fn malformed_and_foreign_messages_are_ignored() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    page.run("boards.shout", ());
    page.call_later("boards.addStranger", ());
    page.enter_element("body > iframe");
    page.run("boards.playFromAside", ());
    page.leave_frame();
    let codes = || -> Vec<String> {
        let errors = told(&page, "error");
        errors.iter().map(|(_, told)| told["code"].as_str().unwrap_or("none").to_owned()).collect()
    };
    until("all of it is reported", || (codes().len() >= 11).then_some(()));
    let state = call(&page, 0, "state", json!([]));
    assert_eq!(state["value"]["at"], 0, "nothing was played: {state}, {:?}", codes());
    assert!(codes().contains(&"unknown-version".to_owned()), "{:?}", codes());
    assert!(call(&page, 0, "play", json!(["c3"]))["value"]["at"] == 1, "it goes on");
}

#[test]
fn compromised_board_sends_only_board_events() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    // Any page can stand in the frame, and says what the test says there.
    page.call_later("boards.getAt", ());
    page.set_global("told", [0; 0]);
    page.enter_board(0);
    page.run("boards.sayForeign", ());
    page.leave_frame();
    until("all of it is heard", || (!told(&page, "reset").is_empty()).then_some(()));
    assert_eq!(told(&page, "foreign"), [], "words of its own");
    let heights: Vec<Value> =
        told(&page, "resize").iter().map(|(_, told)| told["height"].clone()).collect();
    assert_eq!(heights, [600, 5000, 0, 5000]);
    let tall = page.property("sand-board", "clientHeight");
    assert_eq!(tall, json!(5000));
}

#[test]
fn board_answers_only_the_named_origin() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.load(HOST);
    let address = |origin: &str| match origin {
        "" => "sandgrid.html?rules=yote-traditional".to_owned(),
        _ => format!("sandgrid.html?rules=yote-traditional&origin={}", escaped(origin)),
    };
    for origin in ["", "https://elsewhere.example", "nonsense"] {
        page.call_later("boards.hear", (address(origin), "allow-scripts"));
        page.enter_frame();
        until("the board is there", || page.is_whole().then_some(()));
        page.leave_frame();
        page.run("boards.sendTurn", ["c3"]);
        page.enter_frame();
        page.click_hole("a1");
        until("a person plays", || called(&page, "a1").contains("pebble").then_some(()));
        assert!(called(&page, "c3").contains("empty"), "{origin:?} is heard");
        page.leave_frame();
        assert_eq!(page.global("heard"), json!([]), "{origin:?} is told something");
    }
}

#[test]
fn framing_site_reads_no_saved_data() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.load("index.html?rules=yote-traditional");
    page.await_board();
    page.click_hole("c3");
    // But for what tells that a window is open.
    let kept = || page.call("storage.entries", ());
    until("it is kept", || (kept() != json!([])).then_some(()));
    let before = kept();
    page.load(HOST);
    for query in ["", "lang=en&"] {
        let origin = escaped(page.origin().trim_end_matches('/'));
        let address = format!("index.html?{query}origin={origin}");
        page.call_later("boards.hear", (address, Value::Null));
        let heard =
            |event: &str| Some(page.call("boards.heard", [event])).filter(|found| !found.is_null());
        let ready = until("the board is there", || heard("ready"));
        assert_eq!(ready["state"]["at"], 0, "{query}: a board of its own");
        page.run("boards.sendTurn", ["d4"]);
        until("it is played with", || heard("answer"));
        assert_eq!(kept(), before, "{query}: what is kept stays as it is");
    }
}

/// A text as a part of an address.
fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat()
}

#[test]
fn lesson_results_reach_the_host() {
    let page = host("<sand-board lesson=yote learning controls=few></sand-board>");
    page.enter_board(0);
    until("the lesson is on the board", || {
        page.words_of("#course-title").contains("Yoté").then_some(())
    });
    page.click_hole("c3");
    page.leave_frame();
    until("a step is done", || (!told(&page, "learning").is_empty()).then_some(()));
    let learned = &told(&page, "learning")[0].1;
    assert_eq!((&learned["kind"], &learned["name"]), (&json!("lesson"), &json!("yote")));
    let score = learned["score"].as_f64().expect("a number");
    assert!(score > 0.0 && score < 1.0, "{score}");
    assert_eq!(learned["complete"], json!(false));
    let statement = &learned["statement"];
    assert_eq!(statement["verb"]["id"], "http://adlnet.gov/expapi/verbs/progressed");
    assert_eq!(statement["object"]["id"], "urn:x-sandgrid:lesson:yote");
    let result = json!({"score": {"scaled": score}, "completion": false});
    assert_eq!(statement["result"], result, "a lesson is neither won nor lost");
}

/// A lesson that is begun at a later step is not done up to there.
#[test]
fn steps_before_the_first_one_on_the_board_are_not_done() {
    for (lesson, steps, score) in
        [("yote:6", json!([6]), 1.0 / 9.0), ("yote:1", json!([1]), 1.0 / 9.0)]
    {
        let page =
            host(&format!("<sand-board lesson={lesson} learning controls=few></sand-board>"));
        page.enter_board(0);
        until("the lesson is there", || {
            page.words_of("#course-title").contains("Yoté").then_some(())
        });
        page.click_hole(if lesson == "yote:6" { "b3" } else { "c3" });
        page.leave_frame();
        let result = until("a step is done", || told(&page, "learning").pop()).1;
        assert_eq!((&result["steps"], result["score"].as_f64()), (&steps, Some(score)), "{result}");
        assert_eq!(result["statement"]["result"]["completion"], json!(false), "{result}");
    }
}

#[test]
fn each_person_of_a_game_has_a_result() {
    // The pebbles win by b3xb5 and the stick on c5: the sticks cannot act.
    let position = "position='o1iooi/1i3o/oooo1o/5o/3ooi o 0/0 - 0'";
    let result = |result: &Value| {
        let success = &result["statement"]["result"]["success"];
        json!([result["kind"], result["side"], result["score"].as_f64(), success])
    };
    for (players, expected) in [
        ("side=both", json!([["game", "first", 1.0, true], ["game", "second", 0.0, false]])),
        ("side=first level=1", json!([["game", null, 1.0, true]])),
    ] {
        let board = format!("<sand-board rules=yote-traditional {position} {players} learning>");
        let page = host(&format!("{board}</sand-board>"));
        call(&page, 0, "play", json!(["b3xb5*c5"]));
        until("the game is over", || (!told(&page, "ending").is_empty()).then_some(()));
        let results =
            || told(&page, "learning").iter().map(|(_, it)| result(it)).collect::<Value>();
        until("the results are told", || (results() == expected).then_some(()));
    }
}

#[test]
fn kiosk_mode_can_be_switched_off() {
    let page = host("<sand-board kiosk></sand-board>");
    let is_inviting = || page.call_for::<bool>("elements.isVisible", ["#attract"]);
    page.enter_board(0);
    until("it plays by itself", || is_inviting().then_some(()));
    page.leave_frame();
    call(&page, 0, "set", json!(["kiosk", null]));
    page.enter_board(0);
    assert!(!is_inviting(), "nobody is invited");
    until("one can play", || {
        // While the board finds its place, a click may miss the hole.
        page.click_hole("c3");
        (!called(&page, "c3").contains("empty")).then_some(())
    });
}

#[test]
fn board_works_in_a_page_on_a_disk() {
    let folder = std::env::temp_dir().join(format!("sandgrid-host-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the system's folder for such files takes one");
    for name in ["sandgrid-embed.js", "sandgrid.html"] {
        fs::copy(dist().join("embed").join(name), folder.join(name)).expect("dist has it");
    }
    let markup = "<!doctype html><title>A worksheet</title><script src=sandgrid-embed.js></script>\
                  <sand-board rules=wali-ludens></sand-board><script>window.told = [];\
                  document.querySelector('sand-board').addEventListener('ready',\
                  ({ detail }) => told.push([0, 'ready', detail]))</script>";
    fs::write(folder.join("worksheet.html"), markup).expect("it can be written");
    let page = Page::blank();
    page.go(&format!("file://{}/worksheet.html", folder.display()));
    until("the board is ready", || (told(&page, "ready").len() == 1).then_some(()));
    let played = call(&page, 0, "play", json!(["c3"]));
    assert_eq!(played["value"]["rules"], "wali-ludens", "{played}");
    assert_eq!(played["value"]["turn"], "second", "{played}");
    assert_eq!(page.asked_for(), Vec::<String>::new(), "no server is asked");
    // A folder that stays is left to the system.
    let _ = fs::remove_dir_all(folder);
}
