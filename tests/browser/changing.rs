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
