//! Who thinks for the page: the engine's program in a worker, and where none is to be had, as a
//! guest on the page itself.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use sandgrid_app::rules::Ruleset;
use sandgrid_app::{Errand, Event, Mishap, Reply};
use wasm_bindgen::JsValue;

use crate::app::App;
use crate::clock::{Timer, elapsed};
use crate::post::{FromWorker, ToWorker};
use hired::Hired;

mod hired;

/// A worker that is still at something else may finish its slice; after so many milliseconds
/// another takes its place.
const GRACE: u32 = 200;
/// A worker that says nothing for so many milliseconds is dead: no slice takes as long.
const SILENCE: u32 = 30_000;
/// After so many deaths without an answer in between, the engine comes to the page itself.
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
    /// The engine's program, ready to run, as the first worker has left it for the next.
    program: RefCell<Option<JsValue>>,
}

/// What the sitting wants to know.
#[derive(Clone, Debug)]
struct Wanted {
    errand: Errand,
    /// Since when an answer may be handed in, in milliseconds of the clock.
    due: f64,
    /// The longest that an answer waits: the clock may be set back meanwhile.
    pause: f64,
}

#[derive(Debug)]
enum Body {
    /// Nothing has been asked yet.
    Nobody,
    Somebody {
        who: Hired,
        state: State,
    },
    /// There is nobody to be had.
    Lost,
}

/// What whoever thinks is at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum State {
    Starting,
    Idle,
    Busy,
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
            program: RefCell::default(),
        })
    }

    /// Does that errand in place of the last one, and hands the answer in after so many
    /// milliseconds or later.
    pub fn ask(self: &Rc<Self>, errand: Errand, pause: u32) {
        self.is_needed.set(true);
        for mishap in self.untold.take() {
            self.tell(mishap);
        }
        let pause = f64::from(pause);
        self.pause.take();
        self.wanted.replace(Some(Wanted { errand, due: elapsed() + pause, pause }));
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
            Body::Somebody { state: State::Starting, .. } | Body::Lost => {}
            Body::Somebody { who, .. } => who.post(&ToWorker::Rules(rules)),
        }
    }

    /// Fetches a table for all visits to come.
    pub fn keep(&self, name: String) {
        match &*self.body.borrow() {
            Body::Somebody { who, state } if *state != State::Starting => {
                who.post(&ToWorker::Keep(name));
            }
            _ => self.tell(Mishap::Table { name, why: None }),
        }
    }

    /// Leaves off.
    pub fn rest(&self) {
        self.wanted.take();
        self.pause.take();
        if let Body::Somebody { who, state: State::Busy } = &*self.body.borrow() {
            self.alarm.take();
            who.post(&ToWorker::Rest);
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
            Body::Somebody { who, state } if *state != State::Starting => {
                let is_late = *state == State::Busy && who.is_dismissible();
                who.post(&ToWorker::Errand(errand));
                *state = State::Busy;
                self.expect(if is_late { GRACE } else { SILENCE });
            }
            Body::Somebody { .. } => {}
            Body::Lost => self.tell(Mishap::NobodyThinks),
        }
    }

    /// Starts a worker; where that cannot be done, the engine comes to the page.
    fn hire(self: &Rc<Self>) -> Body {
        match Hired::worker(self, self.program.borrow().as_ref()) {
            Ok(who) => {
                self.expect(SILENCE);
                Body::Somebody { who, state: State::Starting }
            }
            Err(_) => self.invite(Mishap::NoWorker),
        }
    }

    /// The engine thinks on the page from now on.
    fn invite(self: &Rc<Self>, mishap: Mishap) -> Body {
        self.tell(mishap);
        match Hired::guest(self) {
            Ok(who) => {
                self.expect(SILENCE);
                Body::Somebody { who, state: State::Starting }
            }
            Err(_) => Body::Lost,
        }
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

    /// Whoever thought is dead.
    fn bury(self: &Rc<Self>) {
        self.alarm.take();
        let (was_ready, was_worker) = match &*self.body.borrow() {
            Body::Somebody { who, state } => (*state != State::Starting, who.is_dismissible()),
            Body::Nobody | Body::Lost => return,
        };
        let deaths = self.deaths.get() + 1;
        self.deaths.set(deaths);
        let next = if !was_worker {
            self.tell(Mishap::NobodyThinks);
            Body::Lost
        } else if deaths < DEATHS {
            self.hire()
        } else {
            self.invite(if was_ready { Mishap::WorkerDied } else { Mishap::NoWorker })
        };
        self.body.replace(next);
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

    /// Takes over the program that somebody has made ready.
    fn inherit(&self, program: JsValue) {
        self.program.replace(Some(program));
    }

    fn settle(&self, to: State) {
        self.alarm.take();
        if let Body::Somebody { state, .. } = &mut *self.body.borrow_mut() {
            *state = to;
        }
    }

    /// Hands in what was said on the errand that is wanted.
    fn take(self: &Rc<Self>, reply: Reply) {
        let is_last = reply.answer.is_last();
        let left = match self.wanted.borrow().as_ref() {
            Some(wanted) if wanted.errand.id == reply.id => {
                (wanted.due - elapsed()).min(wanted.pause)
            }
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
}
