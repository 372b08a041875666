//! Fingers, mice and keys, turned into events of the sitting.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use sandgrid_app::{Event, Point, Source};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use crate::app::App;
use crate::canvas::Drag;
use crate::grid::{Grid, Way};
use crate::hands::Hands;
use crate::listener::Listener;
use crate::page::{document, element};

/// How far a mouse may stray before a press is a drag, in CSS pixels.
const MOUSE_SLACK: f64 = 6.0;
/// The same for a finger, which is less steady.
const FINGER_SLACK: f64 = 10.0;

/// A pointer that is down on the board.
#[derive(Copy, Clone, Debug)]
struct Hold {
    pointer: i32,
    source: Source,
    start: Point,
    slack: f64,
    dragging: bool,
}

/// What the pointer is doing.
#[derive(Debug, Default)]
struct Pointer {
    hold: Option<Hold>,
    /// A drag has ended, and the click that the browser may send after it is not meant.
    spent: bool,
}

/// Begins to listen to the board; it ends when the listeners are dropped.
pub fn listen(app: &Rc<App>) -> Vec<Listener> {
    let stage: HtmlElement = element("stage");
    let pointer = Rc::new(RefCell::new(Pointer::default()));
    let on = |kind, act: fn(&Rc<App>, &RefCell<Pointer>, &PointerEvent)| {
        let (app, pointer) = (Rc::downgrade(app), Rc::clone(&pointer));
        Listener::new(&stage, kind, move |event: PointerEvent| {
            with(&app, |app| act(app, &pointer, &event));
        })
    };
    let mut listeners = vec![
        on("pointerdown", down),
        on("pointermove", moved),
        on("pointerup", up),
        on("pointercancel", lost),
    ];
    let (weak, spent) = (Rc::downgrade(app), Rc::clone(&pointer));
    listeners.push(Listener::new(&stage, "click", move |event: MouseEvent| {
        with(&weak, |app| click(app, &spent, &event));
    }));
    let weak = Rc::downgrade(app);
    listeners.push(Listener::new(&stage, "focusin", move |event: FocusEvent| {
        with(&weak, |app| focus(app, &event));
    }));
    let weak = Rc::downgrade(app);
    listeners.push(Listener::new(&stage, "focusout", move |_: FocusEvent| {
        with(&weak, |app| app.hide_focus());
    }));
    let weak = Rc::downgrade(app);
    listeners.push(Listener::new(&document(), "keydown", move |event: KeyboardEvent| {
        with(&weak, |app| key(app, &pointer, &event));
    }));
    listeners
}

fn with(app: &Weak<App>, act: impl FnOnce(&Rc<App>)) {
    if let Some(app) = app.upgrade() {
        act(&app);
    }
}

fn down(app: &Rc<App>, pointer: &RefCell<Pointer>, event: &PointerEvent) {
    let mut pointer = pointer.borrow_mut();
    if event.is_primary() {
        pointer.spent = false;
    }
    if pointer.hold.is_some() || !event.is_primary() || event.button() != 0 {
        return;
    }
    let Some(target) = target(event) else { return };
    let source = Grid::cell_of(&target)
        .map(Source::Hole)
        .or_else(|| Hands::side_of(&target).map(Source::Hand));
    if let Some(source) = source.filter(|source| app.can_grab(*source)) {
        let slack = if event.pointer_type() == "mouse" { MOUSE_SLACK } else { FINGER_SLACK };
        let (pointer_id, start) = (event.pointer_id(), place(event));
        pointer.hold = Some(Hold { pointer: pointer_id, source, start, slack, dragging: false });
    }
}

fn moved(app: &Rc<App>, pointer_cell: &RefCell<Pointer>, event: &PointerEvent) {
    let at = place(event);
    let mut pointer = pointer_cell.borrow_mut();
    let hold = pointer.hold.as_mut().filter(|hold| hold.pointer == event.pointer_id());
    let Some(hold) = hold else { return };
    let begins = !hold.dragging && (at.x - hold.start.x).hypot(at.y - hold.start.y) > hold.slack;
    if begins {
        hold.dragging = true;
        // Where it fails, the pointer is gone, and a cancel follows.
        let _ = element::<HtmlElement>("stage").set_pointer_capture(hold.pointer);
    }
    let Hold { source, dragging, .. } = *hold;
    drop(pointer);
    if begins {
        app.dispatch(Event::Grab(source));
        if !app.holds(source) {
            *pointer_cell.borrow_mut() = Pointer { hold: None, spent: true };
            return;
        }
    }
    if dragging {
        app.drag(Some(Drag { source, at }));
    }
}

fn up(app: &Rc<App>, pointer: &RefCell<Pointer>, event: &PointerEvent) {
    if release(pointer, event).is_some_and(|hold| hold.dragging) {
        let at = place(event);
        let over = app.plan().cell_at(at);
        pointer.borrow_mut().spent = true;
        app.dispatch(Event::Drop(over));
        app.drag(None);
    }
}

fn lost(app: &Rc<App>, pointer: &RefCell<Pointer>, event: &PointerEvent) {
    if release(pointer, event).is_some_and(|hold| hold.dragging) {
        app.dispatch(Event::Cancel);
        app.drag(None);
    }
}

/// Ends the hold of that event's pointer.
fn release(pointer: &RefCell<Pointer>, event: &PointerEvent) -> Option<Hold> {
    let mut pointer = pointer.borrow_mut();
    let ours = pointer.hold.is_some_and(|hold| hold.pointer == event.pointer_id());
    if ours { pointer.hold.take() } else { None }
}

fn click(app: &Rc<App>, pointer: &RefCell<Pointer>, event: &MouseEvent) {
    // A key's click has no count, and is always meant.
    if core::mem::take(&mut pointer.borrow_mut().spent) && event.detail() != 0 {
        return;
    }
    let Some(target) = target(event) else { return };
    if let Some(cell) = Grid::cell_of(&target) {
        app.dispatch(Event::Press(cell));
    } else if let Some(side) = Hands::side_of(&target) {
        app.dispatch(Event::PressHand(side));
    }
}

fn focus(app: &Rc<App>, event: &FocusEvent) {
    let Some(target) = target(event) else { return };
    if let Some(cell) = Grid::cell_of(&target) {
        if target.matches(":focus-visible").unwrap_or(true) {
            app.show_focus();
        } else {
            app.hide_focus();
        }
        app.dispatch(Event::Focus(cell));
    }
}

fn key(app: &Rc<App>, pointer: &RefCell<Pointer>, event: &KeyboardEvent) {
    let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
    if in_dialog || event.alt_key() {
        return;
    }
    let control = event.ctrl_key() || event.meta_key();
    let ours = match (control, event.shift_key(), event.key().as_str()) {
        (true, false, "z") => told(app, Event::Undo),
        (true, true, "z" | "Z") | (true, false, "y") => told(app, Event::Redo),
        (false, _, "Escape") => {
            if pointer.borrow_mut().hold.take().is_some_and(|hold| hold.dragging) {
                app.drag(None);
            }
            told(app, Event::Cancel)
        }
        (_, _, key) => on_hole(app, event, key),
    };
    if ours {
        event.prevent_default();
    }
}

fn told(app: &Rc<App>, event: Event) -> bool {
    app.dispatch(event);
    true
}

/// A key on a hole; whether it was one of ours.
fn on_hole(app: &Rc<App>, event: &KeyboardEvent, key: &str) -> bool {
    let Some(cell) = target(event).as_ref().and_then(Grid::cell_of) else { return false };
    if let Some(way) = way(event) {
        app.walk(cell, way);
        app.show_focus();
        return true;
    }
    // The browser makes clicks of these, but a key that is held down is meant once.
    event.repeat() && matches!(key, "Enter" | " ")
}

/// Where a key leads; the board is never mirrored, so left is left in every language.
fn way(event: &KeyboardEvent) -> Option<Way> {
    let control = event.ctrl_key() || event.meta_key();
    Some(match (event.key().as_str(), control) {
        ("ArrowLeft", false) => Way::By(-1, 0),
        ("ArrowRight", false) => Way::By(1, 0),
        ("ArrowUp", false) => Way::By(0, -1),
        ("ArrowDown", false) => Way::By(0, 1),
        ("Home", false) => Way::RowStart,
        ("End", false) => Way::RowEnd,
        ("PageUp", false) => Way::Top,
        ("PageDown", false) => Way::Bottom,
        ("Home", true) => Way::First,
        ("End", true) => Way::Last,
        _ => return None,
    })
}

fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Where a pointer is, from the playing area's upper left corner.
fn place(event: &PointerEvent) -> Point {
    let stage = element::<Element>("stage").get_bounding_client_rect();
    Point {
        x: f64::from(event.client_x()) - stage.left(),
        y: f64::from(event.client_y()) - stage.top(),
    }
}
