//! A calabash bowl for captured pieces, seen from above.

use super::ink::Ink;
use super::noise::{ease, fractal, smooth};
use super::pebble::Tones;
use super::raster::{Layer, Raster, SUN, lit};
use super::trig::length;

/// Half the side of the sprite in radii of the bowl, including the shadow.
pub(super) const REACH: f32 = 1.22;
/// The radius of the inside.
const INSIDE: f32 = 0.90;

/// Renders a bowl with its shadow on the sand.
pub(super) fn bowl(radius: f32, seed: u32, tones: Tones) -> Raster {
    Raster::around(REACH, radius, |x, y| {
        let under = away(x - 0.07, y - 0.09, seed);
        let shadow = Layer { ink: tones.shadow, alpha: 0.60 * ease(1.16, 0.90, under) };
        let away = away(x, y, seed);
        let cover = ((1.0 - away) * radius + 0.5).clamp(0.0, 1.0);
        if cover <= 0.0 {
            return shadow;
        }
        Layer { ink: ink(x, y, away, seed, tones), alpha: cover }.over(shadow)
    })
}

/// Returns the distance from the centre, 1 at the rim's slightly irregular outer edge.
fn away(x: f32, y: f32, seed: u32) -> f32 {
    let round = length(x, y);
    round * (1.0 + 0.012 * smooth(x * 1.7 + 4.0, y * 1.7 + 4.0, seed))
}

fn ink(x: f32, y: f32, away: f32, seed: u32, tones: Tones) -> Ink {
    let round = length(x, y).max(1e-4);
    let (east, south) = (x / round, y / round);
    let rim = ease(INSIDE - 0.012, INSIDE + 0.012, away);
    // The slope rises along the wall, is 0 on the rim, and falls outside.
    let inside = away / INSIDE;
    let wall = 0.95 * inside * inside * inside.sqrt().sqrt() * (1.0 - rim);
    let edge = -1.3 * ease(0.955, 1.0, away) * rim;
    let grain = 0.05 * fractal(x * 7.0, y * 7.0, seed + 5);
    let steep = wall + edge;
    let bright = lit(steep * east + grain, steep * south - grain) - 1.0;
    // The shadow of the rim inside the bowl, on the sun's side.
    let towards_sun = length(x + 0.34 * SUN[0], y + 0.34 * SUN[1]);
    let shaded = 0.50 * ease(0.80, 1.10, towards_sun) * (1.0 - rim);
    let fibre = 0.10 * fractal(x * 3.0 + 7.0, y * 14.0, seed + 9);
    let body = tones.body.towards(tones.light, 0.42 * (1.0 - rim)).towards(tones.shade, 0.22 * rim);
    let bright = 0.85 * bright + fibre - shaded;
    let inked = if bright > 0.0 {
        body.towards(tones.light, (0.9 * bright).min(0.75))
    } else {
        body.towards(tones.shade, (-0.95 * bright).min(0.85))
    };
    // A burnt decoration line on the rim.
    inked.towards(tones.shade, 0.45 * ease(0.012, 0.004, (away - 0.947).abs()))
}
