//! Decodes text files in the encodings that word processors write.

/// The characters of bytes 0x80 to 0x9f in Windows-1252, the common encoding before UTF-8.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes a file as UTF-8, UTF-16 or, failing those, Windows-1252, and strips a byte order mark. The input may
/// end within a character.
#[must_use]
pub fn decode_text(bytes: &[u8]) -> String {
    let mut text = marked(bytes);
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    text
}

fn marked(bytes: &[u8]) -> String {
    let wide = |order: fn([u8; 2]) -> u16| {
        let (pairs, _) = bytes.as_chunks::<2>();
        let units: Vec<u16> = pairs.iter().map(|pair| order(*pair)).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xff, 0xfe, ..] | [1..=0xff, 0, 1..=0xff, 0, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] | [0, 1..=0xff, 0, 1..=0xff, ..] => wide(u16::from_be_bytes),
        _ => match core::str::from_utf8(bytes) {
            Err(error) if error.error_len().is_some() => {
                bytes.iter().map(|it| windows(*it)).collect()
            }
            _ => String::from_utf8_lossy(bytes).into_owned(),
        },
    }
}

fn windows(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_is_read() {
        let text = "[First “Aminé – à”]";
        let units = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
            text.encode_utf16().flat_map(order).collect()
        };
        let (little, big) = (units(u16::to_le_bytes), units(u16::to_be_bytes));
        let marked = [&[0xff, 0xfe], &little[..]].concat();
        assert_eq!(decode_text(text.as_bytes()), text);
        assert_eq!(decode_text(&little), text);
        assert_eq!(decode_text(&big), text);
        assert_eq!(decode_text(&marked), text);
        assert_eq!(decode_text(b"[First \x93Amin\xe9 \x96 \xe0\x94]"), text);
        assert_eq!(decode_text(&"é".as_bytes()[..1]), "\u{fffd}", "the first half of a character");
        assert_eq!(decode_text(b""), "");
    }
}
