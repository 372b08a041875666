//! Handle to the engine worker: messages are texts.

use std::rc::Rc;

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    ErrorEvent, HtmlScriptElement, MessageEvent, MessagePort, WorkerOptions, WorkerType,
};

use super::EngineClient;
use crate::dom::document::{all_bytes, append, beside, document, is_one_file, version};
use crate::dom::listener::Listener;
use crate::worker::protocol::{ARRIVAL, ToWorker};

/// A running engine; dropping it terminates the worker.
#[derive(Debug)]
pub(super) struct WorkerHandle {
    location: Location,
    _listeners: Vec<Listener>,
}

#[derive(Debug)]
enum Location {
    Worker(web_sys::Worker),
    /// The main thread; the port is set once the engine has loaded.
    Page(Rc<core::cell::OnceCell<(MessagePort, Listener)>>),
}

impl WorkerHandle {
    /// Starts a worker, with the compiled program of an earlier one.
    ///
    /// # Errors
    ///
    /// If workers are not available.
    pub(super) fn worker(
        engine: &Rc<EngineClient>,
        program: Option<&JsValue>,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(if is_one_file() { WorkerType::Classic } else { WorkerType::Module });
        let worker = web_sys::Worker::new_with_options(&address(), &options)?;
        let weak = Rc::downgrade(engine);
        let died = Listener::new(&worker, "error", move |event: ErrorEvent| {
            event.prevent_default();
            if let Some(engine) = weak.upgrade() {
                engine.on_worker_failed();
            }
        });
        let listeners = vec![listen(engine, &worker), died];
        let handle = Self { location: Location::Worker(worker.clone()), _listeners: listeners };
        let start = Object::new();
        Reflect::set(&start, &"program".into(), program.unwrap_or(&JsValue::UNDEFINED))?;
        Reflect::set(&start, &"files".into(), &all_bytes())?;
        worker.post_message(&start)?;
        Ok(handle)
    }

    /// Loads the engine on the page itself: the same program, which hands over a message port when it has started.
    ///
    /// # Errors
    ///
    /// If the page can load no script.
    pub(super) fn on_page(engine: &Rc<EngineClient>) -> Result<Self, JsValue> {
        let port = Rc::new(core::cell::OnceCell::new());
        let (seat, weak) = (Rc::clone(&port), Rc::downgrade(engine));
        let arrived = Listener::new(&document(), ARRIVAL, move |event: MessageEvent| {
            let Some(engine) = weak.upgrade() else { return };
            match event.ports().get(0).dyn_into::<MessagePort>() {
                Ok(port) => {
                    let heard = listen(&engine, &port);
                    port.start();
                    // The event comes once.
                    let _ = seat.set((port, heard));
                }
                Err(_) => engine.on_worker_failed(),
            }
        });
        let script: HtmlScriptElement = document().create_element("script")?.dyn_into()?;
        script.set_type(if is_one_file() { "text/javascript" } else { "module" });
        script.set_src(&address());
        let weak = Rc::downgrade(engine);
        let lost = Listener::new(&script, "error", move |_: web_sys::Event| {
            if let Some(engine) = weak.upgrade() {
                engine.on_worker_failed();
            }
        });
        let head = document().head().ok_or(JsValue::NULL)?;
        append(&head, &script);
        Ok(Self { location: Location::Page(port), _listeners: vec![arrived, lost] })
    }

    /// Returns whether it can be replaced at once.
    pub(super) fn is_replaceable(&self) -> bool {
        matches!(self.location, Location::Worker(_))
    }

    pub(super) fn post(&self, what: &ToWorker) {
        let text = what.to_string().into();
        // `postMessage` does not throw for a string.
        let _ = match &self.location {
            Location::Worker(worker) => worker.post_message(&text),
            Location::Page(port) => port.get().map_or(Ok(()), |(port, _)| port.post_message(&text)),
        };
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        if let Location::Worker(worker) = &self.location {
            worker.terminate();
        }
    }
}

/// Listens for messages; one that is no text is the compiled engine module.
fn listen(engine: &Rc<EngineClient>, to: &web_sys::EventTarget) -> Listener {
    let weak = Rc::downgrade(engine);
    Listener::new(to, "message", move |event: MessageEvent| {
        let Some(engine) = weak.upgrade() else { return };
        match event.data().as_string() {
            Some(text) => engine.on_message(&text),
            None => engine.reuse_module(event.data()),
        }
    })
}

/// Returns the address of the engine, which contains its version: browsers may cache it.
fn address() -> String {
    beside(&format!("worker.js?v={}", version()))
}
