//! The worker client: runs a program in a worker, or on the page if workers are not available.

use core::fmt;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::Warning;
use wasm_bindgen::JsValue;

use crate::dom::timer::{Timer, elapsed};
use handle::WorkerHandle;

mod engine;
mod handle;

pub use engine::{EngineClient, EngineProtocol};

/// A worker that is silent for this number of milliseconds has failed: no slice, no decision and no loading takes
/// as long.
const HEARTBEAT_TIMEOUT: u32 = 30_000;
/// The number of consecutive failures after which the program runs on the page.
const MAX_FAILURES: u8 = 2;
/// Milliseconds after which a program that could not start is tried again, while a request waits for it.
const RETRY: u32 = 20_000;

/// A kind of worker: its script, and the texts that it exchanges with the page.
pub trait Protocol: fmt::Debug + Sized + 'static {
    /// A request, in its text form. It is sent again if its worker fails.
    type Request: fmt::Debug + fmt::Display;
    /// A response to a request.
    type Response: fmt::Debug;
    /// A message that answers no request.
    type Notice: fmt::Debug;
    /// The program on the page itself.
    type OnPage: OnPage<Self>;

    /// The worker's script, relative to the page's files.
    const SCRIPT: &str;
    /// A worker that is not ready after this number of milliseconds never will be: the program runs on the page
    /// instead. After half of them, a request that waits for it is told of.
    const START_TIMEOUT: u32;
    /// How a worker is told to cancel; `None` if it finishes each request.
    const CANCEL: Option<Cancel>;

    /// Returns the identifier of a request, which its responses repeat.
    fn id(request: &Self::Request) -> u32;

    /// Parses a message of the worker.
    fn parse(text: &str) -> WorkerMessage<Self>;

    /// Returns the first message to a worker; `program` is the compiled program of an earlier one.
    fn start_message(program: Option<&JsValue>) -> Option<JsValue>;
}

/// A program that runs on the main thread.
pub trait OnPage<P: Protocol>: fmt::Debug + Sized {
    /// Starts the program; it reports [`WorkerMessage::Ready`] later.
    ///
    /// # Errors
    ///
    /// If the page cannot load it.
    fn start(client: &Rc<WorkerClient<P>>) -> Result<Self, JsValue>;

    /// Sends a text to the program.
    fn post(&self, text: &str);
}

/// The message that cancels the current request.
#[derive(Copy, Clone, Debug)]
pub struct Cancel {
    message: &'static str,
    /// Milliseconds for a busy worker to begin the next request; after that another worker replaces it.
    timeout: u32,
}

/// A message of a worker.
#[derive(Debug)]
pub enum WorkerMessage<P: Protocol> {
    /// It listens; earlier messages are lost.
    Ready,
    /// The worker is at work.
    Progress,
    /// A response.
    Response(Response<P>),
    /// Any other message.
    Notice(P::Notice),
    /// The worker has failed.
    Failed,
}

/// A response to a request.
#[derive(Debug)]
pub struct Response<P: Protocol> {
    /// The identifier of the request.
    pub id: u32,
    /// Whether the request is finished.
    pub is_last: bool,
    /// The response itself.
    pub body: P::Response,
}

/// An event of the client.
#[derive(Debug)]
pub enum ClientEvent<P: Protocol> {
    /// A response to the current request.
    Responded(P::Response),
    /// A message that answers no request.
    Noticed(P::Notice),
    /// A failure to report.
    Warned(Warning),
}

/// Processes requests, one at a time.
#[derive(Debug)]
pub struct WorkerClient<P: Protocol> {
    sink: EventSink<P>,
    status: RefCell<WorkerStatus<P>>,
    queued: RefCell<Option<QueuedRequest<P::Request>>>,
    /// The message that prepares each new worker.
    preparation: RefCell<Option<String>>,
    failures: Cell<u8>,
    /// Whether the current request is known to have no program.
    is_lost_told: Cell<bool>,
    /// The warning that the program runs on the page, until it is given.
    fallback: RefCell<Option<Warning>>,
    /// The timeout of a silent worker.
    watchdog: RefCell<Option<Timer>>,
    /// The timer before which no response is passed on.
    pause: RefCell<Option<Timer>>,
    /// The compiled program from the first worker, for the next one.
    program: RefCell<Option<JsValue>>,
}

/// Receives the client's events.
struct EventSink<P: Protocol>(Box<dyn Fn(ClientEvent<P>)>);

impl<P: Protocol> fmt::Debug for EventSink<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EventSink")
    }
}

/// A request with its time of delivery.
#[derive(Debug)]
struct QueuedRequest<R> {
    request: R,
    /// The earliest time for a response, in milliseconds of [`elapsed`].
    due: f64,
    /// The longest delay of a response in milliseconds: the clock may be set back meanwhile.
    pause: f64,
}

#[derive(Debug)]
enum WorkerStatus<P: Protocol> {
    /// No worker has been started.
    NotStarted,
    Running {
        handle: WorkerHandle<P>,
        state: ClientState,
    },
    /// The program could not start.
    Lost,
}

/// The state of a running worker.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum ClientState {
    Starting,
    Idle,
    Busy,
}

impl<P: Protocol> WorkerClient<P> {
    /// Creates a client; it starts no worker until the first request.
    #[must_use]
    pub fn new(sink: impl Fn(ClientEvent<P>) + 'static) -> Rc<Self> {
        Rc::new(Self {
            sink: EventSink(Box::new(sink)),
            status: RefCell::new(WorkerStatus::NotStarted),
            queued: RefCell::default(),
            preparation: RefCell::default(),
            failures: Cell::default(),
            is_lost_told: Cell::default(),
            fallback: RefCell::default(),
            watchdog: RefCell::default(),
            pause: RefCell::default(),
            program: RefCell::default(),
        })
    }

    /// Replaces the current request, and delivers the response after `pause` milliseconds or later.
    pub fn ask(self: &Rc<Self>, request: P::Request, pause: u32) {
        self.is_lost_told.set(false);
        let pause = f64::from(pause);
        self.pause.take();
        self.queued.replace(Some(QueuedRequest { request, due: elapsed() + pause, pause }));
        self.send();
        self.tell_place();
    }

    /// Cancels the current request.
    pub fn cancel(&self) {
        self.queued.take();
        self.pause.take();
        if let WorkerStatus::Running { handle, state: ClientState::Busy } = &*self.status.borrow() {
            self.watchdog.take();
            if let Some(cancel) = P::CANCEL {
                handle.post(cancel.message);
            }
        }
    }

    /// Starts a worker and sends it a message that prepares it, so that the first response is not slower.
    fn prepare(self: &Rc<Self>, message: String) {
        if self.preparation.borrow().as_ref() != Some(&message) {
            self.preparation.replace(Some(message));
            self.prepare_now();
        }
    }

    fn prepare_now(self: &Rc<Self>) {
        let preparation = self.preparation.borrow();
        let Some(message) = &*preparation else { return };
        let status = &mut *self.status.borrow_mut();
        match status {
            WorkerStatus::NotStarted => *status = self.spawn(),
            WorkerStatus::Running { state: ClientState::Starting, .. } | WorkerStatus::Lost => {}
            WorkerStatus::Running { handle, .. } => handle.post(message),
        }
    }

    /// Sends a message; returns whether a worker listens.
    fn post(&self, message: &str) -> bool {
        match &*self.status.borrow() {
            WorkerStatus::Running { handle, state } if *state != ClientState::Starting => {
                handle.post(message);
                true
            }
            WorkerStatus::Running { .. } | WorkerStatus::NotStarted | WorkerStatus::Lost => false,
        }
    }

    /// Sends the current request to the worker.
    fn send(self: &Rc<Self>) {
        let queued = self.queued.borrow();
        let Some(text) = queued.as_ref().map(|queued| queued.request.to_string()) else { return };
        drop(queued);
        if matches!(*self.status.borrow(), WorkerStatus::NotStarted | WorkerStatus::Lost) {
            return self.replace_worker();
        }
        let status = &mut *self.status.borrow_mut();
        match status {
            WorkerStatus::Running { handle, state } if *state != ClientState::Starting => {
                let is_late = *state == ClientState::Busy && handle.is_replaceable();
                handle.post(&text);
                *state = ClientState::Busy;
                let timeout = P::CANCEL.filter(|_| is_late).map(|cancel| cancel.timeout);
                match timeout {
                    Some(timeout) => self.start_watchdog(timeout, Self::replace_worker),
                    None => self.expect_message(),
                }
            }
            WorkerStatus::Running { .. } | WorkerStatus::NotStarted | WorkerStatus::Lost => {}
        }
    }

    /// Starts a worker; on failure, falls back to the main thread.
    fn spawn(self: &Rc<Self>) -> WorkerStatus<P> {
        match WorkerHandle::worker(self, self.program.borrow().as_ref()) {
            Ok(handle) => self.started(handle),
            Err(_) => self.fall_back_to_page(Warning::NoWorker),
        }
    }

    /// Runs the program on the main thread from now on.
    fn fall_back_to_page(self: &Rc<Self>, warning: Warning) -> WorkerStatus<P> {
        self.fallback.replace(Some(warning));
        WorkerHandle::on_page(self).map_or_else(|_| self.lose(), |handle| self.started(handle))
    }

    /// Gives the program up, until the next request or for a while.
    fn lose(self: &Rc<Self>) -> WorkerStatus<P> {
        self.failures.set(0);
        self.fallback.take();
        // The next request starts the program again.
        self.tell_lost();
        self.start_watchdog(RETRY, Self::send);
        WorkerStatus::Lost
    }

    fn started(self: &Rc<Self>, handle: WorkerHandle<P>) -> WorkerStatus<P> {
        self.start_watchdog(P::START_TIMEOUT / 2, |client| {
            client.tell_lost();
            client.start_watchdog(P::START_TIMEOUT / 2, |client| {
                // Another worker would be as silent.
                client.failures.set(MAX_FAILURES);
                client.on_worker_failed();
            });
        });
        WorkerStatus::Running { handle, state: ClientState::Starting }
    }

    /// Starts the timeout for the worker's next message.
    fn expect_message(self: &Rc<Self>) {
        self.start_watchdog(HEARTBEAT_TIMEOUT, Self::on_worker_failed);
    }

    fn start_watchdog(self: &Rc<Self>, timeout: u32, act: fn(&Rc<Self>)) {
        let weak = Rc::downgrade(self);
        let alarm = Timer::after(timeout, move || {
            if let Some(client) = weak.upgrade() {
                act(&client);
            }
        });
        self.watchdog.replace(Some(alarm));
    }

    /// Starts a worker in place of none, or of one that is busy with a cancelled request, which is no failure.
    fn replace_worker(self: &Rc<Self>) {
        let status = self.spawn();
        self.status.replace(status);
    }

    /// Handles a crashed or unresponsive worker.
    fn on_worker_failed(self: &Rc<Self>) {
        self.watchdog.take();
        let (was_ready, was_worker) = match &*self.status.borrow() {
            WorkerStatus::Running { handle, state } => {
                (*state != ClientState::Starting, handle.is_replaceable())
            }
            WorkerStatus::NotStarted | WorkerStatus::Lost => return,
        };
        let failures = self.failures.get() + 1;
        self.failures.set(failures);
        let next = if !was_worker {
            self.lose()
        } else if failures < MAX_FAILURES {
            self.spawn()
        } else {
            let warning = if was_ready { Warning::WorkerDied } else { Warning::NoWorker };
            self.fall_back_to_page(warning)
        };
        self.status.replace(next);
    }

    /// Handles a message of the worker, or of the program on the page.
    pub(crate) fn on_message(self: &Rc<Self>, text: &str) {
        match P::parse(text) {
            WorkerMessage::Ready => {
                self.set_state(ClientState::Idle);
                self.prepare_now();
                self.send();
                self.tell_place();
            }
            WorkerMessage::Progress => self.expect_message(),
            WorkerMessage::Response(response) => self.on_response(response),
            WorkerMessage::Notice(notice) => (self.sink.0)(ClientEvent::Noticed(notice)),
            WorkerMessage::Failed => self.on_worker_failed(),
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

    /// Passes on a response to the current request.
    fn on_response(self: &Rc<Self>, response: Response<P>) {
        let left = match self.queued.borrow().as_ref() {
            Some(queued) if P::id(&queued.request) == response.id => {
                (queued.due - elapsed()).min(queued.pause)
            }
            // The response is to an earlier request, which the worker has not left yet.
            _ => return,
        };
        if response.is_last {
            self.failures.set(0);
            self.set_state(ClientState::Idle);
            self.queued.take();
        } else {
            self.expect_message();
        }
        let event = ClientEvent::Responded(response.body);
        if left < 1.0 {
            (self.sink.0)(event);
        } else {
            let weak = Rc::downgrade(self);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a pause")]
            let pause = Timer::after(left as u32, move || {
                if let Some(client) = weak.upgrade() {
                    (client.sink.0)(event);
                }
            });
            self.pause.replace(Some(pause));
        }
    }

    /// Tells once of each request that no program answers it yet.
    fn tell_lost(&self) {
        if self.queued.borrow().is_some() && !self.is_lost_told.replace(true) {
            self.warn(Warning::NoEngine);
        }
    }

    /// Tells that the program runs on the page, as soon as it works there.
    fn tell_place(&self) {
        let is_busy =
            matches!(*self.status.borrow(), WorkerStatus::Running { state: ClientState::Busy, .. });
        if let Some(warning) = is_busy.then(|| self.fallback.take()).flatten() {
            self.warn(warning);
        }
    }

    fn warn(&self, warning: Warning) {
        (self.sink.0)(ClientEvent::Warned(warning));
    }
}
