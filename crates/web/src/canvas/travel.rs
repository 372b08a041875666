//! The animation of a played piece and of the pieces that it captured.

use core::f64::consts::PI;
use js_sys::Math;

use sandgrid_app::rules::{Cell, Side};
use sandgrid_app::{Point, Scene, Trace};

use super::variants::{Change, Origin, VariantStep, Variants};
use crate::board::layout::BoardLayout;

/// Durations in milliseconds.
mod lasts {
    pub(super) const PLACING: f64 = 210.0;
    pub(super) const STEP: f64 = 160.0;
    pub(super) const LEAP: f64 = 240.0;
    pub(super) const TAKING: f64 = 220.0;
    /// The sand thrown up by a landing.
    pub(super) const PUFF: f64 = 150.0;
}

/// The leapt-over piece is lifted when the leaping piece is above it, after this number of milliseconds.
const LEAPT_OVER: f64 = 90.0;
/// The part of the motion after which the sand flies up.
const TOUCHES: f64 = 0.86;

/// The animation between two scenes.
#[derive(Clone, Debug)]
pub(super) struct PieceAnimation {
    flights: Vec<Flight>,
    begun: Option<f64>,
    since: f64,
}

/// An animated piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Flight {
    pub(super) side: Side,
    pub(super) look: u8,
    from: PieceSpot,
    to: PieceSpot,
    after: f64,
    lasts: f64,
    /// The height of the arc, in pitches.
    rise: f64,
}

/// A place for a piece.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum PieceSpot {
    Hole(Cell),
    /// The number of pieces below or before it.
    Hand(Side, u8),
    Bowl(Side, u8),
}

/// The place of a moving piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct PiecePlace {
    /// The point on the sand below it.
    pub(super) below: Point,
    /// Height above it, in CSS pixels.
    pub(super) height: f64,
    /// Radius of the hole that fits its present size.
    pub(super) radius: f64,
}

/// The mover of an arrived piece.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Hand {
    /// The page: the move is animated.
    Ours,
    /// The player, who has dragged the piece.
    Players,
}

impl PieceAnimation {
    /// Returns the motion of one played action; `None` for any other change, such as undo.
    pub(super) fn between(
        before: &Scene,
        after: &Scene,
        looks: &Variants,
        hand: Hand,
    ) -> Option<Self> {
        let mut flights = Vec::new();
        let mut leaps = false;
        for side in Side::ALL {
            let change = Change::of(side, before, after);
            let step = change.step().filter(|step| is_played(after, step.to));
            if let Some(step) = step.filter(|_| hand == Hand::Ours) {
                let flight = Flight::coming(side, step, looks);
                leaps |= flight.lasts >= lasts::LEAP;
                flights.push(flight);
            }
            let from_hand = change.taken_from_hand();
            let lifted = from_hand.map(|(piece, place)| (PieceSpot::Hand(side, piece), place));
            let captured = change.captured().map(|(cell, place)| (PieceSpot::Hole(cell), place));
            flights.extend(captured.chain(lifted).map(|(from, place)| {
                let look = from.look(looks);
                Flight { from, ..Flight::going(side, look, place) }
            }));
        }
        for flight in flights.iter_mut().filter(|flight| leaps && flight.goes()) {
            flight.after = LEAPT_OVER;
        }
        let any = (1..=3).contains(&flights.len());
        any.then_some(Self { flights, begun: None, since: 0.0 })
    }

    /// Advances to that time in milliseconds; returns whether motion remains.
    pub(super) fn step(&mut self, now: f64) -> bool {
        let begun = *self.begun.get_or_insert(now);
        self.since = (now - begun).max(0.0);
        self.flights.iter().any(|flight| self.since < flight.ends() + flight.settles())
    }

    /// Returns whether the piece of that place is still in motion.
    pub(super) fn awaits(&self, spot: PieceSpot) -> bool {
        self.flights.iter().any(|flight| flight.to == spot && self.since < flight.ends())
    }

    /// Returns the pieces in motion.
    pub(super) fn flights(&self) -> impl Iterator<Item = &Flight> {
        self.flights.iter().filter(|flight| self.since < flight.ends())
    }

    /// Returns the present place of a piece.
    pub(super) fn place(&self, flight: &Flight, plan: &BoardLayout) -> PiecePlace {
        let part = ((self.since - flight.after) / flight.lasts).clamp(0.0, 1.0);
        let way = part * part * (3.0 - 2.0 * part);
        let mix = |a: f64, b: f64| a + (b - a) * way;
        let ((from, small), (to, large)) = (flight.from.on(plan), flight.to.on(plan));
        let rise = flight.rise * plan.pitch();
        PiecePlace {
            below: Point { x: mix(from.x, to.x), y: mix(from.y, to.y) },
            height: rise * Math::sin(part * PI).max(0.0),
            radius: mix(small, large),
        }
    }

    /// Returns the holes with flying sand, and its progress from 0 to 1.
    pub(super) fn puffs(&self) -> impl Iterator<Item = (Cell, f64)> {
        self.flights.iter().filter_map(|flight| {
            let PieceSpot::Hole(cell) = flight.to else { return None };
            let part = (self.since - flight.touches()) / lasts::PUFF;
            (0.0..1.0).contains(&part).then_some((cell, part))
        })
    }
}

impl Flight {
    fn coming(side: Side, step: VariantStep, looks: &Variants) -> Self {
        let to = PieceSpot::Hole(step.to);
        let (from, lasts, rise) = match step.from {
            Origin::Hand(piece) => (PieceSpot::Hand(side, piece), lasts::PLACING, 0.35),
            Origin::Hole(cell) => {
                let far = cell.straight(step.to).is_none_or(|(_, holes)| holes > 1);
                let (lasts, rise) = if far { (lasts::LEAP, 0.62) } else { (lasts::STEP, 0.14) };
                (PieceSpot::Hole(cell), lasts, rise)
            }
        };
        Self { side, look: from.look(looks), from, to, after: 0.0, lasts, rise }
    }

    /// A captured piece of that side on its way to the captor's bowl.
    fn going(side: Side, look: u8, place: u8) -> Self {
        let to = PieceSpot::Bowl(!side, place);
        Self { side, look, from: to, to, after: 0.0, lasts: lasts::TAKING, rise: 0.45 }
    }

    fn goes(&self) -> bool {
        matches!(self.to, PieceSpot::Bowl(..))
    }

    fn ends(&self) -> f64 {
        self.after + self.lasts
    }

    fn touches(&self) -> f64 {
        self.after + TOUCHES * self.lasts
    }

    /// Returns the milliseconds for which sand flies after the landing.
    fn settles(&self) -> f64 {
        if self.goes() { 0.0 } else { self.touches() + lasts::PUFF - self.ends() }
    }
}

impl PieceSpot {
    fn look(self, looks: &Variants) -> u8 {
        match self {
            Self::Hole(cell) => looks.at(cell),
            Self::Hand(_, piece) => Variants::in_hand(piece),
            Self::Bowl(side, piece) => looks.in_bowl(side, piece),
        }
    }

    fn on(self, plan: &BoardLayout) -> (Point, f64) {
        match self {
            Self::Hole(cell) => (plan.centre(cell), plan.hole_radius()),
            Self::Hand(side, piece) => (plan.in_hand(side, piece), plan.hand_radius()),
            Self::Bowl(side, piece) => (plan.in_bowl(side, piece), plan.bowl_radius()),
        }
    }
}

/// Returns whether the last turn brought a piece there; a piece that a takeback returns is not animated.
fn is_played(scene: &Scene, cell: Cell) -> bool {
    let hole = scene.holes.iter().find(|hole| hole.cell == cell);
    hole.is_some_and(|hole| matches!(hole.last, Some(Trace::To | Trace::Placed)))
}
