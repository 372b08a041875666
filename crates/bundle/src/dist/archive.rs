//! Many files as one text: LZMA, seven bits to a letter. `www/unpack.js` is the other side.

use std::io::Write;

use lzma_rust2::{LzmaOptions, LzmaWriter};

use super::{Files, Outcome};

/// What holds the longest distance between two things that are alike.
const WINDOW: u32 = 1 << 22;

/// Letters that markup does not bear: nothing, what ends a line where it should not, what begins a tag.
const UNBORNE: [u8; 3] = [0x00, 0x0d, 0x3c];

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

/// Seven bits to a letter; one that cannot stand is written with the next as a letter of two bytes.
fn lettered(bytes: &[u8]) -> String {
    let mut sevens = sevens(bytes).into_iter();
    let mut text = String::with_capacity(bytes.len() * 8 / 7 + 8);
    while let Some(seven) = sevens.next() {
        match (1..).zip(UNBORNE).find(|(_, letter)| *letter == seven) {
            None => text.push(seven.into()),
            Some((number, _)) => {
                let both = number << 7 | u32::from(sevens.next().unwrap_or_default());
                text.push(char::from_u32(both).expect("these are letters"));
            }
        }
    }
    text
}

fn sevens(bytes: &[u8]) -> Vec<u8> {
    let mut sevens = Vec::with_capacity(bytes.len() * 8 / 7 + 2);
    let (mut held, mut bits) = (0_u32, 0);
    let mut put = |held: u32| sevens.push(u8::try_from(held & 127).expect("seven bits"));
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 7 {
            bits -= 7;
            put(held >> bits);
        }
        held &= 127;
    }
    if bits > 0 {
        put(held << (7 - bits));
    }
    sevens
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `www/unpack.js` does it.
    fn read(text: &str) -> Vec<u8> {
        let (mut bytes, mut held, mut bits) = (Vec::new(), 0_u32, 0);
        let mut take = |seven: u32| {
            held = held << 7 | seven;
            bits += 7;
            if bits >= 8 {
                bits -= 8;
                bytes.push(u8::try_from(held >> bits & 255).expect("eight bits"));
                held &= 255;
            }
        };
        for letter in text.chars().map(u32::from) {
            if letter > 127 {
                take(u32::from(UNBORNE[letter as usize / 128 - 1]));
            }
            take(letter & 127);
        }
        bytes
    }

    #[test]
    fn letters_bear_every_byte_and_markup_bears_them() {
        for length in 0..600 {
            let bytes: Vec<u8> =
                (0..length).map(|at: u32| ((at * at * 7) >> 3).to_le_bytes()[0]).collect();
            let text = lettered(&bytes);
            assert!(!text.contains(['\0', '\r', '<']), "{text:?}");
            let back = read(&text);
            assert_eq!(back[..bytes.len()], bytes, "{length}");
        }
        let zeros = lettered(&[0; 700]);
        assert_eq!(zeros.len(), 800);
    }
}
