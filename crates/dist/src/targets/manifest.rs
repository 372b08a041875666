//! The manifest of all outputs.

use std::fmt::Write;

use super::{Files, digest};

/// Returns a line for each file: path, bytes, SHA-256.
pub(super) fn of(files: &Files) -> String {
    files.iter().fold("path\tbytes\tsha256\n".to_owned(), |mut list, (path, bytes)| {
        writeln!(list, "{path}\t{}\t{}", bytes.len(), digest::hex(bytes))
            .expect("a text takes every letter");
        list
    })
}
