//! What lies at a side's hand: a heap of its own pieces, a bowl of captured ones, and the words.

use sandgrid_rules::Side;

use super::{Hands, Layout, Point, Rect};

/// Places from the middle of a heap, in distances between neighbours; what lies higher comes later.
type Pile = [(f64, f64); 12];

/// Eight below, three upon them, one on top.
const ROUND: Pile = [
    (-0.5, 0.0),
    (0.5, 0.0),
    (0.0, -0.87),
    (0.0, 0.87),
    (1.0, -0.87),
    (-1.0, 0.87),
    (-1.0, -0.87),
    (1.0, 0.87),
    (0.0, 0.30),
    (-0.5, -0.52),
    (0.5, -0.52),
    (0.0, -0.22),
];

/// Nine below in two rows, three upon them.
const LONG: Pile = [
    (0.0, -0.44),
    (0.5, 0.44),
    (-0.5, 0.44),
    (-1.0, -0.44),
    (1.0, -0.44),
    (-1.5, 0.44),
    (1.5, 0.44),
    (-2.0, -0.44),
    (2.0, -0.44),
    (0.05, 0.12),
    (-0.95, 0.08),
    (1.0, 0.10),
];

/// In a bowl: one in the middle, six around it, five upon them.
const IN_BOWL: Pile = [
    (0.0, 0.0),
    (0.87, 0.5),
    (-0.87, 0.5),
    (0.0, -1.0),
    (0.87, -0.5),
    (-0.87, -0.5),
    (0.0, 1.0),
    (0.42, -0.34),
    (-0.46, 0.30),
    (0.44, 0.40),
    (-0.40, -0.38),
    (0.02, 0.56),
];

impl Layout {
    /// Between the edge of a hand's place and what lies there, in pitches.
    const MARGIN: f64 = 0.13;
    /// How wide the words left of the heap are where the hand lies flat, in pitches.
    const WORDS: f64 = 1.72;
    /// How high the words between heap and bowl are where the hand stands upright, in pitches.
    const LINES: f64 = 0.62;
    /// A piece in hand beside one on the board.
    const SMALLER: f64 = 0.92;
    /// A piece fills that much of a hole's radius.
    const PIECE: f64 = 0.66;

    /// The place for the words about a side's pieces.
    #[must_use]
    pub fn words(&self, side: Side) -> Rect {
        let (hand, bowl) = (self.hand(side), self.bowl(side));
        match self.hands {
            Hands::AboveAndBelow => {
                let (x, width) = (hand.x + Self::MARGIN * self.pitch, Self::WORDS * self.pitch);
                Rect { x, width, ..hand }
            }
            Hands::LeftAndRight => {
                // So narrow that each of the two numbers has a line.
                let (height, inset) = (Self::LINES * self.pitch, 0.22 * self.pitch);
                let (x, width) = (hand.x + inset, hand.width - 2.0 * inset);
                Rect { x, y: bowl.y - 0.04 * self.pitch - height, width, height }
            }
        }
    }

    /// The square around the bowl with what a side has captured.
    #[must_use]
    pub fn bowl(&self, side: Side) -> Rect {
        let (hand, margin) = (self.hand(side), Self::MARGIN * self.pitch);
        let across = hand.width.min(hand.height) - 2.0 * margin;
        let (right, bottom) = (hand.x + hand.width, hand.y + hand.height);
        Rect {
            x: right - margin - across,
            y: bottom - margin - across,
            width: across,
            height: across,
        }
    }

    /// Where the heap of a side's pieces lies.
    #[must_use]
    pub fn heap(&self, side: Side) -> Rect {
        let (hand, words, bowl) = (self.hand(side), self.words(side), self.bowl(side));
        match self.hands {
            Hands::AboveAndBelow => {
                let x = words.x + words.width;
                Rect { x, width: bowl.x - x, ..hand }
            }
            Hands::LeftAndRight => Rect { height: words.y - hand.y, ..hand },
        }
    }

    /// The radius that a hole would need for a piece in hand to look as it does on the board.
    #[must_use]
    pub fn hand_radius(&self) -> f64 {
        self.hole_radius() * Self::SMALLER
    }

    /// The same for a piece in a bowl.
    #[must_use]
    pub fn bowl_radius(&self) -> f64 {
        0.145 * self.bowl(Side::First).width / Self::PIECE
    }

    /// The middle of a piece in hand, counted from 0; the higher numbers lie on the lower. Beyond
    /// the twelfth it begins again.
    #[must_use]
    pub fn in_hand(&self, side: Side, piece: u8) -> Point {
        let (place, broad) = (self.heap(side), 2.0 * Self::PIECE * self.hand_radius());
        match self.hands {
            Hands::AboveAndBelow => {
                let room = ((place.width - broad) / 4.0).min(broad);
                piled(&LONG, place.centre(), (room, broad), piece)
            }
            Hands::LeftAndRight => {
                let room = 0.86 * broad;
                piled(&ROUND, place.centre(), (room, room), piece)
            }
        }
    }

    /// The middle of a captured piece in a side's bowl, counted likewise.
    #[must_use]
    pub fn in_bowl(&self, side: Side, piece: u8) -> Point {
        let bowl = self.bowl(side);
        let apart = 0.235 * bowl.width;
        piled(&IN_BOWL, bowl.centre(), (apart, apart), piece)
    }
}

/// Cosine and sine of so many turns by 2.4, which never come back to where they were.
fn turned(times: u8) -> (f64, f64) {
    const COS: f64 = -0.737_393_715_541_245_7;
    const SIN: f64 = 0.675_463_180_551_151;
    (0..times).fold((1.0, 0.0), |(x, y), _| (x * COS - y * SIN, x * SIN + y * COS))
}

/// Not quite in line, as a hand lays pieces down.
fn piled(pile: &Pile, middle: Point, (across, down): (f64, f64), piece: u8) -> Point {
    let (x, y) = pile[usize::from(piece) % pile.len()];
    let (cos, sin) = turned(piece);
    Point {
        x: middle.x + (0.97 * x + 0.03 * cos) * across,
        y: middle.y + (0.97 * y + 0.03 * sin) * down,
    }
}
