//! Lays out a side's hand: its reserve of pieces, a bowl of captured ones, and the caption.

use sandgrid_rules::Side;

use super::{Hands, Layout, Point, Rect};

/// Positions relative to a centre, in drawing order; each pile states its unit.
type Pile = [(f64, f64); 12];

/// Eight at the bottom, three on them, one on top; in units of the distance between neighbours.
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

/// Nine at the bottom in two rows, three on them; in units of the distance between neighbours.
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

/// In a bowl: three in the middle and nine around them, as close as twelve can lie side by side; in units of a
/// piece's radius.
const IN_BOWL: Pile = [
    (0.0, -1.15),
    (1.0, 0.58),
    (-1.0, 0.58),
    (0.0, 3.02),
    (-2.62, -1.51),
    (2.62, -1.51),
    (-1.94, 2.31),
    (-1.03, -2.84),
    (2.97, 0.52),
    (-2.97, 0.52),
    (1.03, -2.84),
    (1.94, 2.31),
];

impl Layout {
    /// Padding of a hand, in pitches.
    const MARGIN: f64 = 0.13;
    /// Width of the caption left of the heap in a horizontal hand, in pitches.
    const CAPTION_WIDTH: f64 = 1.72;
    /// Width that the caption of a lowered hand gains, in pitches per lost part of its height.
    const CAPTION_GROWTH: f64 = 2.4;
    /// Height of the caption between heap and bowl in a vertical hand, in pitches.
    const CAPTION_HEIGHT: f64 = 0.82;
    /// Smallest width and height of a caption in a vertical hand, in CSS pixels: a name and two numbers.
    const MIN_CAPTION: (f64, f64) = (88.0, 84.0);
    /// Width by which a caption is narrower than a vertical hand, in pitches: it breaks the two numbers into two lines.
    const CAPTION_INSET: f64 = 0.44;
    /// Gap between the caption and the bowl of a vertical hand, in pitches.
    const CAPTION_GAP: f64 = 0.04;
    /// Scale of a piece in hand relative to one on the board.
    const SMALLER: f64 = 0.92;
    /// Radius of a piece relative to a hole's radius.
    const PIECE: f64 = 0.66;
    /// Radius of a captured piece relative to the bowl's width.
    const CAPTURED: f64 = 0.112;
    /// Distance between neighbours in a round heap, relative to the diameter of a piece: they overlap.
    const OVERLAP: f64 = 0.86;

    /// Returns the rectangle of a side's caption.
    #[must_use]
    pub fn caption(&self, side: Side) -> Rect {
        let (hand, bowl) = (self.hand(side), self.bowl(side));
        match self.hands {
            Hands::AboveAndBelow => {
                let width = Self::CAPTION_WIDTH + Self::CAPTION_GROWTH * (1.0 - self.hand_scale());
                Rect { x: hand.x + self.padding(), width: width * self.pitch, ..hand }
            }
            Hands::LeftAndRight => {
                let (least, low) = Self::MIN_CAPTION;
                let height = (Self::CAPTION_HEIGHT * self.pitch).max(low);
                let inset = Self::CAPTION_INSET * self.pitch;
                let width = (hand.width - inset).max(least.min(hand.width));
                let x = hand.x + (hand.width - width) / 2.0;
                Rect { x, y: bowl.y - Self::CAPTION_GAP * self.pitch - height, width, height }
            }
        }
    }

    /// Returns the padding of a hand in CSS pixels.
    fn padding(&self) -> f64 {
        Self::MARGIN * self.pitch * self.hand_scale()
    }

    /// Returns the square of a side's bowl of captured pieces.
    #[must_use]
    pub fn bowl(&self, side: Side) -> Rect {
        let (hand, margin) = (self.hand(side), self.padding());
        let across = hand.width.min(hand.height) - 2.0 * margin;
        let (right, bottom) = (hand.x + hand.width, hand.y + hand.height);
        Rect {
            x: right - margin - across,
            y: bottom - margin - across,
            width: across,
            height: across,
        }
    }

    /// Returns the rectangle of a side's heap.
    #[must_use]
    pub fn heap(&self, side: Side) -> Rect {
        let (hand, caption, bowl) = (self.hand(side), self.caption(side), self.bowl(side));
        match self.hands {
            Hands::AboveAndBelow => {
                let x = caption.x + caption.width;
                Rect { x, width: bowl.x - x, ..hand }
            }
            Hands::LeftAndRight => Rect { height: caption.y - hand.y, ..hand },
        }
    }

    /// Returns the hole radius that corresponds to the size of a piece in hand, in CSS pixels.
    #[must_use]
    pub fn hand_radius(&self) -> f64 {
        self.hole_radius() * Self::SMALLER * self.hand_scale()
    }

    /// Returns the hole radius that corresponds to the size of a piece in a bowl, in CSS pixels.
    #[must_use]
    pub fn bowl_radius(&self) -> f64 {
        Self::CAPTURED * self.bowl(Side::First).width / Self::PIECE
    }

    /// Returns the centre of a piece in hand, counted from 0; higher numbers lie on lower ones. Positions
    /// repeat after the twelfth.
    #[must_use]
    pub fn in_hand(&self, side: Side, piece: u8) -> Point {
        let (place, broad) = (self.heap(side), 2.0 * Self::PIECE * self.hand_radius());
        match self.hands {
            Hands::AboveAndBelow => {
                let room = ((place.width - broad) / 4.0).min(broad);
                piled(&LONG, place.centre(), (room, broad), piece)
            }
            Hands::LeftAndRight => {
                let room = Self::OVERLAP * broad;
                piled(&ROUND, place.centre(), (room, room), piece)
            }
        }
    }

    /// Returns the centre of a captured piece in a side's bowl, counted from 0; positions repeat after the
    /// twelfth.
    #[must_use]
    pub fn in_bowl(&self, side: Side, piece: u8) -> Point {
        let bowl = self.bowl(side);
        let apart = Self::CAPTURED * bowl.width;
        piled(&IN_BOWL, bowl.centre(), (apart, apart), piece)
    }
}

/// Returns cosine and sine of a multiple of 2.4 radians; the angles do not repeat.
fn turned(times: u8) -> (f64, f64) {
    const COS: f64 = -0.737_393_715_541_245_7;
    const SIN: f64 = 0.675_463_180_551_151;
    (0..times).fold((1.0, 0.0), |(x, y), _| (x * COS - y * SIN, x * SIN + y * COS))
}

/// Returns the position of a piece with a small offset, so that the heap looks laid by hand.
fn piled(pile: &Pile, middle: Point, (across, down): (f64, f64), piece: u8) -> Point {
    /// Share of the offset in the position.
    const OFFSET: f64 = 0.03;
    let (x, y) = pile[usize::from(piece) % pile.len()];
    let (cos, sin) = turned(piece);
    Point {
        x: middle.x + ((1.0 - OFFSET) * x + OFFSET * cos) * across,
        y: middle.y + ((1.0 - OFFSET) * y + OFFSET * sin) * down,
    }
}
