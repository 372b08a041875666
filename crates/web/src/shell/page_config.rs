//! The configuration of a page program: the small one that starts first, or the full one.

use std::rc::Rc;

use sandgrid_app::{GameSetup, Session};

use crate::board::controller::BoardController;
use crate::dom::listener::Listener;
use crate::shell::panel::ViewConfig;

/// The features of a page program.
#[derive(Copy, Clone, Debug)]
pub struct PageConfig {
    /// Creates a session with the features of the page.
    pub(crate) session: fn(GameSetup) -> Session,
    /// The view's panels and texts.
    pub(crate) view: ViewConfig,
    /// Attaches the listeners of everything besides the board.
    pub(crate) listen: fn(&Rc<BoardController>) -> Vec<Listener>,
}
