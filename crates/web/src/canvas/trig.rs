//! Approximate trigonometry, precise enough for pictures: the standard library's functions would be a large
//! part of the program and slower, and calls to the browser's are slow.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

/// Returns the sine, within 0.001.
pub(super) fn sin(angle: f32) -> f32 {
    let turns = angle / TAU;
    // The phase from −1 to 1, twice per turn; then a parabola with a correction.
    let part = 4.0 * (turns - (turns + 0.5).floor());
    let parabola = part * (2.0 - part.abs());
    parabola * (0.775 + 0.225 * parabola.abs())
}

pub(super) fn cos(angle: f32) -> f32 {
    sin(angle + FRAC_PI_2)
}

/// Returns the angle of a point from the x axis, in radians.
pub(super) fn angle(y: f32, x: f32) -> f32 {
    let (near, far) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let slope = near / far.max(1e-6);
    let square = slope * slope;
    let eighth = slope * (1.0 - square * (0.3276 - square * (0.1593 - 0.0465 * square)));
    let quarter = if y.abs() > x.abs() { FRAC_PI_2 - eighth } else { eighth };
    let half = if x < 0.0 { PI - quarter } else { quarter };
    half.copysign(y)
}

/// Returns the length of a vector.
pub(super) fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// A bell curve: 1 at 0, and nearly 0 from ±2 on.
pub(super) fn bell(at: f32) -> f32 {
    let part = (1.0 - at * at / 8.0).max(0.0);
    let square = part * part;
    let fourth = square * square;
    fourth * fourth
}
