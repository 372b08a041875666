//! Who thinks for the page: a worker, and where none is to be had, the page itself.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use js_sys::{Date, Object, Reflect};
use sandgrid_app::rules::Ruleset;
use sandgrid_app::{Errand, Event, Mishap, Reply, Room, Thinker};
use wasm_bindgen::JsValue;
use web_sys::{Element, ErrorEvent, MessageEvent, WorkerOptions, WorkerType};

use crate::app::App;
use crate::clock::Timer;
use crate::listener::Listener;
use crate::page::document;
use crate::post::{FromWorker, ToWorker};

/// A worker that is still at something else may finish its slice; after so many milliseconds
/// another takes its place.
const GRACE: u32 = 200;
/// A worker that says nothing for so many milliseconds is dead: no slice takes as long.
const SILENCE: u32 = 30_000;
/// After so many deaths without an answer in between, the page thinks by itself.
const DEATHS: u8 = 2;

/// Does the sitting's errands, one at a time.
#[derive(Debug)]
pub struct Mind {
    app: Weak<App>,
    body: RefCell<Body>,
    wanted: RefCell<Option<Wanted>>,
    rules: Cell<Option<&'static Ruleset>>,
    deaths: Cell<u8>,
    /// Whether anything has been asked yet. Until then nobody needs to know what went wrong.
    is_needed: Cell<bool>,
    untold: RefCell<Vec<Mishap>>,
    /// What is waited for: a sign of life, or the time to hand an answer in.
    alarm: RefCell<Option<Timer>>,
    pause: RefCell<Option<Timer>>,
}

/// What the sitting wants to know.
#[derive(Clone, Debug)]
struct Wanted {
    errand: Errand,
    /// Since when an answer may be handed in, in milliseconds of the clock.
    due: f64,
}

#[derive(Debug)]
enum Body {
    /// Nothing has been asked yet.
    Nobody,
    Worker {
        worker: Hired,
        state: State,
    },
    /// There is no worker to be had.
    Page {
        thinker: Box<Thinker>,
        next: Option<Timer>,
    },
}

/// What a worker is at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum State {
    Starting,
    Idle,
    Busy,
}

/// A worker; dropped, it is dismissed at once, whatever it is at.
#[derive(Debug)]
struct Hired {
    worker: web_sys::Worker,
    _listeners: [Listener; 2],
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Mind {
    /// Somebody who has not been asked anything yet; it costs nothing as long as that is so.
    #[must_use]
    pub fn new(app: Weak<App>) -> Rc<Self> {
        Rc::new(Self {
            app,
            body: RefCell::new(Body::Nobody),
            wanted: RefCell::default(),
            rules: Cell::default(),
            deaths: Cell::default(),
            is_needed: Cell::default(),
            untold: RefCell::default(),
            alarm: RefCell::default(),
            pause: RefCell::default(),
        })
    }

    /// Does that errand in place of the last one, and hands the answer in after so many
    /// milliseconds or later.
    pub fn ask(self: &Rc<Self>, errand: Errand, pause: u32) {
        self.is_needed.set(true);
        for mishap in self.untold.take() {
            self.tell(mishap);
        }
        let due = Date::now() + f64::from(pause);
        self.pause.take();
        self.wanted.replace(Some(Wanted { errand, due }));
        self.send();
    }

    /// Gets ready for a game by those rules, so that the first answer does not take longer.
    pub fn prepare(self: &Rc<Self>, rules: &'static Ruleset) {
        if self.rules.get() == Some(rules) {
            return;
        }
        self.rules.set(Some(rules));
        self.take_up(rules);
    }

    fn take_up(self: &Rc<Self>, rules: &'static Ruleset) {
        let body = &mut *self.body.borrow_mut();
        match body {
            Body::Nobody => *body = self.hire(),
            Body::Worker { state: State::Starting, .. } | Body::Page { .. } => {}
            Body::Worker { worker, .. } => worker.post(&ToWorker::Rules(rules)),
        }
    }

    /// Fetches a table for all visits to come; only a worker can.
    pub fn keep(&self, name: String) {
        match &*self.body.borrow() {
            Body::Worker { worker, state } if *state != State::Starting => {
                worker.post(&ToWorker::Keep(name));
            }
            _ => self.tell(Mishap::Table { name, why: None }),
        }
    }

    /// Leaves off.
    pub fn rest(&self) {
        self.wanted.take();
        self.pause.take();
        match &mut *self.body.borrow_mut() {
            Body::Worker { worker, state: State::Busy } => {
                self.alarm.take();
                worker.post(&ToWorker::Rest);
            }
            Body::Worker { .. } | Body::Nobody => {}
            Body::Page { thinker, next } => {
                thinker.rest();
                next.take();
            }
        }
    }

    /// Tells what is wanted to whoever does it.
    fn send(self: &Rc<Self>) {
        let Some(errand) = self.wanted.borrow().as_ref().map(|wanted| wanted.errand.clone()) else {
            return;
        };
        let body = &mut *self.body.borrow_mut();
        match body {
            Body::Nobody => *body = self.hire(),
            Body::Worker { worker, state } if *state != State::Starting => {
                let patience = if *state == State::Busy { GRACE } else { SILENCE };
                worker.post(&ToWorker::Errand(errand));
                *state = State::Busy;
                self.expect(patience);
            }
            Body::Worker { .. } | Body::Page { .. } => {}
        }
        if let Body::Page { thinker, next } = body {
            let wanted = self.wanted.borrow();
            if let Some(wanted) = wanted.as_ref() {
                thinker.begin(wanted.errand.clone());
                *next = Some(self.next_slice());
            }
        }
    }

    /// Starts a worker; where that cannot be done, the page thinks by itself.
    fn hire(self: &Rc<Self>) -> Body {
        match Hired::start(self) {
            Ok(worker) => {
                self.expect(SILENCE);
                Body::Worker { worker, state: State::Starting }
            }
            Err(_) => self.move_in(Mishap::NoWorker),
        }
    }

    /// The page thinks by itself from now on.
    fn move_in(&self, mishap: Mishap) -> Body {
        self.tell(mishap);
        Body::Page { thinker: Box::new(Thinker::new(Room::Shared)), next: None }
    }

    /// Waits so long for a sign of life.
    fn expect(self: &Rc<Self>, patience: u32) {
        let weak = Rc::downgrade(self);
        let alarm = Timer::after(patience, move || {
            if let Some(mind) = weak.upgrade() {
                mind.lose_patience(patience);
            }
        });
        self.alarm.replace(Some(alarm));
    }

    /// A worker is dismissed that does not answer. One that is only busy with what nobody wants any
    /// more is not to blame.
    fn lose_patience(self: &Rc<Self>, patience: u32) {
        if patience == GRACE {
            let hired = self.hire();
            self.body.replace(hired);
        } else {
            self.bury();
        }
    }

    /// The worker is dead.
    fn bury(self: &Rc<Self>) {
        self.alarm.take();
        let was_ready = match &*self.body.borrow() {
            Body::Worker { state, .. } => *state != State::Starting,
            Body::Nobody | Body::Page { .. } => return,
        };
        let deaths = self.deaths.get() + 1;
        self.deaths.set(deaths);
        let next = if deaths < DEATHS {
            self.hire()
        } else {
            self.move_in(if was_ready { Mishap::WorkerDied } else { Mishap::NoWorker })
        };
        let is_page = matches!(next, Body::Page { .. });
        self.body.replace(next);
        if is_page {
            self.send();
        }
    }

    fn hear(self: &Rc<Self>, text: &str) {
        match text.parse() {
            Ok(FromWorker::Ready) => {
                self.settle(State::Idle);
                if let Some(rules) = self.rules.get() {
                    self.take_up(rules);
                }
                self.send();
            }
            Ok(FromWorker::Kept(name)) => self.hand_in(Event::TableKept(name)),
            Ok(FromWorker::Lacks { name, why }) => {
                self.tell(Mishap::Table { name, why });
            }
            Ok(FromWorker::Begun(_)) => self.expect(SILENCE),
            Ok(FromWorker::Reply(reply)) => self.take(reply),
            Ok(FromWorker::Failed(_)) | Err(_) => self.bury(),
        }
    }

    fn settle(&self, to: State) {
        self.alarm.take();
        if let Body::Worker { state, .. } = &mut *self.body.borrow_mut() {
            *state = to;
        }
    }

    /// Hands in what was said on the errand that is wanted.
    fn take(self: &Rc<Self>, reply: Reply) {
        let is_last = reply.answer.is_last();
        let due = match self.wanted.borrow().as_ref() {
            Some(wanted) if wanted.errand.id == reply.id => wanted.due,
            // On an old one: the worker has not come to the new one yet.
            _ => return,
        };
        if is_last {
            self.deaths.set(0);
            self.settle(State::Idle);
            self.wanted.take();
        } else {
            self.expect(SILENCE);
        }
        let left = due - Date::now();
        if left < 1.0 {
            self.hand_in(Event::Replied(reply));
        } else {
            let weak = Rc::downgrade(self);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a pause")]
            let pause = Timer::after(left as u32, move || {
                if let Some(mind) = weak.upgrade() {
                    mind.hand_in(Event::Replied(reply));
                }
            });
            self.pause.replace(Some(pause));
        }
    }

    /// Tells the sitting what went wrong, once it concerns anybody.
    fn tell(&self, mishap: Mishap) {
        if self.is_needed.get() {
            self.hand_in(Event::Mishap(mishap));
        } else {
            self.untold.borrow_mut().push(mishap);
        }
    }

    fn hand_in(&self, event: Event) {
        if let Some(app) = self.app.upgrade() {
            app.dispatch(event);
        }
    }

    /// On the page, a slice is done between two pictures.
    fn next_slice(self: &Rc<Self>) -> Timer {
        let weak = Rc::downgrade(self);
        Timer::after(BETWEEN, move || {
            if let Some(mind) = weak.upgrade() {
                mind.slice();
            }
        })
    }

    fn slice(self: &Rc<Self>) {
        let reply = match &mut *self.body.borrow_mut() {
            Body::Page { thinker, next } => {
                let reply = thinker.step();
                *next = thinker.is_busy().then(|| self.next_slice());
                reply
            }
            _ => None,
        };
        if let Some(reply) = reply {
            self.take(reply);
        }
    }
}

/// Milliseconds from slice to slice on the page, so that pictures and presses come in between.
const BETWEEN: u32 = 16;

impl Hired {
    fn start(mind: &Rc<Mind>) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options("worker.js", &options)?;
        let weak = Rc::downgrade(mind);
        let heard = Listener::new(&worker, "message", move |event: MessageEvent| {
            if let Some(mind) = weak.upgrade() {
                mind.hear(&event.data().as_string().unwrap_or_default());
            }
        });
        let weak = Rc::downgrade(mind);
        let died = Listener::new(&worker, "error", move |event: ErrorEvent| {
            event.prevent_default();
            if let Some(mind) = weak.upgrade() {
                mind.bury();
            }
        });
        let hired = Self { worker, _listeners: [heard, died] };
        let program = Object::new();
        Reflect::set(&program, &"glue".into(), &glue()?.into())?;
        Reflect::set(&program, &"module".into(), &wasm_bindgen::module())?;
        hired.worker.post_message(&program)?;
        Ok(hired)
    }

    fn post(&self, what: &ToWorker) {
        // It throws for nothing that is a text.
        let _ = self.worker.post_message(&what.to_string().into());
    }
}

/// Where the program lies that this is; the bundler names it in the page's head.
fn glue() -> Result<String, JsValue> {
    let link: Option<Element> = document().query_selector("link[rel=modulepreload]")?;
    let href = link.map(|link| Reflect::get(&link, &"href".into())).transpose()?;
    href.and_then(|href| href.as_string()).ok_or(JsValue::NULL)
}
