//! The page at work: events into the sitting, its effects and its scene out to the page.

use core::fmt::Debug;
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
use crate::worker::client::EngineClient;

/// Milliseconds in which nothing is more urgent than the picture.
const UNHURRIED: u32 = 250;

/// One page with one sitting.
#[derive(Debug)]
pub struct BoardController {
    queue: RefCell<VecDeque<Event>>,
    table: RefCell<BoardView>,
    picture: Picture,
    reword: fn(),
    engine: Rc<EngineClient>,
    attached: RefCell<Vec<Box<dyn Debug>>>,
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
    /// Lets every part know what has become of the game.
    fn follow(&mut self) {
        let Self { panels: parts, session, .. } = self;
        for part in parts {
            part.follow(session);
        }
    }
}

impl BoardController {
    /// The event that tells the document that everything is shown, and the table is free.
    pub const SETTLED: &str = "settled";

    /// Starts the page with a sitting, and does what that asks as it begins, with the pictures that
    /// another program has drawn already; `None` where the browser cannot draw.
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
    pub(crate) fn attach(&self, guard: impl Debug + 'static) {
        self.attached.borrow_mut().push(Box::new(guard));
    }

    /// Prepares the engine worker once the page is shown.
    pub(crate) fn load_remaining(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let starter = Timer::after(UNHURRIED, move || {
            if let Some(app) = weak.upgrade() {
                app.engine.prepare(app.choice().rules);
            }
        });
        self.starter.replace(Some(starter));
    }

    /// Hands an event to the sitting, and shows what comes of it.
    ///
    /// An event that arises meanwhile, as from a moved focus, waits its turn.
    pub fn dispatch(self: &Rc<Self>, event: Event) {
        self.queue.borrow_mut().push_back(event);
        let Ok(mut table) = self.table.try_borrow_mut() else { return };
        table.session.tell_time(now());
        while let Some(event) = self.next() {
            let mut effects = Self::read_missed_changes(&mut table.session, &event);
            // Showing may move the focus, and that is an event again. That one never moves the
            // focus, so that the queue comes to an end.
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

    /// Hears what another window has kept before anything is done that would be kept in its place.
    fn read_missed_changes(session: &mut Session, event: &Event) -> Vec<Effect> {
        let news = match event {
            Event::Focus(_) => return Vec::new(),
            // Any of the games that are listed may be gone on with.
            Event::SavedGames(_) | Event::Load(_) => storage::all_unseen_changes(),
            _ => storage::unseen_changes(session.storage_names()),
        };
        let elsewhere = |(name, text)| Event::StorageChanged { name, text: Some(text) };
        news.into_iter().flat_map(|news| session.handle(elsewhere(news))).collect()
    }

    /// The game as it would be kept, with its number, unless another window has played on in it.
    #[must_use]
    pub fn stored(&self) -> Option<(u64, String)> {
        let mut table = self.table.borrow_mut();
        // The effects are for the program that takes over.
        drop(Self::read_missed_changes(&mut table.session, &Event::Cancel));
        table.session.stored()
    }

    /// Says something when there is a pause.
    pub fn say(&self, text: &str) {
        self.table.borrow().status_line.say(text);
    }

    /// Shows a sentence where refusals are shown, and says it.
    pub fn tell(&self, text: &str) {
        let mut table = self.table.borrow_mut();
        table.status_line.cry(text);
        table.status_line.warn(text);
        let BoardView { status_line: words, scene, .. } = &mut *table;
        words.show(scene);
    }

    /// Whether something is shown that is amiss, until something else happens.
    #[must_use]
    pub fn has_told(&self) -> bool {
        self.table.borrow().status_line.has_told()
    }

    /// The sitting.
    pub fn session(&self) -> Ref<'_, Session> {
        Ref::map(self.table.borrow(), |table| &table.session)
    }

    /// Returns the set-up of the game.
    #[must_use]
    pub fn choice(&self) -> GameSetup {
        self.table.borrow().session.choice()
    }

    /// The scene as it is shown.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.table.borrow().scene.clone()
    }

    /// Moves the keyboard's focus to the board.
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

    /// The pictures drawn so far, for another program of the page.
    #[must_use]
    pub fn drawn(&self) -> Option<SpriteTransfer> {
        self.picture.handed()
    }

    /// Lays the page out for another size of the playing area.
    pub fn resize(&self, size: Size) {
        self.picture.resize(size);
        self.layout(&self.table.borrow());
    }

    /// Says everything in the language of that code from now on; where its words cannot be had, says
    /// so.
    pub async fn speak(self: &Rc<Self>, code: &str) {
        if self.turn_to(code).await == LoadOutcome::Failed {
            self.dispatch(Event::Warn(Warning::LocaleNotLoaded));
        }
    }

    /// The same, and leaves it to the caller to say so.
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

    /// Lets every part of the page know how the game stands.
    pub(crate) fn notify_panels(&self) {
        self.table.borrow_mut().follow();
    }

    /// Takes over the page's colours, which have changed.
    pub fn retheme(&self) {
        theme::dress(&self.table.borrow().settings);
        self.picture.retheme();
    }

    /// Works the picture out at once, as paper needs it.
    pub fn finish_picture(&self) {
        self.picture.finish();
    }

    /// Draws everything anew, which the browser has lost.
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

    /// Whether there is something to be dragged from there.
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

    /// Whether what has been grabbed there may be carried.
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

    /// Lets a piece follow the finger, or no longer.
    pub fn drag(&self, drag: Option<Drag>) {
        self.picture.drag(drag);
    }

    /// Draws the keyboard's focus on the board.
    pub fn show_focus(&self) {
        self.picture.show_focus();
    }

    /// Draws no focus on the board.
    pub fn hide_focus(&self) {
        self.picture.hide_focus();
    }

    /// Moves the keyboard's focus on the board.
    pub fn walk(&self, from: Cell, way: Way) {
        let table = self.table.borrow();
        let button = table.grid.beyond(&table.scene, from, way);
        // The focus event arrives at once and needs the view unborrowed.
        drop(table);
        if let Some(button) = button {
            // It throws for no argument that we can give it.
            let _ = button.focus();
        }
    }

    /// The action of a choice button.
    pub fn action_of(&self, target: &web_sys::Element) -> Option<sandgrid_app::rules::Action> {
        self.table.borrow().status_line.action_of(target)
    }

    fn next(&self) -> Option<Event> {
        self.queue.borrow_mut().pop_front()
    }

    /// Does what the sitting asks. Whether the keyboard's focus is on the board, and is called to
    /// another hole.
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

    /// Does what the sitting asks as it begins, and shows what is wrong with what was brought.
    fn perform_first(self: &Rc<Self>, effects: Vec<Effect>) {
        let mut table = self.table.borrow_mut();
        self.perform(&mut table, effects);
        let BoardView { status_line: words, scene, .. } = &mut *table;
        words.show(scene);
        table.follow();
    }

    /// Tells the sitting when the time has come.
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

    /// Shows the scene. Whether the keyboard's focus was on something that is gone.
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

    /// Takes over what the person prefers now.
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
fn event_sink(app: &Weak<BoardController>) -> impl Fn(Event) + 'static {
    let app = Weak::clone(app);
    move |event| {
        if let Some(app) = app.upgrade() {
            app.dispatch(event);
        }
    }
}

fn settled() {
    if let Ok(event) = web_sys::Event::new(BoardController::SETTLED) {
        // It throws only for an event that is under way.
        let _ = document().dispatch_event(&event);
    }
}
