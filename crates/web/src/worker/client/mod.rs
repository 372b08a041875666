//! The engine client: runs the engine in a worker, or on the page if workers are not available.

use core::fmt;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::rules::Ruleset;
use sandgrid_app::{EngineRequest, EngineResponse, Event, Warning};
use wasm_bindgen::JsValue;

use crate::dom::timer::{Timer, elapsed};
use crate::worker::protocol::{FromWorker, ToWorker};
use handle::WorkerHandle;

mod handle;

/// Milliseconds for a busy worker to finish its slice; after that another worker replaces it.
const CANCEL_TIMEOUT: u32 = 200;
/// A worker that is silent for this number of milliseconds has failed: no slice takes as long.
const HEARTBEAT_TIMEOUT: u32 = 30_000;
/// The number of consecutive failures after which the engine runs on the page.
const MAX_FAILURES: u8 = 2;

/// Processes the session's engine requests, one at a time.
#[derive(Debug)]
pub struct EngineClient {
    sink: EventSink,
    status: RefCell<WorkerStatus>,
    queued: RefCell<Option<QueuedRequest>>,
    rules: Cell<Option<&'static Ruleset>>,
    failures: Cell<u8>,
    /// Whether a request was ever made. Before the first one, failures are not reported.
    is_needed: Cell<bool>,
    pending_warnings: RefCell<Vec<Warning>>,
    /// The pending timer: the worker's watchdog, or the pause before an answer.
    watchdog: RefCell<Option<Timer>>,
    pause: RefCell<Option<Timer>>,
    /// The compiled engine module from the first worker, for the next one.
    program: RefCell<Option<JsValue>>,
}

/// Receives the client's events.
struct EventSink(Box<dyn Fn(Event)>);

impl fmt::Debug for EventSink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EventSink")
    }
}

/// A request with its time of delivery.
#[derive(Clone, Debug)]
struct QueuedRequest {
    request: EngineRequest,
    /// The earliest time for an answer, in milliseconds of [`elapsed`].
    due: f64,
    /// The longest delay of an answer in milliseconds: the clock may be set back meanwhile.
    pause: f64,
}

#[derive(Debug)]
enum WorkerStatus {
    /// No worker has been started.
    NotStarted,
    Running {
        who: WorkerHandle,
        state: ClientState,
    },
    /// No engine is available.
    Lost,
}

/// The state of the worker.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum ClientState {
    Starting,
    Idle,
    Busy,
}

impl EngineClient {
    /// Creates a client; it starts no worker until the first request.
    #[must_use]
    pub fn new(sink: impl Fn(Event) + 'static) -> Rc<Self> {
        Rc::new(Self {
            sink: EventSink(Box::new(sink)),
            status: RefCell::new(WorkerStatus::NotStarted),
            queued: RefCell::default(),
            rules: Cell::default(),
            failures: Cell::default(),
            is_needed: Cell::default(),
            pending_warnings: RefCell::default(),
            watchdog: RefCell::default(),
            pause: RefCell::default(),
            program: RefCell::default(),
        })
    }

    /// Replaces the current request, and delivers the answer after `pause` milliseconds or later.
    pub fn ask(self: &Rc<Self>, request: EngineRequest, pause: u32) {
        self.is_needed.set(true);
        for warning in self.pending_warnings.take() {
            self.warn(warning);
        }
        let pause = f64::from(pause);
        self.pause.take();
        self.queued.replace(Some(QueuedRequest { request, due: elapsed() + pause, pause }));
        self.send();
    }

    /// Starts and prepares the engine for that ruleset, so that the first answer is not slower.
    pub fn prepare(self: &Rc<Self>, rules: &'static Ruleset) {
        if self.rules.get() == Some(rules) {
            return;
        }
        self.rules.set(Some(rules));
        self.prepare_now(rules);
    }

    fn prepare_now(self: &Rc<Self>, rules: &'static Ruleset) {
        let body = &mut *self.status.borrow_mut();
        match body {
            WorkerStatus::NotStarted => *body = self.spawn(),
            WorkerStatus::Running { state: ClientState::Starting, .. } | WorkerStatus::Lost => {}
            WorkerStatus::Running { who, .. } => who.post(&ToWorker::Rules(rules)),
        }
    }

    /// Downloads a table for permanent offline use.
    pub fn keep_tablebase(&self, name: String) {
        match &*self.status.borrow() {
            WorkerStatus::Running { who, state } if *state != ClientState::Starting => {
                who.post(&ToWorker::Keep(name));
            }
            _ => self.warn(Warning::Table { name, why: None }),
        }
    }

    /// Cancels the present request.
    pub fn cancel(&self) {
        self.queued.take();
        self.pause.take();
        if let WorkerStatus::Running { who, state: ClientState::Busy } = &*self.status.borrow() {
            self.watchdog.take();
            who.post(&ToWorker::Cancel);
        }
    }

    /// Sends the current request to the worker.
    fn send(self: &Rc<Self>) {
        let Some(request) = self.queued.borrow().as_ref().map(|wanted| wanted.request.clone())
        else {
            return;
        };
        let body = &mut *self.status.borrow_mut();
        match body {
            WorkerStatus::NotStarted => *body = self.spawn(),
            WorkerStatus::Running { who, state } if *state != ClientState::Starting => {
                let is_late = *state == ClientState::Busy && who.is_replaceable();
                who.post(&ToWorker::Request(request));
                *state = ClientState::Busy;
                self.start_watchdog(if is_late { CANCEL_TIMEOUT } else { HEARTBEAT_TIMEOUT });
            }
            WorkerStatus::Running { .. } => {}
            WorkerStatus::Lost => self.warn(Warning::NoEngine),
        }
    }

    /// Starts a worker; on failure, falls back to the main thread.
    fn spawn(self: &Rc<Self>) -> WorkerStatus {
        match WorkerHandle::worker(self, self.program.borrow().as_ref()) {
            Ok(who) => {
                self.start_watchdog(HEARTBEAT_TIMEOUT);
                WorkerStatus::Running { who, state: ClientState::Starting }
            }
            Err(_) => self.fall_back_to_page(Warning::NoWorker),
        }
    }

    /// Runs the engine on the main thread from now on.
    fn fall_back_to_page(self: &Rc<Self>, warning: Warning) -> WorkerStatus {
        self.warn(warning);
        match WorkerHandle::on_page(self) {
            Ok(who) => {
                self.start_watchdog(HEARTBEAT_TIMEOUT);
                WorkerStatus::Running { who, state: ClientState::Starting }
            }
            Err(_) => WorkerStatus::Lost,
        }
    }

    /// Starts the timeout for the worker's next message, in milliseconds.
    fn start_watchdog(self: &Rc<Self>, patience: u32) {
        let weak = Rc::downgrade(self);
        let alarm = Timer::after(patience, move || {
            if let Some(engine) = weak.upgrade() {
                engine.on_timeout(patience);
            }
        });
        self.watchdog.replace(Some(alarm));
    }

    /// Replaces a worker that does not answer. One that is busy with a cancelled request is not counted as failed.
    fn on_timeout(self: &Rc<Self>, patience: u32) {
        if patience == CANCEL_TIMEOUT {
            let handle = self.spawn();
            self.status.replace(handle);
        } else {
            self.on_worker_failed();
        }
    }

    /// Handles a crashed or unresponsive worker.
    fn on_worker_failed(self: &Rc<Self>) {
        self.watchdog.take();
        let (was_ready, was_worker) = match &*self.status.borrow() {
            WorkerStatus::Running { who, state } => {
                (*state != ClientState::Starting, who.is_replaceable())
            }
            WorkerStatus::NotStarted | WorkerStatus::Lost => return,
        };
        let deaths = self.failures.get() + 1;
        self.failures.set(deaths);
        let next = if !was_worker {
            self.warn(Warning::NoEngine);
            WorkerStatus::Lost
        } else if deaths < MAX_FAILURES {
            self.spawn()
        } else {
            self.fall_back_to_page(if was_ready { Warning::WorkerDied } else { Warning::NoWorker })
        };
        self.status.replace(next);
    }

    fn on_message(self: &Rc<Self>, text: &str) {
        match text.parse() {
            Ok(FromWorker::Ready) => {
                self.set_state(ClientState::Idle);
                if let Some(rules) = self.rules.get() {
                    self.prepare_now(rules);
                }
                self.send();
            }
            Ok(FromWorker::Kept(name)) => self.dispatch(Event::TablebaseKept(name)),
            Ok(FromWorker::Lacks { name, why }) => {
                self.warn(Warning::Table { name, why });
            }
            Ok(FromWorker::Progress(_)) => self.start_watchdog(HEARTBEAT_TIMEOUT),
            Ok(FromWorker::Response(reply)) => self.on_response(reply),
            Ok(FromWorker::Failed(_)) | Err(_) => self.on_worker_failed(),
        }
    }

    /// Keeps the compiled program of a worker for the next one.
    fn reuse_module(&self, program: JsValue) {
        self.program.replace(Some(program));
    }

    fn set_state(&self, to: ClientState) {
        self.watchdog.take();
        if let WorkerStatus::Running { state, .. } = &mut *self.status.borrow_mut() {
            *state = to;
        }
    }

    /// Passes on an answer to the pending request.
    fn on_response(self: &Rc<Self>, reply: EngineResponse) {
        let is_last = reply.body.is_last();
        let left = match self.queued.borrow().as_ref() {
            Some(wanted) if wanted.request.id == reply.id => {
                (wanted.due - elapsed()).min(wanted.pause)
            }
            // The answer is to an earlier request, which the worker has not left yet.
            _ => return,
        };
        if is_last {
            self.failures.set(0);
            self.set_state(ClientState::Idle);
            self.queued.take();
        } else {
            self.start_watchdog(HEARTBEAT_TIMEOUT);
        }
        if left < 1.0 {
            self.dispatch(Event::EngineResponded(reply));
        } else {
            let weak = Rc::downgrade(self);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a pause")]
            let pause = Timer::after(left as u32, move || {
                if let Some(engine) = weak.upgrade() {
                    engine.dispatch(Event::EngineResponded(reply));
                }
            });
            self.pause.replace(Some(pause));
        }
    }

    /// Passes a warning to the session, or holds it back until the first request.
    fn warn(&self, warning: Warning) {
        if self.is_needed.get() {
            self.dispatch(Event::Warn(warning));
        } else {
            self.pending_warnings.borrow_mut().push(warning);
        }
    }

    fn dispatch(&self, event: Event) {
        (self.sink.0)(event);
    }
}
