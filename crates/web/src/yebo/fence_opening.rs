//! The place where the Chief opens the Fence: presses on the groove, and keys on the range control at the marked stack.

use std::rc::Rc;

use sandgrid_app::yebo::YeboEvent;
use sandgrid_app::yebo::rules::StackNumber;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, PointerEvent};

use super::controller::YeboController;
use crate::dom::document::element;

/// Largest distance of a press from a stack's centre: CSS pixels, or lengths of the stack, whichever is more.
const REACH: (f64, f64) = (32.0, 1.5);

/// Least distance between two stacks in the direction of an arrow key, in CSS pixels.
const STEP: f64 = 1.0;

/// Marks the stack that is pressed, or that a pressed pointer moves to.
pub(super) fn press(controller: &Rc<YeboController>, event: &Event) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>().filter(|it| it.buttons() & 1 == 1) else {
        return;
    };
    let ring: Element = element("ring");
    if ring.get_attribute("data-choosing").as_deref() != Some("yes") {
        return;
    }
    if let Some(at) = nearest(f64::from(pointer.client_x()), f64::from(pointer.client_y())) {
        dispatch(controller, at);
    }
}

/// Follows the control, as assistive technology moves it.
pub(super) fn follow(controller: &Rc<YeboController>, event: &Event) {
    let control = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    let number = control.filter(|it| it.id() == "opening").map(|it| it.value());
    if let Some(number) = number.and_then(|it| it.parse::<u8>().ok()) {
        dispatch(controller, number.saturating_sub(1));
    }
}

/// Handles a key on the control: arrows move the mark along the Fence or across it, as they point; returns whether
/// it was consumed.
pub(super) fn key(controller: &Rc<YeboController>, event: &KeyboardEvent) -> bool {
    let control: HtmlInputElement = element("opening");
    let now = control.value().parse::<u8>().unwrap_or(1).saturating_sub(1);
    let is_unmarked = control.get_attribute("data-mark").as_deref() != Some("yes");
    let around = |step: u8| (now + step) % StackNumber::COUNT;
    let at = match event.key().as_str() {
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | " " if is_unmarked => now,
        "ArrowLeft" => neighbour(now, (-1.0, 0.0)),
        "ArrowRight" => neighbour(now, (1.0, 0.0)),
        "ArrowUp" => neighbour(now, (0.0, -1.0)),
        "ArrowDown" => neighbour(now, (0.0, 1.0)),
        "PageUp" => around(StackNumber::COUNT / 4),
        "PageDown" => around(StackNumber::COUNT - StackNumber::COUNT / 4),
        "Home" => 0,
        "End" => StackNumber::COUNT - 1,
        "Enter" if !event.repeat() => {
            if let Some(command) = controller.page.offers.chief() {
                controller.dispatch(YeboEvent::Do(command));
            }
            return true;
        }
        _ => return false,
    };
    dispatch(controller, at);
    true
}

fn dispatch(controller: &Rc<YeboController>, at: u8) {
    controller.dispatch(YeboEvent::Mark(StackNumber::new(at + 1)));
}

/// Returns the middle of a stack, and the length of its longer side.
fn middle(at: u8) -> Option<(f64, f64, f64)> {
    let place = element::<Element>("ring").children().item(at.into())?;
    let bounds = place.get_bounding_client_rect();
    let (width, height) = (bounds.width(), bounds.height());
    Some((bounds.x() + width / 2.0, bounds.y() + height / 2.0, width.max(height)))
}

fn all() -> impl Iterator<Item = (u8, (f64, f64, f64))> {
    (0..StackNumber::COUNT).filter_map(|at| Some((at, middle(at)?)))
}

/// Returns the stack at a point of the window, or near it.
fn nearest(x: f64, y: f64) -> Option<u8> {
    let away = |(_, (across, down, _)): &(u8, (f64, f64, f64))| (across - x).hypot(down - y);
    let found = all().min_by(|one, other| away(one).total_cmp(&away(other)))?;
    let (at, (_, _, long)) = found;
    (away(&found) <= REACH.0.max(REACH.1 * long)).then_some(at)
}

/// Returns the next stack in that direction, or the one across the table, or else the same.
fn neighbour(now: u8, (right, down): (f64, f64)) -> u8 {
    let Some((x, y, _)) = middle(now) else { return now };
    let gain = |at: &(f64, f64, f64)| (at.0 - x) * right + (at.1 - y) * down;
    let beside = |at: &(f64, f64, f64)| ((at.0 - x) * down).abs() + ((at.1 - y) * right).abs();
    let around = [1, StackNumber::COUNT - 1].map(|step| (now + step) % StackNumber::COUNT);
    let mut next = around.into_iter().filter_map(|at| Some((at, middle(at)?)));
    let along = next.find(|(_, place)| gain(place) > STEP);
    let across = || {
        let ahead = all().filter(|(_, place)| gain(place) > STEP);
        ahead.min_by(|(_, one), (_, other)| beside(one).total_cmp(&beside(other)))
    };
    along.or_else(across).map_or(now, |(at, _)| at)
}
