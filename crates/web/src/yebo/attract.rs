//! Attract mode of Yebo: demonstration games while no visitor is present, and the first game for a new visitor.

use std::rc::{Rc, Weak};

use sandgrid_app::learn::Progress;
use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{PlayerKind, SeatPlan, Strength, YeboEvent};
use sandgrid_app::{Access, EmbedOptions};
use wasm_bindgen_futures::spawn_local;

use super::controller::YeboController;
use crate::dom::document::{element, write};
use crate::dom::random;
use crate::embed::kiosk::KioskTarget;
use crate::embed::options;
use crate::platform::i18n;
use crate::shell::dialog;

/// The players of attract mode.
const SHOWN: PlayerKind = PlayerKind::Computer(Strength::Steady);

/// The initial state of the table, to restore it.
#[derive(Debug)]
pub(super) struct YeboAttractMode {
    controller: Weak<YeboController>,
    start_game: fn(&Rc<YeboController>, &EmbedOptions),
    settings: String,
    language: String,
}

impl YeboAttractMode {
    /// Records the present state.
    pub(super) fn of(
        controller: &Rc<YeboController>,
        start_game: fn(&Rc<YeboController>, &EmbedOptions),
    ) -> Rc<dyn KioskTarget> {
        Rc::new(Self {
            controller: Rc::downgrade(controller),
            start_game,
            settings: controller.settings(),
            language: i18n::current().code().to_owned(),
        })
    }
}

impl KioskTarget for YeboAttractMode {
    fn show(&self, _: usize) {
        let Some(controller) = self.controller.upgrade() else { return };
        dialog::close_all();
        let company = SeatPlan::new(&[SHOWN; 4]).unwrap_or_else(SeatPlan::first);
        controller.dispatch(YeboEvent::New {
            company,
            house: HouseRules::default(),
            seed: random::seed(),
        });
        write(&element("attract-game"), "Yebo");
    }

    fn is_over(&self) -> bool {
        self.controller.upgrade().is_some_and(|controller| controller.is_over())
    }

    fn welcome(&self) {
        let Some(controller) = self.controller.upgrade() else { return };
        dialog::close_all();
        let options = options();
        controller.dispatch(YeboEvent::SetAccess(Access::Play));
        (self.start_game)(&controller, &options);
        if options.is_readonly() {
            controller.dispatch(YeboEvent::SetAccess(Access::ReadOnly));
        }
        controller.find_focus();
    }

    fn restore(&self) {
        let Some(controller) = self.controller.upgrade() else { return };
        let learned = ("learning".to_owned(), Progress::default().to_string());
        controller.dispatch(YeboEvent::StorageLoaded(vec![learned]));
        if controller.settings() != self.settings {
            controller.dispatch(YeboEvent::SetSettings(self.settings.clone()));
        }
        if i18n::current().code() != self.language {
            self.speak(self.language.clone());
        }
    }

    fn speak(&self, code: String) {
        let Some(controller) = self.controller.upgrade() else { return };
        spawn_local(async move { controller.speak(&code).await });
    }
}
