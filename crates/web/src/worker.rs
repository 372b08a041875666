//! The program as a worker: it does the engine's errands, slice by slice, so that it hears what
//! comes between two slices.

use std::cell::{Cell, RefCell};
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
    /// The game for which tables are wanted.
    game: RefCell<Option<Game>>,
    /// Whether a table has come, after which another may be wanted.
    has_come: Cell<bool>,
    /// When the next slice is done.
    next: RefCell<Option<Timer>>,
}

impl Worker {
    /// Begins to listen, and says so; `None` where the program runs in a page.
    #[must_use]
    pub fn serve() -> Option<Self> {
        let scope = scope()?;
        let thinker = RefCell::new(Thinker::new(Room::Own));
        let (game, has_come, next) = Default::default();
        let desk = Rc::new(Desk { scope: scope.clone(), thinker, game, has_come, next });
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
            Ok(ToWorker::Rules(rules)) => self.near(Game::new(rules)),
            Ok(ToWorker::Errand(errand)) => self.begin(errand),
            Err(error) => self.tell(&FromWorker::Failed(error.to_string())),
        }
    }

    fn begin(self: &Rc<Self>, errand: Errand) {
        self.tell(&FromWorker::Begun(errand.id));
        self.near((*errand.game).clone());
        self.thinker.borrow_mut().begin(errand);
        self.arrange();
    }

    /// From now on fetches the tables that this game wants.
    fn near(self: &Rc<Self>, game: Game) {
        self.game.replace(Some(game));
        self.fetch();
    }

    /// Fetches the next table that the game wants, and meanwhile goes on.
    fn fetch(self: &Rc<Self>) {
        let game = self.game.borrow();
        let order = game.as_ref().and_then(|game| self.thinker.borrow_mut().order(game));
        let Some(order) = order else { return };
        let at = Rc::clone(self);
        spawn_local(async move {
            let bytes = store::table(&at.scope, &order).await;
            at.put(&order, bytes.as_deref());
            at.has_come.set(true);
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
            at.fetch();
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
        } else if self.has_come.take() {
            self.fetch();
        }
        let thinker = self.thinker.borrow();
        if thinker.is_busy() || thinker.is_reading() || self.has_come.get() {
            self.arrange();
        }
    }

    fn tell(&self, what: &FromWorker) {
        // It throws for nothing that is a text.
        let _ = self.scope.post_message(&what.to_string().into());
    }
}
