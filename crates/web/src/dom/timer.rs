//! Timers and animation frames, cancelled when their handle is dropped.

use core::fmt;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::dom::document::{Promised, scope, window};

/// Returns milliseconds since an arbitrary origin. Differences are monotonic, even if the device's clock is set
/// meanwhile.
#[must_use]
pub fn elapsed() -> f64 {
    // Browsers without it use the wall clock, which may be set.
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// A function that is called once after a delay.
#[must_use = "dropping a timer stops it"]
pub struct Timer {
    id: i32,
    _callback: Closure<dyn FnMut()>,
}

impl Timer {
    /// Calls back after `millis` milliseconds.
    ///
    /// # Panics
    ///
    /// Panics in a browser without timers; there is none.
    pub fn after(millis: u32, callback: impl FnOnce() + 'static) -> Self {
        Self::start(millis, Box::new(callback))
    }

    /// Starts a timer. One function serves every callback, since each one of its own would be bytes of a first visit.
    fn start(millis: u32, callback: Box<dyn FnOnce()>) -> Self {
        let callback = Closure::once(callback);
        let function = callback.as_ref().unchecked_ref();
        let millis = i32::try_from(millis).unwrap_or(i32::MAX);
        let id = match scope() {
            Some(scope) => {
                scope.set_timeout_with_callback_and_timeout_and_arguments_0(function, millis)
            }
            None => {
                window().set_timeout_with_callback_and_timeout_and_arguments_0(function, millis)
            }
        };
        let id = id.promised("pages and workers have timers");
        Self { id, _callback: callback }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        match scope() {
            Some(scope) => scope.clear_timeout_with_handle(self.id),
            None => window().clear_timeout_with_handle(self.id),
        }
    }
}

impl fmt::Debug for Timer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Timer").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A function that is called once before the next repaint.
#[must_use = "dropping a frame cancels it"]
pub struct Frame {
    id: i32,
    _callback: Closure<dyn FnMut(f64)>,
}

impl Frame {
    /// Calls `callback` before the next repaint, with the browser's time in milliseconds.
    ///
    /// # Panics
    ///
    /// Panics if the browser has no animation frames; every browser has them.
    pub fn next(callback: impl FnOnce(f64) + 'static) -> Self {
        Self::request(Box::new(callback))
    }

    fn request(callback: Box<dyn FnOnce(f64)>) -> Self {
        let callback = Closure::once(callback);
        let id = window()
            .request_animation_frame(callback.as_ref().unchecked_ref())
            .promised("a page has animation frames");
        Self { id, _callback: callback }
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        // `cancelAnimationFrame` does not throw for an id; if it did, nothing would be left to undo.
        let _ = window().cancel_animation_frame(self.id);
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Frame").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Returns the wall clock in milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and positive")]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
