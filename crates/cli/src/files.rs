//! Files, with errors that name the path.

use std::fmt::Display;
use std::path::Path;

use crate::failure::Failure;

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| refused(path, error))
}

/// Writes a file, and replaces one that exists.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, bytes).map_err(|error| refused(path, error))
}

/// Returns the error of a file.
pub(crate) fn refused(path: &Path, why: impl Display) -> Failure {
    Failure::usage(format_args!("{}: {why}", path.display()))
}
