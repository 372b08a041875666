//! Many files as one text: LZMA, sixteen bits to a letter. `www/unpack.js` is the other side.

use std::io::Write;

use lzma_rust2::{LzmaOptions, LzmaWriter};

use super::{Files, Outcome};

/// The window, large enough for the longest distance between repetitions.
const WINDOW: u32 = 1 << 22;

/// Letters that markup does not bear: nothing, what ends a line where it should not, what begins a tag;
/// and the one that says that something else is meant. Neither does it bear what is half a letter.
const UNBORNE: [u16; 4] = [0x00, 0x0d, 0x3c, ESCAPE];
const ESCAPE: u16 = 0xe000;
/// The code unit of the first of them.
const STANDS: u16 = 0x4000;

/// Files as a text, and how long they are unpacked. The list of names and lengths stands first.
pub(super) fn pack(files: &Files, order: &[String]) -> Outcome<(String, usize)> {
    let entry = |path: &String| format!("[\"{path}\",{}]", files[path].len());
    let list: Vec<String> = order.iter().map(entry).collect();
    let mut whole = format!("[{}]\n", list.join(",")).into_bytes();
    for path in order {
        whole.extend_from_slice(&files[path]);
    }
    Ok((lettered(&packed(&whole)?), whole.len()))
}

/// LZMA without header or end mark; three bits of context, none of place.
pub(super) fn packed(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut options = LzmaOptions::with_preset(9);
    options.dict_size = WINDOW;
    options.pb = 0;
    options.nice_len = LzmaOptions::NICE_LEN_MAX;
    options.depth_limit = 512;
    let mut writer = LzmaWriter::new_no_header(Vec::new(), &options, false)?;
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}

/// Sixteen bits to a letter; what cannot stand is written as two.
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

/// The number of a letter that cannot stand.
fn unborne(unit: u16) -> Option<u16> {
    match unit {
        0xd800..=0xdfff => Some(unit - 0xd800 + 4),
        _ => (0..).zip(UNBORNE).find(|(_, letter)| *letter == unit).map(|(number, _)| number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `www/unpack.js` does it.
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
    fn packed_letters_encode_every_byte() {
        let every: Vec<u8> = (0..=u16::MAX).flat_map(u16::to_le_bytes).collect();
        for length in [0, 1, 2, 3, 600, every.len() - 1, every.len()] {
            let text = lettered(&every[..length]);
            assert!(!text.contains(['\0', '\r', '<']), "{length}");
            assert_eq!(read(&text)[..length], every[..length], "{length}");
        }
        // Of all that a letter can be, one in thirty-two takes two.
        assert_eq!(lettered(&every).encode_utf16().count(), 65_536 + 2_052);
    }
}
