//! Kiosk mode: the board plays by itself until a visitor touches it, asks after a while whether the visitor is still
//! present, and then resets to its initial state.

use core::fmt;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::UseEvent;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, HtmlDialogElement, HtmlElement, HtmlSelectElement, KeyboardEvent, WheelEvent,
};

use super::closing::Closing;
use super::protocol::HostEvent;
use super::use_counter::UseCounter;
use super::{host, options, staff};
use crate::dom::document::{append, document, element, mark, window, write};
use crate::dom::listener::{Listener, Phase};
use crate::dom::shortcut;
use crate::dom::timer::Timer;
use crate::dom::url;
use crate::platform::i18n;
use crate::shell::dialog;

/// Seconds for the answer of a visitor.
const ANSWER_TIMEOUT: u32 = 30;
/// Milliseconds for which a finished game of attract mode stays visible.
const AFTERWARDS: u32 = 8_000;
/// Milliseconds after which a dark kiosk looks at the clock again.
const DARK_INTERVAL: u32 = 10_000;
/// The events that count as a touch; screen readers click without a pointer.
const TOUCHES: [&str; 4] = ["pointerdown", "keydown", "wheel", "click"];
/// Accidental gestures that kiosk mode disables: selecting text, context menus, dragging, zooming.
const ACCIDENTS: [&str; 5] =
    ["contextmenu", "selectstart", "dragstart", "gesturestart", "gesturechange"];

/// The key codes of the browser's zoom shortcuts, for layouts on which these keys write other characters.
const ZOOM_KEYS: [&str; 6] = ["Equal", "Minus", "Digit0", "Numpad0", "NumpadAdd", "NumpadSubtract"];

/// The elements of the question to a visitor.
const QUESTION: [&str; 4] = ["still-title", "still-words", "still-yes", "still-anew"];

/// The board that the kiosk controls.
pub(crate) trait KioskTarget: fmt::Debug {
    /// Starts the game of attract mode with that number, counted from the last reset.
    fn show(&self, number: usize);

    /// Returns whether the game of attract mode has ended.
    fn is_over(&self) -> bool;

    /// Starts a game for a new visitor.
    fn welcome(&self);

    /// Restores the initial state: open dialogs, choices, settings.
    fn restore(&self);

    /// Switches to the language of that code.
    fn set_language(&self, code: String);

    /// Returns whether the page has the first game on offer, with which the kiosk begins anew.
    fn has_first_game(&self) -> bool;
}

/// The controller of kiosk mode.
#[derive(Debug)]
pub(super) struct Kiosk {
    board: Rc<dyn KioskTarget>,
    state: Cell<KioskState>,
    /// Whether the page is a kiosk; else only idle times are reported to the host.
    is_on: bool,
    closing: Closing,
    counter: Rc<UseCounter>,
    timer: RefCell<Option<Timer>>,
    /// The kiosk's own language.
    language: &'static str,
    /// The words of [`QUESTION`] in it.
    question: [String; 4],
    /// The number of the attract-mode game.
    shown: Cell<usize>,
    listeners: RefCell<Vec<Listener>>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum KioskState {
    /// Attract mode.
    Alone,
    /// A visitor plays.
    Visited,
    /// The question to the visitor is open.
    Asked,
    /// No visitor is present, and the host has been told.
    Left,
    /// The exhibition is closed, and the screen dark.
    Dark,
}

impl Kiosk {
    /// Starts watching a board, if its options ask for it: in a kiosk, and on any page whose host wants the idle
    /// event.
    #[must_use]
    pub(super) fn watch(board: Rc<dyn KioskTarget>) -> Option<Rc<Self>> {
        options().idle()?;
        let kiosk = Rc::new(Self {
            board,
            state: Cell::new(KioskState::Visited),
            is_on: options().is_kiosk(),
            closing: Closing::default(),
            counter: Rc::default(),
            timer: RefCell::default(),
            language: i18n::current().code(),
            question: QUESTION.map(|id| element::<Element>(id).text_content().unwrap_or_default()),
            shown: Cell::new(0),
            listeners: RefCell::default(),
        });
        kiosk.listeners.borrow_mut().extend(listen(&kiosk));
        if kiosk.is_on {
            fill_languages();
            match url::take_visit().filter(|_| !kiosk.closing.is_closed()) {
                Some(language) => kiosk.receive(&language),
                None => kiosk.show_itself(),
            }
        } else {
            kiosk.wait();
        }
        Some(kiosk)
    }

    /// Handles a touch of the board.
    fn touch(self: &Rc<Self>, event: &web_sys::Event) {
        let is_key = event.type_() == "keydown";
        let answer = StillEvent::of(event).filter(|_| self.state.get() == KioskState::Asked);
        if answer.is_none() && matches!(self.state.get(), KioskState::Visited | KioskState::Asked) {
            self.counter.touch();
        }
        if self.state.get() == KioskState::Visited {
            return self.wait();
        }
        if self.state.get() == KioskState::Dark {
            event.prevent_default();
            event.stop_propagation();
            let is_press = is_key || event.type_() == "pointerdown";
            if is_press && self.closing.press() {
                self.show_itself();
            }
            return;
        }
        // Wait for the end of the touch, so that it does not act on elements that appear under the finger. A key on the
        // button becomes a click.
        match (event.type_().as_str(), answer) {
            ("click", Some(StillEvent::Anew)) => return self.begin_anew(),
            ("click", _) | ("keydown", None) => {}
            _ => return,
        }
        if is_key && self.is_on {
            // Keep the same key press from activating the element that gets the focus now.
            event.prevent_default();
            event.stop_propagation();
        }
        if self.state.get() == KioskState::Alone {
            self.counter.begin_visit();
        }
        self.greet();
    }

    /// Counts a game of the visitor.
    pub(super) fn count_game(&self, event: UseEvent) {
        self.counter.count_game(event);
    }

    /// Returns whether the options, which may have changed, still require this controller.
    pub(super) fn is_asked_for(&self) -> bool {
        options().idle().is_some() && options().is_kiosk() == self.is_on
    }

    /// Restarts the idle time.
    pub(super) fn go_on_waiting(self: &Rc<Self>) {
        if self.state.get() == KioskState::Visited {
            self.wait();
        }
    }

    /// Handles the presence of a visitor.
    pub(super) fn greet(self: &Rc<Self>) {
        match self.state.get() {
            KioskState::Alone => self.welcome(),
            KioskState::Asked | KioskState::Left => self.go_on(),
            KioskState::Dark => Closing::lighten(),
            KioskState::Visited => {}
        }
    }

    /// Waits until the board is idle for long enough. A timer does not depend on the wall clock.
    fn wait(self: &Rc<Self>) {
        let Some(idle) = options().idle() else { return };
        self.after(u32::from(idle) * 1000, Self::look);
    }

    fn look(self: &Rc<Self>) {
        let Some(idle) = options().idle() else { return };
        if let Some(host) = host() {
            host.tell(&HostEvent::Idle { seconds: idle });
        }
        if self.is_on {
            self.ask(ANSWER_TIMEOUT);
        } else {
            // The host receives it once for each absence.
            self.state.set(KioskState::Left);
        }
    }

    /// Asks whether the visitor is still there, with a countdown in seconds.
    fn ask(self: &Rc<Self>, left: u32) {
        if left == 0 {
            return self.reset();
        }
        self.state.set(KioskState::Asked);
        write(&element("still-seconds"), &left.to_string());
        if left == ANSWER_TIMEOUT {
            self.repeat_question();
        }
        dialog::open("still");
        self.after(1000, move |kiosk| kiosk.ask(left - 1));
    }

    /// Repeats the question in the kiosk's own language, if the last visitor has chosen another one.
    fn repeat_question(&self) {
        for (id, words) in QUESTION.iter().zip(&self.question) {
            let place: Element = element(id);
            if let Ok(Some(old)) = place.query_selector("small") {
                old.remove();
            }
            if place.text_content().as_ref() == Some(words) {
                continue;
            }
            if let Ok(repeated) = document().create_element("small") {
                mark(&repeated, "lang", self.language);
                mark(&repeated, "dir", "auto");
                repeated.set_text_content(Some(&[" · ", words].concat()));
                append(&place, &repeated);
            }
        }
    }

    fn go_on(self: &Rc<Self>) {
        self.state.set(KioskState::Visited);
        element::<HtmlDialogElement>("still").close();
        self.wait();
    }

    /// Starts a game for the next visitor, who has found the question to the last one.
    fn begin_anew(self: &Rc<Self>) {
        self.clear();
        self.counter.begin_visit();
        if self.board.has_first_game() {
            return self.welcome();
        }
        self.state.set(KioskState::Visited);
        super::go_to_other_page();
    }

    /// Ends a visit: restores game, language, sound, and what a visitor has opened or chosen.
    fn clear(&self) {
        self.counter.end_visit();
        dialog::close_all();
        self.board.restore();
        if let Some(host) = host() {
            host.tell(&HostEvent::Reset);
        }
    }

    /// Resets the board, which then plays by itself.
    fn reset(self: &Rc<Self>) {
        self.clear();
        if !self.board.has_first_game() {
            return super::go_to_other_page();
        }
        self.shown.set(0);
        self.show_itself();
    }

    /// Plays demonstration games until a touch.
    fn show_itself(self: &Rc<Self>) {
        if self.closing.is_closed() {
            return self.darken();
        }
        self.state.set(KioskState::Alone);
        self.board.show(self.shown.get());
        invite(KioskState::Alone);
        self.watch_show();
    }

    /// Makes the screen dark, with a board at rest behind it, until the opening or presses of the staff.
    fn darken(self: &Rc<Self>) {
        if self.state.replace(KioskState::Dark) != KioskState::Dark {
            self.board.welcome();
            invite(KioskState::Dark);
        }
        Closing::darken();
        self.after(DARK_INTERVAL, Self::show_itself);
    }

    /// Polls for the end of the attract-mode game, then starts the next one after a pause.
    fn watch_show(self: &Rc<Self>) {
        self.after(AFTERWARDS, |kiosk| {
            if kiosk.state.get() != KioskState::Alone {
                return;
            }
            if kiosk.closing.is_closed() {
                return kiosk.darken();
            }
            if !kiosk.board.is_over() {
                return kiosk.watch_show();
            }
            kiosk.shown.set(kiosk.shown.get().wrapping_add(1));
            kiosk.show_itself();
        });
    }

    /// Starts a game for a visitor who comes from the other games' page, in the language chosen there.
    fn receive(self: &Rc<Self>, language: &str) {
        self.counter.go_on();
        self.welcome();
        let tongues: HtmlSelectElement = element("tongues");
        let own = tongues.value();
        tongues.set_value(language);
        // A language that is not on offer leaves nothing chosen.
        if tongues.value() != language {
            tongues.set_value(&own);
        } else if own != language {
            self.board.set_language(language.to_owned());
        }
    }

    /// Starts a game for a new visitor.
    fn welcome(self: &Rc<Self>) {
        self.state.set(KioskState::Visited);
        invite(KioskState::Visited);
        self.board.welcome();
        self.wait();
    }

    fn after(self: &Rc<Self>, millis: u32, act: impl FnOnce(&Rc<Self>) + 'static) {
        let weak = Rc::downgrade(self);
        let timer = Timer::after(millis, move || {
            if let Some(kiosk) = weak.upgrade() {
                act(&kiosk);
            }
        });
        self.timer.replace(Some(timer));
    }
}

/// An event at the question that is no sign of the last visitor.
#[derive(Copy, Clone)]
enum StillEvent {
    /// A press of *Begin anew*.
    Anew,
    /// A key that moves the focus between the buttons.
    Focus,
}

impl StillEvent {
    fn of(event: &web_sys::Event) -> Option<Self> {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // The repeated words of the button are an element of their own.
        let is_anew = target.is_some_and(|it| it.closest("#still-anew") != Ok(None));
        match event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key).as_deref() {
            Some("Tab" | "Shift") => Some(Self::Focus),
            None | Some("Enter" | " ") if is_anew => Some(Self::Anew),
            _ => None,
        }
    }
}

/// Lets the link to the other games' page say whether it takes a visitor there, or the kiosk begins anew.
fn lead_visitor(event: &web_sys::Event, kiosk: &Kiosk) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(link) = target.and_then(|it| it.closest("a[data-other-page]").ok().flatten()) else {
        return;
    };
    let href = link.get_attribute("href").unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    let visit = if event.is_trusted() || kiosk.state.get() == KioskState::Visited {
        kiosk.counter.hand_over();
        url::visit_in(&element::<HtmlSelectElement>("tongues").value())
    } else {
        String::new()
    };
    mark(&link, "href", &format!("{page}{visit}"));
}

fn listen(kiosk: &Rc<Kiosk>) -> Vec<Listener> {
    let touches = TOUCHES.map(|kind| {
        let weak = Rc::downgrade(kiosk);
        Listener::at(&document(), kind, Phase::Early, move |event: web_sys::Event| {
            if let Some(kiosk) = weak.upgrade() {
                kiosk.touch(&event);
            }
        })
    });
    let mut listeners = Vec::from(touches);
    if options().is_kiosk() {
        listeners.extend(listen_to_visits(kiosk));
        listeners.extend(avert_accidents());
        let weak = Rc::downgrade(kiosk);
        listeners.push(Listener::new(&element("tongues"), "change", move |_: web_sys::Event| {
            if let Some(kiosk) = weak.upgrade() {
                kiosk.board.set_language(element::<HtmlSelectElement>("tongues").value());
            }
        }));
    }
    listeners
}

/// Attaches what counts visits: their ends, and the ways between the pages.
fn listen_to_visits(kiosk: &Rc<Kiosk>) -> [Listener; 3] {
    let (visit, gone) = (Rc::downgrade(kiosk), Rc::clone(&kiosk.counter));
    let lead = move |event: web_sys::Event| {
        if let Some(kiosk) = visit.upgrade() {
            lead_visitor(&event, &kiosk);
        }
    };
    let leave = move |_: web_sys::Event| gone.end_visit();
    [
        staff::listen(&kiosk.counter),
        Listener::at(&document(), "click", Phase::Early, lead),
        Listener::new(&window(), "pagehide", leave),
    ]
}

/// Attaches what averts accidental gestures and the zoom.
fn avert_accidents() -> Vec<Listener> {
    let avert = |event: web_sys::Event| event.prevent_default();
    let mut listeners = Vec::from(ACCIDENTS.map(|kind| Listener::new(&document(), kind, avert)));
    // A touchpad's pinch is also reported as a wheel event with Control.
    listeners.push(Listener::blocking(&document(), "wheel", |event: WheelEvent| {
        if event.ctrl_key() {
            event.prevent_default();
        }
    }));
    listeners.push(Listener::new(&document(), "keydown", |event: KeyboardEvent| {
        let is_zoom = matches!(shortcut::character(&event), Some('+' | '-' | '=' | '_' | '0'))
            || ZOOM_KEYS.contains(&event.code().as_str());
        if (event.ctrl_key() || event.meta_key()) && is_zoom {
            event.prevent_default();
        }
    }));
    listeners
}

/// Lists the languages on offer by their own names.
pub(super) fn fill_languages() {
    let offered = options().languages;
    let is_offered = |option: &Element| {
        let code = option.get_attribute("value").unwrap_or_default();
        offered.as_ref().is_none_or(|codes| codes.contains(&code))
    };
    let all: Element = element("language");
    let Ok(options) = all.query_selector_all("option[lang]") else { return };
    let place: HtmlSelectElement = element("tongues");
    crate::dom::document::clear(&place);
    for index in 0..options.length() {
        let option = options.get(index).and_then(|option| option.clone_node_with_deep(true).ok());
        let option = option.and_then(|option| option.dyn_into::<Element>().ok());
        if let Some(option) = option.filter(is_offered) {
            append(&place, &option);
        }
    }
    place.set_value(i18n::current().code());
}

/// Shows the invitation in attract mode.
fn invite(state: KioskState) {
    let is_alone = state == KioskState::Alone;
    element::<HtmlElement>("attract").set_hidden(!is_alone);
    if let Some(root) = document().document_element() {
        mark(&root, "data-attract", if is_alone { "yes" } else { "no" });
    }
}
