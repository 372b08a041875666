//! Targets of switch scanning on the board.

use std::collections::BTreeSet;

use sandgrid_rules::{Action, Cell, Side};

use super::Session;
use super::play::input_state::Grip;
use crate::DragSource;

impl Session {
    /// Returns the targets that a press would act on: row by row from the top, then the hands.
    #[must_use]
    pub fn stops(&self) -> Vec<Vec<DragSource>> {
        let scene = self.scene();
        let open = self.open_cells();
        let is_open = |cell: Cell| scene.editing.is_some() || open.contains(&cell);
        let rows = scene.holes.chunks(usize::from(scene.shape.columns()));
        let rows = rows.map(|row| {
            let cells = row.iter().map(|hole| hole.cell);
            cells.filter(|cell| is_open(*cell)).map(DragSource::Hole).collect()
        });
        let hands = Side::ALL.into_iter().filter(|side| {
            let heap = &scene.hands[*side];
            heap.is_active || heap.is_takeable
        });
        rows.chain(hands.map(|side| vec![DragSource::Hand(side)])).collect()
    }

    /// Returns the holes that a press would act on.
    fn open_cells(&self) -> BTreeSet<Cell> {
        let held = self.held();
        let pressed = |action: Action| match (held, action) {
            (Grip::Piece(_), Action::Place { .. }) => None,
            (_, Action::Take { at } | Action::Place { at }) => Some(at),
            (Grip::Piece(piece), action) if action.from() == Some(piece) => action.to(),
            (Grip::Nothing, action) => action.from(),
            _ => None,
        };
        // `extend` inserts; `collect` would sort, with a sort of the library.
        let mut open = BTreeSet::new();
        open.extend(self.open_actions().filter_map(pressed));
        if let Grip::Piece(piece) = self.input.grip {
            // A second press clears the selection.
            open.insert(piece);
        }
        open
    }
}
