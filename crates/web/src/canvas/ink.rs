//! Colours.

use super::noise::mix;

/// A colour, its parts from 0 to 1.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Ink {
    red: f32,
    green: f32,
    blue: f32,
}

impl Ink {
    /// Reads `#rrggbb`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.trim().strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        let part = |byte: u8| f32::from(byte) / 255.0;
        Some(Self { red: part(red), green: part(green), blue: part(blue) })
    }

    /// From this colour at 0 to the other at 1.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self {
            red: mix(self.red, other.red, part),
            green: mix(self.green, other.green, part),
            blue: mix(self.blue, other.blue, part),
        }
    }

    /// As CSS writes it, so opaque from 0 to 1.
    #[must_use]
    pub fn css(self, alpha: f64) -> String {
        let [red, green, blue, alpha] = self.pixel(alpha as f32);
        format!("#{red:02x}{green:02x}{blue:02x}{alpha:02x}")
    }

    /// As a picture stores it.
    pub(super) fn pixel(self, alpha: f32) -> [u8; 4] {
        let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
        [byte(self.red), byte(self.green), byte(self.blue), byte(alpha)]
    }
}
