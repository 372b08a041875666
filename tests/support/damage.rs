//! Texts damaged as by a failing disk.

use crate::Chance;

/// The text cut short, or with one of its bytes changed, taken out or doubled.
///
/// # Panics
/// If the text is empty.
#[must_use]
pub fn damaged(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = chance.below(bytes.len());
    match chance.below(4) {
        0 => bytes.truncate(at),
        1 => {
            // Any other byte.
            let step = u8::try_from(chance.below(255)).expect("a byte") + 1;
            bytes[at] = bytes[at].wrapping_add(step);
        }
        2 => drop(bytes.remove(at)),
        _ => bytes.insert(at, bytes[at]),
    }
    // A browser replaces invalid UTF-8.
    String::from_utf8_lossy(&bytes).into_owned()
}
