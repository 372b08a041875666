//! The sprite variant of every piece, so that a moved piece keeps its look.

use sandgrid_app::Scene;
use sandgrid_app::rules::{BySide, Cell, Side};

/// Number of variants of each piece.
pub(super) const KINDS: u8 = 6;

/// The variant of the piece in every hole, reserve place and bowl place.
#[derive(Clone, Debug)]
pub(super) struct Variants {
    holes: [u8; 64],
    bowls: BySide<[u8; 32]>,
}

impl Variants {
    /// Creates random variants for all pieces on the board.
    pub(super) fn new() -> Self {
        let look = |index: usize| u8::try_from(index % usize::from(KINDS)).unwrap_or_default();
        Self {
            holes: core::array::from_fn(|index| look(index * 5 + index / 8 * 3)),
            bowls: BySide::from_fn(|_| core::array::from_fn(|index| look(index * 5 + 2))),
        }
    }

    /// Returns the variant of the piece in a hole.
    pub(super) fn at(&self, cell: Cell) -> u8 {
        self.holes[usize::from(cell.index())]
    }

    /// Returns the variant of a captured piece in a side's bowl.
    pub(super) fn in_bowl(&self, side: Side, piece: u8) -> u8 {
        self.bowls[side][usize::from(piece % 32)]
    }

    /// Returns the variant of a piece in hand.
    pub(super) fn in_hand(piece: u8) -> u8 {
        piece % 32 * 5 % KINDS
    }

    /// Moves the variants along with moved, placed and captured pieces.
    pub(super) fn follow(&mut self, before: &Scene, after: &Scene) {
        for side in Side::ALL {
            let change = Change::of(side, before, after);
            for (cell, piece) in change.captured() {
                self.bowls[!side][usize::from(piece % 32)] = self.at(cell);
            }
            if let Some(step) = change.step() {
                self.holes[usize::from(step.to.index())] = match step.from {
                    Origin::Hole(cell) => self.at(cell),
                    Origin::Hand(piece) => Self::in_hand(piece),
                };
            }
        }
    }
}

/// The origin of a piece.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Origin {
    /// A hole.
    Hole(Cell),
    /// A place in the reserve.
    Hand(u8),
}

/// A piece that came to a hole.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct VariantStep {
    pub(super) from: Origin,
    pub(super) to: Cell,
}

/// The change of one side's pieces between two scenes of the same shape.
pub(super) struct Change {
    pub(super) came: Vec<Cell>,
    pub(super) left: Vec<Cell>,
    /// The reserve place that was emptied.
    hand: Option<u8>,
    /// The places in the captor's bowl that were filled.
    bowl: core::ops::Range<u8>,
}

impl Change {
    pub(super) fn of(side: Side, before: &Scene, after: &Scene) -> Self {
        let (mut came, mut left) = (Vec::new(), Vec::new());
        for (old, new) in before.holes.iter().zip(&after.holes) {
            match (old.piece == Some(side), new.piece == Some(side)) {
                (false, true) => came.push(new.cell),
                (true, false) => left.push(new.cell),
                _ => {}
            }
        }
        let (old, new) = (before.hands[side].count, after.hands[side].count);
        let bowl = before.hands[!side].taken..after.hands[!side].taken;
        Self { came, left, hand: (new < old).then_some(new), bowl }
    }

    /// Returns the only piece that moved or was placed; `None` if there was none or several.
    pub(super) fn step(&self) -> Option<VariantStep> {
        match (self.came.as_slice(), self.left.as_slice(), self.hand) {
            (&[to], &[from], None) => Some(VariantStep { from: Origin::Hole(from), to }),
            (&[to], &[], Some(piece)) => Some(VariantStep { from: Origin::Hand(piece), to }),
            _ => None,
        }
    }

    /// Returns the captured pieces from the board, with their places in the captor's bowl.
    pub(super) fn captured(&self) -> impl Iterator<Item = (Cell, u8)> {
        let gone = if self.came.is_empty() { self.left.as_slice() } else { &[] };
        gone.iter().copied().zip(self.bowl.clone())
    }

    /// Returns the piece captured from the hand, with its place in the captor's bowl.
    pub(super) fn taken_from_hand(&self) -> Option<(u8, u8)> {
        let alone = self.came.is_empty() && self.left.is_empty() && self.bowl.len() == 1;
        self.hand.filter(|_| alone).map(|piece| (piece, self.bowl.start))
    }
}
