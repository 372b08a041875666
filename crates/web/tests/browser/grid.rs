//! The grid of buttons.

use std::cell::Cell;
use std::rc::Rc;

use sandgrid_app::rules::{Ruleset, Side};
use sandgrid_app::{Event, GameSetup};
use sandgrid_web::dom::listener::Listener;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement, KeyboardEvent, KeyboardEventInit};

use crate::page::{count, find, focused, hole, name, started};

/// Presses a key, as "Home" or "Control Home", on the element that has the focus.
pub(crate) fn press(key: &str) {
    let init = KeyboardEventInit::new();
    let plain = key.strip_prefix("Control ");
    init.set_key(plain.unwrap_or(key));
    init.set_ctrl_key(plain.is_some());
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("a key");
    let document = sandgrid_web::dom::document::document();
    let target = document.active_element().expect("something has the focus");
    target.dispatch_event(&event).expect("it is sent");
}

#[wasm_bindgen_test]
fn roles_and_names() {
    let _app = started("yote-traditional");
    let grid: Element = find("#grid");
    assert_eq!(grid.get_attribute("role").as_deref(), Some("grid"));
    assert!(grid.get_attribute("aria-label").is_some_and(|name| name.contains("Yoté")));
    assert_eq!(count("#grid > [role=row]"), 5);
    assert_eq!(count("#grid > [role=row] > [role=gridcell]"), 30);
    assert_eq!(count("#grid > [role=row] > [role=gridcell] > button"), 30);
    let first: Element = find("#grid button");
    assert_eq!(first.get_attribute("data-cell").as_deref(), Some("a5"), "from the top row down");
    assert!(name("c3").starts_with("c3, empty"));
}

#[wasm_bindgen_test]
fn names_follow_the_game() {
    let app = started("choko-traditional");
    assert_eq!(count("#grid button"), 25);
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    app.dispatch(Event::Press("d3".parse().expect("a cell")));
    assert!(name("c3").starts_with("c3, long stick"), "{}", name("c3"));
    assert!(name("d3").starts_with("d3, short stick"), "{}", name("d3"));
    app.dispatch(Event::Undo);
    assert!(name("d3").starts_with("d3, empty"), "{}", name("d3"));
}

#[wasm_bindgen_test]
fn tab_stop_follows_the_focus() {
    let _app = started("yote-traditional");
    assert_eq!(count("#grid [tabindex='0']"), 1);
    hole("d4").focus().expect("it takes the focus");
    assert_eq!(count("#grid [tabindex='0']"), 1);
    assert_eq!(hole("d4").tab_index(), 0);
}

#[wasm_bindgen_test]
fn keys_walk_the_board() {
    let _app = started("yote-traditional");
    hole("c3").focus().expect("it takes the focus");
    let way = [
        ("ArrowRight", "d3"),
        ("ArrowUp", "d4"),
        ("ArrowLeft", "c4"),
        ("ArrowDown", "c3"),
        ("Home", "a3"),
        ("ArrowLeft", "a3"),
        ("End", "f3"),
        ("ArrowRight", "f3"),
        ("PageUp", "f5"),
        ("ArrowUp", "f5"),
        ("PageDown", "f1"),
        ("Control Home", "a5"),
        ("Control End", "f1"),
    ];
    for (key, expected) in way {
        press(key);
        assert_eq!(focused().as_deref(), Some(expected), "after {key}");
        assert_eq!(hole(expected).tab_index(), 0, "the tab stop goes along");
    }
}

#[wasm_bindgen_test]
fn update_keeps_focus_and_buttons() {
    let app = started("yote-traditional");
    let button = hole("b2");
    button.focus().expect("it takes the focus");
    button.click();
    app.dispatch(Event::Press("e5".parse().expect("a cell")));
    app.dispatch(Event::Undo);
    assert_eq!(focused().as_deref(), Some("b2"));
    assert!(button.is_connected(), "the button is still the same one");
    assert!(name("b2").starts_with("b2, pebble"));
}

#[wasm_bindgen_test]
fn the_grid_lies_over_the_picture() {
    let app = started("yote-traditional");
    let stage = find::<HtmlElement>("#stage").get_bounding_client_rect();
    for cell in ["a1", "c3", "f5"] {
        let button = hole(cell).get_bounding_client_rect();
        let centre = app.plan().centre(cell.parse().expect("a cell"));
        let middle = f64::midpoint(button.left(), button.right()) - stage.left();
        assert!((middle - centre.x).abs() < 1.0, "{cell} lies at {middle}, drawn at {}", centre.x);
        let middle = f64::midpoint(button.top(), button.bottom()) - stage.top();
        assert!((middle - centre.y).abs() < 1.0, "{cell} lies at {middle}, drawn at {}", centre.y);
    }
}

#[wasm_bindgen_test]
fn the_hands_lie_over_their_heaps() {
    let app = started("yote-traditional");
    let stage = find::<HtmlElement>("#stage").get_bounding_client_rect();
    for (side, id) in [(Side::First, "#hand-first"), (Side::Second, "#hand-second")] {
        let button = find::<HtmlElement>(id).get_bounding_client_rect();
        for piece in 0..12 {
            let at = app.plan().in_hand(side, piece);
            let (x, y) = (at.x + stage.left(), at.y + stage.top());
            assert!((button.left()..button.right()).contains(&x), "{side} {piece} is beside it");
            assert!((button.top()..button.bottom()).contains(&y), "{side} {piece} is beyond it");
        }
    }
}

#[wasm_bindgen_test]
fn reserve_button_states_count_and_availability() {
    let _app = started("yote-traditional");
    let [first, second] = ["#hand-first", "#hand-second"].map(find::<Element>);
    let says = |hand: &Element, name| hand.get_attribute(name).unwrap_or_default();
    assert!(says(&first, "aria-label").contains("12 in hand"), "{}", says(&first, "aria-label"));
    assert_eq!(says(&first, "aria-disabled"), "false");
    assert_eq!(says(&second, "aria-disabled"), "true");
    hole("c3").click();
    assert!(says(&first, "aria-label").contains("11 in hand"), "{}", says(&first, "aria-label"));
    assert_eq!(says(&second, "aria-disabled"), "false");
}

#[wasm_bindgen_test]
fn reserve_accessible_name_contains_its_label() {
    let _app = started("yote-traditional");
    for cell in ["c3", "d3", "a1", "b1", "c3", "e3", "b1"] {
        hole(cell).click();
    }
    for (id, words) in
        [("#hand-first", "10 in hand, 2 captured"), ("#hand-second", "10 in hand, 0 captured")]
    {
        let heap: Element = find(id);
        let label = heap.text_content().unwrap_or_default();
        assert!(label.contains(words), "{label}");
        let name = heap.get_attribute("aria-label").unwrap_or_default();
        assert!(name.contains(words), "{name}");
    }
}

/// Counts how often the focus comes to something.
fn focusings() -> (Rc<Cell<u32>>, Listener) {
    let count = Rc::new(Cell::new(0));
    let counted = Rc::clone(&count);
    let target = sandgrid_web::dom::document::document();
    let listener = Listener::new(&target, "focusin", move |_: web_sys::Event| {
        counted.set(counted.get() + 1);
    });
    (count, listener)
}

#[wasm_bindgen_test]
fn a_board_of_another_shape_moves_the_focus_once() {
    let app = started("yote-traditional");
    hole("f5").focus().expect("it takes the focus");
    let (count, listener) = focusings();
    let rules = Ruleset::find("choko-traditional").expect("a ruleset");
    app.dispatch(Event::New(GameSetup::two_people(rules, 1)));
    assert_eq!(count.get(), 1, "focusing never causes focusing");
    assert_eq!(focused(), Some(app.scene().focus.to_string()));
    assert_eq!(count_tab_stops(), 1);
    drop(listener);
}

#[wasm_bindgen_test]
fn removed_choice_moves_focus_once() {
    let app = started("yote-ludens");
    for cell in ["c3", "d3", "a1", "f5", "c3", "e3"] {
        hole(cell).click();
    }
    let button: HtmlElement = find("#choices button");
    button.focus().expect("it takes the focus");
    let (count, listener) = focusings();
    button.click();
    assert_eq!(count.get(), 1, "focusing never causes focusing");
    assert_eq!(focused(), Some(app.scene().focus.to_string()));
    drop(listener);
}

#[wasm_bindgen_test]
fn focus_events_terminate() {
    let app = started("yote-traditional");
    let (count, listener) = focusings();
    // A script of the host that answers each focus on the board with an event of its own.
    let weak = Rc::downgrade(&app);
    let rival =
        Listener::new(&find::<HtmlElement>("#grid"), "focusin", move |_: web_sys::Event| {
            if let Some(app) = weak.upgrade() {
                app.dispatch(Event::Press("a1".parse().expect("a cell")));
                app.dispatch(Event::Focus("b2".parse().expect("a cell")));
            }
        });
    hole("f5").focus().expect("it takes the focus");
    let rules = Ruleset::find("choko-traditional").expect("a ruleset");
    app.dispatch(Event::New(GameSetup::two_people(rules, 1)));
    assert_eq!(count.get(), 2);
    drop((listener, rival));
}

fn count_tab_stops() -> u32 {
    count("#grid [tabindex='0']")
}
