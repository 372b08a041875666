//! The page controller of every game: passes events to the session, and its effects to the page.

use core::any::Any;
use core::fmt;
use std::cell::{Cell, Ref, RefCell, RefMut};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use sandgrid_app::Language;

use crate::dom::listener::Listener;
use crate::dom::timer::{Timer, now};
use crate::platform::i18n::{self, LoadOutcome};
use crate::platform::storage;

/// A session as the controller drives it.
pub trait GameSession {
    /// An input.
    type Event;
    /// A request to the page.
    type Effect;

    /// Handles an event and returns its effects.
    fn handle(&mut self, event: Self::Event) -> Vec<Self::Effect>;

    /// Sets the current time in milliseconds since 1970.
    fn tell_time(&mut self, _now: u64) {}

    /// Changes the language.
    fn speak(&mut self, language: Language);

    /// Returns the storage keys that this window may overwrite and other windows may write, too.
    fn storage_names(&self) -> Vec<String>;

    /// Returns the entries whose changes by other windows must be read before an event.
    fn dependencies(event: &Self::Event) -> Dependencies;

    /// Returns the event of a change by another window; `None` if the entry was removed.
    fn storage_changed(name: String, text: Option<String>) -> Self::Event;

    /// Returns the event of a write that failed.
    fn storage_failed() -> Self::Event;

    /// Returns the event of a timer.
    fn timer_fired(id: u32) -> Self::Event;

    /// Returns the event of messages that could not be loaded.
    fn locale_not_loaded() -> Self::Event;
}

/// The entries that an event may overwrite.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dependencies {
    /// None.
    None,
    /// Those of [`GameSession::storage_names`].
    Own,
    /// All: any listed game may be opened.
    All,
}

/// A page: it performs the effects of a session and shows its scene.
pub trait Page: Sized + 'static {
    /// The session.
    type Session: GameSession;
    /// The properties of an event that its display depends on.
    type Cause;

    /// Returns the properties of an event.
    fn cause(event: &EventOf<Self>) -> Self::Cause;

    /// Performs the effects of an event and shows the scene. Events that arise meanwhile are queued.
    fn update(controller: &Rc<Controller<Self>>, cause: Self::Cause, effects: Vec<EffectOf<Self>>);

    /// Called when the queue is empty, and when the language has changed.
    fn settled() {}

    /// Loads the messages of a language.
    fn load_words(code: &str) -> impl Future<Output = LoadOutcome>;

    /// Shows everything in the session's new language.
    fn reword(controller: &Rc<Controller<Self>>);
}

/// The event type of a page's session.
pub type EventOf<P> = <<P as Page>::Session as GameSession>::Event;
/// The effect type of a page's session.
pub type EffectOf<P> = <<P as Page>::Session as GameSession>::Effect;

/// A page with one session.
pub struct Controller<P: Page> {
    /// The page's own parts.
    pub(crate) page: P,
    session: RefCell<P::Session>,
    queue: RefCell<VecDeque<EventOf<P>>>,
    is_busy: Cell<bool>,
    timer: RefCell<Option<Timer>>,
    attached: RefCell<Vec<Box<dyn Any>>>,
}

impl<P: Page> fmt::Debug for Controller<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Controller")
    }
}

impl<P: Page> Controller<P> {
    /// Creates the controller, and the page from a handle to it; nothing is shown yet.
    pub(crate) fn new(session: P::Session, page: impl FnOnce(&Weak<Self>) -> P) -> Rc<Self> {
        Rc::new_cyclic(|controller| Self {
            page: page(controller),
            session: RefCell::new(session),
            queue: RefCell::default(),
            is_busy: Cell::default(),
            timer: RefCell::default(),
            attached: RefCell::default(),
        })
    }

    /// Keeps a listener or an observer of the page until the controller is dropped.
    pub(crate) fn attach(&self, guard: impl Any) {
        self.attached.borrow_mut().push(Box::new(guard));
    }

    /// Borrows the session.
    pub fn session(&self) -> Ref<'_, P::Session> {
        self.session.borrow()
    }

    pub(crate) fn session_mut(&self) -> RefMut<'_, P::Session> {
        self.session.borrow_mut()
    }

    /// Passes an event to the session and shows the result.
    ///
    /// An event that arises during the update, for example from a moved focus, is queued.
    pub fn dispatch(self: &Rc<Self>, event: EventOf<P>) {
        self.enqueue(event);
        self.process_queue();
    }

    /// Handles all queued events, unless an update is under way, which does so.
    pub(crate) fn process_queue(self: &Rc<Self>) {
        if self.is_busy.replace(true) {
            return;
        }
        while let Some((cause, effects)) = self.handle_next() {
            P::update(self, cause, effects);
        }
        self.is_busy.set(false);
        P::settled();
    }

    /// Queues an event until the next one is dispatched.
    pub(crate) fn enqueue(&self, event: EventOf<P>) {
        self.queue.borrow_mut().push_back(event);
    }

    /// Passes the next event to the session, unless a caller borrows it.
    fn handle_next(&self) -> Option<(P::Cause, Vec<EffectOf<P>>)> {
        let mut session = self.session.try_borrow_mut().ok()?;
        let event = self.queue.borrow_mut().pop_front()?;
        session.tell_time(now());
        let mut effects = read_missed_changes(&mut *session, P::Session::dependencies(&event));
        let cause = P::cause(&event);
        effects.extend(session.handle(event));
        Some((cause, effects))
    }

    /// Loads what other windows have saved; returns the effects.
    pub(crate) fn read_missed_changes(&self) -> Vec<EffectOf<P>> {
        read_missed_changes(&mut *self.session_mut(), Dependencies::Own)
    }

    /// Saves a text, or removes it with `None`; returns whether that is done. A failure is queued as an event.
    pub(crate) fn save(&self, batch: &mut storage::Batch, name: &str, text: Option<&str>) -> bool {
        let is_done = batch.write(name, text);
        if !is_done {
            self.enqueue(P::Session::storage_failed());
        }
        is_done
    }

    /// Starts a timer in place of the last one; it sends its id to the session.
    pub(crate) fn start_timer(self: &Rc<Self>, id: u32, pause: u32) {
        let weak = Rc::downgrade(self);
        let timer = Timer::after(pause, move || {
            if let Some(controller) = weak.upgrade() {
                controller.dispatch(P::Session::timer_fired(id));
            }
        });
        self.timer.replace(Some(timer));
    }

    /// Listens for changes of the storage by other windows.
    pub(crate) fn listen_to_storage(self: &Rc<Self>) -> [Listener; 2] {
        let weak = Rc::downgrade(self);
        storage::listen(move |name, text| {
            if let Some(controller) = weak.upgrade() {
                controller.dispatch(P::Session::storage_changed(name, text));
            }
        })
    }

    /// Switches the page to the language of that code; reports a warning if its messages cannot be loaded.
    pub async fn speak(self: &Rc<Self>, code: &str) {
        if self.turn_to(code).await == LoadOutcome::Failed {
            self.dispatch(P::Session::locale_not_loaded());
        }
    }

    /// Switches the language like [`Controller::speak`], but leaves the warning to the caller.
    pub async fn turn_to(self: &Rc<Self>, code: &str) -> LoadOutcome {
        let outcome = P::load_words(code).await;
        if outcome == LoadOutcome::Loaded {
            self.session_mut().speak(i18n::current());
            P::reword(self);
            P::settled();
        }
        outcome
    }
}

/// Loads what other windows have saved before an event is handled that could overwrite it.
fn read_missed_changes<S: GameSession>(session: &mut S, of: Dependencies) -> Vec<S::Effect> {
    let news = match of {
        Dependencies::None => return Vec::new(),
        Dependencies::Own => storage::unseen_changes(session.storage_names()),
        Dependencies::All => storage::all_unseen_changes(),
    };
    let changes = news.into_iter().map(|(name, text)| S::storage_changed(name, Some(text)));
    changes.flat_map(|change| session.handle(change)).collect()
}

/// Returns a function that dispatches events to a controller while it exists.
pub(crate) fn event_sink<P: Page, E>(
    controller: &Weak<Controller<P>>,
    translate: impl Fn(E) -> Option<EventOf<P>> + 'static,
) -> impl Fn(E) + 'static {
    let controller = Weak::clone(controller);
    move |event| {
        if let (Some(controller), Some(event)) = (controller.upgrade(), translate(event)) {
            controller.dispatch(event);
        }
    }
}
