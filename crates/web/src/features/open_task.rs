//! The lesson, the puzzle or the position being set up, which a reload of the page brings back.

use std::rc::Rc;

use sandgrid_app::{Event, Scene, Session};
use wasm_bindgen_futures::spawn_local;

use crate::board::controller::BoardController;
use crate::embed;
use crate::features::lesson_list;
use crate::platform::tab;
use crate::shell::panel::Panel;

/// The name of the task's text in the storage of the tab.
const NAME: &str = "task";

/// Resumes the task that was on the board when the page was left at the same address.
pub fn resume(app: &Rc<BoardController>) {
    if embed::is_embedded() {
        return;
    }
    let Some(task) = tab::recall(NAME) else { return };
    let app = Rc::clone(app);
    spawn_local(async move {
        let state = |app: &BoardController| {
            (app.session().id(), app.session().plays(), app.session().task())
        };
        let before = state(&app);
        let is_known = !Session::is_exercise(&task) || lesson_list::bring(&app).await;
        // A game that has gone on meanwhile is not interrupted.
        if is_known && state(&app) == before {
            app.dispatch(Event::ResumeTask(task));
        }
    });
}

/// Writes down the task on the board whenever it changes. Until the first change the text of the earlier page stays.
#[derive(Debug, Default)]
pub struct OpenTask {
    /// The text that was written last.
    written: Option<String>,
}

impl Panel for OpenTask {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn follow(&mut self, session: &Session) {
        if embed::is_embedded() {
            return;
        }
        let task = session.task();
        if task != self.written {
            tab::leave(NAME, task.as_deref());
            self.written = task;
        }
    }
}
