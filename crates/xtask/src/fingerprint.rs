//! Fingerprints of files, to detect changes.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// A hash of files and texts. It is comparable on one machine with one toolchain only.
#[derive(Debug, Default)]
pub(crate) struct Fingerprint(DefaultHasher);

impl Fingerprint {
    /// Adds a text, such as a version.
    pub(crate) fn text(&mut self, text: &str) {
        text.hash(&mut self.0);
    }

    /// Adds the names and contents of `path` and everything below it, except for `skipped`. A missing path counts,
    /// too.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub(crate) fn tree(&mut self, path: &Path, skipped: &[PathBuf]) -> io::Result<()> {
        path.hash(&mut self.0);
        for file in files(path, skipped)? {
            file.hash(&mut self.0);
            fs::read(&file)?.hash(&mut self.0);
        }
        Ok(())
    }

    pub(crate) fn finish(self) -> String {
        format!("{:016x}", self.0.finish())
    }
}

/// Returns all files at or below a path, sorted.
fn files(path: &Path, skipped: &[PathBuf]) -> io::Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut open = vec![path.to_path_buf()];
    while let Some(path) = open.pop() {
        if skipped.contains(&path) {
            continue;
        }
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                open.push(entry?.path());
            }
        } else if path.exists() {
            found.insert(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A temporary folder, removed on drop.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            fs::create_dir_all(path.join("below")).expect("a temporary folder can be made");
            Self(path)
        }

        fn write(&self, file: &str, text: &str) {
            fs::write(self.0.join(file), text).expect("a temporary file can be written");
        }

        fn fingerprint(&self, skipped: &[&str]) -> String {
            let skipped: Vec<_> = skipped.iter().map(|name| self.0.join(name)).collect();
            let mut fingerprint = Fingerprint::default();
            fingerprint.tree(&self.0, &skipped).expect("temporary files can be read");
            fingerprint.finish()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn fingerprint_changes_with_every_input() {
        let folder = Folder::new("change");
        let empty = folder.fingerprint(&[]);
        folder.write("below/a", "one");
        let one = folder.fingerprint(&[]);
        folder.write("below/a", "two");
        let two = folder.fingerprint(&[]);
        fs::rename(folder.0.join("below/a"), folder.0.join("below/b")).expect("it can be renamed");
        let renamed = folder.fingerprint(&[]);
        let all = BTreeSet::from([&empty, &one, &two, &renamed]);
        assert_eq!(all.len(), 4);
    }

    #[test]
    fn the_same_contents_written_again_are_no_change() {
        let folder = Folder::new("same");
        folder.write("a", "one");
        let before = folder.fingerprint(&[]);
        folder.write("a", "one");
        assert_eq!(folder.fingerprint(&[]), before);
    }

    #[test]
    fn skipped_inputs_do_not_change_the_fingerprint() {
        let folder = Folder::new("skip");
        let before = folder.fingerprint(&["below"]);
        folder.write("below/a", "one");
        assert_eq!(folder.fingerprint(&["below"]), before);
    }

    #[test]
    fn a_missing_path_is_not_an_error() {
        assert!(Fingerprint::default().tree(Path::new("/no/such/path"), &[]).is_ok());
    }
}
