//! Where everything lies, in CSS pixels. Pure geometry: it knows no pieces and no screen.

use sandgrid_rules::{BySide, Cell, Shape, Side};

mod reserve;
#[cfg(test)]
mod tests;

/// A place; `x` to the right, `y` downwards, from the upper left corner of the playing area.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// An upright rectangle.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Rect {
    /// Whether a place is in it; the right and the lower edge are not.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        (self.x..right).contains(&point.x) && (self.y..bottom).contains(&point.y)
    }

    /// Its middle.
    #[must_use]
    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }
}

/// Where the hands lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Above the board (the second side's) and below it (the first's).
    AboveAndBelow,
    /// Left of the board (the second side's) and right of it (the first's).
    LeftAndRight,
}

/// The table, laid out in an area: the board's squares, and a place for each side's hand.
///
/// The squares fill the board without gaps, and each is the whole target for its hole.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Layout {
    shape: Shape,
    hands: Hands,
    pitch: f64,
    left: f64, // Of the whole table; its top is 0.
}

impl Layout {
    /// The smallest distance between two holes, which a finger can still tell apart.
    pub const SMALLEST_PITCH: f64 = 44.0;
    /// The largest, beyond any screen.
    pub const LARGEST_PITCH: f64 = 100_000.0;

    // All of these are counted in pitches.
    const RIM: f64 = 0.1;
    const GAP: f64 = 0.1;
    const HAND_HEIGHT: f64 = 1.1;
    const HAND_WIDTH: f64 = 1.7;
    const HOLE: f64 = 0.36;

    /// The largest table that fits the area, in the better of the two arrangements.
    ///
    /// In an area too small for a finger the table is as small as a finger allows, and larger than
    /// the area; so it is in a size that is no number.
    #[must_use]
    pub fn fit(shape: Shape, width: f64, height: f64) -> Self {
        let pitch = |hands| {
            let (columns, rows) = Self::extent(shape, hands);
            (width / columns).min(height / rows)
        };
        let (tall, wide) = (pitch(Hands::AboveAndBelow), pitch(Hands::LeftAndRight));
        let hands = if wide > tall && wide >= Self::SMALLEST_PITCH {
            Hands::LeftAndRight
        } else {
            Hands::AboveAndBelow
        };
        let pitch = tall.max(wide).max(Self::SMALLEST_PITCH);
        let pitch = if pitch.is_finite() { pitch } else { Self::SMALLEST_PITCH };
        let pitch = pitch.min(Self::LARGEST_PITCH);
        let spare = width - Self::extent(shape, hands).0 * pitch;
        let left = if spare.is_finite() { (spare / 2.0).max(0.0) } else { 0.0 };
        Self { shape, hands, pitch, left }
    }

    /// How wide and how high a table is, in pitches.
    fn extent(shape: Shape, hands: Hands) -> (f64, f64) {
        let columns = f64::from(shape.columns()) + 2.0 * Self::RIM;
        let rows = f64::from(shape.rows()) + 2.0 * Self::RIM;
        match hands {
            Hands::AboveAndBelow => (columns, rows + 2.0 * (Self::HAND_HEIGHT + Self::GAP)),
            Hands::LeftAndRight => (columns + 2.0 * (Self::HAND_WIDTH + Self::GAP), rows),
        }
    }

    /// The shape that it was made for.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Where the hands lie.
    #[must_use]
    pub fn hands(&self) -> Hands {
        self.hands
    }

    /// The distance between two holes, which is the side of a square.
    #[must_use]
    pub fn pitch(&self) -> f64 {
        self.pitch
    }

    /// The radius of a hole.
    #[must_use]
    pub fn hole_radius(&self) -> f64 {
        self.pitch * Self::HOLE
    }

    /// How wide the whole table is.
    #[must_use]
    pub fn width(&self) -> f64 {
        Self::extent(self.shape, self.hands).0 * self.pitch
    }

    /// How high the whole table is.
    #[must_use]
    pub fn height(&self) -> f64 {
        Self::extent(self.shape, self.hands).1 * self.pitch
    }

    /// The board, its rim included.
    #[must_use]
    pub fn board(&self) -> Rect {
        let (right, down) = match self.hands {
            Hands::AboveAndBelow => (0.0, Self::HAND_HEIGHT + Self::GAP),
            Hands::LeftAndRight => (Self::HAND_WIDTH + Self::GAP, 0.0),
        };
        Rect {
            x: self.left + right * self.pitch,
            y: down * self.pitch,
            width: (f64::from(self.shape.columns()) + 2.0 * Self::RIM) * self.pitch,
            height: (f64::from(self.shape.rows()) + 2.0 * Self::RIM) * self.pitch,
        }
    }

    /// The board without its rim: the squares of all holes.
    #[must_use]
    pub fn squares(&self) -> Rect {
        let (board, rim) = (self.board(), Self::RIM * self.pitch);
        Rect {
            x: board.x + rim,
            y: board.y + rim,
            width: board.width - 2.0 * rim,
            height: board.height - 2.0 * rim,
        }
    }

    /// The middle of a hole; for a cell that is not on the board, where it would be.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> Point {
        let squares = self.squares();
        Point {
            x: squares.x + (f64::from(cell.column()) + 0.5) * self.pitch,
            y: squares.y + squares.height - (f64::from(cell.row()) + 0.5) * self.pitch,
        }
    }

    /// The square of a hole, all of which is its target.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Rect {
        let (centre, half) = (self.centre(cell), self.pitch / 2.0);
        Rect { x: centre.x - half, y: centre.y - half, width: self.pitch, height: self.pitch }
    }

    /// The hole in whose square a place lies.
    #[must_use]
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let squares = self.squares();
        let column = index((point.x - squares.x) / self.pitch, self.shape.columns())?;
        let row = index((squares.y + squares.height - point.y) / self.pitch, self.shape.rows())?;
        Cell::new(column, row)
    }

    /// The place for a side's pieces in hand, which is their target, too.
    #[must_use]
    pub fn hand(&self, side: Side) -> Rect {
        let board = self.board();
        match self.hands {
            Hands::AboveAndBelow => {
                let below = board.y + board.height + Self::GAP * self.pitch;
                let y = BySide::new(below, 0.0)[side];
                Rect { y, height: Self::HAND_HEIGHT * self.pitch, ..board }
            }
            Hands::LeftAndRight => {
                let beyond = board.x + board.width + Self::GAP * self.pitch;
                let x = BySide::new(beyond, self.left)[side];
                Rect { x, width: Self::HAND_WIDTH * self.pitch, ..board }
            }
        }
    }

    /// The hand's side in whose place a point lies.
    #[must_use]
    pub fn hand_at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.hand(*side).contains(point))
    }
}

/// Which of so many squares a distance reaches into.
fn index(distance: f64, squares: u8) -> Option<u8> {
    (0..squares).find(|&square| (f64::from(square)..f64::from(square) + 1.0).contains(&distance))
}
