//! Sand: wind ripples and grains, as two tiles that repeat without a seam.

use core::f32::consts::TAU;

use super::ink::Ink;
use super::noise::{hash, tiled};
use super::raster::{Layer, Raster};
use super::wave::sin;

/// Pixels along a tile. Ripples are soft: they are drawn larger, and worked out in a moment.
pub(super) const TILE: u32 = 192;
const SEED: u32 = 11;

/// The sand's three tones.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Tones {
    pub(super) flat: Ink,
    pub(super) light: Ink,
    pub(super) shade: Ink,
}

/// Soft ripples and swells, opaque.
pub(super) fn ripples(tones: Tones) -> Raster {
    let heights: Vec<f32> = (0..TILE * TILE).map(|at| height(at % TILE, at / TILE)).collect();
    let height = |column: u32, row: u32| heights[((row % TILE) * TILE + column % TILE) as usize];
    Raster::tile(TILE, |column, row| {
        let east = height(column + 1, row) - height(column + TILE - 1, row);
        let south = height(column, row + 1) - height(column, row + TILE - 1);
        let bright = 1.1 * (east + south);
        let ink = if bright > 0.0 {
            tones.flat.towards(tones.light, bright.min(0.6))
        } else {
            tones.flat.towards(tones.shade, (-0.62 * bright).min(0.4))
        };
        Layer { ink, alpha: 1.0 }
    })
}

/// Single grains, light and dark, to be strewn over the ripples at the screen's own pixels.
pub(super) fn grains(tones: Tones) -> Raster {
    Raster::tile(TILE, |column, row| {
        let (column, row) = (column.cast_signed(), row.cast_signed());
        let grain = 2.0 * hash(column, row, SEED) - 1.0;
        let rare = hash(column, row, SEED + 1);
        let ink = if grain > 0.0 { tones.light } else { tones.shade };
        let alpha = 0.16 * grain * grain + if rare > 0.985 { 0.22 } else { 0.0 };
        Layer { ink, alpha }
    })
}

fn height(column: u32, row: u32) -> f32 {
    let (u, v) = (column as f32 / TILE as f32, row as f32 / TILE as f32);
    let warp = tiled(u * 3.0, v * 3.0, 3, SEED) + 0.35 * tiled(u * 8.0, v * 8.0, 8, SEED + 1);
    let fade = 0.55 + 0.45 * tiled(u * 4.0, v * 4.0, 4, SEED + 2);
    let phase = TAU * (3.0 * u - 11.0 * v) + 3.4 * warp;
    // Crests narrower than troughs, as the wind leaves them.
    let ripple = 0.5 * sin(phase) + 0.16 * sin(2.0 * phase + 0.6);
    let lump = tiled(u * 24.0, v * 24.0, 24, SEED + 3);
    let bump = tiled(u * 64.0, v * 64.0, 64, SEED + 4);
    0.42 * fade * ripple + 0.09 * lump + 0.05 * bump
}
