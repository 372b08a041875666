//! What a page has besides the board. The program that comes first has nothing of it, and is small.

use core::fmt;
use std::rc::Rc;

use sandgrid_app::{Choice, Cue, Event, Scene, Session};

use crate::advice::Advice;
use crate::app::App;
use crate::listener::Listener;
use crate::page::document;
use crate::record::Record;
use crate::review::Curve;
use crate::sound::Sound;
use crate::{
    asking, course, dialog, durable, editor, embed, enter, kept, menu, scan, settings, share,
    typing, words,
};

/// A part of the page that shows something of the scene.
pub trait Fitting: fmt::Debug {
    /// Shows what has changed. Whether the keyboard's focus was on something that is gone.
    fn show(&mut self, before: &Scene, scene: &Scene) -> bool;

    /// Lets a sound be heard, that loud of a hundred.
    fn sound(&mut self, _cue: Cue, _volume: u8) {}

    /// Somebody is told at once that something cannot be done, or that the game is over.
    fn alert(&mut self) {}

    /// Everything that was to be done has been done.
    fn follow(&mut self, _session: &Session) {}
}

/// What a page has.
#[derive(Copy, Clone, Debug)]
pub struct Outfit {
    /// A sitting that can do what the page offers.
    pub(crate) sitting: fn(Choice) -> Session,
    /// The parts that show the scene, filled with this one.
    pub(crate) parts: fn(&Scene) -> Vec<Box<dyn Fitting>>,
    /// Fills that part of the page which quotes a rule.
    pub(crate) cite: words::Cite,
    /// Fills what never changes into the page again, in another language.
    pub(crate) reword: fn(),
    /// Begins to listen to everything besides the board.
    pub(crate) listen: fn(&Rc<App>) -> Vec<Listener>,
}

impl Outfit {
    /// Everything.
    pub const WHOLE: Self =
        Self { sitting: Session::new, parts, cite: words::cite, reword: dialog::reword, listen };

    /// The board, and what is asked and said beside it.
    pub const BARE: Self = Self {
        sitting: Session::bare,
        parts: |_| Vec::new(),
        cite: |place, _| words::cite_nothing(place),
        reword: || (),
        listen: |app| menu::listen_to(app, menu::PLAY).collect(),
    };
}

fn parts(scene: &Scene) -> Vec<Box<dyn Fitting>> {
    vec![
        Box::new(Advice::new(scene)),
        Box::new(Record::new(scene)),
        Box::new(Curve::default()),
        Box::new(editor::Place),
        Box::new(course::Place),
        Box::new(Sound::new()),
        Box::new(embed::Witness::new()),
    ]
}

fn listen(app: &Rc<App>) -> Vec<Listener> {
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
    listeners.push(menu::heard(app, &document(), App::SETTLED, |app, _| {
        if !durable::is_asked() && kept::is_open() && kept::has_a_game(app.session().id()) {
            durable::ask();
        }
    }));
    let weak = Rc::downgrade(app);
    listeners.extend(kept::listen(move |name, text| {
        if let Some(app) = weak.upgrade() {
            app.dispatch(Event::Elsewhere { name, text });
        }
    }));
    listeners
}
