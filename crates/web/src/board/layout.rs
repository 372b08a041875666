//! The layout of the table, in the middle of the playing area.

use sandgrid_app::rules::{Cell, Shape, Side};
use sandgrid_app::{Hands, Layout, Point, Rect};

/// The layout of the board, in CSS pixels from the upper left corner of the playing area.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct BoardLayout {
    layout: Layout,
    left: f64,
    top: f64,
}

impl BoardLayout {
    /// The largest table that fits an area, with a little sand around it where there is room; where
    /// a length is no number, the smallest table.
    #[must_use]
    pub fn fit(shape: Shape, width: f64, height: f64) -> Self {
        let [width, height] =
            [width, height].map(|length| if length.is_finite() { length } else { 0.0 });
        let margin =
            if width >= 480.0 && height >= 400.0 { 0.018 * width.min(height) } else { 0.0 };
        let layout = Layout::fit(shape, width - 2.0 * margin, height - 2.0 * margin);
        Self { layout, left: margin, top: ((height - layout.height()) / 2.0).max(0.0) }
    }

    /// The board's shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.layout.shape()
    }

    /// Returns the places of the reserves.
    #[must_use]
    pub fn hands(&self) -> Hands {
        self.layout.hands()
    }

    /// The distance between two holes.
    #[must_use]
    pub fn pitch(&self) -> f64 {
        self.layout.pitch()
    }

    /// The radius of a hole.
    #[must_use]
    pub fn hole_radius(&self) -> f64 {
        self.layout.hole_radius()
    }

    /// The radius that a hole would need for a piece in hand to look as it does on the board.
    #[must_use]
    pub fn hand_radius(&self) -> f64 {
        self.layout.hand_radius()
    }

    /// The same for a piece in a bowl.
    #[must_use]
    pub fn bowl_radius(&self) -> f64 {
        self.layout.bowl_radius()
    }

    /// The board, its rim included.
    #[must_use]
    pub fn board(&self) -> Rect {
        self.shifted(self.layout.board())
    }

    /// The squares of all holes.
    #[must_use]
    pub fn squares(&self) -> Rect {
        self.shifted(self.layout.squares())
    }

    /// The place for a side's pieces in hand.
    #[must_use]
    pub fn hand(&self, side: Side) -> Rect {
        self.shifted(self.layout.hand(side))
    }

    /// The middle of a hole.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> Point {
        self.moved(self.layout.centre(cell))
    }

    /// The square around a side's bowl.
    #[must_use]
    pub fn bowl(&self, side: Side) -> Rect {
        self.shifted(self.layout.bowl(side))
    }

    /// The place for the words about a side's pieces.
    #[must_use]
    pub fn words(&self, side: Side) -> Rect {
        self.shifted(self.layout.words(side))
    }

    /// The middle of a piece in hand, counted from 0; the higher numbers lie on the lower.
    #[must_use]
    pub fn in_hand(&self, side: Side, piece: u8) -> Point {
        self.moved(self.layout.in_hand(side, piece))
    }

    /// The middle of a captured piece in a side's bowl, counted likewise.
    #[must_use]
    pub fn in_bowl(&self, side: Side, piece: u8) -> Point {
        self.moved(self.layout.in_bowl(side, piece))
    }

    /// The hole in whose square a place lies.
    #[must_use]
    pub fn cell_at(&self, at: Point) -> Option<Cell> {
        self.layout.cell_at(Point { x: at.x - self.left, y: at.y - self.top })
    }

    fn moved(&self, point: Point) -> Point {
        Point { x: point.x + self.left, y: point.y + self.top }
    }

    fn shifted(&self, rect: Rect) -> Rect {
        Rect { x: rect.x + self.left, y: rect.y + self.top, ..rect }
    }
}
