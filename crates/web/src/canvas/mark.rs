//! Marks on the board. Each has its own shape, so that it does not depend on colour.

use sandgrid_app::{Hole, Point, Rect, Target, Trace};

use super::brush::{Brush, Pen};
use super::theme::Theme;

/// Draws the marks of holes. All measures are in radii of a hole.
pub(super) struct Marker<'a> {
    pub(super) brush: &'a Brush<'a>,
    pub(super) theme: &'a Theme,
    pub(super) radius: f64,
}

impl Marker<'_> {
    /// Draws the marks below the pieces.
    pub(super) fn below(&self, hole: &Hole, at: Point) {
        match hole.last {
            Some(Trace::From) if hole.piece.is_none() => {
                self.brush.dots(at, self.of(0.94), 18, self.pen(0.085, Tone::Last));
            }
            Some(Trace::Over | Trace::Taken) => self.cross(at),
            Some(Trace::From | Trace::To | Trace::Placed) | None => {}
        }
    }

    /// Draws the marks around and above the pieces.
    pub(super) fn above(&self, hole: &Hole, at: Point, places: PlaceMarks) {
        if let Some(Trace::To | Trace::Placed) = hole.last {
            let pen = self.pen(0.05, Tone::Last);
            self.brush.ring(at, self.of(1.16), pen);
            self.brush.ring(at, self.of(0.99), pen);
        }
        if hole.is_selected {
            self.brush.ring(at, self.of(1.10), self.pen(0.15, Tone::Mark));
        }
        match hole.target {
            Some(Target::Place) if places == PlaceMarks::Hidden => {}
            Some(target) => self.target(target, at),
            None if hole.is_barred => self.bar(at),
            None => {}
        }
        if hole.is_hinted {
            self.rays(at);
        }
    }

    /// Draws the mark of an unconfirmed choice: a broad ring in four parts.
    pub(super) fn chosen(&self, at: Point, choosing: Choosing) {
        let pen = match choosing {
            Choosing::Coming => self.pen(0.18, Tone::Mark),
            Choosing::Taking => self.pen(0.18, Tone::Take),
        };
        for quarter in 0..4 {
            let from = 0.04 + 0.25 * f64::from(quarter);
            self.brush.arc(at, self.of(1.08), from, from + 0.17, pen);
        }
    }

    /// Draws the hint: eight rays around the hole, none of which points at the letter below it or the digit beside it.
    fn rays(&self, at: Point) {
        let (near, far, pen) = (self.of(1.02), self.of(1.34), self.pen(0.11, Tone::Mark));
        // Sine and cosine of 22.5 degrees.
        let (short, long) = (0.383, 0.924);
        for (x, y) in [(short, -long), (long, -short), (long, short), (short, long)] {
            for sign in [-1.0, 1.0] {
                let (x, y) = (sign * x, sign * y);
                self.brush.line(at, &[(x * near, y * near), (x * far, y * far)], pen);
            }
        }
    }

    /// Draws an arrow between two holes: the suggested move.
    pub(super) fn arrow(&self, from: Point, to: Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy);
        let (x, y) = (dx / length, dy / length);
        // `along` and `aside` from the origin, in pixels.
        let place = |along: f64, aside: f64| (x * along - y * aside, y * along + x * aside);
        let (tip, neck) = (length - self.of(0.2), length - self.of(0.75));
        let (half, shaft) = (self.of(0.4), self.of(0.14));
        let start = self.of(0.35);
        let corners = [
            (start, -shaft),
            (neck, -shaft),
            (neck, -half),
            (tip, 0.0),
            (neck, half),
            (neck, shaft),
            (start, shaft),
        ];
        let corners = corners.map(|(along, aside)| place(along, aside));
        self.brush.shape(from, &corners, self.theme.mark, self.theme.halo, self.of(0.06));
    }

    /// Draws the move that was played where another one is suggested: a line that ends in a ring.
    pub(super) fn played(&self, from: Point, to: Point) {
        let pen = self.pen(0.1, Tone::Last);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let shaft = 1.0 - self.of(0.3) / dx.hypot(dy);
        self.brush.line(from, &[(0.0, 0.0), (dx * shaft, dy * shaft)], pen);
        self.brush.ring(to, self.of(0.3), pen);
    }

    /// Draws the keyboard focus: four corners around the square.
    pub(super) fn focus(&self, at: Point) {
        let (far, near) = (self.of(1.24), self.of(0.80));
        let pen = self.pen(0.09, Tone::Focus);
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = [(x * near, y * far), (x * far, y * far), (x * far, y * near)];
            self.brush.line(at, &corner, pen);
        }
    }

    fn target(&self, target: Target, at: Point) {
        let Theme { mark, halo, .. } = *self.theme;
        let half = self.of(0.30);
        let diamond = [(0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0), (0.0, -half)];
        match target {
            Target::Place => self.brush.ring(at, self.of(0.10), self.pen(0.05, Tone::Mark)),
            Target::Step => self.brush.disc(at, self.of(0.20), mark, halo),
            Target::Row => self.beads(at),
            Target::Leap => self.brush.shape(at, &diamond, mark, halo, self.of(0.06)),
            Target::Hop => self.brush.line(at, &diamond, self.pen(0.09, Tone::Mark)),
            Target::Take => self.crosshair(at),
            Target::Own => {
                self.brush.arc(at, self.of(1.12), 0.19, 0.31, self.pen(0.10, Tone::Mark));
            }
        }
    }

    /// Draws the mark of a step that makes a row: two joined beads.
    fn beads(&self, at: Point) {
        let Theme { mark, halo, .. } = *self.theme;
        let far = self.of(0.26);
        self.brush.line(at, &[(-far, 0.0), (far, 0.0)], self.pen(0.13, Tone::Mark));
        for x in [-far, far] {
            self.brush.disc(Point { x: at.x + x, ..at }, self.of(0.17), mark, halo);
        }
    }

    /// Draws a bar in a hole in which no piece may be placed.
    pub(super) fn bar(&self, at: Point) {
        let far = self.of(0.22);
        self.brush.line(at, &[(-far, 0.0), (far, 0.0)], self.pen(0.09, Tone::Last));
    }

    /// Draws the furrow around a row, between the holes at its ends.
    pub(super) fn furrow(&self, from: Point, to: Point) {
        let reach = self.of(1.12);
        let rect = Rect {
            x: from.x.min(to.x) - reach,
            y: from.y.min(to.y) - reach,
            width: (from.x - to.x).abs() + 2.0 * reach,
            height: (from.y - to.y).abs() + 2.0 * reach,
        };
        self.brush.outline(rect, reach, self.pen(0.12, Tone::Last));
    }

    /// Draws dots around a row that a step has opened, between the holes at its ends.
    pub(super) fn trail(&self, from: Point, to: Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy);
        let (x, y) = (dx / length, dy / length);
        let (reach, gap) = (self.of(1.12), self.of(0.36));
        let mut along = 0.0;
        while along <= length {
            for aside in [-reach, reach] {
                let at =
                    Point { x: from.x + x * along - y * aside, y: from.y + y * along + x * aside };
                self.brush.disc(at, self.of(0.08), self.theme.last, self.theme.halo);
            }
            along += gap;
        }
    }

    fn crosshair(&self, at: Point) {
        let pen = self.pen(0.09, Tone::Take);
        self.brush.ring(at, self.of(0.98), pen);
        // Within the ring: outside it are the letters and digits of the board.
        let (near, far) = (self.of(0.62), self.of(0.98));
        for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
            self.brush.line(at, &[(x * near, y * near), (x * far, y * far)], pen);
        }
    }

    /// Draws a cross with a free centre, for the mark of a possible move there.
    fn cross(&self, at: Point) {
        let (near, far, pen) = (self.of(0.14), self.of(0.42), self.pen(0.09, Tone::Last));
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            self.brush.line(at, &[(x * near, y * near), (x * far, y * far)], pen);
        }
    }

    fn of(&self, radii: f64) -> f64 {
        radii * self.radius
    }

    fn pen(&self, width: f64, tone: Tone) -> Pen {
        let ink = match tone {
            Tone::Mark => self.theme.mark,
            Tone::Take => self.theme.take,
            Tone::Last => self.theme.last,
            Tone::Focus => self.theme.focus,
        };
        Pen { width: self.of(width).max(1.5), ink, halo: self.theme.halo }
    }
}

/// Whether the holes are marked in which a piece may be placed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum PlaceMarks {
    Hidden,
    Shown,
}

/// The kind of an unconfirmed choice.
#[derive(Copy, Clone)]
pub(super) enum Choosing {
    /// A piece would come to the hole.
    Coming,
    /// A piece would be taken from it.
    Taking,
}

/// The meaning of a line.
#[derive(Copy, Clone)]
enum Tone {
    Mark,
    Take,
    Last,
    Focus,
}
