//! Handle to a running program: messages are texts.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{ErrorEvent, EventTarget, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{OnPage, Protocol, WorkerClient};
use crate::dom::document::{beside, is_one_file, version};
use crate::dom::listener::Listener;

/// A running program; dropping it terminates a worker.
#[derive(Debug)]
pub(super) enum WorkerHandle<P: Protocol> {
    Worker(RunningWorker),
    Page(P::OnPage),
}

/// A worker and the listeners to it.
#[derive(Debug)]
pub(super) struct RunningWorker {
    worker: Worker,
    _listeners: [Listener; 2],
}

impl Drop for RunningWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl<P: Protocol> WorkerHandle<P> {
    /// Starts a worker, with the compiled program of an earlier one.
    ///
    /// # Errors
    ///
    /// If workers are not available.
    pub(super) fn worker(
        client: &Rc<WorkerClient<P>>,
        program: Option<&JsValue>,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        // Pages from a disk can neither be modules nor fetch any.
        options.set_type(if is_one_file() { WorkerType::Classic } else { WorkerType::Module });
        let worker = Worker::new_with_options(&address(P::SCRIPT), &options)?;
        let weak = Rc::downgrade(client);
        let died = Listener::new(&worker, "error", move |event: ErrorEvent| {
            event.prevent_default();
            if let Some(client) = weak.upgrade() {
                client.on_worker_failed();
            }
        });
        let listeners = [listen(client, &worker), died];
        let running = RunningWorker { worker, _listeners: listeners };
        if let Some(start) = P::start_message(program) {
            running.worker.post_message(&start)?;
        }
        Ok(Self::Worker(running))
    }

    /// Runs the program on the page itself.
    ///
    /// # Errors
    ///
    /// If the page cannot load it.
    pub(super) fn on_page(client: &Rc<WorkerClient<P>>) -> Result<Self, JsValue> {
        P::OnPage::start(client).map(Self::Page)
    }

    /// Returns whether it can be replaced at once.
    pub(super) fn is_replaceable(&self) -> bool {
        matches!(self, Self::Worker(_))
    }

    /// Sends a text.
    pub(super) fn post(&self, text: &str) {
        match self {
            // `postMessage` does not throw for a string.
            Self::Worker(running) => drop(running.worker.post_message(&text.into())),
            Self::Page(program) => program.post(text),
        }
    }
}

/// Listens for messages; one that is no text is the compiled program.
pub(super) fn listen<P: Protocol>(client: &Rc<WorkerClient<P>>, to: &EventTarget) -> Listener {
    let weak = Rc::downgrade(client);
    Listener::new(to, "message", move |event: MessageEvent| {
        let Some(client) = weak.upgrade() else { return };
        match event.data().as_string() {
            Some(text) => client.on_message(&text),
            None => client.reuse_module(event.data()),
        }
    })
}

/// Returns the address of a script, which contains its version: browsers may cache it.
pub(super) fn address(script: &str) -> String {
    beside(&format!("{script}?v={}", version()))
}
