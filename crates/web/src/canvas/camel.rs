//! A camel carved in the round, lying on its side: of bone, standing; or of dark wood, at rest.

use super::ink::Ink;
use super::noise::{ease, fractal, hash, smooth};
use super::pebble::{REACH, Tones};
use super::raster::{Layer, Raster, SUN};
use super::trig::{cos, length, sin};

/// The scale from the units of [`Bone`] to radii of a hole.
const LARGE: f32 = 1.15;
/// Height of a limb's ridge above its edge, in halves of its thickness.
const RELIEF: f32 = 0.62;
/// Width of the rounded edge, in radii of a hole.
const BEVEL: f32 = 0.05;

/// The material of a camel. The posture and the direction of the gaze differ with it.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Carving {
    /// Pale: it stands, looks left, and has rings drilled into its flank.
    Bone,
    /// Dark: it rests on its knees, looks right, and has the girth of its saddle cut in.
    Wood,
}

/// Renders a camel with its shadow.
pub(super) fn camel(radius: f32, seed: u32, tones: Tones, carving: Carving) -> Raster {
    let beast = Beast::new(seed, carving);
    Raster::around(REACH, radius, |x, y| {
        let under = beast.form(x - 0.075, y - 0.09).outside;
        let shadow = Layer { ink: tones.shadow, alpha: 0.68 * ease(0.12, -0.07, under) };
        let form = beast.form(x, y);
        let cover = (0.5 - form.outside * radius).clamp(0.0, 1.0);
        if cover <= 0.0 {
            return shadow;
        }
        Layer { ink: beast.ink(x, y, &form, tones), alpha: cover }.over(shadow)
    })
}

/// A limb that tapers from one point to another: x and y of both, half the thickness at both, and how far it
/// lies above the middle; in hundredths. It faces left; y points down.
type Bone = [i8; 7];

/// Body and hump; neck, down and up again, head and ear; fore legs and hind legs with a far one each; tail.
const STANDING: [Bone; 15] = [
    [-17, 2, 30, 0, 20, 19, 0],
    [4, -8, 8, -33, 25, 12, 0],
    [-24, 4, -46, -4, 17, 12, 2],
    [-46, -4, -50, -42, 12, 9, 2],
    [-50, -45, -70, -38, 11, 7, 3],
    [-45, -51, -40, -58, 5, 3, 4],
    [-23, 12, -30, 38, 14, 8, 4],
    [-30, 38, -29, 64, 8, 7, 4],
    [-29, 66, -35, 67, 6, 5, 3],
    [-13, 16, -8, 61, 8, 6, -9],
    [36, 4, 43, 36, 17, 8, 4],
    [43, 36, 40, 64, 8, 7, 4],
    [40, 66, 34, 67, 6, 5, 3],
    [27, 14, 20, 61, 9, 6, -9],
    [48, -6, 58, 26, 5, 5, 0],
];

/// Likewise, with the legs folded: body, hump, neck, head, ear; fore leg, hind leg, the far knees, tail; muzzle and hooves.
const RESTING: [Bone; 15] = [
    [-12, 18, 36, 20, 25, 25, 0],
    [12, 2, 14, -30, 29, 14, 0],
    [-20, 18, -47, 10, 18, 13, 2],
    [-47, 10, -49, -37, 13, 9, 2],
    [-49, -40, -70, -32, 11, 8, 3],
    [-44, -46, -38, -54, 5, 3, 4],
    [-16, 26, -37, 43, 15, 9, 5],
    [-37, 46, -6, 50, 9, 6, 4],
    [40, 20, 16, 42, 20, 11, 5],
    [16, 46, 56, 51, 9, 7, 4],
    [-30, 38, 32, 44, 8, 8, -9],
    [60, 14, 66, 36, 6, 5, 0],
    [-64, -34, -70, -31, 8, 7, 4],
    [-9, 50, -4, 51, 6, 6, 5],
    [54, 51, 60, 52, 7, 6, 5],
];

/// The random parameters of a camel.
struct Beast {
    seed: u32,
    bones: [[f32; 7]; 15],
    carving: Carving,
    cos: f32,
    sin: f32,
    tint: f32,
}

/// The surface at a point.
struct CamelSurface {
    /// Distance outside the outline in radii of a hole; negative inside.
    outside: f32,
    /// Height above the edge in radii of a hole.
    height: f32,
}

impl Beast {
    fn new(seed: u32, carving: Carving) -> Self {
        let chance = |index: i32| hash(index, 7, seed);
        let lean = 0.30 * (chance(0) - 0.5);
        let bones: &[Bone; 15] = match carving {
            Carving::Bone => &STANDING,
            Carving::Wood => &RESTING,
        };
        let mut cut = [[0.0; 7]; 15];
        for (index, (bone, parts)) in (0..).zip(cut.iter_mut().zip(bones)) {
            for (part, hundredths) in bone.iter_mut().zip(parts) {
                *part = 0.01 * f32::from(*hundredths);
            }
            // No two are cut alike: every limb ends a little elsewhere.
            bone[2] += 0.04 * (chance(index + 9) - 0.5);
            bone[3] += 0.03 * (chance(index + 40) - 0.5);
        }
        let tint = 0.24 * (chance(1) - 0.5);
        Self { seed, bones: cut, carving, cos: cos(lean), sin: sin(lean), tint }
    }

    /// Returns a point in the camel's coordinates.
    fn place(&self, x: f32, y: f32) -> (f32, f32) {
        let (u, v) = (x * self.cos + y * self.sin, y * self.cos - x * self.sin);
        match self.carving {
            Carving::Bone => (u / LARGE - 0.05, v / LARGE + 0.03),
            Carving::Wood => (-u / LARGE - 0.03, v / LARGE + 0.01),
        }
    }

    fn form(&self, x: f32, y: f32) -> CamelSurface {
        let (u, v) = self.place(x, y);
        let mut form = CamelSurface { outside: 9.0, height: -9.0 };
        for [left, top, right, bottom, thick, thin, rise] in &self.bones {
            let (dx, dy) = (right - left, bottom - top);
            let (px, py) = (u - left, v - top);
            let along = ((px * dx + py * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
            let thick = thick + (thin - thick) * along;
            let away = length(px - along * dx, py - along * dy);
            let height = rise + RELIEF * (thick - away * away / thick);
            form.outside = blend(form.outside, LARGE * (away - thick), 0.07);
            form.height = -blend(-form.height, -height, 0.05);
        }
        form
    }

    fn ink(&self, x: f32, y: f32, form: &CamelSurface, tones: Tones) -> Ink {
        let apart = 0.012;
        let (right, below) = (self.form(x + apart, y), self.form(x, y + apart));
        let (u, v) = self.place(x, y);
        // Knife cuts: flat facets, each with its own tilt.
        let wave = 0.9 * smooth(u * 5.0, v * 5.0, self.seed + 1);
        let (column, row) = ((u * 6.5 + wave).floor() as i32, (v * 9.0 - wave).floor() as i32);
        let facet = |seed| 0.24 * (hash(column, row, self.seed + seed) - 0.5);
        let edge = 1.5 * ease(-BEVEL, 0.01, form.outside);
        let tilt = |next: &CamelSurface, facet: f32| {
            (edge * (next.outside - form.outside) - next.height + form.height) / apart + facet
        };
        let (east, south) = (tilt(&right, facet(2)), tilt(&below, facet(3)));
        let steep = (1.0 + east * east + south * south).sqrt();
        let facing = (east * SUN[0] + south * SUN[1] + SUN[2]) / steep;
        let bright = 1.2 * (facing - 0.60) + self.grain(u, v) + 0.6 * self.tint;
        let ink = if bright > 0.0 {
            tones.body.towards(tones.light, (1.1 * bright).min(0.8))
        } else {
            tones.body.towards(tones.shade, (-1.15 * bright).min(0.92))
        };
        let gleam = ((east * -0.38 + south * -0.38 + 0.84) / steep).max(0.0).powi(22);
        let ink = ink.towards(tones.light, 0.42 * gleam);
        let filled = match self.carving {
            Carving::Bone => tones.shade,
            Carving::Wood => tones.light,
        };
        // The edge turns away, and shows where the colours are the sand's own.
        let edge = 0.55 * ease(-0.05, 0.0, form.outside);
        ink.towards(filled, 0.72 * self.engraved(u, v)).towards(tones.shade, edge)
    }

    /// Returns the brightness that fibres and pores add.
    fn grain(&self, u: f32, v: f32) -> f32 {
        match self.carving {
            Carving::Bone => {
                let pores = ease(0.36, 0.60, fractal(u * 13.0, v * 21.0, self.seed + 5));
                0.08 * fractal(u * 3.0, v * 12.0, self.seed + 3) - 0.15 * pores - 0.04
            }
            Carving::Wood => {
                let bent = v * 13.0 + 1.6 * smooth(u * 2.0, v * 2.0, self.seed + 4);
                0.26 * fractal(u * 2.0, bent, self.seed + 3)
            }
        }
    }

    /// Returns how deep the ornament and the eye are cut, from 0 to 1.
    fn engraved(&self, u: f32, v: f32) -> f32 {
        let groove = |off: f32| ease(0.022, 0.008, off.abs());
        let (eye, pattern) = match self.carving {
            Carving::Bone => {
                let off = u + 0.06 - 0.3 * self.tint;
                let near = length(off - 0.15 * (off / 0.15).round().clamp(0.0, 2.0), v - 0.02);
                ((0.565, 0.455), groove(near - 0.052).max(groove(near)))
            }
            Carving::Wood => {
                let far = length(u - 0.15, v + 0.28 - 0.2 * self.tint);
                // Two lines, at equal distances from the middle between them.
                ((0.545, 0.355), groove((far - 0.31).abs() - 0.04))
            }
        };
        pattern.max(ease(0.034, 0.016, length(u + eye.0, v + eye.1)))
    }
}

/// Returns the smooth minimum of two distances.
fn blend(one: f32, other: f32, soft: f32) -> f32 {
    let part = (soft - (one - other).abs()).max(0.0) / soft;
    one.min(other) - 0.25 * soft * part * part
}
