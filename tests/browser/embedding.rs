//! The board in somebody else's page: what it tells, what it does when it is asked, and whom it does not
//! hear. The page around it has nothing of ours.

use std::fs;

use serde_json::{Value, json};

use crate::page::{Page, dist, until};

/// What stands for somebody else's page: a file that is shown as text, which has no policy.
pub(crate) const HOST: &str = "history.css";

/// Puts boards into the page, as `<sand-board>` with those attributes.
const PUT: &str = r#"
  const [boards, done] = arguments;
  const place = document.createElement("main");
  document.body.replaceChildren(place);
  window.told = [];
  const put = () => {
    place.innerHTML = boards;
    for (const [at, board] of [...place.querySelectorAll("sand-board")].entries()) {
      if (!board.hasAttribute("src")) board.setAttribute("src", "sandgrid.html");
      for (const name of ["ready", "turn", "capture", "step", "game", "round", "ending", "illegal", "hint",
          "languagechange", "idle", "reset", "resize", "learning", "error"]) {
        board.addEventListener(name, ({ detail }) => window.told.push([at, name, detail]));
      }
    }
    done();
  };
  if (customElements.get("sand-board")) return put();
  const script = document.createElement("script");
  script.src = "embed/sandgrid-embed.js";
  script.onload = put;
  document.head.append(script);
"#;

/// Calls a method of a board, and gives what comes of it.
pub(crate) const CALL: &str = r#"
  const [at, method, given, done] = arguments;
  const board = document.querySelectorAll("sand-board")[at];
  board[method](...given).then(
    (value) => done({ value }),
    ({ code, message }) => done({ code, message }),
  );
"#;

/// Puts a frame of the same site into the page, from which one may speak, too.
const STRANGER: &str = r#"
  const [done] = arguments;
  const stranger = document.createElement("iframe");
  stranger.src = "history.html";
  stranger.onload = () => done();
  document.body.append(stranger);
"#;

/// The frame of the first board.
pub(crate) const BOARD: &str =
    "return document.querySelector('sand-board').shadowRoot.querySelector('iframe')";

/// A page with boards in it that are ready.
pub(crate) fn host(boards: &str) -> Page {
    let page = Page::of_the_site_on_a_lenient_server();
    page.load(HOST);
    page.measure_later(PUT, vec![json!(boards)]);
    let count = boards.matches("<sand-board").count();
    until("the boards are ready", || (told(&page, "ready").len() == count).then_some(()));
    page
}

/// What was told in events of that name, in turn: by which board, and what.
pub(crate) fn told(page: &Page, name: &str) -> Vec<(u64, Value)> {
    let all = page.measure("return window.told");
    let all = all.as_array().expect("a list").iter().filter(|told| told[1] == name);
    all.map(|told| (told[0].as_u64().expect("a number"), told[2].clone())).collect()
}

/// What the browser says that it has forbidden.
pub(crate) fn forbidden(page: &Page) -> Vec<String> {
    let is_forbidden =
        |said: &String| ["Blocked", "sandbox", "Ignored call"].iter().any(|it| said.contains(it));
    page.complaints().into_iter().filter(is_forbidden).collect()
}

pub(crate) fn call(page: &Page, board: usize, method: &str, given: Value) -> Value {
    page.measure_later(CALL, vec![json!(board), json!(method), given])
}

/// What a hole is called, in the frame that one is in.
pub(crate) fn called(page: &Page, cell: &str) -> String {
    let script = "return [...document.querySelectorAll('[role=grid] button')]
        .find((hole) => hole.ariaLabel.startsWith(arguments[0])).ariaLabel";
    page.measure_with(script, vec![json!(cell)]).to_string()
}

#[test]
fn it_tells_what_happens_and_does_what_it_is_asked() {
    let position = "i5/6/2oi2/3o2/o4i o 4/4 - 0";
    let page = host(&format!(
        "<sand-board rules=yote-traditional position='{position}' side=both></sand-board>"
    ));
    assert_eq!(told(&page, "ready")[0].1["state"]["position"], position);
    let illegal = call(&page, 0, "play", json!(["c3-d4"]));
    assert_eq!(illegal["code"], "refused", "{illegal}");
    assert_eq!(told(&page, "illegal")[0].1["rule"], "004-R6");
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

#[test]
fn an_attribute_that_changes_is_a_message() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    let set = "document.querySelector('sand-board').setAttribute(arguments[0], arguments[1])";
    page.measure_with(set, vec![json!("lang"), json!("fr")]);
    until("it speaks French", || (told(&page, "languagechange").len() == 1).then_some(()));
    assert_eq!(told(&page, "languagechange")[0].1["lang"], "fr");
    let is_night = "return document.documentElement.dataset.theme";
    for (theme, shown) in [(json!("night"), "night"), (Value::Null, "day")] {
        page.measure_later(CALL, vec![json!(0), json!("set"), json!(["theme", theme])]);
        page.enter(BOARD);
        assert_eq!(page.measure(is_night), json!(shown), "stated, and taken back");
        page.leave_frame();
    }
    page.measure_with(set, vec![json!("readonly"), json!("")]);
    page.measure_with(set, vec![json!("level"), json!("14")]);
    until("what is no level is reported", || (told(&page, "error").len() == 1).then_some(()));
    assert_eq!(told(&page, "error")[0].1["code"], "unknown-term");
    page.enter(BOARD);
    page.click_hole("c3");
    let name = called(&page, "c3");
    assert!(name.contains("vide"), "visitors may only look: {name}");
    page.leave_frame();
    assert_eq!(told(&page, "illegal").len(), 1);
    let played = call(&page, 0, "play", json!(["c3"]));
    assert_eq!(played["value"]["at"], 1, "messages may play: {played}");
}

#[test]
fn two_boards_on_one_page_know_nothing_of_each_other() {
    let page = host(
        "<sand-board rules=yote-traditional></sand-board>\
         <sand-board rules=wali-ludens theme=night></sand-board>",
    );
    call(&page, 0, "play", json!(["c3"]));
    assert_eq!(call(&page, 1, "state", json!([]))["value"]["rules"], "wali-ludens");
    assert!(told(&page, "turn").iter().all(|(board, _)| *board == 0));
    let heights = page.measure(
        "return [...document.querySelectorAll('sand-board')].map((board) => board.clientHeight)",
    );
    let tall = |height: &Value| height.as_u64() >= Some(500);
    assert!(heights.as_array().expect("a list").iter().all(tall), "{heights}");
    let kept = page.measure("return Object.keys(localStorage)");
    assert_eq!(kept, json!([]), "a guest keeps nothing");
    assert_eq!(page.measure("return document.cookie"), json!(""));
}

#[test]
fn rubbish_and_strangers_are_not_heard() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    let shout = r#"
      const frame = document.querySelector("sand-board").shadowRoot.querySelector("iframe");
      const rubbish = [null, 0, "sandgrid", [], {}, { sandgrid: 1 }, { sandgrid: 1, do: "explode" },
        { sandgrid: 2, do: "undo", id: 1 }, { sandgrid: 1, do: "play" }, { sandgrid: 1, do: "set", name: {}, value: [] },
        { sandgrid: 1, do: "load", text: "x".repeat(1 << 21) }, { sandgrid: 1, do: "step", by: 1e300 },
        { sandgrid: 1, do: "set", name: "__proto__", value: "x" }, { do: "play", turn: "c3" },
        { sandgrid: 1, do: "set", name: "level", value: new Array(3e6) }, { sandgrid: 1, do: "x".repeat(1 << 21) }];
      const circle = { sandgrid: 1, do: "undo" };
      circle.name = circle.more = circle.id = circle;
      const sparse = [];
      sparse.length = 4e9;
      rubbish.push(circle, { sandgrid: 1, do: "explode", more: sparse, id: sparse });
      for (const message of rubbish) frame.contentWindow.postMessage(message, "*");
    "#;
    page.measure(shout);
    page.measure_later(STRANGER, Vec::new());
    page.enter("return document.querySelector('body > iframe')");
    page.measure(
        "parent.document.querySelector('sand-board').shadowRoot.querySelector('iframe')
           .contentWindow.postMessage({ sandgrid: 1, do: 'play', turn: 'c3' }, '*')",
    );
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
fn a_board_that_has_been_got_at_tells_what_boards_tell_and_no_more() {
    let page = host("<sand-board rules=yote-traditional></sand-board>");
    // Any page can stand in the frame, and says what the test says there.
    page.measure_later(
        "const [done] = arguments;
         const board = document.querySelector('sand-board');
         for (const name of ['click', 'submit', 'load', 'answer', 'explode', 'null', '7']) {
           board.addEventListener(name, () => told.push([0, 'foreign', name]));
         }
         board.setAttribute('src', 'history.html');
         queueMicrotask(() => {
           board.shadowRoot.querySelector('iframe').addEventListener('load', () => done());
         })",
        Vec::new(),
    );
    page.measure("window.told = []");
    page.enter(BOARD);
    page.measure(
        "const say = (said) => parent.postMessage({ sandgrid: 1, ...said }, '*');
         for (const event of ['click', 'submit', 'load', 'answer', 'explode', null, 7, ['click'], {}]) {
           say({ event });
         }
         for (const height of [600, NaN, Infinity, '70px', null, {}, [9], 1e7, -5]) {
           say({ event: 'resize', height });
         }
         say({ event: 'resize', height: 1e7 });
         say({ event: 'reset' });",
    );
    page.leave_frame();
    until("all of it is heard", || (!told(&page, "reset").is_empty()).then_some(()));
    assert_eq!(told(&page, "foreign"), [], "words of its own");
    let heights: Vec<Value> =
        told(&page, "resize").iter().map(|(_, told)| told["height"].clone()).collect();
    assert_eq!(heights, [600, 5000, 0, 5000]);
    let tall = page.measure("return document.querySelector('sand-board').clientHeight");
    assert_eq!(tall, json!(5000));
}

#[test]
fn it_answers_only_to_the_origin_that_it_was_told() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.load(HOST);
    let put = r#"
      const [origin, done] = arguments;
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.width = 800; frame.height = 600;
      frame.src = "sandgrid.html?rules=yote-traditional" + (origin ? "&origin=" + encodeURIComponent(origin) : "");
      document.body.replaceChildren(frame);
      frame.onload = () => done();
    "#;
    for origin in ["", "https://elsewhere.example", "nonsense"] {
        page.measure_later(put, vec![json!(origin)]);
        page.enter_frame();
        until("the board is there", || {
            let whole = "return document.documentElement.hasAttribute('data-whole')";
            (page.measure(whole) == json!(true)).then_some(())
        });
        page.leave_frame();
        let ask = "document.querySelector('iframe').contentWindow.postMessage(\
                   { sandgrid: 1, id: 1, do: 'play', turn: 'c3' }, '*')";
        page.measure(ask);
        page.enter_frame();
        page.click_hole("a1");
        until("a person plays", || called(&page, "a1").contains("pebble").then_some(()));
        assert!(called(&page, "c3").contains("empty"), "{origin:?} is heard");
        page.leave_frame();
        assert_eq!(page.measure("return heard"), json!([]), "{origin:?} is told something");
    }
}

#[test]
fn whoever_puts_the_page_into_a_frame_finds_nothing_of_the_visitors() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.load("index.html?rules=yote-traditional");
    page.await_board();
    page.click_hole("c3");
    until("it is kept", || (page.measure(KEPT) != json!([])).then_some(()));
    let kept = page.measure(KEPT);
    page.load(HOST);
    let put = r#"
      const [query, done] = arguments;
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
      const frame = document.createElement("iframe");
      frame.width = 800; frame.height = 600;
      frame.src = `index.html?${query}origin=${encodeURIComponent(location.origin)}`;
      document.body.replaceChildren(frame);
      frame.onload = () => done();
    "#;
    for query in ["", "lang=en&"] {
        page.measure_later(put, vec![json!(query)]);
        let heard = |what: &str| {
            let find = format!("return heard.find((it) => {what}) ?? null");
            Some(page.measure(&find)).filter(|found| !found.is_null())
        };
        let ready = until("the board is there", || heard("it.event === 'ready'"));
        assert_eq!(ready["state"]["at"], 0, "{query}: a board of its own");
        page.measure(
            "document.querySelector('iframe').contentWindow.postMessage(
               { sandgrid: 1, id: 1, do: 'play', turn: 'd4' }, '*')",
        );
        until("it is played with", || heard("it.event === 'answer'"));
        assert_eq!(page.measure(KEPT), kept, "{query}: what is kept stays as it is");
    }
}

/// What is kept, but for what tells that a window is open.
const KEPT: &str = "return Object.entries(localStorage).sort()";

#[test]
fn a_lesson_is_told_to_a_host_that_keeps_records() {
    let page = host("<sand-board lesson=yote learning controls=few></sand-board>");
    page.enter(BOARD);
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

#[test]
fn a_kiosk_that_is_none_any_more_is_a_board() {
    let page = host("<sand-board kiosk></sand-board>");
    let is_inviting = "return document.getElementById('attract').checkVisibility()";
    page.enter(BOARD);
    until("it plays by itself", || page.measure(is_inviting).as_bool().filter(|it| *it));
    page.leave_frame();
    page.measure_later(CALL, vec![json!(0), json!("set"), json!(["kiosk", null])]);
    page.enter(BOARD);
    assert_eq!(page.measure(is_inviting), json!(false), "nobody is invited");
    until("one can play", || {
        // While the board finds its place, a click may miss the hole.
        page.click_hole("c3");
        (!called(&page, "c3").contains("empty")).then_some(())
    });
}

#[test]
fn a_page_on_a_disk_has_a_board_and_talks_with_it() {
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
    // What is left there is the system's to clear away.
    let _ = fs::remove_dir_all(folder);
}
