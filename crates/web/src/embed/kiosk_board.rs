//! The board of a kiosk: demonstration games while no visitor is present, and the first game for a new visitor.

use core::fmt;
use std::rc::{Rc, Weak};

use sandgrid_app::Access;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;

use super::hosted_game::HostedGame;
use super::kiosk::KioskTarget;
use super::options;
use crate::dom::document::{element, write};
use crate::platform::i18n;
use crate::shell::controller::Controller;
use crate::shell::dialog;

/// The board of a kiosk, with the settings and the language to restore.
pub(super) struct KioskBoard<G: HostedGame> {
    board: Weak<Controller<G>>,
    settings: G::Settings,
    language: String,
}

impl<G: HostedGame> fmt::Debug for KioskBoard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KioskBoard")
    }
}

impl<G: HostedGame> KioskBoard<G> {
    /// Records the present state.
    pub(super) fn of(board: &Rc<Controller<G>>) -> Rc<dyn KioskTarget> {
        Rc::new(Self {
            board: Rc::downgrade(board),
            settings: G::settings(board),
            language: i18n::current().code().to_owned(),
        })
    }
}

impl<G: HostedGame> KioskTarget for KioskBoard<G> {
    fn show(&self, number: usize) {
        let Some(board) = self.board.upgrade() else { return };
        dialog::close_all();
        let title = G::demonstrate(&board, number);
        write(&element("attract-game"), &title);
    }

    fn is_over(&self) -> bool {
        self.board.upgrade().is_some_and(|board| G::is_over(&board))
    }

    fn welcome(&self) {
        let Some(board) = self.board.upgrade() else { return };
        dialog::close_all();
        let options = options();
        G::set_access(&board, Access::Play);
        G::welcome(&board, &options);
        if options.is_readonly() {
            G::set_access(&board, Access::ReadOnly);
        }
        G::focus(&board);
    }

    fn restore(&self) {
        let Some(board) = self.board.upgrade() else { return };
        G::restore_settings(&board, &self.settings);
        element::<HtmlSelectElement>("tongues").set_value(&self.language);
        if i18n::wanted() != self.language {
            self.set_language(self.language.clone());
        }
    }

    fn has_first_game(&self) -> bool {
        let games = options().games;
        games.is_none_or(|games| games.first().is_none_or(|first| G::has(*first)))
    }

    fn set_language(&self, code: String) {
        let Some(board) = self.board.upgrade() else { return };
        spawn_local(async move {
            board.speak(&code).await;
            // Its messages may not have come.
            element::<HtmlSelectElement>("tongues").set_value(i18n::current().code());
        });
    }
}
