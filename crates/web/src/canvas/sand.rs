//! Sand: ripples and grains, as two seamless tiles.

use core::f32::consts::TAU;

use super::ink::Ink;
use super::noise::{hash, swells};
use super::raster::{Layer, Raster};
use super::trig::sin;

/// Side of a tile in pixels. Ripples are soft, so they are drawn enlarged to save computation.
pub(super) const TILE: u32 = 192;
const SEED: u32 = 11;

/// The sand's three tones.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct SandTones {
    pub(super) flat: Ink,
    pub(super) light: Ink,
    pub(super) shade: Ink,
}

/// Draws soft ripples and swells, opaque, on a tile of `side` pixels.
pub(super) fn ripples(side: u32, tones: SandTones) -> Raster {
    let heights = heights(side);
    let height = |column: u32, row: u32| heights[(row * side + column) as usize];
    let before = |at: u32| if at == 0 { side - 1 } else { at - 1 };
    let after = |at: u32| if at == side - 1 { 0 } else { at + 1 };
    let steep = 1.1 * side as f32 / TILE as f32;
    Raster::tile(side, |column, row| {
        let east = height(after(column), row) - height(before(column), row);
        let south = height(column, after(row)) - height(column, before(row));
        let bright = steep * (east + south);
        let ink = if bright > 0.0 {
            tones.flat.towards(tones.light, bright.min(0.6))
        } else {
            tones.flat.towards(tones.shade, (-0.62 * bright).min(0.4))
        };
        Layer { ink, alpha: 1.0 }
    })
}

/// Renders single grains, light and dark, to draw over the ripples at the screen's resolution.
pub(super) fn grains(tones: SandTones) -> Raster {
    Raster::tile(TILE, |column, row| {
        let (column, row) = (column.cast_signed(), row.cast_signed());
        let grain = 2.0 * hash(column, row, SEED) - 1.0;
        let rare = hash(column, row, SEED + 1);
        let ink = if grain > 0.0 { tones.light } else { tones.shade };
        let alpha = 0.16 * grain * grain + if rare > 0.985 { 0.22 } else { 0.0 };
        Layer { ink, alpha }
    })
}

fn heights(side: u32) -> Vec<f32> {
    let swells = |period, seed| swells(side, period, seed);
    let (warp, ruffle) = (swells(3, SEED), swells(8, SEED + 1));
    let (fade, lump, bump) = (swells(4, SEED + 2), swells(24, SEED + 3), swells(64, SEED + 4));
    let height = |at: usize| {
        let (u, v) = (at as u32 % side, at as u32 / side);
        let slant = (3.0 * u as f32 - 11.0 * v as f32) / side as f32;
        let phase = TAU * slant + 3.4 * (warp[at] + 0.35 * ruffle[at]);
        // The second harmonic makes crests narrower than troughs, like wind ripples.
        let ripple = 0.5 * sin(phase) + 0.16 * sin(2.0 * phase + 0.6);
        0.42 * (0.55 + 0.45 * fade[at]) * ripple + 0.09 * lump[at] + 0.05 * bump[at]
    };
    (0..warp.len()).map(height).collect()
}
