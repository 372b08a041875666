//! Packs files into one text: gzip, sixteen bits to a letter. `www/single.js` unpacks it.

use core::num::NonZeroU64;

use zopfli::{Format, Options};

use super::{Files, Outcome};

/// Passes of the compressor. Further ones save a thousandth, and each takes as long as the first.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(1).unwrap();

/// Blocks with codes of their own: programs, words and tables differ more than the default of 15 allows.
const BLOCKS: u16 = 120;

/// Letters that cannot stand in markup: null, carriage return, `<`, and the escape itself. Surrogates cannot, either.
const UNBORNE: [u16; 4] = [0x00, 0x0d, 0x3c, ESCAPE];
const ESCAPE: u16 = 0xe000;
/// The code unit that stands for the first of them, after an escape.
const STANDS: u16 = 0x4000;

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

/// Encodes sixteen bits to a letter; escapes letters that cannot stand in markup.
fn lettered(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    let mut put = |unit: u16| {
        text.push(char::from_u32(unit.into()).expect("what is no letter stands otherwise"));
    };
    for pair in bytes.chunks(2) {
        let unit = u16::from_le_bytes([pair[0], pair.get(1).copied().unwrap_or_default()]);
        if let Some(number) = unborne(unit) {
            put(ESCAPE);
            put(STANDS + number);
        } else {
            put(unit);
        }
    }
    text
}

/// Returns the escape number of a letter that cannot stand in markup.
fn unborne(unit: u16) -> Option<u16> {
    match unit {
        0xd800..=0xdfff => Some(unit - 0xd800 + 4),
        _ => (0..).zip(UNBORNE).find(|(_, letter)| *letter == unit).map(|(number, _)| number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads letters as `www/single.js` does.
    fn read(text: &str) -> Vec<u8> {
        let mut units = text.encode_utf16();
        let mut bytes = Vec::new();
        while let Some(unit) = units.next() {
            let meant = if unit == ESCAPE {
                let number = units.next().expect("something is meant") - STANDS;
                let letter = UNBORNE.get(usize::from(number)).copied();
                letter.unwrap_or_else(|| 0xd800 + number - 4)
            } else {
                unit
            };
            bytes.extend(meant.to_le_bytes());
        }
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
            assert_eq!(read(&text)[..length], every[..length], "{length}");
        }
        // One letter in thirty-two needs an escape.
        assert_eq!(lettered(&every).encode_utf16().count(), 65_536 + 2_052);
    }
}
