//! A hole scooped in the sand.

use super::noise::{ease, fractal, smooth};
use super::raster::{Layer, Raster, SUN, lit};
use super::sand::SandTones;
use super::trig::{bell, length};

/// Half the side of the sprite in radii of the hole, including the raised rim.
pub(super) const REACH: f32 = 1.45;

/// Renders the light and shade of a hole, to blend over the sand; the seed selects the variant.
pub(super) fn hole(radius: f32, seed: u32, tones: SandTones) -> Raster {
    Raster::around(REACH, radius, |x, y| {
        let away = away(x, y, seed);
        if away > REACH {
            return Layer::default();
        }
        let steep = steep(away);
        // The irregularity is so small that the wall may be treated as facing the centre.
        let round = length(x, y).max(1e-4);
        let (east, south) = (x / round, y / round);
        let rough = 0.16 * ease(1.35, 0.9, away);
        let grit = rough * fractal(x * 9.0, y * 9.0, seed + 40);
        let (slope_x, slope_y) = (steep * east + grit, steep * south - grit);
        let bright = lit(slope_x, slope_y) - 1.0;
        let deep = ease(1.0, 0.35, away);
        let dark = 0.20 * deep + 0.42 * shadow(x, y, away, seed) + (-bright).max(0.0) * 0.60;
        let sunny = bright.max(0.0) * 0.80 - 0.10 * deep;
        if dark > sunny {
            Layer { ink: tones.shade, alpha: (dark - sunny.max(0.0)).min(0.86) }
        } else {
            Layer { ink: tones.light, alpha: (sunny - dark).min(0.8) }
        }
    })
}

/// Returns the distance from the centre, 1 at the irregular edge.
fn away(x: f32, y: f32, seed: u32) -> f32 {
    let round = length(x, y);
    round * (1.0 + 0.045 * smooth(x * 1.6 + 9.0, y * 1.6 + 9.0, seed))
}

/// Returns the slope outwards: up the wall, over the rim, down to the plain.
fn steep(away: f32) -> f32 {
    let inside = away.min(1.0);
    let wall = 1.20 * inside * inside.sqrt() * ease(1.06, 0.92, away);
    let bump = (away - 1.13) / 0.12;
    let rim = -0.75 * bump * bell(bump);
    wall + rim * ease(0.92, 1.02, away)
}

/// Returns the strength of the rim's shadow inside the hole, on the sun's side.
fn shadow(x: f32, y: f32, away_here: f32, seed: u32) -> f32 {
    let towards_sun = away(x + 0.42 * SUN[0] / 0.77, y + 0.42 * SUN[1] / 0.77, seed);
    ease(0.86, 1.28, towards_sun) * ease(1.03, 0.93, away_here)
}
