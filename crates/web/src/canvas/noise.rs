//! Deterministic noise from a hashed lattice.

/// Returns a hash from 0 to 1 of a lattice point.
pub(super) fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut bits = x.cast_unsigned().wrapping_mul(0x9E37_79B1)
        ^ y.cast_unsigned().wrapping_mul(0x85EB_CA77)
        ^ seed.wrapping_mul(0xC2B2_AE3D);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}

/// Returns value noise from -1 to 1 with one lattice cell per unit.
#[inline(never)] // It is written out in dozens of places else, and the page must be light.
pub(super) fn smooth(x: f32, y: f32, seed: u32) -> f32 {
    let (column, row) = (x.floor(), y.floor());
    let (across, down) = (fade(x - column), fade(y - row));
    let (column, row) = (column as i32, row as i32);
    let corner = |right: i32, down: i32| hash(column + right, row + down, seed);
    let top = mix(corner(0, 0), corner(1, 0), across);
    let bottom = mix(corner(0, 1), corner(1, 1), across);
    2.0 * mix(top, bottom, down) - 1.0
}

/// Returns the same over a square of `side` pixels, row by row: `period` swells along it, so that it tiles
/// seamlessly.
#[inline(never)] // Likewise.
pub(super) fn swells(side: u32, period: i32, seed: u32) -> Vec<f32> {
    let place = |pixel: u32| {
        let at = (pixel as f32 / side as f32) * period as f32;
        (at as i32, fade(at.fract()))
    };
    // Interpolate between two lattice rows, each computed once.
    let line = |row: i32| -> Vec<f32> {
        let corner = |column: i32| hash(column % period, row % period, seed);
        let along = |pixel| {
            let (column, part) = place(pixel);
            2.0 * mix(corner(column), corner(column + 1), part) - 1.0
        };
        (0..side).map(along).collect()
    };
    let mut lines = (0..=period).map(line);
    let (mut above, mut below, mut last) = (Vec::new(), lines.next().unwrap_or_default(), -1);
    let mut heights = Vec::with_capacity((side * side) as usize);
    for pixel in 0..side {
        let (row, part) = place(pixel);
        if row > last {
            above = core::mem::replace(&mut below, lines.next().unwrap_or_default());
            last = row;
        }
        heights.extend(above.iter().zip(&below).map(|(above, below)| mix(*above, *below, part)));
    }
    heights
}

/// Returns three octaves of [`smooth`], from about -1 to 1.
#[inline(never)] // Likewise.
pub(super) fn fractal(x: f32, y: f32, seed: u32) -> f32 {
    0.57 * smooth(x, y, seed)
        + 0.29 * smooth(x * 2.03, y * 2.03, seed + 1)
        + 0.14 * smooth(x * 4.1, y * 4.1, seed + 2)
}

/// Smoothstep from 0 at `from` to 1 at `to`; it descends if `to` is less.
pub(super) fn ease(from: f32, to: f32, at: f32) -> f32 {
    fade(((at - from) / (to - from)).clamp(0.0, 1.0))
}

/// Smoothstep from 0 at 0 to 1 at 1.
pub(super) fn fade(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// Interpolates from `a` at 0 to `b` at 1.
pub(super) fn mix(a: f32, b: f32, part: f32) -> f32 {
    a + (b - a) * part
}
