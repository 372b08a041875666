//! Timers: events that happen later, and events that do not.

use std::cell::Cell;
use std::rc::Rc;

use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{Event, GameSetup, Level, Player};
use sandgrid_web::board::controller::BoardController;
use sandgrid_web::dom::document::window;
use sandgrid_web::dom::listener::Listener;
use sandgrid_web::dom::timer::{Frame, Timer};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use crate::page::{find, started_with, wait};

fn counter() -> (Rc<Cell<u32>>, impl Fn() + Clone + 'static) {
    let count = Rc::new(Cell::new(0));
    let counted = Rc::clone(&count);
    (count, move || counted.set(counted.get() + 1))
}

fn pieces(app: &BoardController) -> usize {
    app.scene().holes.iter().filter(|hole| hole.piece.is_some()).count()
}

/// Counts what goes wrong in the page, as a callback that comes after its handle is gone.
fn errors() -> (Rc<Cell<u32>>, Listener) {
    let (count, call) = counter();
    (count, Listener::new(&window(), "error", move |_: web_sys::Event| call()))
}

#[wasm_bindgen_test]
async fn timer_fires_once_unless_dropped() {
    let (count, call) = counter();
    let (errors, listener) = errors();
    let kept = Timer::after(5, call.clone());
    drop(Timer::after(5, call));
    wait(60).await;
    assert_eq!((count.get(), errors.get()), (1, 0));
    drop((kept, listener));
}

#[wasm_bindgen_test]
async fn frame_fires_once_unless_dropped() {
    let (count, call) = counter();
    let (errors, listener) = errors();
    let again = call.clone();
    let kept = Frame::next(move |_| call());
    drop(Frame::next(move |_| again()));
    wait(120).await;
    assert_eq!((count.get(), errors.get()), (1, 0));
    drop((kept, listener));
}

#[wasm_bindgen_test]
fn dropped_listener_is_removed() {
    let (count, call) = counter();
    let listener = Listener::new(&window(), "ping", move |_: web_sys::Event| call());
    let ping = web_sys::Event::new("ping").expect("an event");
    window().dispatch_event(&ping).expect("it is sent");
    drop(listener);
    window().dispatch_event(&ping).expect("it is sent");
    assert_eq!(count.get(), 1);
}

#[wasm_bindgen_test]
async fn missing_engine_is_reported() {
    let rules = Ruleset::find("yote-traditional").expect("a ruleset");
    let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
    let app = started_with(GameSetup { rules, players, seed: 7 });
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    assert_eq!(pieces(&app), 1);
    // Beside the page of these tests lies no engine.
    wait(2500).await;
    assert_eq!(pieces(&app), 1);
    let told = find::<HtmlElement>("#notice-words").text_content().unwrap_or_default();
    assert!(told.contains("has not loaded yet"), "{told}");
}

#[wasm_bindgen_test]
async fn a_late_answer_is_dropped() {
    let rules = Ruleset::find("yote-traditional").expect("a ruleset");
    let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
    let app = started_with(GameSetup { rules, players, seed: 7 });
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    app.dispatch(Event::New(GameSetup::two_people(rules, 1)));
    wait(2500).await;
    assert_eq!(pieces(&app), 0, "the new game has not been touched");
    drop(app);
}
