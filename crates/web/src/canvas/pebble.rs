//! A pebble: a rounded stone in several variants.

use core::f32::consts::TAU;

use super::ink::Ink;
use super::noise::{ease, fractal, hash, mix};
use super::raster::{Layer, Raster, SUN};
use super::trig::{angle, cos, length, sin};

/// Half the side of a piece's sprite, in radii of a hole.
pub(super) const REACH: f32 = 1.05;
/// A pebble's mean radius, in radii of a hole.
const SIZE: f32 = 0.66;

/// A piece's body, light and shade, its cut end or vein, and the colour of its shadow.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Tones {
    pub(super) body: Ink,
    pub(super) light: Ink,
    pub(super) shade: Ink,
    pub(super) vein: Ink,
    pub(super) shadow: Ink,
}

/// Renders a pebble with its shadow.
pub(super) fn pebble(radius: f32, seed: u32, tones: Tones) -> Raster {
    let stone = Stone::new(seed);
    Raster::around(REACH, radius, |x, y| {
        let under = stone.away(x - 0.10, y - 0.12);
        let shadow = Layer { ink: tones.shadow, alpha: 0.62 * ease(1.34, 0.80, under) };
        let away = stone.away(x, y);
        let cover = ((1.0 - away) * SIZE * radius + 0.5).clamp(0.0, 1.0);
        if cover <= 0.0 {
            return shadow;
        }
        Layer { ink: stone.ink(x, y, away, tones), alpha: cover }.over(shadow)
    })
}

/// The random parameters of a stone.
struct Stone {
    seed: u32,
    turn: f32,
    long: f32,
    tint: f32,
}

impl Stone {
    fn new(seed: u32) -> Self {
        let chance = |index: i32| hash(index, 3, seed);
        Self {
            seed,
            turn: TAU * chance(0),
            long: 0.06 + 0.10 * chance(1),
            tint: 0.5 * chance(2) - 0.25,
        }
    }

    /// Returns the distance from the centre, 1 at the stone's edge.
    fn away(&self, x: f32, y: f32) -> f32 {
        let turned = angle(y, x) - self.turn;
        let edge = 1.0
            + self.long * cos(2.0 * turned)
            + 0.035 * sin(3.0 * turned + 5.0 * self.tint)
            + 0.018 * cos(5.0 * turned + 9.0 * self.tint);
        length(x, y) / (SIZE * edge)
    }

    fn ink(&self, x: f32, y: f32, away: f32, tones: Tones) -> Ink {
        let round = length(x, y).max(1e-4);
        // The tilt of the surface: flat on top, steep at the edge.
        let lean = away.min(1.0) * away.min(1.0).sqrt();
        let up = (1.0 - lean * lean).max(0.02).sqrt();
        let grit = 0.10 * fractal(x * 11.0, y * 11.0, self.seed + 7);
        let (east, south) = (lean * x / round + grit, lean * y / round - grit);
        let facing = east * SUN[0] + south * SUN[1] + up * SUN[2];
        let mottle = 0.16 * fractal(x * 4.0, y * 4.0, self.seed + 3)
            + 0.10 * fractal(x * 17.0, y * 17.0, self.seed + 5);
        let bright = 1.12 * (facing - 0.56) + mottle + 0.5 * self.tint;
        let body = self.veined(x, y, tones);
        let ink = if bright > 0.0 {
            body.towards(tones.light, (1.05 * bright).min(0.72))
        } else {
            body.towards(tones.shade, (-1.15 * bright).min(0.94))
        };
        // The specular highlight, and light that the sand reflects at the far edge.
        let gleam = (east * -0.38 + south * -0.38 + up * 0.84).max(0.0).powi(26);
        let bounce = ease(0.80, 1.0, away) * ease(0.1, 0.9, east + south);
        ink.towards(tones.light, 0.55 * gleam).towards(tones.vein, 0.22 * bounce)
    }

    /// Returns the body colour, with a pale vein in some variants.
    fn veined(&self, x: f32, y: f32, tones: Tones) -> Ink {
        if hash(4, 4, self.seed) < 0.55 {
            return tones.body;
        }
        let across = x * cos(self.turn) + y * sin(self.turn);
        let along = 0.14 * fractal(x * 3.0, y * 3.0, self.seed + 9);
        let line = ease(0.075, 0.02, (across + along - 0.12).abs());
        tones.body.towards(tones.light, 0.55 * line).towards(tones.vein, mix(0.0, 0.2, line))
    }
}
