//! Marks the blocks in a sentence, so that the page can draw them in the place of their names.
//!
//! Names of players never contain the marks: [`Language::quote`](crate::Language::quote) removes control
//! characters.

use sandgrid_yebo::Face;

/// The marks before a block, between its code and its name, and behind it.
const OPENS: char = '\u{1}';
const NAMES: char = '\u{2}';
const ENDS: char = '\u{3}';

/// How a sentence names its blocks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::yebo) enum BlockNames {
    /// By name.
    Plain,
    /// By name, with marks for [`read`].
    Marked,
}

/// A part of a sentence: words, or a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogPart {
    /// Words.
    Words(String),
    /// A block, in the place of its name.
    Block {
        /// The face, or Africa.
        face: Face,
        /// The block that an Africa stands for.
        stands: Option<Face>,
    },
}

/// Marks a block with that name.
pub(in crate::yebo) fn marked(face: Face, stands: Option<Face>, name: &str) -> String {
    let stands = stands.map(|stands| format!(" {stands}")).unwrap_or_default();
    format!("{OPENS}{face}{stands}{NAMES}{name}{ENDS}")
}

/// Returns a sentence without its marks, and its parts.
pub(in crate::yebo) fn read(sentence: &str) -> (String, Vec<LogPart>) {
    let (mut words, mut parts) = (String::new(), Vec::new());
    for (at, piece) in sentence.split(OPENS).enumerate() {
        let block = (at > 0).then(|| block(piece)).flatten();
        let plain = match block {
            Some((face, stands, name, rest)) => {
                words += name;
                parts.push(LogPart::Block { face, stands });
                rest
            }
            None => piece,
        };
        words += plain;
        if !plain.is_empty() {
            parts.push(LogPart::Words(plain.to_owned()));
        }
    }
    (words, parts)
}

/// Reads a block behind its first mark: the face, the one that it stands for, its name, and the rest.
fn block(piece: &str) -> Option<(Face, Option<Face>, &str, &str)> {
    let (code, rest) = piece.split_once(NAMES)?;
    let (name, rest) = rest.split_once(ENDS)?;
    let (face, stands) = match code.split_once(' ') {
        Some((face, stands)) => (face, Some(stands.parse().ok()?)),
        None => (code, None),
    };
    Some((face.parse().ok()?, stands, name, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_blocks_are_read_in_their_places() {
        let face = |text: &str| text.parse::<Face>().expect("it is one");
        let [pot, africa, mask] = ["P4", "AF", "M5"].map(face);
        let (pot_words, mask_words) =
            (marked(pot, None, "Pot 4"), marked(africa, Some(mask), "Africa for Mask 5"));
        let (words, parts) = read(&format!("Ama: group, {pot_words}, {mask_words}."));
        assert_eq!(words, "Ama: group, Pot 4, Africa for Mask 5.");
        let plain = |words: &str| LogPart::Words(words.to_owned());
        let expected = [
            plain("Ama: group, "),
            LogPart::Block { face: pot, stands: None },
            plain(", "),
            LogPart::Block { face: africa, stands: Some(mask) },
            plain("."),
        ];
        assert_eq!(parts, expected);
        assert_eq!(read("Play turns."), ("Play turns.".to_owned(), vec![plain("Play turns.")]));
        assert_eq!(read("").1, []);
    }

    #[test]
    fn every_face_has_a_code() {
        for face in Face::all() {
            let (words, parts) = read(&marked(face, None, "name"));
            assert_eq!(
                (words.as_str(), parts),
                ("name", vec![LogPart::Block { face, stands: None }])
            );
        }
    }
}
