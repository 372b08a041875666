//! SHA-256 in the forms of manifests, policies and tags.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// Returns the digest in hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text takes every letter");
        text
    })
}

/// Returns the digest as a source of a Content-Security-Policy.
pub(super) fn of_policy(bytes: &[u8]) -> String {
    format!("'{}'", of_tag(bytes))
}

/// Returns the digest as an `integrity` attribute, in base64.
pub(super) fn of_tag(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digest = Sha256::digest(bytes);
    let mut written = String::new();
    for three in digest.chunks(3) {
        let number = three.iter().fold(0, |number, byte| number << 8 | usize::from(*byte));
        let number = number << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[number >> (18 - 6 * place) & 63];
            written.push(if place > three.len() { '=' } else { letter.into() });
        }
    }
    format!("sha256-{written}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_match_the_standard() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex(b"abc"), abc);
        assert_eq!(of_policy(b"abc"), "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='");
    }
}
