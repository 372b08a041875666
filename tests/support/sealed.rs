//! Saved texts, as the page writes them.

/// Wraps a body in the envelope of a kind of saved text (docs/keeping.md).
#[must_use]
pub fn sealed(kind: &str, body: &str) -> String {
    let fnv1a = body.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("sandgrid {kind} 2\nsum {fnv1a:016x}\n{body}")
}
