//! The scanner of switch access: highlights targets in turn for one, two or three switches.
//!
//! [`Scan`] decides the order; this module handles keys, timers and elements.

use core::fmt;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

use sandgrid_app::{BoardLine, Message, Name, Scan, Scanning, SwitchAccess};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, EventInit, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent,
    MouseEvent, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use crate::board::controller::BoardController;
use crate::dom::document::{document, mark, window};
use crate::dom::listener::{Listener, Phase};
use crate::dom::shortcut;
use crate::dom::timer::Timer;
use crate::switch_access::targets;

/// The action of a switch.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Switch {
    Next,
    Choose,
    Back,
}

/// The scanner of a page.
struct Scanner {
    app: Weak<BoardController>,
    scan: RefCell<Scan<HtmlElement>>,
    lit: RefCell<Vec<Element>>,
    /// The settings of the last update.
    shown: RefCell<Option<Scanning>>,
    ticking: RefCell<Option<Timer>>,
    looking: RefCell<Option<Timer>>,
}

impl fmt::Debug for Scanner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scanner").finish_non_exhaustive()
    }
}

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let scanner = Rc::new(Scanner {
        app: Rc::downgrade(app),
        scan: RefCell::default(),
        lit: RefCell::default(),
        shown: RefCell::default(),
        ticking: RefCell::default(),
        looking: RefCell::default(),
    });
    let mut listeners = Vec::new();
    for kind in ["keydown", "keyup"] {
        let scanner = Rc::clone(&scanner);
        listeners.push(Listener::at(&window(), kind, Phase::Early, move |event: KeyboardEvent| {
            scanner.key(&event);
        }));
    }
    for kind in ["pointerdown", "mousedown", "click"] {
        let scanner = Rc::clone(&scanner);
        listeners.push(Listener::at(&window(), kind, Phase::Early, move |event: MouseEvent| {
            scanner.click(&event);
        }));
    }
    // Events after which the targets may differ.
    for kind in [BoardController::SETTLED, "click", "change", "close", "toggle"] {
        let scanner = Rc::clone(&scanner);
        listeners.push(Listener::at(&document(), kind, Phase::Early, move |_: Event| {
            scanner.look_soon();
        }));
    }
    scanner.look_soon();
    listeners
}

impl Scanner {
    fn settings(&self) -> Option<Scanning> {
        let scanning = self.app.upgrade()?.settings().scanning;
        (scanning.switches != SwitchAccess::Off).then_some(scanning)
    }

    /// Updates the targets after the present events.
    fn look_soon(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let timer = Timer::after(0, move || {
            if let Some(scanner) = weak.upgrade() {
                scanner.look();
            }
        });
        self.looking.replace(Some(timer));
    }

    /// Updates the targets. Returns whether they or the settings have changed.
    fn look(self: &Rc<Self>) -> bool {
        let scanning = self.settings();
        let differs = self.shown.replace(scanning.clone()) != scanning;
        let Some((app, scanning)) = self.app.upgrade().zip(scanning) else {
            self.ticking.replace(None);
            self.scan.borrow_mut().renew(Vec::new());
            self.show();
            return differs;
        };
        targets::guard(&scanning);
        let groups = targets::groups(&app.session().stops());
        let differs = self.scan.borrow_mut().renew(groups) || differs;
        if differs {
            // The result of the last action is still being announced.
            self.show();
            self.wait(&scanning);
        }
        differs
    }

    /// Highlights and speaks the present targets, and starts the timer.
    fn go_on(self: &Rc<Self>, scanning: &Scanning) {
        self.show();
        if scanning.speaks {
            self.speak();
        }
        self.wait(scanning);
    }

    /// With one switch, starts the timer for the next target.
    fn wait(self: &Rc<Self>, scanning: &Scanning) {
        let weak = Rc::downgrade(self);
        let tick = move || {
            let scanner = weak.upgrade();
            if let Some((scanner, scanning)) =
                scanner.and_then(|it| it.settings().map(|set| (it, set)))
            {
                scanner.scan.borrow_mut().next();
                scanner.go_on(&scanning);
            }
        };
        let pace = u32::from(scanning.pace) * 100;
        let timer = (scanning.switches == SwitchAccess::One).then(|| Timer::after(pace, tick));
        self.ticking.replace(timer);
    }

    fn show(&self) {
        let scan = self.scan.borrow();
        let lit: Vec<Element> = scan.highlighted().iter().map(targets::shown).collect();
        let way = if lit.len() > 1 { "group" } else { "one" };
        let before = self.lit.replace(lit.clone());
        for element in before.iter().filter(|element| !lit.contains(element)) {
            // `removeAttribute` does not throw.
            let _ = element.remove_attribute("data-lit");
        }
        for element in &lit {
            mark(element, "data-lit", way);
        }
        if let Some(first) = lit.first() {
            let nearest = ScrollIntoViewOptions::new();
            nearest.set_block(ScrollLogicalPosition::Nearest);
            first.scroll_into_view_with_scroll_into_view_options(&nearest);
        }
    }

    /// Speaks the present targets: a row by its number, others by their names.
    fn speak(&self) {
        let Some(app) = self.app.upgrade() else { return };
        let scan = self.scan.borrow();
        let row = match scan.highlighted() {
            [first, _, ..] => targets::row_of(first),
            _ => None,
        };
        let said = match row {
            Some(row) => app.session().say(&Message::Name(Name::Line(BoardLine::Row(row)))),
            None => scan.highlighted().iter().map(targets::name).collect::<Vec<_>>().join(", "),
        };
        drop(scan);
        if !said.is_empty() {
            app.say(&said);
        }
    }

    fn press(self: &Rc<Self>, switch: Switch) {
        let Some(scanning) = self.settings() else { return };
        if self.look() {
            // The highlighted target is gone, so the press was meant for another.
            return;
        }
        let chosen = match switch {
            Switch::Next => {
                self.scan.borrow_mut().next();
                None
            }
            Switch::Choose => self.scan.borrow_mut().choose(),
            Switch::Back => {
                self.scan.borrow_mut().back();
                None
            }
        };
        if let Some(chosen) = chosen {
            // The target's own handlers show the result.
            press(&chosen);
            self.shown.replace(None);
            self.look_soon();
        } else {
            self.go_on(&scanning);
        }
    }

    fn key(self: &Rc<Self>, event: &KeyboardEvent) {
        let is_spared = shortcut::has_modifier(event)
            || shortcut::is_writing(event)
            || shortcut::is_composing(event);
        let Some(scanning) = self.settings().filter(|_| !is_spared) else { return };
        let key = event.key();
        let key = if key == " " { "Space" } else { &key };
        // The key also matches by its Latin letter if the keyboard layout has changed since it was set.
        let latin = shortcut::letter(event).map(String::from);
        let switch = switch_of(&scanning, key)
            .or_else(|| latin.and_then(|latin| switch_of(&scanning, &latin)));
        let Some(switch) = switch else { return };
        event.prevent_default();
        event.stop_propagation();
        if event.type_() == "keydown" && !event.repeat() {
            self.press(switch);
        }
    }

    /// Handles a click anywhere as a switch; not on the settings, so that the switch can be turned off, and not one
    /// made by a key or by this scanner.
    fn click(self: &Rc<Self>, event: &MouseEvent) {
        let is_made = !event.is_trusted() || event.type_() == "click" && event.detail() == 0;
        let settings = if is_made { None } else { self.settings() };
        let Some(scanning) = settings.filter(|it| it.clicks) else { return };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_spared =
            target.is_some_and(|target| target.closest("#ways-form").ok().flatten().is_some());
        if is_spared {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        if event.type_() == "pointerdown" {
            let one = scanning.switches == SwitchAccess::One;
            self.press(if one { Switch::Choose } else { Switch::Next });
        }
    }
}

fn switch_of(scanning: &Scanning, key: &str) -> Option<Switch> {
    let is = |known: &str| known.eq_ignore_ascii_case(key);
    match scanning.switches {
        SwitchAccess::Off => None,
        SwitchAccess::One => (is(&scanning.next) || is(&scanning.choose)).then_some(Switch::Choose),
        SwitchAccess::Three if is(&scanning.back) => Some(Switch::Back),
        _ if is(&scanning.next) => Some(Switch::Next),
        _ if is(&scanning.choose) => Some(Switch::Choose),
        SwitchAccess::Two | SwitchAccess::Three => None,
    }
}

/// Presses a target; a list and a slider advance to their next value.
fn press(element: &HtmlElement) {
    if let Some(list) = element.dyn_ref::<HtmlSelectElement>() {
        let next = list.selected_index() + 1;
        list.set_selected_index(if next < list.length().cast_signed() { next } else { 0 });
        changed(element);
    } else if let Some(slider) =
        element.dyn_ref::<HtmlInputElement>().filter(|it| it.type_() == "range")
    {
        slide(slider);
        changed(element);
    } else {
        element.click();
    }
}

/// Advances a slider by a tenth of its range, and wraps at the end.
fn slide(slider: &HtmlInputElement) {
    let number = |text: String| text.parse::<i32>().unwrap_or(0);
    let (least, most) = (number(slider.min()), number(slider.max()));
    let next = number(slider.value()) + ((most - least) / 10).max(1);
    slider.set_value(&if next > most { least } else { next }.to_string());
}

fn changed(element: &HtmlElement) {
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(event) = Event::new_with_event_init_dict("change", &init) {
        // `dispatchEvent` throws only for an event that is being dispatched.
        let _ = element.dispatch_event(&event);
    }
}
