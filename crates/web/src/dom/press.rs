//! Filters duplicate presses, and adds presses that browsers do not report.
//!
//! Some screens send an emulated mouse click after a tap; both are one press. Browsers create a click only for
//! a finger alone; this module creates one for the first tap among fingers that are on the page at once, of which
//! another may rest there, or be another person's.
//!
//! Enter presses a button once, however long it is held. The blank with Control, Alt or Meta is the system's, as of
//! input methods, and presses nothing.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::Point;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use crate::dom::document::window;
use crate::dom::listener::{Listener, Phase};
use crate::dom::shortcut;

/// Milliseconds in which a press by another pointer type at the same place counts as the same press. Browsers
/// that wait for a double tap send the emulated click after 300 ms.
const ECHO: f64 = 700.0;
/// Distance of such a press from the tap, in CSS pixels.
const ECHO_SLACK: f64 = 25.0;
/// The longest tap, in milliseconds.
const TAP: f64 = 500.0;
/// The largest movement of a tap, in CSS pixels.
const SLACK: f64 = 10.0;
/// Milliseconds between the contacts of fingers that come at once.
const AT_ONCE: f64 = 50.0;
/// The elements that a tap activates.
const PRESSED: &str = "button, a[href], summary, label, input, [role=option]";
/// The elements that a held Enter key activates repeatedly, and the blank with a modifier.
const BUTTONS: &str = "button, a[href], summary";

/// A finger on the page.
#[derive(Debug)]
struct Finger {
    pointer: i32,
    /// Its position at the last touch start, and its present one.
    start: Point,
    at: Point,
    strayed: bool,
    /// The time of contact, in milliseconds.
    since: f64,
}

/// The end of a press.
#[derive(Debug)]
struct Release {
    kind: String,
    at: Point,
    time: f64,
}

/// The taps of fingers that are on the page at once.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Shared {
    /// One finger alone, whose click the browser creates.
    #[default]
    No,
    /// Several fingers that came at once, as those of one hand do; none has tapped or moved yet.
    Together,
    /// Several fingers that came one after the other; none has tapped or moved yet.
    Apart,
    /// One of them has tapped.
    Tapped,
    /// One of them has moved, as in a pinch.
    Moved,
}

#[derive(Debug, Default)]
struct Presses {
    fingers: Vec<Finger>,
    shared: Shared,
    last: Option<Release>,
    /// Whether the present press duplicates the previous one.
    is_echo: bool,
}

/// Starts listening until the listeners are dropped. Other listeners to presses at the window have to be attached
/// later.
pub(crate) fn listen() -> Vec<Listener> {
    let presses = Rc::new(RefCell::new(Presses::default()));
    let early = |kind, act: fn(&RefCell<Presses>, &PointerEvent)| {
        let presses = Rc::clone(&presses);
        Listener::at(&window(), kind, Phase::Early, move |event: PointerEvent| {
            act(&presses, &event);
        })
    };
    let mut listeners = vec![
        early("pointerdown", down),
        early("pointermove", moved),
        early("pointerup", up),
        early("pointercancel", |presses, event| {
            let mut presses = presses.borrow_mut();
            if presses.lift(event.pointer_id()).is_some() {
                presses.shared = Shared::Moved;
            }
        }),
    ];
    listeners.extend(["mousedown", "mouseup", "click"].map(|kind| {
        let presses = Rc::clone(&presses);
        Listener::at(&window(), kind, Phase::Early, move |event: MouseEvent| {
            // A click by key has a count of 0.
            let Presses { is_echo, shared, .. } = *presses.borrow();
            // A browser may create the click of a shared tap, too.
            let is_second = shared == Shared::Tapped && kind == "click" && event.is_trusted();
            if (is_echo || is_second) && event.detail() != 0 {
                presses.borrow_mut().is_echo = is_echo && kind != "click";
                swallow(&event);
            }
        })
    }));
    listeners.push(Listener::at(&window(), "keydown", Phase::Early, |event| key(&event)));
    listeners
}

impl Presses {
    /// Removes and returns a finger that leaves the page.
    fn lift(&mut self, pointer: i32) -> Option<Finger> {
        let index = self.fingers.iter().position(|finger| finger.pointer == pointer)?;
        Some(self.fingers.remove(index))
    }

    /// Returns whether a new press duplicates the previous one.
    fn repeats(&self, event: &PointerEvent) -> bool {
        self.last.as_ref().is_some_and(|last| {
            let is_near = distance(last.at, place(event)) <= ECHO_SLACK;
            let is_soon = event.time_stamp() - last.time <= ECHO;
            is_near && is_soon && last.kind != event.pointer_type()
        })
    }
}

/// Returns whether a click is the second or a later one of a multiple click.
pub(crate) fn is_second(event: &Event) -> bool {
    event.dyn_ref::<MouseEvent>().is_some_and(|mouse| mouse.detail() > 1)
}

fn down(presses: &RefCell<Presses>, event: &PointerEvent) {
    let mut presses = presses.borrow_mut();
    presses.is_echo = presses.repeats(event);
    if presses.is_echo {
        return swallow(event);
    }
    presses.shared = Shared::No;
    if event.pointer_type() != "touch" {
        return;
    }
    if event.is_primary() {
        // No other finger is down, in spite of earlier events.
        presses.fingers.clear();
    }
    for finger in &mut presses.fingers {
        (finger.start, finger.strayed) = (finger.at, false);
    }
    let (at, since) = (place(event), event.time_stamp());
    if let Some(last) = presses.fingers.last() {
        let is_at_once = since - last.since <= AT_ONCE;
        presses.shared = if is_at_once { Shared::Together } else { Shared::Apart };
    }
    presses.fingers.push(Finger {
        pointer: event.pointer_id(),
        start: at,
        at,
        strayed: false,
        since,
    });
}

fn moved(presses: &RefCell<Presses>, event: &PointerEvent) {
    let mut presses = presses.borrow_mut();
    let finger = presses.fingers.iter_mut().find(|finger| finger.pointer == event.pointer_id());
    let Some(finger) = finger else { return };
    finger.at = place(event);
    finger.strayed |= distance(finger.start, finger.at) > SLACK;
    if finger.strayed && presses.shared != Shared::Tapped {
        presses.shared = Shared::Moved;
    }
}

fn up(presses: &RefCell<Presses>, event: &PointerEvent) {
    let mut all = presses.borrow_mut();
    if all.is_echo {
        return swallow(event);
    }
    let (at, time) = (place(event), event.time_stamp());
    all.last = Some(Release { kind: event.pointer_type(), at, time });
    let Some(finger) = all.lift(event.pointer_id()) else { return };
    let is_shared = match all.shared {
        Shared::Apart => true,
        // Two fingers that leave at once, too, may be a small pinch.
        Shared::Together => !all.fingers.is_empty() && !event.is_primary(),
        Shared::No | Shared::Tapped | Shared::Moved => false,
    };
    if is_shared && time - finger.since <= TAP {
        all.shared = Shared::Tapped;
        drop(all);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let control = target.and_then(|target| target.closest(PRESSED).ok().flatten());
        if let Some(control) = control.and_then(|control| control.dyn_into::<HtmlElement>().ok()) {
            control.click();
        }
    }
}

fn key(event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_button = target.is_some_and(|target| target.matches(BUTTONS).unwrap_or(false));
    let is_spared = match event.key().as_str() {
        "Enter" => event.repeat(),
        " " => shortcut::has_modifier(event),
        _ => false,
    };
    if is_spared && is_button {
        event.prevent_default();
    }
}

/// Cancels an event and stops its propagation.
fn swallow(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}

fn place(event: &PointerEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}
