//! Colours.

use super::noise::mix;

/// A colour with components from 0 to 1.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Ink {
    red: f32,
    green: f32,
    blue: f32,
}

impl Ink {
    /// Parses `#rrggbb`, `rgb(r, g, b)` or `color(srgb r g b)`, the forms in which browsers serialise opaque
    /// colours.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(parts) = text.trim().strip_prefix("rgb(") {
            let mut parts = parts.trim_end_matches(')').split(',').map(|part| part.trim().parse());
            let mut part = || parts.next()?.ok().map(|part: u8| f32::from(part) / 255.0);
            return Some(Self { red: part()?, green: part()?, blue: part()? });
        }
        // The form of mixed colours, with components from 0 to 1.
        if let Some(parts) = text.trim().strip_prefix("color(srgb ") {
            let mut parts = parts.trim_end_matches(')').split(' ').map(share);
            let mut part = || parts.next()?;
            return Some(Self { red: part()?, green: part()?, blue: part()? });
        }
        let digits = text.trim().strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        let part = |byte: u8| f32::from(byte) / 255.0;
        Some(Self { red: part(red), green: part(green), blue: part(blue) })
    }

    /// Interpolates from this colour at 0 to the other at 1.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self {
            red: mix(self.red, other.red, part),
            green: mix(self.green, other.green, part),
            blue: mix(self.blue, other.blue, part),
        }
    }

    /// Formats the colour for CSS, with an opacity from 0 to 1.
    #[must_use]
    pub fn css(self, alpha: f64) -> String {
        let [red, green, blue, alpha] = self.pixel(alpha as f32);
        format!("#{red:02x}{green:02x}{blue:02x}{alpha:02x}")
    }

    /// Returns the colour as RGBA bytes.
    pub(super) fn pixel(self, alpha: f32) -> [u8; 4] {
        // Values out of range are clamped.
        let byte = |part: f32| (part * 255.0 + 0.5) as u8;
        [byte(self.red), byte(self.green), byte(self.blue), byte(alpha)]
    }
}
/// Parses a number from 0 to 1 to four decimal places. The standard library's float parser is larger than all
/// other code for colours.
fn share(text: &str) -> Option<f32> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    let digits = rest.get(..rest.len().min(4))?;
    let whole: u16 = whole.parse().ok().filter(|&whole| whole <= 1)?;
    let part: u16 = digits.parse().ok()?;
    let scale = digits.bytes().fold(1.0, |scale: f32, _| scale * 10.0);
    Some(f32::from(whole) + f32::from(part) / scale)
}
