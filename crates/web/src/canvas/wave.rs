//! Waves and powers, as exact as a picture needs them: the usual ones would be a large part of the
//! program, and slower.

use core::f32::consts::{FRAC_PI_2, TAU};

use js_sys::Math;

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
    Math::atan2(f64::from(y), f64::from(x)) as f32
}

pub(super) fn power(base: f32, exponent: f32) -> f32 {
    Math::pow(f64::from(base), f64::from(exponent)) as f32
}

/// A bell: 1 at 0, and next to nothing from 2 on, on both sides.
pub(super) fn bell(at: f32) -> f32 {
    Math::exp(f64::from(-at * at)) as f32
}
