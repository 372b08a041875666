//! Mouse, finger and keys.

use sandgrid_app::Event;
use sandgrid_web::dom::document::document;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement, PointerEvent, PointerEventInit};

use crate::grid::press;
use crate::page::{count, find, hole, name, started};

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (f64::midpoint(rect.left(), rect.right()), f64::midpoint(rect.top(), rect.bottom()))
}

#[allow(clippy::cast_possible_truncation, reason = "a place on the screen")]
fn point(kind: &str, target: &Element, (x, y): (f64, f64)) {
    let init = PointerEventInit::new();
    init.set_pointer_id(1);
    init.set_is_primary(true);
    init.set_pointer_type("mouse");
    init.set_client_x(x as i32);
    init.set_client_y(y as i32);
    init.set_buttons(u16::from(kind != "pointerup"));
    init.set_button(if kind == "pointermove" { -1 } else { 0 });
    init.set_bubbles(true);
    let event = PointerEvent::new_with_event_init_dict(kind, &init).expect("an event");
    target.dispatch_event(&event).expect("it is sent");
}

/// Drags from one element to the middle of another.
fn drag(from: &Element, to: &Element) {
    let ((x, y), end) = (middle(from), middle(to));
    point("pointerdown", from, (x, y));
    point("pointermove", from, (x + 20.0, y));
    point("pointermove", from, end);
    point("pointerup", from, end);
}

fn text(id: &str) -> String {
    find::<Element>(id).text_content().unwrap_or_default()
}

#[wasm_bindgen_test]
fn a_click_places() {
    let _app = started("yote-traditional");
    hole("c3").click();
    assert!(name("c3").starts_with("c3, pebble"));
    assert!(text("#said").contains("c3"), "it is announced: {}", text("#said"));
}

#[wasm_bindgen_test]
fn a_drag_moves() {
    let _app = started("yote-traditional");
    hole("c3").click();
    hole("f5").click();
    drag(&hole("c3"), &hole("c4"));
    assert!(name("c4").starts_with("c4, pebble"), "{}", name("c4"));
    assert!(name("c3").starts_with("c3, empty"), "{}", name("c3"));
}

#[wasm_bindgen_test]
fn a_drag_from_the_hand_places() {
    let _app = started("yote-traditional");
    drag(&find("#hand-first"), &hole("b4"));
    assert!(name("b4").starts_with("b4, pebble"), "{}", name("b4"));
}

#[wasm_bindgen_test]
fn small_movement_is_no_drag() {
    let _app = started("yote-traditional");
    hole("c3").click();
    hole("f5").click();
    let button = hole("c3");
    let (x, y) = middle(&button);
    point("pointerdown", &button, (x, y));
    point("pointermove", &button, (x + 4.0, y));
    point("pointerup", &button, (x + 4.0, y));
    button.click();
    assert!(name("c3").contains("selected"), "the click alone selects: {}", name("c3"));
}

#[wasm_bindgen_test]
fn drag_to_nowhere_changes_nothing() {
    let _app = started("yote-traditional");
    hole("c3").click();
    hole("f5").click();
    drag(&hole("c3"), &find::<Element>("#hand-second"));
    assert!(name("c3").starts_with("c3, pebble"), "{}", name("c3"));
}

#[wasm_bindgen_test]
fn keys_play() {
    let _app = started("yote-traditional");
    hole("c3").focus().expect("it takes the focus");
    press("ArrowUp");
    // Enter and the space bar press a focused button; the browser makes a click of them.
    document()
        .active_element()
        .and_then(|element| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(element).ok())
        .expect("a button has the focus")
        .click();
    assert!(name("c4").starts_with("c4, pebble"));
    press("Control z");
    assert!(name("c4").starts_with("c4, empty"), "Control Z undoes");
    press("Control y");
    assert!(name("c4").starts_with("c4, pebble"), "Control Y redoes");
}

#[wasm_bindgen_test]
fn escape_takes_a_selection_back() {
    let _app = started("yote-traditional");
    hole("c3").click();
    hole("f5").click();
    hole("c3").focus().expect("it takes the focus");
    hole("c3").click();
    assert!(name("c3").contains("selected"), "{}", name("c3"));
    press("Escape");
    assert!(!name("c3").contains("selected"), "{}", name("c3"));
}

#[wasm_bindgen_test]
fn refusal_shows_reason_and_rule() {
    let _app = started("yote-traditional");
    hole("c3").click();
    hole("f5").click();
    hole("c3").click();
    hole("a1").click();
    let notice: HtmlElement = find("#notice");
    assert!(!notice.hidden());
    assert_eq!(text("#notice-rule"), "Traditional Board Games, rule 6");
    assert!(!text("#notice-text").is_empty());
    assert!(text("#alert").contains(&text("#notice-words")), "it is said, too");
    press("Escape");
}

#[wasm_bindgen_test]
fn a_try_after_the_end_is_shown() {
    let app = started("yote-traditional");
    app.dispatch(Event::Load("yote-traditional 6/6/2oi2/6/6 o 4/0 - 0".to_owned()));
    for cell in ["c3", "e3"] {
        hole(cell).click();
    }
    let ending: HtmlElement = find("#ending");
    assert!(!ending.hidden());
    assert_eq!(text("#ending-reason"), "All sticks are captured.");
    hole("a1").click();
    assert_eq!(text("#ending-reason"), "The game is over: all sticks are captured.");
    assert_eq!(text("#ending-rule"), "Traditional Board Games, rule 12");
    assert_eq!(ending.get_attribute("data-told").as_deref(), Some("true"));
    assert!(text("#alert").starts_with(&text("#ending-reason")), "{}", text("#alert"));
    press("Escape");
    assert_eq!(text("#ending-reason"), "All sticks are captured.");
}

#[wasm_bindgen_test]
fn decline_button_declines_the_second_piece() {
    let _app = started("yote-ludens");
    for cell in ["c3", "d3", "a1", "f5", "c3", "e3"] {
        hole(cell).click();
    }
    assert_eq!(count("#choices button"), 1, "{}", text("#status"));
    let button: HtmlElement = find("#choices button");
    button.focus().expect("it takes the focus");
    button.click();
    assert_eq!(count("#choices button"), 0);
    assert!(crate::page::focused().is_some(), "the focus has gone to the board, not nowhere");
}
