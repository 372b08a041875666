//! The numbers by which kept games are known.

/// The number as it stands in names: hexadecimal digits.
pub(crate) fn hex(number: u64) -> String {
    format!("{number:x}")
}

/// The number that stands there.
pub(crate) fn number(text: &str) -> Option<u64> {
    u64::from_str_radix(text, 16).ok()
}
