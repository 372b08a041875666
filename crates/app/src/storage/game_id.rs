//! Text form of saved games' ids.

/// Formats an id in hexadecimal digits.
pub(crate) fn hex(number: u64) -> String {
    format!("{number:x}")
}

/// Parses an id.
pub(crate) fn number(text: &str) -> Option<u64> {
    u64::from_str_radix(text, 16).ok()
}
