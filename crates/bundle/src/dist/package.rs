//! Archives (zip) for places where schools and players get things. Same files, same bytes: their time
//! is the first that the format knows.

use std::io::Write;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

use super::{Files, Outcome};
use crate::markup;

/// All packages, by name.
pub(super) fn all(site: &Files, single: &[u8]) -> Outcome<Files> {
    let one = Files::from([("index.html".to_owned(), unguarded(single)?)]);
    Ok(Files::from([
        ("sandgrid-itch.zip".to_owned(), zip(site)?),
        ("sandgrid-kolibri.zip".to_owned(), zip(&one)?),
    ]))
}

/// The one file without a policy of its own: Kolibri sends one with it that keeps to its own place, and
/// puts a script of its own into it, which ours would forbid.
fn unguarded(single: &[u8]) -> Outcome<Vec<u8>> {
    let text = std::str::from_utf8(single)?;
    let mut tags = markup::tags(text, "meta");
    let policy = tags.find(|tag| markup::value(tag, "http-equiv").is_some());
    Ok(text.replacen(policy.ok_or("the one file has no policy")?, "", 1).into_bytes())
}

/// The first of January 1980, as the format writes days; its midnight is 0.
const DAY: u16 = 1 << 5 | 1;

/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;

/// The version that knows folders and compression.
const VERSION: u16 = 20;

const DEFLATED: u16 = 8;

/// An archive of those files.
pub(super) fn zip(files: &Files) -> Outcome<Vec<u8>> {
    let mut archive = Vec::new();
    let mut index = Vec::new();
    for (path, bytes) in files {
        let place = u32::try_from(archive.len())?;
        let about = about(path, bytes)?;
        archive.extend_from_slice(b"PK\x03\x04");
        archive.extend_from_slice(&about.fields);
        archive.extend_from_slice(path.as_bytes());
        archive.extend_from_slice(&about.packed);
        index.extend_from_slice(b"PK\x01\x02");
        index.extend_from_slice(&VERSION.to_le_bytes());
        index.extend_from_slice(&about.fields);
        // No remark, first disk, no attributes.
        index.extend_from_slice(&[0; 10]);
        index.extend_from_slice(&place.to_le_bytes());
        index.extend_from_slice(path.as_bytes());
    }
    let (count, place) = (u16::try_from(files.len())?, u32::try_from(archive.len())?);
    let length = u32::try_from(index.len())?;
    archive.append(&mut index);
    archive.extend_from_slice(b"PK\x05\x06\0\0\0\0");
    for _ in 0..2 {
        archive.extend_from_slice(&count.to_le_bytes());
    }
    archive.extend_from_slice(&length.to_le_bytes());
    archive.extend_from_slice(&place.to_le_bytes());
    archive.extend_from_slice(&[0; 2]);
    Ok(archive)
}

/// A file in an archive: what both its headers say, and its bytes.
struct About {
    fields: Vec<u8>,
    packed: Vec<u8>,
}

fn about(path: &str, bytes: &[u8]) -> Outcome<About> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    let packed = encoder.finish()?;
    let mut crc = Crc::new();
    crc.update(bytes);
    let mut fields = Vec::new();
    for number in [VERSION, FLAGS, DEFLATED, 0, DAY] {
        fields.extend_from_slice(&number.to_le_bytes());
    }
    for number in [crc.sum(), u32::try_from(packed.len())?, u32::try_from(bytes.len())?] {
        fields.extend_from_slice(&number.to_le_bytes());
    }
    for number in [u16::try_from(path.len())?, 0] {
        fields.extend_from_slice(&number.to_le_bytes());
    }
    Ok(About { fields, packed })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_says_where_everything_is() {
        let files = Files::from([("a/b.txt".to_owned(), b"one one one".to_vec())]);
        let archive = zip(&files).expect("it is small");
        assert_eq!(archive, zip(&files).expect("it is small"), "the same each time");
        assert!(archive.starts_with(b"PK\x03\x04"));
        let end = archive.len() - 22;
        assert_eq!(&archive[end..end + 4], b"PK\x05\x06");
        let place = u32::from_le_bytes(archive[end + 16..end + 20].try_into().expect("four bytes"));
        assert_eq!(&archive[place as usize..][..4], b"PK\x01\x02");
        assert_eq!(&archive[place as usize + 46..][..7], b"a/b.txt");
    }

    #[test]
    fn kolibri_brings_its_own_policy() {
        let single =
            b"<meta charset=utf-8><meta http-equiv=\"Content-Security-Policy\" content=\"x\">y";
        let plain = unguarded(single).expect("it has one");
        assert_eq!(plain, b"<meta charset=utf-8>y");
        assert!(unguarded(b"<meta charset=utf-8>").is_err());
    }
}
