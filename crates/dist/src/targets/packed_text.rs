//! Packs files into one text: gzip, almost sixteen bits to a letter. `www/single.js` unpacks it.

use core::num::NonZeroU64;

use zopfli::{Format, Options};

use super::{Files, Outcome};

/// Passes of the compressor. Four save two thousandths over one, and each takes as long as the first.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(4).unwrap();

/// Blocks with codes of their own: programs, words and tables differ more than the default of 15 allows.
const BLOCKS: u16 = 120;

/// Code units that cannot stand alone in markup: null, carriage return, `<`, and the surrogates. Every other one is a
/// digit; its value is its rank among them.
const SURROGATES: core::ops::RangeInclusive<u16> = 0xd800..=0xdfff;

/// Number of digits.
const BASE: u64 = 65_536 - 3 - 2_048;

/// Values of a unit of the packed bytes, sixteen bits.
const UNITS: u64 = 65_536;

/// Least state of the coder between two units. It is below `BASE * LEAST`, which is exact in a double of JavaScript.
const LEAST: u64 = 1 << 32;

/// Smallest common end of two files, in bytes, that is packed once. The drafts of a language end in another
/// language's texts, which are farther apart than gzip looks back.
const COMMON: usize = 4096;

/// Packs files as a text; returns it with its number of bytes. The list of names and lengths comes first; a file with
/// the end of an earlier one is packed without that end, and lists the earlier file and the length of the end.
pub(super) fn pack(files: &Files, order: &[String]) -> Outcome<(String, usize)> {
    let packed = compressed(&listed(files, order))?;
    Ok((lettered(&packed), packed.len()))
}

/// Returns the list and the files behind it.
fn listed(files: &Files, order: &[String]) -> Vec<u8> {
    let (mut list, mut bytes) = (Vec::new(), Vec::new());
    for (at, path) in order.iter().enumerate() {
        let file = &files[path];
        let ends = order[..at].iter().map(|other| (common_end(file, &files[other]), other));
        let twin = ends.max_by_key(|(end, _)| *end).filter(|(end, _)| *end >= COMMON);
        let head = file.len() - twin.map_or(0, |(end, _)| end);
        let of = twin.map(|(end, other)| format!(",\"{other}\",{end}")).unwrap_or_default();
        list.push(format!("[\"{path}\",{head}{of}]"));
        bytes.extend_from_slice(&file[..head]);
    }
    [format!("[{}]\n", list.join(",")).into_bytes(), bytes].concat()
}

/// Returns the number of bytes in which two files end alike.
fn common_end(one: &[u8], other: &[u8]) -> usize {
    one.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count()
}

/// Compresses bytes to gzip, which browsers decompress themselves.
fn compressed(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut packed = Vec::new();
    let options =
        Options { iteration_count: ITERATIONS, maximum_block_splits: BLOCKS, ..Options::default() };
    zopfli::compress(options, Format::Gzip, bytes, &mut packed)?;
    Ok(packed)
}

/// Encodes bytes as digits, 15.95 bits to a letter, by an asymmetric numeral system in which all units are equally
/// likely. The coder goes backwards, so that the reader goes forwards.
fn lettered(bytes: &[u8]) -> String {
    let mut state = LEAST;
    let mut digits = Vec::with_capacity(bytes.len() / 2 + 4);
    for pair in bytes.chunks(2).rev() {
        let unit = u16::from_le_bytes([pair[0], pair.get(1).copied().unwrap_or_default()]);
        while state >= BASE * (LEAST / UNITS) {
            digits.push(state % BASE);
            state /= BASE;
        }
        state = state * UNITS + u64::from(unit);
    }
    while state > 0 {
        digits.push(state % BASE);
        state /= BASE;
    }
    digits.into_iter().rev().map(letter).collect()
}

/// Returns the letter of a digit.
fn letter(digit: u64) -> char {
    let mut code = u32::try_from(digit).expect("a digit has sixteen bits") + 1;
    for left_out in ['\r', '<'] {
        code += u32::from(code >= u32::from(left_out));
    }
    if code >= u32::from(*SURROGATES.start()) {
        code += u32::from(SURROGATES.end() - SURROGATES.start()) + 1;
    }
    char::from_u32(code).expect("surrogates are left out")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads letters as `www/single.js` does; the state at the end is the one that the coder begins with.
    fn read(text: &str, length: usize) -> Vec<u8> {
        let mut digits = text.encode_utf16().map(|code| {
            let left_out = [0, 0x0d, 0x3c].iter().filter(|left_out| code > **left_out).count();
            let surrogates = if code > *SURROGATES.end() { 2_048 } else { 0 };
            u64::from(code) - u64::try_from(left_out).expect("three at most") - surrogates
        });
        let mut next = |mut state: u64| {
            while state < LEAST {
                state = state * BASE + digits.next().expect("there are digits enough");
            }
            state
        };
        let mut state = next(0);
        let mut bytes = Vec::new();
        while bytes.len() < length {
            let unit = u16::try_from(state % UNITS).expect("a unit has sixteen bits");
            bytes.extend(unit.to_le_bytes());
            state = next(state / UNITS);
        }
        assert_eq!(state, LEAST);
        assert!(digits.next().is_none());
        bytes.truncate(length);
        bytes
    }

    #[test]
    fn a_common_end_is_packed_once() {
        let end = "x".repeat(COMMON);
        let files = Files::from([
            ("a".to_owned(), format!("1{end}").into_bytes()),
            ("b".to_owned(), format!("22{end}").into_bytes()),
            ("c".to_owned(), b"xx".to_vec()),
        ]);
        let order = ["a", "b", "c"].map(str::to_owned);
        let text = String::from_utf8(listed(&files, &order)).expect("it is text");
        let list = format!("[[\"a\",{}],[\"b\",2,\"a\",{COMMON}],[\"c\",2]]\n", COMMON + 1);
        assert_eq!(text, format!("{list}1{end}22xx"));
    }

    #[test]
    fn packed_letters_encode_every_byte() {
        let every: Vec<u8> = (0..=u16::MAX).flat_map(u16::to_le_bytes).collect();
        for length in [0, 1, 2, 3, 600, every.len() - 1, every.len()] {
            let text = lettered(&every[..length]);
            assert!(!text.contains(['\0', '\r', '<']), "{length}");
            assert_eq!(read(&text, length), every[..length], "{length}");
        }
        // Three letters in a thousand more than units.
        assert!(lettered(&every).encode_utf16().count() < 65_536 + 200);
    }

    #[test]
    fn every_digit_has_a_letter_of_its_own() {
        let letters: Vec<char> = (0..BASE).map(letter).collect();
        assert!(letters.is_sorted_by(|one, next| one < next));
        assert_eq!((letters[0], letters[letters.len() - 1]), ('\u{1}', '\u{ffff}'));
        assert!(!letters.contains(&'\r') && !letters.contains(&'<'));
    }
}
