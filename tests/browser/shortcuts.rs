//! Shortcuts, on whatever keyboard: in fields, with Caps Lock, with other alphabets.

use serde_json::{Value, json};

use crate::board::{after, compare};
use crate::page::{Key, PEOPLE, Page, until};
use crate::yebo::{Hands, opened, quick, state, step_on};

const YOTE: &str = "yote-traditional";

#[test]
fn combination_of_the_system_plays_nothing() {
    let page = Page::open(PEOPLE);
    page.set_focus("[data-cell=c3]");
    for held in [Key::Control, Key::Alt, Key::Meta] {
        page.chord(held, Key::Space);
    }
    compare(&page, after(YOTE, []).position(), "the space bar with a modifier");
    page.keys([Key::Space]);
    compare(&page, after(YOTE, ["c3"]).position(), "the space bar");
}

/// A page with three turns, of which the last is taken back and played again.
fn begun(query: &str) -> Page {
    let page = Page::open(query);
    for cell in ["c3", "a5", "c2"] {
        page.click_hole(cell);
    }
    page
}

fn control(key: &str, code: &str) -> Value {
    json!([{"key": key, "code": code, "ctrlKey": true}])
}

#[test]
fn a_field_has_its_own_undo() {
    let page = begun(PEOPLE);
    page.click_hole("a5");
    page.click_hole("a5");
    page.set_focus("[data-cell=c2]");
    page.letters("n");
    page.letters("b5");
    for (key, code) in [("z", "KeyZ"), ("y", "KeyY"), ("Z", "KeyZ"), ("ئ", "KeyZ")] {
        assert!(!page.type_as(control(key, code)), "Control and {key} are the field's");
    }
    compare(&page, after(YOTE, ["c3", "a5", "c2"]).position(), "shortcuts in a field");
    // An input method has Escape for itself.
    let composing = json!([{"key": "Escape", "code": "Escape", "isComposing": true}]);
    assert!(!page.type_as(composing));
    assert!(page.is_seen("#typed"));
    page.click_by_script("[data-cell=a5]");
    assert_eq!(page.hole_name("a5"), "a5, stick, selected");
    page.set_focus("#typed");
    page.keys([Key::Escape]);
    assert!(!page.is_seen("#typed"));
    assert_eq!(page.hole_name("a5"), "a5, stick, selected", "Escape closed the field alone");
    page.keys([Key::Escape]);
    assert_eq!(page.hole_name("a5"), "a5, stick");
}

#[test]
fn undo_and_redo_keys_work_on_every_layout() {
    let page = begun(PEOPLE);
    page.set_focus("[data-cell=d3]");
    let played = after(YOTE, ["c3", "a5", "c2"]);
    let back = after(YOTE, ["c3", "a5"]);
    let undo =
        [("z", "KeyZ"), ("Z", "KeyZ"), ("ئ", "KeyZ"), ("я", "KeyZ"), ("ז", "KeyZ"), ("z", "KeyW")];
    let redo =
        [("y", "KeyY"), ("Y", "KeyY"), ("غ", "KeyY"), ("н", "KeyY"), ("ט", "KeyY"), ("y", "KeyZ")];
    for ((undone, undone_code), (redone, redone_code)) in undo.into_iter().zip(redo) {
        assert!(page.type_as(control(undone, undone_code)), "{undone}");
        compare(&page, back.position(), undone);
        assert!(page.type_as(control(redone, redone_code)), "{redone}");
        compare(&page, played.position(), redone);
    }
    let others = [
        json!([{"key": "w", "code": "KeyZ", "ctrlKey": true}]),
        json!([{"key": "z", "code": "KeyZ", "ctrlKey": true, "altKey": true}]),
        json!([{"key": "z", "code": "KeyZ", "ctrlKey": true, "modifierAltGraph": true}]),
        json!([{"key": "z", "code": "KeyZ"}]),
        json!([{"key": "z", "code": "KeyZ", "ctrlKey": true, "isComposing": true}]),
    ];
    for other in others {
        page.type_as(other.clone());
        compare(&page, played.position(), &other.to_string());
    }
    let shifted = json!([{"key": "z", "code": "KeyZ", "metaKey": true}]);
    page.type_as(shifted);
    compare(&page, back.position(), "Meta and z");
    page.type_as(json!([{"key": "ئ", "code": "KeyZ", "ctrlKey": true, "shiftKey": true}]));
    compare(&page, played.position(), "Control, Shift and the key of Z");
}

#[test]
fn letters_of_other_alphabets_ask_and_draw() {
    let page = begun(PEOPLE);
    page.set_focus("[data-cell=d3]");
    let asked = |key: &str, code: &str, more: Value| {
        let mut press = json!({"key": key, "code": code});
        for (name, value) in more.as_object().into_iter().flatten() {
            press[name] = value.clone();
        }
        page.type_as(json!([press]))
    };
    for (key, code) in [("l", "KeyL"), ("L", "KeyL"), ("م", "KeyL"), ("д", "KeyL")] {
        assert!(asked(key, code, json!({})), "{key} asks");
    }
    for more in
        [json!({"ctrlKey": true}), json!({"modifierAltGraph": true}), json!({"isComposing": true})]
    {
        assert!(!asked("l", "KeyL", more.clone()), "{more}");
    }
    // The browser's own way back is not the list's.
    page.set_focus("#turns button");
    assert!(!asked("ArrowLeft", "ArrowLeft", json!({"altKey": true})));

    let page = quick();
    opened(&page, &format!("{}&lang=ar", crate::yebo::ADDRESS));
    // A Sighting that is drawn does not stay in the hand.
    let left = || page.words_of("#fence-words");
    let is_free = || page.property("#left-end", "disabled") == json!(false);
    // An act that comes while others think is passed over.
    while state(&page)["scored"] == json!(true) || !is_free() {
        step_on(&page, Hands::Mouse);
    }
    let before = left();
    page.set_focus("#asking");
    assert!(!page.type_as(json!([{"key": "م", "code": "KeyL", "repeat": true}])), "a held key");
    assert!(!page.type_as(control("م", "KeyL")), "Control is the browser's");
    assert_eq!(left(), before);
    assert!(page.type_as(json!([{"key": "م", "code": "KeyL"}])), "it draws");
    until("a block is drawn", || (left() != before).then_some(()));
    assert!(page.type_as(control("ئ", "KeyZ")), "it is the table's, whatever comes of it");
}

#[test]
fn keys_are_ignored_behind_yebo_dialogs() {
    let page = quick();
    // A Sighting that is drawn does not stay in the hand.
    let left = || page.words_of("#fence-words");
    let is_free = || page.property("#left-end", "disabled") == json!(false);
    // An act that comes while others think is passed over.
    while state(&page)["scored"] == json!(true) || !is_free() {
        step_on(&page, Hands::Mouse);
    }
    let before = left();
    page.click("header [data-open=menu]");
    // As where the element that had the focus is gone.
    let press =
        |key: &str, code: &str, control: bool| page.call("page.pressKey", (key, code, control));
    assert_eq!(press("l", "KeyL", false), json!(false));
    assert_eq!(press("z", "KeyZ", true), json!(false));
    assert_eq!(left(), before);
    page.keys([Key::Escape]);
    // A French keyboard writes digits with Shift; no round is chosen now, but the digit is the table's.
    assert_eq!(press("é", "Digit2", false), press("2", "Digit2", false));
    assert_eq!(press("é", "Digit2", false), json!(true));
    assert_eq!(press("l", "KeyL", false), json!(true));
    until("a block is drawn", || (left() != before).then_some(()));
}

#[test]
fn letters_that_are_off_are_not_shown() {
    let page = Page::open(PEOPLE);
    let open = |sheet: &str| {
        page.click("#open-menu");
        page.click(&format!("#menu [data-open={sheet}]"));
    };
    open("ways");
    page.click("[name=key-l]");
    page.close_sheets();
    open("ask");
    assert!(!page.is_seen("[data-ask=l] kbd"));
    assert!(page.is_seen("[data-ask=w] kbd"));

    let page = quick();
    let shown = || {
        let seen = page.places("[data-letter] kbd").iter().filter(|it| it.width > 0.0).count();
        (seen > 0, page.exists("[data-letter][aria-keyshortcuts]"))
    };
    assert_eq!(shown(), (true, true));
    page.click(".tools [data-open=menu]");
    page.click("#menu [data-open=settings]");
    page.click("[name=yebo-keys]");
    page.close_sheets();
    assert_eq!(shown(), (false, false));
    step_on(&page, Hands::Mouse);
    assert_eq!(shown(), (false, false), "nor on the buttons of later");
}

#[test]
fn a_question_mark_lists_the_keys() {
    let page = Page::open(PEOPLE);
    let about = page.attribute("#grid", "aria-describedby").as_str().map(str::to_owned);
    let about = page.text_of(&format!("#{}", about.expect("the board is described")));
    assert!(about.contains("Arrow keys") && about.contains("question mark"), "{about}");
    let is_open = |page: &Page| page.property("#help", "open") == json!(true);
    page.set_focus("[data-cell=c3]");
    page.letters("n");
    page.set_focus("#typed");
    assert!(!page.type_as(json!([{"key": "?", "code": "Slash", "shiftKey": true}])), "a field's");
    assert!(!is_open(&page));
    page.keys([Key::Escape]);
    for (key, code) in [("?", "Slash"), ("?", "Minus"), ("\u{61f}", "Slash")] {
        page.set_focus("[data-cell=c3]");
        assert!(page.type_as(json!([{"key": key, "code": code, "shiftKey": true}])), "{code}");
        assert!(is_open(&page) && page.words_of("#help").contains("arrow keys walk"), "{code}");
        page.keys([Key::Escape]);
        until("it is closed", || (!is_open(&page)).then_some(()));
    }
    let page = quick();
    page.set_focus("#asking");
    assert!(page.type_as(json!([{"key": "?", "code": "Slash", "shiftKey": true}])), "Yebo's");
    assert!(is_open(&page));
}
