//! Checksum of a text.

/// Returns the 64-bit FNV-1a hash (Fowler, Noll, Vo) of a text. A change of a single byte always changes it.
#[must_use]
pub fn fnv1a(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
