//! What the table shows while nobody is there, and what it begins with for whoever comes.

use std::rc::{Rc, Weak};

use sandgrid_app::Visit;
use sandgrid_app::learn::Progress;
use sandgrid_app::yebo::rules::House;
use sandgrid_app::yebo::{Company, Event, Sitter, Strength};
use wasm_bindgen_futures::spawn_local;

use super::guest;
use super::room::Room;
use crate::embed::kiosk::Ward;
use crate::embed::terms;
use crate::page::{element, write};
use crate::{dialog, menu, tongue};

/// How well the computers play with each other.
const SHOWN: Sitter = Sitter::Computer(Strength::Steady);

/// The table, as visitors found it.
#[derive(Debug)]
pub(super) struct Show {
    room: Weak<Room>,
    settings: String,
    language: String,
}

impl Show {
    /// As it is now.
    pub(super) fn of(room: &Rc<Room>) -> Rc<dyn Ward> {
        Rc::new(Self {
            room: Rc::downgrade(room),
            settings: room.settings(),
            language: tongue::spoken().code().to_owned(),
        })
    }
}

impl Ward for Show {
    fn show(&self, _: usize) {
        let Some(room) = self.room.upgrade() else { return };
        dialog::close_all();
        let company = Company::new(&[SHOWN; 4]).unwrap_or_else(Company::first);
        room.dispatch(Event::New { company, house: House::default(), seed: menu::seed() });
        write(&element("attract-game"), "Yebo");
    }

    fn is_over(&self) -> bool {
        self.room.upgrade().is_some_and(|room| room.is_over())
    }

    fn welcome(&self) {
        let Some(room) = self.room.upgrade() else { return };
        dialog::close_all();
        let terms = terms();
        room.dispatch(Event::Visit(Visit::Play));
        room.dispatch(guest::game(&terms));
        guest::load(&room, &terms);
        if terms.is_readonly() {
            room.dispatch(Event::Visit(Visit::Look));
        }
        room.find_focus();
    }

    fn restore(&self) {
        let Some(room) = self.room.upgrade() else { return };
        let learned = ("learning".to_owned(), Progress::default().to_string());
        room.dispatch(Event::Kept(vec![learned]));
        if room.settings() != self.settings {
            room.dispatch(Event::Prefer(self.settings.clone()));
        }
        if tongue::spoken().code() != self.language {
            self.speak(self.language.clone());
        }
    }

    fn speak(&self, code: String) {
        let Some(room) = self.room.upgrade() else { return };
        spawn_local(async move { room.speak_as(&code).await });
    }
}
