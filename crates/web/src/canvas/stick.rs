//! A stick: a short twig lying aslant, its cut end visible.

use super::ink::Ink;
use super::noise::{ease, fractal, hash, smooth};
use super::pebble::{REACH, Tones};
use super::raster::{Layer, Raster, SUN};
use super::trig::{bell, cos, sin};

/// A stick's measures, in radii of a hole.
#[derive(Copy, Clone)]
pub(super) struct Cut {
    /// Half the length.
    long: f32,
    /// Half the thickness.
    thick: f32,
    /// The direction in radians, clockwise from the right.
    lies: f32,
    /// How rough the surface is: 1 for bark, 0 for wood planed smooth.
    rough: f32,
}

impl Cut {
    /// A stick of the set with pebbles.
    pub(super) const PLAIN: Self = Self { long: 0.84, thick: 0.205, lies: -0.82, rough: 1.0 };
    /// The longer stick of the set of two lengths.
    pub(super) const LONG: Self = Self { long: 0.98, thick: 0.165, lies: -0.82, rough: 1.0 };
    /// The shorter stick of the set of two lengths: peeled, and whittled with a knife.
    pub(super) const SHORT: Self = Self { long: 0.55, thick: 0.235, lies: -0.66, rough: 0.15 };
}

/// Renders a stick with its shadow.
pub(super) fn stick(radius: f32, seed: u32, tones: Tones, cut: Cut) -> Raster {
    let twig = Twig::new(seed, cut);
    Raster::around(REACH, radius, |x, y| {
        let under = twig.place(x - 0.10, y - 0.13);
        let shadow = Layer { ink: tones.shadow, alpha: 0.64 * ease(0.12, -0.10, under.outside) };
        let spot = twig.place(x, y);
        let cover = (0.5 - spot.outside * radius).clamp(0.0, 1.0);
        if cover <= 0.0 {
            return shadow;
        }
        Layer { ink: twig.ink(&spot, tones), alpha: cover }.over(shadow)
    })
}

/// The random parameters of a twig.
struct Twig {
    cut: Cut,
    seed: u32,
    cos: f32,
    sin: f32,
    bend: f32,
    knot: f32,
    tint: f32,
}

/// A point in the twig's coordinates.
struct Spot {
    /// Position along the twig, from -1 to 1.
    along: f32,
    /// Position across the twig, from -1 to 1.
    across: f32,
    /// Distance outside the outline in radii of a hole; negative inside.
    outside: f32,
}

impl Twig {
    fn new(seed: u32, cut: Cut) -> Self {
        let chance = |index: i32| hash(index, 5, seed);
        // From the lower left to the upper right, so that the sun always shades it round.
        let lies = cut.lies + 0.62 * (chance(0) - 0.5);
        let (sin, cos) = (sin(lies), cos(lies));
        Self {
            cut,
            seed,
            cos,
            sin,
            bend: 0.19 * cut.long * (chance(1) - 0.5),
            knot: 0.9 * (chance(2) - 0.5),
            tint: 0.3 * (chance(3) - 0.5),
        }
    }

    fn place(&self, x: f32, y: f32) -> Spot {
        let (u, v) = (x * self.cos + y * self.sin, y * self.cos - x * self.sin);
        let Cut { long, thick: half, .. } = self.cut;
        let part = (u / long).clamp(-1.0, 1.0);
        let v = v
            - self.bend * (1.0 - 2.0 * part * part)
            - 0.022 * smooth(part * 3.0, 0.5, self.seed + 2);
        let bump = (part - self.knot) / 0.13;
        let thick = half
            * (1.0 - 0.10 * part + 0.05 * smooth(part * 5.0, 7.5, self.seed) + 0.20 * bell(bump));
        // The sawn ends are slightly oblique, with rounded corners.
        let end = long + 0.06 * v / half * (self.tint * 4.0) - 0.10 * (v / thick).powi(4);
        Spot { along: u / long, across: v / thick, outside: (v.abs() - thick).max(u.abs() - end) }
    }

    fn ink(&self, spot: &Spot, tones: Tones) -> Ink {
        let Spot { along, across, .. } = *spot;
        let sawn = 0.088 / self.cut.long;
        let cut = (along - 1.0 + 0.95 * sawn) / sawn;
        let face = (cut * cut + across * across * 0.98).sqrt();
        let wood = self.bark(along, across, tones);
        if face > 1.1 || along < 0.5 {
            return wood;
        }
        let ring = 0.5 + 0.5 * sin(face * 15.0 + 2.0 * self.tint);
        let sawn = tones
            .vein
            .towards(tones.body, 0.30 * ring + 0.10)
            .towards(tones.shade, 0.25 * ease(0.6, 1.0, face) + 0.16 * ring);
        wood.towards(sawn, ease(1.02, 0.90, face))
    }

    fn bark(&self, along: f32, across: f32, tones: Tones) -> Ink {
        let rough = self.cut.rough;
        // Knife cuts along peeled wood: flat facets, each with its own tilt.
        let cell = along * 1.6 + across * 0.4 + self.knot;
        let cell = (cell.floor() as i32, (across * 1.7 + self.tint).floor() as i32);
        let facet = (1.0 - rough) * 0.5 * (hash(cell.0, cell.1, self.seed + 8) - 0.5);
        let lean = (across + facet).clamp(-1.0, 1.0);
        let up = (1.0 - lean * lean).max(0.0).sqrt();
        // The direction across the twig is (-sin, cos) on the sand.
        let facing = lean * (SUN[1] * self.cos - SUN[0] * self.sin) + up * SUN[2];
        // Fibres are longer and finer than the furrows of bark.
        let fine = 3.2 + 8.0 * (1.0 - rough);
        let furrow = fractal(along * (1.2 + 2.3 * rough), across * fine + 20.0, self.seed + 4);
        let crack = rough * ease(0.16, 0.42, fractal(along * 2.2, across * 5.0, self.seed + 6));
        let bump = (along - self.knot) / 0.07;
        let knot = bell(bump) * bell(2.0 * (across - 0.2));
        let bright = 1.25 * (facing - 0.55) + 0.26 * furrow + self.tint;
        let ink = if bright > 0.0 {
            tones.body.towards(tones.light, (1.15 * bright).min(0.85))
        } else {
            tones.body.towards(tones.shade, (-1.2 * bright).min(0.92))
        };
        ink.towards(tones.shade, 0.42 * crack + 0.5 * knot)
    }
}
