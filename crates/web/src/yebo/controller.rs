//! Yebo's page controller: passes events to the session, and its effects and scene to the page.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use sandgrid_app::Language;
use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{LetterKeys, SeatPlan, YeboEffect, YeboEvent, YeboScene, YeboSession};
use web_sys::{Element, HtmlElement};

use super::ai_client::{AiClient, AiProtocol};
use super::animation::TileAnimation;
use super::events::YeboHostEvents;
use super::hand_view::HandView;
use super::live_region::LiveRegion;
use super::queries::Offers;
use super::{score_sheet, sound, table_view};
use crate::canvas::theme;
use crate::dom::document::{document, element, mark};
use crate::dom::listener::Listener;
use crate::dom::random;
use crate::dom::timer::Timer;
use crate::dom::timer::now;
use crate::platform::audio::Sound;
use crate::platform::i18n::LoadOutcome;
use crate::platform::{durable, i18n, storage};
use crate::shell::dialog;
use crate::worker::client::ClientEvent;

/// The prefix of the storage names of games.
const GAME: &str = "yebo";

/// A page with one session.
#[derive(Debug)]
pub(super) struct YeboController {
    pub(super) hand_view: HandView,
    pub(super) offers: Offers,
    /// Whether the last press was by key: then the focus always moves to an element.
    pub(super) by_keys: Cell<bool>,
    session: RefCell<YeboSession>,
    shown: RefCell<Option<YeboScene>>,
    queue: RefCell<VecDeque<YeboEvent>>,
    ai_client: Rc<AiClient>,
    live_region: LiveRegion,
    sound: Sound,
    animation: TileAnimation,
    host_events: YeboHostEvents,
    reminder: RefCell<Option<Timer>>,
    listeners: RefCell<Vec<Listener>>,
}

impl YeboController {
    /// Creates the controller with a session, and nothing on the page yet.
    pub(super) fn new(session: YeboSession) -> Rc<Self> {
        Rc::new_cyclic(|controller: &Weak<Self>| Self {
            hand_view: HandView::default(),
            offers: Offers::default(),
            by_keys: Cell::default(),
            session: RefCell::new(session),
            shown: RefCell::default(),
            queue: RefCell::default(),
            ai_client: AiClient::new(event_sink(controller)),
            live_region: LiveRegion::default(),
            sound: Sound::new(),
            animation: TileAnimation::new(),
            host_events: YeboHostEvents::new(),
            reminder: RefCell::default(),
            listeners: RefCell::default(),
        })
    }

    /// Keeps listeners of the page until the controller is dropped.
    pub(super) fn attach(&self, listeners: impl IntoIterator<Item = Listener>) {
        self.listeners.borrow_mut().extend(listeners);
    }

    /// Continues the last game, or begins one. `lines` follow the stored settings.
    pub(super) fn load_stored(self: &Rc<Self>, lines: &str) {
        let is_game = |(name, _): &(String, _)| name.starts_with(GAME);
        let (games, others): (Vec<_>, Vec<_>) = storage::all().into_iter().partition(is_game);
        // The settings come first, since they change the page's look and sound.
        self.dispatch(YeboEvent::StorageLoaded(others));
        self.dispatch(YeboEvent::SetSettings(self.settings() + lines));
        if games.is_empty() {
            self.begin();
        } else {
            self.dispatch(YeboEvent::StorageLoaded(games));
        }
    }

    /// Returns whether the game on the table is saved on this device.
    pub(super) fn is_kept(&self) -> bool {
        let [game, ..] = self.session.borrow().storage_names();
        storage::read(&game).is_some()
    }

    /// Follows changes of the system's colours, and printing.
    pub(super) fn follow_colours(self: &Rc<Self>) -> Vec<Listener> {
        let weak = Rc::downgrade(self);
        theme::watch(move || {
            if let Some(controller) = weak.upgrade() {
                theme::dress(controller.session.borrow().settings().0);
            }
        })
    }

    /// Listens for changes of the storage by other windows.
    pub(super) fn listen_to_storage(self: &Rc<Self>) -> [Listener; 2] {
        let weak = Rc::downgrade(self);
        storage::listen(move |name, text| {
            if let Some(controller) = weak.upgrade() {
                controller.dispatch(storage_changed(name, text));
            }
        })
    }

    fn begin(self: &Rc<Self>) {
        let effects = self.session.borrow_mut().open();
        self.perform(effects);
        self.show();
    }

    /// Passes an event to the session and shows the result. An event that arises during the update is queued.
    pub(super) fn dispatch(self: &Rc<Self>, event: YeboEvent) {
        self.queue.borrow_mut().push_back(event);
        loop {
            let Ok(mut session) = self.session.try_borrow_mut() else { return };
            let Some(event) = self.queue.borrow_mut().pop_front() else { return };
            let news = match event {
                // Any listed game may be opened.
                YeboEvent::Open(_) | YeboEvent::Load(_) => storage::all_unseen_changes(),
                _ => storage::unseen_changes(session.storage_names()),
            };
            let mut effects = read_missed_changes(&mut session, news);
            let dresses = matches!(
                event,
                YeboEvent::SetSettings(_)
                    | YeboEvent::StorageLoaded(_)
                    | YeboEvent::StorageChanged { .. }
            );
            effects.extend(session.handle(event));
            if dresses {
                theme::dress(session.settings().0);
            }
            drop(session);
            self.perform(effects);
            self.show();
        }
    }

    fn perform(self: &Rc<Self>, effects: Vec<YeboEffect>) {
        let mut is_full = false;
        for effect in effects {
            self.host_events.hear(&effect, &self.session.borrow());
            match effect {
                YeboEffect::Silence => self.live_region.clear(),
                YeboEffect::Say(text) => self.live_region.say(text),
                YeboEffect::Alert(text) => self.live_region.alert(&text),
                // A text that could not be moved stays in its place.
                YeboEffect::Save { name, text: None } if is_full => {
                    storage::quarantine_before_write(&name);
                }
                YeboEffect::Save { name, text } => {
                    is_full |= storage::write(&name, text.as_deref()).is_err();
                    if !is_full && storage::is_enabled() && name.starts_with(GAME) {
                        durable::ask();
                    }
                }
                YeboEffect::QuarantineFirst(name) => storage::quarantine_before_write(&name),
                YeboEffect::Ask { question, pause } => self.ai_client.ask(question, pause),
                YeboEffect::CancelRequest => self.ai_client.cancel(),
                YeboEffect::StartTimer { id, pause } => self.start_timer(id, pause),
                YeboEffect::Sound(cue) => {
                    let session = self.session.borrow();
                    let settings = session.settings().0;
                    if !settings.mute {
                        sound::play(&self.sound, cue, settings.volume);
                    }
                }
                YeboEffect::Turn(_)
                | YeboEffect::Begun
                | YeboEffect::Played { .. }
                | YeboEffect::Scored { .. }
                | YeboEffect::TakenBack => {}
            }
        }
        if is_full {
            self.dispatch(YeboEvent::StorageFailed);
        }
    }

    fn start_timer(self: &Rc<Self>, id: u32, pause: u32) {
        let weak = Rc::downgrade(self);
        let timer = Timer::after(pause, move || {
            if let Some(controller) = weak.upgrade() {
                controller.dispatch(YeboEvent::TimerFired(id));
            }
        });
        self.reminder.replace(Some(timer));
    }

    /// Disables the button of the hand's present order.
    fn show_order(&self) {
        let order = self.setting("yebo-sort");
        for name in ["suit", "number"] {
            let button = document().query_selector(&format!("[data-sort={name}]")).ok().flatten();
            if let Some(button) = button {
                mark(&button, "aria-disabled", if order == name { "true" } else { "false" });
            }
        }
    }

    /// Shows the present scene.
    fn show(&self) {
        let scene = self.session.borrow().scene();
        let before = self.shown.take();
        let felt: Element = element("felt");
        let had_focus = felt.contains(document().active_element().as_deref());
        if scene.hand.is_none() {
            // Another person may look now.
            self.animation.end();
        }
        if before.as_ref() != Some(&scene) {
            let leaving = TileAnimation::leaving(before.as_ref(), &scene);
            table_view::show(before.as_ref(), &scene);
            score_sheet::show(before.as_ref(), &scene);
            self.offers.show(before.as_ref(), &scene);
            self.hand_view.show(&scene);
            self.animation.depart(leaving);
        }
        self.show_order();
        if !scene.scored {
            self.animation.forget();
        }
        if scene.scored && before.as_ref().is_none_or(|before| !before.scored) {
            score_sheet::come();
            self.animation.after(score_sheet::open);
        } else if had_focus || self.by_keys.get() && !dialog::is_any_open() {
            self.find_focus();
        }
        self.host_events.follow(&self.session.borrow(), &scene);
        self.shown.replace(Some(scene));
    }

    /// Runs a query on the session.
    pub(super) fn with_session<T>(&self, ask: impl FnOnce(&YeboSession) -> T) -> T {
        ask(&self.session.borrow())
    }

    /// Returns whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.with_session(|session| session.outline().winners.is_some())
    }

    /// Returns all settings, as they are stored.
    pub(super) fn settings(&self) -> String {
        let session = self.session.borrow();
        let (settings, prefs) = session.settings();
        prefs.write(&settings.to_string())
    }

    /// Moves the keyboard focus to an action if the focused element is gone, or to the prompt while there is no
    /// action.
    pub(super) fn find_focus(&self) {
        let place: HtmlElement = element("asking");
        let active = document().active_element();
        // A press with the mouse has put the focus there.
        let waits = self.by_keys.get()
            && active.as_ref().is_some_and(|active| place.is_same_node(Some(active)));
        // When a dialog closes, its button keeps the focus for a moment.
        let is_gone = |active: &Element| {
            active.tag_name() == "BODY" || active.closest("dialog:not([open])") != Ok(None)
        };
        let is_lost = active.as_ref().is_none_or(is_gone);
        if !is_lost && !waits {
            return;
        }
        let is_found = Offers::focus() || self.hand_view.focus();
        if is_lost && !is_found {
            // `focus` does not throw for these arguments.
            let _ = place.focus();
        }
    }

    /// Returns the game's record.
    pub(super) fn record(&self) -> String {
        self.session.borrow().record()
    }

    /// Returns the progress in the lesson, in words.
    pub(super) fn lesson_words(&self) -> String {
        self.session.borrow().lesson_words()
    }

    /// Starts the lesson, and moves the focus to the table.
    pub(super) fn learn(self: &Rc<Self>) {
        dialog::close_all();
        self.dispatch(YeboEvent::Learn);
        if !Offers::focus() {
            self.hand_view.focus();
        }
    }

    /// Returns the players, and the house rules.
    pub(super) fn company(&self) -> (SeatPlan, HouseRules) {
        let session = self.session.borrow();
        (session.company().clone(), session.house())
    }

    pub(super) fn language(&self) -> Language {
        self.session.borrow().language()
    }

    /// Returns the value of a setting, as it is stored.
    pub(super) fn setting(&self, name: &str) -> String {
        let session = self.session.borrow();
        let (settings, prefs) = session.settings();
        if name.starts_with("yebo-") { prefs.value(name) } else { settings.value(name) }
    }

    pub(super) fn hears_letters(&self) -> bool {
        self.session.borrow().settings().1.keys == LetterKeys::On
    }

    /// Changes a setting.
    pub(super) fn set_setting(self: &Rc<Self>, name: &str, value: &str) {
        // All settings are saved together, and another window may have changed one.
        let news = storage::unseen_changes(self.session.borrow().storage_names());
        let effects = read_missed_changes(&mut self.session.borrow_mut(), news);
        self.perform(effects);
        let (mut settings, mut prefs) = {
            let session = self.session.borrow();
            (session.settings().0.clone(), session.settings().1)
        };
        if prefs.put(name, value) || settings.put(name, value) {
            self.dispatch(YeboEvent::SetSettings(prefs.write(&settings.to_string())));
        }
    }

    /// Switches to the language of the settings.
    pub(super) async fn speak(self: Rc<Self>) {
        let code = self.session.borrow().settings().0.language.clone();
        self.speak_as(&code.unwrap_or_else(i18n::preferred)).await;
    }

    /// Switches to the language of that code; shows a warning if its messages cannot be loaded.
    pub(super) async fn speak_as(self: Rc<Self>, code: &str) {
        if self.turn_to(code).await == LoadOutcome::Failed {
            self.dispatch(YeboEvent::LocaleNotLoaded);
        }
    }

    /// Switches the language like [`Self::speak_as`], but leaves the warning to the caller.
    pub(super) async fn turn_to(&self, code: &str) -> LoadOutcome {
        let wish = i18n::speak_yebo(code).await;
        if wish == LoadOutcome::Loaded {
            self.session.borrow_mut().speak(i18n::current());
            self.shown.take();
            self.show();
        }
        wish
    }

    /// Updates the host events.
    pub(super) fn follow(&self) {
        let session = self.session.borrow();
        self.host_events.follow(&session, &session.scene());
    }
}

/// Returns a function that dispatches events to the controller while it exists.
fn event_sink(controller: &Weak<YeboController>) -> impl Fn(ClientEvent<AiProtocol>) + 'static {
    let controller = Weak::clone(controller);
    move |event| {
        if let (Some(controller), Some(event)) = (controller.upgrade(), event.into_event()) {
            controller.dispatch(event);
        }
    }
}

/// Loads what other windows have saved before anything overwrites it.
fn read_missed_changes(session: &mut YeboSession, news: Vec<(String, String)>) -> Vec<YeboEffect> {
    let heard = news.into_iter().map(|(name, text)| storage_changed(name, Some(text)));
    heard.flat_map(|news| session.handle(news)).collect()
}

/// Returns the event of a change by another window.
fn storage_changed(name: String, text: Option<String>) -> YeboEvent {
    // Two windows may handle the same change at once, so the id is random in its low bits.
    let number = now() << 16 | random::seed() & 0xffff;
    YeboEvent::StorageChanged { name, text, number }
}
