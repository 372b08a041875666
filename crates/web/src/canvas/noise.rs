//! Chance that is the same every time: hashed lattice noise.

/// A number from 0 to 1 for that lattice point.
pub(super) fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut bits = x.cast_unsigned().wrapping_mul(0x9E37_79B1)
        ^ y.cast_unsigned().wrapping_mul(0x85EB_CA77)
        ^ seed.wrapping_mul(0xC2B2_AE3D);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}

/// Smooth noise from -1 to 1, one swell a unit.
#[inline(never)] // It is written out in dozens of places else, and the page must be light.
pub(super) fn smooth(x: f32, y: f32, seed: u32) -> f32 {
    interpolate(x, y, |column, row| hash(column, row, seed))
}

/// The same, repeating after `period` units both ways.
pub(super) fn tiled(x: f32, y: f32, period: i32, seed: u32) -> f32 {
    interpolate(x, y, |column, row| hash(column.rem_euclid(period), row.rem_euclid(period), seed))
}

/// Three octaves of [`smooth`], from about -1 to 1.
#[inline(never)] // Likewise.
pub(super) fn fractal(x: f32, y: f32, seed: u32) -> f32 {
    0.57 * smooth(x, y, seed)
        + 0.29 * smooth(x * 2.03, y * 2.03, seed + 1)
        + 0.14 * smooth(x * 4.1, y * 4.1, seed + 2)
}

/// 0 up to `from`, 1 from `to` on, smooth between; also downwards, where `to` is less.
pub(super) fn ease(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

fn interpolate(x: f32, y: f32, corner: impl Fn(i32, i32) -> f32) -> f32 {
    let (column, row) = (x.floor(), y.floor());
    let across = ease(0.0, 1.0, x - column);
    let down = ease(0.0, 1.0, y - row);
    let (column, row) = (column as i32, row as i32);
    let top = mix(corner(column, row), corner(column + 1, row), across);
    let bottom = mix(corner(column, row + 1), corner(column + 1, row + 1), across);
    2.0 * mix(top, bottom, down) - 1.0
}

/// From `a` at 0 to `b` at 1.
pub(super) fn mix(a: f32, b: f32, part: f32) -> f32 {
    a + (b - a) * part
}
