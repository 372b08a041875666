//! The selection of a person: a piece, a drag, an action to confirm, and the refusal that is shown.

use sandgrid_rules::{Action, Cell};

use crate::{DragSource, Notice};

/// The piece that a person has selected.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum Grip {
    #[default]
    Nothing,
    /// A piece on the board.
    Piece(Cell),
    /// A piece from the hand of the side to act.
    Hand,
}

/// The state of a person's input.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct InputState {
    pub(in crate::session) grip: Grip,
    /// Source of the current drag.
    pub(in crate::session) dragged: Option<DragSource>,
    /// Action that waits for confirmation, if actions are confirmed.
    pub(in crate::session) pending: Option<Action>,
    /// Refusal on display.
    pub(in crate::session) notice: Option<Notice>,
}

impl InputState {
    /// Returns whether a piece is selected or an action waits for confirmation.
    pub(in crate::session) fn is_open(&self) -> bool {
        self.grip != Grip::Nothing || self.pending.is_some()
    }

    /// Selects a piece.
    pub(in crate::session) fn select(&mut self, grip: Grip) {
        self.clear();
        self.grip = grip;
    }

    /// Clears the selection; a refusal stays visible until the user acts.
    pub(in crate::session) fn put_down(&mut self) {
        *self = Self { notice: self.notice.take(), ..Self::default() };
    }

    /// Clears the selection and the refusal.
    pub(in crate::session) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Shows a refusal; the selected piece stays selected.
    pub(in crate::session) fn refuse(&mut self, notice: Notice) {
        *self = Self { grip: self.grip, notice: Some(notice), ..Self::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusal_keeps_the_piece_and_ends_drag_and_confirmation() {
        let cell: Cell = "c3".parse().unwrap();
        let mut selection = InputState::default();
        selection.select(Grip::Piece(cell));
        selection.dragged = Some(DragSource::Hole(cell));
        selection.pending = Some(Action::Place { at: cell });
        selection.refuse(Notice { words: "no".to_owned(), rule: None });
        assert_eq!((selection.grip, selection.dragged), (Grip::Piece(cell), None));
        assert!(selection.is_open() && selection.pending.is_none() && selection.notice.is_some());
        selection.put_down();
        assert!(!selection.is_open() && selection.notice.is_some());
        selection.select(Grip::Hand);
        assert!(selection.is_open() && selection.notice.is_none());
    }
}
