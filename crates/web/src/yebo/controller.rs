//! Yebo's page controller: passes events to the session, and its effects and scene to the page.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{
    LetterKeys, SeatPlan, TableCommand, YeboEffect, YeboEvent, YeboScene, YeboSession,
};
use sandgrid_app::{Controls, Language};
use web_sys::{Element, HtmlElement};

use super::ai_client::{AiClient, AiProtocol};
use super::animation::TileAnimation;
use super::announcer::Announcer;
use super::call_view::CallView;
use super::events;
use super::hand_view::HandView;
use super::moments::{self, Moments};
use super::queries::Offers;
use super::{count_view, log_view, open_lesson, score_sheet, sound, table_view};
use crate::canvas::theme;
use crate::dom::document::{document, element, is_focus_lost, mark};
use crate::dom::listener::Listener;
use crate::dom::random;
use crate::dom::timer::now;
use crate::embed;
use crate::embed::counted_game::CountedGame;
use crate::embed::events::HostEvents;
use crate::platform::audio::Sound;
use crate::platform::i18n::LoadOutcome;
use crate::platform::{durable, i18n, storage};
use crate::shell::controller::{Controller, Dependencies, GameSession, Page};
use crate::shell::dialog;
use crate::worker::client::ClientEvent;

/// The prefix of the storage names of games.
const GAME: &str = "yebo";

/// The controller of Yebo's page.
pub(super) type YeboController = Controller<YeboPage>;

/// Yebo's page.
#[derive(Debug)]
pub(super) struct YeboPage {
    pub(super) hand_view: HandView,
    pub(super) offers: Offers,
    /// Whether the last press was by key: then the focus always moves to an element.
    pub(super) by_keys: Cell<bool>,
    shown: RefCell<Option<YeboScene>>,
    ai_client: Rc<AiClient>,
    announcer: Announcer,
    sound: Sound,
    animation: Rc<TileAnimation>,
    moments: Moments,
    calls: CallView,
    host_events: RefCell<HostEvents<YeboPage>>,
    counted: RefCell<CountedGame>,
    /// The act of a computer, while a dialog is open.
    held: RefCell<Option<YeboEvent>>,
    /// The value of the setting of the language that was followed last; `None` before the first event.
    pub(super) language: RefCell<Option<String>>,
}

/// Whether an event may change the page's theme.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Theming {
    Unchanged,
    Changed,
}

/// Returns a function that dispatches the acts of computers while the controller exists.
fn act_sink(controller: &Weak<YeboController>) -> impl Fn(ClientEvent<AiProtocol>) + 'static {
    let controller = Weak::clone(controller);
    move |event| {
        if let (Some(controller), Some(event)) = (controller.upgrade(), event.into_event()) {
            controller.receive(event);
        }
    }
}

impl GameSession for YeboSession {
    type Event = YeboEvent;
    type Effect = YeboEffect;

    fn handle(&mut self, event: YeboEvent) -> Vec<YeboEffect> {
        Self::handle(self, event)
    }

    fn speak(&mut self, language: Language) {
        Self::speak(self, language);
    }

    fn storage_names(&self) -> Vec<String> {
        Self::storage_names(self).into()
    }

    fn dependencies(event: &YeboEvent) -> Dependencies {
        match event {
            YeboEvent::Open(_) | YeboEvent::Load(_) => Dependencies::All,
            _ => Dependencies::Own,
        }
    }

    fn storage_changed(name: String, text: Option<String>) -> YeboEvent {
        // Two windows may handle the same change at once, so the id is random in its low bits.
        let number = now() << 16 | random::seed() & 0xffff;
        YeboEvent::StorageChanged { name, text, number }
    }

    fn storage_failed() -> YeboEvent {
        YeboEvent::StorageFailed
    }

    fn timer_fired(id: u32) -> YeboEvent {
        YeboEvent::TimerFired(id)
    }

    fn locale_not_loaded() -> YeboEvent {
        YeboEvent::LocaleNotLoaded
    }
}

impl Page for YeboPage {
    type Session = YeboSession;
    type Cause = Theming;

    fn cause(event: &YeboEvent) -> Theming {
        match event {
            YeboEvent::SetSettings(_)
            | YeboEvent::StorageLoaded(_)
            | YeboEvent::StorageChanged { .. } => Theming::Changed,
            _ => Theming::Unchanged,
        }
    }

    fn update(controller: &Rc<YeboController>, cause: Theming, effects: Vec<YeboEffect>) {
        if cause == Theming::Changed {
            controller.retheme();
        }
        controller.perform(effects);
        controller.show();
        controller.follow_language();
    }

    async fn load_words(code: &str) -> LoadOutcome {
        i18n::speak_yebo(code).await
    }

    fn reword(controller: &Rc<YeboController>) {
        controller.page.shown.take();
        controller.page.announcer.clear();
        controller.show();
    }
}

impl YeboController {
    /// Creates the controller with a session, and nothing on the page yet.
    pub(super) fn of(session: YeboSession) -> Rc<Self> {
        Self::new(session, |controller| YeboPage {
            hand_view: HandView::default(),
            offers: Offers::default(),
            by_keys: Cell::default(),
            shown: RefCell::default(),
            ai_client: AiClient::new(act_sink(controller)),
            announcer: Announcer::new(),
            sound: Sound::new(),
            animation: Rc::new(TileAnimation::new()),
            moments: Moments::new(),
            calls: CallView::new(),
            host_events: RefCell::default(),
            counted: RefCell::default(),
            held: RefCell::default(),
            language: RefCell::default(),
        })
    }

    /// Dispatches the act of a computer, once no dialog covers the table.
    fn receive(self: &Rc<Self>, event: YeboEvent) {
        if dialog::is_any_open() {
            self.page.held.replace(Some(event));
        } else {
            self.dispatch(event);
        }
    }

    /// Dispatches what has waited for a dialog, if no other one is open.
    pub(super) fn release(self: &Rc<Self>) {
        if dialog::is_any_open() {
            return;
        }
        if let Some(event) = self.page.held.take() {
            self.dispatch(event);
        }
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
        let [game, ..] = YeboSession::storage_names(&self.session());
        storage::read(&game).is_some()
    }

    /// Applies the page's changed colours.
    pub(super) fn retheme(&self) {
        theme::dress(self.session().settings().0);
    }

    /// Follows changes of the system's colours, and printing.
    pub(super) fn follow_colours(self: &Rc<Self>) -> Vec<Listener> {
        let weak = Rc::downgrade(self);
        theme::watch(move || {
            if let Some(controller) = weak.upgrade() {
                controller.retheme();
            }
        })
    }

    fn begin(self: &Rc<Self>) {
        let effects = self.session_mut().open();
        self.perform(effects);
        if embed::options().controls() == Controls::None {
            // A bare table asks nothing besides the game.
            let effects = self.session_mut().handle(YeboEvent::Do(TableCommand::Begin));
            self.perform(effects);
        }
        self.show();
        self.process_queue();
    }

    fn perform(self: &Rc<Self>, effects: Vec<YeboEffect>) {
        let mut batch = storage::Batch::default();
        for effect in effects {
            events::report(&mut self.page.host_events.borrow_mut(), &effect, &self.session());
            events::count(&mut self.page.counted.borrow_mut(), &effect, &self.session());
            match effect {
                YeboEffect::Silence => self.page.announcer.clear(),
                YeboEffect::Say(text) => self.page.announcer.say(text),
                YeboEffect::Alert(text) => self.page.announcer.alert(&text),
                YeboEffect::Save { name, text } => {
                    let is_done = self.save(&mut batch, &name, text.as_deref());
                    if is_done && storage::is_enabled() && name.starts_with(GAME) {
                        durable::ask();
                    }
                }
                YeboEffect::QuarantineFirst(name) => storage::quarantine_before_write(&name),
                YeboEffect::Ask { question, pause } => self.page.ai_client.ask(question, pause),
                YeboEffect::CancelRequest => self.page.ai_client.cancel(),
                YeboEffect::StartTimer { id, pause } => self.start_timer(id, pause),
                YeboEffect::Sound(cue) => {
                    let session = self.session();
                    let settings = session.settings().0;
                    if !settings.mute {
                        let volume = settings.volume;
                        sound::play(&self.page.sound, cue, volume);
                    }
                }
                YeboEffect::Turn(_)
                | YeboEffect::Begun
                | YeboEffect::Played { .. }
                | YeboEffect::Scored { .. }
                | YeboEffect::Ended
                | YeboEffect::TakenBack => {}
            }
        }
    }

    /// Marks the button of the current order as pressed.
    fn show_order(&self) {
        let order = self.setting("yebo-sort");
        for name in ["suit", "number"] {
            let button = document().query_selector(&format!("[data-sort={name}]")).ok().flatten();
            if let Some(button) = button {
                mark(&button, "aria-pressed", if order == name { "true" } else { "false" });
            }
        }
    }

    /// Shows the present scene.
    fn show(&self) {
        let scene = self.session().scene();
        open_lesson::remember(&self.session());
        let before = self.page.shown.take();
        let felt: Element = element("felt");
        let mut had_focus = felt.contains(document().active_element().as_deref());
        if scene.hand.is_none() {
            // Another person may look now.
            self.page.animation.end();
        }
        if before.as_ref() != Some(&scene) {
            let leaving = TileAnimation::leaving(before.as_ref(), &scene);
            table_view::show(before.as_ref(), &scene);
            score_sheet::show(before.as_ref(), &scene);
            log_view::show(before.as_ref(), &scene);
            self.page.calls.show(before.as_ref(), &scene);
            self.page.offers.show(before.as_ref(), &scene);
            self.page.hand_view.show(&scene);
            self.page.animation.depart(leaving);
        }
        self.show_order();
        Offers::show_keys(self.session().settings().1.keys);
        if !scene.scored {
            self.page.animation.forget();
            self.page.moments.forget();
            score_sheet::withdraw();
            // The focus goes on to the table.
            had_focus |= before.as_ref().is_some_and(|it| it.scored) && dialog::leave("score");
            count_view::show_ending(None);
        }
        if scene.scored && before.as_ref().is_none_or(|before| !before.scored) {
            self.score(before.as_ref(), &scene);
        } else if self.page.moments.is_running() {
            // The focus waits for the sheet.
        } else if had_focus || self.page.by_keys.get() && !dialog::is_any_open() {
            self.find_focus();
        }
        self.page.host_events.borrow_mut().follow(&self.session());
        self.page.shown.replace(Some(scene));
    }

    /// Counts the round that has ended, and leaves the count on the table, or shows the end of the game. A round that had
    /// ended before the page opened is not counted again: its sheet opens.
    fn score(&self, before: Option<&YeboScene>, scene: &YeboScene) {
        let after = scene.clone();
        let then = move || match (&after.ending, &after.count) {
            (Some(_), _) => moments::end(&after),
            (None, Some(count)) => moments::rest(count),
            (None, None) => score_sheet::open(),
        };
        match (&scene.count, before) {
            (Some(count), Some(_)) => {
                score_sheet::announce();
                let pace = self.session().settings().1.pace;
                self.page.moments.count(count, pace, &self.page.animation, then);
            }
            (Some(count), None) => {
                let rests = count_view::rests();
                self.page.moments.forget();
                match &scene.ending {
                    Some(ending) => count_view::show_ending(Some(ending)),
                    None if rests => count_view::rest(count),
                    None => score_sheet::open(),
                }
            }
            (None, _) => {
                score_sheet::announce();
                self.page.animation.after(then);
            }
        }
    }

    /// Leaves the score sheet, which has been closed: after a round, the open hands and the count lie on the table until
    /// the next deal.
    pub(super) fn leave_sheet(self: &Rc<Self>) {
        let scene = self.session().scene();
        match &scene.count {
            Some(count) if score_sheet::is_between(&scene) => {
                moments::rest(count);
                self.page.announcer.say(scene.status);
            }
            // The last step of the lesson is to look at the score.
            _ if scene.scored && scene.ending.is_none() => {
                self.dispatch(YeboEvent::Do(TableCommand::GoOn));
            }
            _ => {}
        }
    }

    /// Begins another game with the same players and house rules.
    pub(super) fn play_again(self: &Rc<Self>) {
        let (company, house) = self.company();
        let seed = random::seed();
        self.dispatch(YeboEvent::Another { company, house, seed });
    }

    /// Returns all settings, as they are stored.
    pub(super) fn settings(&self) -> String {
        let session = self.session();
        let (settings, prefs) = session.settings();
        prefs.write(&settings.to_string())
    }

    /// Moves the keyboard focus to an action if the focused element is gone, or to the prompt while there is no
    /// action.
    pub(super) fn find_focus(&self) {
        let place: HtmlElement = element("asking");
        let active = document().active_element();
        // A press with the mouse has put the focus there.
        let waits = self.page.by_keys.get()
            && active.as_ref().is_some_and(|active| place.is_same_node(Some(active)));
        // When a dialog closes, its button keeps the focus for a moment.
        let is_closed = |active: &Element| active.closest("dialog:not([open])") != Ok(None);
        let is_lost = active.as_ref().is_some_and(is_closed) || is_focus_lost();
        if !is_lost && !waits {
            return;
        }
        let is_found = Offers::focus() || self.page.hand_view.focus() || Offers::focus_any();
        if is_lost && !is_found {
            // `focus` does not throw for these arguments.
            let _ = place.focus();
        }
    }

    /// Returns the game's record.
    pub(super) fn record(&self) -> String {
        self.session().record()
    }

    /// Returns the progress in the lesson, in words.
    pub(super) fn lesson_words(&self) -> String {
        self.session().lesson_words()
    }

    /// Starts the lesson, and moves the focus to the table.
    pub(super) fn learn(self: &Rc<Self>) {
        dialog::close_all();
        self.dispatch(YeboEvent::Learn);
        if !Offers::focus() {
            self.page.hand_view.focus();
        }
    }

    /// Returns the players, and the house rules.
    pub(super) fn company(&self) -> (SeatPlan, HouseRules) {
        let session = self.session();
        (session.company().clone(), session.house())
    }

    pub(super) fn language(&self) -> Language {
        self.session().language()
    }

    /// Returns the value of a setting, as it is stored.
    pub(super) fn setting(&self, name: &str) -> String {
        let session = self.session();
        let (settings, prefs) = session.settings();
        if name.starts_with("yebo-") { prefs.value(name) } else { settings.value(name) }
    }

    pub(super) fn hears_letters(&self) -> bool {
        self.session().settings().1.keys == LetterKeys::On
    }

    /// Changes a setting.
    pub(super) fn set_setting(self: &Rc<Self>, name: &str, value: &str) {
        // All settings are saved together, and another window may have changed one.
        let effects = self.read_missed_changes();
        self.perform(effects);
        let (mut settings, mut prefs) = {
            let session = self.session();
            (session.settings().0.clone(), session.settings().1)
        };
        if prefs.put(name, value) || settings.put(name, value) {
            self.dispatch(YeboEvent::SetSettings(prefs.write(&settings.to_string())));
        }
    }

    /// Updates the host events.
    pub(super) fn follow(&self) {
        self.page.host_events.borrow_mut().follow(&self.session());
    }
}
