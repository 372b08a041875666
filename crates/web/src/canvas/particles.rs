//! Sand particles at the landing of a piece.

use core::f64::consts::TAU;
use js_sys::Math;

use sandgrid_app::Point;

use super::brush::Brush;
use super::noise::hash;
use super::theme::Theme;

/// Number of grains.
const GRAINS: i32 = 18;
/// Number of dust clouds.
const CLOUDS: i32 = 9;

/// Paints the sand thrown up around a hole of that radius; `progress` runs from 0, the landing, to 1, settled.
pub(super) fn paint(brush: &Brush, theme: &Theme, (at, radius): (Point, f64), progress: f64) {
    let random = |grain: i32, of: i32| f64::from(hash(grain, of, 41));
    let eased = 1.0 - (1.0 - progress) * (1.0 - progress);
    for cloud in 0..CLOUDS {
        let angle = (f64::from(cloud) + random(cloud, 5)) / f64::from(CLOUDS) * TAU;
        let distance = radius * (0.80 + 0.34 * eased);
        let place =
            Point { x: at.x + distance * Math::cos(angle), y: at.y + distance * Math::sin(angle) };
        let size = radius * (0.16 + 0.20 * random(cloud, 6)) * (0.6 + 0.6 * eased);
        brush.shade(place, size, &theme.sand_light.css(0.22 * (1.0 - progress)));
    }
    for grain in 0..GRAINS {
        let angle = (f64::from(grain) + 0.8 * random(grain, 1)) / f64::from(GRAINS) * TAU;
        let distance = radius * (0.72 + (0.40 + 0.62 * random(grain, 2)) * eased);
        let hop = radius * 0.5 * random(grain, 3) * progress * (1.0 - progress);
        let place = Point {
            x: at.x + distance * Math::cos(angle),
            y: at.y + distance * Math::sin(angle) - hop,
        };
        let size = radius * (0.045 + 0.06 * random(grain, 4)) * (1.0 - 0.5 * progress);
        let ink = if grain % 3 == 0 { theme.sand_shade } else { theme.sand_light };
        brush.shade(place, size, &ink.css(0.75 * (1.0 - progress)));
    }
}
