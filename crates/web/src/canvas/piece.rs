//! Renders every piece in the theme's colours.

use sandgrid_app::Piece;

use super::camel::{Carving, camel};
use super::ink::Ink;
use super::pebble::{Tones, pebble};
use super::raster::Raster;
use super::stick::{Cut, stick};
use super::theme::Theme;

/// Renders a piece with its shadow; `radius` is a hole's, in device pixels; the seed selects the variant.
pub(super) fn draw(piece: Piece, radius: f32, seed: u32, theme: &Theme) -> Raster {
    match piece {
        Piece::Pebble => pebble(radius, seed, tones(theme, theme.pebble, theme.sand)),
        Piece::Stick => stick(radius, seed, tones(theme, theme.bark, theme.cut), Cut::PLAIN),
        Piece::LongStick => stick(radius, seed, tones(theme, theme.bark, theme.cut), Cut::LONG),
        Piece::ShortStick => {
            // The sawn end is darker than the side in the sun.
            let [body, _, shade] = theme.peeled;
            let peeled = tones(theme, theme.peeled, body.towards(shade, 0.12));
            stick(radius, seed, peeled, Cut::SHORT)
        }
        Piece::LightCamel => {
            camel(radius, seed, tones(theme, theme.bone, theme.sand), Carving::Bone)
        }
        Piece::DarkCamel => {
            camel(radius, seed, tones(theme, theme.heartwood, theme.sand), Carving::Wood)
        }
    }
}

/// Returns a piece's tones; the shadow is half the sand's shade and half the piece's, darkened.
pub(super) fn tones(theme: &Theme, [body, light, shade]: [Ink; 3], vein: Ink) -> Tones {
    let shadow = theme.sand_shade.towards(shade, 0.5).towards(Ink::default(), 0.5);
    Tones { body, light, shade, vein, shadow }
}
