//! Turns pointer and keyboard input into session events.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use sandgrid_app::{DragSource, Event, Point};
use web_sys::{
    Element, EventTarget, FocusEvent, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent,
};

use crate::board::controller::BoardController;
use crate::board::grid::{Grid, Way};
use crate::board::reserves::Reserves;
use crate::canvas::Drag;
use crate::dom::bind::target;
use crate::dom::document::{document, element, window};
use crate::dom::listener::Listener;
use crate::dom::press;
use crate::dom::shortcut::{self, Command};
use crate::shell::dialog;

/// Movement of a mouse, in CSS pixels, that turns a press into a drag.
const MOUSE_SLACK: f64 = 6.0;
/// The same for a touch or pen, which is less precise.
const FINGER_SLACK: f64 = 10.0;
/// Milliseconds in which a finger flicks over the page, and carries nothing from a hand to a hole.
const FLICK: f64 = 300.0;
/// The bit of the primary button, touch or pen contact in `buttons`.
const MAIN_BUTTON: u16 = 1;

/// A pointer that is down on a piece.
#[derive(Clone, Debug)]
struct Hold {
    pointer: i32,
    /// The pointer type: mouse, pen or touch.
    kind: String,
    source: DragSource,
    /// The button of the piece, which has captured the pointer.
    button: Element,
    start: Point,
    slack: f64,
    dragging: bool,
    /// The time of contact, in milliseconds.
    since: f64,
}

/// The state of the pointers; one of them may drag.
#[derive(Debug, Default)]
struct Pointers {
    holds: Vec<Hold>,
    /// Whether a drag has ended, so that the click that the browser may send after it is ignored.
    spent: bool,
    /// The source of the last click, unless its choice awaits confirmation: the second of two quick clicks there is
    /// ignored.
    clicked: Option<DragSource>,
}

/// Attaches the board's listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let stage: HtmlElement = element("stage");
    let pointers = Rc::new(RefCell::new(Pointers::default()));
    let on = |kind, act: fn(&Rc<BoardController>, &RefCell<Pointers>, &PointerEvent)| {
        let (app, pointers) = (Rc::downgrade(app), Rc::clone(&pointers));
        Listener::new(&stage, kind, move |event: PointerEvent| {
            with(&app, |app| act(app, &pointers, &event));
        })
    };
    let mut listeners = press::listen();
    listeners.extend([
        on("pointerdown", down),
        on("pointermove", hovered),
        on("pointermove", moved),
        on("pointerleave", |app, _, _| app.hover(None)),
        on("pointerup", up),
        on("pointercancel", lost),
        on("lostpointercapture", lost),
    ]);
    listeners.extend(leaves(app, &pointers));
    let (weak, spent) = (Rc::downgrade(app), Rc::clone(&pointers));
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
        with(&weak, |app| key(app, &pointers, &event));
    }));
    listeners
}

/// Ends a drag when the window loses the pointer, since no release arrives then.
fn leaves(app: &Rc<BoardController>, pointers: &Rc<RefCell<Pointers>>) -> [Listener; 2] {
    let targets: [(EventTarget, _); 2] =
        [(window().into(), "blur"), (document().into(), "visibilitychange")];
    targets.map(|(target, kind)| {
        let (app, pointers) = (Rc::downgrade(app), Rc::clone(pointers));
        Listener::new(&target, kind, move |_: web_sys::Event| {
            with(&app, |app| {
                discard(app, &pointers, |_| true);
            });
        })
    })
}

fn with(app: &Weak<BoardController>, act: impl FnOnce(&Rc<BoardController>)) {
    if let Some(app) = app.upgrade() {
        act(&app);
    }
}

fn down(app: &Rc<BoardController>, pointers: &RefCell<Pointers>, event: &PointerEvent) {
    let (pointer, kind) = (event.pointer_id(), event.pointer_type());
    // A new pointer id cannot be down already, and a primary pointer is the only one of its type.
    discard(app, pointers, |hold| {
        hold.pointer == pointer || event.is_primary() && hold.kind == kind
    });
    if event.is_primary() {
        // A Mac's Control with a click asks for a menu.
        pointers.borrow_mut().spent = event.ctrl_key();
    }
    if event.button() != 0 || event.ctrl_key() {
        return;
    }
    let Some((button, source)) = target(event).and_then(|target| held(&target)) else { return };
    if app.can_grab(source) {
        // Without capture, a release elsewhere is not delivered. It throws if the pointer is gone; then move
        // events end the hold.
        let _ = button.set_pointer_capture(pointer);
        let slack = if kind == "mouse" { MOUSE_SLACK } else { FINGER_SLACK };
        let start = place(event);
        let since = event.time_stamp();
        let hold = Hold { pointer, kind, source, button, start, slack, dragging: false, since };
        pointers.borrow_mut().holds.push(hold);
    }
}

/// Returns the button of a piece, and its source.
fn held(target: &Element) -> Option<(Element, DragSource)> {
    let source = Grid::cell_of(target)
        .map(DragSource::Hole)
        .or_else(|| Reserves::side_of(target).map(DragSource::Hand))?;
    Some((target.closest("button").ok()??, source))
}

/// Marks the hole under a mouse or pen.
fn hovered(app: &Rc<BoardController>, _: &RefCell<Pointers>, event: &PointerEvent) {
    let is_touch = event.pointer_type() == "touch";
    app.hover(target(event).filter(|_| !is_touch).and_then(|target| Grid::cell_of(&target)));
}

fn moved(app: &Rc<BoardController>, pointers: &RefCell<Pointers>, event: &PointerEvent) {
    let pointer = event.pointer_id();
    let mut all = pointers.borrow_mut();
    let is_free = !all.holds.iter().any(|hold| hold.dragging);
    let Some(hold) = all.holds.iter_mut().find(|hold| hold.pointer == pointer) else { return };
    let at = place(event);
    let is_far = (at.x - hold.start.x).hypot(at.y - hold.start.y) > hold.slack;
    let is_down = event.buttons() & MAIN_BUTTON != 0;
    let begins = is_down && is_free && is_far && !hold.dragging;
    hold.dragging |= begins;
    let Hold { source, dragging, .. } = *hold;
    drop(all);
    if !is_down && event.button() == 0 {
        // Another button is still down: the release of this one arrives as a move.
        return up(app, pointers, event);
    }
    if !is_down || is_far && !dragging {
        discard(app, pointers, |hold| hold.pointer == pointer);
        return;
    }
    if begins {
        app.dispatch(Event::Grab(source));
        if !app.holds(source) {
            discard(app, pointers, |hold| hold.pointer == pointer);
            return;
        }
    }
    if dragging {
        app.drag(Some(Drag { source, at }));
    }
}

fn up(app: &Rc<BoardController>, pointers: &RefCell<Pointers>, event: &PointerEvent) {
    let mut all = pointers.borrow_mut();
    let index = all.holds.iter().position(|hold| hold.pointer == event.pointer_id());
    let Some(hold) = index.map(|index| all.holds.remove(index)) else { return };
    all.spent |= hold.dragging;
    drop(all);
    if hold.dragging {
        let is_flick = hold.kind == "touch"
            && matches!(hold.source, DragSource::Hand(_))
            && event.time_stamp() - hold.since < FLICK;
        let over = || Event::Drop(app.plan().cell_at(place(event)));
        app.dispatch(if is_flick { Event::Cancel } else { over() });
        app.drag(None);
    }
}

/// Handles a pointer that the browser cancels. A button that recaptures its own pointer keeps it.
fn lost(app: &Rc<BoardController>, pointers: &RefCell<Pointers>, event: &PointerEvent) {
    let pointer = event.pointer_id();
    discard(app, pointers, |hold| {
        let is_kept =
            event.type_() == "lostpointercapture" && hold.button.has_pointer_capture(pointer);
        hold.pointer == pointer && !is_kept
    });
}

/// Ends the holds that match. Returns whether one was a drag; its piece returns to its origin.
fn discard(
    app: &Rc<BoardController>,
    pointers: &RefCell<Pointers>,
    is_over: impl Fn(&Hold) -> bool,
) -> bool {
    let mut all = pointers.borrow_mut();
    let (over, holds): (Vec<Hold>, _) = all.holds.drain(..).partition(|hold| is_over(hold));
    all.holds = holds;
    all.spent |= !over.is_empty();
    drop(all);
    let was_dragged = over.iter().any(|hold| hold.dragging);
    if was_dragged {
        app.dispatch(Event::Cancel);
        app.drag(None);
    }
    was_dragged
}

fn click(app: &Rc<BoardController>, pointers: &RefCell<Pointers>, event: &MouseEvent) {
    // A piece that hangs on a pointer goes where that pointer leaves it, and not where another finger or a key presses.
    if pointers.borrow().holds.iter().any(|hold| hold.dragging) {
        return;
    }
    // A click by key has a count of 0 and is always processed.
    if event.detail() != 0 && core::mem::take(&mut pointers.borrow_mut().spent) {
        return;
    }
    let Some((_, source)) = target(event).and_then(|target| held(&target)) else { return };
    if press::is_second(event) && pointers.borrow().clicked == Some(source) {
        return;
    }
    app.dispatch(match source {
        DragSource::Hole(cell) => Event::Press(cell),
        DragSource::Hand(side) => Event::PressHand(side),
    });
    pointers.borrow_mut().clicked = app.scene().choices.is_empty().then_some(source);
}

fn focus(app: &Rc<BoardController>, event: &FocusEvent) {
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

fn key(app: &Rc<BoardController>, pointers: &RefCell<Pointers>, event: &KeyboardEvent) {
    if dialog::is_any_open() || !shortcut::is_free(event) {
        return;
    }
    let ours = match shortcut::command(event) {
        Some(Command::Undo) => told(app, Event::Undo),
        Some(Command::Redo) => told(app, Event::Redo),
        None if event.alt_key() => false,
        None if event.key() == "Escape" && !shortcut::has_modifier(event) => {
            discard(app, pointers, |_| true) || told(app, Event::Cancel)
        }
        None => on_hole(app, event),
    };
    if ours {
        event.prevent_default();
    }
}

fn told(app: &Rc<BoardController>, event: Event) -> bool {
    app.dispatch(event);
    true
}

/// Handles a key on a hole; returns whether it was consumed.
fn on_hole(app: &Rc<BoardController>, event: &KeyboardEvent) -> bool {
    let Some(cell) = target(event).as_ref().and_then(Grid::cell_of) else { return false };
    if let Some(way) = way(event) {
        app.walk(cell, way);
        app.show_focus();
        return true;
    }
    // The browser turns Enter and blank into clicks; key repeats are suppressed.
    event.repeat() && matches!(event.key().as_str(), "Enter" | " ")
}

/// Returns the target of a key; the board is never mirrored, so left is left in every language.
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

/// Returns the position of a pointer, from the upper left corner of the playing area.
fn place(event: &PointerEvent) -> Point {
    let stage = element::<Element>("stage").get_bounding_client_rect();
    Point {
        x: f64::from(event.client_x()) - stage.left(),
        y: f64::from(event.client_y()) - stage.top(),
    }
}
