//! The board layout, centred in the playing area.

use sandgrid_app::rules::{Cell, Shape, Side};
use sandgrid_app::{Hands, Layout, Point, Rect};

use crate::dom::document::prefers;

/// The layout of the board, in CSS pixels from the upper left corner of the playing area.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct BoardLayout {
    layout: Layout,
    left: f64,
    top: f64,
}

impl BoardLayout {
    /// Returns the largest layout that fits an area, with a small margin where there is room; the smallest
    /// layout for non-finite lengths. The hand of `near` lies below the board or right of it.
    #[must_use]
    pub fn fit(shape: Shape, near: Side, width: f64, height: f64) -> Self {
        let [width, height] =
            [width, height].map(|length| if length.is_finite() { length } else { 0.0 });
        let margin =
            if width >= 480.0 && height >= 400.0 { 0.018 * width.min(height) } else { 0.0 };
        // In an upright window the hands keep their places, however many words stand below the board.
        let is_upright = prefers("(max-aspect-ratio:13/10)");
        let across = if is_upright { width.min(Layout::UPRIGHT * height) } else { width };
        let layout =
            Layout::fit(shape, across - 2.0 * margin, height - 2.0 * margin).with_near_side(near);
        Self {
            layout,
            left: margin + (width - across) / 2.0,
            top: ((height - layout.height()) / 2.0).max(0.0),
        }
    }

    /// Returns the board's shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.layout.shape()
    }

    /// Returns the places of the reserves.
    #[must_use]
    pub fn hands(&self) -> Hands {
        self.layout.hands()
    }

    /// Returns the distance between two holes in CSS pixels.
    #[must_use]
    pub fn pitch(&self) -> f64 {
        self.layout.pitch()
    }

    /// Returns the radius of a hole in CSS pixels.
    #[must_use]
    pub fn hole_radius(&self) -> f64 {
        self.layout.hole_radius()
    }

    /// Returns the radius of the hole that fits a piece in hand, in CSS pixels.
    #[must_use]
    pub fn hand_radius(&self) -> f64 {
        self.layout.hand_radius()
    }

    /// Returns the radius of the hole that fits a captured piece in a bowl, in CSS pixels.
    #[must_use]
    pub fn bowl_radius(&self) -> f64 {
        self.layout.bowl_radius()
    }

    /// Returns the board's rectangle with its rim.
    #[must_use]
    pub fn board(&self) -> Rect {
        self.shifted(self.layout.board())
    }

    /// Returns the rectangle of the holes' squares.
    #[must_use]
    pub fn squares(&self) -> Rect {
        self.shifted(self.layout.squares())
    }

    /// Returns the rectangle of a side's reserve.
    #[must_use]
    pub fn hand(&self, side: Side) -> Rect {
        self.shifted(self.layout.hand(side))
    }

    /// Returns the centre of a hole.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> Point {
        self.moved(self.layout.centre(cell))
    }

    /// Returns the square around a side's bowl.
    #[must_use]
    pub fn bowl(&self, side: Side) -> Rect {
        self.shifted(self.layout.bowl(side))
    }

    /// Returns the rectangle for the caption of a side's pieces.
    #[must_use]
    pub fn words(&self, side: Side) -> Rect {
        self.shifted(self.layout.caption(side))
    }

    /// Returns the centre of a piece in hand, counted from 0; higher numbers lie on top.
    #[must_use]
    pub fn in_hand(&self, side: Side, piece: u8) -> Point {
        self.moved(self.layout.in_hand(side, piece))
    }

    /// Returns the centre of a captured piece in a side's bowl, counted from 0; higher numbers lie on top.
    #[must_use]
    pub fn in_bowl(&self, side: Side, piece: u8) -> Point {
        self.moved(self.layout.in_bowl(side, piece))
    }

    /// Returns the hole whose square contains a point.
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
