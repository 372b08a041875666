//! The grid of buttons over the picture: one per hole, with a single tab stop.

use sandgrid_app::Scene;
use sandgrid_app::rules::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::layout::BoardLayout;
use crate::dom::document::{append, clear, copy, document, lay, mark, part};

/// The hole buttons, in the order of the scene's holes.
#[derive(Debug)]
pub struct Grid {
    root: HtmlElement,
    holes: Vec<HtmlElement>,
}

/// The target of an arrow key on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// An offset in columns and rows, rows counted from the top.
    By(i8, i8),
    /// The first hole of the row.
    RowStart,
    /// The last hole of the row.
    RowEnd,
    /// The top hole of the column.
    Top,
    /// The bottom hole of the column.
    Bottom,
    /// The first hole of the board.
    First,
    /// The last hole of the board.
    Last,
}

impl Grid {
    /// Creates a button for every hole in `root`.
    #[must_use]
    pub fn new(root: HtmlElement, scene: &Scene) -> Self {
        let mut grid = Self { root, holes: Vec::new() };
        grid.build(scene);
        grid
    }

    /// Updates the buttons that differ between two scenes.
    pub fn show(&mut self, before: &Scene, scene: &Scene) {
        if before.shape != scene.shape {
            let focused = self.has_focus();
            self.build(scene);
            if focused {
                self.focus(scene);
            }
            return;
        }
        if before.grid_name != scene.grid_name {
            mark(&self.root, "aria-label", &scene.grid_name);
        }
        for ((old, new), button) in before.holes.iter().zip(&scene.holes).zip(&self.holes) {
            let (was_focus, is_focus) = (old.cell == before.focus, new.cell == scene.focus);
            if (old, was_focus) != (new, is_focus) {
                dress(button, new, scene.focus);
            }
        }
    }

    /// Positions the grid over the picture's holes.
    pub fn lay(&self, plan: &BoardLayout) {
        let squares = plan.squares();
        lay(&self.root, squares.x, squares.y, squares.width, squares.height);
    }

    /// Returns whether a hole has the keyboard focus.
    #[must_use]
    pub fn has_focus(&self) -> bool {
        self.root.contains(document().active_element().as_deref())
    }

    /// Moves the keyboard focus to the scene's focused hole.
    pub fn focus(&self, scene: &Scene) {
        let holes = scene.holes.iter().zip(&self.holes);
        for (_, button) in holes.filter(|(hole, _)| hole.cell == scene.focus) {
            // `focus` does not throw for these arguments.
            let _ = button.focus();
        }
    }

    /// Returns the hole of an event's target.
    #[must_use]
    pub fn cell_of(target: &Element) -> Option<Cell> {
        let hole = target.closest("[data-cell]").ok()??;
        hole.get_attribute("data-cell")?.parse().ok()
    }

    /// Returns the button that a key leads to from a hole; at the board's edge it is the same one.
    #[must_use]
    pub fn beyond(&self, scene: &Scene, from: Cell, way: Way) -> Option<HtmlElement> {
        let columns = usize::from(scene.shape.columns());
        let at = scene.holes.iter().position(|hole| hole.cell == from)?;
        let (column, row, rows) = (at % columns, at / columns, self.holes.len() / columns);
        let on = |place: usize, by: i8, end: usize| {
            place.saturating_add_signed(isize::from(by)).min(end - 1)
        };
        let (column, row) = match way {
            Way::By(right, down) => (on(column, right, columns), on(row, down, rows)),
            Way::RowStart => (0, row),
            Way::RowEnd => (columns - 1, row),
            Way::Top => (column, 0),
            Way::Bottom => (column, rows - 1),
            Way::First => (0, 0),
            Way::Last => (columns - 1, rows - 1),
        };
        self.holes.get(row * columns + column).cloned()
    }

    fn build(&mut self, scene: &Scene) {
        clear(&self.root);
        self.holes.clear();
        let columns = usize::from(scene.shape.columns());
        mark(&self.root, "aria-label", &scene.grid_name);
        mark(&self.root, "aria-rowcount", &scene.shape.rows().to_string());
        mark(&self.root, "aria-colcount", &scene.shape.columns().to_string());
        for (index, holes) in scene.holes.chunks(columns).enumerate() {
            let row: Element = copy("row-template");
            mark(&row, "aria-rowindex", &(index + 1).to_string());
            for (index, hole) in holes.iter().enumerate() {
                let cell: Element = copy("hole-template");
                mark(&cell, "aria-colindex", &(index + 1).to_string());
                let button: HtmlElement = part(&cell, "button");
                mark(&button, "data-cell", &hole.cell.to_string());
                dress(&button, hole, scene.focus);
                append(&row, &cell);
                self.holes.push(button);
            }
            append(&self.root, &row);
        }
    }
}

fn dress(button: &HtmlElement, hole: &sandgrid_app::Hole, focus: Cell) {
    mark(button, "aria-label", &hole.name);
    mark(button, "tabindex", if hole.cell == focus { "0" } else { "-1" });
    if let Some(cell) = button.parent_element() {
        mark(
            cell.unchecked_ref(),
            "aria-selected",
            if hole.is_selected { "true" } else { "false" },
        );
    }
}
