//! What a failing disk makes of a text.

use crate::Chance;

/// The text cut short, or with one of its bytes changed, taken out or doubled.
///
/// # Panics
/// When there is nothing to damage.
#[must_use]
pub fn damaged(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = chance.below(bytes.len());
    match chance.below(4) {
        0 => bytes.truncate(at),
        1 => {
            // Any but the one that it is.
            let step = u8::try_from(chance.below(255)).expect("a byte") + 1;
            bytes[at] = bytes[at].wrapping_add(step);
        }
        2 => drop(bytes.remove(at)),
        _ => bytes.insert(at, bytes[at]),
    }
    // A browser gives whatever is no text as such.
    String::from_utf8_lossy(&bytes).into_owned()
}
