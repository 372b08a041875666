//! Event listeners that are removed when their handle is dropped.

use core::fmt;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Event, EventTarget};

use crate::dom::document::Promised;

/// A function that is called on every event of one type.
#[must_use = "dropping a listener removes it"]
pub struct Listener {
    target: EventTarget,
    kind: &'static str,
    phase: Phase,
    callback: Closure<dyn FnMut(Event)>,
}

/// The phase in which a listener is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// After the handlers of inner elements.
    Late,
    /// The capturing phase.
    Early,
}

impl Listener {
    /// Calls `callback` for every event of type `kind`; `E` is the event's DOM type.
    ///
    /// # Panics
    ///
    /// Panics if the browser refuses the listener; no browser does.
    pub fn new<E: JsCast + 'static>(
        target: &EventTarget,
        kind: &'static str,
        callback: impl FnMut(E) + 'static,
    ) -> Self {
        Self::at(target, kind, Phase::Late, callback)
    }

    /// Like [`Listener::new`], but not passive: browsers otherwise ignore `preventDefault` on wheel and touch
    /// events.
    ///
    /// # Panics
    ///
    /// Panics if the browser refuses the listener; no browser does.
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

    /// Like [`Listener::new`], in that phase.
    ///
    /// # Panics
    ///
    /// Panics if the browser refuses the listener; no browser does.
    pub fn at<E: JsCast + 'static>(
        target: &EventTarget,
        kind: &'static str,
        phase: Phase,
        callback: impl FnMut(E) + 'static,
    ) -> Self {
        Self::add(target, kind, phase, called(callback))
    }

    fn add(
        target: &EventTarget,
        kind: &'static str,
        phase: Phase,
        callback: Closure<dyn FnMut(Event)>,
    ) -> Self {
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

/// The panic message.
const ALWAYS: &str = "every event target can be listened to";

/// Wraps a callback for the browser.
fn called<E: JsCast + 'static>(mut callback: impl FnMut(E) + 'static) -> Closure<dyn FnMut(Event)> {
    Closure::new(move |event: Event| callback(event.unchecked_into()))
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.callback.as_ref().unchecked_ref();
        // `removeEventListener` does not throw for these arguments; if it did, nothing would be left to undo.
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
