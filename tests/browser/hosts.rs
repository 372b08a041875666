//! Pages of other kinds around a board: without an address or an origin of their own, isolated, with values as people
//! write them, and with hints that are asked for again or too late.

use std::process::Command;

use serde_json::{Value, json};

use crate::embedding::{call, host, told};
use crate::page::{Browser, Fault, Page, dist, leave_out, until};
use crate::unreachable::{ALL, BEGIN, bring, exhibit, lost};

/// Waits until the board of a page is there, and has a turn played on it.
#[track_caller]
fn plays(page: &Page, what: &str) {
    until(what, || (!told(page, "ready").is_empty()).then_some(()));
    assert_eq!(call(page, 0, "play", json!(["c3"]))["value"]["at"], json!(1), "{what}");
}

/// Servers and tools that draw a page in advance read the package where there is no page.
#[test]
fn package_loads_without_a_document() {
    const MAIN: &str = "require('./sandgrid-embed.js'); import('./sandgrid-embed.mjs').then(() => console.log('read'))";
    let node =
        Command::new("node").args(["--eval", MAIN]).current_dir(dist().join("embed")).output();
    let Ok(answer) = node else { return leave_out("Node", "it is not here") };
    let complaint = String::from_utf8_lossy(&answer.stderr);
    assert!(answer.status.success() && answer.stdout == b"read\n", "{complaint}");
}

#[test]
fn board_plays_in_opaque_and_isolated_pages() {
    let folder = exhibit("kinds", &ALL, &[("exhibit/index.html", BEGIN)]);
    let page = Page::of_a_folder(&folder.0);
    let sandboxed = "Content-Security-Policy: sandbox allow-scripts";
    let isolated =
        "Cross-Origin-Opener-Policy: same-origin\r\nCross-Origin-Embedder-Policy: require-corp";
    // Chromium alone has frames without credentials, which an isolated page takes in.
    let isolated = (Browser::chosen() == Browser::Chromium).then_some(isolated);
    for line in [sandboxed].into_iter().chain(isolated) {
        page.serve(&folder.0, Some(("exhibit/index.html", Fault::Headed(line))));
        page.load("exhibit/index.html");
        bring(&page);
        plays(&page, line);
    }
    page.serve(&folder.0, None);
    page.load("index.html");
    page.run("boards.putText", [BEGIN]);
    page.enter_element("iframe");
    until("its document is there", || page.has_global("told").then_some(()));
    bring(&page);
    plays(&page, "srcdoc");
}

#[test]
fn invalid_address_is_reported() {
    let folder = exhibit("nowhere", &ALL, &[("exhibit/index.html", BEGIN)]);
    let page = Page::of_a_folder(&folder.0);
    page.load("exhibit/index.html");
    page.set_attribute("sand-board", "src", "http://[");
    bring(&page);
    lost(&page, "http://[");
    page.clear_global("told");
    page.set_attribute("sand-board", "src", " ");
    plays(&page, "no address is none");
    for kind in ["blob", "data"] {
        page.load("exhibit/index.html");
        page.call_later("boards.bringScriptFromNowhere", [kind]);
        lost(&page, "/exhibit/sandgrid.html");
    }
}

#[test]
fn repeated_and_stale_hint_requests_are_answered() {
    for board in [
        "<sand-board rules=yote-traditional side=both lang=en></sand-board>",
        "<sand-board lesson=yote lang=en></sand-board>",
        "<sand-board rules=yebo lesson=yebo lang=en></sand-board>",
    ] {
        let page = host(board);
        let first = call(&page, 0, "hint", json!([]))["value"].clone();
        assert!(first["words"].is_string(), "{board}: {first}");
        assert_eq!(call(&page, 0, "hint", json!([]))["value"], first, "{board}");
    }
    let page = host("<sand-board rules=yote-traditional side=both level=13 lang=en></sand-board>");
    call(&page, 0, "play", json!(["c3"]));
    let ended = |method: &str, given: Value| page.call_later("boards.hintAnd", (method, given));
    assert_eq!(ended("undo", json!([])), json!("refused"));
    assert_eq!(ended("newGame", json!([{"id": 7, "do": "state"}])), json!("refused"));
    assert_eq!(ended("remove", json!([])), json!("removed"));
}

/// Editors of some sites write the quotation marks of an attribute into its value.
#[test]
fn quotation_marks_around_a_value_are_no_part_of_it() {
    let page = host(
        "<sand-board rules='\"choko-ludos\"' side=\"'both'\" lang='&quot;fr&quot;'></sand-board>",
    );
    let state = call(&page, 0, "state", json!([]))["value"].clone();
    assert_eq!((&state["rules"], &state["lang"]), (&json!("choko-ludos"), &json!("fr")), "{state}");
    page.set_attribute("sand-board", "lang", "\"es\"");
    until("it is spoken", || {
        (call(&page, 0, "state", json!([]))["value"]["lang"] == "es").then_some(())
    });
    assert_eq!(told(&page, "error"), []);
}

/// An element that is not yet in the page waits for that, with all that is asked of it.
#[test]
fn requests_wait_until_the_element_is_in_the_page() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    let done = page.call_later("boards.askBeforeInsertion", ());
    let done: [String; 4] = serde_json::from_value(done).expect("four texts");
    assert_eq!(
        done[..3],
        ["choko-ludos", "1", "removed"],
        "the game, its turn, and what is too late"
    );
    assert!(done[3].contains("waits until the element is put into the page"), "{}", done[3]);
}

#[test]
fn requests_whose_id_cannot_be_repeated_are_refused() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    let before = call(&page, 0, "state", json!([]));
    let errors = page.call_later("boards.playWithOddIds", ());
    assert_eq!(errors, json!(vec![json!(["unknown-request", null]); 6]));
    assert_eq!(call(&page, 0, "state", json!([])), before, "nothing is carried out");
}

#[test]
fn superseded_values_of_an_option_are_left_out() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    call(&page, 0, "state", json!([]));
    let values = ["fr", "es", "pt"].repeat(20);
    let done = page.call_later("boards.setAtOnce", ("lang", &values));
    assert!(done[0].as_u64() < Some(4), "{done}");
    assert_eq!(done[1][59], "pt", "{done}");
    assert_eq!(call(&page, 0, "state", json!([]))["value"]["lang"], "pt");
    let done = page.call_later("boards.setAtOnce", ("lang", ["en", "fr", "xx"]));
    let done: Vec<&str> =
        done[1].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert_eq!(done[1..], ["fr", "unknown-option"], "one that is refused");
    assert_eq!(call(&page, 0, "state", json!([]))["value"]["lang"], "fr");
}

#[test]
fn attribute_set_again_brings_back_its_game() {
    let page = host("<sand-board rules=yote-traditional puzzle=9 side=both lang=en></sand-board>");
    let position = || call(&page, 0, "state", json!([]))["value"]["position"].clone();
    let puzzle = position();
    let record = "[Rules \"yote-traditional\"]\n\n1. c3 d3";
    call(&page, 0, "load", json!([record]));
    let loaded = position();
    assert_ne!(loaded, puzzle);
    page.set_attribute("sand-board", "rules", "yote-traditional");
    assert_eq!(position(), loaded, "the rules are those of the game");
    page.set_attribute("sand-board", "puzzle", "9");
    assert_eq!(position(), puzzle);
    page.set_attribute("sand-board", "puzzle", "9");
    assert_eq!(position(), puzzle);
}

#[test]
fn attribute_values_accept_informal_spelling() {
    let board = "<sand-board src=sandgrid.html rules=' Yebo ' lang='FR_ca ' theme=Dark at='' record=''></sand-board>";
    let page = host(board);
    let state = call(&page, 0, "state", json!([]))["value"].clone();
    assert_eq!((&state["rules"], &state["lang"]), (&json!("yebo"), &json!("fr")));
    assert!(told(&page, "error").is_empty(), "{:?}", told(&page, "error"));
    page.enter_board(0);
    assert_eq!(page.theme(), json!("night"));
    page.leave_frame();
    // A name that is none leaves Yebo where it is.
    page.set_attribute("sand-board", "rules", "chess");
    until("it is told", || (told(&page, "error").len() == 1).then_some(()));
    assert_eq!(call(&page, 0, "state", json!([]))["value"]["rules"], "yebo");
    // A value that no message can hold is reported like other values.
    let refused = page.call_later("boards.stateByFunction", ());
    assert_eq!(refused, json!("unknown-request"));
    assert_eq!(told(&page, "error").len(), 2);
    page.set_attribute("sand-board", "rules", "Choko-Ludos");
    until("there is another game", || {
        (call(&page, 0, "state", json!([]))["value"]["rules"] == "choko-ludos").then_some(())
    });
    // One that is not understood leaves the board to the other.
    let page = host("<sand-board lesson=awale puzzle=3 position=' ' lang=en></sand-board>");
    until("it is told", || (told(&page, "error").len() == 1).then_some(()));
    assert!(told(&page, "error")[0].1.to_string().contains("awale"));
    page.enter_board(0);
    until("the puzzle is there", || page.words().contains("puzzle 3").then_some(()));
}

#[test]
fn element_in_another_document_goes_on_when_it_is_back() {
    let page = host("<sand-board rules=choko-traditional side=both></sand-board>");
    call(&page, 0, "play", json!(["c3"]));
    let state = || call(&page, 0, "state", json!([]))["value"].clone();
    let before = state();
    page.run("boards.lend", ());
    let told = until("it tells why it shows nothing", || told(&page, "error").pop()).1;
    assert!(told["message"].to_string().contains("another document"), "{told}");
    page.run("boards.takeBack", ());
    assert_eq!(state(), before, "it is as it was");
}
