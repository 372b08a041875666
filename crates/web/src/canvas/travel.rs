//! The short way of a piece that has just been played, and the fading of what it took.

use sandgrid_app::rules::{Cell, Side};
use sandgrid_app::{Point, Scene};

use super::looks::{Change, Looks, Origin};
use crate::plan::Plan;

/// Milliseconds from the start to the end.
const DURATION: f64 = 180.0;

/// What moves between two scenes.
#[derive(Clone, Debug)]
pub(super) struct Travel {
    /// The piece that moves.
    pub(super) mover: Option<Mover>,
    /// The pieces that fade where they were.
    pub(super) fading: Vec<(Cell, Side, u8)>,
    begun: Option<f64>,
    part: f64,
}

/// A piece on its way to a hole.
#[derive(Copy, Clone, Debug)]
pub(super) struct Mover {
    pub(super) side: Side,
    pub(super) look: u8,
    pub(super) to: Cell,
    from: Origin,
}

impl Travel {
    /// What is to be seen moving: one decision, forth or back; `None` for anything more.
    pub(super) fn between(before: &Scene, after: &Scene, looks: &Looks) -> Option<Self> {
        let (mut movers, mut fading) = (Vec::new(), Vec::new());
        for side in Side::ALL {
            let change = Change::of(side, before, after);
            if let Some(step) = change.step() {
                let look = match step.from {
                    Origin::Hole(cell) => looks.at(cell),
                    Origin::Hand(piece) => Looks::in_hand(piece),
                };
                movers.push(Mover { side, look, to: step.to, from: step.from });
            } else if change.came.is_empty() {
                fading.extend(change.left.iter().map(|&cell| (cell, side, looks.at(cell))));
            } else {
                return None;
            }
        }
        let few = movers.len() <= 1 && fading.len() <= 2;
        let any = !movers.is_empty() || !fading.is_empty();
        (few && any).then_some(Self { mover: movers.pop(), fading, begun: None, part: 0.0 })
    }

    /// Goes on to that time, in milliseconds; whether there is more to come.
    pub(super) fn step(&mut self, now: f64) -> bool {
        let begun = *self.begun.get_or_insert(now);
        self.part = ((now - begun) / DURATION).clamp(0.0, 1.0);
        self.part < 1.0
    }

    /// How much of the fading pieces is still to be seen, from 1 to 0.
    pub(super) fn rest(&self) -> f64 {
        1.0 - self.part
    }

    /// Where the moving piece is, and how high above the sand, from 0 to 1.
    pub(super) fn place(&self, mover: Mover, plan: &Plan) -> (Point, f64) {
        let from = match mover.from {
            Origin::Hole(cell) => plan.centre(cell),
            Origin::Hand(piece) => plan.in_hand(mover.side, piece),
        };
        let to = plan.centre(mover.to);
        let part = self.part * self.part * (3.0 - 2.0 * self.part);
        let way = |a: f64, b: f64| a + (b - a) * part;
        (Point { x: way(from.x, to.x), y: way(from.y, to.y) }, 4.0 * part * (1.0 - part))
    }
}
