//! Which stone and which twig a piece is, so that a moved piece stays the same one.

use sandgrid_app::Scene;
use sandgrid_app::rules::{Cell, Side};

/// How many different pebbles there are, and how many sticks.
pub(super) const KINDS: u8 = 6;

/// A look for every hole and for every place in a hand.
#[derive(Clone, Debug)]
pub(super) struct Looks([u8; 64]);

impl Looks {
    /// Fresh looks for whatever stands on the board.
    pub(super) fn new() -> Self {
        Self(core::array::from_fn(|index| {
            u8::try_from((index * 5 + index / 8 * 3) % usize::from(KINDS)).unwrap_or_default()
        }))
    }

    /// The look of the piece in that hole.
    pub(super) fn at(&self, cell: Cell) -> u8 {
        self.0[usize::from(cell.index())]
    }

    /// The look of that piece in a hand.
    pub(super) fn in_hand(piece: u8) -> u8 {
        piece % 32 * 5 % KINDS
    }

    /// Lets every piece that moved or was placed keep its look.
    pub(super) fn follow(&mut self, before: &Scene, after: &Scene) {
        for side in Side::ALL {
            if let Some(step) = Change::of(side, before, after).step() {
                self.0[usize::from(step.to.index())] = match step.from {
                    Origin::Hole(cell) => self.at(cell),
                    Origin::Hand(piece) => Self::in_hand(piece),
                };
            }
        }
    }
}

/// Where a piece came from.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Origin {
    /// From that hole.
    Hole(Cell),
    /// From that place in the hand.
    Hand(u8),
}

/// One piece that came to a hole.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) from: Origin,
    pub(super) to: Cell,
}

/// What became of one side's pieces between two scenes of the same shape.
pub(super) struct Change {
    pub(super) came: Vec<Cell>,
    pub(super) left: Vec<Cell>,
    hand: Option<u8>, // The place in the hand that was emptied.
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
        Self { came, left, hand: (new < old).then_some(new) }
    }

    /// The one piece that came from somewhere; `None` if there was none, or several.
    pub(super) fn step(&self) -> Option<Step> {
        match (self.came.as_slice(), self.left.as_slice(), self.hand) {
            (&[to], &[from], None) => Some(Step { from: Origin::Hole(from), to }),
            (&[to], &[], Some(piece)) => Some(Step { from: Origin::Hand(piece), to }),
            _ => None,
        }
    }
}
