//! Attract mode of the sand games: demonstration games while no visitor is present, and the first game for a new
//! visitor.

use std::rc::{Rc, Weak};

use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{Access, Event, GameSetup, Level, Name, Player, SavedGamesCommand, Settings};
use wasm_bindgen_futures::spawn_local;

use super::kiosk::KioskTarget;
use super::{apply_options, options};
use crate::board::controller::BoardController;
use crate::dom::document::{element, write};
use crate::dom::random;
use crate::platform::i18n;
use crate::shell::dialog;

/// The level of both sides in attract mode: strong enough to be interesting, fast enough not to wait.
const SHOWN: Level = Level::ALL[8];

/// The initial state of the board, to restore it.
#[derive(Debug)]
pub(super) struct AttractMode {
    app: Weak<BoardController>,
    rules: &'static Ruleset,
    settings: Settings,
    language: String,
}

impl AttractMode {
    /// Records the present state.
    pub(super) fn of(app: &Rc<BoardController>) -> Rc<dyn KioskTarget> {
        Rc::new(Self {
            app: Rc::downgrade(app),
            rules: app.choice().rules,
            settings: app.settings(),
            language: i18n::current().code().to_owned(),
        })
    }

    /// Returns the ruleset of an attract-mode game: the option's, or one of each game in turn.
    fn rules_of(&self, shown: usize) -> &'static Ruleset {
        if options().rules.is_some() {
            return self.rules;
        }
        let mut kinds: Vec<&'static Ruleset> = Vec::new();
        for rules in Ruleset::ALL {
            if kinds.iter().all(|known| known.kind() != rules.kind()) {
                kinds.push(rules);
            }
        }
        kinds[shown % kinds.len()]
    }
}

impl KioskTarget for AttractMode {
    fn show(&self, time: usize) {
        let Some(app) = self.app.upgrade() else { return };
        let computer = Player::Computer(SHOWN);
        let players = BySide::new(computer, computer);
        let rules = self.rules_of(time);
        app.dispatch(Event::New(GameSetup { rules, players, seed: random::seed() }));
        forget_others(&app);
        app.dispatch(Event::SetAccess(Access::ReadOnly));
        write(&element("attract-game"), &dialog::called(Name::Title(rules)));
    }

    fn is_over(&self) -> bool {
        self.app.upgrade().is_some_and(|app| app.scene().turn.is_none())
    }

    fn welcome(&self) {
        let Some(app) = self.app.upgrade() else { return };
        app.dispatch(Event::SetAccess(Access::Play));
        let rules = app.choice().rules;
        let first = GameSetup::first_visit(random::seed());
        let players = options().players().unwrap_or(first.players);
        app.dispatch(Event::New(GameSetup { rules, players, ..first }));
        forget_others(&app);
        if options().is_readonly() {
            app.dispatch(Event::SetAccess(Access::ReadOnly));
        }
        apply_options::load_again(&app);
        app.go_to_board();
    }

    fn restore(&self) {
        let Some(app) = self.app.upgrade() else { return };
        for name in Settings::NAMES {
            let value = self.settings.value(name);
            if app.settings().value(name) != value {
                app.dispatch(Event::SetSetting { name: name.to_owned(), value });
            }
        }
        if i18n::current().code() != self.language {
            self.speak(self.language.clone());
        }
    }

    fn speak(&self, code: String) {
        let Some(app) = self.app.upgrade() else { return };
        spawn_local(async move { app.speak(&code).await });
    }
}

/// Deletes every game but the new one: one visitor's games are not for the next, and a board that stands for a year
/// would fill its storage.
fn forget_others(app: &Rc<BoardController>) {
    let others: Vec<u64> = app.session().saved_games().iter().map(|kept| kept.id).collect();
    for id in others {
        app.dispatch(Event::SavedGames(SavedGamesCommand::Delete(id)));
    }
}
