//! What a page has besides the board. The program that comes first has nothing of it, and is small.

use core::fmt;
use std::rc::Rc;

use sandgrid_app::{Event, GameSetup, Scene, Session, SoundCue};

use crate::advice::HintPanel;
use crate::app::BoardController;
use crate::listener::Listener;
use crate::page::document;
use crate::record::MoveListPanel;
use crate::review::Curve;
use crate::sound::Sound;
use crate::{
    asking, course, dialog, durable, editor, embed, enter, kept, menu, scan, settings, share,
    typing, words,
};

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
    pub(crate) cite: words::Cite,
    /// Fills what never changes into the page again, in another language.
    pub(crate) reword: fn(),
    /// Begins to listen to everything besides the board.
    pub(crate) listen: fn(&Rc<BoardController>) -> Vec<Listener>,
}

impl PageConfig {
    /// Everything.
    pub const FULL: Self =
        Self { sitting: Session::new, parts, cite: words::cite, reword: dialog::reword, listen };

    /// The board, and what is asked and said beside it.
    pub const MINIMAL: Self = Self {
        sitting: Session::minimal,
        parts: |_| Vec::new(),
        cite: |place, _| words::cite_nothing(place),
        reword: || (),
        listen: |app| menu::listen_to(app, menu::PLAY).collect(),
    };
}

fn parts(scene: &Scene) -> Vec<Box<dyn Panel>> {
    vec![
        Box::new(HintPanel::new(scene)),
        Box::new(MoveListPanel::new(scene)),
        Box::new(Curve::default()),
        Box::new(editor::EditorPanel),
        Box::new(course::LessonPanel),
        Box::new(Sound::new()),
        Box::new(embed::HostEvents::new()),
    ]
}

fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let mut listeners = menu::listen(app);
    listeners.extend(settings::listen(app));
    listeners.extend(share::listen(app));
    listeners.extend(editor::listen(app));
    listeners.extend(asking::listen(app));
    listeners.extend(typing::listen(app));
    listeners.extend(scan::listen(app));
    listeners.extend(embed::listen(app));
    // After whoever takes a key for something else.
    listeners.push(enter::listen());
    listeners.push(menu::bind(app, &document(), BoardController::SETTLED, |app, _| {
        if !durable::is_asked() && kept::is_enabled() && kept::has_a_game(app.session().id()) {
            durable::ask();
        }
    }));
    let weak = Rc::downgrade(app);
    listeners.extend(kept::listen(move |name, text| {
        if let Some(app) = weak.upgrade() {
            app.dispatch(Event::StorageChanged { name, text });
        }
    }));
    listeners
}
