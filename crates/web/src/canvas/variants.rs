//! Which stone and which twig a piece is, so that a moved piece stays the same one.

use sandgrid_app::Scene;
use sandgrid_app::rules::{BySide, Cell, Side};

/// How many different pebbles there are, and how many sticks.
pub(super) const KINDS: u8 = 6;

/// A look for every hole, for every place in a hand, and for every piece in a bowl.
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

    /// The look of the piece in that hole.
    pub(super) fn at(&self, cell: Cell) -> u8 {
        self.holes[usize::from(cell.index())]
    }

    /// The look of that piece in a side's bowl.
    pub(super) fn in_bowl(&self, side: Side, piece: u8) -> u8 {
        self.bowls[side][usize::from(piece % 32)]
    }

    /// The look of that piece in a hand.
    pub(super) fn in_hand(piece: u8) -> u8 {
        piece % 32 * 5 % KINDS
    }

    /// Lets every piece that moved, was placed or was captured keep its look.
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
    /// From that hole.
    Hole(Cell),
    /// From that place in the hand.
    Hand(u8),
}

/// One piece that came to a hole.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct VariantStep {
    pub(super) from: Origin,
    pub(super) to: Cell,
}

/// The change of one side's pieces between two scenes of the same shape.
pub(super) struct Change {
    pub(super) came: Vec<Cell>,
    pub(super) left: Vec<Cell>,
    /// The place in the hand that was emptied.
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

    /// The one piece that came from somewhere; `None` if there was none, or several.
    pub(super) fn step(&self) -> Option<VariantStep> {
        match (self.came.as_slice(), self.left.as_slice(), self.hand) {
            (&[to], &[from], None) => Some(VariantStep { from: Origin::Hole(from), to }),
            (&[to], &[], Some(piece)) => Some(VariantStep { from: Origin::Hand(piece), to }),
            _ => None,
        }
    }

    /// The pieces that went from the board into the captor's bowl, and their places there.
    pub(super) fn captured(&self) -> impl Iterator<Item = (Cell, u8)> {
        let gone = if self.came.is_empty() { self.left.as_slice() } else { &[] };
        gone.iter().copied().zip(self.bowl.clone())
    }

    /// The piece that went from the hand into the captor's bowl, and its place there.
    pub(super) fn taken_from_hand(&self) -> Option<(u8, u8)> {
        let alone = self.came.is_empty() && self.left.is_empty() && self.bowl.len() == 1;
        self.hand.filter(|_| alone).map(|piece| (piece, self.bowl.start))
    }
}
