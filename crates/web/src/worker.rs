//! The program as a worker: it does the engine's errands, slice by slice, so that it hears what
//! comes between two slices.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::rules::Game;
use sandgrid_app::{Errand, Order, Room, Thinker};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::clock::Timer;
use crate::listener::Listener;
use crate::page::scope;
use crate::post::{FromWorker, ToWorker};
use crate::store;

/// Listens, until it is dropped.
#[derive(Debug)]
pub struct Worker {
    _listener: Listener,
}

#[derive(Debug)]
struct Desk {
    scope: DedicatedWorkerGlobalScope,
    thinker: RefCell<Thinker>,
    /// The game for which tables were wanted last.
    last: RefCell<Option<Game>>,
    /// The game for which another table may be wanted, once this one is read.
    nearing: RefCell<Option<Game>>,
    /// When the next slice is done.
    next: RefCell<Option<Timer>>,
}

impl Worker {
    /// Begins to listen, and says so; `None` where the program runs in a page.
    #[must_use]
    pub fn serve() -> Option<Self> {
        let scope = scope()?;
        let thinker = RefCell::new(Thinker::new(Room::Own));
        let (last, nearing, next) = Default::default();
        let desk = Rc::new(Desk { scope: scope.clone(), thinker, last, nearing, next });
        let at = Rc::clone(&desk);
        let listener = Listener::new(&scope, "message", move |event: MessageEvent| {
            at.hear(&event.data().as_string().unwrap_or_default());
        });
        desk.tell(&FromWorker::Ready);
        Some(Self { _listener: listener })
    }
}

impl Desk {
    fn hear(self: &Rc<Self>, text: &str) {
        match text.parse() {
            Ok(ToWorker::Rest) => self.thinker.borrow_mut().rest(),
            Ok(ToWorker::Keep(name)) => self.keep(name),
            Ok(ToWorker::Rules(rules)) => self.fetch_for(&Game::new(rules)),
            Ok(ToWorker::Errand(errand)) => self.begin(errand),
            Err(error) => self.tell(&FromWorker::Failed(error.to_string())),
        }
    }

    fn begin(self: &Rc<Self>, errand: Errand) {
        self.tell(&FromWorker::Begun(errand.id));
        self.fetch_for(&errand.game);
        self.thinker.borrow_mut().begin(errand);
        self.arrange();
    }

    /// Fetches the next table that a game wants, and meanwhile goes on.
    fn fetch_for(self: &Rc<Self>, game: &Game) {
        self.last.replace(Some(game.clone()));
        let Some(order) = self.thinker.borrow_mut().order(game) else { return };
        let (at, game) = (Rc::clone(self), game.clone());
        spawn_local(async move {
            let bytes = store::table(&at.scope, &order).await;
            at.put(&order, bytes.as_deref());
            at.nearing.replace(Some(game));
            at.arrange();
        });
    }

    /// Fetches a table for all visits to come.
    fn keep(self: &Rc<Self>, name: String) {
        let at = Rc::clone(self);
        spawn_local(async move {
            if store::keep(&at.scope, &name).await.is_err() {
                at.tell(&FromWorker::Lacks { name, why: None });
                return;
            }
            at.thinker.borrow_mut().kept(&name);
            at.tell(&FromWorker::Kept(name));
            let game = at.last.borrow().clone();
            if let Some(game) = game {
                at.fetch_for(&game);
            }
        });
    }

    /// Puts a table where it can be read.
    fn put(&self, order: &Order, bytes: Option<&[u8]>) {
        let put = self.thinker.borrow_mut().put(order, bytes);
        let missing = bytes.is_none() && !order.optional;
        if order.optional && bytes.is_some() {
            self.tell(&FromWorker::Kept(order.name.clone()));
        }
        if missing || put.is_err() {
            self.tell(&FromWorker::Lacks { name: order.name.clone(), why: put.err() });
        }
    }

    /// Does a slice as soon as all messages have been heard.
    fn arrange(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let slice = move || {
            if let Some(desk) = weak.upgrade() {
                desk.slice();
            }
        };
        self.next.replace(Some(Timer::after(0, slice)));
    }

    fn slice(self: &Rc<Self>) {
        let reply = self.thinker.borrow_mut().step();
        if let Some(reply) = reply {
            self.tell(&FromWorker::Reply(reply));
        }
        if self.thinker.borrow().is_reading() {
            self.thinker.borrow_mut().read();
        } else if let Some(game) = self.nearing.take() {
            self.fetch_for(&game);
        }
        let thinker = self.thinker.borrow();
        if thinker.is_busy() || thinker.is_reading() || self.nearing.borrow().is_some() {
            self.arrange();
        }
    }

    fn tell(&self, what: &FromWorker) {
        // It throws for nothing that is a text.
        let _ = self.scope.post_message(&what.to_string().into());
    }
}
