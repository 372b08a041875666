//! Sines and powers by the browser's own hand: ours would be a large part of the program.

use js_sys::Math;

pub(super) fn sin(angle: f32) -> f32 {
    Math::sin(f64::from(angle)) as f32
}

pub(super) fn cos(angle: f32) -> f32 {
    Math::cos(f64::from(angle)) as f32
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
