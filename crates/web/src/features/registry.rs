//! What a page has besides the board. The program that comes first has nothing of it, and is small.

use core::fmt;
use std::rc::Rc;

use sandgrid_app::{Event, GameSetup, Scene, Session, SoundCue};

use crate::board::status;
use crate::dom::document::document;
use crate::dom::enter;
use crate::dom::listener::Listener;
use crate::embed;
use crate::features::hint::HintPanel;
use crate::features::move_list::MoveListPanel;
use crate::features::review_chart::Curve;
use crate::features::{lesson, menu, move_input, position_editor, queries, settings, share};
use crate::platform::audio::Sound;
use crate::platform::{durable, storage};
use crate::shell::controller::BoardController;
use crate::shell::dialog;
use crate::switch_access::scanner;

/// A part of the page that shows something of the scene.
pub trait Panel: fmt::Debug {
    /// Shows what has changed. Whether the keyboard's focus was on something that is gone.
    fn show(&mut self, before: &Scene, scene: &Scene) -> bool;

    /// Lets a sound be heard, that loud of a hundred.
    fn sound(&mut self, _cue: SoundCue, _volume: u8) {}

    /// Somebody is told at once that something cannot be done, or that the game is over.
    fn alert(&mut self) {}

    /// Everything that was to be done has been done.
    fn follow(&mut self, _session: &Session) {}
}

/// What a page has.
#[derive(Copy, Clone, Debug)]
pub struct PageConfig {
    /// A sitting that can do what the page offers.
    pub(crate) sitting: fn(GameSetup) -> Session,
    /// The parts that show the scene, filled with this one.
    pub(crate) parts: fn(&Scene) -> Vec<Box<dyn Panel>>,
    /// Fills that part of the page which quotes a rule.
    pub(crate) cite: status::Cite,
    /// Fills what never changes into the page again, in another language.
    pub(crate) reword: fn(),
    /// Begins to listen to everything besides the board.
    pub(crate) listen: fn(&Rc<BoardController>) -> Vec<Listener>,
}

impl PageConfig {
    /// Everything.
    pub const FULL: Self =
        Self { sitting: Session::new, parts, cite: status::cite, reword: dialog::reword, listen };

    /// The board, and what is asked and said beside it.
    pub const MINIMAL: Self = Self {
        sitting: Session::minimal,
        parts: |_| Vec::new(),
        cite: |place, _| status::cite_nothing(place),
        reword: || (),
        listen: |app| menu::listen_to(app, menu::PLAY).collect(),
    };
}

fn parts(scene: &Scene) -> Vec<Box<dyn Panel>> {
    vec![
        Box::new(HintPanel::new(scene)),
        Box::new(MoveListPanel::new(scene)),
        Box::new(Curve::default()),
        Box::new(position_editor::EditorPanel),
        Box::new(lesson::LessonPanel),
        Box::new(Sound::new()),
        Box::new(embed::HostEvents::new()),
    ]
}

fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let mut listeners = menu::listen(app);
    listeners.extend(settings::listen(app));
    listeners.extend(share::listen(app));
    listeners.extend(position_editor::listen(app));
    listeners.extend(queries::listen(app));
    listeners.extend(move_input::listen(app));
    listeners.extend(scanner::listen(app));
    listeners.extend(embed::listen(app));
    // After whoever takes a key for something else.
    listeners.push(enter::listen());
    listeners.push(menu::bind(app, &document(), BoardController::SETTLED, |app, _| {
        if !durable::is_asked() && storage::is_enabled() && storage::has_a_game(app.session().id())
        {
            durable::ask();
        }
    }));
    let weak = Rc::downgrade(app);
    listeners.extend(storage::listen(move |name, text| {
        if let Some(app) = weak.upgrade() {
            app.dispatch(Event::StorageChanged { name, text });
        }
    }));
    listeners
}
