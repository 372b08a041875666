//! Computes the layout of board and hands in CSS pixels. Pure geometry, without pieces and screen.

use sandgrid_rules::{Cell, Shape, Side};

mod hand;
#[cfg(test)]
mod tests;

/// A point in CSS pixels from the upper left corner of the playing area.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Point {
    /// Distance to the right.
    pub x: f64,
    /// Distance downwards.
    pub y: f64,
}

/// An axis-aligned rectangle in CSS pixels.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Rect {
    /// Returns whether a point is inside; the right and the lower edge are excluded.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        (self.x..right).contains(&point.x) && (self.y..bottom).contains(&point.y)
    }

    /// Returns the rectangle whose edges lie that far inside.
    #[must_use]
    pub fn inset(self, by: f64) -> Self {
        let (width, height) = (self.width - 2.0 * by, self.height - 2.0 * by);
        Self { x: self.x + by, y: self.y + by, width, height }
    }

    /// Returns the centre.
    #[must_use]
    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }
}

/// The arrangement of the hands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Above the board, and below it (the near side's).
    AboveAndBelow,
    /// Left of the board, and right of it (the near side's).
    LeftAndRight,
}

/// The layout of the board's squares and both hands in an area.
///
/// The squares fill the board without gaps, and each is the hit target of its hole.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Layout {
    shape: Shape,
    hands: Hands,
    near: Side,
    /// Distance between two holes, in CSS pixels.
    pitch: f64,
    /// Height of a hand above or below the board, with its gap, in CSS pixels.
    slot: f64,
    /// Distance of the layout from the left edge, in CSS pixels; its top is 0.
    left: f64,
}

impl Layout {
    /// Smallest distance between two holes, in an area that is too small for [`TOUCH_PITCH`](Self::TOUCH_PITCH): that of
    /// an enlarged page, whose CSS pixels are large.
    pub const SMALLEST_PITCH: f64 = 32.0;
    /// Distance between two holes that is enough for a finger.
    pub const TOUCH_PITCH: f64 = 44.0;
    /// Width of an area, in its heights, up to which every board has its hands above and below.
    pub const UPRIGHT: f64 = 1.15;
    /// Largest distance, beyond any screen.
    pub const LARGEST_PITCH: f64 = 100_000.0;

    // In units of the pitch.
    const RIM: f64 = 0.1;
    const GAP: f64 = 0.1;
    const HAND_HEIGHT: f64 = 1.1;
    const HAND_WIDTH: f64 = 1.7;
    const HOLE: f64 = 0.36;

    /// Widest area in CSS pixels where hands above and below yield height to the board, as on a telephone.
    const NARROW: f64 = 480.0;
    /// Smallest height of a hand with its gap, in CSS pixels: the hand stays large enough for touch.
    const LOWEST_SLOT: f64 = 48.0;

    /// Returns the largest layout that fits the area, in the better of the two arrangements.
    ///
    /// An area too small for the smallest layout gets that, which exceeds it; a length that is not finite does not limit.
    #[must_use]
    pub fn fit(shape: Shape, width: f64, height: f64) -> Self {
        let (hands, pitch) = Self::best_pitch(shape, width, height);
        let (_, rows) = Self::across(shape);
        let spare = width - Self::extent(shape, hands).0 * pitch;
        let left = if spare.is_finite() { (spare / 2.0).max(0.0) } else { 0.0 };
        let slot = ((height - rows * pitch) / 2.0).max(Self::LOWEST_SLOT);
        let slot = slot.min((Self::HAND_HEIGHT + Self::GAP) * pitch);
        Self { shape, hands, near: Side::First, pitch, slot, left }
    }

    /// Returns the arrangement with the greater pitch in an area, and that pitch, within its bounds.
    fn best_pitch(shape: Shape, width: f64, height: f64) -> (Hands, f64) {
        let pitch = |hands| {
            let (columns, rows) = Self::extent(shape, hands);
            (width / columns).min(height / rows)
        };
        let (mut tall, wide) = (pitch(Hands::AboveAndBelow), pitch(Hands::LeftAndRight));
        let hands = if wide > tall && wide >= Self::TOUCH_PITCH {
            Hands::LeftAndRight
        } else {
            Hands::AboveAndBelow
        };
        let (columns, rows) = Self::across(shape);
        if width <= Self::NARROW && hands == Hands::AboveAndBelow {
            tall = tall.max((width / columns).min((height - 2.0 * Self::LOWEST_SLOT) / rows));
        }
        let pitch = match hands {
            Hands::AboveAndBelow => tall,
            Hands::LeftAndRight => wide,
        };
        let pitch = pitch.max(Self::SMALLEST_PITCH);
        let pitch = if pitch.is_finite() { pitch } else { Self::SMALLEST_PITCH };
        (hands, pitch.min(Self::LARGEST_PITCH))
    }

    /// Returns the layout with the hand of that side near the reader: below the board, or right of it.
    #[must_use]
    pub fn with_near_side(self, near: Side) -> Self {
        Self { near, ..self }
    }

    /// Returns width and height of a layout in units of the pitch.
    fn extent(shape: Shape, hands: Hands) -> (f64, f64) {
        let (columns, rows) = Self::across(shape);
        match hands {
            Hands::AboveAndBelow => (columns, rows + 2.0 * (Self::HAND_HEIGHT + Self::GAP)),
            Hands::LeftAndRight => (columns + 2.0 * (Self::HAND_WIDTH + Self::GAP), rows),
        }
    }

    /// Returns width and height of the board with its rim, in units of the pitch.
    fn across(shape: Shape) -> (f64, f64) {
        (f64::from(shape.columns()) + 2.0 * Self::RIM, f64::from(shape.rows()) + 2.0 * Self::RIM)
    }

    /// Returns the height of a hand above or below the board, relative to its full height: at most 1.
    fn hand_scale(&self) -> f64 {
        match self.hands {
            Hands::AboveAndBelow => self.slot / ((Self::HAND_HEIGHT + Self::GAP) * self.pitch),
            Hands::LeftAndRight => 1.0,
        }
    }

    /// Returns the board's shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the arrangement of the hands.
    #[must_use]
    pub fn hands(&self) -> Hands {
        self.hands
    }

    /// Returns the distance between two holes, which is the side of a square, in CSS pixels.
    #[must_use]
    pub fn pitch(&self) -> f64 {
        self.pitch
    }

    /// Returns the radius of a hole in CSS pixels.
    #[must_use]
    pub fn hole_radius(&self) -> f64 {
        self.pitch * Self::HOLE
    }

    /// Returns the width of the layout in CSS pixels.
    #[must_use]
    pub fn width(&self) -> f64 {
        Self::extent(self.shape, self.hands).0 * self.pitch
    }

    /// Returns the height of the layout in CSS pixels.
    #[must_use]
    pub fn height(&self) -> f64 {
        match self.hands {
            Hands::AboveAndBelow => Self::across(self.shape).1 * self.pitch + 2.0 * self.slot,
            Hands::LeftAndRight => Self::extent(self.shape, self.hands).1 * self.pitch,
        }
    }

    /// Returns the board's rectangle, including the rim.
    #[must_use]
    pub fn board(&self) -> Rect {
        let (right, y) = match self.hands {
            Hands::AboveAndBelow => (0.0, self.slot),
            Hands::LeftAndRight => (Self::HAND_WIDTH + Self::GAP, 0.0),
        };
        let (columns, rows) = Self::across(self.shape);
        let x = self.left + right * self.pitch;
        Rect { x, y, width: columns * self.pitch, height: rows * self.pitch }
    }

    /// Returns the rectangle of all squares: the board without its rim.
    #[must_use]
    pub fn squares(&self) -> Rect {
        self.board().inset(Self::RIM * self.pitch)
    }

    /// Returns the centre of a hole; cells off the board are extrapolated.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> Point {
        let squares = self.squares();
        Point {
            x: squares.x + (f64::from(cell.column()) + 0.5) * self.pitch,
            y: squares.y + squares.height - (f64::from(cell.row()) + 0.5) * self.pitch,
        }
    }

    /// Returns the square of a hole, its hit target.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Rect {
        let (centre, half) = (self.centre(cell), self.pitch / 2.0);
        Rect { x: centre.x - half, y: centre.y - half, width: self.pitch, height: self.pitch }
    }

    /// Hit-tests the squares.
    #[must_use]
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let squares = self.squares();
        let column = index((point.x - squares.x) / self.pitch, self.shape.columns())?;
        // From the top, so that a line between two rows belongs to the lower one, as in Rect::contains.
        let from_top = index((point.y - squares.y) / self.pitch, self.shape.rows())?;
        Cell::new(column, self.shape.rows() - 1 - from_top)
    }

    /// Returns the rectangle of a side's hand, its hit target.
    #[must_use]
    pub fn hand(&self, side: Side) -> Rect {
        let board = self.board();
        match self.hands {
            Hands::AboveAndBelow => {
                let height = self.slot * Self::HAND_HEIGHT / (Self::HAND_HEIGHT + Self::GAP);
                let below = board.y + board.height + self.slot - height;
                let y = if side == self.near { below } else { 0.0 };
                Rect { y, height, ..board }
            }
            Hands::LeftAndRight => {
                let beyond = board.x + board.width + Self::GAP * self.pitch;
                let x = if side == self.near { beyond } else { self.left };
                Rect { x, width: Self::HAND_WIDTH * self.pitch, ..board }
            }
        }
    }
}

/// Returns the index of the unit interval that contains the distance.
fn index(distance: f64, squares: u8) -> Option<u8> {
    (0..squares).find(|&square| (f64::from(square)..f64::from(square) + 1.0).contains(&distance))
}
