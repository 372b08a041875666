//! Boards whose attributes change during a game: what is carried over, and what is told.

use serde_json::{Value, json};

use crate::element::names;
use crate::embedding::{call, host, told};
use crate::page::{Page, until};

/// The state of a board.
fn state(page: &Page, board: usize) -> Value {
    call(page, board, "state", json!([]))["value"].clone()
}

/// Waits until that many boards have said that they are ready since the last look, and returns all that they have said.
#[track_caller]
fn said_at(page: &Page, ready: usize) -> Vec<String> {
    until("the boards are ready", || (told(page, "ready").len() == ready).then_some(()));
    names(page)
}

#[test]
fn game_goes_on_at_another_address() {
    let page = host(
        "<sand-board rules=choko-traditional side=both lang=en></sand-board>\
         <sand-board rules=yebo side=both lang=en></sand-board>",
    );
    for turn in ["c3", "a5"] {
        call(&page, 0, "play", json!([turn]));
    }
    call(&page, 1, "play", json!(["direction +"]));
    let before = [0, 1].map(|board| state(&page, board));
    names(&page);
    page.set_attribute("sand-board", "src", "sandgrid.html?other");
    page.set_attribute("sand-board:last-child", "src", "sandgrid.html?other");
    assert_eq!(said_at(&page, 2), ["ready", "ready"], "nothing else is told");
    assert_eq!(state(&page, 0), before[0], "it is as it was");
    assert_eq!(state(&page, 1)["at"], before[1]["at"]);
    assert_eq!(call(&page, 0, "undo", json!([]))["value"]["at"], 1, "one goes on");
    // Another attribute changes as soon as the board has come, which has not continued the game by then.
    names(&page);
    page.run("boards.changeAtReady", ["lang", "fr"]);
    page.set_attribute("sand-board", "src", "sandgrid.html");
    until("it speaks French", || (state(&page, 0)["lang"] == "fr").then_some(()));
    assert_eq!(state(&page, 0)["at"], 1);
    assert_eq!(names(&page), ["ready"]);
}

/// Values that the board refuses, and removed ones, leave the game where it is.
#[test]
fn game_goes_on_after_attributes_that_changed_nothing() {
    let page = host("<sand-board rules=yote-traditional side=both></sand-board>");
    call(&page, 0, "play", json!(["c3"]));
    let before = state(&page, 0);
    page.set_attribute("sand-board", "position", "nonsense");
    until("it is refused", || (!told(&page, "error").is_empty()).then_some(()));
    for name in ["position", "rules"] {
        page.remove_attribute("sand-board", name);
    }
    assert_eq!(state(&page, 0), before);
    names(&page);
    page.set_attribute("sand-board", "src", "sandgrid.html?other");
    assert_eq!(said_at(&page, 1), ["ready"]);
    assert_eq!(state(&page, 0), before);
    page.set_attribute("sand-board", "rules", "yote-traditional");
    assert_eq!(state(&page, 0), before, "a game of these rules is on the board");
    assert_eq!(names(&page), [""; 0]);
}

#[test]
fn another_game_in_the_place_of_one_is_told() {
    let page = host("<sand-board rules=wali-ludens side=both></sand-board>");
    call(&page, 0, "play", json!(["c3"]));
    names(&page);
    page.set_attribute("sand-board", "rules", "yebo");
    assert_eq!(said_at(&page, 1), ["ready", "game"]);
    page.set_attribute("sand-board", "rules", "choko-ludos");
    until("it is told", || (told(&page, "game").len() == 1).then_some(()));
    assert_eq!(told(&page, "game")[0].1["state"]["rules"], "choko-ludos");
    call(&page, 0, "play", json!(["c3"]));
    names(&page);
    page.set_attribute("sand-board", "rules", "wali-ludens");
    assert_eq!(state(&page, 0)["rules"], "wali-ludens");
    assert_eq!(names(&page), ["game"]);
}

/// Waits until the first board has these rules, and no error was told.
#[track_caller]
fn ends_with(page: &Page, rules: &str) {
    until(rules, || (state(page, 0)["rules"] == rules).then_some(()));
    assert_eq!(state(page, 0)["rules"], rules, "nothing older comes behind it");
    let errors = told(page, "error");
    assert!(errors.is_empty(), "{rules}: {errors:?}");
}

#[test]
fn last_of_several_rules_in_one_moment_holds() {
    let page = host("<sand-board rules=yote-traditional side=both></sand-board>");
    for several in [
        &["choko-ludos", "yebo", "wali-ludens"][..],
        &["choko-ludos", "yebo"],
        &["choko-ludos", "yote-traditional"],
    ] {
        let attributes: Vec<[&str; 2]> = several.iter().map(|rules| ["rules", rules]).collect();
        page.run("elements.setAtOnce", ("sand-board", attributes));
        ends_with(&page, several[several.len() - 1]);
    }
    let begin = |rules: &str, attribute: &str| {
        let given = (json!([{ "rules": rules }]), ["rules", attribute]);
        page.run("elements.callAndSet", ("sand-board", "newGame", given.0, given.1));
        ends_with(&page, attribute);
    };
    begin("wali-ludens", "yebo");
    begin("wali-ludens", "choko-ludos");
    begin("yebo", "wali-ludens");
    let set = ("sand-board", "set", ["rules", "choko-ludos"], ["rules", "yote-traditional"]);
    page.run("elements.callAndSet", set);
    ends_with(&page, "yote-traditional");
    // A request that waits for a board is not carried out behind what has come after it.
    page.set_attribute("sand-board", "src", "sandgrid.html?other");
    begin("wali-ludens", "yebo");
}

#[test]
fn game_under_a_lesson_or_puzzle_goes_on_after_a_move() {
    let page = host(
        "<sand-board rules=yote-traditional side=both lang=en></sand-board>\
         <sand-board rules=yebo side=both lang=en></sand-board>",
    );
    for turn in ["c3", "a5"] {
        call(&page, 0, "play", json!([turn]));
    }
    call(&page, 1, "play", json!(["direction +"]));
    let before = [0, 1].map(|board| state(&page, board));
    page.set_attribute("sand-board", "puzzle", "3");
    page.set_attribute("sand-board:last-child", "lesson", "yebo");
    let asks = |board: usize, name: &str, value: Value| {
        until(name, || (state(&page, board)[name] == value).then_some(()));
    };
    let goes_on = || until("the game is back", || (state(&page, 0) == before[0]).then_some(()));
    asks(0, "puzzle", json!(3));
    asks(1, "lesson", json!("yebo"));
    names(&page);
    page.run("boards.move", ());
    assert_eq!(said_at(&page, 2), ["ready", "ready"], "nothing else is told");
    asks(0, "puzzle", json!(3));
    asks(1, "lesson", json!("yebo"));
    page.remove_attribute("sand-board", "puzzle");
    goes_on();
    page.remove_attribute("sand-board:last-child", "lesson");
    until("Yebo goes on", || (state(&page, 1)["at"] == before[1]["at"]).then_some(()));
    page.set_attribute("sand-board", "puzzle", "3");
    asks(0, "puzzle", json!(3));
    page.set_attribute("sand-board", "src", "sandgrid.html?other");
    asks(0, "puzzle", json!(3));
    page.remove_attribute("sand-board", "puzzle");
    goes_on();
    assert_eq!(call(&page, 0, "undo", json!([]))["value"]["at"], 1);
}

#[test]
fn lesson_that_changes_with_a_move_leaves_the_game_under_it() {
    let page =
        host("<sand-board rules=choko-traditional side=both lang=en lesson=choko></sand-board>");
    page.remove_attribute("sand-board", "lesson");
    call(&page, 0, "play", json!(["c3"]));
    let game = state(&page, 0);
    let asks = |name: &str, value: Value| {
        until(name, || (state(&page, 0)[name] == value).then_some(()));
    };
    page.set_attribute("sand-board", "lesson", "wali");
    asks("lesson", json!("wali"));
    page.run("boards.takeOutAndSet", ["lesson", "yote"]);
    asks("lesson", json!("yote"));
    page.run("boards.takeOutAndSet", ("lesson", Value::Null));
    until("the game is back", || (state(&page, 0) == game).then_some(()));
    page.run("boards.takeOutAndSet", ["puzzle", "30"]);
    asks("puzzle", json!(30));
    page.remove_attribute("sand-board", "puzzle");
    until("the game is back", || (state(&page, 0) == game).then_some(()));
    // Another game replaces it.
    page.set_attribute("sand-board", "lesson", "wali");
    asks("lesson", json!("wali"));
    call(&page, 0, "newGame", json!([{ "rules": "wali-ludens" }]));
    page.run("boards.takeOutAndSet", ("lesson", Value::Null));
    asks("at", json!(0));
}

/// Empty and invalid values of the options that follow the page around.
const NO_VALUES: [(&str, &str); 5] =
    [("", ""), ("zz", "blurple"), ("French", " "), ("de", "nightly"), (" ", "x")];

#[test]
fn options_without_a_valid_value_follow_the_page() {
    let page = host("");
    page.run("boards.takeColourScheme", ());
    for (lang, theme) in NO_VALUES {
        page.run("boards.hearWarnings", ());
        let markup = format!(
            "<div lang=fr style='background: #111; --sandgrid-accent: #00ff00'>\
             <sand-board lang='{lang}' theme='{theme}' accent='{theme}'></sand-board></div>"
        );
        assert_eq!(page.call_later("boards.putAround", [markup]), json!("fr"), "{lang}");
        let is_told = |value: &str| page.global("warned").to_string().contains(value);
        for value in [lang, theme].map(str::trim).into_iter().filter(|value| !value.is_empty()) {
            until(value, || is_told(&format!("not `{value}`")).then_some(()));
        }
        assert_eq!(state(&page, 0)["lang"], "fr", "{lang}");
        page.enter_board(0);
        assert_eq!(page.theme(), json!("night"), "{theme}");
        assert!(page.attribute("html", "style").to_string().contains("#00ff00"), "{theme}");
        page.leave_frame();
        page.set_property("div", "lang", "es");
        until("it follows", || (state(&page, 0)["lang"] == "es").then_some(()));
    }
    page.set_attribute("sand-board", "lang", "pt");
    until("it has its own", || (state(&page, 0)["lang"] == "pt").then_some(()));
    page.set_attribute("sand-board", "lang", "");
    until("it follows again", || (state(&page, 0)["lang"] == "es").then_some(()));
}

/// A host's listener moves the board as soon as something is told, into a dialog for the result, say.
#[test]
fn board_that_a_listener_moves_keeps_what_was_told() {
    for (rules, turns, event) in [
        ("yote-traditional", &["c3"][..], "turn"),
        ("yote-traditional", &["c3", "undo"], "step"),
        ("yebo", &["direction +"], "turn"),
    ] {
        let page = host(&format!("<sand-board rules={rules} side=both lang=en></sand-board>"));
        names(&page);
        page.run("boards.moveAt", [event]);
        for turn in turns {
            match *turn {
                "undo" => call(&page, 0, "undo", json!([])),
                turn => call(&page, 0, "play", json!([turn])),
            };
        }
        until("it is there again", || (!told(&page, "ready").is_empty()).then_some(()));
        let (told, after) = (told(&page, event)[0].1["state"].clone(), state(&page, 0));
        assert_eq!((&after["position"], &after["at"]), (&told["position"], &told["at"]), "{event}");
    }
}

#[test]
fn board_that_a_listener_moves_keeps_its_new_language() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    names(&page);
    page.run("boards.moveAt", ["languagechange"]);
    call(&page, 0, "set", json!(["lang", "fr"]));
    until("it is there again", || (!told(&page, "ready").is_empty()).then_some(()));
    assert_eq!(state(&page, 0)["lang"], "fr");
}
