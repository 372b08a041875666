//! Small images, computed pixel by pixel.

use super::ink::Ink;
use super::noise::mix;

/// The direction of the sun: low, to the upper left. A unit vector; x to the right, y down, z up.
pub(super) const SUN: [f32; 3] = [-0.545, -0.545, 0.637];

/// Maximum side of an image in pixels; each pixel costs about a dozen multiplications.
const LARGEST: f32 = 1024.0;

/// A square RGBA image, row by row.
#[derive(Clone, Debug)]
pub(super) struct Raster {
    /// Width and height in pixels.
    pub(super) side: u32,
    pub(super) pixels: Vec<u8>,
}

impl Raster {
    /// Creates a square image; `shade` gets the column and row.
    pub(super) fn tile(side: u32, shade: impl Fn(u32, u32) -> Layer) -> Self {
        let mut pixels = Vec::with_capacity((side * side * 4) as usize);
        for row in 0..side {
            for column in 0..side {
                let Layer { ink, alpha } = shade(column, row);
                pixels.extend_from_slice(&ink.pixel(alpha));
            }
        }
        Self { side, pixels }
    }

    /// Creates a square image around the origin, `reach` units to each side, at `scale` pixels per unit.
    pub(super) fn around(reach: f32, scale: f32, shade: impl Fn(f32, f32) -> Layer) -> Self {
        let side = (2.0 * reach * scale).ceil().max(1.0);
        assert!(side <= LARGEST, "pictures are small: larger ones are drawn from these");
        let unit = |pixel: u32| ((pixel as f32 + 0.5) / side * 2.0 - 1.0) * reach;
        Self::tile(side as u32, |column, row| shade(unit(column), unit(row)))
    }
}

/// A pixel: a colour and its opacity.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Layer {
    pub(super) ink: Ink,
    pub(super) alpha: f32,
}

impl Layer {
    /// Composites this pixel over another.
    pub(super) fn over(self, below: Self) -> Self {
        let alpha = mix(below.alpha, 1.0, self.alpha);
        if alpha <= 0.0 {
            return Self::default();
        }
        Self { ink: below.ink.towards(self.ink, self.alpha / alpha), alpha }
    }
}

/// Returns the brightness of a surface with that slope: 1 if flat, more towards the sun.
pub(super) fn lit(slope_x: f32, slope_y: f32) -> f32 {
    let steep = (1.0 + slope_x * slope_x + slope_y * slope_y).sqrt();
    let facing = (SUN[2] - SUN[0] * slope_x - SUN[1] * slope_y) / steep;
    facing.max(0.0) / SUN[2]
}
