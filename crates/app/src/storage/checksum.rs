//! A number that follows from a text, and from a text that was altered another.

/// The checksum of a text: FNV-1a (Fowler, Noll, Vo) of 64 bits. A single byte that is another always makes
/// it another.
#[must_use]
pub fn fnv1a(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
