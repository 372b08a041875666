//! Listening to the browser, until the handle is dropped.

use core::fmt;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Event, EventTarget};

use crate::dom::document::Promised;

/// A function that is called on every event of one kind.
#[must_use = "dropping a listener removes it"]
pub struct Listener {
    target: EventTarget,
    kind: &'static str,
    phase: Phase,
    callback: Closure<dyn FnMut(Event)>,
}

/// When one hears of an event.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// After the handlers of inner elements.
    Late,
    /// Before everybody else.
    Early,
}

impl Listener {
    /// Calls back with every event of that kind; `E` is the event's own type, as in the DOM.
    ///
    /// # Panics
    ///
    /// Panics where the browser refuses to listen, which no browser does.
    pub fn new<E: JsCast + 'static>(
        target: &EventTarget,
        kind: &'static str,
        callback: impl FnMut(E) + 'static,
    ) -> Self {
        Self::at(target, kind, Phase::Late, callback)
    }

    /// The same, where the browser waits for the answer: of wheels and touches it else hears only afterwards that
    /// what they do is averted.
    ///
    /// # Panics
    ///
    /// Panics where the browser refuses to listen, which no browser does.
    pub fn blocking<E: JsCast + 'static>(
        target: &EventTarget,
        kind: &'static str,
        callback: impl FnMut(E) + 'static,
    ) -> Self {
        let callback = called(callback);
        let options = AddEventListenerOptions::new();
        options.set_passive(false);
        target
            .add_event_listener_with_callback_and_add_event_listener_options(
                kind,
                callback.as_ref().unchecked_ref(),
                &options,
            )
            .promised(ALWAYS);
        Self { target: target.clone(), kind, phase: Phase::Late, callback }
    }

    /// The same, in that phase.
    ///
    /// # Panics
    ///
    /// Panics where the browser refuses to listen, which no browser does.
    pub fn at<E: JsCast + 'static>(
        target: &EventTarget,
        kind: &'static str,
        phase: Phase,
        callback: impl FnMut(E) + 'static,
    ) -> Self {
        let callback = called(callback);
        target
            .add_event_listener_with_callback_and_bool(
                kind,
                callback.as_ref().unchecked_ref(),
                phase == Phase::Early,
            )
            .promised(ALWAYS);
        Self { target: target.clone(), kind, phase, callback }
    }
}

/// A promise of every browser.
const ALWAYS: &str = "every event target can be listened to";

/// A function as the browser calls it.
fn called<E: JsCast + 'static>(mut callback: impl FnMut(E) + 'static) -> Closure<dyn FnMut(Event)> {
    Closure::new(move |event: Event| callback(event.unchecked_into()))
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.callback.as_ref().unchecked_ref();
        // It throws for no argument that we can give it; if it does, nothing is left to undo.
        let _ = self.target.remove_event_listener_with_callback_and_bool(
            self.kind,
            callback,
            self.phase == Phase::Early,
        );
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").field("kind", &self.kind).finish_non_exhaustive()
    }
}
