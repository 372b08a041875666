//! Files and folders, with errors that name the path.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Reads a text.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

/// Writes a file, and replaces one that exists.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| at(path, &error))
}

/// Removes a file.
pub(crate) fn remove(path: &Path) -> Result<(), String> {
    fs::remove_file(path).map_err(|error| at(path, &error))
}

/// Creates a folder and those above it.
pub(crate) fn create_folder(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| at(path, &error))
}

/// Returns the paths in a folder, in the order of their names.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let list = || -> io::Result<Vec<PathBuf>> {
        let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        paths.sort();
        Ok(paths)
    };
    list().map_err(|error| at(folder, &error))
}

/// Returns an error with its path.
pub(crate) fn at(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Reads a file.
#[cfg(feature = "dist")]
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| at(path, &error))
}

/// Removes a folder with its contents, if it exists.
#[cfg(feature = "dist")]
pub(crate) fn remove_folder(path: &Path) -> Result<(), String> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(path, &error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_path() {
        let lost = &Path::new(env!("CARGO_MANIFEST_DIR")).join("no-such-folder/file");
        for done in [
            read_text(lost).map(drop),
            write(lost, "text"),
            remove(lost),
            entries(lost).map(drop),
            create_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml/folder")),
        ] {
            let error = done.expect_err("there is no such folder");
            assert!(error.starts_with(env!("CARGO_MANIFEST_DIR")), "{error}");
        }
    }
}
