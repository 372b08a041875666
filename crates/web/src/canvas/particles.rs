//! Sand particles at the landing of a piece.

use core::f64::consts::TAU;
use js_sys::Math;

use sandgrid_app::Point;

use super::brush::Brush;
use super::noise::hash;
use crate::canvas::theme::Theme;

/// Number of grains.
const GRAINS: i32 = 18;
/// Number of dust clouds.
const CLOUDS: i32 = 9;

/// Paints the sand thrown up around a hole of that radius; `part` runs from 0, the landing, to 1, settled.
pub(super) fn paint(brush: &Brush, theme: &Theme, (at, radius): (Point, f64), part: f64) {
    let chance = |grain: i32, of: i32| f64::from(hash(grain, of, 41));
    let out = 1.0 - (1.0 - part) * (1.0 - part);
    for cloud in 0..CLOUDS {
        let turn = (f64::from(cloud) + chance(cloud, 5)) / f64::from(CLOUDS) * TAU;
        let far = radius * (0.80 + 0.34 * out);
        let place = Point { x: at.x + far * Math::cos(turn), y: at.y + far * Math::sin(turn) };
        let size = radius * (0.16 + 0.20 * chance(cloud, 6)) * (0.6 + 0.6 * out);
        brush.shade(place, size, &theme.sand_light.css(0.22 * (1.0 - part)));
    }
    for grain in 0..GRAINS {
        let turn = (f64::from(grain) + 0.8 * chance(grain, 1)) / f64::from(GRAINS) * TAU;
        let far = radius * (0.72 + (0.40 + 0.62 * chance(grain, 2)) * out);
        let hop = radius * 0.5 * chance(grain, 3) * part * (1.0 - part);
        let place =
            Point { x: at.x + far * Math::cos(turn), y: at.y + far * Math::sin(turn) - hop };
        let size = radius * (0.045 + 0.06 * chance(grain, 4)) * (1.0 - 0.5 * part);
        let ink = if grain % 3 == 0 { theme.sand_shade } else { theme.sand_light };
        brush.shade(place, size, &ink.css(0.75 * (1.0 - part)));
    }
}
