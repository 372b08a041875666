//! The page controller: passes events to the session, and its effects and scene to the page.

use core::any::Any;
use std::cell::{Ref, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use sandgrid_app::rules::{Cell, Side};
use sandgrid_app::{
    CURRENT, DragSource, Effect, Event, GameSetup, Scene, Session, Settings, Target, Warning,
};
use web_sys::HtmlCanvasElement;

use crate::board::grid::{Grid, Way};
use crate::board::layout::BoardLayout;
use crate::board::reserves::Reserves;
use crate::board::status::StatusLine;
use crate::canvas::theme;
use crate::canvas::{Drag, Picture, Size, SpriteTransfer};
use crate::dom::document::{document, element};
use crate::dom::timer::{Timer, now};
use crate::dom::url;
use crate::platform::i18n::{self, LoadOutcome};
use crate::platform::storage;
use crate::shell::panel::{Panel, ViewConfig};
use crate::worker::client::{ClientEvent, EngineClient, EngineProtocol};

/// Delay in milliseconds before the engine prepares, so that painting comes first.
const UNHURRIED: u32 = 250;

/// A page with one session.
#[derive(Debug)]
pub struct BoardController {
    queue: RefCell<VecDeque<Event>>,
    table: RefCell<BoardView>,
    picture: Picture,
    reword: fn(),
    engine: Rc<EngineClient>,
    attached: RefCell<Vec<Box<dyn Any>>>,
    starter: RefCell<Option<Timer>>,
    timer: RefCell<Option<Timer>>,
}

#[derive(Debug)]
struct BoardView {
    session: Session,
    settings: Settings,
    scene: Scene,
    grid: Grid,
    reserves: Reserves,
    status_line: StatusLine,
    panels: Vec<Box<dyn Panel>>,
}

impl BoardView {
    /// Passes the session's present state to every panel.
    fn follow(&mut self) {
        let Self { panels: parts, session, .. } = self;
        for part in parts {
            part.follow(session);
        }
    }
}

impl BoardController {
    /// The document event that signals a completed update: everything is shown and the table is no longer
    /// borrowed.
    pub const SETTLED: &str = "settled";

    /// Starts the page with a session and performs its first effects. `drawn` holds the sprites that the first
    /// program has rendered already. Returns `None` if the browser has no 2D canvas.
    #[must_use]
    pub fn start(
        view: &ViewConfig,
        session: Session,
        effects: Vec<Effect>,
        drawn: Option<SpriteTransfer>,
    ) -> Option<Rc<Self>> {
        i18n::adopt(session.language());
        let scene = session.scene();
        let picture = Picture::new(element::<HtmlCanvasElement>("canvas"), scene.clone(), drawn)?;
        let table = BoardView {
            grid: Grid::new(element("grid"), &scene),
            reserves: Reserves::new(&scene),
            status_line: StatusLine::new(&scene, view.cite),
            panels: (view.panels)(&scene),
            settings: Settings::default(),
            session,
            scene,
        };
        let app = Rc::new_cyclic(|app| Self {
            queue: RefCell::default(),
            table: RefCell::new(table),
            picture,
            reword: view.reword,
            engine: EngineClient::new(event_sink(app)),
            attached: RefCell::default(),
            starter: RefCell::default(),
            timer: RefCell::default(),
        });
        app.apply_settings(&mut app.table.borrow_mut());
        app.perform_first(effects);
        Some(app)
    }

    /// Keeps a listener or an observer of the page until the controller is dropped.
    pub(crate) fn attach(&self, guard: impl Any) {
        self.attached.borrow_mut().push(Box::new(guard));
    }

    /// Prepares the engine worker once the page is shown.
    pub(crate) fn load_remaining(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let starter = Timer::after(UNHURRIED, move || {
            if let Some(app) = weak.upgrade() {
                app.engine.prepare_for(app.choice().rules);
            }
        });
        self.starter.replace(Some(starter));
    }

    /// Passes an event to the session and shows the result.
    ///
    /// An event that arises during the update, for example from a moved focus, is queued.
    pub fn dispatch(self: &Rc<Self>, event: Event) {
        self.queue.borrow_mut().push_back(event);
        let Ok(mut table) = self.table.try_borrow_mut() else { return };
        table.session.tell_time(now());
        while let Some(event) = self.next() {
            let mut effects = Self::read_missed_changes(&mut table.session, &event);
            // Showing may move the focus, which queues a focus event. A focus event never moves the focus
            // itself, so the queue terminates.
            let follows = matches!(event, Event::Focus(_));
            // A sentence stays until the next event of a user.
            if !event.comes_by_itself() {
                table.status_line.forget_told();
            }
            effects.extend(table.session.handle(event));
            let called = self.perform(&mut table, effects);
            let lost = self.show(&mut table);
            if (called || lost) && !follows {
                table.grid.focus(&table.scene);
            }
            table.follow();
        }
        drop(table);
        settled();
    }

    /// Loads what other windows have saved before an event is handled that could overwrite it.
    fn read_missed_changes(session: &mut Session, event: &Event) -> Vec<Effect> {
        let news = match event {
            Event::Focus(_) => return Vec::new(),
            // Any listed game may be opened.
            Event::SavedGames(_) | Event::Load(_) => storage::all_unseen_changes(),
            _ => storage::unseen_changes(session.storage_names()),
        };
        let elsewhere = |(name, text)| Event::StorageChanged { name, text: Some(text) };
        news.into_iter().flat_map(|news| session.handle(elsewhere(news))).collect()
    }

    /// Returns the game's id and its saved form, unless another window has continued that game.
    #[must_use]
    pub fn stored(&self) -> Option<(u64, String)> {
        let mut table = self.table.borrow_mut();
        // The effects are for the program that takes over.
        drop(Self::read_missed_changes(&mut table.session, &Event::Cancel));
        table.session.stored()
    }

    /// Announces a text through the live region at the next pause.
    pub fn say(&self, text: &str) {
        self.table.borrow().status_line.say(text);
    }

    /// Shows a text where refusals are shown, and announces it.
    pub fn tell(&self, text: &str) {
        let mut table = self.table.borrow_mut();
        table.status_line.cry(text);
        table.status_line.warn(text);
        let BoardView { status_line: words, scene, .. } = &mut *table;
        words.show(scene);
    }

    /// Returns whether a warning is shown; the next event of a player removes it.
    #[must_use]
    pub fn has_told(&self) -> bool {
        self.table.borrow().status_line.has_told()
    }

    /// Borrows the session.
    pub fn session(&self) -> Ref<'_, Session> {
        Ref::map(self.table.borrow(), |table| &table.session)
    }

    /// Returns the set-up of the game.
    #[must_use]
    pub fn choice(&self) -> GameSetup {
        self.table.borrow().session.choice()
    }

    /// Returns a copy of the scene as shown.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.table.borrow().scene.clone()
    }

    /// Moves the keyboard focus to the board.
    pub fn go_to_board(&self) {
        let hole = self.scene().holes.into_iter().find(|hole| hole.focus);
        if let Some(hole) = hole {
            self.walk(hole.cell, Way::By(0, 0));
        }
    }

    /// Returns the layout.
    #[must_use]
    pub fn plan(&self) -> BoardLayout {
        self.picture.plan()
    }

    /// Returns the sprites rendered so far, to transfer them to another program of the page.
    #[must_use]
    pub fn drawn(&self) -> Option<SpriteTransfer> {
        self.picture.handed()
    }

    /// Lays out the page for a new size of the playing area.
    pub fn resize(&self, size: Size) {
        self.picture.resize(size);
        self.layout(&self.table.borrow());
    }

    /// Switches the page to the language of that code; reports a warning if its messages cannot be loaded.
    pub async fn speak(self: &Rc<Self>, code: &str) {
        if self.turn_to(code).await == LoadOutcome::Failed {
            self.dispatch(Event::Warn(Warning::LocaleNotLoaded));
        }
    }

    /// Switches the language like [`BoardController::speak`], but leaves the warning to the caller.
    pub async fn turn_to(self: &Rc<Self>, code: &str) -> LoadOutcome {
        let wish = i18n::speak(code).await;
        if wish == LoadOutcome::Loaded {
            let mut table = self.table.borrow_mut();
            table.session.speak(i18n::current());
            table.status_line.forget();
            (self.reword)();
            self.show(&mut table);
            table.follow();
        }
        wish
    }

    /// Passes the session's present state to every panel.
    pub(crate) fn notify_panels(&self) {
        self.table.borrow_mut().follow();
    }

    /// Applies the page's changed colours.
    pub fn retheme(&self) {
        theme::dress(&self.table.borrow().settings);
        self.picture.retheme();
    }

    /// Renders the full-quality picture at once, as printing needs it.
    pub fn finish_picture(&self) {
        self.picture.finish();
    }

    /// Redraws everything after the browser has lost the canvas contents.
    pub fn restore(&self) {
        self.picture.restore();
    }

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.table.borrow().settings.clone()
    }

    /// Returns whether a piece is selected or being dragged.
    #[must_use]
    pub fn is_held(&self) -> bool {
        let is_selected = |scene: &Scene| {
            scene.holes.iter().any(|hole| hole.selected)
                || Side::ALL.into_iter().any(|side| scene.hands[side].selected)
        };
        self.picture.is_dragging() || is_selected(&self.table.borrow().scene)
    }

    /// Returns whether `source` has a piece that can be dragged.
    pub fn can_grab(&self, source: DragSource) -> bool {
        let table = self.table.borrow();
        match source {
            DragSource::Hole(cell) => {
                table.scene.holes.iter().any(|hole| hole.cell == cell && hole.piece.is_some())
            }
            DragSource::Hand(side) => {
                let heap = &table.scene.hands[side];
                heap.count > 0 && (heap.active || heap.target)
            }
        }
    }

    /// Returns whether the piece grabbed at `source` may be carried.
    pub fn holds(&self, source: DragSource) -> bool {
        let table = self.table.borrow();
        match source {
            DragSource::Hole(cell) => table.scene.holes.iter().any(|hole| {
                hole.cell == cell && (hole.selected || hole.target == Some(Target::Take))
            }),
            DragSource::Hand(side) => {
                let heap = &table.scene.hands[side];
                heap.selected || heap.target
            }
        }
    }

    /// Shows the dragged piece under the pointer; `None` ends the drag.
    pub fn drag(&self, drag: Option<Drag>) {
        self.picture.drag(drag);
    }

    /// Draws the keyboard focus on the board.
    pub fn show_focus(&self) {
        self.picture.show_focus();
    }

    /// Hides the keyboard focus on the board.
    pub fn hide_focus(&self) {
        self.picture.hide_focus();
    }

    /// Moves the keyboard focus on the board.
    pub fn walk(&self, from: Cell, way: Way) {
        let table = self.table.borrow();
        let button = table.grid.beyond(&table.scene, from, way);
        // The focus event arrives at once and needs the view unborrowed.
        drop(table);
        if let Some(button) = button {
            // `focus` does not throw for these arguments.
            let _ = button.focus();
        }
    }

    /// Returns the action of a choice button.
    pub fn action_of(&self, target: &web_sys::Element) -> Option<sandgrid_app::rules::Action> {
        self.table.borrow().status_line.action_of(target)
    }

    fn next(&self) -> Option<Event> {
        self.queue.borrow_mut().pop_front()
    }

    /// Performs the session's effects. Returns whether the board has the keyboard focus and the session moves
    /// it to another hole.
    fn perform(self: &Rc<Self>, table: &mut BoardView, effects: Vec<Effect>) -> bool {
        let (mut said, mut called, mut is_full) = (Vec::new(), false, false);
        for effect in effects {
            match effect {
                Effect::Announce(text) => said.push(text),
                Effect::Answer(text) => {
                    table.status_line.answer(&text);
                    said.push(text);
                }
                Effect::Alert(text) => {
                    table.status_line.cry(&text);
                    table.panels.iter_mut().for_each(|part| part.alert());
                }
                Effect::Warn(text) => {
                    table.status_line.cry(&text);
                    table.status_line.warn(&text);
                    table.panels.iter_mut().for_each(|part| part.alert());
                }
                Effect::Ask { request, pause } => self.engine.ask(request, pause),
                Effect::CancelRequest => self.engine.cancel(),
                Effect::Sound(cue) => {
                    let volume = table.session.settings().volume;
                    table.panels.iter_mut().for_each(|part| part.sound(cue, volume));
                }
                Effect::KeepTablebase(name) => self.engine.keep_tablebase(name),
                // A text that could not be moved stays in its place.
                Effect::Save { name, text: None } if is_full => {
                    storage::quarantine_before_write(&name);
                }
                Effect::Save { name, text } => is_full |= !self.save(&name, text.as_deref()),
                Effect::QuarantineFirst(name) => storage::quarantine_before_write(&name),
                Effect::StartTimer { id, pause } => self.start_timer(id, pause),
                Effect::FocusHole(_) => called = table.grid.has_focus(),
            }
        }
        if !said.is_empty() {
            table.status_line.say(&said.join(" "));
        }
        called
    }

    /// Performs the session's first effects, and shows the warnings about the loaded data.
    fn perform_first(self: &Rc<Self>, effects: Vec<Effect>) {
        let mut table = self.table.borrow_mut();
        self.perform(&mut table, effects);
        let BoardView { status_line: words, scene, .. } = &mut *table;
        words.show(scene);
        table.follow();
    }

    /// Starts a timer that sends [`Event::TimerFired`] to the session.
    fn start_timer(self: &Rc<Self>, id: u32, pause: u32) {
        let weak = Rc::downgrade(self);
        let timer = Timer::after(pause, move || {
            if let Some(app) = weak.upgrade() {
                app.dispatch(Event::TimerFired(id));
            }
        });
        self.timer.replace(Some(timer));
    }

    /// Saves a text; returns whether it is saved. A failure is reported to the session with the next event.
    fn save(&self, name: &str, text: Option<&str>) -> bool {
        let warning = storage::write(name, text).err();
        let is_kept = warning.is_none();
        if name == CURRENT && is_kept && storage::is_enabled() {
            // A reload continues this game, not the address's.
            url::clear();
        }
        self.queue.borrow_mut().extend(warning.map(Event::Warn));
        is_kept
    }

    /// Shows the scene. Returns whether the keyboard focus was on an element that is gone.
    fn show(self: &Rc<Self>, table: &mut BoardView) -> bool {
        self.apply_settings(table);
        let scene = table.session.scene();
        let before = core::mem::replace(&mut table.scene, scene);
        let BoardView { grid, reserves: hands, status_line: words, panels: parts, scene, .. } =
            table;
        grid.show(&before, scene);
        hands.show(&before, scene);
        let mut lost = words.show(scene);
        for part in parts {
            lost |= part.show(&before, scene);
        }
        self.picture.show(scene);
        if before.title != scene.title {
            self.load_remaining();
        }
        if before.shape != scene.shape {
            self.layout(table);
        }
        lost
    }

    /// Applies changed settings to the page.
    fn apply_settings(&self, table: &mut BoardView) {
        if table.settings == *table.session.settings() {
            return;
        }
        table.settings = table.session.settings().clone();
        theme::dress(&table.settings);
        self.picture.settle(&table.settings);
    }

    fn layout(&self, table: &BoardView) {
        let plan = self.picture.plan();
        table.grid.lay(&plan);
        table.reserves.lay(&plan);
    }
}

/// Returns a function that dispatches events to the controller while it exists.
fn event_sink(app: &Weak<BoardController>) -> impl Fn(ClientEvent<EngineProtocol>) + 'static {
    let app = Weak::clone(app);
    move |event| {
        if let Some(app) = app.upgrade() {
            app.dispatch(event.into_event());
        }
    }
}

fn settled() {
    if let Ok(event) = web_sys::Event::new(BoardController::SETTLED) {
        // `dispatchEvent` throws only for an event that is being dispatched.
        let _ = document().dispatch_event(&event);
    }
}
