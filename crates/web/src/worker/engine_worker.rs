//! The engine worker: processes the page's requests in slices, so that messages arrive between two slices. It
//! runs in a worker or, as a fallback, on the page's main thread.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Array;
use sandgrid_app::rules::{Game, Ruleset};
use sandgrid_app::{EngineFile, EngineRequest, EngineWorker, WorkerHost};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    DedicatedWorkerGlobalScope, EventTarget, MessageChannel, MessageEvent, MessageEventInit,
    MessagePort,
};

use crate::dom::document::{document, is_one_file, scope};
use crate::dom::listener::Listener;
use crate::dom::timer::Timer;
use crate::worker::engine_files;
use crate::worker::protocol::{ARRIVAL, FromWorker, ToWorker};

/// Milliseconds between slices on the main thread, to leave time for painting and input.
const BETWEEN: u32 = 16;

/// The message listener; dropping it ends the engine.
#[derive(Debug)]
pub struct EngineProgram {
    _listener: Listener,
}

#[derive(Debug)]
struct WorkerState {
    place: Scope,
    engine: RefCell<EngineWorker>,
    /// The game whose tables and network are wanted.
    game: RefCell<Option<Game>>,
    /// Whether a file has been loaded since the last request for one.
    has_come: Cell<bool>,
    /// The timer of the next slice.
    next: RefCell<Option<Timer>>,
}

/// The place where the program runs.
#[derive(Debug)]
enum Scope {
    Worker(DedicatedWorkerGlobalScope),
    /// The main thread, with one end of a channel to the page.
    Page(MessagePort),
}

impl EngineProgram {
    /// Starts listening, and announces it; `None` without a message channel.
    #[must_use]
    pub fn serve() -> Option<Self> {
        let place = scope().map(Scope::Worker).or_else(Scope::on_page)?;
        let engine = RefCell::new(EngineWorker::new(place.host()));
        let (game, has_come, next) = Default::default();
        let desk = Rc::new(WorkerState { place, engine, game, has_come, next });
        let at = Rc::clone(&desk);
        let listener = Listener::new(desk.place.target(), "message", move |event: MessageEvent| {
            at.on_message(&event.data().as_string().unwrap_or_default());
        });
        if let Scope::Page(port) = &desk.place {
            port.start();
        }
        desk.post(&FromWorker::Ready);
        Some(Self { _listener: listener })
    }
}

impl Scope {
    /// Creates the channel, and passes its other end to the page.
    fn on_page() -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let arrival = MessageEventInit::new();
        arrival.set_ports(&Array::of1(&channel.port2()));
        let event = MessageEvent::new_with_event_init_dict(ARRIVAL, &arrival).ok()?;
        document().dispatch_event(&event).ok()?;
        Some(Self::Page(channel.port1()))
    }

    fn host(&self) -> WorkerHost {
        match self {
            Self::Worker(_) => WorkerHost::Worker,
            Self::Page(_) => WorkerHost::MainThread,
        }
    }

    fn target(&self) -> &EventTarget {
        match self {
            Self::Worker(scope) => scope,
            Self::Page(port) => port,
        }
    }
}

impl WorkerState {
    fn on_message(self: &Rc<Self>, text: &str) {
        match text.parse() {
            Ok(ToWorker::Cancel) => self.engine.borrow_mut().cancel(),
            Ok(ToWorker::Keep(name)) => self.keep_tablebase(name),
            Ok(ToWorker::Rules(rules)) => self.prepare(rules),
            Ok(ToWorker::Request(request)) => self.begin(request),
            Err(error) => self.post(&FromWorker::Failed(error.to_string())),
        }
    }

    fn begin(self: &Rc<Self>, request: EngineRequest) {
        self.post(&FromWorker::Progress(request.id));
        self.near((*request.game).clone());
        self.engine.borrow_mut().begin(request);
        self.schedule();
    }

    /// Loads the files of a ruleset, unless a request for a game by it came first and needs more of them.
    fn prepare(self: &Rc<Self>, rules: &'static Ruleset) {
        let is_known = self.game.borrow().as_ref().is_some_and(|game| game.ruleset() == rules);
        if !is_known {
            self.near(Game::new(rules));
        }
    }

    /// Loads the network and the tables of that game from now on.
    fn near(self: &Rc<Self>, game: Game) {
        self.game.replace(Some(game));
        self.fetch();
    }

    /// Fetches the next file for the game, while requests continue.
    fn fetch(self: &Rc<Self>) {
        // On the main thread, decoding a table would block the page.
        let Scope::Worker(scope) = &self.place else { return };
        let game = self.game.borrow();
        let order = game.as_ref().and_then(|game| self.engine.borrow_mut().next_file(game));
        let Some(order) = order else { return };
        let (at, scope) = (Rc::clone(self), scope.clone());
        spawn_local(async move {
            let bytes = engine_files::load(&scope, &order).await;
            at.put(&order, bytes.as_deref());
            at.has_come.set(true);
            at.schedule();
        });
    }

    /// Downloads a table for permanent offline use.
    fn keep_tablebase(self: &Rc<Self>, name: String) {
        let table = EngineFile::StoredTable(name.clone());
        let Scope::Worker(scope) = &self.place else {
            self.post(&FromWorker::Lacks { path: table.path(), why: None });
            return;
        };
        let (at, scope) = (Rc::clone(self), scope.clone());
        spawn_local(async move {
            if engine_files::keep(&scope, &table).await.is_err() {
                at.post(&FromWorker::Lacks { path: table.path(), why: None });
                return;
            }
            at.engine.borrow_mut().file_stored(&name);
            at.post(&FromWorker::Kept(name));
            at.fetch();
        });
    }

    /// Passes a file to the engine.
    fn put(&self, order: &EngineFile, bytes: Option<&[u8]>) {
        let put = self.engine.borrow_mut().accept_file(order, bytes);
        // A page in one file contains its files; missing ones are not reported.
        let missing = match order {
            EngineFile::StoredTable(name) => {
                if bytes.is_some() {
                    self.post(&FromWorker::Kept(name.clone()));
                }
                false
            }
            EngineFile::Table(_) | EngineFile::Network(_) => bytes.is_none() && !is_one_file(),
        };
        if missing || put.is_err() {
            self.post(&FromWorker::Lacks { path: order.path(), why: put.err() });
        }
    }

    /// Schedules the next slice after the pending messages.
    fn schedule(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let slice = move || {
            if let Some(desk) = weak.upgrade() {
                desk.run_slice();
            }
        };
        let pause = match self.place {
            Scope::Worker(_) => 0,
            Scope::Page(_) => BETWEEN,
        };
        self.next.replace(Some(Timer::after(pause, slice)));
    }

    fn run_slice(self: &Rc<Self>) {
        let reply = self.engine.borrow_mut().step();
        if let Some(reply) = reply {
            self.post(&FromWorker::Response(reply));
        }
        if self.engine.borrow().is_reading() {
            self.engine.borrow_mut().read();
        } else if self.has_come.take() {
            self.fetch();
        }
        let engine = self.engine.borrow();
        if engine.is_busy() || engine.is_reading() || self.has_come.get() {
            self.schedule();
        }
    }

    fn post(&self, what: &FromWorker) {
        let text = what.to_string().into();
        // `postMessage` does not throw for a string.
        let _ = match &self.place {
            Scope::Worker(scope) => scope.post_message(&text),
            Scope::Page(port) => port.post_message(&text),
        };
    }
}
