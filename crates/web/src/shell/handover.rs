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
use web_sys::{
    CustomEvent, CustomEventInit, Element, HtmlElement, HtmlScriptElement, HtmlSelectElement,
};

use crate::board::controller::{BoardController, show_language};
use crate::canvas::SpriteTransfer;
use crate::dom::document::{append, document, mark, tag, version};
use crate::dom::listener::Listener;
use crate::dom::timer::Timer;
use crate::dom::url;
use crate::shell::missing_files;

/// The event with which the full program requests the game.
const EVENT: &str = "sandgrid-handover";

/// Milliseconds until the next request to a busy first program, or the next attempt to load the full one.
const AGAIN: u32 = 150;

/// The number of attempts to load the full program before the failure is reported.
const TRIES: u32 = 3;

thread_local! {
    /// Attempts to load the full program so far.
    static SENT: Cell<u32> = const { Cell::new(0) };
}

/// The attribute of a control that waits for the full program.
const BUSY: &str = "aria-busy";

/// The controls of the first program; all others wait for the full one.
const PLAYED: &str = "#stage, #choices, #undo, #redo, #pause, details, a";

/// A game in transfer.
#[derive(Clone, Debug)]
pub struct HandedGame {
    /// Its storage id.
    pub id: u64,
    /// The game's saved form.
    pub text: String,
}

/// The state that the first program passes to the full one.
#[derive(Debug, Default)]
pub struct HandoverState {
    /// The game, if one has begun.
    pub game: Option<HandedGame>,
    /// The rendered sprites, so that they are not rendered twice.
    pub drawn: Option<SpriteTransfer>,
}

/// The first program's side, which answers the request.
#[derive(Debug)]
pub struct Handover {
    _listeners: [Listener; 3],
}

impl Handover {
    /// Loads the full program, and offers it the game.
    #[must_use]
    pub fn offer(app: Option<Rc<BoardController>>) -> Self {
        let first = Rc::new(BootProgram {
            app: RefCell::new(app),
            pressed: RefCell::default(),
            sending: RefCell::default(),
        });
        let at = Rc::clone(&first);
        let asked = Listener::new(&document(), EVENT, move |event: CustomEvent| {
            // `Reflect.set` does not throw for an object.
            let _ = at.answer(&event.detail());
        });
        let [pressed, chosen] = [("click", "button"), ("change", "select")]
            .map(|(kind, control)| first.listen(kind, control));
        first.send();
        Self { _listeners: [asked, pressed, chosen] }
    }
}

/// The first program while it runs, and the last control used of those that wait for the full one.
#[derive(Debug)]
struct BootProgram {
    app: RefCell<Option<Rc<BoardController>>>,
    pressed: RefCell<Option<Element>>,
    /// The timer of the next attempt to load the full program.
    sending: RefCell<Option<Timer>>,
}

impl BootProgram {
    /// Listens for events of controls that only the full program handles.
    fn listen(self: &Rc<Self>, kind: &'static str, control: &'static str) -> Listener {
        let at = Rc::clone(self);
        Listener::new(&document(), kind, move |event: web_sys::Event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(control) = target.and_then(|target| waits(&target, control)) {
                at.press(&control);
            }
        })
    }

    /// Marks a control as waiting for the full program.
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
        if let Some(app) = app {
            let Some(pressed) = self.pressed.take() else { return };
            rest(&pressed);
            app.dispatch(Event::Warn(Warning::ProgramNotLoaded));
            show_language();
        }
        missing_files::show(lost);
    }

    /// Writes the full program's state into `detail`, and ends the first program.
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

    /// Loads the full program, unless it is loading; also used for a retry.
    fn send(self: &Rc<Self>) {
        let is_coming = document().get_element_by_id("whole-script").is_some();
        let script = document().create_element("script").map(JsCast::unchecked_into);
        let (Ok(script), false) = (script, is_coming) else { return };
        let script: HtmlScriptElement = script;
        script.set_id("whole-script");
        script.set_type("module");
        // Yebo has a program of its own, which replaces this page.
        let start = if url::is_yebo() { "yebo/start" } else { "whole-start" };
        mark(&script, "integrity", &digest_of(&format!("{start}.js")));
        // A module script with an address seen before is not executed again.
        let again = match SENT.replace(SENT.get() + 1) {
            0 => String::new(),
            times => format!("&again={times}"),
        };
        script.set_src(&format!("{start}.js?v={}{again}", version()));
        let (at, gone, name) = (Rc::clone(self), script.clone(), format!("{start}.js"));
        // The script itself names a file that it failed to load in `data-lost`.
        let lost = Listener::new(&script, "error", move |_: web_sys::Event| {
            gone.remove();
            at.give_up(&gone.get_attribute("data-lost").unwrap_or_else(|| name.clone()));
        });
        // Lives as long as the script, which may be loaded again.
        core::mem::forget(lost);
        if let Some(head) = document().head() {
            append(&head, &script);
        }
    }
}

/// Returns the control that was used if only the full program handles it.
fn waits(target: &Element, control: &str) -> Option<Element> {
    let is_played = target.closest(PLAYED).ok().flatten().is_some();
    target.closest(control).ok().flatten().filter(|_| !is_played)
}

/// Clears the waiting mark of a control.
fn rest(button: &Element) {
    // `removeAttribute` does not throw for a valid name.
    let _ = button.remove_attribute(BUSY);
}

/// Returns the integrity digest of a script as the page gives it, or an empty text.
fn digest_of(script: &str) -> String {
    let told = format!("meta[name=integrity][data-of='{script}']");
    let told = document().query_selector(&told).ok().flatten();
    told.and_then(|it| it.get_attribute("content")).unwrap_or_default()
}

/// Chooses a value of a list, as a person does.
fn choose(list: &HtmlSelectElement, value: &str) {
    list.set_value(value);
    if let Ok(event) = web_sys::Event::new("change") {
        // `dispatchEvent` does not throw for a new event.
        let _ = list.dispatch_event(&event);
    }
}

/// The full program's side: requests the game until it is given, and starts with it.
pub fn take(start: fn(HandoverState) -> Option<Rc<BoardController>>) {
    let detail = Object::new();
    let options = CustomEventInit::new();
    options.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(EVENT, &options) {
        // `dispatchEvent` does not throw for a new event.
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
    let pressed = told("pressed");
    // The start sets the list of languages to the present one.
    let chosen = pressed.dyn_ref().map(HtmlSelectElement::value);
    let Some(app) = start(HandoverState { game, drawn }) else { return };
    tag("data-whole");
    if on_board {
        app.go_to_board();
    }
    if let Some((list, chosen)) = pressed.dyn_ref::<HtmlSelectElement>().zip(chosen) {
        choose(list, &chosen);
    } else if let Ok(pressed) = pressed.dyn_into::<HtmlElement>() {
        pressed.click();
    }
    // The page lives as long as its window.
    core::mem::forget(app);
}
