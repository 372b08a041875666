//! The page as a server hands it out that compresses its files beforehand, as far as Brotli can.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use brotli::enc::BrotliEncoderParams;

/// How hard Brotli tries; there is nothing above it.
const QUALITY: i32 = 11;

/// The folder that is sent as it is: tables are compressed already, and are requested when a game nears them.
const AS_IT_IS: &str = "tables";

/// Every file of the page by its path, compressed.
#[derive(Debug)]
pub(crate) struct Packed(BTreeMap<String, Vec<u8>>);

impl Packed {
    /// The files of that folder, which is the same in all tests; it takes seconds, but only once.
    pub(super) fn of(folder: &Path) -> &'static Self {
        static PAGE: OnceLock<Packed> = OnceLock::new();
        PAGE.get_or_init(|| {
            let mut files = BTreeMap::new();
            pack(folder, folder, &mut files);
            Self(files)
        })
    }

    /// Returns the compressed content of a file, if there is one.
    pub(super) fn file(&self, path: &str) -> Option<&[u8]> {
        self.0.get(path).map(Vec::as_slice)
    }

    /// How many bytes that is.
    pub(crate) fn size(&self, path: &str) -> Option<u32> {
        self.0.get(path).map(|file| u32::try_from(file.len()).expect("files are small"))
    }
}

fn pack(top: &Path, folder: &Path, files: &mut BTreeMap<String, Vec<u8>>) {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let file = entry.expect("the folder stays readable").path();
        let path = file.strip_prefix(top).expect("it is below").to_string_lossy().into_owned();
        if path.starts_with('.') || path.starts_with(AS_IT_IS) {
            continue;
        }
        if file.is_dir() {
            pack(top, &file, files);
        } else {
            files.insert(path, packed(&fs::read(&file).expect("the page stays readable")));
        }
    }
}

fn packed(mut bytes: &[u8]) -> Vec<u8> {
    let wanted = BrotliEncoderParams {
        quality: QUALITY,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut packed, &wanted).expect("a memory takes every byte");
    packed
}
