//! Fingers that move over the board scroll the page, except from where a piece can be dragged.

use sandgrid_app::{DragSource, Scene, Session};
use web_sys::Element;

use crate::board::grid::Grid;
use crate::board::reserves::Reserves;
use crate::dom::document::{all, mark};
use crate::shell::panel::Panel;

/// The attribute of a button from which nothing can be dragged, which the style sheet reads.
const STILL: &str = "data-still";

/// Marks the holes and hands from which nothing can be dragged.
#[derive(Debug)]
pub struct Swipes;

impl Panel for Swipes {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn follow(&mut self, session: &Session) {
        for button in all::<Element>(".hole, .hand") {
            let source = Grid::cell_of(&button)
                .map(DragSource::Hole)
                .or_else(|| Reserves::side_of(&button).map(DragSource::Hand));
            let can_drag = source.is_some_and(|source| session.can_drag(source));
            mark(&button, STILL, if can_drag { "no" } else { "yes" });
        }
    }
}
