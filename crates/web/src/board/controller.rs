//! The page controller: passes events to the session, and its effects and scene to the page.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::rules::{Cell, Side};
use sandgrid_app::{
    CURRENT_GAME_KEY, DragSource, Effect, Event, GameSetup, Language, Scene, Session, Settings,
    Target, Warning,
};
use web_sys::{HtmlCanvasElement, HtmlSelectElement};

use crate::board::grid::{Grid, Way};
use crate::board::layout::BoardLayout;
use crate::board::reserves::Reserves;
use crate::board::status::StatusLine;
use crate::canvas::theme;
use crate::canvas::{Drag, Picture, Size, SpriteTransfer};
use crate::dom::document::{document, element, has_focus, is_focus_lost};
use crate::dom::live_region::AlertRegion;
use crate::dom::timer::Timer;
use crate::dom::url;
use crate::platform::i18n::{self, LoadOutcome};
use crate::platform::storage;
use crate::shell::controller::{Controller, Dependencies, GameSession, Page, event_sink};
use crate::shell::panel::{Panel, ViewConfig};
use crate::worker::client::{ClientEvent, EngineClient, EngineProtocol};

/// Delay in milliseconds before the engine prepares, so that painting comes first.
const UNHURRIED: u32 = 250;

/// The controller of the sand games' page.
pub type BoardController = Controller<BoardPage>;

/// The page of the sand games.
#[derive(Debug)]
pub struct BoardPage {
    view: RefCell<BoardView>,
    picture: Picture,
    reword: fn(),
    engine: Rc<EngineClient>,
    starter: RefCell<Option<Timer>>,
}

#[derive(Debug)]
struct BoardView {
    settings: Settings,
    scene: Scene,
    grid: Grid,
    reserves: Reserves,
    status_line: StatusLine,
    panels: Vec<Box<dyn Panel>>,
}

/// The properties of an event that its display depends on.
#[derive(Copy, Clone, Debug)]
pub struct Cause {
    /// Whether it is an input of a user: a sentence stays until the next one.
    is_by_user: bool,
    /// Whether the focus moved: showing may move the focus, which queues such an event. It never moves the focus
    /// itself, so the queue terminates.
    is_focus: bool,
}

impl GameSession for Session {
    type Event = Event;
    type Effect = Effect;

    fn handle(&mut self, event: Event) -> Vec<Effect> {
        Self::handle(self, event)
    }

    fn tell_time(&mut self, now: u64) {
        Self::tell_time(self, now);
    }

    fn speak(&mut self, language: Language) {
        Self::speak(self, language);
    }

    fn storage_names(&self) -> Vec<String> {
        Self::storage_names(self)
    }

    fn dependencies(event: &Event) -> Dependencies {
        match event {
            Event::Focus(_) => Dependencies::None,
            Event::SavedGames(_) | Event::Load(_) | Event::Learn(_) => Dependencies::All,
            _ => Dependencies::Own,
        }
    }

    fn storage_changed(name: String, text: Option<String>) -> Event {
        Event::StorageChanged { name, text }
    }

    fn storage_failed() -> Event {
        Event::Warn(Warning::NothingSaved)
    }

    fn timer_fired(id: u32) -> Event {
        Event::TimerFired(id)
    }

    fn locale_not_loaded() -> Event {
        Event::Warn(Warning::LocaleNotLoaded)
    }
}

impl Page for BoardPage {
    type Session = Session;
    type Cause = Cause;

    fn cause(event: &Event) -> Cause {
        Cause { is_by_user: !event.is_automatic(), is_focus: matches!(event, Event::Focus(_)) }
    }

    fn update(app: &Rc<BoardController>, cause: Cause, effects: Vec<Effect>) {
        let view = &mut *app.page.view.borrow_mut();
        let had_focus = has_focus();
        if cause.is_by_user {
            view.status_line.forget_told();
            // The earlier refusal is settled; a repeated one takes its place.
            if !effects.iter().any(|it| matches!(it, Effect::Alert(_) | Effect::Warn(_))) {
                AlertRegion::clear();
            }
        }
        let (said, called) = app.perform(view, effects);
        let lost = app.show(view) || had_focus && is_focus_lost();
        if (called || lost) && !cause.is_focus {
            view.grid.focus(&view.scene);
        }
        // After the focus, whose name would be spoken over it.
        view.status_line.say(&said);
        view.follow(&app.session());
    }

    /// Everything is shown and the view is no longer borrowed.
    fn settled() {
        if let Ok(event) = web_sys::Event::new(BoardController::SETTLED) {
            // `dispatchEvent` throws only for an event that is being dispatched.
            let _ = document().dispatch_event(&event);
        }
    }

    async fn load_words(code: &str) -> LoadOutcome {
        i18n::speak(code).await
    }

    fn reword(app: &Rc<BoardController>) {
        let view = &mut *app.page.view.borrow_mut();
        view.status_line.forget();
        (app.page.reword)();
        show_language();
        app.show(view);
        view.follow(&app.session());
    }
}

/// Shows the page's language in the header.
pub(crate) fn show_language() {
    element::<HtmlSelectElement>("speaks").set_value(i18n::current().code());
}

impl BoardView {
    /// Passes the session's present state to every panel.
    fn follow(&mut self, session: &Session) {
        for panel in &mut self.panels {
            panel.follow(session);
        }
    }
}

impl BoardController {
    /// The document event that signals a completed update, also of the colours.
    pub const SETTLED: &str = "settled";

    /// Starts the page with a session and performs its first effects. `drawn` holds the sprites that the first
    /// program has rendered already. Returns `None` if the browser has no 2D canvas.
    #[must_use]
    pub fn start(
        config: &ViewConfig,
        session: Session,
        effects: Vec<Effect>,
        drawn: Option<SpriteTransfer>,
    ) -> Option<Rc<Self>> {
        i18n::adopt(session.language());
        show_language();
        let scene = session.scene();
        let picture = Picture::new(element::<HtmlCanvasElement>("canvas"), scene.clone(), drawn)?;
        let view = BoardView {
            grid: Grid::new(element("grid"), &scene),
            reserves: Reserves::new(&scene),
            status_line: StatusLine::new(&scene, config.cite),
            panels: (config.panels)(&scene),
            settings: Settings::default(),
            scene,
        };
        let reword = config.reword;
        let app = Self::new(session, |app| BoardPage {
            view: RefCell::new(view),
            picture,
            reword,
            engine: EngineClient::new(event_sink(app, |event| {
                Some(ClientEvent::<EngineProtocol>::into_event(event))
            })),
            starter: RefCell::default(),
        });
        app.apply_settings(&mut app.page.view.borrow_mut());
        app.perform_first(effects);
        Some(app)
    }

    /// Prepares the engine worker once the page is shown.
    pub(crate) fn load_remaining(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let starter = Timer::after(UNHURRIED, move || {
            if let Some(app) = weak.upgrade() {
                app.page.engine.prepare_for(app.choice().rules);
            }
        });
        self.page.starter.replace(Some(starter));
    }

    /// Returns the game's id and its saved form, unless another window has continued that game.
    #[must_use]
    pub fn stored(&self) -> Option<(u64, String)> {
        // The effects are for the program that takes over.
        drop(self.read_missed_changes());
        self.session().stored()
    }

    /// Announces a text through the live region at the next pause.
    pub fn say(&self, text: &str) {
        self.page.view.borrow().status_line.say(text);
    }

    /// Shows a text where refusals are shown, and announces it.
    pub fn tell(&self, text: &str) {
        let mut view = self.page.view.borrow_mut();
        view.status_line.cry(text);
        view.status_line.warn(text);
        let BoardView { status_line: words, scene, .. } = &mut *view;
        words.show(scene);
    }

    /// Returns whether a warning is shown; the next event of a player removes it.
    #[must_use]
    pub fn has_told(&self) -> bool {
        self.page.view.borrow().status_line.has_told()
    }

    /// Returns the set-up of the game.
    #[must_use]
    pub fn choice(&self) -> GameSetup {
        self.session().choice()
    }

    /// Returns a copy of the scene as shown.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.page.view.borrow().scene.clone()
    }

    /// Moves the keyboard focus to the board.
    pub fn go_to_board(&self) {
        self.walk(self.scene().focus, Way::By(0, 0));
    }

    /// Returns the layout.
    #[must_use]
    pub fn plan(&self) -> BoardLayout {
        self.page.picture.plan()
    }

    /// Returns the sprites rendered so far, to transfer them to another program of the page.
    #[must_use]
    pub fn drawn(&self) -> Option<SpriteTransfer> {
        self.page.picture.handed()
    }

    /// Lays out the page for a new size of the playing area.
    pub fn resize(&self, size: Size) {
        self.page.picture.resize(size);
        self.layout(&self.page.view.borrow());
    }

    /// Passes the session's present state to every panel.
    pub(crate) fn notify_panels(&self) {
        self.page.view.borrow_mut().follow(&self.session());
    }

    /// Applies the page's changed colours.
    pub fn retheme(&self) {
        theme::dress(&self.page.view.borrow().settings);
        self.page.picture.retheme();
        BoardPage::settled();
    }

    /// Renders the full-quality picture at once, as printing needs it.
    pub fn finish_picture(&self) {
        self.page.picture.finish();
    }

    /// Marks the hole under the pointer.
    pub fn hover(&self, cell: Option<Cell>) {
        self.page.picture.hover(cell);
    }

    /// Redraws everything after the browser has lost the canvas contents.
    pub fn restore(&self) {
        self.page.picture.restore();
    }

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.page.view.borrow().settings.clone()
    }

    /// Returns whether a piece is selected or being dragged.
    #[must_use]
    pub fn is_held(&self) -> bool {
        let is_selected = |scene: &Scene| {
            scene.holes.iter().any(|hole| hole.is_selected)
                || Side::ALL.into_iter().any(|side| scene.hands[side].is_selected)
        };
        self.page.picture.is_dragging() || is_selected(&self.page.view.borrow().scene)
    }

    /// Returns whether `source` has a piece that can be dragged.
    pub fn can_grab(&self, source: DragSource) -> bool {
        let view = self.page.view.borrow();
        match source {
            DragSource::Hole(cell) => {
                view.scene.holes.iter().any(|hole| hole.cell == cell && hole.piece.is_some())
            }
            DragSource::Hand(side) => {
                let heap = &view.scene.hands[side];
                heap.count > 0 && (heap.is_active || heap.is_takeable)
            }
        }
    }

    /// Returns whether the piece grabbed at `source` may be carried.
    pub fn holds(&self, source: DragSource) -> bool {
        let view = self.page.view.borrow();
        match source {
            DragSource::Hole(cell) => view.scene.holes.iter().any(|hole| {
                hole.cell == cell && (hole.is_selected || hole.target == Some(Target::Take))
            }),
            DragSource::Hand(side) => {
                let heap = &view.scene.hands[side];
                heap.is_selected || heap.is_takeable
            }
        }
    }

    /// Shows the dragged piece under the pointer; `None` ends the drag.
    pub fn drag(&self, drag: Option<Drag>) {
        self.page.picture.drag(drag);
    }

    /// Draws the keyboard focus on the board.
    pub fn show_focus(&self) {
        self.page.picture.show_focus();
    }

    /// Hides the keyboard focus on the board.
    pub fn hide_focus(&self) {
        self.page.picture.hide_focus();
    }

    /// Moves the keyboard focus on the board.
    pub fn walk(&self, from: Cell, way: Way) {
        let view = self.page.view.borrow();
        let button = view.grid.beyond(&view.scene, from, way);
        // The focus event arrives at once and needs the view unborrowed.
        drop(view);
        if let Some(button) = button {
            // `focus` does not throw for these arguments.
            let _ = button.focus();
        }
    }

    /// Returns the action of a choice button.
    pub fn action_of(&self, target: &web_sys::Element) -> Option<sandgrid_app::rules::Action> {
        self.page.view.borrow().status_line.action_of(target)
    }

    /// Performs the session's effects. Returns what is to be announced, and whether the board has the keyboard focus
    /// and the session moves it to another hole.
    fn perform(self: &Rc<Self>, view: &mut BoardView, effects: Vec<Effect>) -> (String, bool) {
        let (mut said, mut called) = (Vec::new(), false);
        let mut batch = storage::Batch::default();
        for effect in effects {
            match effect {
                Effect::Announce(text) => said.push(text),
                Effect::Answer(text) => {
                    view.status_line.answer(&text);
                    said.push(text);
                }
                Effect::Alert(text) => {
                    view.status_line.cry(&text);
                    view.panels.iter_mut().for_each(|part| part.alert());
                }
                Effect::Warn(text) => {
                    view.status_line.cry(&text);
                    view.status_line.warn(&text);
                    view.panels.iter_mut().for_each(|part| part.alert());
                }
                Effect::Ask { request, pause } => self.page.engine.ask(request, pause),
                Effect::CancelRequest => self.page.engine.cancel(),
                Effect::Sound(cue) => {
                    let volume = self.session().settings().volume;
                    view.panels.iter_mut().for_each(|part| part.sound(cue, volume));
                }
                Effect::KeepTablebase(name) => self.page.engine.keep_tablebase(name),
                Effect::Save { name, text } => {
                    self.save_entry(&mut batch, &name, text.as_deref());
                }
                Effect::QuarantineFirst(name) => storage::quarantine_before_write(&name),
                Effect::StartTimer { id, pause } => self.start_timer(id, pause),
                Effect::Report(report) => {
                    let session = self.session();
                    view.panels.iter_mut().for_each(|panel| panel.report(&report, &session));
                }
                Effect::FocusHole(_) => called = view.grid.has_focus(),
            }
        }
        (said.join(" "), called)
    }

    /// Performs the session's first effects, and shows the warnings about the loaded data.
    fn perform_first(self: &Rc<Self>, effects: Vec<Effect>) {
        let mut view = self.page.view.borrow_mut();
        let (said, _) = self.perform(&mut view, effects);
        let BoardView { status_line: words, scene, .. } = &mut *view;
        words.say(&said);
        words.show(scene);
        view.follow(&self.session());
    }

    /// Saves a text. A reload then continues this game, not the address's.
    fn save_entry(&self, batch: &mut storage::Batch, name: &str, text: Option<&str>) {
        if self.save(batch, name, text) && name == CURRENT_GAME_KEY && storage::is_enabled() {
            url::clear();
        }
    }

    /// Shows the scene. Returns whether the keyboard focus was on an element that is gone.
    fn show(self: &Rc<Self>, view: &mut BoardView) -> bool {
        self.apply_settings(view);
        let scene = self.session().scene();
        let before = core::mem::replace(&mut view.scene, scene);
        let BoardView { grid, reserves: hands, status_line: words, panels: parts, scene, .. } =
            view;
        grid.show(&before, scene);
        hands.show(&before, scene);
        let mut lost = words.show(scene);
        for part in parts {
            lost |= part.show(&before, scene);
        }
        self.page.picture.show(scene);
        if before.title != scene.title {
            self.load_remaining();
        }
        if (before.shape, before.near) != (scene.shape, scene.near) {
            self.layout(view);
        }
        lost
    }

    /// Applies changed settings to the page.
    fn apply_settings(&self, view: &mut BoardView) {
        if view.settings == *self.session().settings() {
            return;
        }
        view.settings = self.session().settings().clone();
        theme::dress(&view.settings);
        self.page.picture.settle(&view.settings);
    }

    fn layout(&self, view: &BoardView) {
        let plan = self.page.picture.plan();
        view.grid.lay(&plan);
        view.reserves.lay(&plan);
    }
}
