//! The registry of all panels: the only module that knows every one of them.

use std::rc::Rc;

use sandgrid_app::{Scene, Session};

use crate::board::controller::{BoardController, BoardPage};
use crate::board::status;
use crate::dom::bind::bind;
use crate::dom::document::document;
use crate::dom::enter;
use crate::dom::listener::Listener;
use crate::dom::name_field;
use crate::embed::counted_game::CountedGame;
use crate::embed::{self, events::HostEvents};
use crate::features::correspondence::SendingPanel;
use crate::features::hint::HintPanel;
use crate::features::move_list::MoveListPanel;
use crate::features::open_task::{self, OpenTask};
use crate::features::review_chart::Curve;
use crate::features::swipes::Swipes;
use crate::features::tool_bar::ToolBar;
use crate::features::{
    class_sheet, correspondence, lesson, lesson_list, menu, move_input, position_editor, queries,
    settings, share,
};
use crate::platform::audio::Sound;
use crate::platform::{durable, storage};
use crate::shell::dialog;
use crate::shell::page_config::PageConfig;
use crate::shell::panel::{Panel, ViewConfig};
use crate::switch_access::scanner;

/// Every feature.
pub const FULL: PageConfig = PageConfig {
    session: Session::new,
    view: ViewConfig { panels, cite: status::cite, reword: dialog::reword },
    listen,
};

/// The board and its status line alone: the program that starts first.
pub const MINIMAL: PageConfig = PageConfig {
    session: Session::minimal,
    view: ViewConfig {
        panels: |_| Vec::new(),
        cite: |place, _, _| status::cite_nothing(place),
        reword: || (),
    },
    listen: |app| menu::listen_to(app, menu::PLAY).collect(),
};

fn panels(scene: &Scene) -> Vec<Box<dyn Panel>> {
    vec![
        Box::new(HintPanel::new(scene)),
        Box::new(MoveListPanel::new(scene)),
        Box::new(Curve::default()),
        Box::new(position_editor::EditorPanel),
        Box::new(lesson::LessonPanel::default()),
        Box::new(ToolBar::default()),
        Box::new(SendingPanel),
        Box::new(Swipes),
        Box::new(OpenTask::default()),
        Box::new(Sound::new()),
        Box::new(HostEvents::<BoardPage>::default()),
        Box::new(CountedGame::default()),
    ]
}

fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let mut listeners = menu::listen(app);
    listeners.extend(settings::listen(app));
    listeners.extend(share::listen(app));
    listeners.extend(correspondence::listen(app));
    listeners.extend(position_editor::listen(app));
    listeners.extend(class_sheet::listen(app));
    listeners.push(bind(app, &document(), BoardController::SETTLED, lesson_list::follow_language));
    listeners.extend(queries::listen(app));
    listeners.extend(move_input::listen(app));
    listeners.extend(scanner::listen(app));
    listeners.extend(embed::listen(app));
    open_task::resume(app);
    // After the other handlers of keys.
    listeners.push(enter::listen());
    listeners.extend(name_field::listen());
    listeners.push(bind(app, &document(), BoardController::SETTLED, |app, _| {
        if !durable::is_asked() && storage::is_enabled() && storage::has_a_game(app.session().id())
        {
            durable::ask();
        }
    }));
    listeners.extend(app.listen_to_storage());
    listeners
}
