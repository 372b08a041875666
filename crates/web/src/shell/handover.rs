//! The handover of the game from the small first program to the full one.
//!
//! The first program loads the full one as soon as the board is playable. The full program asks with an event of the
//! document; the first writes its answer into the event, and ends. While a piece is selected or dragged it answers
//! `busy`, and the full program asks again.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Object, Reflect};
use sandgrid_app::{Event, Warning};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element, HtmlElement, HtmlScriptElement};

use crate::canvas::SpriteTransfer;
use crate::dom::document::{append, document, mark, tag, version};
use crate::dom::listener::Listener;
use crate::dom::timer::Timer;
use crate::dom::url;
use crate::shell::controller::BoardController;
use crate::shell::missing_files;

/// The event with which the whole program asks for the game.
const EVENT: &str = "sandgrid-handover";

/// Milliseconds until the next request to a busy first program, or the next attempt to load the full one.
const AGAIN: u32 = 150;

/// The number of attempts to load the full program before the failure is reported.
const TRIES: u32 = 3;

thread_local! {
    /// How often the whole program has been sent for.
    static SENT: Cell<u32> = const { Cell::new(0) };
}

/// The attribute of a button that waits for the full program.
const BUSY: &str = "aria-busy";

/// The controls of the first program; all others wait for the full one.
const PLAYED: &str = "#stage, #choices, #undo, #redo, #pause, details, a";

/// A game that is handed over: its number, and itself as it is kept.
#[derive(Clone, Debug)]
pub struct HandedGame {
    /// Its storage id.
    pub id: u64,
    /// As it would be kept.
    pub text: String,
}

/// All that the whole program is given.
#[derive(Debug, Default)]
pub struct HandoverState {
    /// The game, where one has begun.
    pub game: Option<HandedGame>,
    /// The pictures, so that they are not drawn twice.
    pub drawn: Option<SpriteTransfer>,
}

/// The first program's side: it waits to be asked.
#[derive(Debug)]
pub struct Handover {
    _listeners: [Listener; 2],
}

impl Handover {
    /// Sends for the whole program, and offers it the game.
    #[must_use]
    pub fn offer(app: Option<Rc<BoardController>>) -> Self {
        let first = Rc::new(BootProgram {
            app: RefCell::new(app),
            pressed: RefCell::default(),
            sending: RefCell::default(),
        });
        let at = Rc::clone(&first);
        let asked = Listener::new(&document(), EVENT, move |event: CustomEvent| {
            // It throws for nothing that is an object.
            let _ = at.answer(&event.detail());
        });
        let at = Rc::clone(&first);
        let waiting = Listener::new(&document(), "click", move |event: web_sys::Event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(button) = target.and_then(|target| waits(&target)) {
                at.press(&button);
            }
        });
        first.send();
        Self { _listeners: [asked, waiting] }
    }
}

/// The first program, as long as it plays, and the button that was pressed last of those that wait for
/// the whole.
#[derive(Debug)]
struct BootProgram {
    app: RefCell<Option<Rc<BoardController>>>,
    pressed: RefCell<Option<Element>>,
    /// Sends for the whole again, after a while.
    sending: RefCell<Option<Timer>>,
}

impl BootProgram {
    /// Has a button wait for the whole program.
    fn press(self: &Rc<Self>, button: &Element) {
        let Some(app) = self.app.borrow().clone() else { return };
        mark(button, BUSY, "true");
        if let Some(before) = self.pressed.replace(Some(button.clone())).filter(|it| it != button) {
            rest(&before);
        }
        // Pressing another control cancels the selection.
        app.dispatch(Event::Cancel);
        self.send();
    }

    /// Handles a failure to load the full program: it is requested again, since a request may be lost. After the last
    /// attempt the failure is reported, if a control waits for the program, or if there is no board without it.
    fn give_up(self: &Rc<Self>, lost: &str) {
        if SENT.get() < TRIES {
            let weak = Rc::downgrade(self);
            let again = Timer::after(AGAIN, move || {
                if let Some(first) = weak.upgrade() {
                    first.send();
                }
            });
            self.sending.replace(Some(again));
            return;
        }
        let app = self.app.borrow().clone();
        let Some(app) = app else { return missing_files::show(lost) };
        let Some(pressed) = self.pressed.take() else { return };
        rest(&pressed);
        app.dispatch(Event::Warn(Warning::NotWhole));
    }

    /// Writes into an object what the whole program needs, and ends the first.
    fn answer(&self, detail: &JsValue) -> Result<(), JsValue> {
        let Some(app) = self.app.borrow().clone() else { return Ok(()) };
        if app.is_held() {
            Reflect::set(detail, &"busy".into(), &true.into())?;
            return Ok(());
        }
        if let Some((id, text)) = app.stored() {
            Reflect::set(detail, &"id".into(), &format!("{id:x}").into())?;
            Reflect::set(detail, &"game".into(), &text.into())?;
        }
        if let Some(drawn) = app.drawn() {
            Reflect::set(detail, &"drawn".into(), &drawn.into())?;
        }
        if let Some(pressed) = self.pressed.take() {
            rest(&pressed);
            Reflect::set(detail, &"pressed".into(), &pressed)?;
        }
        self.app.take();
        Ok(())
    }

    /// Sends for the whole program, unless it is on its way; once more, where it did not arrive.
    fn send(self: &Rc<Self>) {
        let is_coming = document().get_element_by_id("whole-script").is_some();
        let script = document().create_element("script").map(JsCast::unchecked_into);
        let (Ok(script), false) = (script, is_coming) else { return };
        let script: HtmlScriptElement = script;
        script.set_id("whole-script");
        script.set_type("module");
        // Yebo has a program of its own, which leaves nothing of this page.
        let start = if url::is_yebo() { "yebo/start" } else { "whole-start" };
        mark(&script, "integrity", &digest_of(&format!("{start}.js")));
        // A script of the same address is not carried out twice.
        let again = match SENT.replace(SENT.get() + 1) {
            0 => String::new(),
            times => format!("&again={times}"),
        };
        script.set_src(&format!("{start}.js?v={}{again}", version()));
        let (at, gone, name) = (Rc::clone(self), script.clone(), format!("{start}.js"));
        // It says so itself, too, where what it sends for does not come.
        let lost = Listener::new(&script, "error", move |_: web_sys::Event| {
            gone.remove();
            at.give_up(&gone.get_attribute("data-lost").unwrap_or_else(|| name.clone()));
        });
        // As long as the script: it may be sent for again.
        core::mem::forget(lost);
        if let Some(head) = document().head() {
            append(&head, &script);
        }
    }
}

/// The button that was pressed, where only the whole program knows what to do.
fn waits(target: &Element) -> Option<Element> {
    let is_played = target.closest(PLAYED).ok().flatten().is_some();
    target.closest("button").ok().flatten().filter(|_| !is_played)
}

/// A button waits no more.
fn rest(button: &Element) {
    // It throws for nothing that is an attribute's name.
    let _ = button.remove_attribute(BUSY);
}

/// The digest by which the site takes that script; elsewhere there is none.
fn digest_of(script: &str) -> String {
    let told = format!("meta[name=integrity][data-of='{script}']");
    let told = document().query_selector(&told).ok().flatten();
    told.and_then(|it| it.get_attribute("content")).unwrap_or_default()
}

/// The whole program's side: asks for the game until it is given, and starts with it.
pub fn take(start: fn(HandoverState) -> Option<Rc<BoardController>>) {
    let detail = Object::new();
    let options = CustomEventInit::new();
    options.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(EVENT, &options) {
        // It throws for no event that is fresh.
        let _ = document().dispatch_event(&event);
    }
    let told = |name: &str| Reflect::get(&detail, &name.into()).unwrap_or_default();
    if told("busy").is_truthy() {
        core::mem::forget(Timer::after(AGAIN, move || take(start)));
        return;
    }
    let id = told("id").as_string().and_then(|id| u64::from_str_radix(&id, 16).ok());
    let game = id.zip(told("game").as_string()).map(|(id, text)| HandedGame { id, text });
    let focused = document().active_element();
    let on_board = focused.is_some_and(|focused| focused.closest("#grid").ok().flatten().is_some());
    let drawn = SpriteTransfer::read(told("drawn"));
    let Some(app) = start(HandoverState { game, drawn }) else { return };
    tag("data-whole");
    if on_board {
        app.go_to_board();
    }
    if let Ok(pressed) = told("pressed").dyn_into::<HtmlElement>() {
        pressed.click();
    }
    // The page lives as long as its window.
    core::mem::forget(app);
}
