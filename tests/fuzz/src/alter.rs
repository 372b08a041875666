//! Mutations of inputs, as of libFuzzer, but the same on every machine.

use sandgrid_tests::Chance;

/// Returns the bytes with a few changes; sometimes a piece of another input is inserted.
#[must_use]
pub fn altered(bytes: &[u8], others: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        alter(&mut bytes, others, chance);
    }
    bytes
}

fn alter(bytes: &mut Vec<u8>, others: &[Vec<u8>], chance: &mut Chance) {
    let at = chance.below(bytes.len() + 1);
    let end = (at + chance.below(1 + bytes.len() / 4)).min(bytes.len());
    match chance.below(8) {
        0 | 1 if at < bytes.len() => bytes[at] = byte(chance),
        2 => bytes.insert(at, byte(chance)),
        3 => drop(bytes.drain(at..end)),
        4 => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        5 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        6 => bytes.truncate(at),
        _ if !others.is_empty() => {
            let other = &others[chance.below(others.len())];
            let from = chance.below(other.len() + 1);
            let to = from + chance.below(other.len() - from + 1);
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        _ => {}
    }
}

/// A byte that is likely to matter to a parser.
fn byte(chance: &mut Chance) -> u8 {
    const SIGNS: &[u8] = b"0123456789abcdefoixABCDEPSMF-+.,:/*^@\"[]{}\\ \n\r\t\0\x7f\xc3\xe2\xff";
    match chance.below(3) {
        0 => chance.draw().to_le_bytes()[0],
        _ => chance.pick(SIGNS),
    }
}
