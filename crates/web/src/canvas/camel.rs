//! A camel cut from a board, lying flat: light ones face left, dark ones right.

use super::ink::Ink;
use super::noise::{ease, fractal, hash};
use super::pebble::{REACH, Tones};
use super::raster::{Layer, Raster, SUN};
use super::trig::{cos, length, sin};

/// The scale from the units of [`BONES`] to radii of a hole.
const LARGE: f32 = 1.14;
/// Width of the lit bevel, in radii of a hole.
const BEVEL: f32 = 0.085;

/// The direction of a camel's gaze.
#[derive(Copy, Clone)]
pub(super) enum Gaze {
    Left,
    Right,
}

/// Renders a camel with its shadow.
pub(super) fn camel(radius: f32, seed: u32, tones: Tones, gaze: Gaze) -> Raster {
    let beast = Beast::new(seed, gaze);
    Raster::around(REACH, radius, |x, y| {
        let under = beast.outside(x - 0.07, y - 0.085);
        let shadow = Layer { ink: tones.shadow, alpha: 0.66 * ease(0.09, -0.06, under) };
        let outside = beast.outside(x, y);
        let cover = (0.5 - outside * radius).clamp(0.0, 1.0);
        if cover <= 0.0 {
            return shadow;
        }
        Layer { ink: beast.ink(x, y, outside, tones), alpha: cover }.over(shadow)
    })
}

/// The random parameters of a camel.
struct Beast {
    seed: u32,
    cos: f32,
    sin: f32,
    /// -1 for camels that face right.
    mirror: f32,
    tint: f32,
}

/// A capsule from one point to another, with its radius at either end.
struct Bone {
    from: (f32, f32),
    to: (f32, f32),
    thick: (f32, f32),
}

/// A dromedary that faces left; y points down.
const BONES: [Bone; 9] = [
    // Body and hump.
    Bone { from: (-0.17, 0.02), to: (0.30, 0.00), thick: (0.205, 0.215) },
    Bone { from: (0.05, -0.10), to: (0.08, -0.33), thick: (0.24, 0.10) },
    // Neck, down and up again, and head.
    Bone { from: (-0.26, 0.04), to: (-0.47, -0.06), thick: (0.16, 0.115) },
    Bone { from: (-0.47, -0.06), to: (-0.50, -0.42), thick: (0.115, 0.095) },
    Bone { from: (-0.49, -0.45), to: (-0.68, -0.39), thick: (0.105, 0.075) },
    // Legs, tail and ear.
    Bone { from: (-0.22, 0.12), to: (-0.25, 0.62), thick: (0.125, 0.085) },
    Bone { from: (0.34, 0.08), to: (0.37, 0.62), thick: (0.155, 0.085) },
    Bone { from: (0.47, -0.02), to: (0.58, 0.26), thick: (0.07, 0.045) },
    Bone { from: (-0.46, -0.50), to: (-0.43, -0.57), thick: (0.05, 0.03) },
];

impl Beast {
    fn new(seed: u32, gaze: Gaze) -> Self {
        let chance = |index: i32| hash(index, 7, seed);
        let lean = 0.34 * (chance(0) - 0.5);
        let (sin, cos) = (sin(lean), cos(lean));
        let mirror = match gaze {
            Gaze::Left => 1.0,
            Gaze::Right => -1.0,
        };
        Self { seed, cos, sin, mirror, tint: 0.24 * (chance(1) - 0.5) }
    }

    /// Returns the distance outside the outline in radii of a hole; negative inside.
    fn outside(&self, x: f32, y: f32) -> f32 {
        let (u, v) = (x * self.cos + y * self.sin, y * self.cos - x * self.sin);
        let (u, v) = (u * self.mirror / LARGE, v / LARGE - 0.01);
        let bones = BONES.iter().map(|bone| bone.outside(u, v));
        LARGE * bones.reduce(|one, other| blend(one, other, 0.09)).unwrap_or(1.0)
    }

    fn ink(&self, x: f32, y: f32, outside: f32, tones: Tones) -> Ink {
        let step = 0.012;
        let east = self.outside(x + step, y) - outside;
        let south = self.outside(x, y + step) - outside;
        let long = length(east, south).max(1e-6);
        // The tilt of the surface: flat on top, steep at the edge.
        let lean = 0.92 * ease(-BEVEL, 0.015, outside);
        let up = (1.0 - lean * lean).sqrt();
        let grain = 0.07 * fractal(x * 3.0 + 9.0, y * 13.0, self.seed + 3)
            + 0.04 * fractal(x * 15.0, y * 15.0, self.seed + 5);
        let facing = lean * (east * SUN[0] + south * SUN[1]) / long + up * SUN[2];
        let bright = 1.25 * (facing - 0.60) + grain + self.tint * 0.6;
        if bright > 0.0 {
            tones.body.towards(tones.light, (1.1 * bright).min(0.85))
        } else {
            tones.body.towards(tones.shade, (-1.1 * bright).min(0.9))
        }
    }
}

impl Bone {
    fn outside(&self, x: f32, y: f32) -> f32 {
        let (dx, dy) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let (px, py) = (x - self.from.0, y - self.from.1);
        let along = ((px * dx + py * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        let thick = self.thick.0 + (self.thick.1 - self.thick.0) * along;
        length(px - along * dx, py - along * dy) - thick
    }
}

/// Returns the smooth minimum of two distances.
fn blend(one: f32, other: f32, soft: f32) -> f32 {
    let part = (soft - (one - other).abs()).max(0.0) / soft;
    one.min(other) - 0.25 * soft * part * part
}
