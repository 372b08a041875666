//! Colours of a host, and their contrast.

use core::fmt;

/// An opaque sRGB colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Colour([u8; 3]);

/// The names that are understood, beside hexadecimal digits.
const NAMES: [(&str, u32); 24] = [
    ("black", 0x00_0000),
    ("silver", 0xc0_c0c0),
    ("gray", 0x80_8080),
    ("grey", 0x80_8080),
    ("white", 0xff_ffff),
    ("maroon", 0x80_0000),
    ("red", 0xff_0000),
    ("purple", 0x80_0080),
    ("fuchsia", 0xff_00ff),
    ("green", 0x00_8000),
    ("lime", 0x00_ff00),
    ("olive", 0x80_8000),
    ("yellow", 0xff_ff00),
    ("navy", 0x00_0080),
    ("blue", 0x00_00ff),
    ("teal", 0x00_8080),
    ("aqua", 0x00_ffff),
    ("orange", 0xff_a500),
    ("brown", 0xa5_2a2a),
    ("beige", 0xf5_f5dc),
    ("ivory", 0xff_fff0),
    ("crimson", 0xdc_143c),
    ("gold", 0xff_d700),
    ("indigo", 0x4b_0082),
];

impl Colour {
    /// Black.
    pub const BLACK: Self = Self([0; 3]);
    /// White.
    pub const WHITE: Self = Self([255; 3]);

    /// Returns the colour of a number `0xrrggbb`.
    #[must_use]
    pub const fn of(number: u32) -> Self {
        let [_, red, green, blue] = number.to_be_bytes();
        Self([red, green, blue])
    }

    /// Parses `#rrggbb`, `#rgb`, the same without `#`, or a name; in lower case.
    #[must_use]
    pub fn parse(value: &str) -> Option<Self> {
        if let Some((_, number)) = NAMES.iter().find(|(name, _)| *name == value) {
            return Some(Self::of(*number));
        }
        let digits = value.strip_prefix('#').unwrap_or(value);
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex)?;
        match digits.len() {
            6 => Some(Self::of(number)),
            3 => {
                let digit = |at: u32| number >> (4 * at) & 0xf;
                Some(Self::of(digit(2) * 0x11_0000 + digit(1) * 0x1100 + digit(0) * 0x11))
            }
            _ => None,
        }
    }

    /// Returns the relative luminance of WCAG 2, from 0 to 1.
    #[inline(never)]
    fn luminance(self) -> f64 {
        let linear = self.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { to_2_4((part + 0.055) / 1.055) }
        });
        let [red, green, blue] = linear;
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Returns the contrast of WCAG 2 between two colours, from 1 to 21.
    #[must_use]
    #[inline(never)]
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// Returns whether white is easier to read on it than black.
    #[must_use]
    pub fn is_dark(self) -> bool {
        self.contrast(Self::WHITE) > self.contrast(Self::BLACK)
    }

    /// Mixes in a percentage of another colour.
    #[must_use]
    pub(super) fn mix(self, other: Self, percent: u8) -> Self {
        let share = u32::from(percent.min(100));
        let part = |at: usize| {
            let sum = u32::from(self.0[at]) * (100 - share) + u32::from(other.0[at]) * share;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        Self([part(0), part(1), part(2)])
    }

    /// Returns the nearest mix with `end` that has at least that contrast to both grounds; `end` if none has.
    #[must_use]
    #[inline(never)]
    pub(super) fn until(self, end: Self, grounds: [Self; 2], least: f64) -> Self {
        let is_clear = |mix: &Self| grounds.iter().all(|ground| mix.contrast(*ground) >= least);
        (0..=25).map(|step| self.mix(end, step * 4)).find(is_clear).unwrap_or(end)
    }
}

/// Returns a number from 0 to 1 to the power of 2.4, by Newton's iteration for the fifth root of its square. The
/// standard library's powers are larger than all other code here.
fn to_2_4(number: f64) -> f64 {
    let square = number * number;
    let step = |root: f64, _: u8| {
        let fourth = root * root * root * root;
        root - (fourth * root - square) / (5.0 * fourth)
    };
    square * (0..16).fold(1.0, step)
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}
