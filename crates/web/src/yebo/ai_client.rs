//! The client of Yebo's opponents: this program again, in a worker, or on the page if workers are not available.

use core::fmt;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::yebo::{MoveRequest, YeboEvent};
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::worker::{READY, answer};
use crate::dom::document::{all_bytes, beside, is_one_file, version};
use crate::dom::listener::Listener;
use crate::dom::timer::Timer;

/// The number of consecutive failures after which the opponents run on the page.
const MAX_FAILURES: u8 = 2;

/// A worker that is silent for this number of milliseconds has failed: no decision and no loading takes as long.
const HEARTBEAT_TIMEOUT: u32 = 30_000;

/// Requests the moves of the AI, one at a time.
#[derive(Debug)]
pub(super) struct AiClient {
    sink: EventSink,
    handle: RefCell<Option<AiWorker>>,
    failures: Cell<u8>,
    /// The request, until a worker is ready.
    waiting: RefCell<Option<String>>,
    answer: RefCell<Option<String>>,
    /// The timer before which no answer is passed on.
    pause: RefCell<Option<Timer>>,
    /// The timeout of a silent worker.
    alarm: RefCell<Option<Timer>>,
}

/// Receives the client's events.
struct EventSink(Box<dyn Fn(YeboEvent)>);

impl fmt::Debug for EventSink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EventSink")
    }
}

/// A worker; dropping it terminates it.
#[derive(Debug)]
struct AiWorker {
    worker: Worker,
    is_ready: Cell<bool>,
    _listeners: [Listener; 2],
}

impl Drop for AiWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl AiClient {
    pub(super) fn new(sink: impl Fn(YeboEvent) + 'static) -> Rc<Self> {
        Rc::new(Self {
            sink: EventSink(Box::new(sink)),
            handle: RefCell::default(),
            failures: Cell::default(),
            waiting: RefCell::default(),
            answer: RefCell::default(),
            pause: RefCell::default(),
            alarm: RefCell::default(),
        })
    }

    /// Replaces the current request; the answer is delivered after `pause` milliseconds or later.
    pub(super) fn ask(self: &Rc<Self>, question: &MoveRequest, pause: u32) {
        self.cancel();
        let weak = Rc::downgrade(self);
        let over = Timer::after(pause, move || {
            if let Some(opponent) = weak.upgrade() {
                opponent.pause.take();
                opponent.deliver();
            }
        });
        self.pause.replace(Some(over));
        self.waiting.replace(Some(question.to_string()));
        self.send();
    }

    /// Cancels the current request.
    pub(super) fn cancel(&self) {
        self.waiting.take();
        self.answer.take();
        self.pause.take();
        self.alarm.take();
    }

    /// Sends the request to a ready worker, starts a worker, or answers on the main thread.
    fn send(self: &Rc<Self>) {
        if self.failures.get() >= MAX_FAILURES {
            let question = self.waiting.take();
            self.on_answer(answer(&question.unwrap_or_default()));
            return;
        }
        if self.handle.borrow().is_none() {
            match self.spawn() {
                Ok(handle) => drop(self.handle.replace(Some(handle))),
                Err(_) => return self.on_worker_failed(),
            }
        }
        self.start_watchdog();
        let handle = self.handle.borrow();
        let ready = handle.as_ref().filter(|handle| handle.is_ready.get());
        if let Some(handle) = ready
            && let Some(question) = &*self.waiting.borrow()
        {
            // `postMessage` does not throw for a string.
            let _ = handle.worker.post_message(&question.into());
        }
    }

    /// Starts the watchdog while a request is pending.
    fn start_watchdog(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let alarm = Timer::after(HEARTBEAT_TIMEOUT, move || {
            if let Some(opponent) = weak.upgrade() {
                opponent.on_worker_failed();
            }
        });
        self.alarm.replace(Some(alarm).filter(|_| self.waiting.borrow().is_some()));
    }

    fn spawn(self: &Rc<Self>) -> Result<AiWorker, JsValue> {
        let worker = start_worker()?;
        let (hearing, dying) = (Rc::downgrade(self), Rc::downgrade(self));
        let heard = Listener::new(&worker, "message", move |event: MessageEvent| {
            if let Some(opponent) = hearing.upgrade() {
                opponent.on_message(event.data().as_string().unwrap_or_default());
            }
        });
        let died = Listener::new(&worker, "error", move |event: web_sys::Event| {
            event.prevent_default();
            if let Some(opponent) = dying.upgrade() {
                opponent.on_worker_failed();
            }
        });
        Ok(AiWorker { worker, is_ready: Cell::new(false), _listeners: [heard, died] })
    }

    fn on_message(self: &Rc<Self>, text: String) {
        if text == READY {
            if let Some(handle) = &*self.handle.borrow() {
                handle.is_ready.set(true);
            }
            self.send();
            return;
        }
        // Answers to earlier requests are ignored.
        let number = |text: &str| text.split(' ').next().map(str::to_owned);
        let is_awaited = self.waiting.borrow().as_deref().and_then(number) == number(&text);
        if is_awaited {
            self.failures.set(0);
            self.on_answer(text);
        } else {
            self.start_watchdog();
        }
    }

    /// Handles a failed worker: the request is sent to a new one, or handled on the page.
    fn on_worker_failed(self: &Rc<Self>) {
        self.failures.set(self.failures.get().saturating_add(1));
        self.handle.take();
        self.alarm.take();
        let weak = Rc::downgrade(self);
        // Deferred, since the listener of the dropped worker may still be running.
        let again = Timer::after(0, move || {
            if let Some(opponent) = weak.upgrade().filter(|it| it.waiting.borrow().is_some()) {
                opponent.send();
            }
        });
        core::mem::forget(again);
    }

    fn on_answer(&self, text: String) {
        self.waiting.take();
        self.alarm.take();
        self.answer.replace(Some(text));
        self.deliver();
    }

    /// Passes the answer on, once it is there and the pause is over.
    fn deliver(&self) {
        if self.pause.borrow().is_some() {
            return;
        }
        if let Some(answer) = self.answer.take() {
            (self.sink.0)(YeboEvent::MoveReceived(answer));
        }
    }
}

/// Starts a worker, which will report when it is ready.
fn start_worker() -> Result<Worker, JsValue> {
    let address = beside(&format!("yebo/worker.js?v={}", version()));
    let options = WorkerOptions::new();
    // Pages from a disk can neither be modules nor fetch any.
    let is_alone = is_one_file();
    options.set_type(if is_alone { WorkerType::Classic } else { WorkerType::Module });
    let worker = Worker::new_with_options(&address, &options)?;
    if is_alone {
        worker.post_message(&all_bytes())?;
    }
    Ok(worker)
}
