//! Waves and angles, as exact as a picture needs them: the usual ones would be a large part of the
//! program, and slower; the browser's own are slow to reach.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

/// A sine, within a thousandth.
pub(super) fn sin(angle: f32) -> f32 {
    let turns = angle / TAU;
    // From −1 to 1, twice a turn; then a parabola, bent a little more.
    let part = 4.0 * (turns - (turns + 0.5).floor());
    let parabola = part * (2.0 - part.abs());
    parabola * (0.775 + 0.225 * parabola.abs())
}

pub(super) fn cos(angle: f32) -> f32 {
    sin(angle + FRAC_PI_2)
}

/// The angle of a place, from the x axis.
pub(super) fn angle(y: f32, x: f32) -> f32 {
    let (near, far) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let slope = near / far.max(1e-6);
    let square = slope * slope;
    let eighth = slope * (1.0 - square * (0.3276 - square * (0.1593 - 0.0465 * square)));
    let quarter = if y.abs() > x.abs() { FRAC_PI_2 - eighth } else { eighth };
    let half = if x < 0.0 { PI - quarter } else { quarter };
    half.copysign(y)
}

/// How long the way to a place is.
pub(super) fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// A bell: 1 at 0, and next to nothing from 2 on, on both sides.
pub(super) fn bell(at: f32) -> f32 {
    let part = (1.0 - at * at / 8.0).max(0.0);
    let square = part * part;
    let fourth = square * square;
    fourth * fourth
}
